import { type Files, homeLinkingTo, page, problemsOf, smallSite } from './site'

/** Blocks of a page with most kinds of content, fully translated and without mistakes. */
export const blocks = [
  { type: 'text', id: 'about', title: 'Bilgi', text: 'Fan 25 kg ağırlığındadır. [Ana sayfa](/)' },
  { type: 'text', id: 'outlet', text: 'Çıkış ızgarası' },
  {
    type: 'tabs',
    id: 'sections',
    label: 'Bölümler',
    items: [
      { id: 'history', label: 'Tarihçe', blocks: [{ type: 'text', id: 'story', text: 'Uzun bir öykü' }] },
      { id: 'home', label: 'Ana sayfa', href: '/' },
    ],
  },
  {
    type: 'spec-table',
    id: 'specs',
    title: 'Tablo',
    rowHeading: 'Ölçü',
    columns: [
      { id: 'small', label: 'Küçük' },
      { id: 'large', label: 'Büyük' },
    ],
    rows: [
      { id: 'power', label: 'Güç', cells: { small: { value: 4, unit: 'kW' }, large: { value: 5, unit: 'kW' } } },
      { id: 'height', label: 'Boy', cells: { small: { from: 4, to: 6 }, large: { none: true } } },
    ],
  },
]

/** A translation of the page with these blocks. */
const translation = (title: string, words: Record<string, string>) => ({
  title,
  description: words.description,
  blocks: {
    about: { title: words.info, text: words.about },
    outlet: { text: words.outlet },
    sections: {
      label: words.sections,
      items: {
        history: { label: words.history, blocks: { story: { text: words.story } } },
        home: { label: words.home },
      },
    },
    specs: {
      title: words.table,
      rowHeading: words.size,
      columns: { small: { label: words.small }, large: { label: words.large } },
      rows: { power: { label: words.power }, height: { label: words.height } },
    },
  },
})

const english = translation('Fan page', {
  description: 'A fan: a machine that carries the air of a house outside.',
  info: 'About',
  about: 'The fan weighs 25 kg. [Home](/)',
  outlet: 'Outlet grille',
  sections: 'Sections',
  history: 'History',
  story: 'A long story',
  home: 'Home',
  table: 'Table',
  size: 'Size',
  small: 'Small',
  large: 'Large',
  power: 'Power',
  height: 'Height',
})

const arabic = translation('مروحة', {
  description: 'مروحة: آلة تنقل هواء المكان إلى الخارج في كل وقت.',
  info: 'معلومات',
  about: 'وزن المروحة 25 kg. [الرئيسية](/)',
  outlet: 'شبكة المخرج',
  sections: 'أقسام',
  history: 'تاريخ',
  story: 'قصة طويلة',
  home: 'الرئيسية',
  table: 'جدول',
  size: 'قياس',
  small: 'صغير',
  large: 'كبير',
  power: 'قدرة',
  height: 'ارتفاع',
})

/**
 * A change: the path of a value (its file and the steps to the value, separated by spaces), and the new value.
 * Undefined deletes the value.
 */
export type Change = [way: string, value?: unknown]

/** Problems of the site after some changes to it, without the quoted lines of files. */
export function mistake(...changes: Change[]): string {
  const files: Files = structuredClone({
    ...homeLinkingTo('/fan'),
    'pages/_site.json': smallSite['pages/_site.json'],
    'pages/fan.json': page(blocks, { title: 'Fan sayfası' }),
    'locales/en/fan.json': english,
    'locales/ar/fan.json': arabic,
    ...commonFiles,
  })
  for (const [way, value] of changes) put(files, way.split(' '), value)
  return problemsOf(files)
    .split('\n\n')
    .map((problem) => problem.split('\n').slice(0, 2).join('\n  '))
    .join('\n')
}

/** Errors after some changes, without warnings about missing translations. */
export function errorsAfter(...changes: Change[]): string {
  return mistake(...changes).replace(/^.*warning.*\n.*\n?/gm, '')
}

/** Writes each text to the same place. Returns each text, followed by its problems without their positions. */
export function saidOf(way: string, texts: string[]): string {
  return texts.map((text) => `${text}\n${mistake([way, text]).replace(/^.*\n/, '')}`).join('\n')
}

/** Links to each address in rich text. Returns a line per address, with the link's problem but not its position. */
export function saidOfLinks(links: string[]): string {
  return links.map((link) => `${link}  ${mistake([richText, `[Fan](${link})`]).replace(/^.*\n/, '')}`).join('\n')
}

/** Path (file and steps) of a rich text, whose English translation is "Outlet grille". */
const richText = 'pages/fan.json blocks 1 text'

/** Files with custom shared texts, and with an interface text that contains a placeholder. */
const commonFiles = {
  'locales/tr/common.json': { specifications: 'Özellikler', features: 'Artılar', search: { found: 'Bulunan: {n}' } },
  'locales/en/common.json': { specifications: 'Specifications', features: 'Features', search: { found: 'Found: {n}' } },
  'locales/ar/common.json': { specifications: 'المواصفات', features: 'المزايا', search: { found: 'وُجد: {n}' } },
}

function put(files: object, way: string[], value: unknown): void {
  const last = way.at(-1) ?? ''
  const owner = way.slice(0, -1).reduce<object>((object, step) => Reflect.get(object, step), files)
  if (value === undefined && Array.isArray(owner)) owner.splice(Number(last), 1)
  else Reflect.set(owner, last, value)
}
