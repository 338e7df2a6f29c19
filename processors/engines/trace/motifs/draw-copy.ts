import { type Curve, nodesOf, reverseCurve } from '../fit/curve.ts'
import type { PathRule } from '../fit/fit-chain.ts'
import { drawStretch, type EdgePath, endOf, startOf, type WalkedPath } from '../measure/edge-path.ts'
import type { CopiedLine, MotifView, Placement } from './motif.ts'

/**
 * Fits consecutive boundaries as one line. Those of a copy are not fitted again: their motif is fitted once, for all
 * copies in the same direction and from the same start, and placed.
 *
 * @param closed true when the last one ends where the first starts, and they form a ring
 */
export function drawLine(walked: readonly WalkedPath[], closed: boolean, rule: PathRule): Curve {
  const [first] = walked
  const copy = first.path.copy
  if (!copy || !walked.every(({ path }) => isBeside(path.copy, copy))) return drawStretch(walked, closed, rule)
  const { motif, placement } = copy
  const own = walked.flatMap(({ path, forward }) =>
    path.copy ? [{ line: path.copy.line, forward: forward === path.copy.forward }] : [],
  )
  const { steps, isReversed } = closed ? beginAtFirst(own) : beginAtLower(own)
  const key = `${closed ? 'o' : '-'}${steps.map(({ line, forward }) => (forward ? line : ~line)).join(' ')}`
  let curve = motif.drawn.get(key)
  if (!curve) {
    const drawn = motif.views.map((view) => drawView(view, steps, closed, rule))
    curve = drawn.sort((one, other) => nodesOf(one) - nodesOf(other))[drawn.length >> 1]
    motif.drawn.set(key, curve)
  }
  motif.nodesDrawn += nodesOf(curve)
  const placed = placeCurve(isReversed ? reverseCurve(curve) : curve, placement)
  return closed ? placed : tieEnds(placed, walked)
}

/** Fits a motif in the position of one of its copies, and transforms the curve back. */
function drawView(
  { lines, placement: { xx, xy, yx, yy, dx, dy } }: MotifView<EdgePath>,
  steps: readonly Step[],
  closed: boolean,
  rule: PathRule,
): Curve {
  const walked = steps.map(({ line, forward }) => ({
    path: lines[line].path,
    forward: forward === lines[line].forward,
  }))
  // The symmetries of the square are orthogonal: the transpose is the inverse.
  const back = { xx, xy: yx, yx: xy, yy, dx: -xx * dx - yx * dy, dy: -xy * dx - yy * dy }
  return placeCurve(drawStretch(walked, closed, rule), back)
}

function isBeside(one: CopiedLine<EdgePath> | undefined, other: CopiedLine<EdgePath>): boolean {
  if (!one || one.motif !== other.motif) return false
  const [a, b] = [one.placement, other.placement]
  return a.dx === b.dx && a.dy === b.dy && a.xx === b.xx && a.xy === b.xy && a.yx === b.yx && a.yy === b.yy
}

type Step = { readonly line: number; readonly forward: boolean }
type Steps = { readonly steps: readonly Step[]; readonly isReversed: boolean }

function turnRound(steps: readonly Step[]): Step[] {
  return steps.map(({ line, forward }) => ({ line, forward: !forward })).reverse()
}

/** Normalizes a ring: it starts with its lowest-numbered line, walked forward. */
function beginAtFirst(own: readonly Step[]): Steps {
  const lowest = own.reduce((least, step) => (step.line < least.line ? step : least))
  const steps = lowest.forward ? own : turnRound(own)
  const first = steps.findIndex(({ line }) => line === lowest.line)
  return { steps: [...steps.slice(first), ...steps.slice(0, first)], isReversed: !lowest.forward }
}

/** Normalizes an open line: it starts with the lower-numbered one of its end lines; a single line is walked forward. */
function beginAtLower(own: readonly Step[]): Steps {
  const [first, last] = [own[0], own[own.length - 1]]
  const isReversed = first.line === last.line ? !first.forward : last.line < first.line
  return { steps: isReversed ? turnRound(own) : own, isReversed }
}

function placeCurve({ x, y, coords, straight }: Curve, { xx, xy, yx, yy, dx, dy }: Placement): Curve {
  const placed = new Array<number>(coords.length)
  for (let i = 0; i < coords.length; i += 2) {
    placed[i] = xx * coords[i] + xy * coords[i + 1] + dx
    placed[i + 1] = yx * coords[i] + yy * coords[i + 1] + dy
  }
  return { x: xx * x + xy * y + dx, y: yx * x + yy * y + dy, coords: placed, straight }
}

/** Sets the ends to the exact junctions, at which neighbours meet in identical coordinates. */
function tieEnds(curve: Curve, walked: readonly WalkedPath[]): Curve {
  const [x, y] = startOf(walked[0])
  const [endX, endY] = endOf(walked[walked.length - 1])
  const { coords, straight } = curve
  const last = coords.length - 6
  if (straight.at(-1)) coords.splice(last, 4, endX, endY, endX, endY)
  coords.splice(-2, 2, endX, endY)
  return { x, y, coords, straight }
}
