// Masters (1280 x 960 PNG with alpha) are kept in tools/art/masters, small enough to commit, and become the site's
// pictures: pages/_media/<route>/<view>.avif, 960 px wide.
//   npx tsx tools/art/publish.ts FOLDER
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { glob } from 'tinyglobby'

const masters = process.argv[2]
if (!masters) throw new Error('Name the folder of the masters: npx tsx tools/art/publish.ts FOLDER')

const found = await glob('*/*.png', { cwd: masters, ignore: ['**/*.part.png', '**/*.part_*.png'] })
for (const master of found.sort()) {
  const name = master.replace(/\.png$/, '.avif')
  await write(master, join('tools/art/masters', name), 1280, 80)
  await write(master, join('pages/_media', name), 960, 52)
}

async function write(master: string, target: string, width: number, quality: number) {
  await mkdir(dirname(target), { recursive: true })
  await sharp(join(masters ?? '', master))
    .resize({ width })
    .avif({ quality, effort: 6 })
    .toFile(target)
  console.log(`${target}  ${Math.round((await stat(target)).size / 1000)} kB`)
}
