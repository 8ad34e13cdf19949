import { watchContent } from '../dev/watch'

/**
 * Does something now, and again whenever the content of the current folder or the contract changed, until the program is
 * interrupted (Ctrl+C), which ends it with exit code 0.
 */
export function watchSite(run: () => Promise<void>): void {
  const watch = watchContent(run, (error) => console.error(String(error)))
  watch.begin()
  const end = () => {
    console.log()
    void watch.close().finally(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
