import type { Imported } from '../../content/exchange'
import { importTexts as importAll } from '../../edit/import'
import { exchangeFiles } from '../../edit/translations/exchange-files'
import { readWholeSite } from '../../site/all'
import type { ExportAnswer, ImportAnswer } from '../protocol'

/** The texts for a translator, as files. @throws Refusal for a language or format that there is not */
export async function exportTexts(language: string, format: string | undefined): Promise<ExportAnswer> {
  return { files: exchangeFiles(await readWholeSite(), language, format) }
}

/** Takes back what a translator has done, or only says what it is. @throws Refusal for a file that cannot be read */
export async function importTexts(name: string, bytes: Uint8Array, dryRun: boolean): Promise<ImportAnswer> {
  // Who asks for it has seen what is refused.
  return answerOf((await importAll(name, bytes, () => !dryRun)).imported)
}

function answerOf({ changed, accepted, refused, doubtful }: Imported): ImportAnswer {
  const texts = changed.map(({ of: { of, word, lang, text }, text: after }) => ({
    ...{ page: of.name, key: word.key, lang, source: word.value, after },
    ...(text === undefined ? {} : { before: text }),
  }))
  return { changed: texts, accepted: accepted.length, refused, doubtful }
}
