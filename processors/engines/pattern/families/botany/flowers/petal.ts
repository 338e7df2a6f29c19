import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { mix, placeKnot } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'

/** Half widths at five stations from base to rim, as shares of the greatest. */
const profiles = {
  round: [0.14, 0.42, 0.8, 1, 0.86],
  spoon: [0.1, 0.22, 0.55, 0.95, 0.98],
  fan: [0.08, 0.3, 0.66, 0.98, 1.06],
  oval: [0.2, 0.62, 0.95, 0.96, 0.66],
  strap: [0.5, 0.72, 0.9, 1, 0.82],
  cup: [0.26, 0.82, 1, 0.88, 0.54],
} as const
const STATIONS = [0, 0.2, 0.44, 0.68, 0.88]

export type PetalProfile = keyof typeof profiles
export type PetalTip = 'round' | 'notch' | 'point' | 'ruffle' | 'fringe'

export type PetalOptions = {
  readonly x?: number
  readonly y?: number
  readonly turn: number
  readonly lengthMm: number
  readonly widthMm: number
  /** Distance of the petal's foot from (x, y). */
  readonly footMm?: number
  readonly profile: PetalProfile
  readonly tip: PetalTip
  /** Waves or teeth of the rim. */
  readonly waves?: number
  readonly amplitude?: number
  readonly bend?: number
  readonly ink?: number
  /** Keyline drawn under the petal; without one, petals of one ink melt together. */
  readonly edge?: number
  readonly edgeMm?: number
  /** Reach of the dark flame from the base, 0..1; 0 for none. */
  readonly flame?: number
  readonly flameInk?: number
  readonly flames?: number
  /** Width of the lit crescent, 0..1; 0 for none. */
  readonly lit?: number
  readonly litSide?: 1 | -1
  /** Fine lines from base to rim. */
  readonly lines?: number
  readonly lineInk?: number
  readonly linesFrom?: number
  readonly plain?: boolean
  /** Fewer knots: for petals that stand close and hide each other. */
  readonly isFew?: boolean
}

/** Petals under this length get three stations instead of five and a plain rim: tiny flowers must stay simple. */
const SMALL_MM = 5.3

type PetalPoint = (t: number, v: number, corner?: 0 | 1) => Knot
type PetalForm = { readonly ring: Ring; readonly at: PetalPoint }

/** Draws one petal with its keyline, body, base flame, lit edge and fine lines. */
export function addPetal(motif: Motif, random: Random, inks: FlowerInks, options: PetalOptions): PetalForm {
  const form = shapePetal(random, options)
  const { pen } = motif
  if (options.edge !== undefined && pen.mode === 'gouache')
    addDetail(motif, options.edge, offsetRing(form.ring, options.edgeMm ?? Math.max(0.3, options.lengthMm * 0.03)))
  addForm(motif, options.ink ?? inks.body, form.ring, { plain: options.plain })
  const fine = Math.max(0.19, options.lengthMm * 0.014)
  if (pen.mode === 'line') {
    for (const v of [-0.45, -0.05, 0.4].slice(0, options.lines ?? 3))
      addDetail(motif, pen.ink, line(form.at, 0.06, v, v * 0.6, random.between(0.45, 0.7), fine * 0.8))
    return form
  }
  if (options.flame)
    addDetail(motif, options.flameInk ?? inks.flame, flame(random, form.at, options.flame, options.flames ?? 4))
  if (options.lit) addDetail(motif, inks.light, crescent(form.at, options.lit, options.litSide ?? 1))
  const count = options.lines ?? 0
  for (let at = 0; at < count; at++) {
    const v = count === 1 ? 0 : mix(-0.55, 0.55, at / (count - 1))
    const reach = random.between(0.6, 0.78) - Math.abs(v) * 0.12
    addDetail(motif, options.lineInk ?? inks.light, line(form.at, options.linesFrom ?? 0.1, v, v * 0.8, reach, fine))
  }
  return form
}

