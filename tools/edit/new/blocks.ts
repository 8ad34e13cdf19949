import { newPicture } from '../../checks/unedited'
import { Refusal } from '../../cli/errors.js'
import { suggest } from '../../content/base/nearest'
import { valueAt } from '../../content/json/document'
import { openText } from '../../content/json/open-text'
import { isPicture } from '../../content/read/media'
import type { Page } from '../../content/read/model'
import { typeCalled } from '../../content/read/other-names'
import { readPart } from '../../content/read/read-site'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'

/** Maximum number of letters that a placeholder repeats from the text that it replaces. */
const mostLetters = 60

/**
 * Creates blocks for a new page, with placeholders for words, figures and pictures. The blocks are copied from a
 * similar page or, for types that this page lacks, from the examples of the schema.
 * @param types the types of the blocks; all blocks of the similar page if undefined
 * @param model the similar page
 * @param examples an example of each block type
 * @throws Refusal for an unknown type
 */
export function blocksLike(
  site: Site,
  types: string[] | undefined,
  model: Page | undefined,
  slug: string,
  examples: ReadonlyMap<string, object>,
): object[] {
  const modelBlocks = (valueAt(model?.document.json, ['blocks']) ?? []) as object[]
  const exampleTypes = [...examples.keys()]
  const chosen = types?.map((type) => {
    if (!exampleTypes.includes(type))
      throw new Refusal([
        say`There is no block "${type}".`,
        typeCalled(type, exampleTypes)
          ? say`Did you mean "${typeCalled(type, exampleTypes) ?? ''}"?`
          : suggest(type, exampleTypes),
      ])
    return modelBlocks.find((block) => valueAt(block, ['type']) === type) ?? examples.get(type) ?? {}
  })
  const file = 'pages/new.json'
  const document = openText(
    JSON.stringify({ title: '-', description: '-', blocks: withUniqueIds(chosen ?? modelBlocks) }),
  )
  const { pages } = readPart(site, { [file]: document.text }).site
  const annotations = pages.find((page) => page.file === file)?.annotations ?? []
  for (const { kind, path, value } of annotations) {
    if (path[0] !== 'blocks') continue
    // A question to the owner is removed, because it is about the similar page.
    if (kind === 'confirm') document.remove(path)
    else if (kind === 'media' && isPicture(String(value))) document.replace(path, `${slug}/${newPicture}`)
    else if (kind === 'figure') document.set(path, '[write: the figure]')
    else if (['text', 'markdown', 'cell'].includes(kind) && !String(value).startsWith('t:'))
      document.replace(path, placeholder(String(value)))
  }
  return valueAt(document.json, ['blocks']) as object[]
}

function placeholder(text: string): string {
  const words = text.replaceAll(/[[\]\n]+/g, ' ')
  return `[write: like “${words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words}”]`
}

/** Makes the ids of blocks unique by adding numbers, because two copies of the same example have the same id. */
function withUniqueIds(blocks: object[]): object[] {
  const counts = new Map<string, number>()
  return blocks.map((block) => {
    const id = String(valueAt(block, ['id']))
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count > 1 ? { ...block, id: `${id}-${count}` } : block
  })
}
