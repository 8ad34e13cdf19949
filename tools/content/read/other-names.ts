import type { Path } from '../base/problem'
import { isObject } from '../json/json'
import { isKnownLanguage } from '../language/language'
import { type Said, say } from '../say/say.js'

/**
 * Block types by their names in other systems, the best match first. A type that the engine lacks is skipped, so that
 * it can be listed before the block exists.
 */
const typesMeant: Record<string, string> = {
  ...named('faq', 'accordion collapse collapsible q-and-a qa questions'),
  ...named('link-list', 'button buttons call-to-action cta link links menu nav navigation'),
  ...named('list-columns', 'column columns columns-list grid-columns two-columns three-columns'),
  ...named('card-grid', 'card cards feature-grid grid products tiles'),
  ...named('gallery', 'carousel figure image images img logos photo photos picture pictures slider slideshow'),
  ...named('hero', 'banner header hero-banner hero-image hero-section jumbotron splash'),
  ...named('text', 'body content heading headline html intro markdown paragraph rich-text richtext section title'),
  ...named('feature-list', 'benefits bullets checklist features list ul'),
  ...named('spec-table', 'data-table specs specification specifications stats table'),
  ...named('testimonials', 'blockquote quote quotes review reviews testimonial'),
  ...named('steps', 'how-it-works ol process step timeline'),
  ...named('downloads', 'attachments download file files'),
  ...named('document-list', 'brochures documents pdf pdfs'),
  ...named('events', 'agenda calendar event schedule'),
  ...named('compare', 'comparison comparison-table versus'),
  ...named('reckon', 'calculator'),
  ...named('tabs', 'tab tab-panel'),
  ...named('video', 'film movie'),
  ...named('embed video', 'embed iframe vimeo youtube'),
  ...named('form contact-list', 'contact-form form'),
  ...named('contact-list', 'address contact contacts phone phones'),
  ...named('hours list-columns', 'hours opening-hours'),
  ...named('people testimonials', 'people staff team team-grid'),
  ...named('plans spec-table', 'plans price prices pricing pricing-table'),
  ...named('page-list card-grid', 'articles blog finder-list latest news page-list posts'),
}

/** Creates entries of `typesMeant`: each of the names gets the same types. Names and types are separated by spaces. */
function named(types: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, types]))
}

/** Field names by names with the same meaning in other systems. */
const fieldsMeant: Record<string, string> = { min: 'from', max: 'to', heading: 'title', body: 'text' }

/** The engine's name for a block type of another system: `typeCalled('accordion', ['hero', 'faq']) // 'faq'` */
export function typeCalled(type: string, names: string[]): string | undefined {
  return among(names, typesMeant, type.toLowerCase())
}

/** The engine's name for a field of another system: `fieldCalled('heading', ['title', 'text']) // 'title'` */
export function fieldCalled(field: string, names: string[]): string | undefined {
  return among(names, fieldsMeant, field)
}

function among(names: string[], meant: Record<string, string>, key: string): string | undefined {
  const wanted = Object.hasOwn(meant, key) ? meant[key]?.split(' ') : undefined
  return wanted?.find((name) => names.includes(name))
}

/**
 * A hint for a field that other systems have, but that authors write in a different form or place here.
 * @param path path of the object
 */
export function fieldElsewhere(field: string, path: Path, names: string[]): Said | undefined {
  if (field === 'hidden' && names.includes('visible')) return say`Write "visible": false to hide it.`
  if (path.length > 0 || !names.includes('blocks')) return undefined
  if (field === 'slug') return say`The address of a page is the name of its file: rename the file, or write "path".`
  if (field === 'translations')
    return say`Write each translation in its own file: locales/en/ and the path of the page.`
  return undefined
}

/** A hint for a block of other systems that is not a block here, but a field or a part of the layout. */
export function blockElsewhere(type: string): Said | undefined {
  if (/^(cta|buttons?|call-to-action)$/i.test(type)) return say`The call to action of a page is its field "closing".`
  if (/^(heading|headline|title)$/i.test(type)) return say`A heading is the "title" of the block below it.`
  if (/^(divider|hr|separator|spacer)$/i.test(type)) return say`The space between blocks is fixed: leave it out.`
  return undefined
}

/**
 * Returns the texts by language if an author wrote a text for each language where one text is expected.
 * @returns undefined for any other value
 */
export function languagesWithin(value: unknown): Record<string, string> | undefined {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  const isText = ([code, text]: [string, unknown]) => typeof text === 'string' && isKnownLanguage(code)
  return entries.length > 0 && entries.every(isText) ? (value as Record<string, string>) : undefined
}
