import { describe, expect, test } from '@jest/globals'
import { codedLevels, linearLevels } from '../../../../../../processors/engines/trace/picture/light-levels.ts'
import { sharpenInks } from '../../../../../../processors/engines/trace/sharpen/sharpen-inks.ts'

const [WIDTH, HEIGHT] = [64, 48]
const [BLACK, WHITE] = [
  [0, 0, 0],
  [255, 255, 255],
] as const

/** White lines of 2.5 pixels, 16 apart, on black, whose pixels blend by the light of their coded values. */
function showLines(levels: Float64Array) {
  const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(255)
  const quarters = new Uint8Array(4 * WIDTH * HEIGHT)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const place = (pixel % WIDTH) % 16
    const share = place === 6 || place === 7 ? 1 : place === 5 || place === 8 ? 0.25 : 0
    data.fill(
      levels.findIndex((level) => level >= 255 * share),
      4 * pixel,
      4 * pixel + 3,
    )
  }
  quarters.forEach((_, at) => {
    const place = (at % (2 * WIDTH)) % 32
    quarters[at] = place >= 12 && place < 16 ? 1 : 0
  })
  return { plane: { data, width: WIDTH, height: HEIGHT, hasAlpha: false }, quarters }
}

function whiteShare(shown: Float64Array, levels: Float64Array): number {
  const { plane, quarters } = showLines(shown)
  const how = { levels, wrap: true, rounds: 20, quarters, blur: { light: 0.36, color: 0.36 } }
  const { data } = sharpenInks(plane, { inks: [BLACK, WHITE], ...how }).paint([BLACK, WHITE])
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += data[at]
  return sum / (255 * (data.length / 4))
}

describe('a sharpened picture', () => {
  test('has lines of their own width, whether their edges blend in values or in light', () => {
    // Short borders cost some width of their own.
    const width = whiteShare(codedLevels, codedLevels)
    expect(Math.abs(16 * width - 2.5)).toBeLessThan(0.12)
    expect(whiteShare(linearLevels, linearLevels)).toBeCloseTo(width, 2)
    // Light read as values makes pale lines too wide.
    expect(16 * whiteShare(linearLevels, codedLevels)).toBeGreaterThan(2.65)
  })

  test('is twice as large and repeats as the picture does', () => {
    const { plane, quarters } = showLines(codedLevels)
    const how = { levels: codedLevels, wrap: true, rounds: 20, quarters, blur: { light: 0.36, color: 0.36 } }
    const { data, width, height } = sharpenInks(plane, { inks: [BLACK, WHITE], ...how }).paint([BLACK, WHITE])
    expect([width, height]).toEqual([2 * WIDTH, 2 * HEIGHT])
    for (let x = 0; x < width; x++) expect(Math.abs(data[4 * x] - data[4 * ((x + 32) % width)])).toBeLessThan(3)
  })

  test('gives lines too thin to show their ink its full strength where they were blurred', () => {
    // A black line of 2 pixels on white whose blur leaves it no blacker than 0.7.
    const shares = [0.01, 0.05, 0.17, 0.4, 0.63, 0.7, 0.63, 0.4, 0.17, 0.05, 0.01]
    const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(255)
    const quarters = new Uint8Array(4 * WIDTH * HEIGHT)
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
      const share = shares[((pixel % WIDTH) % 16) - 2] ?? 0
      data.fill(Math.round(255 * (1 - share)), 4 * pixel, 4 * pixel + 3)
    }
    quarters.forEach((_, at) => {
      const place = (at % (2 * WIDTH)) % 32
      quarters[at] = place >= 13 && place < 17 ? 1 : 0
    })
    const grey = [90, 90, 90] as const
    const how = { levels: codedLevels, wrap: true, rounds: 20, quarters }
    const plane = { data, width: WIDTH, height: HEIGHT, hasAlpha: false }
    const blurred = sharpenInks(plane, { inks: [WHITE, grey], ...how, blur: { light: 1.2, color: 1.2 } })
    expect(blurred.inks[1][0]).toBeLessThan(75)
    const sharp = sharpenInks(plane, { inks: [WHITE, grey], ...how, blur: { light: 0.36, color: 0.36 } })
    expect(sharp.inks[1]).toEqual(grey)
  })
})
