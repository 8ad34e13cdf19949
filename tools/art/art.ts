/**
 * `npm run art -- tunnel-fan` renders all views of a scene and publishes them; `-- publish FOLDER` publishes the
 * renders of `queue.sh`; `-- drawings` makes all SVG drawings; `-- map` draws the picture of the map block;
 * `-- contact-sheet` makes an overview of all renders.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitPictures } from '../assets/commit-pictures'
import { createCommand } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { installProject } from '../cli/npm'
import { printProblem } from '../cli/print'
import { suggest } from '../content/base/nearest'
import { say } from '../content/say/say.js'
import { projectFolder } from '../files/project.js'
import { readSoundSite } from '../site/all'
import { makeContactSheet } from './contact-sheet'
import { drawAll } from './draw'
import { publish } from './publish'
import { readHanging, readViews, renderScene } from './scene'

const mapFile = 'renderer/blocks/map/world.json'

await createCommand(
  {
    name: 'art',
    about: say`Renders the pictures of products with Blender and publishes them.`,
    operands: ['SCENE|publish|drawings|map|contact-sheet', '[FOLDER]'],
  },
  async ({ operands: [what = '', folder] }) => {
    if (what === 'drawings') drawAll()
    else if (what === 'map') await drawMap()
    else if (what === 'contact-sheet') await makeContactSheet()
    if (['drawings', 'map', 'contact-sheet'].includes(what)) return 0
    const scenes = readViews()
    const views = scenes.get(what)
    if (views) return publishAll(renderScene(what, views))
    if (what === 'publish' && folder) return publishAll(folder)
    const unknownScene = what === '' || what === 'publish' ? undefined : say`There is no scene "${what}".`
    throw new Refusal([
      unknownScene,
      suggest(what, scenes.keys()),
      say`Say what to make: a scene, publish FOLDER, drawings, map or contact-sheet.`,
    ])
  },
)()

/** Writes the drawing of the map block. The engine inserts this drawing into pages unchanged. */
async function drawMap(): Promise<void> {
  installProject('tools/art')
  const { drawWorld } = await import('./world/continents')
  writeFileSync(join(projectFolder, mapFile), `${JSON.stringify(drawWorld(), null, 2)}\n`)
  console.log(mapFile)
}

/** Publishes the renders in a folder. @returns the exit code of the command */
async function publishAll(renders: string): Promise<number> {
  await publish(renders, readHanging())
  const site = await readSoundSite()
  const problems = site && (await commitPictures(site))
  for (const problem of problems ?? []) console.error(printProblem(problem))
  return problems?.length === 0 ? 0 : exitCodes.contentHasErrors
}
