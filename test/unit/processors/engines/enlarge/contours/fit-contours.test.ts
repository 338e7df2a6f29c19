// Contours between inks are fitted to exact areas: smooth where the picture is, square where it has corners.
import { describe, expect, it } from '@jest/globals'
import { cutContours, drawAreas } from '../../../../../../processors/engines/enlarge/contours/contour-areas.ts'
import { fitContours } from '../../../../../../processors/engines/enlarge/contours/fit-contours.ts'
import { followCracks } from '../../../../../../processors/engines/enlarge/contours/follow-cracks.ts'
import type { LabelSamples } from '../../../../../../processors/engines/enlarge/contours/label-samples.ts'

const SIZE = 24
const PER_PIXEL = 4
/** One channel: the ground is 255, the form 0. */
const COLOURS = Float32Array.from([255, 0])

type Form = (x: number, y: number) => boolean
const disc: Form = (x, y) => Math.hypot(x - 12.3, y - 11.8) < 6.2
const square: Form = (x, y) => Math.abs(x - 12.3) < 5.4 && Math.abs(y - 11.8) < 5.4

/** A stroke less than one and a half pixels wide. */
const stroke: Form = (x, y) => Math.abs(x - 12.4) < 0.65 && Math.abs(y - 11.8) < 6.15

function labelsOf(form: Form): LabelSamples {
  const side = SIZE * PER_PIXEL
  const inks = Uint8Array.from({ length: side * side }, (_, i) =>
    form(((i % side) + 0.5) / PER_PIXEL, (Math.floor(i / side) + 0.5) / PER_PIXEL) ? 1 : 0,
  )
  return { width: side, height: side, perPixel: PER_PIXEL, inks }
}

/** The form reduced by the mean of `points` × `points` points a pixel. */
function reduced(form: Form, points: number): Float32Array {
  return Float32Array.from({ length: SIZE * SIZE }, (_, pixel) => {
    let inside = 0
    for (let i = 0; i < points * points; i++)
      if (
        form(
          (pixel % SIZE) + ((i % points) + 0.5) / points,
          Math.floor(pixel / SIZE) + (Math.floor(i / points) + 0.5) / points,
        )
      )
        inside++
    return 255 * (1 - inside / points ** 2)
  })
}

/** Points of the one boundary of a form that was fitted to its picture. */
async function fitted(form: Form, points: number): Promise<readonly (readonly [number, number])[]> {
  const target = {
    width: SIZE,
    height: SIZE,
    channels: 1,
    samples: reduced(form, points),
    colours: COLOURS,
    isOfArea: true,
  }
  const { pieces } = await fitContours(labelsOf(form), target, async () => {})
  const round = pieces.filter(({ left, right }) => left + right === 1)
  expect(round).toHaveLength(1)
  return Array.from({ length: round[0].points.length / 2 }, (_, k) => [
    round[0].points[2 * k],
    round[0].points[2 * k + 1],
  ])
}

describe('contours between inks', () => {
  it('cover the areas of the samples that they go round', () => {
    const labels = labelsOf(disc)
    const contours = followCracks(labels)
    const drawn = drawAreas(cutContours(contours, SIZE, SIZE), labels, COLOURS, 1, SIZE)
    const area = drawn.reduce((sum, level) => sum + 1 - level / 255, 0)
    expect(area).toBeCloseTo(Math.PI * 6.2 ** 2, -1)
    expect(Math.min(...drawn)).toBeGreaterThan(-1)
    expect(Math.max(...drawn)).toBeLessThan(256)
  })

  it('lie on the circle that a disc has', async () => {
    const points = await fitted(disc, 32)
    const off = points.map(([x, y]) => Math.abs(Math.hypot(x - 12.3, y - 11.8) - 6.2))
    expect(Math.max(...off)).toBeLessThan(0.03)
  })

  it('iron out the steps of a disc whose pixels counted six points by six', async () => {
    const points = await fitted(disc, 6)
    const radii = points.slice(1).map(([x, y]) => Math.hypot(x - 12.3, y - 11.8))
    const waves = radii.slice(1, -1).map((radius, k) => Math.abs(radius - (radii[k] + radii[k + 2]) / 2))
    expect(Math.max(...waves)).toBeLessThan(0.01)
    expect(Math.max(...radii.map((radius) => Math.abs(radius - 6.2)))).toBeLessThan(0.15)
  })

  it('reach into the corners of a square', async () => {
    const points = await fitted(square, 32)
    for (const [cornerX, cornerY] of [
      [6.9, 6.4],
      [17.7, 6.4],
      [6.9, 17.2],
      [17.7, 17.2],
    ])
      expect(Math.min(...points.map(([x, y]) => Math.hypot(x - cornerX, y - cornerY)))).toBeLessThan(0.15)
  })
  it('end a thin stroke square and not in a point', async () => {
    const points = await fitted(stroke, 32)
    // A point in the middle would be 0.65 away; an end with one corner in its middle left 0.34.
    for (const [cornerX, cornerY] of [
      [11.75, 5.65],
      [13.05, 5.65],
      [11.75, 17.95],
      [13.05, 17.95],
    ])
      expect(Math.min(...points.map(([x, y]) => Math.hypot(x - cornerX, y - cornerY)))).toBeLessThan(0.3)
  })
})
