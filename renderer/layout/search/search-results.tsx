import { Link } from '../../parts/link'
import type { Result } from './find'
import type { Piece } from './marked'

/** Matching pages, each with a picture, a text in which the matching words are marked, and the matching headings. */
export function SearchResults({ results }: { results: Result[] }) {
  if (results.length === 0) return null
  return (
    <ul className="search-results">
      {results.map(({ address, title, text, picture, headings }) => (
        <li key={address}>
          <Link href={address}>
            <span className="thumb">
              {picture && <img src={picture} width="64" height="48" alt="" loading="lazy" />}
            </span>
            <span className="field-words">
              <b>{title.map(renderPiece)}</b>
              <small>{text.map(renderPiece)}</small>
            </span>
          </Link>
          {headings.length > 0 && (
            <ul className="search-headings">
              {headings.map(({ anchor, text }) => (
                <li key={anchor}>
                  <Link href={`${address}#${anchor}`}>{text.map(renderPiece)}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function renderPiece({ words, isMarked }: Piece, i: number) {
  return isMarked ? <mark key={i}>{words}</mark> : words
}
