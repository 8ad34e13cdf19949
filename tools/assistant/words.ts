/** What an assistant is told when it connects. */
export const instructions = `This is a website made of JSON. Read site://blocks before you write a page. "new_page" starts a page, "write" replaces whole
documents, "check" says what is wrong. A figure or fact that you do not know gets "confirm": "a question for the owner" beside a
value that says so; invent nothing. Done is: "check" has no errors, "translate_todo" is empty for each language, and "picture"
looks right.`

/** The prompt "a new page": its entry in the list, and its text. */
export const newPagePrompt = {
  listed: {
    name: 'a-new-page',
    title: 'A new page',
    description: 'Writes a page in all languages of the site.',
    arguments: [{ name: 'about', description: 'What the page is about, and what is known.', required: true }],
  },
  textFor: (about = '') => `Write a new page: ${about.slice(0, 4000)}

1. Read site://blocks and site://glossary, and with "list_pages" and "read_page" the most similar page.
2. "new_page" with that page as "like", the blocks that are needed, and "menu" if it belongs there.
3. "write" the page and all translations in one call. Words of the glossary are used as it says. What nobody told you gets
   "confirm". Pictures are those that "find" shows in "media"; do not use one that shows something else.
4. Correct what "check" says, until nothing is left. Look at "picture" on a phone (390) and in a language from right to left.
5. Tell what you were not sure of, and what has a "confirm".`,
}
