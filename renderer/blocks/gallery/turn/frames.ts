/** Number of parallel requests: enough to use the bandwidth, few enough that coarse frames load first. */
const framesAtOnce = 4

/**
 * The order in which frames are fetched: at every half turn, then every quarter, every eighth, so that visitors can
 * turn in large steps at once, and then in smaller ones.
 * @param count number of frames
 */
export function coarseFirst(count: number): number[] {
  const order = new Set<number>()
  for (let parts = 1; order.size < count; parts *= 2)
    for (let part = 0; part < parts; part++) order.add(Math.floor((part * count) / parts))
  return [...order]
}

/**
 * The loaded frame nearest to a position, in either direction.
 * @param frames loaded frames by number
 * @returns undefined while no frame is loaded
 */
export function nearestFrame<Frame>(frames: (Frame | undefined)[], wantedIndex: number): Frame | undefined {
  for (let distance = 0; distance <= frames.length / 2; distance++) {
    const frame = frames.at((wantedIndex + distance) % frames.length) ?? frames.at(wantedIndex - distance)
    if (frame) return frame
  }
  return undefined
}

/**
 * Fetches and decodes frames, coarse ones first.
 * @param addresses addresses of all frames
 * @param frames filled by number; frames that it contains are not fetched again
 * @param onFrame called after each frame, loaded or failed
 * @param signal stops loading
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
