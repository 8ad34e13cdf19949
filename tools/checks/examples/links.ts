import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

export const textPage = (text: string) => ({ blocks: [{ type: 'text', id: 'about', text }] })

export const gallery = (src: string) => ({
  blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src, alt: 'The fan from the front' }] }],
})

export const card = (image: string) => ({
  blocks: [{ type: 'card-grid', id: 'models', cards: [{ id: 'small', title: 'Small', image }] }],
})

export const drawing = (mark: string) => ({
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

export const lineDrawing = { bytes: 900, width: 960, height: 720 }

export const photo = (width: number, height: number) => ({ 'pages/_media/photo.avif': { bytes: 9000, width, height } })

/** Where links lead, and what pages show. */
export const links: Record<string, Explanation> = {
  'former-words': {
    why: say`A page got another title, or a figure changed, and words elsewhere still have the old one. "npm run check -- --changed" compares with what was there before.`,
  },
  'outdated-document': {
    why: say`The page was changed after it was printed. "npm run generate -- documents" prints it again.`,
  },
  'uncommitted-picture': {
    why: say`Every machine would have to make the smaller versions again. "npm run generate -- pictures" makes them; commit them.`,
  },
}
