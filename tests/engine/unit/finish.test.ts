import { describe, expect, test } from 'vitest'
import { distances } from '../../../tools/art/distances'
import { fadeShadow, type Pixels, tuneAmber } from '../../../tools/art/finish'

const [width, height] = [120, 90]

/** A grey square with an even shadow that reaches the picture's edges. @param foot first row below the square */
function picture(foot = 60): Pixels {
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const isSubject = x >= 40 && x < 80 && y >= 30 && y < foot
    data.set(isSubject ? [120, 120, 120, 255] : [0, 0, 0, 100], pixel * 4)
  }
  return { data, width, height }
}

function alphaAt({ data }: Pixels, x: number, y: number): number | undefined {
  return data[(y * width + x) * 4 + 3]
}

describe('the shadow of a cut-out', () => {
  test('has gone before the frame’s edge, and stays at the subject’s foot', () => {
    const image = picture()
    fadeShadow(image, false)
    for (let x = 0; x < width; x++) for (const y of [0, 3, height - 4, height - 1]) expect(alphaAt(image, x, y)).toBe(0)
    const low = picture(80)
    fadeShadow(low, false)
    expect(alphaAt(low, 60, 82)).toBeGreaterThan(0)
    expect(alphaAt(low, 60, 86)).toBe(0)
    expect(alphaAt(image, 60, 61)).toBe(100)
    expect(alphaAt(image, 60, 66)).toBeLessThan(100)
    expect(alphaAt(image, 60, 66)).toBeGreaterThan(10)
    expect(alphaAt(image, 60, 45)).toBe(255)
  })
  test('fades to the frame where the subject almost touches it, and takes no smooth edge with it', () => {
    const image = picture(88)
    for (let x = 40; x < 60; x++) image.data.set([120, 120, 120, 90], (88 * width + x) * 4)
    // Each of these pixels is half subject and half shadow.
    for (let x = 60; x < 80; x++) image.data.set([60, 60, 60, 180], (88 * width + x) * 4)
    fadeShadow(image, false)
    for (let x = 0; x < width; x++) if (x < 40 || x >= 80) expect(alphaAt(image, x, height - 1)).toBe(0)
    expect(alphaAt(image, 50, 88)).toBe(90)
    expect([...image.data.subarray((88 * width + 70) * 4, (88 * width + 71) * 4)]).toEqual([120, 120, 120, 90])
    expect(alphaAt(image, 38, 84)).toBeGreaterThan(0)
    expect(alphaAt(image, 38, 84)).toBeLessThan(alphaAt(image, 38, 80) ?? 0)
  })
  test('is whole between the legs of a subject, however far they are apart', () => {
    const image = picture()
    for (let y = 60; y < 75; y++) for (const x of [40, 79]) image.data.set([120, 120, 120, 255], (y * width + x) * 4)
    fadeShadow(image, false)
    expect(alphaAt(image, 60, 70)).toBe(100)
    expect(alphaAt(image, 90, 70)).toBeLessThan(100)
  })
  test('draws no line where a shadow that the whole ground has would end', () => {
    const image = picture()
    for (let offset = 3; offset < image.data.length; offset += 4) if (image.data[offset] === 100) image.data[offset] = 2
    fadeShadow(image, false)
    expect(alphaAt(image, 60, 64)).toBe(0)
  })
  test('is not there at all where the subject hangs, even where it is as dense as the subject', () => {
    const image = picture()
    image.data.fill(0, (70 * width + 60) * 4, (70 * width + 64) * 4)
    for (let x = 60; x < 64; x++) image.data[(70 * width + x) * 4 + 3] = 255
    fadeShadow(image, true)
    expect(alphaAt(image, 62, 70)).toBe(0)
    expect(alphaAt(image, 60, 66)).toBe(0)
    expect(alphaAt(image, 60, 45)).toBe(255)
  })
})

describe('amber', () => {
  test('takes the hue of the page’s signal colour and keeps its light; grey and brown stay', () => {
    const image = picture()
    const colourAt = (x: number) => [...image.data.subarray((45 * width + x) * 4, (45 * width + x) * 4 + 3)]
    for (let x = 45; x < 60; x++) image.data.set([217, 182, 41], (45 * width + x) * 4)
    image.data.set([154, 107, 63], (45 * width + 62) * 4)
    tuneAmber(image, '#f2a900')
    const [red, green = 0, blue] = colourAt(50)
    expect([red, blue]).toEqual([217, 41])
    expect(green).toBeGreaterThan(160)
    expect(green).toBeLessThan(168)
    expect(colourAt(62)).toEqual([154, 107, 63])
    expect(colourAt(70)).toEqual([120, 120, 120])
  })
})

test('distances are those to the nearest pixel inside, at most 8 % off', () => {
  const away = distances(9, 9, (pixel) => pixel === 4 * 9 + 4)
  expect(away[4 * 9 + 4]).toBe(0)
  expect(away[4 * 9 + 7]).toBe(3)
  expect(Math.abs((away[0] ?? 0) - Math.hypot(4, 4))).toBeLessThan(Math.hypot(4, 4) * 0.08)
})
