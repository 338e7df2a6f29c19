import { clamp } from '../../numbers/clamp.ts'
import { median } from '../../numbers/quantile.ts'
import type { WidthGauge } from '../check/measure-lines.ts'
import { createWidthGauge } from '../check/measure-lines.ts'
import type { Curve, Ring, Segments } from '../fit/curve.ts'
import { QUARTER_HANDLE } from '../fit/fit-circle.ts'
import { type FitRule, fitRun } from '../fit/fit-run.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { signedArea } from '../layers/objects.ts'
import { openRings } from '../layers/rings.ts'
import type { Edge } from '../map/edges.ts'
import { type Branch, findBranches } from './branches.ts'
import { type Mask, thinMask } from './thin-mask.ts'

/** The centre line of a stroke, one point per pixel, and the stroke's width in pixels. */
type Spine = { readonly xs: Float64Array; readonly ys: Float64Array; readonly width: number; readonly closed: boolean }

// A branch with one free end that is shorter than this many widths is a spur that thinning left at the end of a line.
const TWIG_WIDTHS = 1.8
// A width measured across a point may differ this much from the line's width (as a share of it) and still belong to it.
const MISFIT_SHARE = 0.35
const SMOOTH_ROUNDS = 4
const WIDEST_SHARE = 0.25

/**
 * Redraws one ink as lines of even width along their centre lines, each a closed outline, as a pen or a single needle
 * would draw it. The width of a line is the median of the widths measured across it.
 *
 * @returns one list of rings per line; lines that fork overlap at the fork
 */
export function evenLines(map: LabelMap, edges: readonly Edge[], ink: number, rule: FitRule): Ring[][] {
  const { width, height } = map
  const mask: Mask = { data: map.ink.map((label) => (label === ink ? 1 : 0)), width, height }
  const rings = openRings(edges)
    .ringsOf((other) => other === ink)
    .map((ring) => ring.map(({ curve }) => curve))
  const gauge = createWidthGauge(rings, Math.max(width, height) * WIDEST_SHARE)
  return findBranches(thinMask(mask))
    .flatMap((branch) => spineOf(branch, gauge) ?? [])
    .map((spine) => (spine.closed ? ringRibbon(spine, rule) : [openRibbon(spine, rule)]))
}

function spineOf(branch: Branch, gauge: WidthGauge): Spine | undefined {
  const { closed } = branch
  const count = branch.xs.length
  if (count < 3) return undefined
  const [xs, ys] = [Float64Array.from(branch.xs), Float64Array.from(branch.ys)]
  smooth(xs, closed)
  smooth(ys, closed)
  const across = Array.from(xs, (_, i) => measureAcross(xs, ys, i, closed, gauge))
  const widths = across.map(({ ahead, behind }) => ahead + behind).filter(Number.isFinite)
  if (widths.length === 0) return undefined
  const width = median(widths)
  const isTwig = !closed && (branch.startFork === undefined) !== (branch.endFork === undefined)
  if (isTwig && count < TWIG_WIDTHS * width) return undefined
  across.forEach(({ ahead, behind, nx, ny }, i) => {
    // Where another line joins, the far side belongs to that one, so the thinned centre is kept.
    if (Math.abs(ahead + behind - width) > MISFIT_SHARE * width) return
    xs[i] += (nx * (ahead - behind)) / 2
    ys[i] += (ny * (ahead - behind)) / 2
  })
  smooth(xs, closed)
  smooth(ys, closed)
  return { xs, ys, width, closed }
}

type Across = { readonly ahead: number; readonly behind: number; readonly nx: number; readonly ny: number }

function measureAcross(xs: Float64Array, ys: Float64Array, i: number, closed: boolean, gauge: WidthGauge): Across {
  const [nx, ny] = normalAt(xs, ys, i, closed)
  return { ahead: gauge(xs[i], ys[i], nx, ny), behind: gauge(xs[i], ys[i], -nx, -ny), nx, ny }
}

