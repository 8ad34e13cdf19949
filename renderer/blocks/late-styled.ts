import { adoptText } from '../parts/adopt'
import { late as engine } from './late'
import { loadOwn } from './own'

const styles = import.meta.glob<string>(['./*/*.late.css', './*/live/*.css', '../parts/spots/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

// As the app fetches them: with their styles, which prerendered pages have in their heads.
adoptText(Object.values(styles).join(''))

/** The documents of a site that has blocks of its own say where they are. These may stand in for the engine's. */
const own = document.querySelector<HTMLMetaElement>('meta[name=blocks]')

export const late = own ? loadOwn(own.content).then((blocks) => ({ ...engine, ...blocks })) : engine
