import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The numbers whose words are kept, in this order: those that prose writes as words. */
const numbers = [...Array(19).keys()].map((i) => i + 2).concat(30, 40, 50, 60, 70, 80, 90, 100, 1000)

/** A rule of CLDR's spell-out (RBNF): from which number on it holds, its divisor, and what it writes. */
type Rule = { from: number; divisor: number; text: string }
type Rules = Record<string, Rule[]>

/** A rule as CLDR has it: "2" or "1100/100", and text with arrows and a semicolon at its end. */
type Written = { rbnf: { rbnf: { SpelloutRules?: Record<string, [string, string][] | string> } } }

/**
 * The words of small numbers in every language that CLDR spells out, in all genders and cases it knows, ordinals too.
 * @returns the text of `tools/content/spelled-numbers.json`: by language a list of patterns, in the order of `numbers`
 */
export function generateNumberWords(): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('cldr-rbnf/package.json')), 'rbnf')
  const languages = readdirSync(folder)
    .filter((file) => /^[a-z]{2,3}\.json$/.test(file) && file !== 'und.json')
    .sort()
  const lines = languages.flatMap((file) => {
    const written: Written = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const rules = readRules(written.rbnf.rbnf.SpelloutRules ?? {})
    const words = numbers.map((number) => numberWords(number, rules).join('|'))
    return words.some((one) => one !== '') ? [`    "${file.replace('.json', '')}": ${JSON.stringify(words)}`] : []
  })
  return `{\n  "numbers": [${numbers.join(', ')}],\n  "words": {\n${lines.join(',\n')}\n  }\n}\n`
}

function readRules(written: Record<string, [string, string][] | string>): Rules {
  return Object.fromEntries(
    Object.entries(written).map(([name, list]) => [
      name,
      // The name of the file it comes from is among the rules.
      (typeof list === 'string' ? [] : list).flatMap(([key, text]) => {
        const [, from, divisor] = /^(\d+)(?:\/(\d+))?>*$/.exec(key) ?? []
        if (from === undefined) return []
        const base = Number(from)
        const power = base < 1 ? 1 : 10 ** Math.floor(Math.log10(base) + 1e-9)
        return [
          { from: base, divisor: divisor ? Number(divisor) : power, text: text.replace(/;$/, '').replace(/^'/, '') },
        ]
      }),
    ]),
  )
}

/** All words for a number, whatever its gender and case; none that only begins with a shorter one. */
function numberWords(number: number, rules: Rules): string[] {
  const names = Object.keys(rules).filter((name) => /^%spellout-(?:cardinal|numbering$|ordinal|construct)/.test(name))
  const found = names.flatMap((name) => {
    const words = spell(number, name, rules, 0)?.replaceAll('\u00ad', '').trim().toLowerCase()
    return words !== undefined && isWord.test(words) ? [words] : []
  })
  const shortestFirst = [...new Set(found)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return shortestFirst.filter((word, i) => !shortestFirst.slice(0, i).some((shorter) => isInflected(word, shorter)))
}

/** Of one letter only the native numbers of Korean are words: Chinese characters are found by their values. */
const isWord = /^(?:[\p{L}\p{M}\p{Pd} '’\u200c]{2,}|\p{scx=Hang})$/u

/** Whether a reader of the list finds a word by a shorter one: see `numbersInWords`. */
function isInflected(word: string, shorter: string): boolean {
  const ending = word.startsWith(shorter) ? word.slice(shorter.length) : undefined
  return ending !== undefined && shorter.length > 2 && /^\p{L}{0,4}$/u.test(ending)
}

/** @returns undefined for what these rules write in digits, or not at all */
function spell(number: number, name: string, rules: Rules, depth: number): string | undefined {
  const list = rules[name]
  const rule = list?.findLast(({ from }) => from <= number)
  if (!list || !rule || depth > 9 || rule.text.includes('#')) return undefined
  const rest = number % rule.divisor
  const optional = rest === 0 ? '' : '$1'
  let whole = true
  const text = rule.text
    .replace(/\[([^\]]*)\]/g, optional)
    .replace(/\$\(.*?\)\$/g, '')
    .replace(/(→|←|=)(%*[\w-]*)(→|←|=)>?/g, (_, sign: string, other: string) => {
      const value = sign === '→' ? rest : sign === '←' ? Math.floor(number / rule.divisor) : number
      const part = spell(value, other === '' ? name : other, rules, depth + 1)
      if (part === undefined) whole = false
      return part ?? ''
    })
  return whole ? text : undefined
}
