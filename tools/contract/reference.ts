export function generateReference(): string {
  return ''
}
