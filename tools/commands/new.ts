/**
 * `npm run new -- products/boat` creates pages/products/boat.json; `npm run new -- pages lamps.csv` creates a pattern for
 * the rows of a table; `npm run new -- site FOLDER` creates a site.
 */

import { basename } from 'node:path'
import { createCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { plural, sayWaiting } from '../cli/print'
import { suggest } from '../content/base/nearest'
import { say } from '../content/say/say.js'
import { carryOut } from '../edit/carry-out'
import { kindNames, requireOthersWhole, startPage } from '../edit/new/page'
import { startPattern } from '../edit/new/pattern'
import { newSite } from '../edit/new/site'
import { packed } from '../files/project.js'

export default createCommand(
  {
    name: 'new',
    about: say`Starts a page; with "pages TABLE", a page of each row of a table; with "site FOLDER", a small site that can be published.`,
    options: {
      language: {
        value: 'en,he',
        about: say`the languages of a new site; it is written in the first, English if not given`,
      },
      brand: {
        value: 'ID',
        about: say`the brand of a new site, which also names the site; the name of its folder if not given`,
      },
      kind: { value: kindNames.join('|'), about: say`the kind of a new page; page if not given` },
      title: { value: 'WORDS', about: say`the title of a new page` },
      blocks: {
        value: 'gallery,text',
        about: say`the types of the blocks of a new page, with a file for each translation`,
      },
      like: { value: 'PAGE', about: say`a page whose settings and blocks the new page begins with` },
      menu: { about: say`adds the new page to the menu` },
    },
    operands: ['NAME|pages|site', '[TABLE|FOLDER]'],
    needsSite: ([what, folder]) => what !== 'site' && (what === 'pages' || folder === undefined),
  },
  async ({ operands: [what, folder], value, has }) => {
    if (what === 'site') {
      for (const option of ['kind', 'title', 'blocks', 'like', 'menu'] as const)
        if (has(option)) throw new Refusal(say`The option "--${option}" is for a new page.`)
      if (folder === undefined)
        throw new Refusal(say`Give a name: npm run new -- site FOLDER. A page at /site is: npm run new -- pages/site`)
      const { pages, languages } = await newSite(folder, {
        languages: (value('language') ?? 'en').split(','),
        brand: value('brand'),
      })
      const quotedFolder = /[^\w./\\:-]/.test(folder) ? `"${folder}"` : folder
      const command = packed ? `cd ${quotedFolder} && npm install && npm start` : `npm start -- --site ${quotedFolder}`
      console.log(
        messageText(
          say`Wrote a site of ${plural(pages, 'page')} (${languages.join(', ')}) to ${folder}. Look at it: ${command}`,
        ),
      )
      return
    }
    if (what === undefined) throw new Refusal(say`Give a name: npm run new -- products/boat`)
    if (what === 'pages' && folder !== undefined) {
      const { result } = await carryOut((site) => startPattern(site, folder), false, sayWaiting)
      const { file } = result
      console.log(
        messageText(
          say`Wrote ${file}: each row of ${folder} is a page. Replace the words in [square brackets], and add units and blocks; "npm run dev" shows the pages.`,
        ),
      )
      return
    }
    if (folder !== undefined)
      throw new Refusal(say`"new" makes one page at a time. Did you mean "site ${folder}", or "${what}/${folder}"?`)
    if (value('language') !== undefined)
      throw new Refusal(say`The option "--language" is for a new site. A page is in the language of its site.`)
    if (value('brand') !== undefined)
      throw new Refusal(say`The option "--brand" is for a new site. A page is in all brands that do not leave it out.`)
    const kind = kindNames.find((name) => name === value('kind'))
    if (has('kind') && kind === undefined)
      throw new Refusal([say`There is no kind "${value('kind') ?? ''}".`, suggest(value('kind') ?? '', kindNames)])
    const blocks = value('blocks')?.split(',')
    const { result } = await carryOut(
      (site) =>
        startPage(site, {
          name: what,
          kind,
          title: value('title'),
          blocks,
          like: value('like'),
          isInMenu: has('menu'),
        }),
      false,
      sayWaiting,
      requireOthersWhole,
    )
    const { file, files } = result
    for (const other of files) if (other !== file) console.log(other)
    console.log(
      messageText(
        say`Wrote ${file}: the page is ${`/${basename(file, '.json')}`}. Replace the words in [square brackets]; "npm run dev" shows the page. schema/README.md lists the blocks.`,
      ),
    )
  },
)
