/**
 * Lets two frames scroll by the same way.
 * @returns `settle`, to be called after each was scrolled for itself, and `stop`
 */
export function scrollTogether(frames: [Window, Window]): { settle(): void; stop(): void } {
  const at = frames.map(({ scrollY }) => scrollY)
  const listeners = frames.map((frame, i) => () => {
    const other = frames[1 - i]
    const by = frame.scrollY - (at[i] ?? 0)
    at[i] = frame.scrollY
    if (by === 0 || !other) return
    other.scrollBy({ top: by, behavior: 'instant' })
    at[1 - i] = other.scrollY
  })
  frames.forEach((frame, i) => {
    frame.addEventListener('scroll', listeners[i] ?? (() => {}))
  })
  return {
    settle() {
      frames.forEach(({ scrollY }, i) => {
        at[i] = scrollY
      })
    },
    stop() {
      frames.forEach((frame, i) => {
        frame.removeEventListener('scroll', listeners[i] ?? (() => {}))
      })
    },
  }
}
