import { describe, expect, test } from '@jest/globals'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { circle, polygon } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { fitGroupCells, STRETCH_MOST } from '../../../../../../processors/engines/pattern/layout/fit-group-cells.ts'
import { reflectCloth } from '../../../../../../processors/engines/pattern/layout/kaleidoscope.ts'
import { spreadImages } from '../../../../../../processors/engines/pattern/layout/spread-images.ts'
import type { GroupName } from '../../../../../../processors/engines/pattern/layout/wallpaper-group.ts'
import {
  closeGroup,
  findGroup,
  groupNames,
} from '../../../../../../processors/engines/pattern/layout/wallpaper-group.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'

const SIDE = 120

/** A lopsided drawing: nothing in it is symmetric by itself. */
function drawLopsided(widthMm: number, heightMm: number, lattice?: Cloth['lattice']): Cloth {
  const cloth = createCloth(widthMm, heightMm, 0, lattice && { lattice })
  const [x, y] = [widthMm, heightMm]
  paint(cloth, 1, circle(x * 0.117, y * 0.081, x * 0.0913))
  paint(cloth, 2, circle(x * 0.213, y * 0.1377, x * 0.0517))
  paint(
    cloth,
    3,
    polygon([
      [x * 0.0311, y * 0.3013],
      [x * 0.2807, y * 0.2111],
      [x * 0.1909, y * 0.4017],
    ]),
  )
  return cloth
}

/** Share of pixels that differ from what the image of their centre shows. */
function faultsOf(
  plane: Uint8Array,
  width: number,
  height: number,
  move: (x: number, y: number) => [number, number],
): number {
  let faults = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = move((column + 0.5) / width, (row + 0.5) / height)
      const at = Math.floor((((y % 1) + 1) % 1) * height) * width + Math.floor((((x % 1) + 1) % 1) * width)
      if (plane[at] !== plane[row * width + column]) faults++
    }
  return faults / plane.length
}

const isHexagonal = (name: GroupName): boolean => findGroup(name).cell === 'hexagonal'
const exact = groupNames.filter((name) => !isHexagonal(name))
const tilted = groupNames.filter(isHexagonal)

describe('wallpaper groups', () => {
  test('there are seventeen, each with the order the International Tables give', () => {
    const orders = Object.fromEntries(groupNames.map((name) => [name, findGroup(name).images.length]))
    // Centred and hexagonal cells are rectangles of two lattice points, so their orders are doubled.
    expect(orders).toEqual({
      p1: 1,
      p2: 2,
      pm: 2,
      pg: 2,
      cm: 4,
      pmm: 4,
      pmg: 4,
      pgg: 4,
      cmm: 8,
      p4: 4,
      p4m: 8,
      p4g: 8,
      p3: 6,
      p3m1: 12,
      p31m: 12,
      p6: 12,
      p6m: 24,
    })
  })

  test.each(groupNames)('%s is closed: its images generate nothing more', (name) => {
    const { images } = findGroup(name)
    expect(closeGroup(images)).toHaveLength(images.length)
  })

  test.each(exact)('a drawing repeated by %s equals itself, to the pixel, under each of its images', (name) => {
    const group = findGroup(name)
    const cloth = spreadImages(drawLopsided(100, 100, { order: group.images.length, step: 0, images: group.images }))
    const { data } = fillIndexPlane(cloth, SIDE, SIDE)
    expect(new Set(data)).toEqual(new Set([0, 1, 2, 3]))
    for (const [a, b, c, d, e, f] of group.images)
      expect(faultsOf(data, SIDE, SIDE, (x, y) => [a * x + c * y + e, b * x + d * y + f])).toBe(0)
  })

  test.each(tilted)(
    'a drawing repeated by %s equals itself under each of its images but for the pixel grid',
    (name) => {
      const group = findGroup(name)
      const [width, height] = [180, 312]
      const cloth = spreadImages(
        drawLopsided(100, 100 * Math.sqrt(3), { order: group.images.length, step: 0, images: group.images }),
      )
      const { data } = fillIndexPlane(cloth, width, height)
      for (const [a, b, c, d, e, f] of group.images)
        expect(faultsOf(data, width, height, (x, y) => [a * x + c * y + e, b * x + d * y + f])).toBeLessThan(0.05)
    },
  )

  test.each(['pm', 'pmm', 'p4m'] as const)(
    'a kaleidoscope of %s equals itself, to the pixel, in each mirror',
    (name) => {
      const group = findGroup(name)
      const lattice = { order: group.images.length * 4, step: 0, rows: 2, images: group.images }
      const cloth = reflectCloth(drawLopsided(100, 100), lattice, group.chamber ?? [], [3.7, 5.3])
      const { data } = fillIndexPlane(cloth, SIDE, SIDE)
      expect(new Set(data).size).toBeGreaterThan(2)
      for (const [a, b, c, d, e, f] of group.images)
        expect(faultsOf(data, SIDE, SIDE, (x, y) => [a * x + c * y + e / 2, b * x + d * y + f / 2])).toBe(0)
    },
  )
})

describe('fitGroupCells', () => {
  test.each([
    [1, 1],
    [16, 9],
    [4, 5],
    [210, 297],
    [2, 1],
  ])('keeps the angles of hexagonal groups true to a per cent in a repeat of %d:%d', (width, height) => {
    const area = { widthMm: width * 100, heightMm: height * 100 }
    const { columns, rows, stretch } = fitGroupCells(findGroup('p6m'), area, area.widthMm / 4)
    const ratio = area.heightMm / rows / (area.widthMm / columns) / Math.sqrt(3)
    expect(stretch).toBeLessThanOrEqual(STRETCH_MOST)
    expect(Math.abs(ratio - 1)).toBeLessThan(2.2 * STRETCH_MOST)
  })
})
