// Generated from the folders next to it by "npm run generate -- types". Do not edit.
import byline from './byline/byline'
import compare from './compare/compare'
import contactList from './contact-list/contact-list'
import contents from './contents/contents'
import documentList from './document-list/document-list'
import downloads from './downloads/downloads'
import drawing from './drawing/drawing'
import embed from './embed/embed'
import events from './events/events'
import faq from './faq/faq'
import form from './form/form'
import hero from './hero/hero'
import hours from './hours/hours'
import linkList from './link-list/link-list'
import listColumns from './list-columns/list-columns'
import map from './map/map'
import neighbours from './neighbours/neighbours'
import pageList from './page-list/page-list'
import people from './people/people'
import plans from './plans/plans'
import prose from './prose/prose'
import reckon from './reckon/reckon'
import scale from './scale/scale'
import scene from './scene/scene'
import steps from './steps/steps'
import tabs from './tabs/tabs'
import testimonials from './testimonials/testimonials'
import video from './video/video'

/** Lazily loaded components, by block name. A browser loads all of them with the first page that needs one. */
export const late = {
  byline,
  compare,
  'contact-list': contactList,
  contents,
  'document-list': documentList,
  downloads,
  drawing,
  embed,
  events,
  faq,
  form,
  hero,
  hours,
  'link-list': linkList,
  'list-columns': listColumns,
  map,
  neighbours,
  'page-list': pageList,
  people,
  plans,
  prose,
  reckon,
  scale,
  scene,
  steps,
  tabs,
  testimonials,
  video,
}
