export const textPage = (text: string, more: object = {}) => ({
  blocks: [{ type: 'text', id: 'about', ...more, text }],
})

export const picture = (alt: string) => ({
  blocks: [{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan.svg', alt }] }],
})

export const row = (label: string, unit = 'kg') => ({
  blocks: [
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [{ id: 'weight', label, value: { value: 20, unit } }],
    },
  ],
})

export function examplePage(title: string): object {
  return { title, description: 'It keeps a small house warm in winter, and dry as well.' }
}
