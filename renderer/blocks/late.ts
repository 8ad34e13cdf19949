import { Compare } from './compare/compare'
import { ContactList } from './contact-list/contact-list'
import { DocumentList } from './document-list/document-list'
import { Downloads } from './downloads/downloads'
import { Drawing } from './drawing/drawing'
import { Events } from './events/events'
import { Faq } from './faq/faq'
import { Finder } from './finder/finder'
import { Hero } from './hero/hero'
import { WorldMap } from './map/map'
import { Reckon } from './reckon/reckon'
import { Scale } from './scale/scale'
import { Scene } from './scene/scene'
import { Steps } from './steps/steps'
import { Tabs } from './tabs/tabs'
import { Testimonials } from './testimonials/testimonials'
import { Video } from './video/video'

/** Blocks that few pages have. No other page loads them: browsers fetch them together, with the first page that has one. */
export const late = {
  compare: Compare,
  'contact-list': ContactList,
  'document-list': DocumentList,
  downloads: Downloads,
  drawing: Drawing,
  events: Events,
  faq: Faq,
  finder: Finder,
  hero: Hero,
  map: WorldMap,
  reckon: Reckon,
  scale: Scale,
  scene: Scene,
  steps: Steps,
  tabs: Tabs,
  testimonials: Testimonials,
  video: Video,
}
