import { expect, test } from '@jest/globals'
import { basketweave } from '../../../../../../../processors/engines/pattern/families/woven/basketweave.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const styles = ['cane']

test('cane webbing leaves an eight-sided hole in every mesh', () => {
  const { data } = fillIndexPlane(basketweave.draw(makePlan(basketweave, 1, { styles })), 320, 320)
  const inkAt = (x: number, y: number) => data[y * 320 + x]
  // Ten meshes of 32 pixels: a hole lies round the corner of four cells, and strands cut its own corners off.
  for (const [x, y] of [
    [32, 32],
    [64, 96],
    [160, 288],
  ]) {
    expect(inkAt(x, y)).toBe(0)
    for (const [dx, dy] of [
      [7, 0],
      [-7, 0],
      [0, 7],
      [0, -7],
    ])
      expect(inkAt(x + dx, y + dy)).toBe(0)
    expect(inkAt(x + 8, y + 8)).not.toBe(0)
  }
})

test('cane of a colour lies over paper, pale cane over its own shade', () => {
  const around = (hex: string) =>
    basketweave.colourwayAround?.(hex, { styles, isGround: false, hasAccents: false })?.inks
  expect(around('#3d5a45')?.slice(0, 2)).toEqual(['#f4ecdd', '#3d5a45'])
  expect(around('#f5efe0')?.[0]).not.toBe('#f4ecdd')
})
