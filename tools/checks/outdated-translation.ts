import type { Check } from '../content/check'
import { nameOf } from '../content/language'
import { type Translation, translationsOf } from '../content/translation-state'
import { filesOf, listOf } from './agree'

/** What was translated says what the source says now. Only the ledger knows; without it nothing is said. */
export const outdatedTranslation: Check = {
  code: 'outdated-translation',
  about: 'The source changed after it was translated.',
  create(site, report) {
    return {
      site() {
        const groups = new Map<string, Translation[]>()
        for (const one of translationsOf(site) ?? []) {
          const key = JSON.stringify([one.of.name, one.word.key, one.said])
          if (one.state === 'outdated') groups.set(key, [...(groups.get(key) ?? []), one])
        }
        for (const group of groups.values()) {
          const [first] = group
          const documents = group.flatMap(({ document }) => document ?? [])
          if (!first || !documents[0]) continue
          const { of, word, said } = first
          const isOne = documents.length === 1
          const languages = listOf(group.map(({ lang }) => nameOf(lang)))
          report(
            isOne ? documents[0] : of.document,
            isOne ? word.steps : word.path,
            `The ${nameOf(of.lang)} changed after it was translated into ${languages}: it was "${said}".`,
            {
              severity: 'warning',
              hint: `Translate it again in ${filesOf(documents)}, or, if that is still right, run: npm run translations -- accept ${isOne ? first.lang : 'all'} ${of.name} ${word.key}`,
            },
          )
        }
      },
    }
  },
}
