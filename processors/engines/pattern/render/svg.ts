import type { Cloth, Shape } from '../kit/cloth.ts'
import { shapeBox } from '../kit/cloth.ts'
import type { Box } from '../kit/knot.ts'
import { latticeShares } from '../kit/lattice.ts'
import { createLevels } from './paint-levels.ts'
import { escapeXml } from './recipe-text.ts'
import { writeRing } from './svg-path.ts'

/**
 * Units of the viewBox per pixel. Whole numbers keep files small; an odd count keeps edges off the centres of pixels, where
 * a straight edge would be rounded to the wrong side: with 8, a tartan differed from its raster in one pixel of a hundred.
 */
const UNITS = 9

export type SvgOptions = {
  /** Pixels of the same design as a raster: the grid that coordinates are rounded to is finer by `UNITS`. */
  readonly width: number
  readonly height: number
  /** `#rrggbb` per ink number. */
  readonly inks: readonly string[]
  /** JSON of the recipe, written into `<metadata>`. */
  readonly recipe?: string
}

/**
 * Writes one period, in millimetres, as fills only: no stroke, transform, style or gradient. Shapes of one ink that may be painted at once
 * share a path, so there is one path per ink and depth, back to front. A shape over an edge is written again, with the very
 * same digits, wherever it comes back in.
 */
export function writeSvg(cloth: Cloth, { width, height, inks, recipe }: SvgOptions): string {
  const [scaleX, scaleY] = [(width * UNITS) / cloth.widthMm, (height * UNITS) / cloth.heightMm]
  const copies = latticeShares(cloth.lattice)
  const levels = createLevels(cloth)
  const groups = new Map<number, string[]>()
  for (const shape of cloth.shapes) {
    const bodies = shape.rings.map((ring) => writeRing(ring, scaleX, scaleY))
    const key = levels.levelOf(shape) * 256 + shape.ink
    const parts = groups.get(key) ?? []
    groups.set(key, parts)
    for (const [dx, dy] of placesOf(cloth, shape, copies)) {
      const [x, y] = [Math.round(dx * width * UNITS), Math.round(dy * height * UNITS)]
      for (const body of bodies) parts.push(`M${body.x + x} ${body.y + y}${body.path}`)
    }
  }
  const [unitsX, unitsY] = [width * UNITS, height * UNITS]
  const paths = [...groups.entries()]
    .filter(([, parts]) => parts.length > 0)
    .sort(([one], [other]) => one - other)
    .map(([key, parts]) => `<path fill="${inks[key % 256]}" d="${parts.join('')}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsX} ${unitsY}" ${sizeOf(cloth)}>`,
    recipe === undefined ? '' : `<metadata>${escapeXml(recipe)}</metadata>`,
    `<path fill="${inks[cloth.ground]}" d="M0 0L${unitsX} 0L${unitsX} ${unitsY}L0 ${unitsY}Z"/>`,
    ...paths,
    '</svg>',
  ].join('\n')
}

/** Size on cloth, to a thousandth of a millimetre. */
function sizeOf({ widthMm, heightMm }: Cloth): string {
  const [width, height] = [widthMm, heightMm].map((mm) => Math.round(mm * 1000) / 1000)
  return `width="${width}mm" height="${height}mm"`
}

/** Every translation, in shares of the period, at which some part of the shape shows in the window. */
function placesOf(cloth: Cloth, shape: Shape, copies: readonly (readonly [number, number])[]): [number, number][] {
  const box = shareBox(cloth, shapeBox(shape))
  if (!cloth.wraps)
    return copies
      .filter(([x, y]) => box.left + x < 1 && box.right + x > 0 && box.top + y < 1 && box.bottom + y > 0)
      .map(([x, y]) => [x, y])
  return copies.flatMap(([x, y]) => {
    const places: [number, number][] = []
    for (let column = firstPlace(box.right + x); column + x + box.left < 1 - EDGE; column++)
      for (let row = firstPlace(box.bottom + y); row + y + box.top < 1 - EDGE; row++) places.push([column + x, row + y])
    return places
  })
}

/** Shapes that only touch an edge do not show beyond it. */
const EDGE = 1e-7

/** The first whole step at which a box that ends at `end` reaches into the window. */
function firstPlace(end: number): number {
  return Math.floor(-end + EDGE) + 1
}

function shareBox(cloth: Cloth, box: Box): Box {
  return {
    left: box.left / cloth.widthMm,
    right: box.right / cloth.widthMm,
    top: box.top / cloth.heightMm,
    bottom: box.bottom / cloth.heightMm,
  }
}
