import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viteConfigFile } from '../bundle/bundle'
import type { Bundled } from '../bundle/notices'
import { messageText } from '../cli/message-language'
import { joined, say } from '../content/say/say.js'
import { cacheFolder, writeWhole } from '../files/cache'
import { packed, projectFolder } from '../files/project.js'

const extensionFolder = join(projectFolder, 'tools/editor')

const name = 'pages-of-json.vsix'

/** Writes the Visual Studio Code extension into the cache folder: a copy from the engine's package, or a new build. */
export async function generateExtension(): Promise<boolean> {
  const file = join(cacheFolder, name)
  writeWhole(file, packed ? readFileSync(join(projectFolder, 'packed', name)) : (await packExtension()).archive)
  const install = `code --install-extension ${file}`
  console.log(messageText(joined([say`Wrote ${file}.`, say`Visual Studio Code installs it with: ${install}`])))
  return true
}

/** Writes the extension for Visual Studio Code into a folder of the engine's package. @returns the bundler's output */
export async function stageExtension(folder: string): Promise<Bundled> {
  const { archive, built } = await packExtension()
  writeWhole(join(folder, name), archive)
  return built
}

/** Builds the extension. @returns the extension as a .vsix archive, and the output of the bundler */
async function packExtension(): Promise<{ archive: Uint8Array; built: Bundled }> {
  const [{ build }, { strToU8, zipSync }] = await Promise.all([import('vite'), import('fflate')])
  const built = await build({
    configFile: viteConfigFile,
    logLevel: 'warn',
    mode: 'production',
    ssr: { noExternal: true, external: ['vscode'] },
    build: {
      write: false,
      ssr: join(extensionFolder, 'extension.ts'),
      rollupOptions: { external: ['vscode'], output: { format: 'cjs' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The extension could not be bundled.')
  const manifest = readFileSync(join(extensionFolder, 'manifest.json'), 'utf8')
  const files = {
    '[Content_Types].xml': contentTypes,
    'extension.vsixmanifest': vsixManifest(JSON.parse(manifest)),
    'extension/package.json': manifest,
    'extension/extension.js': chunk.code,
  }
  const packable = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))
  // The date is fixed, so that equal files produce equal archives.
  return { archive: zipSync(packable, { mtime: '1980-01-02' }), built }
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`

type Manifest = {
  name: string
  displayName: string
  description: string
  version: string
  publisher: string
  engines: { vscode: string }
}

function vsixManifest({ name, displayName, description, version, publisher, engines }: Manifest): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Categories>Programming Languages</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
`
}
