import type { Cloth, Shape } from '../kit/cloth.ts'
import { shapeBox } from '../kit/cloth.ts'
import { spanOf } from '../kit/flatten.ts'
import type { Box, Ring } from '../kit/knot.ts'
import { latticeShares } from '../kit/lattice.ts'
import { createLevels } from './paint-levels.ts'

/** Units of the viewBox per pixel: a quarter pixel is finer than any hand, and whole numbers keep files small. */
const UNITS = 4

export type SvgOptions = {
  readonly width: number
  readonly height: number
  /** `#rrggbb` per ink number. */
  readonly inks: readonly string[]
  /** JSON of the recipe, written into `<metadata>`. */
  readonly recipe?: string
}

/**
 * Writes one period as fills only: no stroke, transform, style or gradient. Shapes of one ink that may be painted at once
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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsX} ${unitsY}" width="${width}" height="${height}">`,
    recipe === undefined ? '' : `<metadata>${escapeText(recipe)}</metadata>`,
    `<path fill="${inks[cloth.ground]}" d="M0 0L${unitsX} 0L${unitsX} ${unitsY}L0 ${unitsY}Z"/>`,
    ...paths,
    '</svg>',
  ].join('\n')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
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

/** A ring as relative lines and quadratic curves; coordinates are rounded where they are, so rounding never drifts. */
function writeRing(ring: Ring, scaleX: number, scaleY: number): { x: number; y: number; path: string } {
  const round = (x: number, y: number): readonly [number, number] => [Math.round(x * scaleX), Math.round(y * scaleY)]
  const first = Math.max(
    0,
    ring.findIndex((knot) => knot[2]),
  )
  const startsAtCorner = ring[first][2] === 1
  const start = startsAtCorner ? ring[first] : spanOf(ring, first)[0]
  const [startX, startY] = round(start[0], start[1])
  let [x, y] = [startX, startY]
  let path = ''
  let last = ''
  const put = (command: string, numbers: readonly number[]): void => {
    const digits = numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
    path +=
      command === last && command !== 'h' && command !== 'v'
        ? digits.startsWith('-')
          ? digits
          : ` ${digits}`
        : command + digits
    last = command
  }
  for (let step = 0; step < ring.length; step++) {
    const at = (first + step) % ring.length
    const knot = ring[at]
    if (knot[2]) {
      const [toX, toY] = round(knot[0], knot[1])
      if (toY === y && toX !== x) put('h', [toX - x])
      else if (toX === x && toY !== y) put('v', [toY - y])
      else if (toX !== x) put('l', [toX - x, toY - y])
      ;[x, y] = [toX, toY]
      continue
    }
    const [, end] = spanOf(ring, at)
    const [pullX, pullY] = round(knot[0], knot[1])
    const [toX, toY] = round(end[0], end[1])
    put('q', [pullX - x, pullY - y, toX - x, toY - y])
    ;[x, y] = [toX, toY]
  }
  return { x: startX, y: startY, path: `${path}z` }
}
