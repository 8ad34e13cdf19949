import { say } from '../../language/say.js'
import type { Explanation } from './explanation'
import { brandWith } from './site'

const text = (text: string) => ({ blocks: [{ type: 'text', id: 'about', text }] })
const gallery = (src: string) => ({
  blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src, alt: 'The fan from the front' }] }],
})
const card = (image: string) => ({
  blocks: [{ type: 'card-grid', id: 'models', cards: [{ id: 'small', title: 'Small', image }] }],
})
const drawing = (mark: string) => ({
  blocks: [
    {
      type: 'drawing',
      id: 'parts',
      image: { src: 'section.svg', alt: 'The fan in section' },
      parts: [{ id: 'frame', mark, name: 'Frame' }],
    },
  ],
})
const section = { 'pages/_media/section.svg': { bytes: 900, width: 960, height: 720, labels: ['1'] } }
const line = { bytes: 900, width: 960, height: 720 }
const photo = (width: number, height: number) => ({ 'pages/_media/photo.avif': { bytes: 9000, width, height } })

/** A fan that visitors turn, with frames of a certain weight. */
const turned = (bytes: number) => {
  const frames = Array.from({ length: 24 }, (_, i) => `turn-${i + 1}.avif`)
  const files = frames.map((file) => [`pages/_media/${file}`, { bytes, width: 640, height: 480 }])
  const [views] = gallery('photo.avif').blocks
  return {
    ...photo(1280, 960),
    ...Object.fromEntries(files),
    'pages/fan.json': { blocks: [{ ...views, turn: { frames } }] },
  }
}

/** Where links lead, and what pages show. */
export const links: Record<string, Explanation> = {
  'dead-link': {
    why: say`Visitors who follow this link find nothing. A page’s address is the name of its file; after # is the id of a block.`,
    wrong: { 'pages/fan.json': text('More [at home](/hme).') },
    right: { 'pages/fan.json': text('More [at home](/).') },
  },
  'wrong-link': {
    why: say`A link starts with "/", "#", "https://", "mailto:" or "tel:". Browsers do not understand others, or they are not safe.`,
    wrong: { 'pages/fan.json': text('See [the map](http://www.openstreetmap.org).') },
    right: { 'pages/fan.json': text('See [the map](https://www.openstreetmap.org).') },
  },
  parent: {
    why: say`The "parent" is the page above this one, by the name of its file without folders. It makes the breadcrumb.`,
    wrong: { 'pages/fan.json': { parent: 'indx' } },
    right: { 'pages/fan.json': { parent: 'index' } },
  },
  related: {
    why: say`"related" lists other pages of this site, which are shown with their names and pictures.`,
    wrong: { 'pages/fan.json': { related: ['/#welcome'] } },
    right: { 'pages/fan.json': { related: ['/'] } },
  },
  'unknown-name': {
    why: say`Languages, fields of activity and contacts are named as pages/_site.json names them.`,
    wrong: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['offce'] }] } },
    right: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['office'] }] } },
  },
  'missing-media': {
    why: say`Pictures, films and documents lie in pages/_media and are named from there.`,
    wrong: { 'pages/fan.json': gallery('fann.svg') },
    right: { 'pages/fan.json': gallery('fan.svg') },
  },
  'damaged-media': {
    why: say`The file is cut off, is not what its name says, or could run code. Save it again from the program that made it.`,
    wrong: {
      'pages/_media/logo.png': { bytes: 0, fault: { message: say`This file is empty.` } },
      'pages/fan.json': card('logo.png'),
    },
    right: { 'pages/_media/logo.png': { bytes: 900, width: 1280, height: 960 }, 'pages/fan.json': card('logo.png') },
  },
  'unused-media': {
    why: say`No page shows this file. Use it somewhere, or delete it.`,
    wrong: { 'pages/_media/old.svg': { bytes: 900, width: 960, height: 720 } },
    right: { 'pages/_media/old.svg': null },
  },
  'picture-shape': {
    why: say`A picture that does not have the shape of its place is cropped, and something important may be lost.`,
    wrong: { ...photo(1280, 1280), 'pages/fan.json': card('photo.avif') },
    right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
  },
  'small-picture': {
    why: say`A picture with fewer pixels than the screen looks blurred. 1280 pixels across are best.`,
    wrong: { ...photo(640, 480), 'pages/fan.json': card('photo.avif') },
    right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
  },
  'dark-picture': {
    why: say`Black lines on a dark ground are not seen. A drawing in "currentColor" has the colour of the words around it; other pictures need a ground.`,
    given: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
    wrong: { 'pages/_media/line.svg': { ...line, isBlack: true }, 'pages/fan.json': gallery('line.svg') },
    right: { 'pages/_media/line.svg': line, 'pages/fan.json': gallery('line.svg') },
  },
  turn: {
    why: say`Frames of different sizes make the product jump, and all of them must load on a slow line: 640 × 480 pixels as AVIF are about 16 kB each.`,
    wrong: turned(40_000),
    right: turned(16_000),
  },
  drawing: {
    why: say`Each figure and letter in a technical drawing has an entry in "parts", and each entry is in the drawing.`,
    given: section,
    wrong: { 'pages/fan.json': drawing('2') },
    right: { 'pages/fan.json': drawing('1') },
  },
  confirm: {
    why: say`An author asks the owner a question here. Remove "confirm" once it is answered.`,
    wrong: { 'pages/fan.json': { confirm: 'Do we still sell it?' } },
    right: { 'pages/fan.json': {} },
  },
  draft: {
    why: say`The site is published without this page. Remove "draft" when it is ready.`,
    wrong: { 'pages/fan.json': { draft: true } },
    right: { 'pages/fan.json': { draft: false } },
  },
  'drawing-figure': {
    why: say`Somebody may build from this drawing. Its figures must also be in a table of the page, where they can be compared.`,
    given: section,
    wrong: { 'pages/fan.json': withWidth({ value: { value: 40, unit: 'cm' } }) },
    right: { 'pages/fan.json': withWidth({}) },
  },
  placeholder: {
    why: say`This is a placeholder. Replace it with the real address, host or number.`,
    given: { 'pages/_site.json': { address: '1 Fan Street' } },
    wrong: { 'pages/fan.json': text('Write to info@firm.example.') },
    right: { 'pages/fan.json': text('Write to us.') },
  },
  'outdated-document': {
    why: say`The page was changed after it was printed. "npm run generate -- documents" prints it again.`,
  },
  'uncommitted-picture': {
    why: say`Every machine would have to make the smaller versions again. "npm run generate -- pictures" makes them; commit them.`,
  },
}

function withWidth(value: object): object {
  const [block] = drawing('1').blocks
  return { blocks: [{ ...block, parts: [{ id: 'width', mark: '1', name: 'Width', ...value }] }] }
}
