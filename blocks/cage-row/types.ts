// Generated from cage-row.json by "generate -- block-types". Do not edit.
import type { Drawn, PictureFile as Picture, Text } from 'pages-of-json/block'

/**
 * A row of cages whose depth, height, version and number of tiers visitors choose. Each choice is drawn to scale.
 */
export interface CageRow {
  /**
   * The kind of block.
   */
  type: 'cage-row'
  /**
   * The name of the block, which is part of its address and stays when its texts change. It is unique on the page, its #anchor, and its key in translations.
   */
  id: string
  /**
   * false hides the block from visitors; it stays in this file. Default: true.
   */
  visible?: boolean
  /**
   * A question for the owner of the site, in one sentence. Visitors never see it.
   */
  confirm?: never
  /**
   * The heading above the block.
   */
  title: Text
  /**
   * A note about the drawing, in small print below it.
   */
  caption?: Text
  /**
   * The drawing that is shown first, made by "npm run art -- drawings": the first depth, height and version, with "opens" tiers.
   */
  drawing: Picture
  depth: Measure
  height: Measure1
  tiers: Tiers
  /**
   * Interface words that this block shows.
   */
  labels: {
    available: string
    none: string
    labelled: string
  }
}
/**
 * The depths of the cage. Each depth exists in each height.
 */
export interface Measure {
  /**
   * The name of the dimension that visitors choose, for example "Depth".
   */
  name: Text
  /**
   * The depths. The first is drawn until a visitor chooses another.
   *
   * @minItems 1
   */
  models: Model[]
}
/**
 * One size of the cage.
 */
export interface Model {
  /**
   * The unique name of this entry in the list, used in the address of a visitor’s choice.
   */
  id: string
  /**
   * The model name of this size, the same in every language, for example "V750".
   */
  model: string
  /**
   * The measured length, with the unit.
   */
  size: Drawn
}
/**
 * The heights of the cage.
 */
export interface Measure1 {
  /**
   * The name of the dimension that visitors choose, for example "Height".
   */
  name: Text
  /**
   * The heights. The first is drawn until a visitor chooses another.
   *
   * @minItems 1
   */
  models: Model1[]
}
/**
 * One size of the cage.
 */
export interface Model1 {
  /**
   * The unique name of this entry in the list, used in the address of a visitor’s choice.
   */
  id: string
  /**
   * The model name of this size, the same in every language, for example "V750".
   */
  model: string
  /**
   * The measured length, with the unit.
   */
  size: Drawn
}
/**
 * The possible numbers of tiers.
 */
export interface Tiers {
  /**
   * The label of the choice of a number of tiers, for example "Tiers".
   */
  name: Text
  /**
   * The label of the choice of a version, for example "Version".
   */
  question: Text
  /**
   * The number of tiers that is drawn until a visitor chooses another.
   */
  opens: number
  /**
   * The versions. The first is drawn in one piece; each further version has one more platform between tiers.
   *
   * @minItems 1
   */
  versions: Version[]
}
/**
 * One version of the cage.
 */
export interface Version {
  /**
   * The unique name of this entry in the list, used as its key in translations and in the address of a visitor’s choice.
   */
  id: string
  /**
   * The name of the version.
   */
  name: Text
  /**
   * The lowest and the highest number of tiers for this version.
   */
  limits: Drawn
}
