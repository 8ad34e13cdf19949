/** Visual Studio Code extension: starts the language server for the site in the open folder. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspace } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'

let client: LanguageClient | undefined

export async function activate(): Promise<void> {
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath
  if (cwd === undefined) return
  const engineSetting = workspace.getConfiguration('pages-of-json').get('engine', '.')
  const [configured = '', packaged = ''] = [engineSetting, 'node_modules/pages-of-json/engine'].map((engine) =>
    resolve(cwd, engine, 'tools/run.js'),
  )
  const program = existsSync(configured) ? configured : packaged
  client = new LanguageClient(
    'pages-of-json',
    'Pages of JSON',
    { command: 'node', args: [program, 'lsp'], options: { cwd } },
    {
      // The pattern omits the site's path, which may contain pattern characters. The server ignores other folders.
      documentSelector: [
        { scheme: 'file', language: 'json', pattern: '**/{pages,locales}/**/*.json' },
        { scheme: 'file', language: 'markdown', pattern: '**/{pages,locales}/**/*.md' },
      ],
    },
  )
  await client.start()
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}
