/** The day it is, where this machine is: "2027-03-01". BUILD_DAY names another, to see the site of that day. */
export function today(): string {
  const { BUILD_DAY: named } = process.env
  if (named !== undefined) return named
  const now = new Date()
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}
