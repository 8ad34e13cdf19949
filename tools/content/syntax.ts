import { type ParseError, printParseErrorCode } from 'jsonc-parser'

/** What an error of the parser means to an author. */
export function syntaxSentence(error: ParseError): { message: string; hint?: string } {
  const [meaning, hint] = sentences[printParseErrorCode(error.error)] ?? []
  return { message: `This is not valid JSON${meaning === undefined ? '' : `: ${meaning}`}.`, hint }
}

const comments = ['comments are not allowed', 'Remove it.'] as const
const extraComma = 'Is there an extra comma before it?'

/** What each of the parser's errors means, and what to do. */
const sentences: Record<string, readonly [meaning: string, hint?: string]> = {
  InvalidSymbol: ['this word has no quotes', 'Put text between double quotes: "like this".'],
  InvalidNumberFormat: ['this is not a JSON number', 'Write 1500 or 0.5, for example.'],
  PropertyNameExpected: ['expected a field name in double quotes', extraComma],
  ValueExpected: ['expected a value', extraComma],
  ColonExpected: ['expected a colon between the field and its value'],
  CommaExpected: ['a comma is missing before this'],
  CloseBraceExpected: ['a closing } is missing'],
  CloseBracketExpected: ['a closing ] is missing'],
  EndOfFileExpected: ['the document ends before this', 'Is there an extra } before it?'],
  InvalidCommentToken: comments,
  UnexpectedEndOfComment: comments,
  UnexpectedEndOfString: ['the closing quote of this text is missing'],
  UnexpectedEndOfNumber: ['this number stops too early'],
  InvalidUnicode: ['\\u needs four hexadecimal digits after it'],
  InvalidEscapeCharacter: ['this backslash does not belong here', 'Write \\\\ for a backslash.'],
  InvalidCharacter: [
    'there is an invisible character inside the quotes, such as a line break or a tab',
    'Write \\n for a line break.',
  ],
}
