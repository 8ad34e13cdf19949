import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import type { Check } from '../../../tools/content/check/check'
import { icons } from '../../../tools/content/read/icons'
import type { Media } from '../../../tools/content/read/model'
import type { Site } from '../../../tools/content/read/site'
import { joined, wordsOf } from '../../../tools/content/say/say.js'

export const contract = await readEngineContract()

/** Files of a whole site by path: a text, or a value to write as JSON. Undefined deletes a file. */
export type Files = Record<string, string | object | undefined>

/** The smallest site without problems: three languages, a home page, and a page for unknown addresses. */
export const smallSite: Files = {
  'pages/_site.json': {
    name: 'Örnek',
    legalName: 'Örnek AŞ',
    address: 'Manisa',
    mapHref: 'https://map.example',
    since: 2008,
    defaultLanguage: 'tr',
    fallback: ['en'],
    languages: [
      { code: 'tr', name: 'Türkçe', dir: 'ltr', flagPath: 'flag.svg' },
      { code: 'en', name: 'English', dir: 'ltr', flagPath: 'flag.svg' },
      { code: 'ar', name: 'العربية', dir: 'rtl', flagPath: 'flag.svg' },
    ],
    brands: [
      {
        id: 'default',
        name: 'Örnek',
        domains: ['localhost'],
        origin: 'https://www.ornek.example',
        logo: 'flag.svg',
        colours: { primary: '#0b5468', accent: '#f2a900' },
        darkTheme: true,
        darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' },
      },
    ],
    fields: [{ id: 'fans', name: 'Fanlar', text: 'Her çapta', href: '/', image: 'fan.svg' }],
    menu: [{ id: 'home', label: 'Ana sayfa', href: '/' }],
    footer: [{ id: 'home', label: 'Ana sayfa', href: '/' }],
    social: [{ id: 'videos', name: 'Videos', href: 'https://videos.example' }],
    consent: {
      text: 'Çerez?',
      accept: 'Evet',
      reject: 'Hayır',
      policy: 'Belge',
      document: [{ language: 'tr', src: 'notice.pdf' }],
      reopen: 'Çerez',
      saved: 'Oldu',
    },
    messaging: { href: 'https://chat.example/{phone}', phone: '900000000000' },
    contacts: [
      { id: 'mail', kind: 'mail', label: 'Genel', value: 'info@ornek.example' },
      { id: 'switchboard', kind: 'phone', label: 'Santral', value: '+90 000' },
    ],
    sales: { list: true, dataSheets: true },
  },
  'locales/en/_site.json': {
    address: 'Manisa',
    fields: { fans: { name: 'Fans', text: 'Of every size' } },
    menu: { home: { label: 'Home' } },
    footer: { home: { label: 'Home' } },
    contacts: { mail: { label: 'General' }, switchboard: { label: 'Switchboard' } },
    consent: { text: 'Cookie?', accept: 'Yes', reject: 'No', policy: 'Document', reopen: 'Cookie', saved: 'Done' },
  },
  'locales/ar/_site.json': {
    address: 'مانيسا',
    fields: { fans: { name: 'مراوح', text: 'بكل المقاسات' } },
    menu: { home: { label: 'الرئيسية' } },
    footer: { home: { label: 'الرئيسية' } },
    contacts: { mail: { label: 'عام' }, switchboard: { label: 'المقسم' } },
    consent: { text: 'ملف؟', accept: 'نعم', reject: 'لا', policy: 'وثيقة', reopen: 'ملف', saved: 'تم' },
  },
  'pages/index.json': {
    title: 'Ana sayfa',
    description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
    blocks: [{ type: 'text', id: 'welcome', text: 'Merhaba' }],
  },
  'locales/en/index.json': {
    title: 'Home',
    description: 'The start: the first page of the site, from which all opens.',
    blocks: { welcome: { text: 'Hello' } },
  },
  'locales/ar/index.json': {
    title: 'الرئيسية',
    description: 'البداية: الصفحة الأولى من الموقع، ومنها يُفتح كل شيء.',
    blocks: { welcome: { text: 'مرحبا' } },
  },
  'pages/_not-found.json': {
    title: 'Sayfa yok',
    description: 'Bu adreste bir sayfa yok.',
    blocks: [{ type: 'text', id: 'home', text: '[Ana sayfa](/)' }],
  },
  'locales/en/_not-found.json': {
    title: 'No such page',
    description: 'There is no page at this address.',
    blocks: { home: { text: '[Home](/)' } },
  },
  'locales/ar/_not-found.json': {
    title: 'لا توجد صفحة',
    description: 'لا توجد صفحة في هذا العنوان.',
    blocks: { home: { text: '[الرئيسية](/)' } },
  },
}

