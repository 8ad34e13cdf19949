/** The current local day, like "2027-03-01". The variable BUILD_DAY overrides it, to see the site of another day. */
export function today(): string {
  const { BUILD_DAY: override } = process.env
  if (override !== undefined) return override
  const now = new Date()
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}
