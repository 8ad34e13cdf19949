/**
 * `npm run new -- products/boat` starts a page at pages/products/boat.json; `npm run new -- site FOLDER` starts a site.
 */
import { runCommand } from './host/command'
import { Refusal } from './host/errors.js'
import { newPage } from './new/page'

await runCommand(
  {
    name: 'new',
    about: 'Starts a page, or, with "site FOLDER", a small site.',
    operands: ['NAME|site', '[FOLDER]'],
  },
  async ({ operands: [name, folder] }) => {
    if (name === undefined) throw new Refusal('Say where: npm run new -- products/boat')
    const { file, address } = await newPage(name)
    console.log(
      `Wrote ${file}: the page is ${address}. Replace the words in [square brackets]; "npm run dev" shows the page. schema/README.md lists the blocks.`,
    )
  },
)
