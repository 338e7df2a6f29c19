import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'
import type { Row } from './kilim-bands.ts'
import { ACROSS, weaveRows } from './kilim-bands.ts'

/** Number of rows of one repeat: a multiple of `unit` near the given number. */
function fitRows(rows: number, unit: number): number {
  return Math.max(1, Math.round(rows / unit)) * unit
}

/** Eye dazzler: serrated concentric diamonds through all inks, out to the next diamond and back. */
export function weaveDazzler({ cast, random }: Plan, rows: number): Row[] {
  const chance = random.fork('dazzler')
  const inks = chance.shuffle([cast.ground, ...cast.figures])
  const [step, tall] = [chance.pick([2, 3] as const), chance.pick([2, 3] as const)]
  const unit = tall * 28
  const widths = Array.from({ length: 18 }, () => chance.pick([2, 2, 3]))
  const sequence = widths.flatMap((width, at) => Array.from({ length: width }, () => inks[at % inks.length]))
  return weaveRows(fitRows(rows, unit), (x, row) => {
    const across = Math.floor(Math.abs(x - (ACROSS - 1) / 2) / step)
    const down = Math.floor(Math.abs(wrap(row, unit) - (unit - 1) / 2) / tall)
    return sequence[Math.min(sequence.length - 1, across + down)]
  })
}

/** Stepped terraces and crosses on an open ground with stripes between, as in blankets of the American Southwest. */
export function weaveTerraces({ cast, random }: Plan, rows: number): Row[] {
  const chance = random.fork('terraces')
  const figures = chance.shuffle(cast.figures)
  const at = (step: number): number => figures[wrap(step, figures.length)]
  const unit = 76
  const notch = chance.pick([2, 3] as const)
  return weaveRows(fitRows(rows, unit), (x, row) => {
    const y = wrap(row, unit)
    const turn = Math.floor(row / unit)
    const u = Math.abs(x - (ACROSS - 1) / 2)
    if (y >= 54) return stripeAt(y - 54, [cast.ground, at(turn), at(turn + 1), at(turn + 2)])
    const v = Math.abs(y - 26.5)
    const terrace = Math.floor(u / notch) * notch + Math.floor(v / 3) * 2.4
    const edge = Math.floor((21 - u) / notch) * notch + Math.floor(v / 3) * 2.4
    if (u < 3 && v < 3) return cast.ground
    if ((u < 1 && v < 7) || (v < 1.5 && u < 6)) return at(turn + 2)
    if (terrace < 7) return at(turn)
    if (terrace < 12) return cast.ground
    if (terrace < 16) return at(turn + 1)
    if (terrace < 20) return at(turn)
    if (edge < 6) return at(turn + 2)
    return edge < 9 ? at(turn + 1) : cast.ground
  })
}

/** Twenty-two rows of stripes, symmetrical about a serrated one. */
function stripeAt(row: number, [ground, one, other, third]: readonly number[]): number {
  const order = [one, one, ground, other, other, other, ground, third, one, one, one]
  return order[row < 11 ? row : 21 - row] ?? ground
}

/**
 * Berber carpet: a net of lozenges in one dark line on undyed wool, each with a small mark, with slight variation
 * between rows.
 */
export function weaveBerber({ cast, random }: Plan, rows: number): Row[] {
  const chance = random.fork('berber')
  const line = cast.line
  const others = cast.figures.filter((ink) => ink !== line)
  const unit = 42
  const height = fitRows(rows, unit)
  const isDouble = chance.chance(0.5)
  const marks = Array.from({ length: (height / unit) * 2 }, (_, at) => ({
    shape: chance.below(4),
    ink: others.length > 0 ? others[(at * 2) % others.length] : line,
    heart: others.length > 0 ? others[(at * 2 + 1) % others.length] : line,
  }))
  return weaveRows(height, (x, row) => {
    const [u, v] = [Math.abs(x - 20.5), Math.abs(wrap(row, unit) - 20.5)]
    const net = u + v
    if (Math.abs(net - 21) < 1.6 || (isDouble && Math.abs(net - 16) < 1.1)) return line
    const isInner = net < 21
    const lozenge = Math.floor((isInner ? row : wrap(row + unit / 2, height)) / unit)
    const mark = marks[lozenge * 2 + (isInner ? 0 : 1)]
    const [a, b] = isInner ? [u, v] : [21 - u, 21 - v]
    if (a ** 2 + b ** 2 < 2) return mark.heart
    return isMarked(mark.shape, Math.abs(a), Math.abs(b)) ? mark.ink : cast.ground
  })
}

/** A cross, a small lozenge, two bars or a dot. */
function isMarked(shape: number, u: number, v: number): boolean {
  if (shape === 0) return (u < 1.5 && v < 5) || (v < 1.5 && u < 5)
  if (shape === 1) return u + v < 6 && u + v > 2.6
  if (shape === 2) return u < 5 && v > 1 && v < 2.9
  return u + v < 3.2
}

/**
 * Field of a Turkmen (Tekke) carpet: quartered octagonal guls in rows and columns joined by fine lines, with small
 * crossed lozenges between.
 */
export function weaveGuls({ cast, random }: Plan, rows: number): Row[] {
  const field = cast.isDark ? cast.ground : cast.main
  const rest = [cast.ground, ...cast.figures].filter((ink) => ink !== field)
  const near = (ink: number): number => lightnessStep(cast, ink, field)
  const [far, ...others] = rest.toSorted((one, other) => near(other) - near(one))
  const order = random.fork('guls').shuffle(others)
  const at = (step: number): number => (order.length > 0 ? order[wrap(step, order.length)] : far)
  const unit = 32
  return weaveRows(fitRows(rows, unit), (x, row) => {
    const turn = Math.floor(row / unit)
    const [dx, dy] = [x - (ACROSS - 1) / 2, wrap(row, unit) - (unit - 1) / 2]
    const [u, v] = [Math.abs(dx), Math.abs(dy)]
    const isOdd = dx > 0 === dy > 0
    const octagon = Math.max(u / 16, v / 11.5, (u / 16 + v / 11.5) / 1.42)
    if (u < 1 && octagon > 0.34) return at(0)
    if (v < 1 && octagon > 0.34) return at(0)
    if (octagon <= 1)
      return gulInk({ octagon, u, v, isOdd }, [field, far, at(0), at(1 + wrap(turn, Math.max(1, order.length - 1)))])
    const [a, b] = [ACROSS / 2 - u, unit / 2 - v]
    const lozenge = a + b * 1.25
    if (lozenge < 2) return at(0)
    if (lozenge < 4.6) return far
    if (lozenge < 8.4) return isOdd ? at(1) : at(0)
    if (lozenge < 10) return far
    return Math.abs(a - b * 1.25) < 1.3 && lozenge < 15 ? at(1) : field
  })
}

type GulPlace = { readonly octagon: number; readonly u: number; readonly v: number; readonly isOdd: boolean }

/**
 * From the rim inwards: a line, alternating quarters with a trefoil in each, a line, and the centre in quarters of the
 * opposite order.
 */
function gulInk({ octagon, u, v, isOdd }: GulPlace, [field, far, dark, third]: readonly number[]): number {
  if (octagon > 0.92) return far
  if (octagon > 0.86) return dark
  const quarter = isOdd ? far : dark
  if (octagon > 0.36) {
    const isTrefoil =
      (Math.abs(u - 9) < 1.1 && Math.abs(v - 5.5) < 2.1) || (Math.abs(u - 9) < 2.6 && Math.abs(v - 6) < 0.8)
    return isTrefoil ? third : quarter
  }
  if (octagon > 0.28) return field
  return isOdd ? third : far
}
