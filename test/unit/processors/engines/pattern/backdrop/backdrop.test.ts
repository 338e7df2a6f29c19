import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { backdrops, drawBackdrop } from '../../../../../../processors/engines/pattern/backdrop/backdrop.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkSeam } from '../../../../../../processors/engines/pattern/report/check-seam.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const placeIn = (prompt: string) => understandPrompt(prompt).wishes.backdrop
const specOf = (prompt: string, more: object = {}) =>
  resolveSpec(
    { prompt, compositionType: 'tile', ...more } as Parameters<typeof resolveSpec>[0],
    understandPrompt(prompt).wishes,
  )

const sharesOf = (cloth: Cloth): number[] => measureInkShares(fillIndexPlane(cloth, 256, 256), 16)

describe('places behind things', () => {
  test('each is drawn in one tone, seen and quiet, and runs on over the edges', () => {
    for (const kind of backdrops) {
      const plan = { widthMm: 240, heightMm: 320, scale: 1, random: createRandom(kind) }
      const cloth = drawBackdrop(kind, plan, { ground: 3, tone: 1 })
      const plane = fillIndexPlane(cloth, 240, 320)
      const shares = measureInkShares(plane, 4)
      expect(shares[1] + shares[3]).toBeCloseTo(1, 6)
      expect([kind, shares[1] > 0.015 && shares[1] < 0.62]).toEqual([kind, true])
      expect([kind, checkSeam(plane).isSeamless]).toEqual([kind, true])
    }
  })

  test('are named, or are things that others are among, or scenes', () => {
    expect(placeIn('polar bears and northern lights')).toBe('northern lights')
    expect(placeIn('hot air balloons over clouds')).toBe('clouds')
    expect(placeIn('deer between birch trees')).toBe('birches')
    expect(placeIn('ducks on a pond')).toBe('ripples')
    expect(placeIn('Bären im Wald')).toBe('forest')
    expect(placeIn('renards sous la pluie')).toBe('rain')
    expect(understandPrompt('hot air balloons over clouds').wishes.motifs).toEqual(['hot air balloon'])
  })

  test('are none where a thing stands beside others, alone, on a cloth or refused', () => {
    expect(placeIn('owls and stars')).toBeUndefined()
    expect(placeIn('clouds')).toBeUndefined()
    expect(placeIn('whales on navy stripes in the sea')).toBeUndefined()
    expect(placeIn('foxes, no forest')).toBeUndefined()
  })

  test('bring one tone near the ground, in which nothing else is drawn', () => {
    const spec = specOf('bears in a pine forest')
    const tone = spec.details['backdrop ink'] as number
    expect(spec.details.backdrop).toBe('firs')
    expect(tone).toBe(spec.palette.inks.length - 1)
    expect(planOf(spec).cast.inks.map(({ hex }) => hex)).toEqual(spec.palette.inks.slice(0, -1))
    const bare = drawDesign({ ...spec, details: { ...spec.details, backdrop: 'none' } })
    const [before, behind] = [sharesOf(bare), sharesOf(drawDesign(spec))]
    expect(behind[tone]).toBeGreaterThan(0.04)
    expect(behind[spec.palette.ground]).toBeCloseTo(before[spec.palette.ground] - behind[tone], 2)
  })

  test('take one of the inks that are given when it is quiet enough, and leave room where room is asked for', () => {
    const colorPalette = ['#f7f1e6', '#1f2a44', '#c0563f', '#e9dfcc', '#7d8f6a']
    const spec = specOf('bears in a pine forest, cream ground', { colorPalette })
    expect(spec.palette.inks).toEqual(colorPalette)
    expect(spec.details['backdrop ink']).toBe(3)
    expect(
      specOf('bears in a pine forest', { colorPalette: colorPalette.slice(0, 3) }).details.backdrop,
    ).toBeUndefined()
    expect(specOf('bears in a pine forest, sparse').details.backdrop).toBeUndefined()
  })

  test('are what a placement print stands in', () => {
    expect(specOf('bears in a pine forest', { compositionType: 'single' }).details.backdrop).toBe('firs')
  })

  test('that are seen by night bring the night, unless a ground is named', () => {
    const groundOf = (prompt: string) => inkOf(specOf(prompt).palette.inks[specOf(prompt).palette.ground])
    expect(groundOf('cats among the stars').lightness).toBeLessThan(0.4)
    expect(groundOf('cats among the stars on cream').lightness).toBeGreaterThan(0.85)
  })
})
