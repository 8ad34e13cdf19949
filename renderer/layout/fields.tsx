import { Link } from '../parts/link'
import { Picture } from '../parts/picture'
import { langOf, plainWords } from '../parts/text'
import { useView } from '../parts/view'

/** The fields of activity, each with a picture and a short description. */
export function Fields() {
  const { site, page } = useView()
  if (site.fields.length === 0) return null
  return (
    <ul className={site.fields.length > 2 ? 'fields' : 'fields fields-few'}>
      {site.fields.map(({ id, name, text, href, image }) => (
        <li key={id}>
          <Link href={href} aria-current={href === page.address ? 'page' : undefined}>
            <span className="thumb">
              <Picture file={image} />
            </span>
            <span className="field-words">
              <b {...langOf(name)}>{plainWords(name)}</b>
              <small {...langOf(text)}>{plainWords(text)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
