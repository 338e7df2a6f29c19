import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { labDistance, nearestOf } from '../../../../../processors/engines/trace/inks/ink-samples.ts'

const colors = (least: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })), {
    minLength: least,
    maxLength: 12,
  })

function pack(list: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(list.flat(), (level) => level / 10)
}

describe('the nearest of some colours', () => {
  it('is the first of those at the least distance, whatever was guessed', () => {
    fc.assert(
      fc.property(colors(1), colors(1), fc.nat(), (asked, known, any) => {
        const [lab, others] = [pack(asked), pack(known)]
        asked.forEach((_, index) => {
          const distances = known.map((_, other) => labDistance(lab, index, others, other))
          const first = distances.indexOf(Math.min(...distances))
          expect(nearestOf(lab, index, others, any % known.length)).toBe(first)
        })
      }),
    )
  })
})
