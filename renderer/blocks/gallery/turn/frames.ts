/** How many files are fetched at a time: enough to fill a line, few enough that the coarse ones come first. */
const framesAtOnce = 4

/**
 * In which order frames are fetched: every half of the way round, every quarter, every eighth, so that visitors can turn
 * in large steps at once and in ever smaller ones.
 * @param count how many frames there are
 */
export function coarseFirst(count: number): number[] {
  const order = new Set<number>()
  for (let parts = 1; order.size < count; parts *= 2)
    for (let part = 0; part < parts; part++) order.add(Math.floor((part * count) / parts))
  return [...order]
}

/**
 * The frame that is there and nearest to the one that is wanted, going round either way.
 * @param frames what is there, by number
 * @returns undefined while nothing is there
 */
export function nearestFrame<Frame>(frames: (Frame | undefined)[], wanted: number): Frame | undefined {
  for (let away = 0; away <= frames.length / 2; away++) {
    const found = frames.at((wanted + away) % frames.length) ?? frames.at(wanted - away)
    if (found) return found
  }
  return undefined
}

/**
 * Fetches and decodes frames, coarse ones first.
 * @param addresses of all frames
 * @param frames takes them by number; what it has is not fetched again
 * @param onFrame called after each
 * @param signal ends it
 */
export async function loadFrames(
  addresses: string[],
  frames: (HTMLImageElement | undefined)[],
  onFrame: () => void,
  signal: AbortSignal,
): Promise<void> {
  const left = coarseFirst(addresses.length).values()
  const work = async () => {
    for (const i of left) {
      if (signal.aborted) return
      if (frames[i]) continue
      const image = new Image()
      image.src = addresses[i] ?? ''
      // One that does not come is stepped over.
      const isThere = await image.decode().then(
        () => true,
        () => false,
      )
      if (signal.aborted) return
      if (isThere) frames[i] = image
      onFrame()
    }
  }
  await Promise.all(Array.from({ length: framesAtOnce }, work))
}
