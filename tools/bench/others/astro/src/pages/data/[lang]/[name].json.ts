import { addressOf } from '../../../lib/address'
import { type Entry, entries, sites, titleOf } from '../../../lib/content'

export function getStaticPaths() {
  return entries.map((props) => ({ params: { lang: props.lang, name: props.name }, props }))
}

/** Data of a page in a separate file, for the app. */
export function GET({ props: { lang, name, page } }: { props: Entry }): Response {
  const { app, site } = sites[lang] ?? {}
  const { title, description, parent, blocks } = page
  return Response.json({
    app,
    page: {
      address: addressOf(name),
      lang,
      dir: site?.languages.find(({ code }) => code === lang)?.dir,
      title,
      description,
      languages: site?.languages.map(({ code }) => code),
      breadcrumb: parent ? [{ label: titleOf(lang, parent), href: addressOf(parent) }] : [],
      blocks,
    },
  })
}
