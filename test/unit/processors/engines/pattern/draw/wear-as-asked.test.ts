import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'

const accents = { red: inkOf('#b3262e').lab, gold: inkOf('#c39a4a').lab, orange: inkOf('#e07a3f').lab }

const inksOf = async (prompt: string) =>
  (await generatePattern({ prompt, compositionType: 'tile', format: 'png', size: 256, seed: 5 })).report.inks

describe('where inks go that a part was asked for', () => {
  test.each([
    'scallops, cream background, burgundy and sage',
    'asanoha in sage and burgundy on a navy ground',
    'zellige tiles on navy with coral',
    'snake skin on cream, burgundy and sage',
  ])('the ground of "%s" covers most', async (prompt) => {
    const inks = await inksOf(prompt)
    const ground = inks.find(({ isGround }) => isGround)
    expect(ground?.share).toBeGreaterThanOrEqual(0.8 * Math.max(...inks.map(({ share }) => share)))
  })

  test('an accent covers least of what is seen', async () => {
    const inks = await inksOf('scallops in teal, rust and cream with a touch of gold')
    const gold = inks.find(({ hex }) => hex === '#c39a4a')
    expect(gold?.share).toBeLessThanOrEqual(Math.min(...inks.map(({ share }) => share)) + 0.05)
  })

  test.each([
    ['stripes, navy ground with coral and a touch of gold', '#c39a4a'],
    ['tartan, bottle green and burgundy with a yellow stripe', '#e8b93c'],
    ['chevron in teal and white with a touch of orange', '#e07a3f'],
    ['gingham, navy ground with coral and a touch of gold', '#c39a4a'],
    ['wide burgundy and cream stripes with gold accents', '#c39a4a'],
  ])('"%s" has little of %s', async (prompt, accent) => {
    const share = (await inksOf(prompt)).find(({ hex }) => hex === accent)?.share
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.14)
  })

  test.each([
    ['houndstooth in camel and brown with a touch of red', 'red'],
    ['argyle in navy and grey with a touch of gold', 'gold'],
    ['bauhaus shapes in black, white and grey with a red accent', 'red'],
    ['tumbling blocks in blush and white with a red accent', 'red'],
    ['mandala in navy and grey with a touch of gold', 'gold'],
    ['trellis in teal with a hint of orange', 'orange'],
  ])('an accent is no third of "%s"', async (prompt, name) => {
    const isAccent = (hex: string): boolean =>
      oklabDistance(inkOf(hex).lab, accents[name as keyof typeof accents]) < 0.08
    const share = (await inksOf(prompt)).find(({ hex }) => isAccent(hex))?.share
    expect(share).toBeGreaterThan(0.008)
    expect(share).toBeLessThan(0.1)
  })

  test('three colours of a tartan are all of it', async () => {
    expect((await inksOf('plaid in teal, rust and cream')).map(({ hex }) => hex)).toHaveLength(3)
  })

  test.each([3, 14, 15, 21])('two colours of a stripe are seen as much as each other, seed %i', async (seed) => {
    const prompt = 'wide stripes in mustard and teal on a cream ground'
    const { report } = await generatePattern({ prompt, compositionType: 'tile', format: 'png', size: 256, seed })
    const shares = report.inks.filter(({ isGround }) => !isGround).map(({ share }) => share)
    expect(Math.min(...shares)).toBeGreaterThan(0.3 * Math.max(...shares))
  })
})

describe('a ground that is not what the palette calls one', () => {
  test('shows through lace, and denim of a colour is that colour', async () => {
    const lace = await inksOf('white lace on navy')
    expect(lace.find(({ isGround }) => isGround)).toMatchObject({ hex: '#1d2f55' })
    expect(lace.find(({ isGround }) => isGround)?.share).toBeLessThan(0.5)
    const denim = await inksOf('denim twill in washed indigo')
    const pale = denim.filter(({ oklch }) => oklch.lightness > 0.85)
    expect(pale.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(0.4)
  })
})
