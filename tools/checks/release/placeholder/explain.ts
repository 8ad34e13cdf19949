import { say } from '../../../language/say.js'
import type { Explanation } from '../../examples/explanation'
import { textPage } from '../../examples/links'

export const explanation: Explanation = {
  why: say`This is a placeholder. Replace it with the real address, host or number.`,
  given: { 'pages/_site.json': { address: '1 Fan Street' } },
  wrong: { 'pages/fan.json': textPage('Write to info@firm.example.') },
  right: { 'pages/fan.json': textPage('Write to us.') },
}
