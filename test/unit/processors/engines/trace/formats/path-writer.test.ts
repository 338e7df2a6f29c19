import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Curve } from '../../../../../../processors/engines/trace/fit/curve.ts'
import { writePath } from '../../../../../../processors/engines/trace/formats/path-writer.ts'

/** As it is said in the documentation, one number at a time. */
function written(value: number, decimals: number): string {
  const scale = 10 ** decimals
  const units = Math.round(value * scale)
  return String(units === 0 ? 0 : units / scale)
}

function writtenCurve({ x, y, coords, straight }: Curve, decimals: number): string {
  const words = (from: number, end: number): string =>
    coords
      .slice(from, end)
      .map((value) => written(value, decimals))
      .join(' ')
  const last = straight.length - 1
  const sides = straight.map((isLine, i) => {
    if (isLine) return i === last ? '' : `L${words(i * 6 + 4, i * 6 + 6)}`
    return `C${words(i * 6, i * 6 + 6)}`
  })
  return `M${written(x, decimals)} ${written(y, decimals)}${sides.join('')}Z`
}

/** Places up to a million pixels away, halves of a last decimal and what lies just beside them among them. */
const coordinate = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer({ min: -20_000, max: 20_000 }).map((units) => units / 2 / 100),
  fc.integer({ min: -40, max: 40 }).map((units) => units / 2 / 100 + 1e-13),
  fc.constantFrom(0, -0, 1e-9, -1e-9, 0.49999999999999994, 999.9995, 2 ** 31 - 1),
)
const curve = (least: number, most: number): fc.Arbitrary<Curve> =>
  fc
    .tuple(
      coordinate,
      coordinate,
      fc.array(fc.tuple(fc.array(coordinate, { minLength: 6, maxLength: 6 }), fc.boolean()), {
        minLength: least,
        maxLength: most,
      }),
    )
    .map(([x, y, segments]) => ({
      x,
      y,
      coords: segments.flatMap(([numbers]) => numbers),
      straight: segments.map(([, isLine]) => isLine),
    }))

describe('path data', () => {
  it('holds every number as it rounds, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(curve(1, 4), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (all, decimals) => {
          const rings = all.map((one) => [one])
          expect(writePath(rings, decimals)).toBe(all.map((one) => writtenCurve(one, decimals)).join(''))
        },
      ),
    )
  })

  it('holds long curves and thousands of rings whole', () => {
    const [long] = fc.sample(curve(1500, 1500), 1)
    expect(writePath([[long]], 3)).toBe(writtenCurve(long, 3))
    const many = fc.sample(curve(1, 2), 5000)
    expect(
      writePath(
        many.map((one) => [one]),
        2,
      ),
    ).toBe(many.map((one) => writtenCurve(one, 2)).join(''))
  })

  it('goes on through the curves of a ring', () => {
    const one = { x: 0, y: 0, coords: [4, 0, 4, 0, 4, 0], straight: [true] }
    const other = { x: 4, y: 0, coords: [4, 2, 2, 4, 0, 4, 0, 0, 0, 0, 0, 0], straight: [false, true] }
    expect(writePath([[one, other]], 2)).toBe('M0 0L4 0C4 2 2 4 0 4Z')
  })
})
