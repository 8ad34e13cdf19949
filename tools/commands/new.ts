/**
 * `npm run new -- products/boat` starts a page at pages/products/boat.json; `npm run new -- site FOLDER` starts a site.
 */
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { say } from '../cli/language/say'
import { plural, sayWaiting } from '../cli/print'
import { whileAlone } from '../files/change'
import { newPage } from '../new/page'
import { newSite } from '../new/site'

await runCommand(
  {
    name: 'new',
    about: 'Starts a page or, with "site FOLDER", a small site that can be published.',
    options: { language: { value: 'en', about: 'the language of a new site; English if not given' } },
    operands: ['NAME|site', '[FOLDER]'],
    needsSite: ([what, folder]) => what !== 'site' && folder === undefined,
  },
  async ({ operands: [what, folder], value }) => {
    if (what === 'site') {
      if (folder === undefined)
        throw new Refusal('Give a name: npm run new -- site FOLDER. A page at /site is: npm run new -- pages/site')
      const { pages, language } = await newSite(folder, value('language') ?? 'en')
      console.log(
        say(
          `Wrote a site of ${plural(pages, 'page')} (${language}) to ${folder}. Look at it: npm start -- --site ${folder}`,
        ),
      )
      return
    }
    if (what === undefined) throw new Refusal('Give a name: npm run new -- products/boat')
    if (folder !== undefined)
      throw new Refusal(`"new" makes one page at a time. Did you mean "site ${folder}", or "${what}/${folder}"?`)
    if (value('language') !== undefined)
      throw new Refusal('The option "--language" is for a new site. A page is in the language of its site.')
    const { file, address } = await whileAlone(() => newPage(what), sayWaiting)
    console.log(
      say(
        `Wrote ${file}: the page is ${address}. Replace the words in [square brackets]; "npm run dev" shows the page. schema/README.md lists the blocks.`,
      ),
    )
  },
)
