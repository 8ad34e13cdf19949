/** `npm run guide`: takes the pictures of the author's guide and of the Studio from the real thing, into `docs/`. */
import { join, relative } from 'node:path'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'
import { takePictures } from '../guide/pictures'
import { takeStudioPictures } from '../guide/studio'

await runCommand(
  {
    name: 'guide',
    about: 'Takes the pictures of docs/guide.md and docs/studio.md from live editing and the Studio.',
  },
  async () => {
    const studio = await takeStudioPictures(join(projectFolder, 'docs/studio'))
    const taken = { ...studio, ...(await takePictures(join(projectFolder, 'docs/pictures'))) }
    for (const [file, bytes] of Object.entries(taken))
      console.log(`${relative(projectFolder, file)}  ${(bytes / 1000).toFixed(1)} kB`)
  },
)
