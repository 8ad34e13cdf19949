import { readdirSync, statSync } from 'node:fs'

/** Files by their paths from the project's root, each with a stamp that is another when the file changed: size and time. */
export type Stamps = Map<string, string>

/** Lists the documents of the content in the folder the command runs in, without reading them. */
export function listContent(): Stamps {
  const stamps: Stamps = new Map()
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory() && path !== 'pages/_media') walk(path)
      else if (entry.name.endsWith('.json')) stamps.set(path, stampOf(path))
    }
  }
  for (const folder of ['locales', 'pages']) walk(folder)
  return new Map([...stamps].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The paths of all files below a folder, from it; none when it does not exist. */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const walk = (below: string) => {
    for (const entry of readdirSync(folder + below, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${below}/${entry.name}`)
      else found.push(`${below}/${entry.name}`.slice(1))
    }
  }
  try {
    walk('')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}
