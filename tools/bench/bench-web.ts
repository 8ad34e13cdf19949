/** `npm run bench:web`: measures how long visitors of the built site wait. Fails if a target is missed. */
import { chromium } from 'playwright'
import { runBuild } from '../builder/run'
import { browserFlags, findBrowser } from '../cli/browser'
import { createCommand } from '../cli/command'
import { installProject } from '../cli/npm'
import { say } from '../content/say/say.js'
import { compressSite } from '../serve/compress'
import { serve } from '../serve/finished'
import { encrypt, trusting } from './web/encrypted'
import { benchBack, benchNavigation } from './web/journey'
import { printWeb } from './web/print'
import { missed } from './web/targets'
import { benchTouch } from './web/touch'

await createCommand(
  { name: 'bench-web', about: say`Audits the built site as on a phone, and fails below target.` },
  async () => {
    installProject('tools/bench')
    const { auditPages } = await import('./web/lighthouse')
    const report = await runBuild()
    if (!report) process.exit(1)
    // Compresses the files, because hosts send compressed files.
    await compressSite('dist')
    const { server } = await serve('dist', 0)
    const { encrypted, origin } = await encrypt(server)
    const debuggingPort = 9222
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserFlags, trusting, `--remote-debugging-port=${debuggingPort}`],
      // Enables the back/forward cache, which Playwright disables but visitors have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const result = {
      pages: await auditPages(origin, debuggingPort),
      navigation: await benchNavigation(browser, origin),
      back: await benchBack(browser, origin),
      touched: await benchTouch(origin, findBrowser() ?? chromium.executablePath()),
    }
    await browser.close()
    encrypted.close()
    server.close()
    printWeb(result, browser.version())
    const misses = missed(result)
    for (const miss of misses) console.error(`Missed: ${miss}`)
    return misses.length > 0 ? 1 : 0
  },
)()
