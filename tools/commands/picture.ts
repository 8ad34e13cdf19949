/** `npm run picture -- /wall-fan --lang de --width 390`: saves a picture of a page as a visitor sees the page. */

import { createCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { say } from '../content/say/say.js'
import { takePicture } from '../dev/picture'
import { writeWhole } from '../files/cache'

export default createCommand(
  {
    name: 'picture',
    about: say`Saves a picture of a page as a visitor sees the page, also of a draft.`,
    operands: ['ADDRESS'],
    options: {
      lang: { value: 'LANGUAGE', about: say`the language of the page; that of the site if not given` },
      width: { value: '390', about: say`the width of the window in CSS px; 1200 if not given` },
      theme: { value: 'dark', about: say`light or dark; light if not given` },
      brand: { value: 'ID', about: say`the brand; the first if not given` },
      to: { value: 'FILE', about: say`the file of the picture; .cache/pictures and the name of the page if not given` },
    },
  },
  async ({ operands: [address], value }) => {
    if (address === undefined) throw new Refusal(say`Name a page: npm run picture -- /about --width 390`)
    const [language, width, theme, brand] = (['lang', 'width', 'theme', 'brand'] as const).map(value)
    const { png } = await takePicture({ address, language, theme, brand, width: width ? Number(width) : undefined })
    const words = [address === '/' ? 'index' : address.slice(1).replaceAll('/', '-'), language, width, theme, brand]
    const file = value('to') ?? `.cache/pictures/${words.filter((word) => word !== undefined).join('-')}.png`
    writeWhole(file, png)
    console.log(messageText(say`Saved ${file}.`))
  },
)
