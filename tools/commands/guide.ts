/** `npm run guide`: takes the pictures of the author's guide from the real thing, into `docs/pictures`. */
import { join, relative } from 'node:path'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'
import { takePictures } from '../guide/pictures'

await runCommand(
  { name: 'guide', about: 'Takes the pictures of docs/guide.md from live editing, into docs/pictures.' },
  async () => {
    const taken = await takePictures(join(projectFolder, 'docs/pictures'))
    for (const [file, bytes] of Object.entries(taken))
      console.log(`${relative(projectFolder, file)}  ${(bytes / 1000).toFixed(1)} kB`)
  },
)
