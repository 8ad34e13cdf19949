import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viteConfigFile } from '../bundle/vite'
import { projectFolder } from '../files/project.js'
import { zipOf } from './zip'

const extensionFolder = join(projectFolder, 'tools/editor')

/** The extension for Visual Studio Code as a file that it installs (.vsix). */
export async function packExtension(): Promise<Buffer> {
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
  return zipOf({
    '[Content_Types].xml': contentTypes,
    'extension.vsixmanifest': vsixManifest(JSON.parse(manifest)),
    'extension/package.json': manifest,
    'extension/extension.js': chunk.code,
  })
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
