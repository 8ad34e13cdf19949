import { adoptText } from '../parts/adopt'

const styles = import.meta.glob<string>(['./*/*.late.css', './*/live/*.css', '../parts/spots/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

// As the app fetches them: with their styles, which prerendered pages have in their heads.
adoptText(Object.values(styles).join(''))

export { late } from './late'
