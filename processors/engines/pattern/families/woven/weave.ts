import { greatestCommonDivisor } from '../../../numbers/greatest-common-divisor.ts'

/** Whether the warp lies on top of the weft at a crossing, counted from the top left of the cloth. */
export type Weave = (end: number, pick: number) => boolean

/** One repeat of a weave: a row per pick, `x` where the warp is on top. */
export type WeaveTable = readonly string[]

/** Elementary weaves, one repeat each. Sateens, herringbones and point drafts are made by the functions below. */
const weaveTables = {
  plain: ['x.', '.x'],
  hopsack: ['xx..', 'xx..', '..xx', '..xx'],
  'twill 2/2': ['xx..', '.xx.', '..xx', 'x..x'],
  'twill 3/1': ['.xxx', 'x.xx', 'xx.x', 'xxx.'],
  'twill 2/1': ['.xx', 'x.x', 'xx.'],
  'twill 3/1/2/2': ['xxx.xx..', '.xxx.xx.', '..xxx.xx', 'x..xxx.x', 'xx..xxx.', '.xx..xxx', 'x.xx..xx', 'xx.xx..x'],
  /** Broken (crow) twill: the four points lie in an order like that of a sateen, so that no line forms. */
  'broken twill': ['x...', '..x.', '...x', '.x..'],
  /**
   * Honeycomb on eight ends: a line of single risers around a diamond of warp floats; the long floats contract to
   * cells.
   */
  honeycomb: ['....x...', '...x.x..', '..x...x.', '.x.xxx.x', 'x.xxxxx.', '.x.xxx.x', '..x...x.', '...x.x..'],
} as const satisfies Readonly<Record<string, WeaveTable>>

export type WeaveName = keyof typeof weaveTables

/** The weave that repeats a table over the cloth. */
export function readWeave(table: WeaveTable): Weave {
  return (end, pick) => {
    const row = table[modulo(pick, table.length)]
    return row[modulo(end, row.length)] === 'x'
  }
}

/** The elementary weave of that name. */
export function weaveNamed(name: WeaveName): Weave {
  return readWeave(weaveTables[name])
}

/** 2/2 twill: over two, under two, one end further on each pick. */
export const twillWeave: Weave = weaveNamed('twill 2/2')

export const plainWeave: Weave = weaveNamed('plain')

/**
 * A sateen of n ends: one warp point per pick, each `step` ends further, so that points never touch.
 *
 * @param step coprime to `ends` and neither 1 nor ends − 1, which would be a twill; six ends have none
 * @throws RangeError when the step gives no sateen
 */
export function sateenTable(ends: number, step: number, face: 'warp' | 'weft' = 'weft'): WeaveTable {
  if (step <= 1 || step >= ends - 1 || greatestCommonDivisor(ends, step) > 1)
    throw new RangeError(`${ends} ends with a step of ${step} make no sateen`)
  const [point, rest] = face === 'weft' ? ['x', '.'] : ['.', 'x']
  return Array.from({ length: ends }, (_, pick) =>
    Array.from({ length: ends }, (_, end) => (end === (pick * step) % ends ? point : rest)).join(''),
  )
}

/**
 * 2/2 twill that reverses every `rib` ends; at the reversal it shifts by two picks, so that points do not meet. `rib`
 * is even.
 */
export function herringboneWeave(rib: number): Weave {
  return (end, pick) => {
    const isBack = modulo(Math.floor(end / rib), 2) === 1
    return modulo((isBack ? 1 - end : end) - pick, 4) < 2
  }
}

/**
 * 2/2 twill on a point draft, which reverses every `rib` ends: a chevron whose points meet. Closes over 2·rib ends and
 * 4 picks.
 */
export function pointedWeave(rib: number): Weave {
  return (end, pick) => modulo(fold(end, rib) - pick, 4) < 2
}

/**
 * 2/2 twill that reverses every `rib` ends and every `rib` picks: diamonds. Three ends on four shafts give bird's eye
 * (goose eye). Closes over 2·rib ends and 2·rib picks.
 */
export function diamondWeave(rib: number): Weave {
  return (end, pick) => modulo(fold(end, rib) - fold(pick, rib), 4) < 2
}

/** Triangle wave between 0 and `rib`. */
function fold(at: number, rib: number): number {
  return Math.min(modulo(at, rib * 2), rib * 2 - modulo(at, rib * 2))
}

/**
 * 2/2 twill broken every `rib` ends and every `rib` picks, so that short lines lean alternately, like kernels of corn.
 */
export function barleycornWeave(rib: number): Weave {
  const isOdd = (at: number): boolean => modulo(Math.floor(at / rib), 2) === 1
  return (end, pick) => modulo((isOdd(end) !== isOdd(pick) ? 1 - end : end) - pick, 4) < 2
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
