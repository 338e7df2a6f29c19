import type { Random } from '../../../kit/chance/random.ts'
import { blade } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'

/** Ink numbers of a pad and of the flower beside it. */
export type LilyInks = {
  readonly pad: number
  readonly padLight: number
  readonly padShade: number
  readonly petal: number
  readonly petalShade: number
  readonly heart: number
}

/** Height of a round thing on water over its width, as seen from the bank. */
const FLAT = 0.42
const UP = -TURN / 4

/** A pad on the water about the origin: its shade, its body with the notch, and dabs of light along its far rim. */
export function drawPad(random: Random, inks: LilyInks, wideMm: number): Motif {
  const motif = createMotif()
  const half = wideMm / 2
  const notch = random.between(0, TURN)
  const [wave, phase] = [random.between(0.02, 0.05), random.between(0, TURN)]
  const rim = (angle: number, reach: number): Knot => {
    const far = half * reach * (1 + wave * Math.sin(3 * angle + phase))
    return [far * Math.cos(angle), far * FLAT * Math.sin(angle)]
  }
  addForm(motif, inks.padShade, lowered(outline(rim, notch, 1.02), half * 0.1))
  addForm(motif, inks.pad, outline(rim, notch, 1))
  for (const reach of [0.84, 0.6]) {
    const from = UP + random.between(-1.5, -0.6)
    addDetail(motif, inks.padLight, arcDab(rim, reach, from, random.between(0.8, 1.7)))
  }
  addDetail(motif, inks.padShade, arcDab(rim, 0.78, TURN / 4 + random.between(-0.9, -0.2), random.between(0.6, 1.2)))
  return motif
}

type Rim = (angle: number, reach: number) => Knot

/** The rim, open by a narrow wedge that runs to the middle. */
function outline(rim: Rim, notch: number, reach: number): Ring {
  const gap = 0.2
  const knots = Array.from({ length: 15 }, (_, at) => rim(notch + gap + ((TURN - 2 * gap) * at) / 14, reach))
  const [x, y] = rim(notch, 0.16)
  const [first, last] = [knots[0], knots[knots.length - 1]]
  return [[first[0], first[1], 1], ...knots.slice(1, -1), [last[0], last[1], 1], [x, y, 1]]
}

function lowered(ring: Ring, byMm: number): Ring {
  return ring.map(([x, y, corner]): Knot => [x, y + byMm, corner])
}

/** A dab that follows the rim, thickest in its middle. */
function arcDab(rim: Rim, reach: number, from: number, length: number): Ring {
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: 5 }, (_, at) => {
      const t = at / 4
      return rim(from + length * t, reach + sign * 0.07 * Math.sin(Math.PI * (0.12 + 0.76 * t)))
    })
  return [...side(1), ...side(-1).toReversed()]
}

/** A flower that stands open on the water about the origin, its petals in two ranks, the far one darker. */
export function drawLily(random: Random, inks: LilyInks, wideMm: number): Motif {
  const motif = createMotif()
  const rank = (ink: number, count: number, spread: number, length: number, width: number): void => {
    for (const at of outsideIn(count)) {
      const turn = UP + (count > 1 ? at / (count - 1) - 0.5 : 0) * spread + random.between(-0.07, 0.07)
      // Petals that lean out lie nearer to the water and are seen shortened less than those behind.
      const long = length * random.between(0.9, 1.1)
      addForm(
        motif,
        ink,
        blade(0, wideMm * 0.06, turn, long, width * random.between(0.9, 1.1), random.between(-0.1, 0.1)),
      )
    }
  }
  rank(inks.petalShade, 7, 2.7, wideMm * 0.54, wideMm * 0.1)
  rank(inks.petal, 6, 2.2, wideMm * 0.44, wideMm * 0.1)
  rank(inks.petalShade, 3, 1.1, wideMm * 0.3, wideMm * 0.075)
  addDetail(motif, inks.heart, circle(0, -wideMm * 0.08, wideMm * 0.06, 8))
  rank(inks.petal, 4, 2.6, wideMm * 0.26, wideMm * 0.085)
  return motif
}

/** Numbers from both ends to the middle, so that what stands in the middle lies on top. */
function outsideIn(count: number): number[] {
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, at) => at).toSorted(
    (one, other) => Math.abs(other - middle) - Math.abs(one - middle),
  )
}
