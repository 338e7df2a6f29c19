import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/pattern/../color/ink.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { type Draft, draftOf } from '../../../../../../../processors/engines/pattern/families/woven/draft.ts'
import { paintWeaving } from '../../../../../../../processors/engines/pattern/families/woven/weaving.ts'
import { wovenFamilies } from '../../../../../../../processors/engines/pattern/families/woven/woven-families.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { blockLattice } from '../../../../../../../processors/engines/pattern/kit/place/lattice.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'

const inks = ['#f3ecdd', '#8e1f33', '#1e4a3f', '#c7a04a'].map(inkOf)

const planFor = (seed: string, more: Partial<Plan> = {}): Plan => ({
  widthMm: 80,
  heightMm: 60,
  random: createRandom(seed),
  cast: castInks(inks, 0),
  scale: 1,
  coverage: 0.5,
  isDensityAsked: false,
  lattice: blockLattice,
  orientation: 'four-way',
  motifs: [],
  styles: [],
  details: {},
  ...more,
})

/** The cloth that follows from a draft: the ink at each crossing, row by row from the top. */
function weaveAsWritten({ treadling, threading, tieup, warpColours, weftColours }: Draft): number[][] {
  return treadling.map((treadle, pick) =>
    threading.map((shaft, end) => (tieup[treadle].includes(shaft) ? warpColours[end] : weftColours[pick])),
  )
}

describe.each([...wovenFamilies])('the draft of %s', (family, weave) => {
  test.each(['1', '2'])('woven as written it gives the cloth the family paints, seed %s', (seed) => {
    const plan = planFor(seed)
    const draft = draftOf(family, plan)
    if (!draft) throw new Error('no draft')
    const woven = weaveAsWritten(draft)
    const [picks, ends] = [woven.length, woven[0].length]
    const plane = fillIndexPlane(paintWeaving(plan, weave(plan)), ends, picks)
    expect([...plane.data]).toEqual(woven.flat())
  })

  test('fits a loom of twenty-four shafts, and every end and pick has its place', () => {
    const draft = draftOf(family, planFor('1'))
    if (!draft) throw new Error('no draft')
    expect(draft.shafts).toBeLessThanOrEqual(24)
    expect(Math.max(...draft.threading)).toBe(draft.shafts - 1)
    expect(Math.max(...draft.treadling)).toBe(draft.treadles - 1)
    expect(draft.tieup).toHaveLength(draft.treadles)
    expect(draft.warpColours).toHaveLength(draft.threading.length)
    expect(draft.weftColours).toHaveLength(draft.treadling.length)
    expect(draft.warpThicknessMm * draft.threading.length).toBeCloseTo(80)
  })
})

describe('drafts', () => {
  test('a family that is not woven has none', () => {
    expect(draftOf('dots', planFor('1'))).toBeUndefined()
  })

  test('tartan weaves on the four shafts and four treadles of a 2/2 twill', () => {
    const draft = draftOf('tartan', planFor('1', { details: { threadcount: 'B/22 K2 B2 K16 G16 K/2' } }))
    expect([draft?.shafts, draft?.treadles]).toEqual([4, 4])
    expect(draft?.tieup.map((lift) => lift.length)).toEqual([2, 2, 2, 2])
  })
})
