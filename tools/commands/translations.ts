/**
 * `npm run translations`: what is still to be translated, by page and language. `accept` says that translations are right
 * although their sources changed; `todo`, `export` and `import` bring texts to translators and back.
 */
import { checkFolder } from '../checker/check-folder'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { say } from '../cli/language/say'
import { nearest } from '../content/nearest'
import type { Site } from '../content/site'
import { accept, noteAccepted } from '../translations/accept'
import { writeEditorSchemas } from '../translations/editor-schemas'
import { exportFiles, importFile } from '../translations/exchange-files'
import { readTranslated } from '../translations/read'
import { printTranslations } from '../translations/table'

const actions = ['accept', 'todo', 'export', 'import', 'schemas']

await runCommand(
  {
    name: 'translations',
    about: [
      'Lists what is still to be translated, by page and language. Or:',
      '  todo LANGUAGE                 writes a file with what is to do, next to its source',
      '  export LANGUAGE               writes all texts for a translator',
      '  import FILE                   takes back what todo or export wrote',
      '  schemas                       lets Visual Studio Code complete translations and show their sources',
      '  accept LANGUAGE [PAGE] [KEY]  notes that translations are right although their sources changed; "all" for every language',
    ].join('\n'),
    operands: ['[todo|export|import|accept|schemas]', '[LANGUAGE|FILE]', '[PAGE]', '[KEY]'],
    options: { format: { value: 'xliff|po|csv', about: 'the form of an export; XLIFF 2.0 if not given' } },
  },
  async ({ operands: [action, ...rest], value }) => {
    if (action !== undefined && !actions.includes(action)) throw new Refusal(unknown(action))
    const format = value('format')
    if (format !== undefined && action !== 'export') throw new Refusal('Only an export has a "--format".')
    // What was translated since is noted first, which is part of checking.
    await checkFolder(false)
    const site = await readTranslated()
    if (action === 'accept') console.log(accept(site, rest))
    else if (action === 'todo') console.log(exportFiles(site, rest[0], undefined))
    else if (action === 'export') console.log(exportFiles(site, rest[0], format ?? 'xliff'))
    else if (action === 'schemas') console.log(writeEditorSchemas(site))
    else if (action === 'import') await take(site, rest[0])
    else console.log(printTranslations(site))
  },
)

function unknown(action: string): string {
  const near = nearest(action, actions)
  const advice = near === undefined ? '"npm run translations -- --help" explains it.' : `Did you mean "${near}"?`
  return `"translations" does not know "${action}". ${advice}`
}

/** Takes back what a translator has done, and says what was refused. */
async function take(site: Site, file: string | undefined): Promise<void> {
  const { changed, accepted, refused } = importFile(site, file)
  noteAccepted(await readTranslated(), accepted)
  for (const one of refused) console.error(say(`Refused: ${one}`))
  console.log(say(`${changed.length} translated, ${accepted.length} right as they were, ${refused.length} refused.`))
  process.exitCode = refused.length > 0 ? 1 : 0
}
