import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname

/** All views of all scenes, by scene, from views.txt. */
export function readViews(): Map<string, string[]> {
  const views = new Map<string, string[]>()
  for (const [scene, view] of lines()) views.set(scene, [...(views.get(scene) ?? []), view])
  return views
}

/** The views of things that hang or are fixed to a wall ("hangs" in views.txt), as <scene>/<view>.png: they throw no shadow. */
export function readHanging(): Set<string> {
  return new Set(lines().flatMap(([scene, view, word]) => (word === 'hangs' ? [`${scene}/${view}.png`] : [])))
}

function lines(): [scene: string, view: string, word?: string][] {
  return readFileSync(join(here, 'views.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [scene = '', view, word] = line.split(' ')
      return view ? [[scene, view, word]] : []
    })
}

/**
 * Renders views of a scene, some minutes each.
 * @returns the folder of the renders: <scene>/<view>.png in it
 * @throws what to install, or what Blender says last, in a sentence
 */
export function renderScene(scene: string, views: string[]): string {
  const lacking = tools.filter(([command, ...parameters]) => spawnSync(command, parameters).status !== 0)
  if (lacking.length > 0)
    throw new Error(
      `Rendering needs ${lacking.map(([command]) => names[command]).join(', ')}: apt-get install blender imagemagick python3-numpy`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'renders-'))
  for (const view of views) {
    console.log(`Rendering ${scene} ${view} …`)
    const file = join(folder, scene, `${view}.png`)
    const { stdout, stderr } = spawnSync(
      'blender',
      ['-b', '--factory-startup', '-P', join(here, 'render.py'), '--', scene, view, 'final', `out=${file}`],
      { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
    )
    if (!existsSync(file))
      throw new Error(`Blender did not render ${scene} ${view}:\n${(stdout + stderr).slice(-2000)}`)
  }
  return folder
}

/** The programs that a render needs, each with a call that succeeds where it is installed (see denoise.py). */
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
