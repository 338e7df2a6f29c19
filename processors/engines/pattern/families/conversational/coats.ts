import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Layer, Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import type { Anatomy } from './heads.ts'
import { anatomyOf } from './heads.ts'
import type { Subject } from './subject.ts'

/** How a beast's coat is patterned: `details['worn by <noun>']` may name one. */
export type Coat = 'striped' | 'dotted' | 'checked'

const coats: readonly string[] = ['striped', 'dotted', 'checked'] satisfies Coat[]

/** True for the name of a coat, and of no garment. */
export function isCoat(name: string): name is Coat {
  return coats.includes(name)
}

/** Shares of a beast's size: from stripe to stripe and half a stripe's width, from dot to dot and a dot's radius. */
const [STRIPES, HALF_STRIPE, DOTS, DOT] = [0.105, 0.021, 0.105, 0.029]
/** Steps along a stripe, and the steps of the shortest that is drawn. */
const [STEPS, STEPS_LEAST] = [48, 3]
/** Smaller than this in mm a coat is plain: its marks would be specks. */
const PATTERNED_FROM_MM = 9
/** Share of a head that stays plain. */
const FACE = 0.95
/** In OKLab: nearer than this a mark is lost on the coat. */
const APART = 0.14

/**
 * A beast whose body is striped, dotted or checked; its face and all that lies on the body stay as they are.
 *
 * @param pictureAt the picture that is drawn at a turn
 */
export function inCoat({ cast }: Plan, coat: Coat, bare: Subject, pictureAt: (turn: number) => string): Subject {
  return {
    ...bare,
    draw: (random, sizeMm, turn, isTurned) => {
      const drawn = bare.draw(random, sizeMm, turn, false)
      const isPlain = sizeMm < PATTERNED_FROM_MM || drawn.pen.mode === 'line'
      const beast = isPlain ? drawn : patterned(drawn, { coat, cast, sizeMm, head: anatomyOf(pictureAt(turn), drawn) })
      return (isTurned ?? random.chance(0.5)) ? placeMotif(beast, { flip: -1, turn: TURN / 2 }) : beast
    },
  }
}

type Dress = {
  readonly coat: Coat
  readonly cast: Cast
  readonly sizeMm: number
  readonly head?: Pick<Anatomy, 'at' | 'radius'>
}

function patterned({ pen, layers }: Motif, dress: Dress): Motif {
  const onBody = pen.mode === 'outline' ? 2 : 1
  const end = layers.findLastIndex(({ isForm }) => isForm) + onBody
  const bodies = layers.filter((_, at) => at < end && layers[at - onBody + 1]?.isForm)
  const motif = createMotif(pen)
  motif.layers.push(...layers.slice(0, end))
  for (const body of bodies) motif.layers.push(...marksOn(body, dress))
  motif.layers.push(...layers.slice(end))
  return motif
}

function marksOn({ ring, holes, ink }: Layer, { coat, cast, sizeMm, head }: Dress): Layer[] {
  const [rim, ...gaps] = [ring, ...holes].map(silhouette)
  const isFace = ([x, y]: Point): boolean =>
    head !== undefined && Math.hypot(x - head.at[0], y - head.at[1]) < head.radius * FACE
  const isInside = (point: Point): boolean =>
    isInsidePolygon(rim, point) && !isFace(point) && !gaps.some((gap) => isInsidePolygon(gap, point))
  const [first, second] = markInks(cast, ink)
  const paint = (marks: readonly Ring[], mark: number): Layer[] =>
    marks.map((one) => ({ ink: mark, ring: one, holes: [], isForm: false }))
  if (coat === 'dotted') return paint(dotsIn(ring, isInside, sizeMm), first)
  const upright = paint(stripesIn(ring, isInside, sizeMm, false), first)
  return coat === 'striped' ? upright : [...upright, ...paint(stripesIn(ring, isInside, sizeMm, true), second)]
}

/** The two inks, the ground's among them, that are seen best on a coat, the lighter first where it is dark. */
function markInks({ inks, figures, ground }: Cast, coat: number): readonly [number, number] {
  const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[coat].lab)
  const seen = [...new Set([ground, ...figures])].filter((ink) => ink !== coat && far(ink) > APART)
  const [first = ground, second = first] = seen.toSorted((one, other) => far(other) - far(one))
  return [first, second]
}

/** Dots in offset rows, none of them cut by the rim. */
function dotsIn(ring: Ring, isInside: (point: Point) => boolean, sizeMm: number): Ring[] {
  const { left, right, top, bottom } = boxOf([ring])
  const [step, radius] = [sizeMm * DOTS, Math.max(0.3, sizeMm * DOT)]
  const dots: Ring[] = []
  for (let row = 0; top + row * step * 0.87 < bottom; row++)
    for (let column = 0; left + column * step < right; column++) {
      const [x, y] = [left + (column + (row % 2) / 2) * step, top + row * step * 0.87]
      const reach = radius * 1.35
      const rim: Point[] = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ]
      if (rim.every(isInside)) dots.push(circle(x, y, radius))
    }
  return dots
}

/** Brushed stripes across a body, a little bent and tapering where they end inside its rim. */
function stripesIn(ring: Ring, isInside: (point: Point) => boolean, sizeMm: number, isLying: boolean): Ring[] {
  const { left, right, top, bottom } = boxOf([ring])
  const [from, to, start, end] = isLying ? [top, bottom, left, right] : [left, right, top, bottom]
  const half = Math.max(0.22, sizeMm * HALF_STRIPE * (isLying ? 0.6 : 1))
  const stripes: Ring[] = []
  for (let across = from + sizeMm * STRIPES * 0.5; across < to; across += sizeMm * STRIPES) {
    let run: Point[] = []
    for (let step = 0; step <= STEPS; step++) {
      const along = start + ((end - start) * step) / STEPS
      const bent = across + sizeMm * 0.012 * Math.sin((along / sizeMm) * 5 + across)
      const at = (side: number): Point => (isLying ? [along, bent + side * half] : [bent + side * half, along])
      const isOn = step < STEPS && isInside(at(-1.3)) && isInside(at(1.3))
      if (isOn) run.push(at(0))
      else {
        if (run.length > STEPS_LEAST) stripes.push(brushed(run, half))
        run = []
      }
    }
  }
  return stripes
}

function brushed(run: readonly Point[], half: number): Ring {
  const few = run.filter((_, at) => at % 4 === 0 || at === run.length - 1)
  return ribbon(few, (t) => half * Math.min(1, 0.35 + 5 * Math.min(t, 1 - t)))
}
