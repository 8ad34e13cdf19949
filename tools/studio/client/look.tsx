import { usePart, useStudio } from './context'
import { useNames } from './form/simple'
import type { CanvasSettings } from './state'
import { type Option, Select } from './ui/select'

/** Fields for the settings of the canvas: language, brand, theme and width. */
export function LookFields() {
  const { store, t } = useStudio()
  const look = usePart((state) => state.look)
  const brands = usePart((state) => state.base.settings.brands)
  const languages = useNames('language')
  const select = (what: keyof CanvasSettings, name: string, options: Option[]) => (
    <label className="look">
      <span className="visually-hidden">{name}</span>
      <Select title={name} value={look[what]} options={options} choose={(value) => store.lookAt({ [what]: value })} />
    </label>
  )
  return (
    <fieldset className="looks">
      <legend className="visually-hidden">{t`The page as visitors see it`}</legend>
      {select('language', t`Language`, languages)}
      {brands.length > 1 &&
        select(
          'brand',
          t`Brand`,
          brands.map(({ id, name }) => ({ value: id, words: name })),
        )}
      {select('theme', t`Theme`, [
        { value: 'light', words: t`Light` },
        { value: 'dark', words: t`Dark` },
      ])}
      {select('width', t`Width`, [
        { value: 'full', words: t`Desktop` },
        { value: 'tablet', words: t`Tablet` },
        { value: 'phone', words: t`Phone` },
      ])}
    </fieldset>
  )
}
