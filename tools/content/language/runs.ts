const letter = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}µ]`
const signs = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}µ\d²³¹]+`

/**
 * Pattern source for the signs before a run that belong to the run: "+49", "−20", ".NET", "(030) 123". Signs after a
 * letter belong to the word with that letter instead.
 */
const before = String.raw`(?:(?<![\p{L}\p{M}\d])(?:[-+−–.@#~/]|[±≈≤≥<>=$€£¥] ?|\(\+?\d+\)[ -]?)+|^[-+] )?`

/** Patterns for the text between two parts of a run: "AT&T", "20 °C", "5 × 10", "10 – 20", "max. 5". */
const between = [
  String.raw`\s?[°%‰]?\s?`,
  String.raw`[-+−–—/.:,;@&#_~%°'’=?!*×·…|\\<>]{1,3}`,
  ' [-+−–×*=/&≤≥<>±→…|] ',
  String.raw` ?\(\d+\) ?`,
  `(?<=${letter})[.,;:] `,
].join('|')

/** Pattern source for the characters after a run that belong to the run: "C++", "50 %". */
const after = String.raw`(?:\s?[%‰°€£¥$](?![\p{L}\d])|[+#*/™®©′″]+)?`

/**
 * Sources of two regular expressions for right-to-left text. The first matches runs that are read from left to right:
 * Latin words, and numbers with their symbols and units. The second matches the runs that browsers order correctly by
 * themselves: plain numbers, and runs that begin and end with letters.
 */
export const runs: [all: string, inOrder: string] = [
  `${before}${signs}(?:(?:${between})[-+−±]?${signs})*${after}`,
  String.raw`^(?:\d+(?:[.,:/\xa0\u202f]\d+)*(?:${letter}\S*)?|${letter}.*)(?<=${signs})$`,
]
