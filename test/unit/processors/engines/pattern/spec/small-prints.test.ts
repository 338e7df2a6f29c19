import { expect, test } from '@jest/globals'
import { specOfPrompt } from '../spec-of-prompt.ts'

/** Size of a leading thing in mm, and the share of the repeat that it takes. */
function shown(prompt: string, ownMm: number): { readonly motifMm: number; readonly share: number } {
  const { scale, repeatMm } = specOfPrompt(prompt, { seed: 1 })
  return { motifMm: scale * ownMm, share: (scale * ownMm) / repeatMm }
}

/** Mean side of a thing in a toss of things at scale 1, and of a bloom in a toss of flowers. */
const [THING, PAISLEY] = [72, 80]

test('tiny things are as large as a shirt can wear, and many are seen in a repeat', () => {
  const tiny = shown('tiny lemons for shirting', THING)
  expect(tiny.motifMm).toBeLessThan(14)
  expect(tiny.share).toBeLessThan(0.08)
  expect(shown('tiny paisley in navy and gold', PAISLEY).motifMm).toBeLessThan(16)
})

test('sizes fall in order, in mm and in the repeat', () => {
  const [own, small, tiny, micro] = ['', 'small ', 'tiny ', 'micro '].map((word) => shown(`${word}anchors`, THING))
  expect([own.motifMm, small.motifMm, tiny.motifMm, micro.motifMm]).toEqual(
    [own, small, tiny, micro].map(({ motifMm }) => motifMm).toSorted((one, other) => other - one),
  )
  expect(small.motifMm).toBeLessThan(own.motifMm / 2)
  expect(micro.share).toBeLessThan(tiny.share)
  expect(tiny.share).toBeLessThan(small.share)
})

test('a size in mm is kept, down to a hundredth of a metre', () => {
  expect(shown('10 mm lemons', THING).motifMm).toBeCloseTo(10, 5)
  expect(shown('10 mm lemons, 320 mm repeat', THING).motifMm).toBeCloseTo(10, 5)
  expect(shown('8 cm lemons', THING).motifMm).toBeCloseTo(80, 5)
})

test('a size that cannot be drawn is drawn as small as can be, in a repeat that shows many', () => {
  const least = shown('2 mm lemons', THING)
  expect(least.motifMm).toBeCloseTo(0.1 * THING, 5)
  expect(least.share).toBeLessThan(0.09)
})

test('a repeat that is asked for stays, and large prints are as they were', () => {
  expect(specOfPrompt('tiny lemons, 64 cm repeat', { seed: 1 }).repeatMm).toBe(640)
  expect(specOfPrompt('large lemons', { seed: 1 })).toMatchObject({ repeatMm: 320, scale: 1.45 })
})
