import type { Action, RichText, Text } from '../../../schema/parts'
export interface MoonPhases {
  type: 'moon-phases'
  id: string
  title?: Text
  phases: { id: string; lit: number; name: Text; text: RichText }[]
  action?: Action
}
