import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { fieldInks } from '../../../../../../processors/engines/pattern/families/scenic/flower-fields.ts'
import { eveningInks, nightInks } from '../../../../../../processors/engines/pattern/families/scenic/scene-inks.ts'
import {
  colourwayOf,
  eveningColourwayOf,
  nightColourwayOf,
  type ViewName,
  views,
} from '../../../../../../processors/engines/pattern/families/scenic/views.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const names = Object.keys(views) as ViewName[]
const castOf = ({ inks }: { readonly inks: readonly string[] }) => castInks(inks.map(inkOf), 0)
const printOf = (prompt: string): DesignSpec => specOfPrompt(prompt, { compositionType: 'single' })

const SIDE = 300
const planeOf = (spec: DesignSpec): ArrayLike<number> => fillIndexPlane(drawDesign(spec), SIDE, SIDE).data

describe('a landscape in the evening', () => {
  test.each(names)('%s has a sky in bands, the lower the lighter, and land that darkens towards the viewer', (name) => {
    const { bands = [], land, dark, sky, all } = eveningInks(castOf(eveningColourwayOf(name)))
    const lightness = (inks: readonly number[]): number[] => inks.map((ink) => all[ink].lightness)
    const falling = lightness([...bands, sky])
    expect(bands).toHaveLength(3)
    expect(falling).toEqual(falling.toSorted((one, other) => one - other))
    const away = lightness([...land, dark])
    expect(away).toEqual(away.toSorted((one, other) => other - one))
    expect(new Set([...bands, ...land, dark, sky]).size).toBe(bands.length + land.length + 2)
  })

  test('is what any landscape is in a palette that has no inks for bands', () => {
    const { bands } = eveningInks(castOf({ inks: '#1d2a56 #f5dc9a #5b7bb3 #33507f'.split(' ') }))
    expect(bands).toBeUndefined()
  })

  test('"sunset over the ocean" is a print of it, whose bands lie over one another', () => {
    const spec = printOf('sunset over the ocean')
    expect(spec.family).toBe('scenic')
    const data = planeOf(spec)
    const column = Array.from({ length: SIDE / 2 }, (_, row) => data[row * SIDE + Math.round(SIDE * 0.62)])
    const { bands = [] } = eveningInks(castOf(spec.palette))
    const firsts = bands.map((ink) => column.indexOf(ink))
    expect(Math.min(...firsts)).toBeGreaterThan(0)
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
  })
})

describe('a landscape by night', () => {
  test.each(names)('%s is nearest darker, and farthest lighter, than the air', (name) => {
    const { land, dark, sky, all, disc } = nightInks(castOf(nightColourwayOf(name)))
    expect(all[land[0]].lightness).toBeGreaterThan(all[sky].lightness)
    expect(all[dark].lightness).toBeLessThan(all[sky].lightness)
    expect(all[disc].lightness).toBeGreaterThan(0.8)
  })

  test('gold shines, and is no haze: with navy the near houses are of it', () => {
    const cast = castOf(specOfPrompt('city skyline at night, navy and gold').palette)
    const { land, all } = nightInks(cast)
    const lightness = land.map((ink) => all[ink].lightness)
    expect(lightness[lightness.length - 1]).toBeGreaterThan(lightness[0])
  })

  test('windows of a city are lit in every row of houses that has them', () => {
    const spec = printOf('city skyline at night')
    const data = planeOf(spec)
    const { disc, dark } = nightInks(castOf(spec.palette))
    const beside = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter(
      (at) => data[at] === disc && data[at - 6] === dark && data[at + 6] === dark,
    )
    expect(beside.length).toBeGreaterThan(20)
  })
})

describe('fields of flowers', () => {
  test.each([
    ['lavender fields', '#8a78b8'],
    ['poppy field landscape', '#cc4630'],
    ['tulip fields', '#e2574c'],
  ])('%s are rows of them that run together at the horizon', (prompt, hex) => {
    const spec = printOf(prompt)
    const data = planeOf(spec)
    const { blooms = [] } = fieldInks(castOf(spec.palette))
    expect(blooms.map((ink) => spec.palette.inks[ink])).toContain(hex)
    const changes = (row: number): number =>
      Array.from({ length: SIDE - 80 }, (_, x) => data[row * SIDE + x + 40]).filter(
        (ink, x, all) => x > 0 && ink !== all[x - 1] && (blooms.includes(ink) || blooms.includes(all[x - 1])),
      ).length
    const [far, near] = [changes(Math.round(SIDE * 0.62)), changes(Math.round(SIDE * 0.85))]
    expect(near).toBeGreaterThan(4)
    expect(far).toBeGreaterThan(near * 1.5)
  })

  test('are plants all over in a repeat', () => {
    expect(specOfPrompt('lavender fields').family).toBe('meadow')
  })
})

describe('a print of land', () => {
  test.each([
    ['desert landscape with cactus', 'desert'],
    ['desert cactus landscape', 'desert'],
    ['mountain lake with pine trees', 'lake'],
    ['tropical island', 'islands'],
    ['african savanna', 'savanna'],
    ['forest in autumn', 'woods'],
    ['village landscape in winter', 'village'],
  ])('%s shows all of it', (prompt, view) => {
    const { family, styles } = printOf(prompt)
    expect(family).toBe('scenic')
    expect(styles[0]).toBe(view)
  })

  test('shows a lighthouse at the sea large', () => {
    expect(printOf('lighthouse by the sea').family).toBe('conversational')
  })

  test('woods in autumn have crowns of several inks', () => {
    const spec = printOf('forest in autumn')
    const { land } = eveningInks(castOf(colourwayOf('woods')))
    const data = planeOf(spec)
    const seen = new Set(Array.from({ length: SIDE }, (_, x) => data[Math.round(SIDE * 0.47) * SIDE + x]))
    expect([...seen].filter((ink) => land.includes(ink)).length).toBeGreaterThan(2)
  })
})
