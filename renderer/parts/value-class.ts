/** What each class with a value says. */
const declarations = {
  /** How long the longest word of a heading is, in tenths of an em (parts/fit.ts). */
  fit: (tenths: string) => `--longest:${Number(tenths) / 10}`,
  /** How many figures are in a row, in two digits, and how long the longest is, in tenths of an em. */
  of: (digits: string) => `--count:${Number(digits.slice(0, 2))};--longest:${Number(digits.slice(2)) / 10}`,
  /** The colour shown in a picture's place until it is there, with three or six digits. */
  tone: (digits: string) => `background:#${digits}`,
  /** Where a place is in the two pictures of a scene: four times three digits, thousandths of width and height. */
  at: (digits: string) =>
    ['x', 'y', 'tx', 'ty'].map((name, i) => `--${name}:${Number(digits.slice(3 * i, 3 * i + 3)) / 10}`).join(';'),
}

type Kind = keyof typeof declarations

const added = new Set<string>()

/**
 * A class that carries a value: the security policy of a page allows no styles in attributes. The build writes the rules
 * of a page into its styles (`rulesIn`); the app adds those that a later page needs.
 */
export function valueClass(kind: Kind, value: string): string {
  const name = `${kind}-${value}`
  if (!import.meta.env.SSR && !added.has(name)) {
    added.add(name)
    document.styleSheets[0]?.insertRule(ruleOf(kind, value))
  }
  return name
}

/** The rules of all such classes in a piece of a document, each once. */
export function rulesIn(html: string): string[] {
  const names = html.matchAll(/ class="(?:[^"]* )?(at|fit|of|tone)-([0-9a-f]+)"/g)
  return [...new Set([...names].map(([, kind, value = '']) => ruleOf(kind as Kind, value)))]
}

function ruleOf(kind: Kind, value: string): string {
  return `.${kind}-${value}{${declarations[kind](value)}}`
}
