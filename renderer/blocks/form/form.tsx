import { useEffect, useRef } from 'react'
import type { Form as FormBlock } from '../../../schema/types'
import { addressIn } from '../../parts/address'
import { fromWords } from '../../parts/from-words'
import { interfaceText } from '../../parts/interface-text'
import { RichText } from '../../parts/rich-text'
import { Section } from '../../parts/section'
import { expectSoon } from '../../parts/settled'
import { langOf, plainWords } from '../../parts/text'
import { useView } from '../../parts/view'
import { Control } from './control'

/**
 * A form. Without scripts, the browser checks and sends the form. With scripts, `send.ts` checks and sends the form in
 * the language of the page, and stores unsent values.
 */
export default function Form({ block }: { block: FormBlock }) {
  const {
    id,
    title,
    text,
    action,
    submit,
    done,
    href,
    honeypot = '_gotcha',
    hidden = [],
    fields,
    labels,
    mail = '',
  } = block
  const { site, page, brand, pinned } = useView()
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const address = fromWords((read) => brand.origin + addressIn(read(site.language), page.address, site))
  const next = href && pinned ? addressIn(site.language, href, site) : href
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels change with the language of the page
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = import('./send').then(({ followForm }) => {
      if (isGone || !form.current || !said.current) return
      const name = `${page.address}#${id}`
      stop = followForm(form.current, said.current, { name, labels, done: done ?? labels.done, next, mail })
    })
    expectSoon(start)
    return () => {
      isGone = true
      stop?.()
    }
  }, [labels])
  const values = [
    ...hidden,
    { name: 'page-address', value: address },
    { name: 'page-title', value: plainWords(page.title) },
    { name: 'page-language', value: site.language },
  ]
  return (
    <Section id={id} className="form" title={title}>
      {text && <RichText text={text} />}
      <form
        ref={form}
        action={action}
        method="post"
        encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      >
        {values.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {interfaceText(labels.honeypot)}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {fields.map((field) => (
          <Control key={field.id} formId={id} field={field} labels={labels} />
        ))}
        <div ref={said} className="form-said" />
        {/* Not a `<button>`, because the app repeats early clicks on buttons and would thus send the form twice. */}
        <input type="submit" className="button button-primary" value={plainWords(submit)} {...langOf(submit)} />
      </form>
    </Section>
  )
}
