import { expect, test } from 'vitest'
import { page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { service } from '.'

const film = { type: 'embed', id: 'film', name: 'Film', src: 'https://films.example/1' }
const films = { id: 'films', name: 'Films', host: 'https://films.example', for: ['frame'] }

const text = [{ type: 'text', id: 'about', text: 'Fan' }]

function problems(services: object[] | undefined, blocks: object[] = [film], more: object = {}): string {
  const siteFile = { ...Object(smallSite['pages/_site.json']), services, ...more }
  return problemsOf(
    {
      'pages/_site.json': siteFile,
      'locales/en/index.json': undefined,
      'locales/ar/index.json': undefined,
      'pages/index.json': page(blocks),
    },
    [service],
  )
}

test('a host that is not declared is an error with the lines to add', () => {
  expect(problems(undefined)).toMatchInlineSnapshot(`
    "pages/index.json:9:14 error service
    No service of this site allows "https://films.example" for "frame". Add to "services" in pages/_site.json: { "id": "films", "name": "films", "host": "https://films.example", "for": ["frame"] }"
  `)
  expect(problems([{ ...films, for: ['form'] }])).toContain('Add "frame" to "for" of the service "films"')
  expect(problems([films])).toBe('')
})

test('a service is an https origin, without a wildcard', () => {
  expect(problems([films, { ...films, id: 'all', host: 'https://*.films.example' }])).toContain(
    '"https://*.films.example" is not the address of a host.',
  )
  expect(problems([{ ...films, host: 'http://films.example' }])).toContain('error')
  expect(problems([films, films])).toContain('There are two services with the id "films".')
})

test('the script of a service is on its host', () => {
  const count = { id: 'count', name: 'Count', host: 'https://stats.example', for: ['script', 'connect'] }
  expect(problems([{ ...count, script: { src: 'https://stats.example/a.js' } }], text)).toBe('')
  expect(problems([{ ...count, script: { src: 'https://cdn.example/a.js' } }], text)).toContain(
    'No service of this site allows "https://cdn.example" for "script".',
  )
})

test('only what a visitor can start waits for consent, and only if there is a question', () => {
  expect(problems([{ ...films, consent: true }])).toBe('')
  expect(problems([{ ...films, consent: true }], [film], { consent: undefined })).toContain('the site has no banner')
  expect(
    problems([films, { id: 'forms', name: 'F', host: 'https://f.example', for: ['form'], consent: true }]),
  ).toContain('A service for "form" cannot wait for consent.')
})
