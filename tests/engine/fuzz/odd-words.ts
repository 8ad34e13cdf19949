export const invisibleLetters = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u2800',
  '\u3164',
  '\u180e',
  '\ufe0f',
  '\u034f',
  '\u115f',
  '\u{e0061}',
]

export const controlCharacters = [
  '\u0001',
  '\u0002',
  '\u0007',
  '\u0008',
  '\u000b',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u009f',
]

export const html = [
  '"q" data-author="1" &copy=1 <3',
  '<b data-author="1">&',
  '<script data-author>alert(1)</script>',
  '</main><h1 data-author>',
  '"><img data-author src=x onerror=alert(1)>',
  "' onload='x",
  '<!--',
  ']]>',
  '</title><style>',
  '</script>',
]

export const markdown = [
  '**',
  '*',
  '_a_',
  '[a](',
  '[a](/b',
  '# a',
  '`a`',
  '![a](/a.png)',
  '> a',
  '---\n',
  '1. ',
  '- ',
  '\\',
  '| a | b |',
  '~~a~~',
  '<https://a.example>',
  '[a]: /b',
  '\n\n\n- \n',
]

export const bareMarkdown = [
  '**',
  '-',
  '- ',
  '1.',
  '#',
  '***',
  '\\',
  '[](/)',
  '![]()',
  '<br>',
  '&nbsp;',
  '**\u200b**',
  '> ',
  '---',
  '[a]: /b',
  '`',
  '* * *',
  '&#0;',
  '&#8203;',
  '<!-- a -->',
  '\n- \n- ',
]

export const markdownLinks = [
  '[a](https://a.example)',
  '[a](about)',
  '[a](javascript:alert(1))',
  '[a](http://a.example)',
  '[a](data:text/html,x)',
  '[a](/nowhere)',
  '[a](#nowhere)',
  '[](/)',
  '[a]()',
  '[a](www.a.example)',
  '[a](//a.example)',
  '[a](/ "t")',
  '[a](</>)',
  '[a](https://a.example/?a=1&b="2")',
  '[a](mailto:a@a.example)',
  '[a](tel:)',
]

export const sharedKeys = [
  't:',
  't:features',
  't:nowhere',
  't:gallery.next',
  't:gallery',
  't:units',
  't:__proto__',
  't:constructor',
  't:a.b.c',
  't: features',
  'T:features',
  't:notice.missing',
  '$t(home)',
  't:t:features',
]

export const programWords = [
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'true',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
]

export const otherLanguages = [
  'これは長さを確かめるための日本語の文です。',
  'Это предложение на русском языке, а не на другом.',
  'هذه جملة باللغة العربية وليست بلغة أخرى.',
  'זה משפט בעברית ולא בשפה אחרת.',
  'นี่คือประโยคภาษาไทย',
  'यह हिन्दी में एक वाक्य है।',
]

export const figuresInWords = ['1', '1,5', '1.500.000', '٣', '十', '3D', '-1', '1/2', '²', '100 %', '1e999']
