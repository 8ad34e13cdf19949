/** `npm run pictures`: keeps all pictures in all their widths in `pages/_media/_variants`, to be committed with them. */
import { runCommand } from '../cli/command'
import { printProblem } from '../cli/print'
import { keepPictures } from '../pictures/keep'

await runCommand(
  { name: 'pictures', about: 'Encodes new pictures in all widths, into pages/_media/_variants.' },
  async () => {
    const errors = await keepPictures()
    for (const error of errors) console.error(printProblem(error))
    process.exitCode = errors.length > 0 ? 1 : 0
  },
)
