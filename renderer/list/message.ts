import type { ReadList } from './read'

/** The message to the sales team, in the visitor's language and then, if different, in the site's default language. */
export function messageOf(lists: ReadList[], origin: string): string {
  return lists
    .map((list, i) => (i === 0 ? '' : `${ruleLine}\n${listLanguageName(list)}\n\n`) + listText(list, origin))
    .join('\n\n')
}

const ruleLine = '————————'

function listText({ words, items }: ReadList, origin: string): string {
  const listed = items.map(({ title, lines, href }, i) =>
    [`${i + 1}. ${title}`, ...lines.map((line) => `   ${line}`), `   ${origin}${href}`].join('\n'),
  )
  return [words.list.greeting, ...listed].join('\n\n')
}

function listLanguageName({ site, language }: ReadList): string {
  return site.languages.find(({ code }) => code === language)?.name ?? language
}
