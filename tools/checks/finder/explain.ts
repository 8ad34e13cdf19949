import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

const facets = { for: [{ id: 'houses', name: 'Houses' }], does: [{ id: 'air', name: 'Air' }] }

export const explanation: Explanation = {
  why: say`A finder asks what a page is for and what it does. A page needs both "for" and "does" to appear in a finder.`,
  wrong: { 'pages/fan.json': { blocks: [about], does: ['air'] }, 'pages/_site.json': facets },
  right: { 'pages/fan.json': { blocks: [about], for: ['houses'], does: ['air'] }, 'pages/_site.json': facets },
}
