import { say } from '../cli/language/say'
import { plural, printTable } from '../cli/print'
import { nameOf } from '../content/language'
import type { Site } from '../content/site'
import { countBy, shareDone, toDoIn } from '../content/translation-count'
import { type State, states, translationsOf } from '../content/translation-state'

/** What authors call the states of a translation. */
export const stateNames: Record<State, string> = {
  missing: 'missing',
  same: 'same as source',
  outdated: 'outdated',
  unknown: 'unknown',
  meant: 'meant so',
  done: 'done',
}

/** How many words are to do on each page in each language, and how complete each language is. */
export function printTranslations(site: Site): string {
  const translations = [...(translationsOf(site)?.values() ?? [])].flat()
  const codes = site.settings.languages.map(({ code }) => code)
  const pages = countBy(translations, ({ of }) => of.name)
  const cells = countBy(translations, ({ of, lang }) => `${lang} ${of.name}`)
  const rows = [...pages]
    .filter(([, count]) => toDoIn(count) > 0)
    .map(([name]) => [name, ...codes.map((code) => cellOf(cells.get(`${code} ${name}`)))])
  const languages = [...countBy(translations, ({ lang }) => lang)].map(([code, count]) => [
    `${say(nameOf(code))} (${code})`,
    ...states.map((state) => String(count[state])),
    String(toDoIn(count)),
    `${shareDone(count)} %`,
  ])
  if (languages.length === 0) return say('The site has one language: there is nothing to translate.')
  return [
    ...(rows.length > 0 ? [printTable([say('words to do'), ...codes], rows), ''] : []),
    printTable(['', ...states.map((state) => say(stateNames[state])), say('to do'), say('done')], languages),
    '',
    say(summaryOf(rows.length, translations.filter(({ state }) => state === 'unknown').length)),
  ].join('\n')
}

function summaryOf(files: number, unknown: number): string {
  if (files > 0) return `${plural(files, 'file')} of the site ${files === 1 ? 'has' : 'have'} words to translate.`
  return unknown > 0
    ? 'Everything has a translation; "npm run check" says why some are unknown.'
    : 'Everything is translated.'
}

function cellOf(count: Parameters<typeof toDoIn>[0] | undefined): string {
  if (!count) return ''
  const left = toDoIn(count)
  return left === 0 ? '✓' : String(left)
}
