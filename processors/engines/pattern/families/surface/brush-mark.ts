import { clamp } from '../../../numbers/clamp.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { spine, stationAt } from '../../kit/line/curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'

/** A stroke of a loaded brush: a blunt start, streaks, and a frayed end. */
export function drawStroke(random: Random, ink: number, ground: number, longMm: number, wideMm: number): Motif {
  const motif = createMotif()
  const path = spine(longMm, random.between(-0.8, 0.8), random.between(-0.3, 0.3), 10)
  addForm(motif, ink, strokeOutline(random, path, wideMm / 2))
  const streaks = Math.max(2, Math.round(wideMm / 5))
  for (let streak = 0; streak < streaks; streak++) {
    const side = ((streak + 0.5) / streaks - 0.5) * 0.86 + random.between(-0.06, 0.06)
    const from = random.between(0.08, 0.6)
    addDetail(
      motif,
      ground,
      streakRing(
        path,
        side * wideMm,
        [from, Math.min(0.97, from + random.between(0.18, 0.5))],
        Math.max(0.3, wideMm * random.between(0.012, 0.03)),
      ),
    )
  }
  return motif
}

/** Outline of a stroke: slightly wavering sides, a blunt start, and an end in fingers where bristles ran dry. */
function strokeOutline(random: Random, path: Curve, half: number): Ring {
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: 9 }, (_, at) => {
      const t = at / 8
      const { x, y, tangentX, tangentY } = stationAt(path, t)
      const far =
        half * sign * (0.86 + 0.14 * Math.sin(t * 5 + sign)) * (t < 0.05 ? 0.8 : 1) * random.between(0.95, 1.04)
      return [x - tangentY * far, y + tangentX * far] as const
    })
  const start = stationAt(path, 0)
  const setDown = [-0.55, -0.1, 0.4].map((across): Knot => {
    const back = half * random.between(0.12, 0.34)
    return [
      start.x - start.tangentX * back - start.tangentY * across * half,
      start.y - start.tangentY * back + start.tangentX * across * half,
    ]
  })
  return [...side(1), ...frayedEnd(random, stationAt(path, 1), half), ...side(-1).toReversed(), ...setDown]
}

/** Fingers of unequal width and length, as locks of bristles leave them. */
function frayedEnd(random: Random, end: ReturnType<typeof stationAt>, half: number): Knot[] {
  const fingers = Math.max(4, Math.min(11, Math.round(half / 1.5)))
  const widths = Array.from({ length: fingers }, () => random.between(0.4, 1.6))
  const total = widths.reduce((sum, wide) => sum + wide, 0)
  const lock = random.between(-0.5, 0.5)
  const place = (along: number, across: number, corner: 0 | 1): Knot => [
    end.x + end.tangentX * along - end.tangentY * across,
    end.y + end.tangentY * along + end.tangentX * across,
    corner,
  ]
  let across = half * 0.93
  return widths.flatMap((share, at) => {
    const wide = (half * 1.86 * share) / total
    const middle = across - wide / 2
    across -= wide
    const reach = half * (random.between(0.15, 1.1) + 0.5 * Math.cos((middle / half - lock) * 2))
    const notch = at === fingers - 1 ? [] : [place(half * random.between(-1.1, 0.1), across, 1)]
    return [
      place(reach * 0.5, middle + wide * 0.42, 0),
      place(reach, middle + wide * 0.16, 0),
      place(reach, middle - wide * 0.2, 0),
      place(reach * 0.4, middle - wide * 0.42, 0),
      ...notch,
    ]
  })
}

/** A thin lens of ground along the stroke, left by a dry bristle. */
function streakRing(path: Curve, side: number, [from, to]: readonly [number, number], half: number): Ring {
  const at = (t: number, over: number, corner?: 1): Knot => {
    const { x, y, tangentX, tangentY } = stationAt(path, clamp(t, 0, 1))
    return [x - tangentY * (side + over), y + tangentX * (side + over), corner]
  }
  const third = (to - from) / 3
  return [
    at(from, 0, 1),
    at(from + third, half),
    at(to - third, half),
    at(to, 0, 1),
    at(to - third, -half),
    at(from + third, -half),
  ]
}
