import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

export const source = (text: string) => ({ 'pages/fan.json': { blocks: [{ type: 'text', id: 'about', text }] } })

export const german = (text: string) => ({
  'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text } } },
})

/** Translations, and what languages share. */
export const translations: Record<string, Explanation> = {
  'swapped-translations': {
    why: say`Each of two translations is in the language of the other: somebody gave their files the wrong names. Nothing else is said of them, since all of it would be about the wrong words.`,
    given: {
      'pages/_site.json': {
        languages: [
          { code: 'en', name: 'English', dir: 'ltr' },
          { code: 'ru', name: 'Русский', dir: 'ltr' },
          { code: 'de', name: 'Deutsch', dir: 'ltr' },
        ],
      },
      'pages/fan.json': { languages: ['en', 'de', 'ru'] },
    },
    wrong: {
      'locales/de/fan.json': { title: 'Стенной вентилятор', description: 'Переносит воздух из дома наружу.' },
      'locales/ru/fan.json': { title: 'Wandventilator', description: 'Er bringt die Luft aus dem Haus hinaus.' },
    },
    right: {
      'locales/ru/fan.json': { title: 'Стенной вентилятор', description: 'Переносит воздух из дома наружу.' },
      'locales/de/fan.json': { title: 'Wandventilator', description: 'Er bringt die Luft aus dem Haus hinaus.' },
    },
  },
}
