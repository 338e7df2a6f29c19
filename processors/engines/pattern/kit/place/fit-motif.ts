import type { Random } from '../chance/random.ts'
import { silhouette } from '../line/flatten.ts'
import type { Placing, Point } from '../line/knot.ts'
import { placeKnot, TURN } from '../line/knot.ts'
import type { Motif } from '../motif/motif.ts'
import type { ClearanceField } from './clearance-field.ts'

export type FitOptions = {
  /** Smallest gap around the silhouette, mm. */
  readonly gapMm: number
  readonly tries: number
  /** Direction of a motif by its place; random when absent. */
  readonly turnAt?: (x: number, y: number) => number
  /** Whether mirror images are allowed; true when absent. */
  readonly mayFlip?: boolean
  /** Where to look; the emptiest place when absent. */
  readonly near?: Point
}

export type Fit = { readonly motif: number; readonly placing: Placing }

const PROBES_MOST = 90
const GOLDEN_ANGLE = 2.399963229728653

/**
 * Finds the best place for one of several motifs: first the emptiest of 48 neighbourhoods, then the tightest fit inside
 * it. Tightness alone crowds one side and leaves voids on the other; emptiness alone leaves uneven gaps.
 */
export function fitMotif(
  random: Random,
  field: ClearanceField,
  motifs: readonly Motif[],
  area: { readonly widthMm: number; readonly heightMm: number },
  options: FitOptions,
): Fit | undefined {
  const outlines = motifs.map(probeSilhouette)
  const [emptyX, emptyY] = options.near ?? findEmptyNeighbourhood(random, field, area)
  let best: (Fit & { readonly snugness: number }) | undefined
  for (let attempt = 0; attempt < options.tries; attempt++) {
    if (best && attempt > options.tries / 2) break
    const spread = field.cellMm * (7.5 + (19 * attempt) / options.tries)
    const [x, y] = [emptyX + random.between(-spread, spread), emptyY + random.between(-spread, spread)]
    const motif = random.below(motifs.length)
    if (field.clearanceAt(x, y) < options.gapMm) continue
    for (let turn = 0; turn < 3; turn++) {
      const placing = placeCentre(outlines[motif].centre, x, y, random, options)
      const snugness = measureSnugness(field, outlines[motif].probes, placing, options.gapMm)
      if (snugness === undefined || (best && snugness >= best.snugness)) continue
      if (meetsItself(field, outlines[motif].probes, placing, options.gapMm)) continue
      best = { motif, placing, snugness }
    }
  }
  return best
}

function meetsItself(field: ClearanceField, probes: readonly Point[], placing: Placing, gapMm: number): boolean {
  if (!field.meetsItself) return false
  const place = placeKnot(placing)
  return field.meetsItself(
    probes.map((probe) => {
      const [x, y] = place(probe)
      return [x, y]
    }),
    gapMm,
  )
}

function placeCentre(centre: Point, x: number, y: number, random: Random, options: FitOptions): Placing {
  const turn = options.turnAt ? options.turnAt(x, y) : random.between(0, TURN)
  const flip = options.mayFlip === false ? 1 : random.sign()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const centreY = centre[1] * flip
  return { x: x - (centre[0] * cos - centreY * sin), y: y - (centre[0] * sin + centreY * cos), turn, flip }
}

function measureSnugness(
  field: ClearanceField,
  probes: readonly Point[],
  placing: Placing,
  gapMm: number,
): number | undefined {
  const { x = 0, y = 0, turn = 0, flip = 1 } = placing
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let sum = 0
  for (const [probeX, rawY] of probes) {
    const probeY = rawY * flip
    const clearance = field.clearanceAt(x + probeX * cos - probeY * sin, y + probeX * sin + probeY * cos)
    if (clearance < gapMm) return undefined
    sum += Math.min(clearance, field.cellMm * 10)
  }
  return sum / probes.length
}

/** The emptiest of 48 random neighbourhoods. */
export function findEmptyNeighbourhood(
  random: Random,
  field: ClearanceField,
  area: { readonly widthMm: number; readonly heightMm: number },
): Point {
  let best: Point = [0, 0]
  let mostRoom = -1
  const near = field.cellMm * 7.5
  for (let candidate = 0; candidate < 48; candidate++) {
    const [x, y] = [random.between(0, area.widthMm), random.between(0, area.heightMm)]
    let room = 0
    for (let probe = 0; probe < 24; probe++) {
      const reach = field.cellMm * 6.5 * (1 + (probe % 3))
      const angle = probe * GOLDEN_ANGLE
      room += Math.min(1, field.clearanceAt(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach) / near)
    }
    if (room > mostRoom) {
      mostRoom = room
      best = [x, y]
    }
  }
  return best
}

/** At most 90 points of the silhouette, and its centre. */
function probeSilhouette(motif: Motif): { readonly probes: readonly Point[]; readonly centre: Point } {
  const points: Point[] = []
  for (const layer of motif.layers) if (layer.isForm) points.push(...silhouette(layer.ring))
  const stride = Math.max(1, points.length / PROBES_MOST)
  const probes = Array.from({ length: Math.floor(points.length / stride) }, (_, at) => points[Math.floor(at * stride)])
  const [sumX, sumY] = probes.reduce(([x, y], probe) => [x + probe[0], y + probe[1]], [0, 0])
  const count = Math.max(1, probes.length)
  return { probes, centre: [sumX / count, sumY / count] }
}
