/** In Visual Studio Code: starts the language server of the site that is open. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspace } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'

let client: LanguageClient | undefined

export async function activate(): Promise<void> {
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath
  if (cwd === undefined) return
  const engineSetting = workspace.getConfiguration('pages-of-json').get('engine', '.')
  const [own = '', packaged = ''] = [engineSetting, 'node_modules/pages-of-json/engine'].map((engine) =>
    resolve(cwd, engine, 'tools/run.js'),
  )
  const program = existsSync(own) ? own : packaged
  client = new LanguageClient(
    'pages-of-json',
    'Pages of JSON',
    { command: 'node', args: [program, 'lsp'], options: { cwd } },
    {
      // The server leaves out files that are not of its folder, whose path may have signs of a pattern in it.
      documentSelector: [{ scheme: 'file', language: 'json', pattern: '**/{pages,locales}/**/*.json' }],
    },
  )
  await client.start()
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}
