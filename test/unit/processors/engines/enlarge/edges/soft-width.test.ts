import { describe, expect, it } from '@jest/globals'
import { softWidthOf } from '../../../../../../processors/engines/enlarge/edges/soft-width.ts'

// What 120 isolated edges told of an argyle under noise, which was sharp.
const judged = { edges: 120, kinds: 120, forSharp: -5.2, softness: 0.5, blur: 0.5, remainder: 4.9 }
const noisy = { grain: 'noise', seemsBlurred: false, softness: 0.3, isDense: false, steepness: 0.7 } as const

describe('how soft edges under noise are', () => {
  it('is what soft edges tell where nothing hides it', () => {
    expect(softWidthOf(judged, noisy)).toBeGreaterThan(0.35)
  })

  it('is not known where dense drawing passes for noise, or nothing explains the edges well', () => {
    expect(softWidthOf(judged, { ...noisy, isDense: true })).toBe(0)
    expect(softWidthOf({ ...judged, remainder: 9.9, forSharp: -30 }, noisy)).toBe(0)
  })

  it('is known even so of edges wider than any sharp ones', () => {
    expect(softWidthOf({ ...judged, softness: 1.1 }, { ...noisy, isDense: true })).toBeGreaterThan(1)
  })

  it('is not told by a few isolated edges of a clean picture whose other edges are sharp', () => {
    const clean = { ...noisy, grain: 'clean', softness: 0.4 } as const
    const soft = { ...judged, forSharp: -60 }
    expect(softWidthOf(soft, clean)).toBeGreaterThan(0.35)
    expect(softWidthOf(soft, { ...clean, softness: 0.1 })).toBe(0)
    expect(softWidthOf(soft, { ...clean, steepness: 0.9 })).toBe(0)
  })
})
