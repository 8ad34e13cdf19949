import arrowRight from './icons/arrow-right.svg?raw'
import check from './icons/check.svg?raw'
import chevronDown from './icons/chevron-down.svg?raw'
import chevronLeft from './icons/chevron-left.svg?raw'
import chevronRight from './icons/chevron-right.svg?raw'
import copy from './icons/copy.svg?raw'
import externalLink from './icons/external-link.svg?raw'
import fileText from './icons/file-text.svg?raw'
import info from './icons/info.svg?raw'
import mail from './icons/mail.svg?raw'
import menu from './icons/menu.svg?raw'
import messageSquare from './icons/message-square.svg?raw'
import moon from './icons/moon.svg?raw'
import pause from './icons/pause.svg?raw'
import phone from './icons/phone.svg?raw'
import play from './icons/play.svg?raw'
import printer from './icons/printer.svg?raw'
import search from './icons/search.svg?raw'
import sun from './icons/sun.svg?raw'
import x from './icons/x.svg?raw'

const iconMarkup = {
  'arrow-right': arrowRight,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  copy,
  'external-link': externalLink,
  'file-text': fileText,
  info,
  mail,
  menu,
  'message-square': messageSquare,
  moon,
  pause,
  phone,
  play,
  printer,
  search,
  sun,
  x,
}

export type IconName = keyof typeof iconMarkup

const prefix = '_icon-'

/** Markup inside each icon's `<svg>`, by symbol id. */
export const symbols = new Map(Object.entries(iconMarkup).map(([name, svg]) => [prefix + name, svgContent(svg)]))

/** Symbol ids of the icons in a piece of HTML. */
export function iconsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/ href="#(_icon-[a-z-]+)"/g)].map(([, id = '']) => id))]
}

/**
 * SVG sprite with the icons that a document needs. The sprite is outside the app's root, and the app adds the other
 * icons later (`more-icons.ts`).
 */
export function spriteOf(ids: string[]): string {
  const used = [...symbols].filter(([id]) => ids.includes(id))
  return `<svg class="sprite" aria-hidden="true">${used
    .map(([id, lines]) => `<symbol id="${id}" viewBox="0 0 24 24">${lines}</symbol>`)
    .join('')}</svg>`
}

/** The markup inside the `<svg>` of an icon file. */
function svgContent(svg: string): string {
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '')
}
