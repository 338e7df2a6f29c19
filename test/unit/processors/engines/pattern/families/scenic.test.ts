import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { guestsOf } from '../../../../../../processors/engines/pattern/families/scenic/guests.ts'
import {
  inksOfStrips,
  isLike,
  northernInks,
  sceneInks,
  snowyInks,
} from '../../../../../../processors/engines/pattern/families/scenic/scene-inks.ts'
import { scenic } from '../../../../../../processors/engines/pattern/families/scenic/scenic.ts'
import type { Lane, View } from '../../../../../../processors/engines/pattern/families/scenic/view.ts'
import type { ViewName } from '../../../../../../processors/engines/pattern/families/scenic/views.ts'
import {
  colourwayOf,
  nightColourwayOf,
  northernColourway,
  snowColourway,
  views,
} from '../../../../../../processors/engines/pattern/families/scenic/views.ts'
import { createCloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { makePlan } from './make-plan.ts'

const table: Readonly<Record<ViewName, View>> = views
const names = Object.keys(views) as ViewName[]
const inksFor = (hexes: readonly string[]) => sceneInks(castInks(hexes.map(inkOf), 0))

describe('landscapes', () => {
  test.each(names)('%s has no strip in the ink of the strip behind it, whatever the palette', (name) => {
    const own = colourwayOf(name).inks
    const others = ['#f7f1e6 #2d5fa6 #e07a3f #1d2f55', '#1a2233 #c39a4a #6a4a8c #e9a5ac #4fb3b8'].map((list) =>
      list.split(' '),
    )
    for (const palette of [own, ...others]) {
      const chosen = inksOfStrips(inksFor(palette), table[name].strips)
      chosen.forEach((ink, at) => {
        expect(ink).not.toBe(chosen[at - 1])
      })
    }
  })

  test('water is of a blue where there is one', () => {
    const inks = inksFor(colourwayOf('oasis').inks)
    const strips = table.oasis.strips
    const chosen = inksOfStrips(inks, strips)
    const water = strips.findIndex(({ form }) => form === 'level')
    expect(isLike(inks.all[chosen[water]], 'water')).toBe(true)
  })

  test('the sun is warm by day', () => {
    for (const name of names.filter((one) => one !== 'arctic')) {
      const { all, disc } = inksFor(colourwayOf(name).inks)
      expect(all[disc].chroma).toBeGreaterThan(0.08)
    }
  })

  test('strips lie in the lower part of the lane, the far ones higher', () => {
    for (const { strips } of Object.values(table)) {
      const levels = strips.map(({ level }) => level)
      expect(levels).toEqual(levels.toSorted((one, other) => one - other))
      expect(levels[0]).toBeGreaterThan(0.4)
    }
  })

  test('the sun is no blue where there is a warm ink', () => {
    const { all, disc } = inksFor(['#f4f0e4', '#3b5bd6', '#d9885c', '#7fa0c8', '#24406b'])
    expect(all[disc].hex).toBe('#d9885c')
  })

  test('northern lights are of inks that no strip has', () => {
    const { lights = [], land, dark } = northernInks(castInks(northernColourway.inks.map(inkOf), 0))
    expect(lights.length).toBe(2)
    for (const ink of lights) expect([...land, dark]).not.toContain(ink)
  })

  test('by night the air is dark and every strip is darker than by day', () => {
    for (const name of names) {
      const [day, night] = [colourwayOf(name).inks, nightColourwayOf(name).inks].map((list) => list.map(inkOf))
      expect(night[0].lightness).toBeLessThan(0.35)
      // What is white stays the lightest at night.
      const dusk = night.slice(2).filter(({ lightness }) => lightness < 0.75)
      dusk.forEach((ink, at) => {
        if (day[at + 2].lightness > 0.3) expect(ink.lightness).toBeLessThan(day[at + 2].lightness)
      })
      expect(dusk.length).toBeGreaterThan(2)
    }
  })

  test.each([
    ['snowfall', 'falls over a village', ['village', 'snowfall'], ['village']],
    ['aurora', 'hangs over a lake', ['lake', 'aurora', 'night'], ['lake', 'night']],
    ['guests', 'stand on hills', ['hills', 'guests'], ['hills']],
  ])('%s %s', (_, __, styles, bare) => {
    const knots = (looks: readonly string[]): number =>
      scenic
        .draw(makePlan(scenic, 1, { styles: looks, motifs: ['cow'], hexes: colourwayOf('hills').inks }))
        .shapes.reduce((sum, { rings }) => sum + rings.flat().length, 0)
    expect(knots(styles)).toBeGreaterThan(knots(bare) + 150)
  })

  test('who stands in a landscape stands below its farthest skyline', () => {
    const guests = guestsOf(makePlan(scenic, 1, { styles: ['guests'], motifs: ['cow'] }))
    const drawn: number[] = []
    const cloth = createCloth(320, 160, 0)
    const plan = makePlan(scenic, 1)
    const lane = { cloth, random: plan.random, widthMm: 320, tallMm: 160, topMm: 0 } as unknown as Lane
    guests?.(lane, 1, () => 120, 1)
    for (const { rings } of cloth.shapes) drawn.push(...rings.flat().map(([, y]) => y))
    expect(drawn.length).toBeGreaterThan(100)
    expect(Math.max(...drawn)).toBeLessThan(124)
    expect(Math.max(...drawn)).toBeGreaterThan(116)
  })

  test('those who stand on a strip wear another ink than it has', () => {
    const plan = makePlan(scenic, 1, { styles: ['guests'], motifs: ['elephant'] })
    for (const ink of [1, 2, 3]) {
      const cloth = createCloth(320, 160, 0)
      const lane = { cloth, random: plan.random, widthMm: 320, tallMm: 160, topMm: 0 } as unknown as Lane
      guestsOf(plan)?.(lane, 1, () => 120, ink)
      expect(cloth.shapes.length).toBeGreaterThan(0)
      expect(cloth.shapes[0].ink).not.toBe(ink)
    }
  })

  test('under snow the land is the lighter the nearer, and trees are dark on it', () => {
    const { land, dark, leaves, all } = snowyInks(castInks(snowColourway.inks.map(inkOf), 0))
    const lights = land.map((ink) => all[ink].lightness)
    expect(lights).toEqual(lights.toSorted((one, other) => one - other))
    expect(land.length).toBeGreaterThan(2)
    expect(leaves).not.toBe(dark)
    expect(Math.max(all[dark].lightness, all[leaves ?? dark].lightness)).toBeLessThan(Math.min(...lights) - 0.2)
    // Of deep colours no snow can be made.
    const deep = castInks('#f7f1e6 #2d5fa6 #e07a3f #1d2f55'.split(' ').map(inkOf), 0)
    expect(snowyInks(deep)).toEqual(sceneInks(deep))
  })
})
