/** Building blocks for the wrong and right examples of rules. */

export const about = { type: 'text', id: 'about', text: 'It moves air.' }

export const front = { id: 'front', src: 'fan.svg', alt: 'The fan from the front' }

export function exampleTable(value: object, label = 'Weight'): object {
  return { type: 'spec-table', id: 'specs', title: 'Data', rows: [{ id: 'weight', label, value }] }
}

export const textPage = (text: string, more: object = {}) => ({
  blocks: [{ type: 'text', id: 'about', ...more, text }],
})

export function examplePage(title: string): object {
  return { title, description: 'It keeps a small house warm in winter, and dry as well.' }
}

export const gallery = (src: string, alt = front.alt) => ({
  blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src, alt }] }],
})

export const card = (image: string) => ({
  blocks: [{ type: 'card-grid', id: 'models', cards: [{ id: 'small', title: 'Small', image }] }],
})

export const heroWith = (src: string) => ({
  blocks: [{ type: 'hero', id: 'top', title: 'Fresh air', image: { src, alt: 'A fan in a wall' } }],
})

export const drawingWith = (mark: string) => ({
  blocks: [
    {
      type: 'drawing',
      id: 'parts',
      image: { src: 'section.svg', alt: 'The fan in section' },
      parts: [{ id: 'frame', mark, name: 'Frame' }],
    },
  ],
})

export const sectionDrawing = { 'pages/_media/section.svg': { bytes: 900, width: 960, height: 720, labels: ['1'] } }

export const photo = (width: number, height: number) => ({ 'pages/_media/photo.avif': { bytes: 9000, width, height } })

/** The brand of the example site. */
export const exampleBrand = {
  id: 'main',
  name: 'Fans',
  domains: ['www.fans.example'],
  origin: 'https://www.fans.example',
  logo: 'flag.svg',
  colours: { primary: '#0b5468', accent: '#f2a900' },
}

/** The site file of the example site, with additional fields in the brand. */
export const brandWith = (more: object) => ({ 'pages/_site.json': { brands: [{ ...exampleBrand, ...more }] } })

export const languageEntry = (code: string) => ({
  'pages/_site.json': {
    languages: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code, name: 'Deutsch', dir: 'ltr' },
      { code: 'fr', name: 'Français', dir: 'ltr' },
    ],
  },
})

export const source = (text: string) => ({ 'pages/fan.json': textPage(text) })

export const german = (text: string) => ({
  'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text } } },
})
