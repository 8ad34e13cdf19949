// As the app fetches them: with their styles, which prerendered pages have in their heads.
import.meta.glob('./{compare,downloads,events,faq,steps,testimonials,video}/*.css', { eager: true })

export { late } from './late'
