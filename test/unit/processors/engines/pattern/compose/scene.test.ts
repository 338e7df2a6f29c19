import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { castOf, planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { putOf } from '../../../../../../processors/engines/pattern/families/conversational/stand-in-scene.ts'
import type { Subject } from '../../../../../../processors/engines/pattern/families/conversational/subject.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { addForm, createMotif } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { sceneryInksOf } from '../../../../../../processors/engines/pattern/palette/grounds/scenery-tones.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

type Asked = Partial<Parameters<typeof checkRequest>[0]>

const specOf = (prompt: string, asked: Asked = {}): DesignSpec => {
  return specOfPrompt(prompt, { compositionType: 'single', ...asked })
}

const SIDE = 400

describe('a placement print of things at a place', () => {
  test.each([
    ['bear by the lake', 'ripples'],
    ['lighthouse with seagulls and waves', 'waves'],
    ['penguins in the snow', 'snow'],
    ['a cosy cabin in winter', 'snow'],
    ['camel in the sahara', 'dunes'],
    ['owl under a starry sky', 'stars'],
    ['koi and waves', 'kelp'],
  ])('%s is a picture of it', (prompt, place) => {
    const spec = specOf(prompt)
    const inks = sceneryInksOf(spec)
    expect(spec.details.backdrop).toBe(place)
    expect(inks).toBeDefined()
    const { data } = fillIndexPlane(drawDesign(spec), SIDE, SIDE)
    const rowsOf = (ink: number | undefined): number[] =>
      Array.from(data).flatMap((found, at) => (found === ink ? [Math.floor(at / SIDE)] : []))
    const mean = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + row, 0) / rows.length
    // Air above land above what is near, inside a bare rim.
    const levels = [inks?.sky, inks?.far, inks?.near].map((ink) => mean(rowsOf(ink)))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    const rim = Array.from({ length: SIDE }, (_, at) => [
      data[at],
      data[at * SIDE],
      data[(SIDE - 1) * SIDE + at],
    ]).flat()
    expect(new Set(rim)).toEqual(new Set([spec.palette.ground]))
  })

  test('who stands in a whole scene is seen there, and a lighthouse in a landscape is shown large', () => {
    for (const prompt of ['countryside landscape with cows', 'misty mountains with deer'])
      expect(specOf(prompt)).toMatchObject({ family: 'scenic', styles: expect.arrayContaining(['guests']) })
    expect(specOf('coastal landscape with a lighthouse').family).toBe('conversational')
  })

  test('a moon that is said to be full is no crescent', () => {
    const discOf = (prompt: string): number => {
      const spec = specOf(prompt, { seed: 5 })
      const { data } = fillIndexPlane(drawDesign(spec), SIDE, SIDE)
      const disc = sceneryInksOf(spec)?.disc
      return data.reduce((sum, ink) => sum + (ink === disc ? 1 : 0), 0)
    }
    expect(discOf('howling wolf and full moon, pine forest')).toBeGreaterThan(
      1.5 * discOf('howling wolf and crescent moon, pine forest'),
    )
  })

  test('large leaves that are named grow on both sides, and none lies where a lead stands', () => {
    const spec = specOf('bear and fern, woodland')
    expect(spec.motifs).toEqual(expect.arrayContaining(['bear', 'fern']))
    const cloth = drawDesign(spec)
    const boxes = cloth.shapes.map(({ rings }) => boxOf(rings)).filter(({ top }) => top > 0.5 * cloth.heightMm)
    const isMirrored = ({ left, top }: (typeof boxes)[number]): boolean =>
      boxes.some((other) => Math.hypot(cloth.widthMm - left - other.right, top - other.top) < 0.01)
    const leaflets = boxes.filter((box) => box.right < 0.4 * cloth.widthMm && isMirrored(box))
    expect(leaflets.length).toBeGreaterThan(20)
  })

  test.each([
    '"stay wild" with mountains',
    'bear by the lake "explore more"',
    'beach with palm tree and the words "aloha"',
  ])('what is written stands under the window, whole: %s', (prompt) => {
    const spec = specOf(prompt)
    expect(spec.details.text).toBeDefined()
    const { shapes, widthMm, heightMm } = drawDesign(spec)
    const words = boxOf(shapes.at(-1)?.rings ?? [])
    // The rail is painted last of the window.
    const rail = boxOf(shapes.at(-2)?.rings ?? [])
    expect(words.top).toBeGreaterThan(rail.bottom)
    expect(words.bottom).toBeLessThan(0.97 * heightMm)
    expect((words.left + words.right) / 2).toBeCloseTo(widthMm / 2, 0)
    expect(words.right - words.left).toBeGreaterThan(0.2 * widthMm)
  })

  test('who is small beside others in life is so in the scene', () => {
    const { heroes } = castSubjects(planOf(specOf('bear and cub under the stars')))
    expect(heroes[0].stature ?? 1).toBe(1)
    expect(heroes[1].stature).toBeLessThan(0.7)
  })

  test('a thing is put as it is asked to look, on whichever side the light is', () => {
    const asked: (boolean | undefined)[] = []
    const subject: Subject = {
      kind: 'bear',
      lean: 0,
      scale: 1,
      draw: (_random, sizeMm, _turn, isTurned) => {
        asked.push(isTurned)
        const motif = createMotif()
        addForm(motif, 0, circle(0, 0, sizeMm / 2), { plain: true })
        return motif
      },
    }
    const frame = { left: 0, right: 100, top: 0, bottom: 100 }
    const put = (side: 1 | -1, isTurned?: boolean): ReturnType<typeof putOf> =>
      putOf(
        { place: { frame }, side, random: createRandom('scene') } as unknown as Parameters<typeof putOf>[0],
        subject,
        { x: 0.25, y: 0.9, tall: 0.4, at: 0, isTurned, wide: 0.3 },
      )
    expect(put(1, true).x).toBeCloseTo(100 - put(-1, false).x)
    expect(new Set(asked)).toEqual(new Set([true, false]))
    const { box } = put(1)
    expect(box.right - box.left).toBeLessThanOrEqual(30 + 1e-9)
  })

  test('things wear none of the inks of the place', () => {
    const spec = specOf('foxes in a birch forest')
    const cast = castOf(spec)
    expect(cast.inks).toHaveLength(sceneryInksOf(spec)?.sky ?? 0)
    expect(Math.max(...cast.figures)).toBeLessThan(cast.inks.length)
  })

  test('what is said in the plural is a pair, and one is one', () => {
    const bodies = (prompt: string): number => {
      const spec = specOf(prompt)
      const worn = drawDesign(spec).shapes.filter(({ ink }) => ink < (sceneryInksOf(spec)?.sky ?? 0))
      return worn.length
    }
    expect(specOf('foxes in a birch forest').details.several).toBe(true)
    expect(specOf('a fox in a birch forest').details.several).toBeUndefined()
    expect(bodies('foxes in a birch forest')).toBeGreaterThan(bodies('a fox in a birch forest'))
  })

  test('as many stand there as are counted, with a place or without', () => {
    const thingsOf = (prompt: string) => {
      const spec = specOf(prompt)
      return drawDesign(spec).shapes.filter(({ ink }) => ink < (sceneryInksOf(spec)?.sky ?? Infinity))
    }
    const forms = ['an owl', 'two owls', 'three owls'].map((owls) => thingsOf(`${owls} in a forest at night`).length)
    expect(forms).toEqual(forms.toSorted((one, other) => one - other))
    expect(new Set(forms).size).toBe(3)
    // Bodies are the tallest forms of a placement without a place.
    const bodies = (prompt: string): number => {
      const talls = thingsOf(prompt).map(({ rings }) => boxOf(rings).bottom - boxOf(rings).top)
      return talls.filter((tall) => tall > 0.95 * Math.max(...talls)).length
    }
    expect(['two owls', 'three owls', 'four owls'].map(bodies)).toEqual([2, 3, 4])
  })

  test('fish of any name are under water, and a desert is dunes', () => {
    expect(specOf('koi fish in a pond').details.backdrop).toBe('kelp')
    expect(specOf('llamas in the desert').details.backdrop).toBe('dunes')
  })

  test('is by day, unless the words or the place are of the night', () => {
    const isDark = (prompt: string): boolean => castOf(specOf(prompt)).isDark
    expect(['sailboat on the sea', 'dinosaurs in front of mountains'].map(isDark)).toEqual([false, false])
    expect(['owl under a starry sky', 'snowy village with fir trees at night'].map(isDark)).toEqual([true, true])
  })

  test('with a palette of its own has no other ink, and things without a place have none', () => {
    const palette = ['#f1e6d0', '#a8322d', '#2c4a63', '#6f8a5b']
    expect(specOf('bear by the lake', { colorPalette: palette }).palette.inks).toEqual(palette)
    expect(sceneryInksOf(specOf('scissors and buttons'))).toBeUndefined()
  })
})

