import type { Plugin } from 'vite'

/** A part of a syntax tree that begins and ends at characters of the code. */
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** From how many characters on a function takes a slow phone longer than a picture of the screen may. */
const large = 10_000

/**
 * Lets browsers compile large packages while they load, next to everything else, and not when they run. Those that are
 * CommonJS are functions, and V8 compiles a function ahead only where it is written in parentheses and with its keyword
 * (https://v8.dev/blog/preparser#pife). It halves the longest task of the start.
 */
export function eager(): Plugin {
  return {
    name: 'eager',
    async generateBundle(_, bundle) {
      const { parseSync } = await import('vite')
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const { program } = parseSync(output.fileName, output.code)
        // From the end, so that places before it stay where they are.
        for (const { start, end, params, body } of packagesIn(program.body as unknown as Node[]).reverse()) {
          const names = params.map((one) => output.code.slice(one.start, one.end)).join()
          const own = output.code.slice(body.start, body.end)
          output.code = `${output.code.slice(0, start)}(function(${names})${own})${output.code.slice(end)}`
        }
      }
    },
  }
}

type Arrow = Node & { params: Node[]; body: Node }

/** The large functions that are handed to another at the top of a script: `var a = wrap((exports, module) => { … })`. */
function packagesIn(statements: Node[]): Arrow[] {
  const declared = statements.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? (declarations as { init: Node | null }[]) : [],
  )
  return declared
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? (init.arguments as Node[]) : []))
    .filter((given): given is Arrow => given.type === 'ArrowFunctionExpression' && given.end - given.start > large)
    .filter(({ body }) => body.type === 'BlockStatement')
}
