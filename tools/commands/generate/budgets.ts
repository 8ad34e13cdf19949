import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import limits from '../../bundle/budgets/limits.json'
import { compareFigures, type Figures, measure, withTable } from '../../bundle/budgets/measure'
import recorded from '../../bundle/budgets/recorded.json'
import { makeBundle, readBundle } from '../../bundle/bundle'
import { makePublished } from '../../bundle/published'
import { projectFolder } from '../../files/project.js'

const budgetsFolder = join(projectFolder, 'tools/bundle/budgets')

/**
 * Measures and records the sizes of files that browsers load, and of one page per block type. Fails if a size exceeds
 * its limit. With `isCheck`, records nothing, and also fails if a size exceeds the recorded size by more than 3 %.
 */
export async function generate(isCheck: boolean): Promise<boolean> {
  const measured = await measure({ ...readBundle(await makeBundle()), ...(await makePublished()) })
  if (!isCheck) record(measured)
  return isWithinLimits(measured, isCheck ? recorded : measured)
}

function record(measured: Figures): void {
  const table = join(budgetsFolder, 'README.md')
  writeFileSync(join(budgetsFolder, 'recorded.json'), `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync(table, withTable(readFileSync(table, 'utf8'), measured, limits))
  console.log('Recorded in tools/bundle/budgets/.')
}

/**
 * Whether all sizes are within their limits. Prints the sizes that exceed their limits, and those that have clearly
 * decreased.
 */
function isWithinLimits(measured: Figures, recorded: Figures): boolean {
  const { failures, falls } = compareFigures(limits, recorded, measured)
  for (const sentence of falls) console.log(`${colors.yellow('lighter')}  ${sentence}`)
  for (const sentence of failures) console.error(`${colors.red('heavier')}  ${sentence}`)
  if (failures.length > 0)
    console.error('Make it lighter. A rise within the limits can be recorded: npm run generate -- budgets')
  else if (falls.length > 0) console.log('Record it, so that it stays lighter: npm run generate -- budgets')
  else console.log(`${colors.green('Within budget')}: ${Object.keys(measured).length} figures.`)
  return failures.length === 0
}
