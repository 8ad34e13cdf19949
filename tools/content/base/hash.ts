/**
 * A hash of a text, to compare texts for equality: 96 bits, from three variants of 32-bit FNV-1a over its UTF-16 code
 * units (http://www.isthe.com/chongo/tech/comp/fnv) with different seeds and multipliers, each finished with the mixer
 * of MurmurHash3 (https://github.com/aappleby/smhasher, public domain). Not safe against deliberate collisions.
 */
export function shortHash(text: string): string {
  let [a, b, c] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca77)
    c = Math.imul(c ^ unit, 0xc2b2ae3d)
  }
  return [a, b, c].map((hash) => mixed(hash).toString(36)).join('.')
}

function mixed(hash: number): number {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return (mix ^ (mix >>> 16)) >>> 0
}
