// Slow, because the fixture site is built twice.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder, run } from './small-site'

/** A copy of the fixture site in a Git repository, like the site of an author. */
const site = emptyFolder()

type Item = { id: string }
type Page = { blocks: { type: string; cards?: object[] }[] }
type SiteFile = { languages: { code: string }[]; brands: Item[]; menu: object[] }

beforeAll(() => {
  for (const folder of ['pages', 'locales', 'blocks'])
    cpSync(join('tests/fixture-site', folder), join(site, folder), { recursive: true })
  writeFileSync(join(site, '.gitignore'), 'dist/\n.cache/\n')
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Author', '-c', 'user.email=author@fixture.example', 'commit', '-qm', 'The site')
})

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: site, encoding: 'utf8' })
}

function write(file: string, content: object | Buffer): void {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2))
}

function edit<Json extends object>(file: string, change: (json: Json) => void): void {
  const json: Json = JSON.parse(readFileSync(join(site, file), 'utf8'))
  change(json)
  write(file, json)
}

/** Checks and builds the site. Expects that both commands succeed, and that only content files have changed. */
async function expectPublished(): Promise<void> {
  const check = await run(site, 'check', '--quiet')
  expect(check.output).toMatch(/: (all is well|0 errors, \d+ warnings?)\.$/)
  expect(check.code).toBe(0)
  expect(await run(site, 'build')).toMatchObject({ code: 0 })
  const touched = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean)
  expect(touched.filter((line) => !/^.. (pages|locales)\//.test(line))).toEqual([])
}

const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')
const isBuilt = (file: string) => existsSync(join(site, 'dist', file))

const finder = {
  $schema: '../../../../schema/page.json',
  title: 'Finder scope',
  description: 'A small telescope on the large one, which shows enough of the sky to find your way.',
  parent: 'telescopes',
  blocks: [
    {
      type: 'gallery',
      id: 'views',
      images: [{ id: 'side', src: 'finder/side.png', alt: 'The finder, from the side' }],
    },
    { type: 'text', id: 'about', text: 'It has a cross of light and turns with the tube.' },
  ],
}
const inHebrew = {
  title: 'כוונת',
  description: 'טלסקופ קטן על הטלסקופ הגדול, שמראה די שמיים כדי למצוא בהם את הדרך.',
  blocks: {
    views: { images: { side: { alt: 'הכוונת מהצד' } } },
    about: { text: 'יש בה צלב של אור והיא פונה עם הצינור.' },
  },
}
const inJapanese = {
  title: 'ファインダー',
  description: '大きな望遠鏡に載せる小さな望遠鏡です。空を広く見せて、目当ての星まで案内します。',
  blocks: {
    views: { images: { side: { alt: '横から見たファインダー' } } },
    about: { text: '光の十字が見え、鏡筒と一緒に動きます。' },
  },
}

test('a page with a picture, two translations, a card and a menu entry', { tags: 'ci' }, async () => {
  const picture = sharp({ create: { width: 1280, height: 960, channels: 3, background: '#345' } })
  write('pages/_media/finder/side.png', await picture.png().toBuffer())
  write('pages/telescopes/finder.json', finder)
  write('locales/he/telescopes/finder.json', inHebrew)
  write('locales/ja/telescopes/finder.json', inJapanese)
  edit<Page>('pages/index.json', ({ blocks }) => {
    blocks
      .find(({ type }) => type === 'card-grid')
      ?.cards?.push({ id: 'finder', title: 'Finder scope', href: '/finder', image: 'finder/side.png' })
  })
  edit<SiteFile>('pages/_site.json', ({ menu }) => menu.push({ id: 'finder', label: 'Finder', href: '/finder' }))
  await expectPublished()
  expect(built('studio/finder.html')).toMatch(/<img[^>]+alt="The finder, from the side"/)
  expect(built('studio/he/finder.html')).toContain('<h1>כוונת</h1>')
  expect(built('studio/ja/finder.html')).toContain('<h1>ファインダー</h1>')
  expect(built('studio/index.html').match(/href="\/finder"/g)?.length).toBeGreaterThan(1)
  expect(built('studio/sitemap.xml')).toContain('/ja/finder')
})

test('a language', { tags: 'night' }, async () => {
  edit<SiteFile>('pages/_site.json', ({ languages }) =>
    languages.push(Object.assign({ code: 'fi' }, { name: 'Suomi', dir: 'ltr' })),
  )
  write('locales/fi/telescopes/finder.json', {
    title: 'Etsin',
    description: 'Pieni kaukoputki suuren päällä: se näyttää taivasta niin paljon, että perille löytää.',
    blocks: {
      views: { images: { side: { alt: 'Etsin sivulta' } } },
      about: { text: 'Siinä on valoristikko, ja se kääntyy putken mukana.' },
    },
  })
  await expectPublished()
  expect(built('studio/fi/finder.html')).toMatch(/<html lang="fi".*<h1>Etsin<\/h1>/s)
  expect(built('studio/finder.html')).toContain('hreflang="fi"')
})

test('a brand with colours of its own', { tags: 'night' }, async () => {
  write('pages/_media/logos/kids.svg', readFileSync(join(site, 'pages/_media/logos/school.svg')))
  edit<SiteFile>('pages/_site.json', ({ brands }) =>
    brands.push(
      Object.assign(
        { id: 'kids' },
        {
          name: 'Northlight Kids',
          domains: ['kids.northlight.example'],
          origin: 'https://kids.northlight.example',
          logo: 'logos/kids.svg',
          colours: { primary: '#7a1f5c', accent: '#ffb000' },
        },
      ),
    ),
  )
  await expectPublished()
  expect(built('kids/finder.html')).toMatch(/<body class="theme-kids"/)
  expect(built('kids/finder.html')).toContain('--primary:#7a1f5c')
  expect(built('kids/fi/finder.html')).toContain('https://kids.northlight.example/fi/finder')
})

test('all can be removed again, and nothing is left of them', { tags: 'night' }, async () => {
  rmSync(join(site, 'pages/_media/logos/kids.svg'))
  rmSync(join(site, 'locales/fi'), { recursive: true })
  for (const file of [
    'pages/telescopes/finder.json',
    'locales/he/telescopes/finder.json',
    'locales/ja/telescopes/finder.json',
  ])
    rmSync(join(site, file))
  rmSync(join(site, 'pages/_media/finder'), { recursive: true })
  git('checkout', '-q', 'pages/index.json', 'pages/_site.json')
  await expectPublished()
  for (const file of ['kids', 'studio/fi', 'studio/finder.html']) expect(isBuilt(file), file).toBe(false)
  expect(git('status', '--porcelain')).toBe('')
})
