import { expect, test } from 'vitest'
import { scriptStyles } from '../../../tools/html/script-styles'

/** Styles with one rule per line. */
const stylesFor = (...languages: string[]) => scriptStyles(languages).replace(/([{}])(?=[^{}]*\{)/g, '$1\n')

test('Latin needs nothing but hyphens, and those not in languages of short words', () => {
  expect(stylesFor('en', 'vi')).toMatchInlineSnapshot(`""`)
  expect(stylesFor('en', 'pt-BR')).toMatchInlineSnapshot(`
    "@layer base{
    p:is(:lang(pt-BR)){hyphens:auto}}"
  `)
})

test('each script has its own lines and emphasis', () => {
  expect(stylesFor('en', 'he', 'ar', 'ja', 'ko', 'hi')).toMatchInlineSnapshot(`
    "@layer tokens{
    [lang]:is([lang='ar']){--heading-weight:700;--heading-track:0}
    [lang]:is([lang='he']){--heading-track:0}
    [lang]:is([lang='ja']){--display-leading:1.3;--heading-track:0}
    [lang]:is([lang='ko']){--display-leading:1.3;--heading-track:0}
    [lang]:is([lang='hi']){--display-leading:1.35;--heading-track:0}}
    @layer base{
    [lang]:is([lang='ar']){line-height:1.8;}
    [lang]:is([lang='ar']):not(h1,h2,h3,h4,h5,h6,span){font-size:calc(var(--body)*1.06)}
    [lang]:is([lang='ar']) :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)[lang]:is([lang='ar']){letter-spacing:0;line-height:1.35}
    [lang]:is([lang='he']) :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)[lang]:is([lang='he']){letter-spacing:0}
    [lang]:is([lang='ja']){line-height:1.75;line-break:strict}
    [lang]:is([lang='ja']) :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)[lang]:is([lang='ja']){letter-spacing:0;line-height:1.35;word-break:auto-phrase}
    [lang]:is([lang='ko']){line-height:1.75;line-break:strict;word-break:keep-all}
    [lang]:is([lang='ko']) :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)[lang]:is([lang='ko']){letter-spacing:0;line-height:1.35}
    [lang]:is([lang='hi']){line-height:1.75;}
    [lang]:is([lang='hi']) :is(h1,h2,h3,h4,h5,h6),:is(h1,h2,h3,h4,h5,h6)[lang]:is([lang='hi']){letter-spacing:0;line-height:1.4}
    [lang]:not([lang='ar'],[lang='ja'],[lang='ko'],[lang='hi']){line-height:inherit}
    em:is(:lang(ar),:lang(he),:lang(ja),:lang(ko),:lang(hi)){font-style:normal;font-weight:600}}"
  `)
})
