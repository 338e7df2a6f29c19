import { describe, expect, test } from '@jest/globals'
import { blurInPlace } from '../../../../../processors/engines/trace/blur/blur-plane.ts'
import {
  inkComponents,
  modelPicture,
  type PictureModel,
  tapsOf,
} from '../../../../../processors/engines/trace/blur/picture-model.ts'
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

const softness = { luma: LIGHT, chroma: COLOR }

function modelOf(map: LabelMap, data: Uint8Array): PictureModel {
  return modelPicture(map, { data, width: WIDTH, height: HEIGHT, hasAlpha: false }, inks, softness)
}

/** Lightness and both colour differences with which the picture pulls at a pixel. */
function pullAt({ board }: PictureModel, pixel: number): number[] {
  board.call.readPull(pixel)
  return board.pull.map((channel) => channel[pixel])
}

describe('labels through a blur', () => {
  const map = labels()
  const blank = new Uint8Array(map.ink.length * 4)

  test('look like the whole plane blurred, although only their surroundings are', () => {
    const { residual } = modelOf(map, blank)
    residual.forEach((channel, component) => {
      const wanted = blurredPlane(map, component)
      for (let pixel = 0; pixel < wanted.length; pixel++) expect(-channel[pixel]).toBeCloseTo(wanted[pixel], 3)
    })
  })

  test('are told apart from pixels that the blur leaves as they are', () => {
    const { isInside } = modelOf(map, blank)
    expect(isInside[6 * WIDTH + 6]).toBe(1)
    expect(isInside[6 * WIDTH + 15]).toBe(0)
    expect(isInside[24 * WIDTH + 12]).toBe(0)
    for (let y = 1; y < HEIGHT; y++) expect(isInside[y * WIDTH + 25]).toBe(0)
    expect(isInside[25]).toBe(1)
  })

  test('pull at a pixel as much after it was repainted as if they had been drawn so', () => {
    const data = blank.map((_, at) => (at * 37) % 251)
    const kept = modelOf(map, data)
    const [read, beside] = [20 * WIDTH + 26, 24 * WIDTH + 14]
    const [before] = pullAt(kept, read)
    const changed = labels()
    for (const pixel of [21 * WIDTH + 25, 24 * WIDTH + 12]) {
      kept.board.call.repaintPull(pixel, changed.ink[pixel], 0)
      changed.ink[pixel] = 0
    }
    const fresh = modelOf(changed, data)
    for (const pixel of [read, beside]) {
      const wanted = pullAt(fresh, pixel)
      pullAt(kept, pixel).forEach((pull, component) => {
        expect(pull).toBeCloseTo(wanted[component], 2)
      })
    }
    expect(Math.abs(pullAt(kept, read)[0] - before)).toBeGreaterThan(1)
  })
})
