import { expect, test } from 'vitest'
import { page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { pageDates } from '.'

const about = [{ type: 'text', id: 'about', text: 'Fan' }]

test.each([
  [{ from: '2027-02-29' }, 'There is no day "2027-02-29".'],
  [{ until: '2027-13-01' }, 'There is no day "2027-13-01".'],
  [{ from: '2027-03-02', until: '2027-03-01' }, 'The page ends on 2027-03-01, before it begins on 2027-03-02.'],
  [{ date: '2027-02-30' }, 'There is no day "2027-02-30".'],
  [{ date: '2027-03-02', updated: '2027-03-01' }, 'The page was updated on 2027-03-01, before its date 2027-03-02.'],
  [{ updated: '2027-03-01' }, '"updated" of the page has no effect without "date". Add "date", or remove "updated".'],
  [{ from: '1.3.2027' }, 'cannot be "1.3.2027"'],
])('is reported: %j', (more, message) => {
  expect(problemsOf({ 'pages/fan.json': page(about, more) }, [pageDates])).toContain(message)
})

test('may begin and end on one day', () => {
  const day = { from: '2027-03-01', until: '2027-03-01' }
  expect(problemsOf({ 'pages/fan.json': page(about, day) }, [pageDates])).toBe('')
})

test.each([
  [{ from: '2027-02-29' }, 'There is no day "2027-02-29".'],
  [{ from: '2027-03-02', until: '2027-03-01' }, 'The notice ends on 2027-03-01, before it begins on 2027-03-02.'],
])('is reported of the notice: %j', (days, message) => {
  const site = { ...Object(smallSite['pages/_site.json']), notice: { text: 'Kapalıyız.', ...days } }
  expect(problemsOf({ 'pages/_site.json': site }, [pageDates])).toContain(message)
})
