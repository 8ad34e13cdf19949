/**
 * What a block of a site's own is written with, as `pages-of-json/block`: the parts that the engine's blocks are made of.
 * React itself is imported as usual; both are those of the engine, and not bundled again.
 */
export type { Action, Cell, Image, Picture as PictureFile, RichText as RichTextData, Text } from '../schema/parts'
export { Caption } from './parts/caption'
export { Figure } from './parts/figure'
export { Below, Heading } from './parts/heading'
export { Icon, type IconName } from './parts/icon'
export { Link, NewTabLink } from './parts/link'
export { Picture } from './parts/picture'
export { RichText } from './parts/rich-text'
export { Section } from './parts/section'
export { fill, langOf, plainWords } from './parts/text'