/** Smooths by the binomial kernel 1-2-1, `SMOOTH_ROUNDS` times; free ends stay. */
function smooth(values: Float64Array, closed: boolean): void {
  const count = values.length
  for (let round = 0; round < SMOOTH_ROUNDS; round++) {
    const before = values.slice()
    for (let i = 0; i < count; i++) {
      if (!closed && (i === 0 || i === count - 1)) continue
      values[i] = (before[(i + count - 1) % count] + 2 * before[i] + before[(i + 1) % count]) / 4
    }
  }
}

const TANGENT_REACH = 3

function normalAt(xs: Float64Array, ys: Float64Array, i: number, closed: boolean): readonly [number, number] {
  const count = xs.length
  const place = (at: number): number => (closed ? (at + count) % count : clamp(at, 0, count - 1))
  const [from, to] = [place(i - TANGENT_REACH), place(i + TANGENT_REACH)]
  const [dx, dy] = [xs[to] - xs[from], ys[to] - ys[from]]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

/** Both sides of a centre line, half its width away. */
function sidesOf({ xs, ys, width, closed }: Spine): readonly [right: Float64Array, left: Float64Array] {
  const count = xs.length
  const [right, left] = [new Float64Array(count * 2), new Float64Array(count * 2)]
  for (let i = 0; i < count; i++) {
    const [nx, ny] = normalAt(xs, ys, i, closed)
    right.set([xs[i] + (nx * width) / 2, ys[i] + (ny * width) / 2], i * 2)
    left.set([xs[i] - (nx * width) / 2, ys[i] - (ny * width) / 2], i * 2)
  }
  return [right, left]
}

/**
 * Both sides with round caps: these extend the line to its full length, which thinning shortened, and fill the gaps at
 * forks.
 */
function openRibbon(spine: Spine, rule: FitRule): Ring {
  const [right, left] = sidesOf(spine)
  const pieces = [
    fitRun(left, rule),
    roundEnd(left, right),
    fitRun(reversePoints(right), rule),
    roundEnd(reversePoints(right), reversePoints(left)),
  ]
  const coords = pieces.flatMap((piece) => piece.coords)
  const straight = pieces.flatMap((piece) => piece.straight)
  return [{ x: left[0], y: left[1], coords, straight }]
}

/** Half a circle from the last point of one side to the last of the other, in the direction of the line. */
function roundEnd(side: Float64Array, other: Float64Array): Segments {
  const at = side.length - 2
  const [fromX, fromY, toX, toY] = [side[at], side[at + 1], other[at], other[at + 1]]
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2]
  const [acrossX, acrossY] = [(toX - fromX) / 2, (toY - fromY) / 2]
  // Across, turned by 90°: this points ahead, since the right side lies clockwise of the left one.
  const [aheadX, aheadY] = [acrossY, -acrossX]
  const h = QUARTER_HANDLE
  const [tipX, tipY] = [middleX + aheadX, middleY + aheadY]
  const rise = [fromX + aheadX * h, fromY + aheadY * h, tipX - acrossX * h, tipY - acrossY * h, tipX, tipY]
  const fall = [tipX + acrossX * h, tipY + acrossY * h, toX + aheadX * h, toY + aheadY * h, toX, toY]
  return { coords: [...rise, ...fall], straight: [false, false] }
}

function ringRibbon(spine: Spine, rule: FitRule): Ring[] {
  const sides = sidesOf(spine).map(closePoints)
  const isRightOuter = signedArea(sides[0]) ** 2 > signedArea(sides[1]) ** 2
  const [outer, inner] = isRightOuter ? sides : [sides[1], sides[0]]
  // Outlines run clockwise on the page and holes counter-clockwise, so that both fill rules agree.
  const clockwise = signedArea(outer) > 0 ? outer : reversePoints(outer)
  const counterClockwise = signedArea(inner) > 0 ? reversePoints(inner) : inner
  return [clockwise, counterClockwise].map((points): Ring => {
    const curve: Curve = { x: points[0], y: points[1], ...fitRun(points, rule) }
    return [curve]
  })
}

function closePoints(points: Float64Array): Float64Array {
  return Float64Array.from([...points, points[0], points[1]])
}

function reversePoints(points: Float64Array): Float64Array {
  const reversed = new Float64Array(points.length)
  for (let i = 0; i < points.length; i += 2) reversed.set(points.subarray(points.length - i - 2, points.length - i), i)
  return reversed
}
