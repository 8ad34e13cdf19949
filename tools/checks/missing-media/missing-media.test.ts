import { expect, test } from 'vitest'
import { errorsAfter } from '../../../tests/engine/unit/mistakes'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { missingMedia } from '.'

const page = 'pages/fan.json'

test('a picture that does not exist, and one that cannot be shown', () => {
  const images = [
    { id: 'front', src: 'fann.svg', alt: 'Fan' },
    { id: 'back', src: 'fan.bmp', alt: 'Fan' },
  ]
  expect(problemsOf(fanWith([{ type: 'gallery', id: 'views', images }]), [missingMedia])).toMatchInlineSnapshot(`
    "pages/fan.json:11:18 error missing-media
    There is no file "fann.svg" in pages/_media. Did you mean "fan.svg"?

    pages/fan.json:16:18 error missing-media
    "fan.bmp" is not a picture the site can show. It can show: svg, avif, webp, png, jpg, jpeg."
  `)
})

test('a file that is named with its folder', () => {
  expect(
    errorsAfter([`${page} blocks 1 image`, { src: 'pages/_media/fan.svg', alt: 't:features' }]),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:16:16 error missing-media
      There is no file "pages/_media/fan.svg" in pages/_media. Write "fan.svg": the name starts inside pages/_media."
  `)
})

test('a document is not replaced by its edition in another language', () => {
  const items = (...sources: string[]) => [
    {
      type: 'document-list',
      id: 'papers',
      title: 'Belgeler',
      documents: [
        { id: 'notice', title: 'Metin', editions: sources.map((src, i) => ({ language: i === 0 ? 'tr' : 'en', src })) },
      ],
    },
  ]
  const files = ['documents/en/kvkk.pdf']
  const saidOf = (src: string) => problemsOf(fanWith(items(src, 'documents/en/kvkk.pdf')), [missingMedia], files)
  expect(saidOf('documents/tr/kvkk.pdf')).toMatchInlineSnapshot(`
    "pages/fan.json:16:22 error missing-media
    There is no file "documents/tr/kvkk.pdf" in pages/_media. Put it there, or name a file that is there."
  `)
  expect(saidOf('documents/kvkk.pdf')).toMatchInlineSnapshot(`
    "pages/fan.json:16:22 error missing-media
    There is no file "documents/kvkk.pdf" in pages/_media. Put it there, or name a file that is there."
  `)
  expect(saidOf('documents/en/kvk.pdf')).toMatchInlineSnapshot(`
    "pages/fan.json:16:22 error missing-media
    There is no file "documents/en/kvk.pdf" in pages/_media. Did you mean "documents/en/kvkk.pdf"?"
  `)
})

test('a name in another form of Unicode, or with a letter that looks Latin', () => {
  const asked = (src: string, file: string) =>
    problemsOf(
      fanWith([{ type: 'gallery', id: 'views', images: [{ id: 'front', src, alt: 'Fan' }] }]),
      [missingMedia],
      [file],
    ).split('\n')[1]
  expect(asked('k\u00fcche.jpg', 'ku\u0308che.jpg')).toMatchInlineSnapshot(
    `"There is no file "küche.jpg" in pages/_media. The same letters are written in two characters in the name of the file (Unicode NFD), and in one here. Rename the file, or write this name in the same way."`,
  )
  expect(asked('ku\u0308che.jpg', 'k\u00fcche.jpg')).toMatchInlineSnapshot(
    `"There is no file "küche.jpg" in pages/_media. The same letters are written in two characters here (Unicode NFD), and in one in the name of the file. Write this name again."`,
  )
  expect(asked('fаn-2.jpg', 'fan-2.jpg')).toMatchInlineSnapshot(
    `"There is no file "fаn-2.jpg" in pages/_media. Letter 2 of "fаn-2.jpg" is the Cyrillic "а": write the Latin "a". Did you mean "fan-2.jpg"?"`,
  )
})
