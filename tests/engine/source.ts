import { compileOwn } from '../../tools/bundle/own'
import type { Source } from '../../tools/content/read/site'
import { openContent, readAll } from '../../tools/site/source'

/** The whole site of the current folder, in memory. */
export function readSource(): Source {
  return readAll(openContent())
}

/** The site of a folder with its custom blocks, so that its pages can be rendered. */
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
