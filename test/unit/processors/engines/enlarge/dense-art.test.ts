// Pictures so dense or so soft that inks drawn sharp would be a guess.

import { describe, expect, test } from '@jest/globals'
import { findInks } from '../../../../../processors/engines/enlarge/flat/find-inks.ts'
import { readFlatArt } from '../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { shareOfInks, trustGate } from '../../../../../processors/engines/enlarge/flat/trust-gate.ts'
import { findUnreached } from '../../../../../processors/engines/enlarge/flat/unreached-inks.ts'
import { createSampleGrid, type SampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { seededRandom } from '../../../../harness/seeded-random.ts'
import { type Picture, reduceByArea, sourceOf } from './pictures.ts'

const SIDE = 128

function gridOf(picture: Picture): SampleGrid {
  const source = sourceOf(picture)
  return createSampleGrid(source, { x: true, y: true })
}

function paint(side: number, light: (x: number, y: number) => number): Picture {
  const data = Uint8ClampedArray.from({ length: side * side * 3 }, (_, i) =>
    light(Math.floor(i / 3) % side, Math.floor(i / 3 / side)),
  )
  return { data: new Uint8Array(data.buffer), width: side, height: side, channels: 3 }
}

/** Dots four or five small pixels apart all over the picture but for a bare corner. */
function dots(): Picture {
  const isDot = (x: number, y: number): boolean => Math.sin(x * 0.35) + Math.sin(y * 0.33 + x * 0.05) > 0.2
  return reduceByArea(
    paint(4 * SIDE, (x, y) => (Math.min(x, y) > 80 && isDot(x, y) ? 60 : 200)),
    4,
  )
}

describe('noise', () => {
  test('is none where clean art is dense', () => {
    const random = seededRandom(4)
    // Rounding of a file that was reduced twice keeps places from being still.
    const clean = dots()
    const rounded = { ...clean, data: clean.data.map((value) => value + Math.floor(random() * 2)) }
    expect(findInks(gridOf(rounded), false).noise).toBeLessThan(1)
  })
})

test('soft slopes under grain are no art, whatever inks they seem to have', async () => {
  const random = seededRandom(5)
  const grain = (): number => (random() + random() + random() - 1.5) * 8
  const slopes = paint(
    SIDE,
    (x, y) => 190 + 22 * Math.tanh(3 * Math.sin((2 * Math.PI * (x + 8 * Math.sin(y / 10))) / 64)),
  )
  const reading = await readFlatArt(gridOf({ ...slopes, data: slopes.data.map((value) => value + grain()) }))
  expect(reading?.verdict).toEqual({ kind: 'other', reason: 'no art' })
})

/** Tufts of blades: grain over slopes of a few pixels, now strong and now faint, and nowhere an edge. */
function tufts(): Picture {
  const random = seededRandom(8)
  const grains = Float32Array.from({ length: SIDE * SIDE }, () => random() + random() + random() - 1.5)
  const at = (x: number, y: number): number => grains[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)]
  const wave = (place: number): number => Math.sin((place * 6 * Math.PI) / SIDE)
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy)
    const strength = 0.4 + 0.45 * (1 + wave(x) * wave(y))
    return [70, 100, 40][i % 3] + (12 * at(x, y) + (30 * sum) / 9) * strength * [1, 1.1, 0.6][i % 3]
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

test('the patches of a texture like grass are no art', async () => {
  const reading = await readFlatArt(gridOf(tufts()))
  expect(reading?.inks.noise).toBeGreaterThan(2.5)
  expect(reading?.verdict).toEqual({ kind: 'other', reason: 'no art' })
})

test('inks that stand for several tones are not trusted where the cubic gives the picture as it is', () => {
  const plain = gridOf(paint(SIDE, () => 100))
  const edges = gridOf(dots())
  const tone = new Float32Array(SIDE * SIDE * 3).fill(2)
  expect(Math.max(...trustGate(plain, tone, 0))).toBe(0)
  const some = tone.map((_, i) => (Math.floor(i / 3) % 2 === 0 ? 2 : -2))
  expect(trustGate(edges, some, 0)[64 * SIDE + 64]).toBeGreaterThan(0.9)
})

