import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`With too little contrast, people with weak eyes cannot read the text, nor can anybody in bright sunlight.`,
  wrong: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#222222' } }),
  right: brandWith({ colours: { primary: '#0b5468', accent: '#f2a900', surface: '#ffffff' } }),
}
