import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readContract } from '../../bundle/contract/contract-file'
import { checks } from '../../checks'
import { checkSite } from '../../checks/check-site'
import { type Starter, starterColours, starterLogo, starters } from '../../checks/shared/starters'
import { Refusal } from '../../cli/errors.js'
import { isError } from '../../content/base/problem'
import { canonicalTag, directionOf, isKnownLanguage, languageName } from '../../content/language/language'
import { engineWords, englishWords } from '../../content/read/interface-words'
import { say } from '../../content/say/say.js'
import { writeLedger } from '../../content/translation/ledger'
import { writeWhole } from '../../files/cache'
import { isContent } from '../../files/listing'
import { asciiName, engineArchive, projectFiles, schemaFrom, vendored } from './starter'

/** Options for a new site. */
export type SiteOptions = {
  /** BCP 47 codes; the first is the default language. */
  languages: string[]
  /** Id of the brand, from which the site's name is derived. Default: "main", with the site named after its folder. */
  brand?: string
}

/**
 * Creates a project with a small site that can be published unchanged. The texts of its four pages suit any business.
 * @param folder path of the project; the folder must be missing, empty, or contain only `.git`
 * @returns the number of pages, and the language codes
 * @throws Refusal if the folder is not empty, or a language code is invalid
 */
export async function newSite(folder: string, wanted: SiteOptions): Promise<{ pages: number; languages: string[] }> {
  const place = resolve(folder)
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Refusal(say`${folder} is a file. Give the name of a new folder.`)
  const [first, ...more] = existsSync(place) ? readdirSync(place).filter((name) => name !== '.git') : []
  if (first !== undefined)
    throw new Refusal(
      say`${folder} is not empty (${[first, ...more.slice(0, 2), ...(more.length > 2 ? ['…'] : [])].join(', ')}); nothing was changed. Give an empty folder, or a new one.`,
    )
  const languages = [...new Set(wanted.languages.map(languageOf))]
  const [language = 'en'] = languages
  const files = siteFiles(place, languages, wanted.brand)
  await refuseProblems(files)
  for (const [file, text] of Object.entries(files)) writeWhole(join(place, file), text)
  const archive = engineArchive()
  if (archive) writeWhole(join(place, vendored(archive)), readFileSync(archive))
  return { pages: Object.keys(pagesOf(language, '')).length, languages }
}

/** Converts a language code to its canonical form: `languageOf('pt-br') // 'pt-BR'` */
function languageOf(tag: string): string {
  const code = canonicalTag(tag)
  if (code !== undefined && isKnownLanguage(code)) return code
  throw new Refusal(say`"${tag}" is not a language code. Use one like en, fi or pt-BR.`)
}

/** Texts of all files of a new site, by path. */
function siteFiles(place: string, languages: string[], brand: string | undefined): Record<string, string> {
  const name = nameFrom(brand ?? basename(place)).normalize()
  const [language = 'en', ...others] = languages
  const schema = (file: string) => schemaFrom(place, join(place, 'pages'), file)
  const documents = {
    'pages/_site.json': { $schema: schema('site.json'), ...newSiteSettings(name, languages, brand ?? 'main') },
    ...Object.fromEntries(
      Object.entries(pagesOf(language, mailAddress(name))).map(([page, content]) => [
        `pages/${page}.json`,
        { $schema: schema('page.json'), ...content },
      ]),
    ),
    ...Object.fromEntries(languages.flatMap(wordsToTranslate)),
    ...Object.fromEntries(
      others
        // A regional variant of the source language needs no translations, because its texts fall back to the source
        // language.
        .filter((code) => baseOf(code) !== baseOf(language))
        .flatMap((code) => Object.entries(translationsInto(code, mailAddress(name)))),
    ),
  }
  const texts = Object.entries(documents).map(([file, json]) => [file, `${JSON.stringify(json, null, 2)}\n`])
  return {
    ...Object.fromEntries(texts),
    'pages/_media/logo.svg': starterLogo,
    // Without a ledger, the site's first translations would count as old ones that were never recorded.
    ...writeLedger({ pages: new Map() }),
    ...projectFiles(place, name),
  }
}

/** Returns the file with the English interface words, for translation into a language whose words the engine lacks. */
function wordsToTranslate(code: string): [string, object][] {
  return engineWords(code) ? [] : [[`locales/${code}/common.json`, englishWords]]
}

/** Locale files of a new site for an additional language; empty if there are no starter texts in that language. */
function translationsInto(code: string, mail: string): Record<string, object> {
  if (!isKnown(code)) return {}
  const { home, about, contact } = starterFor(code)
  const pages = Object.entries(pagesOf(code, mail)).map(([page, { title, description, blocks }]) => [
    `locales/${code}/${page}.json`,
    { title, description, blocks: Object.fromEntries(blocks.map(({ id, text }) => [id, { text }])) },
  ])
  const labels = { home: { label: home.menu }, about: { label: about.menu }, contact: { label: contact.menu } }
  return { [`locales/${code}/_site.json`]: { menu: labels }, ...Object.fromEntries(pages) }
}

function newSiteSettings(name: string, languages: string[], brand: string): object {
  const [first = 'en'] = languages
  const { home, about, contact } = starterFor(first)
  return {
    name,
    defaultLanguage: first,
    languages: languages.map((code) => ({ code, name: ownName(code), dir: directionOf(code) })),
    brands: [brandOf(name, brand)],
    menu: [
      { id: 'home', label: home.menu, href: '/' },
      { id: 'about', label: about.menu, href: '/about' },
      { id: 'contact', label: contact.menu, href: '/contact' },
    ],
    contactPage: '/contact',
  }
}

function brandOf(name: string, id: string): object {
  return {
    id,
    name,
    domains: ['localhost'],
    origin: 'https://www.site.example',
    logo: 'logo.svg',
    colours: starterColours,
  }
}

type NewPage = { title: string; description: string; blocks: { type: 'text'; id: string; text: string }[] }

/** Pages of a new site, by name. @param mail address for the contact page */
function pagesOf(language: string, mail: string): Record<string, NewPage> {
  const { home, about, contact, missing } = starterFor(language)
  const page = ({ title, description, text }: Starter['home']): NewPage => ({
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

/** Language code without region: `baseOf('pt-BR') // 'pt'` */
function baseOf(language: string): string {
  return new Intl.Locale(language).language
}

/** Whether starter texts exist in a language. */
function isKnown(language: string): boolean {
  return baseOf(language) in starters
}

function starterFor(language: string): Starter {
  const texts = starters[baseOf(language)] ?? starters.en
  if (!texts) throw new Error('There are no English words for a new site.')
  return texts
}

/** Name of a language in that language, capitalized: `ownName('fi') // 'Suomi'` */
function ownName(code: string): string {
  const name = languageName(code, 'language', code)
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Site name from a folder name: `nameFrom('my-bakery') // 'My bakery'` */
function nameFrom(folder: string): string {
  const words = folder.replaceAll(/[-_.\s]+/g, ' ').trim() || 'New site'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function mailAddress(name: string): string {
  return `info@${asciiName(name).replaceAll('-', '') || 'site'}.example`
}

/** Checks the files of a new site. @throws Refusal if there is an error */
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
  if (error) throw new Refusal([say`Nothing was written.`, error.message, error.hint])
}
