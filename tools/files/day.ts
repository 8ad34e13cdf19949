/** Today's local date, like "2027-03-01". To see the site on another day, set the environment variable BUILD_DAY. */
export function today(): string {
  const { BUILD_DAY: override } = process.env
  if (override !== undefined) return override
  const now = new Date()
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}
