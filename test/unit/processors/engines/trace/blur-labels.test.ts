import { describe, expect, test } from '@jest/globals'
import { createLabelBlur } from '../../../../../processors/engines/trace/blur/blur-labels.ts'
import { blurInPlace } from '../../../../../processors/engines/trace/blur/blur-plane.ts'
import { inkComponents, modelPicture, tapsOf } from '../../../../../processors/engines/trace/blur/picture-model.ts'
import { createPull, readPull, repaintPull } from '../../../../../processors/engines/trace/blur/pull.ts'
import type { Inks } from '../../../../../processors/engines/trace/inks/find-inks.ts'
import type { LabelMap } from '../../../../../processors/engines/trace/labels/merge-specks.ts'

const WIDTH = 41
const HEIGHT = 33
const LIGHT = 0.8
const COLOR = 1.3
const inks: Inks = {
  count: 3,
  values: Float64Array.of(20, 30, 60, 255, 240, 230, 200, 255, 200, 40, 30, 255),
  transparent: -1,
  rounds: 0,
}
const colors = inkComponents(inks)

/** A ground with a wide box at the frame, a line of one pixel and a lone dot. */
function labels(): LabelMap {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < 14; y++) ink.fill(1, y * WIDTH, y * WIDTH + 17)
  for (let y = 4; y < 30; y++) ink[y * WIDTH + 25] = 2
  ink[24 * WIDTH + 12] = 1
  return { ink, width: WIDTH, height: HEIGHT, wrap: false }
}

function blurredPlane({ ink }: LabelMap, component: number): Float32Array {
  const plane = Float32Array.from(ink, (label) => colors[label * 3 + component])
  blurInPlace(plane, WIDTH, HEIGHT, tapsOf(component === 0 ? LIGHT : COLOR))
  return plane
}

describe('labels through a blur', () => {
  const map = labels()
  const isInside = new Uint8Array(map.ink.length)

  test('look like the whole plane blurred, although only their surroundings are', () => {
    const wanted = [0, 1, 2].map((component) => blurredPlane(map, component))
    const nextRow = createLabelBlur(map, colors, tapsOf(LIGHT), tapsOf(COLOR), isInside)
    for (let y = 0; y < HEIGHT; y++) {
      const { light, blue, red } = nextRow()
      for (let x = 0; x < WIDTH; x++) {
        const pixel = y * WIDTH + x
        expect(light[x]).toBeCloseTo(wanted[0][pixel], 3)
        expect(blue[x]).toBeCloseTo(wanted[1][pixel], 3)
        expect(red[x]).toBeCloseTo(wanted[2][pixel], 3)
      }
    }
  })

  test('are told apart from pixels that the blur leaves as they are', () => {
    expect(isInside[6 * WIDTH + 6]).toBe(1)
    expect(isInside[6 * WIDTH + 15]).toBe(0)
    expect(isInside[24 * WIDTH + 12]).toBe(0)
    for (let y = 1; y < HEIGHT; y++) expect(isInside[y * WIDTH + 25]).toBe(0)
    expect(isInside[25]).toBe(1)
  })

  test('pull at a pixel as much after it was repainted as if they had been drawn so', () => {
    const data = Uint8Array.from({ length: map.ink.length * 4 }, (_, at) => (at * 37) % 251)
    const plane = { data, width: WIDTH, height: HEIGHT, hasAlpha: false }
    const softness = { luma: LIGHT, chroma: COLOR }
    const kept = createPull(map, modelPicture(map, plane, inks, softness))
    const [read, beside] = [20 * WIDTH + 26, 24 * WIDTH + 14]
    readPull(kept, read)
    const before = kept.light[read]
    const changed = labels()
    for (const pixel of [21 * WIDTH + 25, 24 * WIDTH + 12]) {
      repaintPull(kept, pixel, colors, changed.ink[pixel], 0)
      changed.ink[pixel] = 0
    }
    readPull(kept, beside)
    const fresh = createPull(changed, modelPicture(changed, plane, inks, softness))
    for (const pixel of [read, beside]) {
      readPull(fresh, pixel)
      expect(kept.light[pixel]).toBeCloseTo(fresh.light[pixel], 2)
      expect(kept.blue[pixel]).toBeCloseTo(fresh.blue[pixel], 2)
      expect(kept.red[pixel]).toBeCloseTo(fresh.red[pixel], 2)
    }
    expect(Math.abs(kept.light[read] - before)).toBeGreaterThan(1)
  })
})
