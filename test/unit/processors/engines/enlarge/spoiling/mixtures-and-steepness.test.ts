import { describe, expect, it } from '@jest/globals'
import { sharpenedOfMixtures } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'

// Measured on scallops, whose rings are thinner than three pixels; the same picked, and stitches as JPEG 90.
const rings = { stairs: 0.002, between: 0.515, mixed: 0.478, steepness: 1.161, blocks: 0, plain: 0.1 }
const stitches = { stairs: 0.032, between: 0.547, mixed: 0.56, steepness: 1.179, blocks: 0.75, plain: 0.01 }

describe('mixtures of steep art', () => {
  it('tell that fine averaged art was averaged, though it is as steep as picked pixels', () => {
    expect(sharpenedOfMixtures(rings)).toBeGreaterThan(0.8)
    expect(sharpenedOfMixtures({ ...rings, mixed: 0.39, between: 0.4 })).toBe(0)
  })

  it('tell less of a JPEG, which has mixtures either way', () => {
    expect(sharpenedOfMixtures(stitches)).toBeCloseTo(0.4)
    expect(sharpenedOfMixtures({ ...stitches, mixed: 0.48, between: 0.43 })).toBe(0)
  })

  it('are not told by a measure that saw hardly an edge', () => {
    expect(sharpenedOfMixtures({ ...rings, between: 1, mixed: 0.16 })).toBe(0)
  })
})
