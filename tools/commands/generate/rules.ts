import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { writeGenerated } from './types'

const root = 'tools/checks'

/** The list of rules, from the folders that there are. */
export async function generate(isCheck: boolean): Promise<boolean> {
  // A rule that needs others has no constant.
  const rules = globSync('*/**/index.ts', { cwd: root })
    .map((file) => file.replace('/index.ts', ''))
    .sort()
    .flatMap((path) => {
      const [, name] = /^export const (\w+): Check\b/m.exec(readFileSync(`${root}/${path}/index.ts`, 'utf8')) ?? []
      return name === undefined ? [] : [{ path, name }]
    })
  const list = (constant: string, about: string, isRelease: boolean) => {
    const names = rules
      .filter(({ path }) => path.startsWith('release/') === isRelease)
      .map(({ name }) => `  ${name},\n`)
    return `\n/** ${about} */\nexport const ${constant}: Check[] = [\n${names.join('')}]\n`
  }
  const text = [
    `/** Made by "npm run generate -- rules" from the folders next to it. */\n`,
    `import type { Check } from '../content/check'\n`,
    ...rules.map(({ path, name }) => `import { ${name} } from './${path}'\n`),
    list('rules', 'The rules that need no other rule.', false),
    list('releaseRules', 'Things to settle before a site is published.', true),
  ]
  return writeGenerated({ [`${root}/list.ts`]: text.join('') }, isCheck, 'rules')
}
