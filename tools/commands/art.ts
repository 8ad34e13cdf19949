/**
 * `npm run art -- tunnel-fan` renders all views of a scene and publishes them; `-- publish FOLDER` publishes what
 * `art/queue.sh` rendered; `-- drawings` draws what is still drawn; `-- contact-sheet` shows all renders together.
 */
import { makeContactSheet } from '../art/contact-sheet'
import { drawAll } from '../art/draw'
import { publish } from '../art/publish'
import { readViews, renderScene } from '../art/scene'
import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { printProblem } from '../cli/print'
import { suggest } from '../content/nearest'
import { keepPictures } from '../pictures/keep'

await runCommand(
  {
    name: 'art',
    about: 'Renders the pictures of products with Blender and publishes them.',
    operands: ['SCENE|publish|drawings|contact-sheet', '[FOLDER]'],
  },
  async ({ operands: [what = '', folder] }) => {
    if (what === 'drawings') return drawAll()
    if (what === 'contact-sheet') return makeContactSheet()
    const scenes = readViews()
    const views = scenes.get(what)
    if (views) return publishAll(renderScene(what, views))
    if (what === 'publish' && folder) return publishAll(folder)
    const wanted = what === '' || what === 'publish' ? 'Say what to make' : `There is no scene "${what}"`
    throw new Refusal(
      `${wanted}: a scene, publish FOLDER, drawings or contact-sheet. ${suggest(what, scenes.keys()) ?? ''}`.trim(),
    )
  },
)

async function publishAll(renders: string): Promise<void> {
  await publish(renders)
  for (const error of await keepPictures()) {
    console.error(printProblem(error))
    process.exitCode = 1
  }
}
