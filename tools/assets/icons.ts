import { Renderer } from '@takumi-rs/core'
import type { icons } from '../content/read/icons'

/** How an icon is drawn: its edge in pixels, how much of it the mark takes, and whether the brand's ground is behind it. */
type Shape = { size: number; share: number; format: 'ico' | 'png'; hasGround: boolean }

/** Telephones cut their icons round and put nothing behind them; of a maskable one only the middle is sure to be seen. */
const shapes: Record<keyof typeof icons, Shape> = {
  favicon: { size: 32, share: 1, format: 'ico', hasGround: false },
  touch: { size: 180, share: 0.64, format: 'png', hasGround: true },
  small: { size: 192, share: 1, format: 'png', hasGround: false },
  large: { size: 512, share: 1, format: 'png', hasGround: false },
  maskable: { size: 512, share: 0.56, format: 'png', hasGround: true },
}

/**
 * Draws the icons of a brand.
 * @param logo its mark, an SVG or any picture; square
 * @param ground the colour behind those that need one
 * @returns the files by the names of the icons
 */
export async function drawIcons(logo: Buffer, ground: string): Promise<[keyof typeof icons, Buffer][]> {
  const renderer = new Renderer()
  return Promise.all(
    Object.entries(shapes).map(
      async ([name, { size, share, format, hasGround }]): Promise<[keyof typeof icons, Buffer]> => {
        const edge = Math.round(size * share)
        const node = {
          type: 'container' as const,
          style: {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: size,
            height: size,
            ...(hasGround ? { backgroundColor: ground } : {}),
          },
          children: [{ type: 'image' as const, src: 'logo', style: { width: edge, height: edge } }],
        }
        const images = [{ src: 'logo', data: logo }]
        return [name as keyof typeof icons, await renderer.render(node, { width: size, height: size, format, images })]
      },
    ),
  )
}
