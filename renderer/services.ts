/**
 * Runs the scripts of other hosts that the site declares, for example to count visits. A script that needs consent runs
 * only after "Accept". After "Reject", the page is loaded again without the script, because a script cannot be stopped.
 */
import { followAnswer } from './parts/consent'

const { services = '[]' } = document.currentScript?.dataset ?? {}
const scripts: { src: string; attributes?: Record<string, string>; waits?: true }[] = JSON.parse(services)
const running = new Set<string>()

followAnswer((isAccepted) => {
  for (const { src, attributes = {}, waits } of scripts) {
    if (waits && !isAccepted) {
      if (running.has(src)) location.reload()
    } else if (!running.has(src)) {
      running.add(src)
      const script = document.createElement('script')
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
      script.src = src
      document.head.append(script)
    }
  }
})
