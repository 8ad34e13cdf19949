/** `npm test`: everything that must hold of the engine. Stops at the first step that fails. */
import { spawnSync } from 'node:child_process'
import { installBrowser } from './host/browser'

const steps: [name: string, command: string][] = [
  ['Generated files are current', 'tsx tools/types.ts --check'],
  ['Style of the code', 'biome check .'],
  ['Styles without left and right', 'stylelint "renderer/**/*.css"'],
  ['Types', 'tsc'],
  ['Unit and contract tests', 'vitest run'],
  ['Budgets', 'tsx tools/budgets.ts'],
  ['Browser tests', 'playwright test'],
]

installBrowser()
for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`)
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error(`\n${name}: failed.`)
    process.exit(1)
  }
}