test('who lives in the jungle stands among its leaves in a placement print, and is drawn among them by the metre', () => {
  const prompt = 'dense jungle with parrots and toucans'
  expect(specOf(prompt)).toMatchObject({ family: 'conversational', details: { backdrop: 'forest', lush: true } })
  expect(specOf(prompt, { compositionType: 'tile' }).family).toBe('tropical')
})

describe('a placement print of a cloth', () => {
  test('without a leading figure is one field in a frame, not cut into a medallion', () => {
    const cloth = drawDesign(specOf('terrazzo'))
    const { data } = fillIndexPlane(cloth, SIDE, SIDE)
    const turned = Array.from(data, (_, at) => data[(at % SIDE) * SIDE + (SIDE - 1 - Math.floor(at / SIDE))])
    const inner = (at: number): boolean =>
      Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) < SIDE / 4
    const same =
      turned.filter((ink, at) => inner(at) && ink === data[at]).length / turned.filter((_, at) => inner(at)).length
    expect(cloth.wraps).toBe(false)
    expect(same).toBeLessThan(0.9)
  })

  test('of a landscape has its sky above its ranges', () => {
    const spec = specOf('misty mountains in blue')
    const { data } = fillIndexPlane(drawDesign(spec), SIDE, SIDE)
    const share = (from: number, to: number): number => {
      const rows = data.slice(SIDE * from, SIDE * to)
      return rows.filter((ink) => ink === spec.palette.ground).length / rows.length
    }
    expect(share(40, 80)).toBeGreaterThan(0.8)
    expect(share(300, 360)).toBeLessThan(0.2)
  })
})
