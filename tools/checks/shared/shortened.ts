import type { Message } from '../../content/check/message'
import { baseOf } from '../../content/language/detect'
import { scriptOf } from '../../content/language/language'
import { type Said, say } from '../../content/say/say.js'
import { paragraphsIn } from './agree'

/** Minimum lengths, in letters, of a source and of a paragraph to compare. Shorter ones vary too much. */
const shortest = { source: 150, paragraph: 80 }

/** Minimum share of the usual length, for any translation and for one with fewer paragraphs or sentences. */
const leastShare = { any: 0.7, fewerParts: 0.85 }

/**
 * Usual lengths of translations, relative to English. For ar, de, es, fr, ru and tr, these are medians of 140 texts of
 * more than 150 letters on this repository's site; for he and pt, of texts on the fixture site. For ja, ko and zh,
 * these are cautious lower limits, so that a concise translation is not reported.
 */
const usualLengths: Record<string, number> = {
  ...{ ar: 0.84, de: 1.15, en: 1, es: 1.14, fr: 1.15, he: 0.81, pt: 1.06, ru: 1, tr: 0.93 },
  ...{ ja: 0.4, ko: 0.4, zh: 0.22 },
}

/** Matches the end of a sentence, not a full stop after a day ("11. Mai") or a short word in capitals ("Ltd."). */
const sentenceEnd =
  /(?:(?<!(?<!\p{N})\p{N}{1,2}|(?<!\p{L})\p{Lu}\p{L}{0,3})\.|[!?؟。！？])["'»”’)]*(?=\s+[^\p{Ll}\s]|\s*$|(?<=[。！？]))/gmu

/**
 * Returns a message if a translation is so short, compared with the usual lengths in the two languages, that a
 * paragraph, a sentence or another part is probably missing. If both texts have the same number of paragraphs, the
 * paragraphs are compared in pairs.
 */
export function shortened({ prose, lang, source }: Message): Said | undefined {
  if (!source || source.prose.length < shortest.source) return undefined
  const [here, there] = [usualLength(lang), usualLength(source.lang)]
  if (here === undefined || there === undefined || there < 0.5) return undefined
  const usual = (text: string) => Math.round((text.length * here) / there)
  const lengths = (text: string, original: string): Said =>
    say`${text.length} letters, where ${original.length} in ${{ language: source.lang }} usually need about ${usual(original)}`
  const isShorter = (text: string, original: string, share: number) => text.length < usual(original) * share
  const [parts, wanted] = [paragraphsIn(prose), paragraphsIn(source.prose)]
  if (parts.length < wanted.length && isShorter(prose, source.prose, leastShare.fewerParts))
    return say`The translation has ${parts.length} of ${wanted.length} paragraphs: ${lengths(prose, source.prose)}.`
  for (const [i, original] of parts.length === wanted.length ? wanted.entries() : []) {
    const part = parts[i] ?? ''
    const [sentences, allSentences] = [sentencesIn(part), sentencesIn(original)]
    if (original.length < shortest.paragraph || sentences >= allSentences) continue
    if (isShorter(part, original, leastShare.fewerParts))
      return parts.length === 1
        ? say`The translation has ${sentences} of ${allSentences} sentences: ${lengths(part, original)}.`
        : say`Paragraph ${i + 1} of the translation has ${sentences} of ${allSentences} sentences: ${lengths(part, original)}.`
  }
  return isShorter(prose, source.prose, leastShare.any)
    ? say`The translation is much shorter than its source: ${lengths(prose, source.prose)}.`
    : undefined
}

/** Usual length relative to English. For unlisted languages: 1 if their script is European, otherwise undefined. */
function usualLength(language: string): number | undefined {
  return usualLengths[baseOf(language)] ?? (/^(?:Latn|Cyrl|Grek)$/.test(scriptOf(language) ?? '') ? 1 : undefined)
}

function sentencesIn(text: string): number {
  return text.match(sentenceEnd)?.length ?? 0
}
