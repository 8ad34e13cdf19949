// Generated from cage-row.json by "generate -- block-types". Do not edit.
import type { Drawn, PictureFile as Picture, Text } from 'pages-of-json/block'

/**
 * A row of cages to choose: its depth, its height, how it is built and how many tiers it has. It is drawn to scale, again with each choice.
 */
export interface CageRow {
  /**
   * The kind of block.
   */
  type: 'cage-row'
  /**
   * The block’s own name on this page: its #anchor, and its key in translations.
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
   * What is to be said of the drawing, in small letters below it.
   */
  caption?: Text
  /**
   * What is drawn at first, which "npm run art -- drawings" draws: the first depth and height, the first way to build, with "opens" tiers.
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
  }
}
/**
 * How deep a cage is. Each depth exists in each height.
 */
export interface Measure {
  /**
   * What is measured: "Depth".
   */
  name: Text
  /**
   * The depths. The first is drawn until another is chosen.
   *
   * @minItems 1
   */
  models: Model[]
}
/**
 * One size that is built.
 */
export interface Model {
  /**
   * Its own name in this list, which the address of a choice has.
   */
  id: string
  /**
   * What it is called in every language: "V750".
   */
  model: string
  /**
   * Its length, with the unit.
   */
  size: Drawn
}
/**
 * How high a cage is.
 */
export interface Measure1 {
  /**
   * What is measured: "Height".
   */
  name: Text
  /**
   * The heights. The first is drawn until another is chosen.
   *
   * @minItems 1
   */
  models: Model1[]
}
/**
 * One size that is built.
 */
export interface Model1 {
  /**
   * Its own name in this list, which the address of a choice has.
   */
  id: string
  /**
   * What it is called in every language: "V750".
   */
  model: string
  /**
   * Its length, with the unit.
   */
  size: Drawn
}
/**
 * How many tiers there can be.
 */
export interface Tiers {
  /**
   * What the number of tiers is called: "Tiers".
   */
  name: Text
  /**
   * What the versions are called: "Version".
   */
  question: Text
  /**
   * How many tiers are drawn until another number is chosen.
   */
  opens: number
  /**
   * The ways to build. The first is drawn in one piece, each further one with one more platform between tiers.
   *
   * @minItems 1
   */
  versions: Version[]
}
/**
 * One way to build.
 */
export interface Version {
  /**
   * Its own name in this list: its key in translations, and in the address of a choice.
   */
  id: string
  /**
   * What it is called.
   */
  name: Text
  /**
   * From how many tiers to how many it is built.
   */
  limits: Drawn
}
