/**
 * Returns the text of AGENTS.md, which assistants read before they edit a site. The site in the engine's repository has
 * the same file.
 * @param schemas path from the site's folder to the folder with the references
 */
export function agentsText(schemas: string): string {
  return `# For assistants

This is a website made of JSON. You edit its content; a page needs no code. Two files suffice for a first right page: this one, and
[all blocks in short](${schemas}/blocks.md). [All fields](${schemas}/README.md) are long: search them.

- **A page** is \`pages/<folder>/<name>.json\`. Its address is \`/<name>\`; folders only group. \`blocks\` are read from top to bottom.
- **Words** stand where they are read, in the language of the site (\`defaultLanguage\` of \`pages/_site.json\`). \`text\` of blocks is
  Markdown; headings, pictures, tables and code are only for the block \`text\`, and HTML is refused. A long text can be a file next to its
  page (\`"file": "name.md"\`). \`"t:key"\` is a shared word of \`locales/<language>/common.json\`.
- **Translations** are \`locales/<language>/<folder>/<name>.json\`: the shape of the page with words only, and lists as objects by \`id\`.
  All languages never stand in one object. \`locales/glossary.json\` says how names and terms are translated.
- **Figures** are data: \`{ "value": 78, "unit": "kg" }\`. Each language writes them in its own way.
- **Pictures** are paths in \`pages/_media\`. Do not use a picture that shows something else.
- **Menu, brands, languages, authors, tags and services** (other hosts that pages may use) are in \`pages/_site.json\`.
- **Lists of pages** are a \`page-list\`, not typed. Many pages of one kind are a table in \`pages/_data\` and a pattern
  (\`pages/lamps/[lamp].json\`): change the row or the pattern.
- **Figures that you do not know get \`confirm\`**, as does each fact that nobody told you: \`"confirm": "Is the fan 78 kg?"\` beside the
  value. The owner is asked before the release. Invent nothing, least of all reviews, prices, names and certificates.
- **Never edit** \`locales/.ledger\`, \`.cache\`, \`dist\` and \`pages/_media/_variants\`: commands write them.

\`\`\`sh
npm run new -- folder/name --title "Name" --like other-page --blocks gallery,text,spec-table --menu
npm run check -- --format json              # what is wrong, with file, line and edits; exit code 0 if there is no error
npm run check -- --fix                      # corrects what has one right answer
npm run translations -- todo de             # what is missing in a language
npm run picture -- /name --lang de --width 390
npm run undo                                # takes back the last command
npm run mcp                                 # all of this as tools of the Model Context Protocol, over stdio
\`\`\`

**It is done when** \`npm run check\` reports no error and no warning about the page, all languages have their words, you have looked at
\`npm run picture\` on a phone and in a language from right to left, and you have told the owner each \`confirm\` that you wrote.
`
}
