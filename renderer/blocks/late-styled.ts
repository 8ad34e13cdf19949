const styles = import.meta.glob<string>(['./*/*.late.css', './*/live/*.css', '../parts/spots/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

// As the app fetches them: with their styles, which prerendered pages have in their heads. Made by a script that the
// security policy allows, they need no request and no hash of their own.
const sheet = new CSSStyleSheet()
sheet.replaceSync(Object.values(styles).join(''))
document.adoptedStyleSheets.push(sheet)

export { late } from './late'
