import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { type ColourName, type Palette, paletteOf } from '../../../content/localize/colours'
import { usePart, useStudio } from '../context'
import type { ControlProps } from './control'
import { TextField } from './simple'

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Input for a colour, as hexadecimal digits or with the system's colour picker. */
export function ColourField(props: ControlProps) {
  const { value, set, field, path } = props
  const { t } = useStudio()
  const palette = usePalette(path)
  const derivedColour = palette?.[field.name as ColourName]
  return (
    <>
      <div className="row">
        <input
          type="color"
          aria-label={`${t`Colour`}: ${t.fieldName(field.name)}`}
          value={isHex(value) ? value : (derivedColour ?? '#000000')}
          onChange={({ target }) => set(target.value, true)}
        />
        <TextField {...props} />
      </div>
      {value === undefined && derivedColour && (
        <p className="fallen">{t`Not given: ${derivedColour} is derived from the others.`}</p>
      )}
    </>
  )
}

/** The full palette of the theme to which a colour belongs. Undefined if the primary or accent colour is missing. */
function usePalette(path: Path): Palette | undefined {
  const theme = path.slice(0, -1)
  const json = usePart((state) => state.open?.json)
  const themeColours = valueAt(json, theme)
  if (!isObject(themeColours) || !isHex(themeColours.primary) || !isHex(themeColours.accent)) return undefined
  const validColours = Object.fromEntries(Object.entries(themeColours).filter(([, colour]) => isHex(colour)))
  return paletteOf(
    { ...validColours, primary: themeColours.primary, accent: themeColours.accent },
    theme.at(-1) === 'darkColours',
  )
}
