import { usePart, useStudio } from './context'
import type { Look } from './state'

type LookFieldsProps = {
  look: Look
  choose(change: Partial<Look>): void
  /** Whether keys do the same. */
  hasKeys?: boolean
}

/** How a page is looked at: in which language, as which brand, light or dark, and how wide. */
export function LookFields({ look, choose, hasKeys = false }: LookFieldsProps) {
  const { t } = useStudio()
  const { languages, brands } = usePart((state) => state.site)
  const select = (what: keyof Look, options: { value: string; words: string }[]) => (
    <label className="look">
      <span className="visually-hidden">{t(what)}</span>
      <select
        title={hasKeys ? `${t(what)} (${what[0]?.toUpperCase()})` : t(what)}
        value={look[what]}
        onChange={({ target }) => choose({ [what]: target.value } as Partial<Look>)}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <fieldset className="looks">
      <legend className="visually-hidden">{t('canvas')}</legend>
      {select(
        'language',
        languages.map(({ code, name }) => ({ value: code, words: name })),
      )}
      {brands.length > 1 &&
        select(
          'brand',
          brands.map(({ id, name }) => ({ value: id, words: name })),
        )}
      {select(
        'theme',
        (['light', 'dark'] as const).map((one) => ({ value: one, words: t(`theme.${one}`) })),
      )}
      {select(
        'width',
        (['full', 'tablet', 'phone'] as const).map((one) => ({ value: one, words: t(`width.${one}`) })),
      )}
    </fieldset>
  )
}
