import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { type ColourName, type Palette, paletteOf } from '../../../content/localize/colours'
import { usePart, useStudio } from '../context'
import type { ControlProps } from './control'
import { TextField } from './simple'

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A colour, by its digits or from the system's own picker. */
export function ColourField(props: ControlProps) {
  const { value, set, field, path } = props
  const { t } = useStudio()
  const palette = usePalette(path)
  const made = palette?.[field.name as ColourName]
  return (
    <>
      <div className="row">
        <input
          type="color"
          aria-label={`${t`Colour`}: ${t.fieldName(field.name)}`}
          value={isHex(value) ? value : (made ?? '#000000')}
          onChange={({ target }) => set(target.value, true)}
        />
        <TextField {...props} />
      </div>
      {value === undefined && made && <p className="fallen">{t`Not given: ${made} is derived from the others.`}</p>}
    </>
  )
}

/** All colours of the theme that a colour belongs to, as far as they can be made. */
function usePalette(path: Path): Palette | undefined {
  const theme = path.slice(0, -1)
  const json = usePart((state) => state.open?.json)
  const given = valueAt(json, theme)
  if (!isObject(given) || !isHex(given.primary) || !isHex(given.accent)) return undefined
  const whole = Object.fromEntries(Object.entries(given).filter(([, one]) => isHex(one)))
  return paletteOf({ ...whole, primary: given.primary, accent: given.accent }, theme.at(-1) === 'darkColours')
}
