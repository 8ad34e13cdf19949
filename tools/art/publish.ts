import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'

/** Width of a master, and a quality that shows no loss and leaves it small enough to commit. */
const master = { width: 1280, quality: 80, effort: 6 }

/**
 * Makes renders the masters of the site's pictures: FOLDER/<route>/<view>.png becomes pages/_media/<route>/<view>.avif.
 * @param folder of PNG files with alpha, 1280 by 960
 */
export async function publish(folder: string): Promise<void> {
  for (const render of globSync('*/*.png', { cwd: folder, ignore: ['**/*.part*.png'] }).sort()) {
    const target = join('pages/_media', render.replace(/\.png$/, '.avif'))
    mkdirSync(dirname(target), { recursive: true })
    const { width, ...encoding } = master
    await sharp(join(folder, render)).resize({ width }).avif(encoding).toFile(target)
    console.log(`${target}  ${Math.round(statSync(target).size / 1000)} kB`)
  }
}
