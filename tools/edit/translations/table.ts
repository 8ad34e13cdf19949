import { messageText } from '../../cli/message-language'
import { plural, printTable } from '../../cli/print'
import { type State, states } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { joined, type Said, say } from '../../content/say/say.js'
import { countBy, shareDone, toDoIn } from '../../content/translation/translation-count'
import { allTranslations } from '../../content/translation/translation-state'

/** Names of translation states, for authors. */
export const stateNames: Record<State, Said> = {
  missing: say`missing`,
  same: say`same as source`,
  outdated: say`outdated`,
  unknown: say`unknown`,
  meant: say`meant so`,
  done: say`done`,
}

/** Formats two tables: the number of texts to translate by page and language, and the progress of each language. */
export function printTranslations(site: Site): string {
  const translations = allTranslations(site)
  const codes = site.settings.languages.map(({ code }) => code)
  const pages = countBy(translations, ({ of }) => of.name)
  const cells = countBy(translations, ({ of, lang }) => `${lang} ${of.name}`)
  const rows = [...pages]
    .filter(([, count]) => toDoIn(count) > 0)
    .map(([name]) => [name, ...codes.map((code) => countCell(cells.get(`${code} ${name}`)))])
  const languages = [...countBy(translations, ({ lang }) => lang)].map(([code, count]) => [
    `${messageText(joined([{ language: code }]))} (${code})`,
    ...states.map((state) => String(count[state])),
    String(toDoIn(count)),
    `${shareDone(count)} %`,
  ])
  if (languages.length === 0) return messageText(say`The site has one language: there is nothing to translate.`)
  return [
    ...(rows.length > 0 ? [printTable([messageText(say`words to do`), ...codes], rows), ''] : []),
    printTable(
      ['', ...states.map((state) => messageText(stateNames[state])), messageText(say`to do`), messageText(say`done`)],
      languages,
    ),
    '',
    messageText(translationSummary(rows.length, translations.filter(({ state }) => state === 'unknown').length)),
  ].join('\n')
}

function translationSummary(files: number, unknown: number): Said {
  if (files > 0)
    return files === 1
      ? say`${plural(files, 'file')} of the site has words to translate.`
      : say`${plural(files, 'file')} of the site have words to translate.`
  return unknown > 0
    ? say`Everything has a translation; "npm run check" says why some are unknown.`
    : say`Everything is translated.`
}

function countCell(count: Parameters<typeof toDoIn>[0] | undefined): string {
  if (!count) return ''
  const toDo = toDoIn(count)
  return toDo === 0 ? '✓' : String(toDo)
}
