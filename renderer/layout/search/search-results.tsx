import { splitAddress } from '../../parts/address'
import { Link } from '../../parts/link'
import { useView } from '../../parts/view'
import type { Piece, Result } from './pagefind'

/** The pages that were found, each with its picture and the words it was found by. */
export function SearchResults({ results }: { results: Result[] }) {
  const codes = useView().site.languages.map(({ code }) => code)
  if (results.length === 0) return null
  return (
    <ul className="search-results">
      {results.map(({ address, title, text, picture }) => (
        <li key={address}>
          <Link href={splitAddress(address, codes).address}>
            <span className="thumb">
              {picture && <img src={picture} width="64" height="48" alt="" loading="lazy" decoding="async" />}
            </span>
            <span className="field-words">
              <b>{title}</b>
              <small>{text.map(renderPiece)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function renderPiece({ words, isMarked }: Piece, i: number) {
  return isMarked ? <mark key={i}>{words}</mark> : words
}
