import type { Changes, Texts } from './lab'
import * as odd from './odd'
import type { Random } from './random'

export type FileKind = {
  name: string
  /** @returns the changed texts by file; undefined if the change is not possible */
  change(files: Texts, random: Random): Changes | undefined
}

/** Unusual names that a file can have. */
const names = odd.names.filter((name) => name !== '' && !/[/\p{Cc}]/u.test(name))

const languages = ['xx', 'zh_CN', 'x', 'a b', 'EN', 'tr-TR', '__proto__', 'constructor', 'backup copy', 'en-']

/** A path in which the part that matches a pattern is replaced by another name. */
const renamed = (file: string, part: RegExp, name: string) => file.replace(part, () => name)
const lastName = /[^/]+(?=\.json$)/
const pick = (files: Texts, random: Random, start = '') =>
  random.pick(Object.keys(files).filter((file) => file.startsWith(start)))

export const fileKinds: FileKind[] = [
  { name: 'file lost', change: (files, random) => ({ [pick(files, random)]: undefined }) },
  {
    name: 'file renamed',
    change(files, random) {
      const file = pick(files, random)
      return { [file]: undefined, [renamed(file, lastName, random.pick(names))]: files[file] }
    },
  },
  {
    name: 'file copied',
    change(files, random) {
      const file = pick(files, random)
      return { [renamed(file, lastName, random.pick(names))]: files[file] }
    },
  },
  {
    name: 'page moved',
    change(files, random) {
      const file = pick(files, random, 'pages/')
      return { [file]: undefined, [renamed(file, /^pages/, `pages/${random.pick(names)}`)]: files[file] }
    },
  },
  {
    name: 'language renamed',
    change(files, random) {
      const file = pick(files, random, 'locales/')
      return { [file]: undefined, [renamed(file, /(?<=^locales\/)[^/]+(?=\/)/, random.pick(languages))]: files[file] }
    },
  },
  {
    name: 'words of a language lost',
    change(files, random) {
      const folder = /^locales\/[^/]+\//.exec(pick(files, random, 'locales/'))?.[0]
      const lost = Object.keys(files).filter((file) => folder !== undefined && file.startsWith(folder))
      return lost.length > 0 ? Object.fromEntries(lost.map((file) => [file, undefined])) : undefined
    },
  },
  { name: 'file of another kind', change: (files, random) => ({ [pick(files, random)]: files[pick(files, random)] }) },
  {
    name: 'everything shared empty',
    change: (files) =>
      Object.fromEntries(
        Object.keys(files)
          .filter((file) => /\/_|common/.test(file))
          .map((file) => [file, '{}']),
      ),
  },
]
