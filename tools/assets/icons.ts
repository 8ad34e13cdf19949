import { Renderer } from '@takumi-rs/core'
import type { icons } from '../content/read/icons'

/** Shape of an icon: its edge in pixels, the logo's share of that edge, and whether the icon has a background. */
type Shape = { size: number; share: number; format: 'ico' | 'png'; hasGround: boolean }

/**
 * Shapes of all icons. Touch icons have a background and a margin, because phones crop them and add no background. Only
 * the middle of a maskable icon is always visible.
 */
const shapes: Record<keyof typeof icons, Shape> = {
  favicon: { size: 32, share: 1, format: 'ico', hasGround: false },
  touch: { size: 180, share: 0.64, format: 'png', hasGround: true },
  small: { size: 192, share: 1, format: 'png', hasGround: false },
  large: { size: 512, share: 1, format: 'png', hasGround: false },
  maskable: { size: 512, share: 0.56, format: 'png', hasGround: true },
}

/**
 * Draws the icons of a brand.
 * @param logo content of a square picture, such as an SVG
 * @param ground background colour, for icons that need a background
 * @returns pairs of an icon's name and its file content
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
