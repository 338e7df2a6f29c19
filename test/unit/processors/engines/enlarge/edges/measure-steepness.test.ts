import { describe, expect, it } from '@jest/globals'
import { measureSteepness } from '../../../../../../processors/engines/enlarge/edges/measure-steepness.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { discPicture, noisePicture, type Picture, reduceByArea, rollPicture, sourceOf } from '../pictures.ts'

const steepnessOf = (picture: Picture, wraps = true, white = 0, crossings = 0): number =>
  measureSteepness(createSampleGrid(sourceOf(picture), { x: wraps, y: wraps }), { white, crossings })

/** One wave of so many pixels along both axes. */
const wave = (pixels: number): Picture => ({
  data: Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % 64, Math.floor(i / 192)]
    return 128 + 60 * Math.sin((2 * Math.PI * x) / pixels) + 60 * Math.cos((2 * Math.PI * y) / pixels)
  }),
  width: 64,
  height: 64,
  channels: 3,
})

describe('how steep a picture is', () => {
  it('is that of a wave, of edges and of pixels that are each for themselves, in this order', () => {
    // The square of a difference of a wave is 4 sin² of half its step.
    expect(steepnessOf(wave(8))).toBeCloseTo(Math.log(4 * Math.sin(Math.PI / 8) ** 2), 1)
    const edges = steepnessOf(reduceByArea(discPicture(256, 4), 4))
    expect(edges).toBeGreaterThan(0.75)
    expect(edges).toBeLessThan(1.05)
    expect(steepnessOf(noisePicture(64, 64, 3))).toBeCloseTo(Math.log(20 / 6), 1)
  })

  it('is without the noise that is known', () => {
    const { data, ...size } = noisePicture(64, 64, 3)
    const grain = data.map((value, i) => wave(8).data[i] + (value - 128) / 16)
    const known = steepnessOf({ ...size, data: grain }, true, 256 / 16 / Math.sqrt(12))
    expect(Math.abs(known - steepnessOf(wave(8)))).toBeLessThan(
      0.5 * Math.abs(steepnessOf({ ...size, data: grain }) - steepnessOf(wave(8))),
    )
  })

  it('is without the crossings of threads, which are no white noise', () => {
    const plain = wave(8)
    const woven = plain.data.map((value, i) => value + ((Math.floor(i / 3) + Math.floor(i / 192)) % 2 === 0 ? 6 : -6))
    expect(steepnessOf({ ...plain, data: woven })).toBeGreaterThan(0.5)
    expect(steepnessOf({ ...plain, data: woven }, true, 0, 6)).toBeCloseTo(steepnessOf(plain), 1)
  })

  it('is the same for a repeat however it is rolled, and that of edges where nothing changes', () => {
    const small = reduceByArea(discPicture(128, 4), 4)
    expect(steepnessOf(rollPicture(small, 5, 9))).toBe(steepnessOf(small))
    const { data, ...size } = small
    expect(steepnessOf({ ...size, data: data.map(() => 7) }, false)).toBe(1)
  })
})
