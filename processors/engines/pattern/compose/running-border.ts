import { inkFromHex } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Plan } from '../families/family.ts'
import { friezeBands } from '../families/geometric/frieze/frieze-bands.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { paintArea } from '../kit/area/cloth.ts'
import type { Cast } from '../kit/ink/cast.ts'
import type { Knot, Point } from '../kit/line/knot.ts'
import { TURN } from '../kit/line/knot.ts'
import { fitCells } from '../kit/place/fit-cells.ts'

const strands = ['strap', 'chain', 'cord'] as const
type Strand = (typeof strands)[number]

/** Thickness of one strand as a share of a border that it has to itself, and of its half of a border of two. */
const [ALONE, IN_COMPANY] = [0.6, 0.84]
/** Radius of the innermost middle line at a corner, in thicknesses, that keeps off the rail within. */
const [CORNER_ALONE, CORNER_IN_COMPANY] = [1.2, 0.8]

type Border = {
  readonly inset: number
  readonly widthMm: number
  readonly rim: number
  /** Ink of the strands, where they have a colour of their own. */
  readonly strand?: number
}

/** In OKLab: an ink as near as this is the colour that was named. */
const SAME = 0.1

/** The ink of the strands that a prompt names a colour for (`details['colour of strand']`): "gold chains". */
export function strandInkOf({ details, cast }: Pick<Plan, 'details' | 'cast'>): number | undefined {
  const asked = inkFromHex(`${details['colour of strand'] ?? ''}`)
  if (!asked) return undefined
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, asked.lab)
  const [nearest] = cast.figures.toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < SAME ? nearest : undefined
}

/** The ropes, chains and straps that a spec's border is made of, outermost first; none where it is of something else. */
export function strandsOf(details: Readonly<Record<string, string | number | boolean>>): readonly Strand[] {
  if (details['border of'] !== 'frieze') return []
  const named = `${details['border styles'] ?? ''}`.split('|')
  return strands.filter((name) => named.includes(name)).slice(0, 2)
}

/**
 * Paints ropes, chains and straps that run all round a cloth and turn its corners, whole links each: a unit of the
 * band is bent along a rounded rectangle, as often as fits, one beginning at each corner of a square.
 *
 * @param border distance from the edges at which it starts and its width, in mm; `rim` is the ink under it
 */
export function paintRunningBorder(cloth: Cloth, cast: Cast, border: Border, names: readonly Strand[]): void {
  const laneMm = border.widthMm / names.length
  const thickMm = laneMm * (names.length > 1 ? IN_COMPANY : ALONE)
  const innerMm = thickMm * (names.length > 1 ? CORNER_IN_COMPANY : CORNER_ALONE)
  const inks = cast.figures.filter((ink) => ink !== border.rim)
  const [first = cast.ground, second = first] = [border.strand ?? cast.main, ...inks].filter(
    (ink, at, all) => ink !== border.rim && all.indexOf(ink) === at,
  )
  names.forEach((name, lane) => {
    const band = friezeBands[name]()
    const radius = innerMm + laneMm * (names.length - 1 - lane)
    const path = framePath(cloth, border.inset + laneMm * (lane + 0.5), radius)
    const units = fitCells(path.lengthMm, band.wide * thickMm, 8)
    const bend = ([x, y, corner]: Knot, unit: number): Knot => {
      const [left, top] = path.at((unit + x / band.wide) * units.sizeMm, (0.5 - y) * thickMm)
      return corner ? [left, top, corner] : [left, top]
    }
    const [figure, other] = lane % 2 === 0 ? [first, second] : [second, first]
    for (const { ink, rings } of band.parts) {
      const bodies = Array.from({ length: units.count }, (_, unit) =>
        rings.map((ring) => ring.map((knot) => bend(knot, unit))),
      ).flat()
      paintArea(cloth, ink === 'figure' ? figure : ink === 'second' ? other : border.rim, bodies)
    }
  })
}

type Path = { readonly lengthMm: number; readonly at: (alongMm: number, outMm: number) => Point }

/** A rectangle with round corners, clockwise from the middle of the upper side; `outMm` is measured from it to the edge. */
function framePath({ widthMm, heightMm }: Cloth, inset: number, radius: number): Path {
  const [wide, tall] = [widthMm - 2 * (inset + radius), heightMm - 2 * (inset + radius)]
  const arc = (radius * TURN) / 4
  const lengthMm = 2 * (wide + tall) + 4 * arc
  // Sides in turn; each is followed by the corner at its end.
  const sides = [wide, tall, wide, tall]
  const at = (alongMm: number, outMm: number): Point => {
    let along = (((alongMm + wide / 2) % lengthMm) + lengthMm) % lengthMm
    for (const [side, long] of sides.entries()) {
      const [cos, sin] = DIRECTIONS[side]
      const half = side % 2 === 0 ? tall / 2 : wide / 2
      const isOnSide = along <= long
      const turn = isOnSide ? 0 : (along - long) / radius
      if (!isOnSide && along > long + arc) {
        along -= long + arc
        continue
      }
      // In the frame of its side: x along it from its middle, y outwards from the middle of the cloth.
      const reach = radius + outMm
      const x = (isOnSide ? along : long) - long / 2 + reach * Math.sin(turn)
      const y = half + reach * Math.cos(turn)
      return [widthMm / 2 + x * cos + y * sin, heightMm / 2 + x * sin - y * cos]
    }
    return [widthMm / 2, inset - outMm]
  }
  return { lengthMm, at }
}

/** Cosine and sine of the direction of the upper, right, lower and left side. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
