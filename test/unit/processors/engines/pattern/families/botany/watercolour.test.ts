import { expect, test } from '@jest/globals'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { paintBloom } from '../../../../../../../processors/engines/pattern/families/botany/watercolour/wash-blooms.ts'
import {
  drawWatercolour,
  watercolourFloral,
} from '../../../../../../../processors/engines/pattern/families/botany/watercolour/watercolour-floral.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 240

/** Shares of a watercolour's inks: paper, two pinks and their shade, three greens from pale to dark. */
function sharesOf(seed: number): number[] {
  const hexes = ['#f7f1e6', '#e9a5ac', '#c07180', '#9c5160', '#a3b899', '#768a64', '#566a45']
  const { data } = fillIndexPlane(
    drawWatercolour(makePlan(watercolourFloral, seed, { hexes, motifs: ['peony'] })),
    SIZE,
    SIZE,
  )
  return hexes.map((_, ink) => data.filter((one) => one === ink).length / SIZE ** 2)
}

test.each([1, 2, 3])('leaves are painted in all the greens there are (seed %i)', (seed) => {
  for (const share of sharesOf(seed).slice(4)) expect(share).toBeGreaterThan(0.012)
})

test('every other petal keeps a sliver of paper: a head is not one closed silhouette', () => {
  const cloth = drawWatercolour(makePlan(watercolourFloral, 1, { motifs: ['peony'] }))
  const slivers = cloth.shapes.filter(({ ink }) => ink === cloth.ground)
  expect(slivers.length).toBeGreaterThan(10)
})

test('a rose is wound: far more petals than a blossom, parted by dry paper', () => {
  const inks = flowerInksAt(mixFlowerPalette(makePlan(watercolourFloral, 1, {}).cast), 0)
  const [rose, blossom] = ['rose', 'blossom'].map(
    (noun) =>
      paintBloom(createRandom(noun), noun, inks, 30).layers.filter(
        ({ ink, ring }) => ink === inks.ground && ring.length > 8,
      ).length,
  )
  expect(rose).toBeGreaterThan(blossom * 3)
})

test('each flower is washed in the colour said of it', () => {
  const hexes = ['#f7f1e6', '#e9a5ac', '#c07180', '#e8b93a', '#6f8a5b', '#3d5a45']
  const goldOf = (motif: string): number => {
    const details = { 'colour of peony': '#e9a5ac', 'colour of rose': '#e8b93a' }
    const plan = makePlan(watercolourFloral, 3, { hexes, motifs: [motif], details })
    const { data } = fillIndexPlane(drawWatercolour(plan), SIZE, SIZE)
    return data.filter((ink) => ink === 3).length / SIZE ** 2
  }
  expect(goldOf('rose')).toBeGreaterThan(goldOf('peony') * 3)
})
