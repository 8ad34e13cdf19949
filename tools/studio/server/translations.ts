import type { Imported } from '../../content/exchange'
import { cacheFolder } from '../../files/cache'
import { withLock } from '../../files/lock'
import { accept, noteAccepted } from '../../translations/accept'
import { exchangeFiles, importText, readImport } from '../../translations/exchange-files'
import { readTranslated } from '../../translations/read'
import type { AcceptRequest, ExportAnswer, ImportAnswer } from '../protocol'

/** The texts for a translator, as files. @throws Refusal for a language or format that there is not */
export async function exportTexts(language: string, format: string | undefined): Promise<ExportAnswer> {
  return { files: exchangeFiles(await readTranslated(), language, format) }
}

/** Takes back what a translator has done, or only says what it is. @throws Refusal for a file that cannot be read */
export async function importTexts(name: string, text: string, dryRun: boolean): Promise<ImportAnswer> {
  if (dryRun) return answerOf(readImport(await readTranslated(), name, text))
  return alone(async () => {
    const imported = importText(await readTranslated(), name, text)
    noteAccepted(await readTranslated(), imported.accepted)
    return answerOf(imported)
  })
}

function answerOf({ changed, accepted, refused }: Imported): ImportAnswer {
  const texts = changed.map(({ of: { of, word, lang, text }, text: after }) => ({
    ...{ page: of.name, key: word.key, lang, source: word.value, after },
    ...(text === undefined ? {} : { before: text }),
  }))
  return { changed: texts, accepted: accepted.length, refused }
}

/** Notes that outdated translations are right as they are. @throws Refusal for what the site does not have */
export async function acceptTexts({ language, page, key }: AcceptRequest): Promise<object> {
  return alone(async () => {
    accept(await readTranslated(), [language, page, ...(key === undefined ? [] : [key])])
    return {}
  })
}

function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(`${cacheFolder}/change.lock`, () => {}, work)
}
