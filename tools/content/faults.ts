import { characterFault } from './characters'
import { mostDecimals } from './figure'
import type { Path } from './problem'
import { type Said, say } from './say/say.js'

/** A value, or a field's name, that cannot be used whatever the schema says of it. */
export type Fault = { path: Path; at?: 'key'; code: string; message: Said; hint: Said }

/**
 * Finds texts and names with characters that must not be there, and numbers that cannot be shown: one fault for each.
 * @param json a document that is not nested too deep
 */
export function faultsOf(json: unknown): Fault[] {
  const faults: Fault[] = []
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const fault = characterFault(value, say`This text`)
      if (fault) faults.push({ path: [...path], code: 'invisible-character', ...fault })
    } else if (typeof value === 'number') {
      const fault = numberFault(value)
      if (fault) faults.push({ path: [...path], code: 'wrong-number', ...fault })
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) step(item, path, i)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        const fault = characterFault(name, say`This field's name`)
        if (fault) faults.push({ path: [...path, name], at: 'key', code: 'invisible-character', ...fault })
        else step(item, path, name)
      }
    }
  }
  const step = (item: unknown, path: Path, name: string | number) => {
    path.push(name)
    walk(item, path)
    path.pop()
  }
  walk(json, [])
  return faults
}

function numberFault(value: number): Pick<Fault, 'message' | 'hint'> | undefined {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { message: say`This number has too many digits to be shown.`, hint: say`A number may have up to 15 digits.` }
  if (Number(value.toFixed(mostDecimals)) !== value)
    return { message: say`This number has more than ${mostDecimals} decimals.`, hint: say`Round it.` }
  return undefined
}
