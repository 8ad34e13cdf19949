import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { checks } from '../checks'
import { Refusal } from '../cli/errors.js'
import { checkSite } from '../content/check'
import { scriptOf } from '../content/language'
import { writeLedger } from '../content/ledger'
import { isError } from '../content/problem'
import { readContract } from '../contract/contract-file'
import { writeWhole } from '../files/cache'
import { isContent } from '../files/listing'
import { projectFolder } from '../files/project.js'
import { editorEntry } from '../translations/editor-schemas'
import { type Starter, starters } from './words'

/** Scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** A square, plain enough to be known at 16 pixels, on light and dark. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="#0b5468"/>
  <circle cx="32" cy="32" r="13" fill="none" stroke="#f2a900" stroke-width="8"/>
</svg>
`

/**
 * Makes a small site that can be published as it is: four pages, in words that are true of any trade.
 * @param folder where; nothing may be in it
 * @param tag the language it is written in, as BCP 47 names it
 * @returns how many pages it has, and its language
 * @throws Refusal when the folder is in use, or the language is none
 */
export async function newSite(folder: string, tag: string): Promise<{ pages: number; language: string }> {
  const place = resolve(folder)
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Refusal(`${folder} is a file. Give the name of a new folder.`)
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new Refusal(`${folder} is not empty; nothing was changed. Give an empty folder, or a new one.`)
  const language = languageOf(tag)
  const files = filesOf(place, language)
  await refuseProblems(files)
  for (const [file, text] of Object.entries(files)) writeWhole(join(place, file), text)
  return { pages: Object.keys(pagesOf(language, '')).length, language }
}

/** The language as it is always written: "pt-br" is "pt-BR". */
function languageOf(tag: string): string {
  try {
    const [code = ''] = Intl.getCanonicalLocales(tag)
    if (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)) return code
  } catch {
    // What is no language tag is no language either.
  }
  throw new Refusal(`"${tag}" is not a language code. Use one like en, fi or pt-BR.`)
}

/** All files of a new site, by their paths in it. */
function filesOf(place: string, language: string): Record<string, string> {
  const name = nameFrom(basename(place))
  const documents = {
    'pages/_site.json': {
      $schema: schemaFrom(join(place, 'pages'), 'site.json'),
      ...siteOf(name, language),
    },
    ...Object.fromEntries(
      Object.entries(pagesOf(language, addressOf(name))).map(([page, content]) => [
        `pages/${page}.json`,
        { $schema: schemaFrom(join(place, 'pages'), 'page.json'), ...content },
      ]),
    ),
  }
  const texts = Object.entries(documents).map(([file, json]) => [file, `${JSON.stringify(json, null, 2)}\n`])
  return {
    ...Object.fromEntries(texts),
    'pages/_media/logo.svg': logo,
    // From the start, so that the first translations are not taken for old ones of which nothing is known.
    ...writeLedger({ pages: new Map() }),
    '.gitignore': '.cache/\ndist/\ndrafts/\nshards/\n',
    'README.md': readmeOf(name),
    '.vscode/extensions.json': `${JSON.stringify({ recommendations: ['pages-of-json.pages-of-json'] }, null, 2)}\n`,
    '.vscode/settings.json': `${JSON.stringify(editorSettings(place), null, 2)}\n`,
  }
}

/** What lets Visual Studio Code complete and explain every document of a site. */
function editorSettings(place: string): object {
  const schema = (fileMatch: string[], file: string) => ({ fileMatch, url: schemaUrl(place, file) })
  return {
    'json.schemas': [
      schema(['/pages/**/*.json', '!/pages/_site.json', '!/pages/_media/**'], 'page.json'),
      schema(['/pages/_site.json'], 'site.json'),
      schema(['/locales/glossary.json'], 'glossary.json'),
      schema(['/locales/*/common.json'], 'common.json'),
      editorEntry,
    ],
    'files.encoding': 'utf8',
    'files.eol': '\n',
    'editor.tabSize': 2,
  }
}

function schemaUrl(place: string, file: string): string {
  const way = schemaFrom(place, file)
  return way.startsWith('.') ? way : `./${way}`
}

function siteOf(name: string, code: string): object {
  const { home, about, contact } = wordsOf(code)
  return {
    name,
    defaultLanguage: code,
    languages: [{ code, name: ownName(code), dir: rightToLeft.includes(scriptOf(code)) ? 'rtl' : 'ltr' }],
    brands: [brandOf(name)],
    menu: [
      { id: 'home', label: home.menu, href: '/' },
      { id: 'about', label: about.menu, href: '/about' },
      { id: 'contact', label: contact.menu, href: '/contact' },
    ],
    contactPage: '/contact',
  }
}

/** The one brand of a new site: its name, where it is published, and its looks. */
function brandOf(name: string): object {
  return {
    id: 'main',
    name,
    domains: ['localhost'],
    origin: 'https://www.site.example',
    logo: 'logo.svg',
    colours: { primary: '#0b5468', accent: '#f2a900' },
  }
}

/** The pages of a new site, by their names. @param mail an address to write to */
function pagesOf(language: string, mail: string): Record<string, object> {
  const { home, about, contact, missing } = wordsOf(language)
  const page = ({ title, description, text }: Starter['home']) => ({
    title,
    description,
    blocks: [{ type: 'text', id: 'introduction', text }],
  })
  const write = `${contact.text} [${mail}](mailto:${mail})`
  return {
    index: page(home),
    about: page(about),
    contact: page({ ...contact, text: write }),
    '_not-found': {
      title: missing.title,
      description: missing.description,
      blocks: [{ type: 'text', id: 'introduction', text: `${missing.text} [${missing.link}](/)` }],
    },
  }
}

function wordsOf(language: string): Starter {
  const found = starters[new Intl.Locale(language).language] ?? starters.en
  if (!found) throw new Error('There are no English words for a new site.')
  return found
}

/** What its speakers call a language, as a name begins: "Suomi". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** "my-bakery" → "My bakery". */
function nameFrom(folder: string): string {
  const words = folder.replaceAll(/[-_.\s]+/g, ' ').trim() || 'New site'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function addressOf(name: string): string {
  const host = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '')
  return `info@${host || 'site'}.example`
}

function schemaFrom(folder: string, file: string): string {
  return relative(folder, join(projectFolder, 'schema', file)).replaceAll('\\', '/')
}

/** A new site that cannot be published would be no help. */
async function refuseProblems(files: Record<string, string>): Promise<void> {
  const documents = Object.fromEntries(Object.entries(files).filter(([file]) => isContent(file)))
  const media = Object.fromEntries(
    Object.keys(files).flatMap((file) =>
      file.startsWith('pages/_media/')
        ? [[file.slice('pages/_media/'.length), { bytes: 1, width: 64, height: 64 }]]
        : [],
    ),
  )
  const { problems } = checkSite({ documents, media }, await readContract(), checks)
  const error = problems.find(isError)
  if (error) throw new Refusal(`Nothing was written. ${error.message}${error.hint ? ` ${error.hint}` : ''}`)
}

function readmeOf(name: string): string {
  return `# ${name}

A site made of JSON. Run these where the engine is, with \`--site\` and the path to this folder:

\`\`\`sh
npm run dev -- --site FOLDER                  # live editing
npm run check -- --site FOLDER                # says whether it may be published
npm start -- --site FOLDER                    # builds and serves it
npm run generate -- icons --site FOLDER    # draws icons from pages/_media/logo.svg
\`\`\`

\`pages/_site.json\` has the languages, brands and menu; each other file in \`pages/\` is a page.
Replace the name, the colours, the logo, the mail address and the hosts that end in \`.example\`.
`
}
