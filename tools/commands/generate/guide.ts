import { join, relative } from 'node:path'
import { takePictures } from '../../assets/guide/pictures'
import { takeStudioPictures } from '../../assets/guide/studio'
import { projectFolder } from '../../files/project.js'

/** Takes the pictures of the README, of the author's guide and of the Studio from the real thing, into `docs/`. */
export async function generate(): Promise<boolean> {
  const at = (file: string) => join(projectFolder, 'docs', file)
  const studio = await takeStudioPictures(at('studio'))
  const taken = { ...studio, ...(await takePictures(at('pictures'), at('site.webp'))) }
  for (const [file, bytes] of Object.entries(taken))
    console.log(`${relative(projectFolder, file)}  ${(bytes / 1000).toFixed(1)} kB`)
  return true
}
