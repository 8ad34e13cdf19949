/**
 * Components and helpers that custom blocks import as `pages-of-json/block`. The engine's own blocks also use them. In
 * custom blocks, imports of this module and of React resolve to the engine's copies.
 */
export type {
  Action,
  Cell,
  Drawn,
  Image,
  Picture as PictureFile,
  RichText as RichTextData,
  Text,
} from '../schema/parts'
export { anchorOf, useChosen } from './parts/anchor'
export { Caption } from './parts/caption'
export { Figure } from './parts/figure'
export { Below, Heading } from './parts/heading'
export { Icon, type IconName } from './parts/icon'
export { Link, NewTabLink } from './parts/link'
export { ListButton } from './parts/list-button'
export { Picture } from './parts/picture'
export { RichText } from './parts/rich-text'
export { Section } from './parts/section'
export { fill, langOf, plainWords } from './parts/text'