test('a plain place is not drawn from an ink that is a level beside it', () => {
  const plain = gridOf(paint(SIDE, () => 100))
  expect(Math.max(...trustGate(plain, new Float32Array(SIDE * SIDE * 3).fill(1), 0))).toBe(0)
})

test('what a right drawing of bold edges leaves is too much for edges of a few levels', () => {
  const rest = new Float32Array(SIDE * SIDE * 3).map((_, i) => (Math.floor(i / 3) % 2 === 0 ? 0.7 : -0.7))
  const at = 64 * SIDE + 64
  const { data, ...size } = dots()
  expect(trustGate(gridOf({ data, ...size }), rest, 0)[at]).toBeGreaterThan(0.9)
  const faint = { ...size, data: data.map((value) => 120 + value / 64) }
  expect(trustGate(gridOf(faint), rest, 0)[at]).toBeLessThan(0.5)
})

test('motifs of about one pixel are not drawn from the inks that a few of them happen to show', async () => {
  const random = seededRandom(11)
  const [cells, period, motif, scale] = [30, 26, 22, 16]
  const shown = Array.from({ length: cells ** 2 }, () => random() < 0.6)
  const isInk = (x: number, y: number): boolean =>
    shown[Math.floor(y / period) * cells + Math.floor(x / period)] && x % period < motif && y % period < motif
  const side = scale * Math.floor((cells * period) / scale)
  const small = reduceByArea(
    paint(side, (x, y) => (isInk(x, y) ? 90 : 240)),
    scale,
  )
  const reading = await readFlatArt(gridOf(small))
  expect(reading?.verdict).toEqual({ kind: 'other', reason: 'no art' })
})

describe('the share of the inks', () => {
  const side = 80
  const grid = gridOf(paint(side, () => 0))
  const all = new Uint8Array(side * side).fill(1)
  const lines = all.map((_, pixel) => ((pixel % side) % 4 === 0 ? 1 : 0))
  const doubted = new Float32Array(side * side).fill(0.9)
  const most = (share: number): Float32Array => new Float32Array(side * side).fill(share)

  test('is half where dense edges are doubted, and all of the trust beside them', () => {
    expect(shareOfInks(grid, doubted, all, most(1))[40]).toBeCloseTo(0.45, 2)
    expect(
      shareOfInks(
        grid,
        doubted,
        all.map((_, pixel) => (pixel === 40 ? 0 : 1)),
        most(1),
      )[40],
    ).toBeCloseTo(0.9, 5)
  })

  test('is the whole trust where edges stand apart, and where nothing is doubted', () => {
    expect(shareOfInks(grid, doubted, lines, most(1))[40]).toBeCloseTo(0.9, 5)
    expect(shareOfInks(grid, new Float32Array(side * side).fill(1), all, most(1))[40]).toBe(1)
  })

  test('is never more at edges than was asked for', () => {
    expect(shareOfInks(grid, new Float32Array(side * side).fill(1), all, most(0.75))[40]).toBe(0.75)
  })
})

describe('an ink that only lines carry', () => {
  const mixed = (shares: readonly number[]) => ({
    first: new Int16Array(shares.length).fill(1),
    second: new Int16Array(shares.length),
    share: Float32Array.from(shares),
    error: new Float32Array(shares.length),
  })
  const thin = Array.from({ length: 100 }, (_, i) => 0.4 + 0.005 * i)

  test('is a guess where hardly a pixel of the lines reaches it, and none where one in four does', () => {
    expect([...findUnreached(mixed(thin), 1, 2)]).toEqual([0, 1])
    expect([...findUnreached(mixed(thin.map((share, i) => (i % 4 === 0 ? 1 : share))), 1, 2)]).toEqual([0, 0])
  })

  test('is none where flat places have it', () => {
    expect([...findUnreached(mixed(thin), 2, 2)]).toEqual([0, 0])
  })
})
