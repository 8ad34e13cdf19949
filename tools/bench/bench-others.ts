/**
 * `npm run bench:others`: compares the build time of this project with that of other static site generators, which
 * build equal documents from the same content. Fails if a document differs from ours.
 * `N=1000 L=7 RUNS=3` set the numbers of pages, languages and builds; medians are printed.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCommand } from '../cli/command'
import { say } from '../content/say/say.js'
import { projectFolder } from '../files/project.js'
import { addressOf, type Size, writeContent } from './content'
import { prepareAstro } from './others/astro'
import { meanBytes } from './others/generator'
import { prepareHugo } from './others/hugo'
import { build, measure } from './others/measure'
import { prepareOurs } from './others/ours'
import { printResults, resultOf, withoutSearch } from './others/print'
import { compareDocuments } from './others/same'
import { readShared } from './others/shared'

await createCommand(
  {
    name: 'bench-others',
    about: say`Builds the same documents with Hugo and Astro, and reports how long each takes.`,
    withoutSite: true,
  },
  async () => {
    process.chdir(projectFolder)
    const size: Size = { pages: Number(process.env.N ?? 1000), languages: Number(process.env.L ?? 7), brands: 1 }
    const runs = Number(process.env.RUNS ?? 3)
    const name = `${size.pages}x${size.languages}x${size.brands}`
    const content = join('.cache/bench', name)
    const folder = join('.cache/bench/others', name)
    console.log(`Writing ${size.pages} pages in ${size.languages} languages to ${content}/ and ${folder}/ …`)
    writeContent(content, size)
    mkdirSync(folder, { recursive: true })
    const ours = prepareOurs(content)
    await build(ours)
    const shared = readShared(content)
    const hugo = prepareHugo(content, shared, join(folder, 'hugo'))
    if (!hugo) console.log('Hugo is not installed (on Debian: apt install hugo); the others are measured without it.')
    const others = [...(hugo ? [hugo] : []), prepareAstro(content, shared, join(folder, 'astro'))]
    const generators = [ours, ...others]

    const pagesNumbered = (numbers: number[]) =>
      numbers.flatMap((i) =>
        shared.languages.map(({ code }) => ({ language: code, name: addressOf(i).slice(1) || 'index' })),
      )
    // Samples the home page, a page in the menu, the first page of a section, and pages in sections.
    const sample = [0, 7, 50, Math.floor(size.pages / 2) + 1, size.pages - 1].filter((i) => i < size.pages)
    for (const other of others) {
      await build(other)
      compareDocuments(other, ours, pagesNumbered(sample))
      console.log(`${other.name} ${other.version} writes the documents that we write.`)
    }
    const pages = pagesNumbered(Array.from({ length: size.pages }, (_, i) => i))
    const bytes = generators.map((generator) => meanBytes(generator, pages))

    const builds = await measure(generators, runs)
    const results = generators.map((generator, i) =>
      resultOf(generator, builds[i] ?? [], bytes[i] ?? { html: 0, data: 0 }),
    )
    const [ourResult, ...otherResults] = results
    const rows = ourResult ? [withoutSearch(ourResult, builds[0] ?? []), ourResult, ...otherResults] : []
    printResults(rows, pages.length, runs)
  },
)()
