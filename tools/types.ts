/**
 * `npm run types`: generates `schema/types.ts` and `schema/README.md` from the schema.
 * With `--check` it writes nothing and fails when a committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { generateReference } from './contract/reference'
import { generateTypes } from './contract/types'

const generated = {
  'schema/types.ts': await generateTypes(),
  'schema/README.md': generateReference(),
}

const outdated = Object.entries(generated).filter(([path, text]) => read(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of outdated) console.error(`${path} is out of date. Run "npm run types" and commit the result.`)
  process.exitCode = outdated.length > 0 ? 1 : 0
} else {
  for (const [path, text] of outdated) {
    writeFileSync(path, text)
    console.log(`wrote ${path}`)
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
