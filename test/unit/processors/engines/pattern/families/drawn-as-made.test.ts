import { describe, expect, test } from '@jest/globals'
import { drawDesign, drawOnce } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { sharesOf } from '../../../../../../processors/engines/pattern/draw/use-every-ink.ts'
import { standOnIsland } from '../../../../../../processors/engines/pattern/families/botany/boughs/water-island.ts'
import { mixFlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { smiling } from '../../../../../../processors/engines/pattern/families/conversational/smiles.ts'
import { subjectOf } from '../../../../../../processors/engines/pattern/families/conversational/subject.ts'
import { midcentury } from '../../../../../../processors/engines/pattern/families/modern/midcentury.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { silhouette } from '../../../../../../processors/engines/pattern/kit/line/flatten.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { centroidOf, isInsidePolygon } from '../../../../../../processors/engines/pattern/kit/line/polygon.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'
import { makePlan } from './make-plan.ts'

describe('abstract cloth of the fifties', () => {
  test.each([1, 2, 3])('is of large areas in all inks, things are of little, seed %i', (seed) => {
    const shareOf = (styles: string[]) =>
      measureInkShares(fillIndexPlane(midcentury.draw(makePlan(midcentury, seed, { styles })), 256, 256), 4)
    const [ground, ...figures] = shareOf(['abstract'])
    expect(ground).toBeLessThan(0.68)
    expect(ground).toBeLessThan(shareOf([])[0])
    for (const share of figures) expect(share).toBeGreaterThan(0.02)
  })

  test('two inks both have areas', () => {
    const spec = specOfPrompt('1950s abstract, red and grey')
    const { shapes } = drawOnce(spec)
    const large = shapes.filter(({ rings }) => {
      const { left, right, top, bottom } = boxOf(rings.slice(0, 1))
      return rings.length === 1 && right - left > 60 && bottom - top > 40
    })
    expect(new Set(large.map(({ ink }) => ink)).size).toBeGreaterThan(1)
  })
})

test.each(['toast', 'donut', 'avocado'])('the face of a %s lies on one part of it', (noun) => {
  const plan = planOfPrompt(`kawaii ${noun}s`)
  const [bare] = subjectOf(plan, noun, 0)
  const plain = bare.draw(createRandom('face'), 60, 0, false)
  const { layers } = smiling(plan, bare).draw(createRandom('face'), 60, 0, false)
  const marks = layers.slice(plain.layers.length)
  expect(marks).toHaveLength(3)
  const inkUnder = ([x, y]: readonly [number, number]) =>
    plain.layers.findLast(
      ({ ring, holes }) =>
        isInsidePolygon(silhouette(ring), [x, y]) && !holes.some((hole) => isInsidePolygon(silhouette(hole), [x, y])),
    )?.ink
  const under = marks.map(({ ring }) => inkUnder(centroidOf(silhouette(ring))))
  expect(new Set(under).size).toBe(1)
  expect(under[0]).toBeDefined()
  expect(marks[0].ink).not.toBe(under[0])
})

test.each(['green marble', 'white marble', 'black marble'])('%s has smoke and threads all over', (prompt) => {
  const spec = specOfPrompt(prompt)
  const plane = fillIndexPlane(drawDesign(spec), 256, 256)
  const cells = 4
  const side = 256 / cells
  for (let cell = 0; cell < cells * cells; cell++) {
    const inks = new Set<number>()
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        inks.add(plane.data[(Math.floor(cell / cells) * side + y) * 256 + (cell % cells) * side + x])
    expect(inks.size).toBeGreaterThan(1)
  }
})

test('a pagoda of painted papers stands on an island that is wider than it is', () => {
  const plan = planOfPrompt('chinoiserie with pagodas')
  const palette = mixFlowerPalette(plan.cast)
  const [{ draw }] = subjectOf(plan, 'pagoda', 0)
  const pagoda = draw(createRandom('island'), 90, 0, false)
  const onIsland = standOnIsland(createRandom('island'), pagoda, palette, 0)
  const boxes = [pagoda, onIsland].map(({ layers }) => boxOf(layers.map(({ ring }) => ring)))
  const [bare, whole] = boxes.map(({ left, right }) => right - left)
  expect(whole).toBeGreaterThan(bare * 1.6)
  expect(boxes[1].bottom).toBeGreaterThan(boxes[0].bottom)
  const island = onIsland.layers.filter(
    ({ ink, ring }) => ink === plan.cast.ground && !pagoda.layers.some((one) => one.ring === ring),
  )
  expect(island.filter(({ isForm }) => isForm)).toHaveLength(
    pagoda.layers.filter(({ ink, isForm }) => isForm && ink === plan.cast.ground).length,
  )
})

test('zebras wear a colour that nobody else wears', () => {
  const plan = planOfPrompt('zebras and palm trees in coral and green')
  const coral = plan.cast.inks.findIndex(({ hex }) => hex === '#ec7c62')
  const [zebra] = subjectOf(plan, 'zebra', 0)
  const { layers } = zebra.draw(createRandom('coat'), 60, 0, false)
  expect(layers.map(({ ink }) => ink)).toContain(coral)
})

test('what is asked for in the corners of a square stands there four times, on the tile as well', () => {
  const { shapes, widthMm, heightMm, wraps } = drawOnce(specOfPrompt('bandana with an anchor in each corner, green'))
  expect(wraps).toBe(true)
  const rounds = shapes.flatMap(({ rings }) => {
    const { left, right, top, bottom } = boxOf(rings)
    const isRound = rings.length === 2 && Math.abs(right - left - (bottom - top)) < 0.01
    const isAside = left > widthMm / 2 || right < widthMm / 2
    return isRound && isAside && right - left > widthMm * 0.1 ? [[(left + right) / 2, (top + bottom) / 2]] : []
  })
  const quarters = rounds.map(([x, y]) => `${x > widthMm / 2} ${y > heightMm / 2}`)
  expect(new Set(quarters).size).toBe(4)
  expect(rounds).toHaveLength(4)
})

test('gold chains are gold on the colour that is named', () => {
  const { inks, ground } = specOfPrompt('gold chains on a scarf, burgundy, dotted border').palette
  expect(inks[ground]).toBe('#6b1f2d')
  expect(inks).toContain('#c39a4a')
})

test('acorns are small beside oak leaves, and large alone', () => {
  const widthOf = (prompt: string): number => {
    const [acorn] = subjectOf(planOfPrompt(prompt), 'acorn', 0)
    const { left, right } = boxOf(acorn.draw(createRandom('acorn'), 60, 0, false).layers.map(({ ring }) => ring))
    return right - left
  }
  expect(widthOf('oak leaves and acorns') / widthOf('acorns')).toBeCloseTo(0.52, 1)
  expect(widthOf('acorns and oak leaves') / widthOf('acorns')).toBeCloseTo(1, 1)
})

test.each([
  'moroccan tiles in teal and white',
  'moroccan tiles in blue and white, 12-fold',
  'islamic star, teal on black',
])('tiles lie in every ink: %s', (prompt) => {
  const spec = specOfPrompt(prompt)
  for (const share of sharesOf(drawOnce(spec), spec.palette.inks.length)) expect(share).toBeGreaterThan(0.01)
})