const smallMedia: Record<string, Media> = {
  'flag.svg': { bytes: 400, width: 24, height: 16 },
  'fan.svg': { bytes: 9000, width: 960, height: 720 },
  'notice.pdf': { bytes: 24_000 },
  ...Object.fromEntries(
    Object.values(icons).map((icon) => [`icons/default/${icon}`, { bytes: 1000, width: 192, height: 192 }]),
  ),
}

/** Additional files in `pages/_media` of the small site: their names, or their properties by name. */
export type MoreMedia = string[] | Record<string, Media>

/** A site in the form that a check takes as its input. */
export function sourceOf(files: Files, more: MoreMedia = []) {
  const documents: Record<string, string> = {}
  for (const [path, content] of Object.entries(files))
    if (content !== undefined)
      documents[path] = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  const media = {
    ...smallMedia,
    ...(Array.isArray(more)
      ? Object.fromEntries(more.map((file) => [file, { bytes: 9000, width: 960, height: 720 }]))
      : more),
  }
  return { documents, media }
}

/** Positions and messages of the problems that the small site has after changes to its files. */
export function problemsOf(
  changes: Files,
  rules: Check[] = checks,
  media: MoreMedia = [],
  ledger?: Record<string, string>,
): string {
  const source = { ...sourceOf({ ...smallSite, ...changes }, media), ledger }
  const { problems } = checkSite(source, contract, rules)
  return problems
    .map(
      ({ file, line, column, severity, message, hint, code }) =>
        `${file}:${line}:${column} ${severity} ${code}\n${wordsOf(joined([message, hint]))}`,
    )
    .join('\n\n')
}

/** A site that consists only of these files, read without checks. @param ledger ledger files by path */
export function unchecked(files: Files, ledger?: Record<string, string>): Site {
  const { site } = checkSite({ ...sourceOf(files), ledger }, contract, [])
  if (!site) throw new Error('The site file cannot be used.')
  return site
}

/** The small site after changes. @param media additional media files @throws if the site has an error */
export function siteOf(changes: Files = {}, media: MoreMedia = []): Site {
  const { site, problems } = checkSite(sourceOf({ ...smallSite, ...changes }, media), contract, checks)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!site || errors.length > 0) throw new Error(errors.map(({ message }) => wordsOf(message)).join('\n'))
  return site
}

export function page(blocks: object[], more: object = {}): object {
  return { title: 'Fan', description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.', blocks, ...more }
}

/** A home page that links to each of the addresses, so that every page can be reached. */
export function homeLinkingTo(...addresses: string[]): Files {
  const links = addresses.map((href) => ({ id: href.slice(1), label: 't:home', href }))
  return {
    'pages/index.json': {
      title: 'Ana sayfa',
      description: 'Başlangıç: sitenin ilk sayfası, her şey buradan açılır.',
      blocks: [
        { type: 'text', id: 'welcome', text: 'Merhaba' },
        { type: 'link-list', id: 'links', links },
      ],
    },
  }
}

/** A page about a fan, and a home page that links to it. */
export function fanWith(blocks: object[] = [{ type: 'text', id: 'about', text: 'Sözler' }], more: object = {}): Files {
  return { ...homeLinkingTo('/fan'), 'pages/fan.json': page(blocks, more) }
}

/** A page with this text, and the translations of the text by language. */
export function fanSaying(text: string, translations: Record<string, string> = {}): Files {
  const translated = Object.entries(translations).map(([language, text]) => [
    `locales/${language}/fan.json`,
    { title: '…', description: '…', blocks: { about: { text } } },
  ])
  return { ...fanWith([{ type: 'text', id: 'about', text }]), ...Object.fromEntries(translated) }
}

/** The small site's site file, with changed fields in its brand. */
export function brandWith(more: object): Files {
  const site = smallSite['pages/_site.json'] as { brands: object[] }
  return { 'pages/_site.json': { ...site, brands: [{ ...site.brands[0], ...more }] } }
}

/**
 * The small site's site file with a second brand.
 * @param more additional fields of the second brand
 * @param ofSite fields to replace in the site file
 */
export function twoBrands(more: object, ofSite: object = {}): Files {
  const site = Object(smallSite['pages/_site.json'])
  const other = { id: 'studio', name: 'Studio', domains: ['studio.example'], origin: 'https://studio.example' }
  const colours = { primary: '#0b5468', accent: '#f2a900' }
  return {
    'pages/_site.json': {
      ...site,
      brands: [...site.brands, { ...other, logo: 'flag.svg', colours, ...more }],
      ...ofSite,
    },
  }
}

/** The small site's site file, with an additional language for which there are no translations. */
export function withLanguage(code: string): Files {
  const { languages, ...site } = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  const more = { code, name: code, dir: 'ltr', flagPath: 'flag.svg' }
  return { 'pages/_site.json': { ...site, languages: [...languages, more] } }
}
