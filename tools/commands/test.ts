/** `npm test`: all tests of the engine. Stops at the first step that fails. */
import { spawnSync } from 'node:child_process'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { projectFolder } from '../files/project.js'
import { installShell } from '../host/browser'
import { installJava } from '../host/java'
import { installLetters } from '../host/letters'
import { installNginx } from '../host/nginx'
import { installOtherBrowsers } from '../host/other-browsers'

type Step = [name: string, command: string]

const steps: Step[] = [
  ['Generated files are current', 'node tools/run.js types --check'],
  ['Style of the code', 'biome check .'],
  ['Styles without left and right', 'stylelint "renderer/**/*.css"'],
  ['Types', 'tsc && tsc -p tools/art && tsc -p tools/bench'],
  ['Files, exports and packages that nothing uses', 'knip'],
  ['Unit and contract tests', 'vitest run --project unit'],
  ['Integration tests', 'vitest run --project integration'],
  ['Random pages and mistakes', 'vitest run --project fuzz'],
  ['Budgets', 'node tools/run.js budgets'],
  ['Browser tests', 'playwright test --project=engine --project=site'],
]

/** What takes minutes and rarely finds anything. A failure does not stop the others. */
const longSteps: Step[] = [
  ['10,000 random pages and mistakes', 'vitest run --project fuzz'],
  ['Commands on damaged and interrupted sites', 'vitest run --project long'],
  ['Pages on broken networks, and other browsers', 'playwright test --project=long'],
  [
    'Every page in every theme and width, and by the checker of W3C',
    'playwright test --project=engine --project=site whole nu.spec speed pages access documents output style-order scripts fonts',
  ],
]

await runCommand(
  {
    name: 'test',
    about: 'Runs all tests of the engine. Stops at the first step that fails.',
    withoutSite: true,
    options: {
      long: { about: 'the slow tests, for a nightly job; does not stop when one fails' },
      keep: { about: 'records in tests/README.md how many cases passed' },
    },
  },
  (given) => {
    process.chdir(projectFolder)
    installShell()
    installLetters()
    installJava()
    if (given.has('long')) installOtherBrowsers()
    else installNginx()
    const env = { ...process.env, LONG: given.has('long') ? '1' : '', COUNTS: given.has('keep') ? 'keep' : 'compare' }
    const failed: string[] = []
    for (const [name, command] of given.has('long') ? longSteps : steps) {
      console.log(`\n── ${name}: ${command}`)
      const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env })
      if (status === 0) continue
      failed.push(name)
      if (!given.has('long')) break
    }
    if (failed.length > 0) throw new Refusal(`\n${failed.join(', ')}: failed.`)
  },
)
