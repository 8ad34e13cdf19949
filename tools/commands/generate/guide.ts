import { join } from 'node:path'
import { takePictures } from '../../assets/guide/pictures'
import { takeStudioPictures } from '../../assets/guide/studio'
import { writeWhole } from '../../files/cache'
import { projectFolder } from '../../files/project.js'

/** Takes screenshots of the site and of the Studio for the documentation, and writes them into `docs/`. */
export async function generate(): Promise<boolean> {
  for (const [name, picture] of [...(await takeStudioPictures()), ...(await takePictures())]) {
    writeWhole(join(projectFolder, 'docs', name), picture)
    console.log(`docs/${name}  ${(picture.length / 1000).toFixed(1)} kB`)
  }
  return true
}
