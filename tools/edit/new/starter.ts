import { readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { packaged } from '../../bundle/current.js'
import { addressOf } from '../../content/language/plain-letters'
import { manifest, packed, projectFolder } from '../../files/project.js'
import { agentsText } from './agents'

/** Commands that become npm scripts of a new project, so that advice such as "npm run check" works in that project. */
const commandScripts = Object.keys(packaged).filter((name) => name !== 'help' && name !== 'lsp')

/**
 * Files of a new project besides the site's content, such as package.json and README.md.
 * @returns file contents, by path
 */
export function projectFiles(place: string, name: string): Record<string, string> {
  return {
    'package.json': jsonText(packageOf(place, name)),
    '.gitignore': 'node_modules/\n.cache/\ndist/\ndrafts/\nshards/\n',
    'README.md': readmeOf(place, name),
    'AGENTS.md': agentsText(schemaFrom(place, place, '').replace(/\/$/, '')),
    '.vscode/settings.json': jsonText(editorSettings(place)),
    '.github/workflows/site.yml': workflow,
  }
}

/**
 * Relative path from a folder of a site to a schema file.
 * @param place folder of the site, with a `node_modules` that contains or links to the engine
 * @param folder folder that the path starts from
 */
export function schemaFrom(place: string, folder: string, file: string): string {
  const schemas = packed ? join(place, 'node_modules', manifest().name, 'engine/schema') : join(projectFolder, 'schema')
  return relative(folder, join(schemas, file)).replaceAll('\\', '/')
}

function packageOf(place: string, name: string): object {
  const { name: engine, version } = manifest()
  const archive = engineArchive()
  const run = packed ? engine : `node ${relative(place, join(projectFolder, 'tools/run.js')).replaceAll('\\', '/')}`
  return {
    name: asciiName(name) || 'site',
    version: '0.0.0',
    private: true,
    scripts: Object.fromEntries(commandScripts.map((script) => [script, `${run} ${script}`])),
    ...(packed ? { dependencies: { [engine]: archive === undefined ? version : `file:${vendored(archive)}` } } : {}),
  }
}

/** Converts a name to lowercase letters a-z, digits and hyphens: `asciiName('Müller & Söhne') // 'mueller-soehne'` */
export function asciiName(name: string): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return addressOf(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter),
  )
}

/**
 * Returns the path of the archive from which the engine was installed. A new site contains this archive, so that every
 * copy of the site installs the same engine. Undefined if the engine came from a registry, or if npm did not record the
 * archive.
 */
export function engineArchive(): string | undefined {
  const packages = join(projectFolder, '../..')
  try {
    const lock = JSON.parse(readFileSync(join(packages, '.package-lock.json'), 'utf8'))
    const { resolved }: { resolved: string } = lock.packages[`node_modules/${manifest().name}`]
    const archive = resolve(packages, '..', resolved.slice('file:'.length))
    return resolved.startsWith('file:') && statSync(archive).isFile() ? archive : undefined
  } catch {
    return undefined
  }
}

/** Returns the path of the engine's archive in a site. */
export function vendored(archive: string): string {
  return `vendor/${basename(archive)}`
}

/** Visual Studio Code settings that enable completion and explanations from the schemas of documents. */
function editorSettings(place: string): object {
  const schema = (fileMatch: string[], file: string) => ({ fileMatch, url: schemaUrl(place, file) })
  return {
    'json.schemas': [
      schema(['/pages/**/*.json', '!/pages/_site.json', '!/pages/_media/**'], 'page.json'),
      schema(['/pages/_site.json'], 'site.json'),
      schema(['/locales/glossary.json'], 'glossary.json'),
      schema(['/locales/*/common.json'], 'common.json'),
    ],
    'files.encoding': 'utf8',
    'files.eol': '\n',
    'editor.tabSize': 2,
  }
}

function schemaUrl(place: string, file: string): string {
  const path = schemaFrom(place, place, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** GitHub workflow that checks and builds the site after every change, and daily for pages with "from" or "until". */
const workflow = `name: site
on:
  push:
  pull_request:
  # Pages with a first or last day come and go.
  schedule: [{ cron: '10 0 * * *' }]
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20 }
      - run: npm install
      # What is known of each page, and versions of pictures.
      - uses: actions/cache@v4
        with: { path: .cache, key: 'site-\${{ github.run_id }}', restore-keys: site- }
      - run: npm run --silent check -- --format github
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with: { name: dist, path: dist }
`

function readmeOf(place: string, name: string): string {
  return `# ${name}

A website made of JSON: each file in \`pages/\` is a page, and a build turns all of them into static HTML.

\`\`\`sh
npm install         # once
npm start           # builds the site and serves it at http://localhost:4173
npm run dev         # live editing at http://localhost:5173: a save shows at once
npm run studio      # edits pages in a browser, without JSON
npm run check       # says whether the site may be published
npm run build       # writes dist/<brand>/, for any host of static files
\`\`\`

**A page**: \`npm run new -- products/boat\` writes \`pages/products/boat.json\`, whose address is \`/boat\`. Visual Studio Code
completes and explains every field. Pictures go into \`pages/_media\`.

**A language**: an entry in \`languages\` of \`pages/_site.json\`, and a folder in \`locales/\` whose files have the same paths
as the pages, with words only. \`npm run translations\` lists what is missing.

**A brand**: an entry in \`brands\` of \`pages/_site.json\` with its colours, its logo and its hosts.

**Before it is published**, replace the name, the colours, the logo, the mail address and the hosts that end in
\`.example\`. \`npm run check -- --release\` lists what is left to do.

All commands explain themselves: \`npm run check -- --help\`. The package has
[all blocks](${schemaFrom(place, place, 'README.md')}), and the words of the interface next to them.
`
}

function jsonText(json: object): string {
  return `${JSON.stringify(json, null, 2)}\n`
}
