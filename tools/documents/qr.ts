/** Bytes of data and of error correction of the versions 1 to 5 with the least correction (L): they are one block each. */
const versions = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
]

/** Which modules a mask turns over. */
const masks: ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
]

/**
 * A QR code (ISO/IEC 18004) of a short text, such as an address.
 * @returns rows of modules, true where dark, without the white margin that must be round them; undefined for a text of
 *   more than 106 bytes
 */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versions.findIndex(({ data }) => bytes.length + 2 <= data)
  const sizes = versions[version]
  if (!sizes) return undefined
  const data = dataBytes(bytes, sizes.data)
  const bits = bitsOf([...data, ...checkBytes(data, sizes.check)])
  const all = masks.map((_, mask) => draw(version, bits, mask))
  return all.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best))
}

/** The code as the path of an SVG, one unit a module; the margin is the caller's. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => runsOf(row).map(([x, run]) => `M${x} ${y}h${run}v1h-${run}z`)).join('')
}

/** Where dark modules of a row begin, and how many there are side by side. */
function runsOf(row: boolean[]): [start: number, length: number][] {
  return [...row.map(Number).join('').matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length])
}

/** The text in bytes with its kind and length before it, filled up as the standard asks. */
function dataBytes(text: Uint8Array, size: number): number[] {
  const half = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const bytes = Array.from({ length: half.length / 2 }, (_, at) => ((half[2 * at] ?? 0) << 4) | (half[2 * at + 1] ?? 0))
  return [...bytes, ...Array.from({ length: size - bytes.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))]
}

/** What is left of the data after division by the polynomial of `size` roots: Reed and Solomon's correction. */
function checkBytes(data: number[], size: number): number[] {
  let divisor = [1]
  for (let root = 1, step = 0; step < size; step++, root = times(root, 2))
    divisor = [...divisor, 0].map((one, at) => one ^ times(divisor[at - 1] ?? 0, root))
  const rest = [...data, ...Array<number>(size).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    divisor.forEach((one, offset) => {
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(one, factor)
    })
  }
  return rest.slice(data.length)
}

/** Multiplies in the field of 256 elements that QR codes use. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one)
  return product
}

function bitsOf(bytes: number[]): boolean[] {
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1))
}

/** All modules: the patterns by which it is found, what it says of itself, and the bits in a zigzag from the right. */
function draw(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = 21 + 4 * version
  const code: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    const line = code[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const square = (row: number, column: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, [2, 4])
  if (version > 0) square(size - 7, size - 7, 2, [1])
  drawFormat(set, size, mask)
  let next = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = upwards ? size - 1 - step : step
        if (code[row]?.[column] !== undefined) continue
        set(row, column, (bits[next++] ?? false) !== (masks[mask]?.(row, column) === 0))
      }
  }
  return code.map((row) => row.map(Boolean))
}

/** Twice, next to the corners: the least correction, and the mask. */
function drawFormat(set: (row: number, column: number, dark: boolean) => void, size: number, mask: number): void {
  const format = (1 << 3) | mask
  let rest = format
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((format << 10) | rest) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark)
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark)
  }
  set(size - 8, 8, true)
}

/** How hard a code is to read: runs and squares of one colour, what looks like a corner, and too much dark or light. */
function penaltyOf(code: boolean[][]): number {
  const columns = code.map((_, at) => code.map((row) => row[at] ?? false))
  const lines = [...code, ...columns].map((line) => line.map(Number).join(''))
  let penalty = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    penalty += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  const dark = (row: number, column: number) => code[row]?.[column]
  for (let row = 1; row < code.length; row++)
    for (let column = 1; column < code.length; column++) {
      const one = dark(row, column)
      if ([dark(row - 1, column), dark(row, column - 1), dark(row - 1, column - 1)].every((other) => other === one))
        penalty += 3
    }
  const share = code.flat().filter(Boolean).length / code.length ** 2
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}
