import { expect, test } from '@jest/globals'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { makePlan } from '../make-plan.ts'

const lace = findFamily('lace') as Family

function drawn(hexes: readonly string[]): Cloth {
  return lace.draw(makePlan(lace, 2, { hexes, styles: ['eyelet'] }))
}

/** The ink of the cloth itself, which is painted first and whole. */
function clothInk(cloth: Cloth): number | undefined {
  return cloth.shapes[0]?.ink
}

test('eyelets are cut into whole cloth: holes of flowers, leaves and beads in a half-drop', () => {
  const { shapes } = drawn(['#a3553a', '#f5efe0'])
  expect(clothInk(drawn(['#a3553a', '#f5efe0']))).toBe(1)
  expect(shapes.filter(({ ink }) => ink === 0).length).toBeGreaterThan(50)
})

test('in two greys the lighter one is the cloth, whichever comes first', () => {
  expect(clothInk(drawn(['#f5f3ef', '#bbb8b0']))).toBe(0)
  expect(clothInk(drawn(['#bbb8b0', '#f5f3ef']))).toBe(1)
})

test('a named colour is the cloth, and what is pale has shades in its holes', () => {
  const around = (hex: string) =>
    lace.colourwayAround?.(hex, { styles: ['eyelet'], isGround: false, hasAccents: false })
  expect(around('#23407a')?.inks[1]).toBe('#23407a')
  expect(around('#f5efe0')?.inks[0]).not.toBe(around('#23407a')?.inks[0])
  expect(lace.colourwayAround?.('#e8a9b0', { styles: [], isGround: false, hasAccents: false })).toBeUndefined()
})

test('black lace is worked in black thread, and on black in white', () => {
  const around = (isGround: boolean) =>
    lace.colourwayAround?.('#1d1c20', { styles: [], isGround, hasAccents: false })?.inks[1]
  expect(around(false)).toBe('#1d1c20')
  expect(around(true)).toBeUndefined()
})
