/**
 * `npm run budgets`: compares what pages and blocks weigh with what is recorded in `tools/budgets/`, and fails when
 * something weighs over 3 % more. `--accept` records what they weigh now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { compare } from '../budgets/compare'
import { measure } from '../budgets/measure'
import { type Budgets, withTables } from '../budgets/table'
import { makeBundle, readBundle } from '../bundle/bundle'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'

const budgetsFile = join(projectFolder, 'tools/budgets/budgets.json')
const tablesFile = join(projectFolder, 'tools/budgets/README.md')

await runCommand(
  {
    name: 'budgets',
    about: 'Says what types of pages and blocks weigh, and fails on a rise of more than 3 %.',
    options: { accept: { about: 'records what they weigh now' } },
  },
  async ({ has }) => {
    const measured = await measure(readBundle(await makeBundle()))
    if (has('accept')) accept(measured)
    else process.exitCode = check(measured) ? 0 : 1
  },
)

function accept(measured: Budgets) {
  writeFileSync(budgetsFile, `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync(tablesFile, withTables(readFileSync(tablesFile, 'utf8'), measured))
  console.log('Recorded in tools/budgets/.')
}

/** Whether nothing is too heavy. */
function check(measured: Budgets): boolean {
  const budgets: Budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'))
  const { rises, falls } = compare(budgets, measured)
  for (const sentence of falls) console.log(`${colors.yellow('lighter')}  ${sentence}`)
  for (const sentence of rises) console.error(`${colors.red('heavier')}  ${sentence}`)
  if (rises.length > 0) console.error('Make it lighter, or record it with a reason: npm run budgets -- --accept')
  else if (falls.length > 0) console.log('Record it, so that it stays so: npm run budgets -- --accept')
  if (rises.length === 0) console.log(`${colors.green('Within budget')}: all types of pages and all blocks.`)
  return rises.length === 0
}
