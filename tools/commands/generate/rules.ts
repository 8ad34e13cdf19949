import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { writeGenerated } from './types'

const root = 'tools/checks'

/** A folder of a rule: its path below `tools/checks`, what its rule is called in the code, and whether its code is explained there. */
type Folder = { path: string; name: string | undefined; isExplained: boolean }

/** The lists of rules and of their explanations, from the folders that there are. */
export async function generate(isCheck: boolean): Promise<boolean> {
  const folders = foldersOf()
  return writeGenerated(
    { [`${root}/list.ts`]: ruleList(folders), [`${root}/explanations.ts`]: explanationsOf(folders) },
    isCheck,
    'rules',
  )
}

function foldersOf(): Folder[] {
  const files = globSync(`${root}/**/{index,explain}.ts`)
  const paths = [...new Set(files.map((file) => file.slice(root.length + 1).replace(/\/?[^/]*$/, '')))]
  return paths
    .filter((path) => !['', 'examples', 'release'].includes(path))
    .map((path) => ({
      path,
      name: /export const (\w+): Check\b/.exec(readFileSync(`${root}/${path}/index.ts`, 'utf8'))?.[1],
      isExplained: files.includes(`${root}/${path}/explain.ts`),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const generatedHead = `/** Made by "npm run generate -- rules" from the folders next to it. */\n`

function ruleList(folders: Folder[]): string {
  const named = folders.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }]))
  const list = (constant: string, about: string, isRelease: boolean) => {
    const names = named
      .filter(({ path }) => path.startsWith('release/') === isRelease)
      .map(({ name }) => `  ${name},\n`)
    return `\n/** ${about} */\nexport const ${constant}: Check[] = [\n${names.join('')}]\n`
  }
  return [
    generatedHead,
    `import type { Check } from '../content/check'\n`,
    ...named.map(({ path, name }) => `import { ${name} } from './${path}'\n`),
    list('rules', 'The rules that need no other rule.', false),
    list('releaseRules', 'Things to settle before a site is published.', true),
  ].join('')
}

function explanationsOf(folders: Folder[]): string {
  const explained = folders.filter(({ isExplained }) => isExplained)
  const nameOf = (path: string) => path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
  const codeOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const quoted = (code: string) => (/^\w+$/.test(code) ? code : `'${code}'`)
  return [
    generatedHead,
    `import { ofReading } from './examples'\n`,
    `import type { Explanation } from './examples/explanation'\n`,
    ...explained.map(({ path }) => `import { explanation as ${nameOf(path)} } from './${path}/explain'\n`),
    '\n/** The meaning of each code to an author. A test says which is missing. */\n',
    'export const explanations: Record<string, Explanation> = {\n  ...ofReading,\n',
    ...explained.map(({ path }) => {
      const [code, name] = [codeOf(path), nameOf(path)]
      return code === name ? `  ${name},\n` : `  ${quoted(code)}: ${name},\n`
    }),
    '}\n',
  ].join('')
}
