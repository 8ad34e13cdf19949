/**
 * `npm run generate -- KIND…`: generates files that builds do not make: types, reference, budgets, pictures, icons,
 * link previews, printed documents, and pictures for the guide. With `--check`, the command writes nothing, and lists
 * outdated files of the engine. `npm run check -- --release` finds outdated files of a site.
 */

import { createCommand } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { printNames } from '../cli/print'
import { suggest } from '../content/base/nearest'
import { joined, type Said, say } from '../content/say/say.js'
import { packed, projectFolder } from '../files/project.js'

/** Generates the files of a kind. @returns whether all were generated or, with `isCheck`, whether all are up to date */
type Generate = (isCheck: boolean) => Promise<boolean>

type Kind = {
  about: Said
  /** Whether the files belong to the engine instead of a site. The engine's package does not offer such kinds. */
  isOfEngine?: boolean
  /** Whether "--check" supports this kind. */
  isChecked?: boolean
  /** Loads the generator with the packages that it needs. */
  load(): Promise<Generate>
}

const kinds: Record<string, Kind> = {
  types: {
    about: say`what is made from the schema: types, reference, lists of blocks`,
    isOfEngine: true,
    isChecked: true,
    load: async () => (await import('./generate/types')).generate,
  },
  rules: {
    about: say`the list of rules, from the folders of tools/checks`,
    isOfEngine: true,
    isChecked: true,
    load: async () => (await import('./generate/rules')).generate,
  },
  budgets: {
    about: say`what pages and scripts weigh, in tools/bundle/budgets`,
    isOfEngine: true,
    isChecked: true,
    load: async () => (await import('./generate/budgets')).generate,
  },
  'block-types': {
    about: say`types.ts in the folders of custom blocks, from their schemas`,
    load: async () => (await import('./generate/types')).generateForSite,
  },
  pictures: {
    about: say`new pictures in all widths, in pages/_media/_variants`,
    load: async () => (await import('../assets/commit-pictures')).generatePictures,
  },
  icons: {
    about: say`the icons of every brand from its logo, in pages/_media/icons`,
    load: async () => (await import('./generate/drawn')).generateIcons,
  },
  'link-previews': {
    about: say`the link previews that are missing; removes those that no page uses`,
    load: async () => (await import('./generate/drawn')).generateLinkPreviews,
  },
  documents: {
    about: say`the documents of pages/_documents that changed, as PDF`,
    load: async () => (await import('../assets/documents')).generateDocuments,
  },
  'data-sheets': {
    about: say`a data sheet of every product, as PDF, for a release`,
    load: async () => (await import('../assets/documents')).generateDataSheets,
  },
  editor: {
    about: say`the extension for Visual Studio Code, which starts the language server (docs/editors.md)`,
    load: async () => (await import('../editor/pack')).generateExtension,
  },
  guide: {
    about: say`the pictures of docs/guide.md and docs/studio.md`,
    isOfEngine: true,
    load: async () => (await import('./generate/guide')).generate,
  },
}

const generators = Object.fromEntries(Object.entries(kinds).filter(([, { isOfEngine }]) => !packed || !isOfEngine))
const generatorNames = Object.keys(generators)
const checkedNames = generatorNames.filter((name) => generators[name]?.isChecked)

export default createCommand(
  {
    name: 'generate',
    about: joined(
      [
        say`Generates files that are kept:`,
        printNames(Object.entries(generators).map(([name, { about }]) => [name, about])),
      ],
      '\n',
    ),
    operands: ['[KIND…]'],
    // "--check" ignores the files of a site, because `npm run check -- --release` checks these.
    options: {
      ...(!packed && {
        check: { about: say`writes nothing, and fails if one of these is out of date: ${checkedNames.join(', ')}` },
      }),
    },
    needsSite: (operands) => operands.some((name) => Object.hasOwn(generators, name) && !generators[name]?.isOfEngine),
  },
  async ({ operands, has }) => {
    const isCheck = has('check')
    const requestedKinds = operands.length === 0 && isCheck ? checkedNames : operands
    if (requestedKinds.length === 0) throw new Refusal(say`Give a kind: ${generatorNames.join(', ')}.`)
    for (const name of requestedKinds) refuseWrong(name, isCheck)
    const site = process.cwd()
    let exitCode = 0
    for (const [name, { load, isOfEngine }] of Object.entries(generators).filter(([name]) =>
      requestedKinds.includes(name),
    )) {
      if (requestedKinds.length > 1) console.log(`── ${name}`)
      const generate = await load()
      // Files of the engine are written into the engine's repository.
      process.chdir(isOfEngine ? projectFolder : site)
      if (!(await generate(isCheck))) exitCode = exitCodes.contentHasErrors
    }
    return exitCode
  },
)

function refuseWrong(name: string, isCheck: boolean): void {
  if (!generatorNames.includes(name))
    throw new Refusal([say`There is no kind "${name}".`, suggest(name, generatorNames)])
  if (isCheck && !checkedNames.includes(name))
    throw new Refusal(say`"--check" is for: ${checkedNames.join(', ')}. "npm run check -- --release" checks a site.`)
}
