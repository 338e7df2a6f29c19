import type { Ring } from '../../../kit/line/knot.ts'
import { windRing } from '../../../kit/line/knot.ts'

/** Which ink of a band a part takes: its figure, a second figure, or the band's own ground again. */
export type BandInk = 'figure' | 'second' | 'back'
export type BandPart = { readonly ink: BandInk; readonly rings: readonly Ring[] }

/** The seven frieze groups in the crystallographers' notation. */
export type FriezeGroup = 'p111' | 'p1a1' | 'p1m1' | 'pm11' | 'p112' | 'pma2' | 'pmm2'

/** One unit of a band in its own space: x from 0 to `wide`, y from 0 to 1; it repeats along x. */
export type FriezeBand = {
  readonly group: FriezeGroup
  readonly wide: number
  /** Height against the tallest bands. */
  readonly tall: number
  readonly parts: readonly BandPart[]
}

/** Bodies, all turned clockwise. */
export function bandPart(ink: BandInk, ...rings: Ring[]): BandPart {
  return { ink, rings: rings.map((ring) => windRing(ring, 1)) }
}
