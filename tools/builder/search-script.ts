/** What Pagefind's script (1.5) does with files, and what it is to do: each stands in it once. */
const changes: [is: string, becomes: string][] = [
  // An answer such as "404" would be read as if it were the file.
  [
    'queued.resolve(await fetch(queued.input));',
    'const answer=await fetch(queued.input);if(!answer.ok)throw new Error(answer.url);queued.resolve(answer);',
  ],
  // A part of the index that does not come would be passed over, and its words would not be found.
  ['console.error(`Failed to load the index chunk', 'throw e;console.error(`Failed to load the index chunk'],
]

/**
 * Has Pagefind's script fail when a file of its index does not come. As it is, it would search without that file, and
 * visitors would read that there is no such page.
 * @throws when the script is another than the one known
 */
export function failWithoutFiles(script: string): string {
  return changes.reduce((text, [is, becomes]) => {
    if (text.split(is).length !== 2) throw new Error(`Pagefind's script is new: it has "${is}" not once.`)
    return text.replace(is, () => becomes)
  }, script)
}
