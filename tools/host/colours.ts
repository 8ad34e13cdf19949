import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './code.js'

/**
 * The colours of a brand as its stylesheet names them: "stage" is "#e9edec".
 * @param themeClass the name of the stylesheet and of its class
 */
export function readColours(themeClass: string, isDark = false): Record<string, string> {
  const css = readFileSync(join(projectFolder, `renderer/styles/${themeClass}.css`), 'utf8')
  const start = css.indexOf(`  ${isDark ? '.dark ' : ''}.${themeClass} {`)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/gi)].map(([, name = '', value = '']) => [name, value]),
  )
}
