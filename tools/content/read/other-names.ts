import type { Path } from '../base/problem'
import { type Said, say } from '../say/say.js'

/** Types of blocks by the names that they have elsewhere. */
const typesMeant: Record<string, string> = {
  accordion: 'faq',
  button: 'link-list',
  columns: 'list-columns',
  'contact-form': 'form',
  cta: 'link-list',
  iframe: 'embed',
  image: 'gallery',
  picture: 'gallery',
  questions: 'faq',
  quote: 'testimonials',
  table: 'spec-table',
  youtube: 'embed',
}

/** Fields by the names that they have elsewhere, of equal meaning. */
const fieldsMeant: Record<string, string> = { min: 'from', max: 'to' }

/** The block type among `names` that a type with another name stands for. */
export function typeCalled(type: string, names: string[]): string | undefined {
  return among(names, typesMeant, type.toLowerCase())
}

/** The field among `names` that a field with another name stands for. */
export function fieldCalled(field: string, names: string[]): string | undefined {
  return among(names, fieldsMeant, field)
}

function among(names: string[], meant: Record<string, string>, key: string): string | undefined {
  const name = Object.hasOwn(meant, key) ? meant[key] : undefined
  return names.find((other) => other === name)
}

/** A hint for a field that people expect, but which has another form or place here. @param path of the object */
export function fieldElsewhere(field: string, path: Path, names: string[]): Said | undefined {
  if (field === 'hidden' && names.includes('visible')) return say`Write "visible": false to hide it.`
  if (path.length > 0 || !names.includes('blocks')) return undefined
  if (field === 'slug') return say`The address of a page is the name of its file: rename the file, or write "path".`
  if (field === 'translations')
    return say`Write each translation in its own file: locales/en/ and the path of the page.`
  return undefined
}

/** A hint for a block that has another place here. */
export function blockElsewhere(type: string): Said | undefined {
  return /^(cta|button)$/i.test(type) ? say`The call to action of a page is its field "closing".` : undefined
}
