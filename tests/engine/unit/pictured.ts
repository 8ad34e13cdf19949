import { type Files, homeLinkingTo, page } from './site'

/** A page with a wide picture at the top, and with another picture below. */
export function pictured(hero: string, below: string): Files {
  return {
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page([
      { type: 'hero', id: 'hero', title: 'Fan', image: { src: hero, alt: 'Fan' } },
      { type: 'text', id: 'about', text: 'Sözler', image: { src: below, alt: 'Fan' } },
    ]),
  }
}

/** Media files that the page uses. */
export const pictures = {
  'wide.jpg': { bytes: 90_000, width: 1600, height: 900 },
  'four-to-three.jpg': { bytes: 90_000, width: 1280, height: 961 },
  'square.jpg': { bytes: 90_000, width: 1200, height: 1200 },
  'square.svg': { bytes: 900, width: 32, height: 32 },
  'small.png': { bytes: 9000, width: 640, height: 480 },
}
