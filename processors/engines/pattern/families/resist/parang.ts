import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import type { BatikInks } from './batik-motifs.ts'

const BAND_MM = 50
/** Distance between blades along a band in band widths, such that each head lies in the hollow of the next. */
const STEP = 0.5
/** Coverage at which blades have their usual width. */
const CLASSIC = 0.5

/**
 * Parang: diagonal bands, each a chain of S-shaped blades whose heads curl into the hollow of the next, separated by
 * the mlinjon, a row of lozenges between two lines.
 *
 * @param inksOf the inks of the n-th band
 */
export function drawParang(cloth: Cloth, plan: Plan, inksOf: (band: number) => BatikInks): void {
  const { widthMm, heightMm, scale, coverage } = plan
  const slope = Math.atan2(heightMm, widthMm)
  const bands = Math.max(2, Math.round((widthMm * Math.sin(slope)) / (BAND_MM * scale)))
  const broad = (widthMm / bands) * Math.sin(slope)
  const longMm = Math.hypot(widthMm, heightMm)
  const steps = Math.max(2, Math.round(longMm / (broad * STEP)))
  const step = longMm / steps
  const swell = Math.min(1.2, Math.sqrt(coverage / CLASSIC))
  for (let band = 0; band < bands; band++) {
    const inks = inksOf(band)
    const parts = [drawBlade(inks, broad, step, swell), drawLozenges(inks, broad, step)]
    for (let at = 0; at < steps; at++)
      for (const part of parts) {
        const share = at / steps
        // The period's diagonal ends where it starts, so that every band closes.
        const place = { x: (band / bands + share) * widthMm, y: (1 - share) * heightMm, turn: -slope }
        for (const { ink, ring, holes } of placeMotif(part, place).layers) paint(cloth, ink, ring, holes)
      }
  }
}

/** Half of a blade from the middle of its band to the curl of its head, in blade distances and band widths. */
const HALF_BLADE: readonly Point[] = [
  [0, 0],
  [0.17, 0.12],
  [0.3, 0.24],
  [0.2, 0.345],
  [-0.12, 0.35],
  [-0.34, 0.27],
  [-0.26, 0.17],
]

function drawBlade(inks: BatikInks, broad: number, step: number, swell: number): Motif {
  const motif = createMotif()
  const half = HALF_BLADE.map(([x, y]): Point => [x * step * 1.5, y * broad])
  const whole = [...half.toReversed().map(([x, y]): Point => [-x, -y]), ...half.slice(1)]
  const spine = curveThrough(whole, 4)
  // Wide in the middle, thin at the neck, with a bulb at each end.
  const thick = (t: number): number => broad * swell * (0.028 + 0.05 * Math.sin(Math.PI * t) ** 2)
  const body = (share: number): Parameters<typeof addDetail>[2] => ribbon(spine, (t) => thick(t) * share)
  const bulbs = [spine[0], spine[spine.length - 1]]
  addForm(motif, inks.wax, body(1))
  for (const [x, y] of bulbs) addForm(motif, inks.wax, circle(x, y, broad * 0.06 * swell, 12))
  addDetail(motif, inks.first, body(0.66))
  for (const [x, y] of bulbs) addDetail(motif, inks.second, circle(x, y, broad * 0.036 * swell, 8))
  addDetail(
    motif,
    inks.wax,
    ribbon(middleOf(spine), (t) => Math.max(0.15, thick(0.5) * 0.16 * Math.sin(Math.PI * t))),
  )
  return motif
}

/** The middle part of a blade, which has a vein. */
function middleOf(spine: Curve): Curve {
  const cut = Math.floor(spine.length * 0.3)
  return spine.slice(cut, spine.length - cut)
}

/** One lozenge of the mlinjon with a section of the lines above and below it, on the border to the next band. */
function drawLozenges(inks: BatikInks, broad: number, step: number): Motif {
  const motif = createMotif()
  const y = broad / 2
  const line = (off: number): Point[] => [-0.52, 0, 0.52].map((x): Point => [x * step, y + off * broad])
  for (const off of [-0.078, 0.078])
    addForm(
      motif,
      inks.wax,
      ribbon(line(off), () => Math.max(0.2, broad * 0.008)),
    )
  for (const half of [-0.25, 0.25]) {
    const x = half * step
    const lozenge = (share: number): Parameters<typeof addDetail>[2] => [
      [x - step * 0.21 * share, y, 1],
      [x, y - broad * 0.055 * share, 1],
      [x + step * 0.21 * share, y, 1],
      [x, y + broad * 0.055 * share, 1],
    ]
    addForm(motif, inks.wax, lozenge(1))
    addDetail(motif, inks.second, lozenge(0.5))
  }
  return motif
}
