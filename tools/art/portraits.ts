/**
 * Placeholders for customers' portraits. They are flat figures without faces, so that visitors do not take them for
 * photographs. Remove them when the owner provides real portraits.
 */

type Person = { ground: string; skin: string; coat: string; head: string }

/** People with a straw hat, a headscarf, short hair and a beard, or a cap. */
const people: Readonly<Record<string, Person>> = {
  hat: {
    ground: '#DCE8E4',
    skin: '#C98F68',
    coat: '#2F6F62',
    head: '<path d="M33 38q1-20 15-20t15 20z" fill="#E0BC6A"/><path d="M33 33h30v5H33z" fill="#8A5A2B"/><ellipse cx="48" cy="39" rx="26" ry="5" fill="#D2A94F"/>',
  },
  scarf: {
    ground: '#EFE4DA',
    skin: '#DDA985',
    coat: '#7A4A5E',
    head: '<path fill-rule="evenodd" d="M48 17c16 0 20 13 20 25 0 14-3 24-8 30H36c-5-6-8-16-8-30 0-12 4-25 20-25m0 11c-8 0-12 7-12 15s5 18 12 18 12-10 12-18-4-15-12-15" fill="#B4536B"/>',
  },
  beard: {
    ground: '#DDE4EE',
    skin: '#B97F5C',
    coat: '#34507A',
    head: '<path d="M33 42c-1-14 4-22 15-22s16 8 15 22l-3-8c-7 1-17 0-22-4z" fill="#2E2622"/><path d="M34 46c3 5 8 6 14 6s11-1 14-6c1 12-5 20-14 20s-15-8-14-20" fill="#2E2622"/>',
  },
  cap: {
    ground: '#E9E6D8',
    skin: '#E3B48F',
    coat: '#8A6A1F',
    head: '<path d="M33 37c0-12 6-19 15-19s15 7 15 19z" fill="#0B5468"/><path d="M33 37h40q-2-6-12-6H36z" fill="#083F4F"/>',
  },
}

function draw({ ground, skin, coat, head }: Person): string {
  const paths = [
    `<path d="M0 0h96v96H0z" fill="${ground}"/>`,
    `<path d="M14 96c0-20 14-27 34-27s34 7 34 27z" fill="${coat}"/>`,
    `<path d="M41 58h14v12q-7 7-14 0z" fill="${skin}"/>`,
    `<ellipse cx="48" cy="44" rx="15" ry="19" fill="${skin}"/>`,
    head,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${paths.join('')}</svg>\n`
}

export const portraits: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [`portraits/${name}`, () => draw(person)]),
)
