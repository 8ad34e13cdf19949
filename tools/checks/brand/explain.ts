import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`A host shows one brand, and search engines know it by one address: "https://" and the name of the host.`,
  wrong: brandWith({ domains: ['https://www.fans.example/'] }),
  right: brandWith({ domains: ['www.fans.example'] }),
}
