import { exampleBrand } from '../../tools/checks/shared/examples'
import type { ExampleFiles } from '../../tools/content/check/kind'
import { icons } from '../../tools/content/read/icons'
import type { Media } from '../../tools/content/read/model'

/** The site to which the examples apply their changes. */
const base: Record<string, object> = {
  'pages/_site.json': {
    name: 'Fans',
    defaultLanguage: 'en',
    languages: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'de', name: 'Deutsch', dir: 'ltr' },
      { code: 'fr', name: 'Français', dir: 'ltr' },
    ],
    brands: [exampleBrand],
    menu: [
      { id: 'fan', label: 'Fan', href: '/fan' },
      { id: 'home', label: 'Home', href: '/' },
    ],
    contacts: [{ id: 'office', kind: 'mail', label: 'Office', value: 'info@fans.example' }],
  },
  'pages/index.json': {
    title: 'Home',
    description: 'Fans for houses of every size, from one workshop.',
    blocks: [{ type: 'text', id: 'welcome', text: 'Welcome' }],
  },
  'pages/_not-found.json': {
    title: 'No such page',
    description: 'There is no page at this address.',
    blocks: [{ type: 'text', id: 'home', text: '[Home](/)' }],
  },
  'pages/fan.json': {
    title: 'Wall fan',
    description: 'A quiet fan for walls of brick and of wood, small and large.',
    blocks: [{ type: 'text', id: 'about', text: 'It moves air.' }],
  },
}

const media: Record<string, Media> = {
  'flag.svg': { bytes: 400, width: 24, height: 16 },
  'fan.svg': { bytes: 9000, width: 960, height: 720 },
  'wide.avif': { bytes: 9000, width: 1920, height: 1080 },
  ...Object.fromEntries(
    Object.values(icons).map((icon) => [`icons/main/${icon}`, { bytes: 1000, width: 192, height: 192 }]),
  ),
}

/** Returns the example site with changed documents and properties of media files. The value null removes a file. */
export function exampleSite(...parts: (ExampleFiles | undefined)[]) {
  const files: Record<string, object | string | null> = { ...base }
  const knownMedia: Record<string, Media> = { ...media }
  for (const [file, content] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    const [, name] = /^pages\/_media\/(.*)$/.exec(file) ?? []
    if (name !== undefined && content === null) delete knownMedia[name]
    else if (name !== undefined) knownMedia[name] = content as Media
    else files[file] = typeof content === 'object' && content ? { ...Object(files[file]), ...content } : content
  }
  return { files, media: knownMedia }
}
