import type { Random } from './random'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A value in a document, with the list or object that holds it. */
export type Slot = { owner: Json[] | JsonObject; key: string | number; value: Json }

/** All values within a document, except values of "$schema", which only editors use. */
export function slotsIn(json: Json): Slot[] {
  if (typeof json !== 'object' || json === null) return []
  const owner = json
  const keys = Array.isArray(owner) ? [...owner.keys()] : Object.keys(owner).filter((key) => key !== '$schema')
  return keys.flatMap((key) => {
    const value = Reflect.get(owner, key) as Json
    return [{ owner, key, value }, ...slotsIn(value)]
  })
}

/** Changes one random value that satisfies a condition. @returns the new text; undefined if no value does */
export function changeOne(
  text: string,
  random: Random,
  isWanted: (slot: Slot) => boolean,
  change: (slot: Slot) => void,
): string | undefined {
  return edit(text, (json) => {
    const wantedSlots = slotsIn(json).filter(isWanted)
    if (wantedSlots.length === 0) return false
    change(random.pick(wantedSlots))
    return true
  })
}

/** Changes a document as a whole. @param change returns false if it cannot change the document */
export function edit(text: string, change: (json: JsonObject) => boolean): string | undefined {
  const json: JsonObject = JSON.parse(text)
  return change(json) ? `${JSON.stringify(json, null, 2)}\n` : undefined
}

export function put({ owner, key }: Slot, value: Json): void {
  // Does not use an assignment, because that would set the prototype if the field is called "__proto__".
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Renames a field and keeps its position. */
export function rename({ owner, key }: Slot, name: string): void {
  const fields = Object.entries(owner)
  for (const [field] of fields) Reflect.deleteProperty(owner, field)
  for (const [field, value] of fields) put({ owner, key: field === key ? name : field, value: null }, value)
}

export function isObject(json: Json): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** Whether a value is a field of an object. "$schema" does not count, because only editors use it. */
export function isField({ owner, key }: Slot): boolean {
  return !Array.isArray(owner) && key !== '$schema'
}
