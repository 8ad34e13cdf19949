import { expect, test } from 'vitest'
import type { Cell, Picture } from '../../../schema/parts'
import type { Block } from '../../../schema/types'
import { arranged } from '../../../tools/content/localize/arrange'

const picture = (name: string): Picture => ({ src: `/${name}.avif`, width: 1280, height: 960 })
const gallery = (...names: string[]) =>
  ({ type: 'gallery', id: 'views', images: names.map((id) => ({ id, src: picture(id), alt: id })) }) as unknown as Block
const text = (id: string, more: object = {}) => ({ type: 'text', id, text: { nodes: [id] }, ...more }) as Block
const figure = (number: string): Cell => ({ kind: 'figure', number })
const table = (values: Cell[], more: object = {}) =>
  ({
    type: 'spec-table',
    id: 'specs',
    title: 'Data',
    rows: values.map((value, i) => ({ id: `r${i}`, label: `R${i}`, value })),
    ...more,
  }) as unknown as Block

/** Picture and look of each text block, such as "side.avif plain". */
const looks = (...blocks: Block[]) =>
  arranged(blocks).flatMap((block) =>
    block.type === 'text' ? [`${block.image?.src.src ?? ''} ${block.look ?? ''}`.trim()] : [],
  )
const large = (values: Cell[], more?: object) =>
  arranged([table(values, more)]).flatMap((block) => (block.type === 'spec-table' ? (block.large ?? []) : []))

test('neighbours are not alike, and each has a picture that no other has', () => {
  expect(looks(gallery('front', 'side', 'top'), text('a'), text('b'), text('c'))).toEqual([
    '/side.avif plain',
    '/top.avif band',
    'plain',
  ])
})

test('the picture that opens the page is not shown again: words without one stand plainly', () => {
  expect(looks(gallery('front'), text('a'), text('b'))).toEqual(['plain', 'plain'])
  expect(looks(gallery('front'), text('a'), text('b', { look: 'band' }))).toEqual(['plain', 'band'])
})

test('what an author says stays', () => {
  const ownPicture = { image: { src: picture('own'), alt: 'Own' } }
  expect(looks(gallery('front', 'side'), text('a', { look: 'band' }), text('b', ownPicture))).toEqual([
    '/side.avif band',
    '/own.avif band',
  ])
  expect(looks(gallery('front', 'side'), text('a', { tone: 'notice' }), text('b'))).toEqual(['', '/side.avif plain'])
})

test('a page without a gallery is left as it is', () => {
  expect(looks(text('a'), text('b'))).toEqual(['', ''])
})

test('a short table of figures is large as a whole, of a long one the first four', () => {
  const words: Cell = { kind: 'text', text: 'Steel' }
  expect(large([figure('10'), figure('24')])).toEqual(['r0', 'r1'])
  expect(large([figure('10'), words])).toEqual([])
  expect(large([words, ...'123456'.split('').map(figure)])).toEqual(['r1', 'r2', 'r3', 'r4'])
  expect(large([figure('10'), words, words, words, words, words])).toEqual([])
  expect(large([figure('1.234.567.890')])).toEqual([])
})

test('an author may choose the rows, or none', () => {
  const values = '123456'.split('').map(figure)
  expect(large(values, { large: ['r5', 'r2'] })).toEqual(['r2', 'r5'])
  expect(large(values, { large: [] })).toEqual([])
})
