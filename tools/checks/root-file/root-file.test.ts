import { expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { rootFilesOf } from '../../content/read/root-files'
import { rootFile } from '.'

const [{ domains }] = Object(smallSite['pages/_site.json']).brands

/** Returns the problems of a site with these files in its root folder. */
function faults(files: Record<string, string>): string {
  const root = Object.fromEntries(Object.entries(files).map(([name, text]) => [`pages/_root/${name}`, text]))
  const fan = page([{ type: 'text', id: 'about', text: 'Fan' }], { path: '/google0123456789abcdef' })
  return problemsOf({ ...smallSite, ...homeLinkingTo('/google0123456789abcdef'), 'pages/fan.json': fan, ...root }, [
    rootFile,
  ])
}

test.each([
  ['CNAME', domains[0]],
  ['google123.html', 'google-site-verification: google123.html'],
  ['yandex_0123456789abcdef.html', '<html><body>Verification: 0123456789abcdef</body></html>'],
  ['ads.txt', 'ads.example, 1, DIRECT'],
  ['.well-known/security.txt', 'Contact: mailto:info@fans.example'],
  ['.well-known/assetlinks.json', '[]'],
])('a file that services look for at the root may be there: %s', (name, text) => {
  expect(faults({ [name]: text })).toBe('')
})

test.each([
  ['chat.js', '', 'A file of this kind is not published at the root. Allowed are CNAME'],
  ['landing.html', '', 'A file of this kind is not published at the root.'],
  ['about.json', '{}', 'A file of this kind is not published at the root.'],
  ['deep/ads.txt', '', 'A file of this kind is not published at the root.'],
  ['google123.html', '<script src=//evil.example></script>', 'The file has a script.'],
  ['CNAME', 'elsewhere.example', 'No brand has the host "elsewhere.example".'],
  ['google0123456789abcdef.html', 'x', 'The page /google0123456789abcdef has the same file name.'],
])('another file is refused, with one sentence: %s', (name, text, message) => {
  const problems = faults({ [name]: text }).split('\n\n')
  expect(problems).toEqual([expect.stringContaining(`pages/_root/${name}:1:1 error root-file\n${message}`)])
})

test('a CNAME is only for the brand whose host it names, other files are for all', () => {
  const documents = { 'pages/_root/CNAME': 'www.fans.example\n', 'pages/_root/ads.txt': 'x', 'pages/fan.json': '{}' }
  expect(Object.keys(rootFilesOf(documents, { domains: ['www.fans.example'] }))).toEqual(['/CNAME', '/ads.txt'])
  expect(Object.keys(rootFilesOf(documents, { domains: ['fans.example'] }))).toEqual(['/ads.txt'])
})
