/**
 * `npm run generate -- KIND…`: makes what is made by a command and kept: types, reference, weights, pictures, icons,
 * link previews, printed documents, pictures of the guide. With `--check` it writes nothing, and says what of the engine
 * is not current; what a site lacks is said by `npm run check -- --release`.
 */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { nearest } from '../content/nearest'
import { projectFolder } from '../files/project.js'

/** Makes something. @returns whether all of it could be made, or with `isCheck`: is current */
type Generate = (isCheck: boolean) => Promise<boolean>

type Kind = {
  about: string
  /** Whether it belongs to the engine, not to a site. */
  isOfEngine?: boolean
  /** The packages that it needs are loaded with it. */
  load(): Promise<Generate>
}

const kinds: Record<string, Kind> = {
  types: {
    about: 'schema/types.ts and schema/README.md from the schema, and the words of numbers',
    isOfEngine: true,
    load: async () => (await import('./generate/types')).generate,
  },
  budgets: {
    about: 'what pages and scripts weigh, in tools/budgets',
    isOfEngine: true,
    load: async () => (await import('./generate/budgets')).generate,
  },
  pictures: {
    about: 'new pictures in all widths, in pages/_media/_variants',
    load: async () => (await import('./generate/pictures')).generate,
  },
  icons: {
    about: 'the icons of every brand from its logo, in pages/_media/icons',
    load: async () => (await import('./generate/icons')).generate,
  },
  'link-previews': {
    about: 'the link previews that are missing; removes those that no page uses',
    load: async () => (await import('./generate/link-previews')).generate,
  },
  documents: {
    about: 'the documents of pages/_documents that changed, as PDF',
    load: async () => (await import('./generate/documents')).generateDocuments,
  },
  'data-sheets': {
    about: 'a data sheet of every product, as PDF, for a release',
    load: async () => (await import('./generate/documents')).generateDataSheets,
  },
  editor: {
    about: 'the extension for Visual Studio Code, which starts the language server (docs/editors.md)',
    load: async () => (await import('./generate/editor')).generate,
  },
  guide: {
    about: 'the pictures of docs/guide.md and docs/studio.md',
    load: async () => (await import('./generate/guide')).generate,
  },
}

const names = Object.keys(kinds)
const ofEngine = names.filter((name) => kinds[name]?.isOfEngine)

await runCommand(
  {
    name: 'generate',
    about: [
      'Makes what is made by a command and kept:',
      ...Object.entries(kinds).map(([name, { about }]) => `  ${name.padEnd(13)}  ${about}`),
    ].join('\n'),
    operands: ['[KIND…]'],
    options: { check: { about: `writes nothing, and fails when one of these is not current: ${ofEngine.join(', ')}` } },
    needsSite: (operands) => operands.some((name) => Object.hasOwn(kinds, name) && !ofEngine.includes(name)),
  },
  async ({ operands, has }) => {
    const isCheck = has('check')
    const asked = operands.length === 0 && isCheck ? ofEngine : operands
    if (asked.length === 0) throw new Refusal(`Give a kind: ${names.join(', ')}.`)
    for (const name of asked) refuseWrong(name, isCheck)
    const site = process.cwd()
    for (const [name, { load, isOfEngine }] of Object.entries(kinds).filter(([name]) => asked.includes(name))) {
      if (asked.length > 1) console.log(`── ${name}`)
      const generate = await load()
      // What belongs to the engine is there, wherever the command runs.
      process.chdir(isOfEngine ? projectFolder : site)
      if (!(await generate(isCheck))) process.exitCode = 1
    }
  },
)

function refuseWrong(name: string, isCheck: boolean): void {
  if (!names.includes(name)) {
    const near = nearest(name, names)
    throw new Refusal(
      `There is no kind "${name}". ${near ? `Did you mean "${near}"?` : `Choose one of: ${names.join(', ')}.`}`,
    )
  }
  if (isCheck && !ofEngine.includes(name))
    throw new Refusal(`"--check" is for: ${ofEngine.join(', ')}. "npm run check -- --release" checks a site.`)
}
