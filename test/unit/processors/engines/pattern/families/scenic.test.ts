import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import {
  inksOfStrips,
  isLike,
  sceneInks,
  snowyInks,
} from '../../../../../../processors/engines/pattern/families/scenic/scene-inks.ts'
import type { View } from '../../../../../../processors/engines/pattern/families/scenic/view.ts'
import type { ViewName } from '../../../../../../processors/engines/pattern/families/scenic/views.ts'
import {
  colourwayOf,
  snowColourway,
  views,
} from '../../../../../../processors/engines/pattern/families/scenic/views.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'

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
