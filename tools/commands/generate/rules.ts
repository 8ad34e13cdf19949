import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { globSync } from 'tinyglobby'
import { writeGenerated } from './types'

const root = 'tools/checks'

/** Generates the files that list all rules, from the folders of the rules. */
export async function generate(isCheck: boolean): Promise<boolean> {
  return writeGenerated({ ...listIn(''), ...listIn('release/') }, isCheck, 'rules')
}

/**
 * Path and content of the file that lists the rules in a folder. Only rules that are exported as a constant are listed.
 */
function listIn(folder: string): Record<string, string> {
  const lines = globSync('*/index.ts', { cwd: `${root}/${folder}` })
    .sort()
    .flatMap((file) => {
      const [, name] = /^export const (\w+): Check\b/m.exec(readFileSync(`${root}/${folder}${file}`, 'utf8')) ?? []
      return name === undefined ? [] : [`export { ${name} } from './${dirname(file)}'\n`]
    })
  const head = `/** Made by "npm run generate -- rules" from the folders next to it. */\n`
  return { [`${root}/${folder}list.ts`]: head + lines.join('') }
}
