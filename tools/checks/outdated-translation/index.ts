import { groupBy } from '../../content/base/group'
import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { dataNames, sharedNames } from '../../content/translation/translatable'
import { translationsOf } from '../../content/translation/translation-state'
import { joinNames, shortFileList } from '../shared/agree'

/** According to the ledger, every translation is based on the current source. Without a ledger, nothing is reported. */
export const outdatedTranslation: Check = {
  code: 'outdated-translation',
  severity: 'warning',
  about: say`The source changed after it was translated.`,
  why: say`The source changed after it was translated, so visitors may read something in that language that is no longer true. Translate it again, or accept the translation if it still fits.`,
  create(site, report) {
    return {
      page: ({ name }) => reportOutdated(name),
      site: () => [...sharedNames, ...dataNames(site)].forEach(reportOutdated),
    }

    function reportOutdated(name: string) {
      const outdated =
        translationsOf(site)
          ?.get(name)
          ?.filter(({ state }) => state === 'outdated') ?? []
      for (const group of groupBy(outdated, ({ word, said }) => JSON.stringify([word.key, said])).values()) {
        const [first] = group
        const documents = group.flatMap(({ document }) => document ?? [])
        if (!first || !documents[0]) continue
        const { of, word, said } = first
        const isOne = documents.length === 1
        const languages = joinNames(group.map(({ lang }) => ({ language: lang })))
        report(
          isOne ? documents[0] : of.document,
          isOne ? word.steps : word.path,
          say`The ${{ language: of.lang }} changed after it was translated into ${languages}: it was "${said}".`,
          {
            hint: say`Translate it again in ${shortFileList(documents)}, or, if that is still right, run: npm run translations -- accept ${isOne ? first.lang : 'all'} ${of.name} ${word.key}`,
          },
        )
      }
    }
  },
}
