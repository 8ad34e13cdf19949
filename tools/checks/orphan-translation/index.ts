import type { Edit } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { placeOf } from '../../content/read/read-page'
import { type Said, say } from '../../content/say/say.js'
import { shortFileList } from '../shared/agree'
import { orphansOf } from '../shared/moved'

/** Every locale file belongs to an existing page. */
export const orphanTranslation: Check = {
  code: 'orphan-translation',
  about: say`A page was moved, renamed or deleted, and its translations were not.`,
  why: say`A translation has the path of its page. Without that page it is never shown.`,
  wrong: { 'locales/de/air/fan.json': { title: 'Wandventilator' } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  create(site, report) {
    return {
      site() {
        for (const { name, documents, now } of orphansOf(site)) {
          const [first] = documents
          if (!first) continue
          const many = documents.length > 1
          const files = shortFileList(documents)
          const message = many
            ? say`There is no page pages/${name}.json, so ${files} are never shown.`
            : say`There is no page pages/${name}.json, so ${files} is never shown.`
          const isSame = now !== undefined && placeOf(name).slug === placeOf(now).slug
          report(first, [], message, {
            hint:
              now === undefined
                ? say`Delete ${files}. Next time, "npm run delete" deletes them with the page.`
                : hintTo(name, now, files, many),
            fix: isSame ? documents.map(({ file }) => moveTo(file, name, now)) : undefined,
          })
        }
      },
    }
  },
}

function moveTo(file: string, name: string, now: string): Edit {
  return { file, kind: 'move', to: file.replace(`/${name}.json`, `/${now}.json`) }
}

function hintTo(name: string, now: string, files: string, many: boolean): Said {
  const to = files.replace(`/${name}.json`, `/${now}.json`)
  if (placeOf(name).slug === placeOf(now).slug)
    return many
      ? say`The page is now pages/${now}.json: move them to ${to}.`
      : say`The page is now pages/${now}.json: move it to ${to}.`
  return many
    ? say`Do you mean pages/${now}.json? Then rename them to ${to}; otherwise delete them.`
    : say`Do you mean pages/${now}.json? Then rename it to ${to}; otherwise delete it.`
}
