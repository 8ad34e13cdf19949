import { compileOwn } from '../../tools/bundle/own'
import type { Source } from '../../tools/content/read/site'
import { openContent, readAll } from '../../tools/site/source'

/** Reads the whole site in the current folder into memory. */
export function readSource(): Source {
  return readAll(openContent())
}

/** Reads the site in a folder, including its custom blocks, so that its pages can be rendered. */
export async function readWithBlocks(folder: string): Promise<Source> {
  const previousFolder = process.cwd()
  process.chdir(folder)
  try {
    const { blocks } = await compileOwn()
    return { ...readSource(), blocks }
  } finally {
    process.chdir(previousFolder)
  }
}
