import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeContent } from './bench/content'

const size = { pages: Number(process.env.N ?? 1000), languages: Number(process.env.L ?? 7), brands: 1 }
const folder = join('.cache/bench', `${size.pages}x${size.languages}`)
writeContent(folder, size)
rmSync(join(folder, 'dist'), { recursive: true, force: true })
rmSync(join(folder, '.cache'), { recursive: true, force: true })
const out = execFileSync(
  'node',
  [...process.argv.slice(2), '--import', resolve('node_modules/tsx/dist/esm/index.mjs'), resolve('tools/bench/run.ts')],
  { cwd: folder, encoding: 'utf8' },
)
console.log(out)
