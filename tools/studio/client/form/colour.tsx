import type { Path } from '../../../content/base/problem'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { type ColourName, type Palette, pairs, paletteOf } from '../../../content/localize/colours'
import { contrast } from '../../../content/localize/contrast'
import { usePart, useStudio } from '../context'
import type { ControlProps } from './control'
import { TextField } from './simple'

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A colour, by its digits or from the system's own picker, with what it is like next to those it meets. */
export function ColourField(props: ControlProps) {
  const { value, set, field, path } = props
  const { t } = useStudio()
  const palette = usePalette(path)
  const name = field.name as ColourName
  const made = palette?.[name]
  const met = palette && worstOf(palette, name)
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
      {met && (
        <p className={met.isEnough ? 'contrast' : 'contrast problem problem-error'}>
          <span className="contrast-sample" style={{ color: met.colour, background: met.on }}>
            Aa
          </span>{' '}
          {t`Contrast with “${t.fieldName(met.other)}”: ${met.ratio}; it needs ${met.least}.`}
        </p>
      )}
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

/** The colour it meets that it is most alike, by what the two need. */
function worstOf(palette: Palette, name: ColourName) {
  const [worst] = pairs
    .filter(([colour, on]) => colour === name || on === name)
    .map(([colour, on, least]) => ({ colour, on, least, found: contrast(palette[colour], palette[on]) }))
    .sort((a, b) => a.found / a.least - b.found / b.least)
  if (!worst) return undefined
  const { colour, on, least, found } = worst
  return {
    ...{ least, colour: palette[colour], on: palette[on], other: colour === name ? on : colour },
    // Rounded down, so that it never looks like enough.
    ratio: (Math.floor(found * 100) / 100).toFixed(2),
    isEnough: found >= least,
  }
}
