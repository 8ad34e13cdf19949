import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { CompressOptions } from 'terser'

/**
 * Minifies a small script again with Terser, after Vite's minifier. The second pass makes the inline script 5 % smaller.
 * Terser alone would save less.
 */
export async function minifySmall(code: string): Promise<string> {
  const { minify } = await import('terser')
  const { code: minified = code } = await minify(code, { ecma: 2020, compress: { passes: 3 } })
  return minified
}

/** Source of the thread, which is plain JavaScript because threads do not inherit the TypeScript loader. */
const minifyThread = `const { parentPort, workerData: { terser, modules } } = require('node:worker_threads')
const { minify } = require(terser)
const minified = async ({ file, code, compress }) => [file, (await minify(code, { module: true, ecma: 2020, compress })).code]
Promise.all(modules.map(minified)).then((results) => parentPort.postMessage(results))`

/** A module to minify. */
type Module = { file: string; code: string; compress: CompressOptions }

/**
 * Minifies modules again with Terser, like `minifySmall`. A thread minifies them, because Terser takes seconds for them.
 * It is one thread for all, because pages are made at the same time.
 * @returns the minified code by file
 */
export async function minifyModules(modules: Module[]): Promise<Map<string, string>> {
  const workerData = { terser: createRequire(import.meta.url).resolve('terser'), modules }
  const thread = new Worker(minifyThread, { eval: true, execArgv: [], workerData })
  const minified = await new Promise<[file: string, code: string][]>((done, fail) =>
    thread.once('message', done).once('error', fail),
  )
  return new Map(
    await Promise.all(minified.map(async ([file, code]): Promise<[string, string]> => [file, await eager(code)])),
  )
}

/** A node of a syntax tree, with its start and end offsets in the code. */
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Functions with more characters than this take a slow phone longer than one frame to compile. */
const large = 10_000

/**
 * Changes a script so that browsers compile the large packages in it in the background during loading, not when the
 * packages run. CommonJS packages are wrapped in functions, and V8 compiles a function early only if it is a `function`
 * in parentheses (https://v8.dev/blog/preparser#pife). This halves the longest task at startup.
 */
async function eager(code: string): Promise<string> {
  const { parseSync } = await import('vite')
  const { program } = parseSync('script.js', code)
  let changedCode = code
  // Starts with the last function, so that the offsets of the others stay valid.
  for (const { start, end, params, body } of packagesIn(program.body as unknown as Node[]).reverse()) {
    const names = params.map((param) => code.slice(param.start, param.end)).join()
    const bodyCode = code.slice(body.start, body.end)
    changedCode = `${changedCode.slice(0, start)}(function(${names})${bodyCode})${changedCode.slice(end)}`
  }
  return changedCode
}

type Arrow = Node & { params: Node[]; body: Node }

/** Large functions that a script passes as arguments at its top level: `var a = wrap((exports, module) => { … })`. */
function packagesIn(statements: Node[]): Arrow[] {
  const declared = statements.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? (declarations as { init: Node | null }[]) : [],
  )
  return declared
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? (init.arguments as Node[]) : []))
    .filter((node): node is Arrow => node.type === 'ArrowFunctionExpression' && node.end - node.start > large)
    .filter(({ body }) => body.type === 'BlockStatement')
}
