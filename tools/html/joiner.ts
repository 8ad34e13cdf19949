/** The parts of a file: text, and bytes that were made before. */
export type Parts = (string | Buffer)[]

/**
 * Writes texts and bytes one after the other into the same memory: what it returned is gone when the next is joined.
 * @returns a function from parts to the bytes of all of them, texts as UTF-8
 */
export function createJoiner(): (parts: Parts) => Buffer {
  let memory = Buffer.alloc(0)
  return (parts) => {
    // No letter of a string needs more than three bytes.
    const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0)
    if (memory.length < most) memory = Buffer.allocUnsafe(2 * most)
    let end = 0
    for (const part of parts) end += typeof part === 'string' ? memory.write(part, end) : part.copy(memory, end)
    return memory.subarray(0, end)
  }
}
