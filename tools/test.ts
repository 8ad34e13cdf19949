/** `npm test`: everything that must hold of the engine. Stops at the first step that fails. */
import { spawnSync } from 'node:child_process'
import { installBrowser } from './host/browser'
import { projectFolder } from './host/code.js'
import { runCommand } from './host/command'
import { Refusal } from './host/errors.js'
import { installJava } from './host/java'
import { installNginx } from './host/nginx'

const steps: [name: string, command: string][] = [
  ['Generated files are current', 'node tools/run.js types --check'],
  ['Style of the code', 'biome check .'],
  ['Styles without left and right', 'stylelint "renderer/**/*.css"'],
  ['Types', 'tsc'],
  ['Unit and contract tests', 'vitest run --project unit'],
  ['Integration tests', 'vitest run --project integration'],
  ['Mistakes and pages at random', 'vitest run --project fuzz'],
  ['Budgets', 'node tools/run.js budgets'],
  ['Browser tests', 'playwright test'],
]

await runCommand(
  { name: 'test', about: 'Everything that must hold. Stops at the first step that fails.', withoutSite: true },
  () => {
    process.chdir(projectFolder)
    installBrowser()
    installNginx()
    installJava()
    for (const [name, command] of steps) {
      console.log(`\n── ${name}: ${command}`)
      const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
      if (status !== 0) throw new Refusal(`\n${name}: failed.`)
    }
  },
)
