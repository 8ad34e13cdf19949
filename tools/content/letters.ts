/**
 * Letters of Latin alphabets that tell a language: those that its neighbours lack and that foreign names rarely bring
 * with them, in small letters. Languages without such letters are not listed.
 */
export const tellingLetters: Record<string, string> = {
  az: 'əğış',
  cs: 'ěřů',
  da: 'æø',
  de: 'ß',
  es: 'ñ¿¡',
  hu: 'őű',
  is: 'ðþ',
  lt: 'ėįų',
  lv: 'āēģķļņ',
  nb: 'æø',
  no: 'æø',
  pl: 'ąęłśźż',
  pt: 'ãõ',
  ro: 'ățș',
  sk: 'ľĺŕ',
  tr: 'ğış',
  vi: 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơưđ',
}
