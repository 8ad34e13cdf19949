import { readFileSync, writeFileSync } from 'node:fs'
import { generateNumberWords } from '../../contract/number-words'
import { generateReference } from '../../contract/reference'
import { generateTypes } from '../../contract/types'

/** `schema/types.ts` and `schema/README.md` from the schema, and the words of numbers from what Unicode knows of them. */
export async function generate(isCheck: boolean): Promise<boolean> {
  const generated = {
    'schema/types.ts': await generateTypes(),
    'schema/README.md': generateReference(),
    'tools/content/spelled-numbers.json': generateNumberWords(),
  }
  const outdated = Object.entries(generated).filter(([path, text]) => read(path) !== text)
  for (const [path, text] of outdated) {
    if (isCheck) console.error(`${path} is out of date. Run "npm run generate -- types" and commit the result.`)
    else {
      writeFileSync(path, text)
      console.log(`wrote ${path}`)
    }
  }
  return !isCheck || outdated.length === 0
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
