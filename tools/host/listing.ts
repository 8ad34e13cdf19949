import { readdirSync, statSync } from 'node:fs'

/** Files by their paths from the project's root, each with a stamp that is another when the file changed: size and time. */
export type Stamps = Map<string, string>

/** Lists the documents of the content in the folder the command runs in, without reading them. */
export function listContent(): Stamps {
  const documents = ['locales', 'pages']
    .flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))
    .filter((path) => path.endsWith('.json') && !path.startsWith('pages/_media/'))
  return new Map(documents.sort().map((path) => [path, stampOf(path)]))
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

/** Another when the file changed: its size and time. */
export function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}
