import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

export type DotStyle = {
  /** Distance of dots at scale 1. */
  readonly cellMm: number
  /** Limit on coverage of pin dots, which stay small however far apart they lie, unless a density is requested. */
  readonly coverageMost?: number
  /** Whether the lattice is square whatever the layout. */
  readonly isSquare?: boolean
  readonly isPainted?: boolean
  readonly isRinged?: boolean
}

/** Diameter of a dot at scale 1, where the distance of dots is asked for. */
const DOT_MM = 13
/** Dots that are asked to lie closer than they are wide do not touch. */
const TOUCHING = 0.47

/** Largest number of dots along a side, so that micro dots stay printable. */
const DOTS_MOST = 36

/**
 * Dots on a block or centred lattice. Radius from coverage c and one dot per area A: r = √(cA/π); where the distance from one to the next is
 * asked for (`gap mm`, from middle to middle), dots keep the size that they have at their scale.
 */
export function drawLatticeDots(plan: Plan, style: DotStyle): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const isCentred = plan.lattice.order > 1 && !style.isSquare
  const perCell = isCentred ? 2 : 1
  // In a centred lattice each cell holds two dots, so cells grow by √2 to keep the distance between dots.
  const least = Math.max(widthMm, heightMm) / DOTS_MOST
  const stepMm = plan.details['gap mm']
  const isSpaced = typeof stepMm === 'number'
  const cellMm = Math.max(isSpaced ? stepMm : style.cellMm * plan.scale, least) * (isCentred ? Math.SQRT2 : 1)
  const inks = cast.figures
  const rhythm = chooseRhythm(plan, isCentred, Math.min(widthMm, heightMm) / cellMm)
  const fitted = (lengthMm: number): { count: number; sizeMm: number } =>
    fitCells(lengthMm, cellMm, isCentred && rhythm.period % 2 === 0 ? rhythm.period / 2 : rhythm.period)
  const [columns, rows] = [fitted(widthMm), fitted(heightMm)]
  const coverage = plan.isDensityAsked ? plan.coverage : Math.min(plan.coverage, style.coverageMost ?? 1)
  const areaMm2 = (columns.sizeMm * rows.sizeMm) / perCell
  const radius = isSpaced
    ? Math.min((DOT_MM * plan.scale) / 2, Math.sqrt(areaMm2) * TOUCHING)
    : Math.sqrt((coverage * areaMm2) / Math.PI)
  const random = plan.random.fork('dots')
  for (let row = 0; row < rows.count * perCell; row++)
    for (let column = 0; column < columns.count; column++) {
      const shift = isCentred && row % 2 === 1 ? 0.75 : 0.25
      const [x, y] = [(column + shift) * columns.sizeMm, ((row + 0.5) / perCell) * rows.sizeMm]
      const ink = rhythm.inkAt(isCentred ? column * 2 + (row % 2) : column, row)
      if (style.isRinged) paintRinged(cloth, ink, inks[(inks.indexOf(ink) + 1) % inks.length], x, y, radius)
      else paint(cloth, ink, style.isPainted ? paintedDot(random, x, y, radius) : circle(x, y, radius))
    }
  return cloth
}

/** Colour of each dot by column and row; closes when both counts are multiples of the period. */
type Rhythm = { readonly period: number; readonly inkAt: (column: number, row: number) => number }

/** Longer rhythms would restrict the counts too much; with more inks the accents share their places. */
const PERIOD_MOST = 8

/** A rhythm by the seed: colours in diagonals, in rows, or one main ink with the others as accents in sateen order. */
function chooseRhythm({ cast, random }: Plan, isCentred: boolean, cells: number): Rhythm {
  // A requested accent is one dot in five.
  const isSparing = cast.spared !== undefined
  const inks = isSparing ? turnsOf(cast, cast.figures).slice(-cast.figures.length) : cast.figures
  if (inks.length === 1) return { period: 1, inkAt: () => inks[0] }
  // On a centred lattice column and row are both even or both odd, so diagonals are numbered by half their sum.
  const step = isCentred ? 2 : 1
  const diagonal: Rhythm = {
    period: inks.length * step,
    inkAt: (column, row) => inks[((column + row) / step) % inks.length],
  }
  // A rhythm of five would make large dots too small.
  if (cells < 4 && inks.length < 5 && !isSparing) return diagonal
  const way = random.fork('rhythm').pick(waysOf(inks.length, isSparing))
  if (way === 'row') return { period: inks.length, inkAt: (_, row) => inks[row % inks.length] }
  if (way === 'diagonal') return diagonal
  if (way === 'even') return { period: inks.length, inkAt: (column, row) => inks[(column + 2 * row) % inks.length] }
  const others = inks.slice(1)
  return {
    period: others.length > 1 ? 10 : 5,
    inkAt: (column, row) => {
      const isAccent = (column + 2 * row) % 5 === 0
      return isAccent ? others[(Math.floor((column + 2 * row) / 5) + row) % others.length] : inks[0]
    },
  }
}

/** Of two colours one may be the accent of the other; three or more are seen equally, in sateen order too, unless one is asked for as an accent. */
function waysOf(inks: number, isSparing: boolean): readonly ('diagonal' | 'row' | 'even' | 'accent')[] {
  if (inks > PERIOD_MOST || isSparing) return ['accent']
  return inks > 2 ? ['even', 'even', 'even', 'diagonal'] : ['diagonal', 'row', 'accent', 'accent']
}

/** A painted dot: a circle with a low-frequency wobble, each different. */
export function paintedDot(random: Random, x: number, y: number, radius: number): Ring {
  const [phase, second] = [random.between(0, TURN), random.between(0, TURN)]
  const size = radius * random.between(0.88, 1.1)
  const [cx, cy] = [x + radius * random.between(-0.12, 0.12), y + radius * random.between(-0.12, 0.12)]
  return Array.from({ length: 11 }, (_, at): Knot => {
    const angle = (at / 11) * TURN
    const swell = 1 + 0.09 * Math.cos(2 * angle + phase) + 0.05 * Math.cos(3 * angle + second)
    return polar(cx, cy, size * swell * random.between(0.98, 1.05), angle)
  })
}

/** A ring and a centre in the next ink, with about the area of the plain dot together. */
function paintRinged(cloth: Cloth, ink: number, heart: number, x: number, y: number, radius: number): void {
  const outer = radius * 1.16
  paint(cloth, ink, circle(x, y, outer), [circle(x, y, outer * 0.74)])
  paint(cloth, heart, circle(x, y, outer * 0.46))
}
