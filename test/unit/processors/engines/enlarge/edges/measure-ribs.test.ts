import { describe, expect, it } from '@jest/globals'
import { measureRibs, softRibs } from '../../../../../../processors/engines/enlarge/edges/measure-ribs.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { cordPicture, noisePicture, type Picture, rollPicture, sourceOf } from '../pictures.ts'

const ribsOf = (picture: Picture, wraps = true): number =>
  measureRibs(createSampleGrid(sourceOf(picture), { x: wraps, y: wraps }))

describe('how much of a picture comes again a few pixels on', () => {
  it('is nearly all of it in cords of any pitch, and little where pixels are each for themselves', () => {
    expect(ribsOf(cordPicture(64, 8))).toBeGreaterThan(0.9)
    // Pitches between two whole numbers of pixels come again a little beside.
    expect(ribsOf(cordPicture(64, 5.4), false)).toBeGreaterThan(0.7)
    expect(ribsOf(noisePicture(64, 64, 3))).toBeLessThan(0.2)
  })

  it('is none of a slope, of what is plain, or of a picture too small to hold any', () => {
    const { data, ...size } = cordPicture(64, 8)
    expect(ribsOf({ ...size, data: data.map((_, i) => Math.floor(i / 3) % 64) }, false)).toBe(0)
    expect(ribsOf({ ...size, data: data.map(() => 7) })).toBe(0)
    expect(ribsOf({ data: data.slice(0, 12), width: 2, height: 2, channels: 3 })).toBe(0)
  })

  it('is the same for a repeat however it is rolled', () => {
    expect(ribsOf(rollPicture(cordPicture(64, 8), 5, 9))).toBe(ribsOf(cordPicture(64, 8)))
  })
})

describe('soft ribs', () => {
  it('are less steep than edges, and along one axis a little less steep than stripes', () => {
    expect(softRibs({ ribs: 0.7, steepness: 0.65 })).toBe(1)
    expect(softRibs({ ribs: 0.7, steepness: 0.83 })).toBe(0)
    expect(softRibs({ ribs: 0.95, steepness: 0.83 })).toBeGreaterThan(0.9)
    expect(softRibs({ ribs: 0.95, steepness: 0.97 })).toBe(0)
    expect(softRibs({ ribs: 0.4, steepness: 0.5 })).toBe(0)
  })
})
