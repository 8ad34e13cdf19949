import { expect, test } from 'vitest'
import { type Change, mistake } from '../../../tests/engine/unit/mistakes'
import { type Files, fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { shortTranslation } from '../short-translation'
import { translationLink } from '.'

const about = 'pages/fan.json blocks 0 text'
const said = (files: Files) => problemsOf(files, [translationLink])

test('a wrong link of the source is not reported again for its translations', () => {
  const source = 'Fan 25 kg ağırlığındadır. [Ana sayfa](ana)'
  const wrong: Change[] = [
    [about, source],
    ['locales/en/fan.json blocks about text', 'The fan weighs 25 kg. [Home](ana)'],
    ['locales/ar/fan.json blocks about text', 'وزن المروحة 25 kg. [الرئيسية](ana)'],
  ]
  expect(mistake(...wrong)).toMatchInlineSnapshot(`
    "pages/fan.json:9:54 error wrong-link
      The link "ana" has no valid beginning. Write "/ana"."
  `)
  expect(mistake([about, source])).toBe(mistake(...wrong))
  expect(mistake([about, 'Fan 25 kg ağırlığındadır. [Ana sayfa](/ana)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:54 error dead-link
      The link "/ana" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
  `)
})

test('a link that only the source or only a translation has', () => {
  expect(mistake([about, 'Fan 25 kg ağırlığındadır. [Fan](/fan)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:48 error translation-link
      The links differ: "/fan" here, "/" in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too."
  `)
  expect(mistake(['locales/en/fan.json blocks about text', 'It weighs 25 kg. [Home](/hom)'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:7:40 error translation-link
      The links differ: "/hom" here, "/" in Turkish. Copy the addresses, without a language in front."
  `)
})

test('links that differ', () => {
  expect(
    said(fanSaying('[Ana sayfa](/) ve [yazın](/#welcome)', { en: '[Home](/en) and [write](/#welcome)' })),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:40 error translation-link
    The links differ: "/#welcome" and "/en" here, "/" and "/#welcome" in Turkish. Copy the addresses, without a language in front."
  `)
})

test('a paragraph that is missing with its link is told as such', () => {
  const source = `${'Uzun bir paragraf. '.repeat(9)}\n\n[Ana sayfa](/)`
  const problems = said(fanSaying(source, { en: 'A long paragraph. '.repeat(9) }))
  expect(problems).toContain('The translation has 1 of 2 paragraphs, and lacks the links in the others. Add what is')
  expect(problemsOf(fanSaying(source, { en: 'A long paragraph. '.repeat(9) }), [shortTranslation])).toBe('')
})
