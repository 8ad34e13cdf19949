import type { Media } from '../../content/read/model'
import { say } from '../../content/say/say.js'

const time = String.raw`((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})`
const times = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(\s|$)`)

/** The fault that makes browsers skip subtitles; undefined if there is none. @param text text of a WebVTT file */
export function subtitlesFault(text: string): Media['fault'] {
  const cues = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, i) => (/^\s*\d.*-->/.test(line) ? [{ line, number: i + 1 }] : []))
  if (cues.length === 0)
    return {
      message: say`This file has no subtitles: no line with times such as 00:00:00.000 --> 00:00:02.000.`,
      hint: say`Save it again from the program that made it.`,
    }
  for (const { line, number } of cues) {
    const [, begin, end] = times.exec(line) ?? []
    if (begin === undefined || end === undefined)
      return {
        message: say`Browsers cannot read the times in line ${number}: "${line.trim().slice(0, 60)}".`,
        hint: say`Write all times like 00:00:00.000 --> 00:00:02.000, with a point and three digits at the end.`,
      }
    if (secondsOf(end) <= secondsOf(begin))
      return {
        message: say`The subtitle in line ${number} is never shown, because its end is not after its beginning.`,
        hint: say`Correct one of its times.`,
      }
  }
  return undefined
}

function secondsOf(text: string): number {
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}
