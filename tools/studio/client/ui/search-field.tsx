import { useStudio } from '../context'

export function SearchField({ query, search }: { query: string; search(query: string): void }) {
  const { t } = useStudio()
  return (
    <input
      type="search"
      aria-label={t`Search`}
      placeholder={t`Search`}
      value={query}
      data-written=""
      onChange={({ target }) => search(target.value)}
    />
  )
}
