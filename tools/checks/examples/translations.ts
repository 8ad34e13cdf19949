import { say } from '../../language/say.js'
import type { Explanation } from './explanation'

const source = (text: string) => ({ 'pages/fan.json': { blocks: [{ type: 'text', id: 'about', text }] } })
const german = (text: string) => ({ 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text } } } })

/** Translations, and what languages share. */
export const translations: Record<string, Explanation> = {
  glossary: {
    why: say`One thing has one name everywhere, as locales/glossary.json says.`,
    given: {
      'locales/glossary.json': { terms: [{ id: 'louvre', en: ['louvre'], de: ['Jalousie'] }] },
      ...source('A louvre closes it.'),
    },
    wrong: german('Eine Klappe schließt ihn.'),
    right: german('Eine Jalousie schließt ihn.'),
  },
  'interface-word': {
    why: say`Words of common.json replace interface words of the engine by their names. One that is nearly such a name replaces nothing.`,
    wrong: { 'locales/en/common.json': { hoem: 'Start' } },
    right: { 'locales/en/common.json': { home: 'Start' } },
  },
  'missing-shared-words': {
    why: say`A word of common.json has no translation in a language, so visitors read it in another language.`,
    given: { 'locales/en/common.json': { specs: 'Data' } },
    wrong: { 'locales/de/common.json': {} },
    right: { 'locales/de/common.json': { specs: 'Daten' }, 'locales/fr/common.json': { specs: 'Données' } },
  },
  'incomplete-language': {
    why: say`"minimumTranslated" of a language says how much of it, in percent, is to be translated and up to date. "npm run translations" lists what is missing.`,
  },
  'ledger-conflict': {
    why: say`locales/.ledger/ is a part of the repository. Where two people changed the same lines, Git asks which stay: in the ledger it is those of both.`,
  },
  'lost-ledger': {
    why: say`locales/.ledger/ records what each translation was made from. Without it, outdated translations cannot be found. Get the folder back from Git, or accept the translations as they are.`,
  },
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
  'missing-translation': {
    why: say`Words without a translation are shown in another language, marked as such. It is an error only where "fallback" is "none".`,
    given: { 'pages/fan.json': { languages: ['en', 'de'] } },
    wrong: { 'locales/de/fan.json': { title: 'Wandventilator' } },
    right: {
      'locales/de/fan.json': {
        title: 'Wandventilator',
        description: 'Ein leiser Ventilator für Wände aus Stein und aus Holz.',
        blocks: { about: { text: 'Er bewegt Luft.' } },
      },
    },
  },
  'orphan-translation': {
    why: say`A translation has the path of its page. Without that page it is never shown.`,
    wrong: { 'locales/de/air/fan.json': { title: 'Wandventilator' } },
    right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  },
  'outdated-translation': {
    why: say`The source changed after it was translated, so visitors may read something in that language that is no longer true. Translate it again, or accept the translation if it still fits.`,
  },
  'page-languages': {
    why: say`A page exists in the language it is written in, and finds all its words there: nothing after it in "fallback" is ever used.`,
    wrong: { 'pages/fan.json': { languages: ['de', 'fr'] } },
    right: { 'pages/fan.json': { languages: ['en', 'de', 'fr'] } },
  },
  'translation-link': {
    why: say`A translation leads to the same pages as its source. The language is added by itself.`,
    given: source('More [at home](/).'),
    wrong: german('Mehr [zu Hause](/fan).'),
    right: german('Mehr [zu Hause](/).'),
  },
  'translation-number': {
    why: say`Numbers must not differ between languages. Each writes them in its own way: 1,000.5 in English is 1.000,5 in German.`,
    given: source('It weighs 25 kg.'),
    wrong: german('Er wiegt 52 kg.'),
    right: german('Er wiegt 25 kg.'),
  },
  'translation-placeholder': {
    why: say`What is in { } is filled in when the page is shown, so every language needs the same ones, letter by letter.`,
    given: { 'locales/en/common.json': { count: '{n} fans' } },
    wrong: { 'locales/de/common.json': { count: '{zahl} Ventilatoren' } },
    right: { 'locales/de/common.json': { count: '{n} Ventilatoren' } },
  },
  'unequal-translation': {
    why: say`The same words are translated in two ways, as if they were two things.`,
    given: {
      'pages/index.json': {
        blocks: [{ type: 'text', id: 'welcome', title: 'Fresh air', text: 'Welcome' }],
        related: ['/fan'],
      },
      'pages/fan.json': { blocks: [{ type: 'text', id: 'about', title: 'Fresh air', text: 'It moves air.' }] },
      'locales/de/index.json': { blocks: { welcome: { title: 'Frische Luft', text: 'Willkommen' } } },
    },
    wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Neue Luft' } } } },
    right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Frische Luft' } } } },
  },
  'unknown-language': {
    why: say`A folder of locales/ is in a language that pages/_site.json does not list, so it is never shown.`,
    wrong: { 'locales/dee/fan.json': { title: 'Wandventilator' } },
    right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  },
  'unknown-translation': {
    why: say`A translation has the same shape as its page, with ids for places in lists. What the page does not have is never shown.`,
    wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { abuot: { text: 'Er bewegt Luft.' } } } },
    right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text: 'Er bewegt Luft.' } } } },
  },
  untranslated: {
    why: say`The words were copied from the source and not translated. Translate them, or remove the line: visitors then see another language, marked as such.`,
    given: source('It moves fresh air.'),
    wrong: german('It moves fresh air.'),
    right: german('Er bewegt frische Luft.'),
  },
  'unused-meant': {
    why: say`A rule was asked to accept these words, but they are no longer in any text, or no rule warns about them. The entry could hide a new mistake.`,
    wrong: {
      'locales/glossary.json': {
        terms: [],
        meant: [{ language: 'de', words: 'du und ich', why: 'It is a slogan.' }],
      },
    },
    right: { 'locales/glossary.json': { terms: [] } },
  },
  'wrong-language': {
    why: say`A word has letters that its language does not have: it may be another language’s. Names belong in "names" of locales/glossary.json.`,
    wrong: { 'locales/de/fan.json': { title: 'Вентилятор für Wände' } },
    right: { 'locales/de/fan.json': { title: 'Ventilator für Wände' } },
  },
}
