// As the app fetches them: with their styles, which prerendered pages have in their heads.
import.meta.glob('./{compare,faq}/*.css', { eager: true })

export { late } from './late'
