import { useState } from 'react'
import type { ImportAnswer } from '../../protocol'
import { messageOf, server } from '../api'
import { usePart, useStudio } from '../context'
import { useNames } from '../form/simple'
import { takingFiles } from '../pictures/upload'
import { refreshSite } from '../refresh'
import { Dialog } from '../ui/dialog'
import { Select } from '../ui/select'

const formats = [
  { value: 'xliff', words: 'XLIFF' },
  { value: 'csv', words: 'CSV' },
]

/** Dialog to download texts for a translator, and to import the translated file after a preview of its changes. */
export function TranslationsDialog({ close }: { close(): void }) {
  const { store, t, keeper, say } = useStudio()
  const defaultLanguage = usePart((state) => state.base.settings.defaultLanguage)
  const targetLanguages = useNames('language').filter(({ value }) => value !== defaultLanguage)
  const [language, setLanguage] = useState(targetLanguages[0]?.value ?? '')
  const [format, setFormat] = useState('xliff')
  const [status, setStatus] = useState('')
  const [plan, setPlan] = useState<{ file: File; answer: ImportAnswer }>()
  const attempt = (work: () => Promise<string>) => {
    setStatus('')
    work().then(setStatus, (error) => setStatus(messageOf(error)))
  }
  const download = () =>
    attempt(async () => {
      await keeper.flush()
      const { files } = await server.exported(language, format)
      for (const { file, text } of files) save(file, text)
      const count = files.reduce((sum, file) => sum + file.count, 0)
      const names = files.map(({ file }) => file).join(', ')
      return count === 0 ? t`There is nothing to translate.` : t`${count} texts are in ${names}.`
    })
  const preview = (file: File | undefined) =>
    attempt(async () => {
      setPlan(undefined)
      if (!file) return ''
      await keeper.flush()
      setPlan({ file, answer: await server.imported(file, true) })
      return ''
    })
  const runImport = ({ file }: { file: File }) =>
    attempt(async () => {
      const { changed, accepted } = await server.imported(file, false)
      setPlan(undefined)
      const { open } = store.state
      if (open) store.reread(await server.page(open.name))
      await refreshSite(store)
      const sentence = t`${changed.length + accepted} translations were saved.`
      say(sentence)
      return sentence
    })
  return (
    <Dialog title={t`Translations`} close={close} isWide>
      <h3>{t`For a translator`}</h3>
      <div className="row exchange">
        <label>
          {t`Language`} <Select value={language} options={targetLanguages} choose={setLanguage} />
        </label>
        <label>
          {t`Format`} <Select value={format} options={formats} choose={setFormat} />
        </label>
        <button type="button" onClick={download} disabled={language === ''}>
          {t`Download the file`}
        </button>
      </div>
      <h3>{t`Back from a translator`}</h3>
      <div className="upload exchange-drop" {...takingFiles(([file]) => preview(file))}>
        <label>
          {t`Drop the file here, or choose it`}
          <input
            type="file"
            accept=".xlf,.xliff,.csv"
            onChange={({ target }) => {
              preview(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
      </div>
      {plan && <ImportPlan {...plan} take={() => runImport(plan)} />}
      <p role="status">{status}</p>
    </Dialog>
  )
}

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text]))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Maximum number of changed texts to list. */
const most = 200

/** Preview of an import: changed, refused and doubtful texts. */
function ImportPlan({ file, answer, take }: { file: File; answer: ImportAnswer; take(): void }) {
  const { t } = useStudio()
  const languages = usePart((state) => state.base.settings.languages)
  const { changed, accepted, refused, doubtful } = answer
  const dirOf = (code: string) => languages.find((language) => language.code === code)?.dir
  return (
    <section className="import-plan" aria-label={file.name}>
      <p>
        <b>{file.name}</b>:{' '}
        {t`${changed.length} texts will change, ${accepted} are accepted unchanged, ${refused.length} are refused.`}
      </p>
      <ul className="changes">
        {refused.map(t.said).map((sentence) => (
          <li key={sentence} className="problem problem-error">
            {sentence}
          </li>
        ))}
        {doubtful.map(t.said).map((sentence) => (
          <li key={sentence} className="problem problem-warning">
            {sentence}
          </li>
        ))}
        {changed.slice(0, most).map(({ page, key, lang, source, before, after }) => (
          <li key={`${page} ${key}`}>
            <code>
              {page} · {key}
            </code>
            <p className="import-source">{source}</p>
            {before !== undefined && (
              <del lang={lang} dir={dirOf(lang)}>
                {before}
              </del>
            )}{' '}
            <ins lang={lang} dir={dirOf(lang)}>
              {after}
            </ins>
          </li>
        ))}
      </ul>
      {changed.length > most && <p>{t`and ${changed.length - most} more`}</p>}
      <button type="button" className="primary" disabled={changed.length + accepted === 0} onClick={take}>
        {t`Save these translations`}
      </button>
    </section>
  )
}
