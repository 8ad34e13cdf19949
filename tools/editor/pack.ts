import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { viteConfigFile } from '../bundle/bundle'
import type { Bundled } from '../bundle/notices'
import { spoken } from '../cli/spoken'
import { joined, say } from '../content/say/say.js'
import { cacheFolder, writeWhole } from '../files/cache'
import { packed, projectFolder } from '../files/project.js'

const extensionFolder = join(projectFolder, 'tools/editor')

const name = 'pages-of-json.vsix'

/** Writes the extension for Visual Studio Code into the cache of the site. The package of the engine has it ready. */
export async function generateExtension(): Promise<boolean> {
  const file = join(cacheFolder, name)
  writeWhole(file, packed ? readFileSync(join(projectFolder, 'packed', name)) : (await packExtension()).archive)
  const install = `code --install-extension ${file}`
  console.log(spoken(joined([say`Wrote ${file}.`, say`Visual Studio Code installs it with: ${install}`])))
  return true
}

/** Stages it for the package of the engine. @returns what was bundled */
export async function stageExtension(folder: string): Promise<Bundled> {
  const { archive, built } = await packExtension()
  writeWhole(join(folder, name), archive)
  return built
}

/** The extension as a file that is installed (.vsix), and what was bundled for it. */
async function packExtension(): Promise<{ archive: Buffer; built: Bundled }> {
  const { build } = await import('vite')
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
  const archive = zipOf({
    '[Content_Types].xml': contentTypes,
    'extension.vsixmanifest': vsixManifest(JSON.parse(manifest)),
    'extension/package.json': manifest,
    'extension/extension.js': chunk.code,
  })
  return { archive, built }
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

/** A day that all files of an archive are of, so that the same files give the same bytes: 1 January 1980. */
const day = 0x21

/** A ZIP archive of some files, by their paths. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    // Version 2.0, names in UTF-8, packed with "deflate".
    for (const [at, value] of [20, 0x800, 8, 0, day].entries()) head.writeUInt16LE(value, at * 2)
    for (const [at, value] of [crc32(bytes), packed.length, bytes.length].entries())
      head.writeUInt32LE(value, 10 + at * 4)
    head.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\x03\x04'), head, name, packed)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, rest, name]))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end])
}