/** The contour of a petal and its own coordinates: t from base to rim, v from side to side. */
export function shapePetal(random: Random, options: PetalOptions): PetalForm {
  const profile = profiles[options.profile]
  const [length, half] = [options.lengthMm, options.widthMm / 2]
  const bend = (options.bend ?? 0) * length
  const lopsided = random.between(0.9, 1.1)
  const foot = options.footMm ?? 0
  const place = placeKnot({ x: options.x ?? 0, y: options.y ?? 0, turn: options.turn })
  const sideways = (v: number): number => v * half * (v > 0 ? lopsided : 2 - lopsided)
  const point: PetalPoint = (t, v, corner) => place([foot + t * length, sideways(v) + bend * t * t, corner])
  const at: PetalPoint = (t, v, corner) => point(t, v * halfWidthAt(profile, t), corner)
  const isSmall = length < SMALL_MM || (options.isFew === true && options.tip !== 'ruffle' && options.tip !== 'fringe')
  const stations = isSmall ? [0, 2, 4] : [0, 1, 2, 3, 4]
  const flank = (side: 1 | -1): Knot[] =>
    stations.map((station) => {
      const swell = isSmall && station === 2 ? 1.15 : 1
      return point(STATIONS[station], side * profile[station] * swell, station === 0 ? 1 : 0)
    })
  const rim = isSmall ? smallRim(options.tip, point, profile[4]) : largeRim(random, options, point, profile[4])
  return { ring: [...flank(1), ...rim, ...flank(-1).reverse()], at }
}

function halfWidthAt(profile: readonly number[], t: number): number {
  if (t >= 0.88) return profile[4] * Math.sqrt(Math.max(0, 1 - ((t - 0.88) / 0.2) ** 2))
  let station = 0
  while (t > STATIONS[station + 1]) station++
  const share = (t - STATIONS[station]) / (STATIONS[station + 1] - STATIONS[station])
  return mix(profile[station], profile[station + 1], share)
}

function smallRim(tip: PetalTip, point: PetalPoint, end: number): Knot[] {
  if (tip === 'notch') return [point(1.12, end * 0.5), point(0.98, 0), point(1.12, -end * 0.5)]
  if (tip === 'point') return [point(1.14, 0, 1)]
  return [point(1.09, end * 0.58), point(1.09, -end * 0.58)]
}

function largeRim(random: Random, options: PetalOptions, point: PetalPoint, end: number): Knot[] {
  const { tip, amplitude = 0.06, waves = 5 } = options
  if (tip === 'round') return [point(1.03, end * 0.62), point(1.06, random.between(-0.1, 0.1)), point(1.02, -end * 0.6)]
  if (tip === 'point')
    return [point(0.98, end * 0.5), point(1.14, random.between(-0.1, 0.1), 1), point(0.98, -end * 0.5)]
  if (tip === 'notch') {
    const notch = point(0.97 - amplitude, random.between(-0.06, 0.06), 1)
    return [point(1.03, end * 0.72), point(1.06, end * 0.34), notch, point(1.06, -end * 0.36), point(1.02, -end * 0.74)]
  }
  // A wide petal needs a rounder rim, or a poppy becomes a square envelope.
  const bulge = 0.07 + 0.16 * Math.max(0, options.widthMm / options.lengthMm - 0.75)
  return Array.from({ length: waves * 2 + 1 }, (_, wave) => {
    const u = 1 - wave / waves
    const swing = (wave % 2 ? amplitude : -amplitude) * random.between(0.6, 1.25)
    if (tip === 'fringe') return point(1 + 0.1 * (1 - u * u) + swing, end * u * 1.06, 1)
    return point(1 - bulge * 0.35 + bulge * 1.3 * (1 - u * u) + swing, end * u * 1.02)
  })
}

/** A zigzag of tongues from the base, shorter at the sides. */
function flame(random: Random, at: PetalPoint, reach: number, tongues: number): Ring {
  const knots: Knot[] = [at(0, -0.8, 1)]
  for (let step = 0; step <= tongues * 2; step++) {
    const v = -0.72 + (1.44 * step) / (tongues * 2)
    const middle = 1 - Math.abs(v) * 0.5
    knots.push(step % 2 ? at(reach * middle * random.between(0.88, 1.12), v, 1) : at(reach * 0.45 * middle, v))
  }
  return [...knots, at(0, 0.8, 1)]
}

function crescent(at: PetalPoint, width: number, side: 1 | -1): Ring {
  return [
    at(0.4, side * 0.86, 1),
    at(0.62, side * 0.93),
    at(0.85, side * 0.88),
    at(0.97, side * 0.5),
    at(1, -side * 0.1, 1),
    at(0.93, side * 0.22),
    at(0.84, side * (0.88 - width)),
    at(0.62, side * (0.93 - width * 0.7)),
  ]
}

function line(at: PetalPoint, from: number, v: number, vFoot: number, to: number, half: number): Ring {
  const point = (t: number, across: number): Point => [at(t, across)[0], at(t, across)[1]]
  return brushStroke(point(from, vFoot), point((from + to) / 2, v), point(to, v * 1.02), half * 0.3, half * 0.55)
}
