import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const artFolder = import.meta.dirname

/** Names of the views listed in views.txt, by scene. */
export function readViews(): Map<string, string[]> {
  const views = new Map<string, string[]>()
  for (const [scene, view] of lines()) views.set(scene, [...(views.get(scene) ?? []), view])
  return views
}

/** Returns the views of subjects that cast no shadow, because they hang or are on a wall ("hangs"), as <scene>/<view>.png. */
export function readHanging(): Set<string> {
  return new Set(lines().flatMap(([scene, view, word]) => (word === 'hangs' ? [`${scene}/${view}.png`] : [])))
}

function lines(): [scene: string, view: string, word?: string][] {
  return readFileSync(join(artFolder, 'views.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [scene = '', view, word] = line.split(' ')
      return view ? [[scene, view, word]] : []
    })
}

/**
 * Renders views of a scene. Each view takes some minutes.
 * @returns folder with the renders, as <scene>/<view>.png
 * @throws an error that lists the programs to install, or contains the end of Blender's output
 */
export function renderScene(scene: string, views: string[]): string {
  const missingTools = tools.filter(([command, ...parameters]) => spawnSync(command, parameters).status !== 0)
  if (missingTools.length > 0)
    throw new Error(
      `Rendering needs ${missingTools.map(([command]) => names[command]).join(', ')}: apt-get install blender imagemagick python3-numpy`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'renders-'))
  for (const view of views) {
    console.log(`Rendering ${scene} ${view} …`)
    const file = join(folder, scene, `${view}.png`)
    const { stdout, stderr } = spawnSync(
      'blender',
      ['-b', '--factory-startup', '-P', join(artFolder, 'render.py'), '--', scene, view, 'final', `out=${file}`],
      { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
    )
    if (!existsSync(file))
      throw new Error(`Blender did not render ${scene} ${view}:\n${(stdout + stderr).slice(-2000)}`)
  }
  return folder
}

/** Programs that rendering needs (see denoise.py), each with a command that succeeds if the program is installed. */
const tools: [command: string, ...parameters: string[]][] = [
  ['blender', '--version'],
  ['/usr/bin/convert', '-version'],
  ['/usr/bin/python3', '-c', 'import numpy'],
]
const names: Record<string, string> = {
  blender: 'Blender',
  '/usr/bin/convert': 'ImageMagick',
  '/usr/bin/python3': 'numpy',
}
