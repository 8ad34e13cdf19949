/** CSS declarations for each kind of value class (a class with a value in its name). */
const declarations = {
  /** Length of a heading's longest word, in tenths of an em (parts/fit.ts). */
  fit: (tenths: string) => `--longest:${Number(tenths) / 10}`,
  /** Largest number of figures in a row (two digits), then the width of the widest figure, in tenths of an em. */
  of: (digits: string) => `--count:${Number(digits.slice(0, 2))};--longest:${Number(digits.slice(2)) / 10}`,
  /** Space after a figure that has fewer decimals than others in its column, in tenths of a digit's width. */
  pad: (tenths: string) => `--pad:${Number(tenths) / 10}ch`,
  /** Background colour shown until a picture has loaded, as three or six hexadecimal digits. */
  tone: (digits: string) => `background:#${digits}`,
  /** Positions of a spot in two pictures: four coordinates of three digits each, in thousandths of width and height. */
  at: (digits: string) =>
    ['x', 'y', 'tx', 'ty'].map((name, i) => `--${name}:${Number(digits.slice(3 * i, 3 * i + 3)) / 10}`).join(';'),
}

type Kind = keyof typeof declarations

const added = new Set<string>()

/**
 * Returns the name of a class that sets a value. Such classes replace `style` attributes, which the security policy
 * forbids. The build writes the rules for a page into the page's styles (`rulesIn`); the app adds the rules for later
 * pages.
 */
export function valueClass(kind: Kind, value: string): string {
  const name = `${kind}-${value}`
  if (!import.meta.env.SSR && !added.has(name)) {
    added.add(name)
    document.styleSheets[0]?.insertRule(ruleOf(kind, value))
  }
  return name
}

/** Distinct rules for all value classes in a piece of HTML. */
export function rulesIn(html: string): string[] {
  const names = html.matchAll(/ class="(?:[^"]* )?(at|fit|of|pad|tone)-([0-9a-f]+)"/g)
  return [...new Set([...names].map(([, kind, value = '']) => ruleOf(kind as Kind, value)))]
}

function ruleOf(kind: Kind, value: string): string {
  return `.${kind}-${value}{${declarations[kind](value)}}`
}
