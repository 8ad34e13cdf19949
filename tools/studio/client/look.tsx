import { usePart, useStudio } from './context'
import { useNames } from './form/simple'
import type { Look } from './state'
import { type Option, Select } from './ui/select'

/** How a page is looked at: in which language, as which brand, light or dark, and how wide. */
export function LookFields() {
  const { store, t } = useStudio()
  const look = usePart((state) => state.look)
  const brands = usePart((state) => state.base.settings.brands)
  const languages = useNames('language')
  const select = (what: keyof Look, options: Option[]) => (
    <label className="look">
      <span className="visually-hidden">{t(what)}</span>
      <Select
        title={`${t(what)} (${what[0]?.toUpperCase()})`}
        value={look[what]}
        options={options}
        choose={(value) => store.lookAt({ [what]: value })}
      />
    </label>
  )
  return (
    <fieldset className="looks">
      <legend className="visually-hidden">{t('canvas')}</legend>
      {select('language', languages)}
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
