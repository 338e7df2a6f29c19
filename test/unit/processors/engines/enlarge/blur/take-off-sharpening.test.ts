import { describe, expect, it } from '@jest/globals'
import { takeOffSharpening } from '../../../../../../processors/engines/enlarge/blur/take-off-sharpening.ts'
import { measureHalos } from '../../../../../../processors/engines/enlarge/edges/measure-halos.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture, sourceOf } from '../pictures.ts'

const tile = { x: true, y: true }
const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), tile)

/** Discs between the greys, so that no halo is cut off. */
function discs(): Picture {
  const art = reduceByArea(discPicture(384), 4)
  return { ...art, data: art.data.map((value) => 70 + Math.round(value * 0.45)) }
}

/** What an unsharp mask of 0.8 pixels makes of a repeat: pixels and neighbours weighed by bells of that width. */
function sharpened(picture: Picture, amount: number): Picture {
  const { width, height, channels, data } = picture
  const weights = [-3, -2, -1, 0, 1, 2, 3].map((at) => Math.exp(-(at ** 2) / (2 * 0.8 ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0) ** 2
  const halos = Float64Array.from(data, (own, i) => {
    const [x, y, c] = [Math.floor(i / channels) % width, Math.floor(i / channels / width), i % channels]
    let blurred = 0
    for (const [j, down] of weights.entries())
      for (const [k, across] of weights.entries()) {
        const from = ((y + j - 3 + height) % height) * width + ((x + k - 3 + width) % width)
        blurred += (down * across * data[from * channels + c]) / total
      }
    return own + amount * (own - blurred)
  })
  return { ...picture, data: new Uint8Array(Uint8ClampedArray.from(halos).buffer) }
}

function takenOff(picture: Picture): Picture {
  const grid = gridOf(picture)
  return {
    ...picture,
    data: Uint8Array.from(takeOffSharpening({ grid, spoiling: measureSpoiling(grid) }).grid.samples),
  }
}

describe('the halos of a sharpening', () => {
  const art = discs()
  const sharp = sharpened(art, 1)

  it('are seen on both sides of edges, and none in art that nobody sharpened', () => {
    expect(measureHalos(gridOf(art))).toBeLessThan(0.02)
    expect(measureHalos(gridOf(sharp))).toBeGreaterThan(0.1)
  })

  it('are taken off, and nothing of a picture without them', () => {
    expect(psnr(takenOff(sharp), art)).toBeGreaterThan(psnr(sharp, art) + 8)
    expect(takenOff(art).data).toEqual(art.data)
  })

  it('are taken off a repeat however it is rolled', () => {
    expect(takenOff(rollPicture(sharp, 5, 9)).data).toEqual(rollPicture(takenOff(sharp), 5, 9).data)
  })
})
