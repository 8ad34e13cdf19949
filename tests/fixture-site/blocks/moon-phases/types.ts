// Generated from moon-phases.json by "generate -- block-types". Do not edit.
import type { Action, RichTextData as RichText, Text } from 'pages-of-json/block'

/**
 * What the moon lets visitors see, phase by phase.
 */
export interface MoonPhases {
  /**
   * The kind of block.
   */
  type: 'moon-phases'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
   */
  id: string
  /**
   * The heading above the block.
   */
  title?: Text
  /**
   * The phases, in the order of the month.
   *
   * @minItems 1
   */
  phases: Phase[]
  /**
   * Where to go on.
   */
  action?: Action
}
/**
 * One phase, with what it is good for.
 */
export interface Phase {
  /**
   * Its own name in this list: its key in translations.
   */
  id: string
  /**
   * How much of the moon is lit, in percent.
   */
  lit: number
  /**
   * What it is called.
   */
  name: Text
  /**
   * What it lets visitors see.
   */
  text: RichText
}
