import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

const text = (text: string, more: object = {}) => ({ blocks: [{ type: 'text', id: 'about', ...more, text }] })
const picture = (alt: string) => ({
  blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt }] }],
})
const row = (label: string, unit = 'kg') => ({
  blocks: [
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [{ id: 'weight', label, value: { value: 20, unit } }],
    },
  ],
})

/** Words, in whatever language. */
export const words: Record<string, Explanation> = {
  'address-form': {
    why: say`A business speaks to its customers in another form than to friends. Words that are right all the same can be named in "meant" of locales/glossary.json.`,
    wrong: { 'locales/de/fan.json': { blocks: { about: { text: 'Ruf an, wenn du Fragen hast.' } } } },
    right: { 'locales/de/fan.json': { blocks: { about: { text: 'Rufen Sie an, wenn Sie Fragen haben.' } } } },
  },
  'doubtful-figure': {
    why: say`JSON takes a point for decimals: 12.400 is twelve point four. A weight under 0, or exactly a thousand times its neighbour, is most likely a slip.`,
    wrong: {
      'pages/fan.json': JSON.stringify({ ...page('Wall fan'), ...row('Weight') }, null, 2).replace('20,', '12.400,'),
    },
    right: { 'pages/fan.json': { ...page('Wall fan'), ...row('Weight') } },
  },
  'also-called': {
    why: say`Visitors look for things by other names than the pages have for them. "alsoCalled" leads them to what pages say: a name that no page has finds nothing, and words that pages have are found without it.`,
    wrong: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'turbine' } } } },
    right: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'fan' } } } },
  },
  'label-unit': {
    why: say`A label that says "Power" over a figure in kilograms is one of two mistakes: the label or the unit.`,
    wrong: { 'pages/fan.json': row('Power') },
    right: { 'pages/fan.json': row('Weight') },
  },
  'leaning-alt': {
    why: say`People who use a screen reader may not know the other picture. Describe this one on its own.`,
    wrong: { 'pages/fan.json': picture('The same from the side') },
    right: { 'pages/fan.json': picture('The fan from the side') },
  },
  'line-break': {
    why: say`Plain words are one line: browsers would show the break as a space, and tables would fall apart. Only rich text has lines.`,
    wrong: { 'pages/fan.json': { title: 'Wall\nfan' } },
    right: { 'pages/fan.json': { title: 'Wall fan' } },
  },
  'missing-glyph': {
    why: say`No font of the site has this letter, so browsers show it in another font, or as an empty box.`,
    wrong: { 'pages/fan.json': text('It moves air ⟿ outside.') },
    right: { 'pages/fan.json': text('It moves air outside.') },
  },
  'other-language': {
    why: say`A sentence that was copied and not translated stands among translated ones. Only what is surely another language is reported.`,
    wrong: {
      'locales/de/fan.json': {
        blocks: { about: { text: 'It moves the air of the house from one side to the other.' } },
      },
    },
    right: {
      'locales/de/fan.json': { blocks: { about: { text: 'Er bewegt die Luft im Haus von einer Seite zur anderen.' } } },
    },
  },
  'pasted-signs': {
    why: say`Copied text brings signs along that no eye sees: soft hyphens break words in odd places, and a line whose spaces do not break runs out of the page.`,
    wrong: { 'pages/fan.json': text('It mo\u00adves air.') },
    right: { 'pages/fan.json': text('It moves air.') },
  },
  'plain-text': {
    why: say`Visitors would read these signs as they are written. Markdown belongs in the "text" of a block, HTML nowhere.`,
    wrong: { 'pages/fan.json': { title: 'Wall <b>fan</b>' } },
    right: { 'pages/fan.json': { title: 'Wall fan' } },
  },
  'repeated-heading': {
    why: say`The heading is already shown above the text.`,
    wrong: { 'pages/fan.json': text('Fresh air. It comes in below.', { title: 'Fresh air' }) },
    right: { 'pages/fan.json': text('It comes in below.', { title: 'Fresh air' }) },
  },
  'rich-text': {
    why: say`Rich text has paragraphs, **strong**, *emphasis*, [links](/address) and lists. Headings are the "title" of a block.`,
    wrong: { 'pages/fan.json': text('# Fresh air') },
    right: { 'pages/fan.json': text('**Fresh air**') },
  },
  'seo-length': {
    why: say`Search engines cut off long titles and descriptions, and a very short description says nothing. Each page needs its own.`,
    wrong: { 'pages/fan.json': { description: 'A fan.' } },
    right: { 'pages/fan.json': { description: 'A quiet fan for walls of brick and of wood, up to 40 cm.' } },
  },
  'shared-word': {
    why: say`"t:key" stands for a word that all pages share: an interface word, or one of locales/<language>/common.json.`,
    wrong: { 'pages/fan.json': text('It moves air.', { title: 't:hom' }) },
    right: { 'pages/fan.json': text('It moves air.', { title: 't:home' }) },
  },
  'sign-space': {
    why: say`French has a space before ; : ! ? and inside « ». Use one that does not break, or the sign may begin the next line.`,
    wrong: { 'locales/fr/fan.json': { title: 'Ventilateur : le petit' } },
    right: { 'locales/fr/fan.json': { title: 'Ventilateur\u00a0: le petit' } },
  },
  'two-names': {
    why: say`The same row with the same figure has two names. Visitors would look for the difference.`,
    given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
    wrong: { 'pages/heater.json': { ...page('Heater'), ...row('Net weight') } },
    right: { 'pages/heater.json': { ...page('Heater'), ...row('Weight') } },
  },
  'two-units': {
    why: say`Visitors would take two ways of writing a unit for two units, and compare what is the same.`,
    given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
    wrong: { 'pages/heater.json': { ...page('Heater'), ...row('Weight', 'kilogram') } },
    right: { 'pages/heater.json': { ...page('Heater'), ...row('Weight') } },
  },
  'typed-list': {
    why: say`A bullet that is typed stays a letter: the lines run together. In rich text, lines that begin with "- " are a list.`,
    wrong: { 'pages/fan.json': text('• Quiet\n• Small') },
    right: { 'pages/fan.json': text('- Quiet\n- Small') },
  },
  unedited: {
    why: say`"npm run new" or an author wrote these words for later, not for visitors. Write your own in their place.`,
    wrong: { 'pages/fan.json': { label: '[write: the label]' } },
    right: { 'pages/fan.json': { label: 'Fan' } },
  },
  'vague-alt': {
    why: say`Who hears the text of a picture learns nothing from "image", nor from the name of a file.`,
    wrong: { 'pages/fan.json': picture('Image 1') },
    right: { 'pages/fan.json': picture('The fan from the side') },
  },
  'wrong-word': {
    why: say`locales/glossary.json says which words to avoid, and what to write instead.`,
    given: { 'locales/glossary.json': { terms: [], avoid: { en: { blower: 'fan' } } } },
    wrong: { 'pages/fan.json': text('The blower moves air.') },
    right: { 'pages/fan.json': text('The fan moves air.') },
  },
}

function page(title: string): object {
  return { title, description: 'It keeps a small house warm in winter, and dry as well.' }
}
