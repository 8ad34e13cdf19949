/** Instructions that an assistant gets when it connects. */
export const instructions = `This is a website made of JSON. Read site://blocks before you write a page. "new_page" starts one, "write" replaces whole documents,
"check" says what is wrong. What you do not know gets "confirm" (a question for the owner): invent nothing. It is done when "check"
has no errors, "translate_todo" is empty for each language, and "picture" looks right.`

/** Returns the prompt for a new page. @param about what the page is about */
export const newPage = (about: string): string => `Write a new page: ${about}

1. Read site://blocks and site://glossary, and with "list_pages" and "read_page" the most similar page.
2. "new_page" with that page as "like", the blocks that are needed, and "menu" if it belongs there.
3. "write" the page and all translations in one call, with the words of the glossary. A figure that you do not know gets "confirm".
   Take pictures that "find" shows in "media"; none that shows something else.
4. Correct what "check" says. Look at "picture" on a phone (width 390), and in a language from right to left.
5. Tell what you were not sure of, and what has a "confirm".`
