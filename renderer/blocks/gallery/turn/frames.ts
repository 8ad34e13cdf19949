/** Number of parallel requests: enough to use the bandwidth, but few enough that frames arrive in the planned order. */
const framesAtOnce = 4

/**
 * Indexes of frames in the order in which they are fetched: first every half turn, then every quarter, then every
 * eighth, so that visitors can soon turn the object in large steps, and later in ever smaller ones.
 * @param count number of frames
 */
export function coarseFirst(count: number): number[] {
  const order = new Set<number>()
  for (let parts = 1; order.size < count; parts *= 2)
    for (let part = 0; part < parts; part++) order.add(Math.floor((part * count) / parts))
  return [...order]
}

/**
 * The loaded frame nearest to the wanted one, in either direction.
 * @param frames loaded frames, by index
 * @returns undefined if no frame has loaded
 */
export function nearestFrame<Frame>(frames: (Frame | undefined)[], wantedIndex: number): Frame | undefined {
  for (let distance = 0; distance <= frames.length / 2; distance++) {
    const frame = frames.at((wantedIndex + distance) % frames.length) ?? frames.at(wantedIndex - distance)
    if (frame) return frame
  }
  return undefined
}

/**
 * Fetches and decodes frames, in the order of `coarseFirst`.
 * @param addresses addresses of all frames
 * @param frames receives each loaded frame at its index; frames already in this list are not fetched again
 * @param onFrame called for each frame that has loaded or failed
 * @param signal aborts loading
 */
export async function loadFrames(
  addresses: string[],
  frames: (HTMLImageElement | undefined)[],
  onFrame: () => void,
  signal: AbortSignal,
): Promise<void> {
  const queue = coarseFirst(addresses.length).values()
  const work = async () => {
    for (const i of queue) {
      if (signal.aborted) return
      if (frames[i]) continue
      const image = new Image()
      image.src = addresses[i] ?? ''
      // A frame that cannot be loaded is skipped.
      const isLoaded = await image.decode().then(
        () => true,
        () => false,
      )
      if (signal.aborted) return
      if (isLoaded) frames[i] = image
      onFrame()
    }
  }
  await Promise.all(Array.from({ length: framesAtOnce }, work))
}
