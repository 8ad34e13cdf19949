/**
 * `npm run budgets`: measures what browsers load and what a page with each block weighs. Fails when something is above its
 * limit, or over 3 % above what is recorded in `tools/budgets/`. `--accept` records what everything weighs now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { compare } from '../budgets/compare'
import limits from '../budgets/limits.json'
import { measure } from '../budgets/measure'
import recorded from '../budgets/recorded.json'
import { type Figures, withTable } from '../budgets/table'
import { makeBundle, readBundle } from '../bundle/bundle'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'

const folder = join(projectFolder, 'tools/budgets')

await runCommand(
  {
    name: 'budgets',
    about: 'Compares the weight of pages and scripts with the limits and the recorded figures.',
    options: { accept: { about: 'records what they weigh now' } },
  },
  async ({ has }) => {
    const measured = await measure(readBundle(await makeBundle()))
    if (has('accept')) accept(measured)
    process.exitCode = check(measured, has('accept') ? measured : recorded) ? 0 : 1
  },
)

function accept(measured: Figures): void {
  const table = join(folder, 'README.md')
  writeFileSync(join(folder, 'recorded.json'), `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync(table, withTable(readFileSync(table, 'utf8'), measured, limits))
  console.log('Recorded in tools/budgets/.')
}

/** Whether nothing is too heavy. */
function check(measured: Figures, recorded: Figures): boolean {
  const { failures, falls } = compare(limits, recorded, measured)
  for (const sentence of falls) console.log(`${colors.yellow('lighter')}  ${sentence}`)
  for (const sentence of failures) console.error(`${colors.red('heavier')}  ${sentence}`)
  if (failures.length > 0)
    console.error('Make it lighter. A rise within the limits can be recorded: npm run budgets -- --accept')
  else if (falls.length > 0) console.log('Record it, so that it stays lighter: npm run budgets -- --accept')
  else console.log(`${colors.green('Within budget')}: ${Object.keys(measured).length} figures.`)
  return failures.length === 0
}
