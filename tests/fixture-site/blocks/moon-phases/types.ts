// Generated from moon-phases.json by "generate -- block-types". Do not edit.
import type { Action, RichTextData as RichText, Text } from 'pages-of-json/block'

/**
 * The phases of the moon, each with a name and a text.
 */
export interface MoonPhases {
  /**
   * The kind of block.
   */
  type: 'moon-phases'
  /**
   * The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block.
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
   * The button below the phases.
   */
  action?: Action
}
/**
 * One phase of the moon.
 */
export interface Phase {
  /**
   * The unique name of this entry in the list, used as its key in translations.
   */
  id: string
  /**
   * The lit part of the moon, as a percentage.
   */
  lit: number
  /**
   * The name of the phase.
   */
  name: Text
  /**
   * The text about objects that are easy to see in this phase.
   */
  text: RichText
}
