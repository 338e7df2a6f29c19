import { describe, expect, it } from '@jest/globals'
import { findInks } from '../../../../../../processors/engines/enlarge/flat/find-inks.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { type Picture, rollPicture, sourceOf } from '../pictures.ts'

const SIDE = 48
const GROUNDS = [
  [109, 26, 54],
  [37, 48, 58],
] as const

function pictureOf(colourAt: (x: number, y: number) => readonly number[]): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    return colourAt(pixel % SIDE, Math.floor(pixel / SIDE))[i % 3]
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

const groundAt = (y: number) => GROUNDS[Math.floor(y / 24) % 2]
const half = (one: readonly number[], other: readonly number[]) =>
  one.map((value, c) => Math.floor((value + other[c]) / 2))
const inksOf = (picture: Picture) => findInks(createSampleGrid(sourceOf(picture), { x: true, y: true }), false)

describe('stripes two pixels wide', () => {
  it('have inks of their own on each ground, wherever they begin', () => {
    const white = [255, 255, 255]
    const plaid = pictureOf((x, y) => (x % 12 < 2 ? half(groundAt(y), white) : groundAt(y)))
    const { colours, count } = inksOf(plaid)
    expect(count).toBe(4)
    for (const ground of GROUNDS) expect([...colours].join()).toContain(half(ground, white).join())
    expect(inksOf(rollPicture(plaid, 5, 7)).colours).toEqual(colours)
  })

  it('are the halves of a thinner line between two columns where its ink is commoner', () => {
    const [ground, ink] = GROUNDS
    const lines = pictureOf((x) => (x > 30 ? ink : x % 12 < 2 ? half(ground, ink) : ground))
    expect(inksOf(lines).count).toBe(2)
  })

  it('are no inks where they may be steps of a slope', () => {
    const slope = pictureOf((x, y) => (x > 24 ? groundAt(y) : [4 * Math.floor(x / 2), 90, 90]))
    expect(inksOf(slope).count).toBe(2)
  })
})
