import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Band as WavyBand } from '../../kit/area/wavy-band.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { polygon, rectangle } from '../../kit/line/outline.ts'

export type Direction = 'horizontal' | 'vertical' | 'diagonal'

/** Position and width of a stripe across the period, with its ink. */
export type LaidBand = { readonly ink: number; readonly startMm: number; readonly widthMm: number }

/** How edges are drawn: straight, as broken chalk, as by a loaded brush, or in parallel waves. */
export type Edge = 'crisp' | 'chalk' | 'painted' | 'wavy'

/** Paints stripes that fill the length across them exactly once. */
export function layBands(
  cloth: Cloth,
  bands: readonly LaidBand[],
  direction: Direction,
  edge: Edge,
  random: Random,
): void {
  if (direction === 'diagonal') layDiagonal(cloth, bands)
  else {
    const lengthMm = direction === 'vertical' ? cloth.heightMm : cloth.widthMm
    const turn = direction === 'vertical' ? (ring: Ring): Ring => ring : layAcross
    for (const { ink, startMm, widthMm } of bands) {
      const band = { startMm, widthMm, lengthMm }
      if (edge === 'chalk') paintTogether(cloth, ink, chalk(random, band).map(turn))
      else if (edge === 'painted') layPainted(cloth, ink, band, random, turn)
      else if (edge === 'wavy')
        paint(cloth, ink, turn(waves(band, direction === 'vertical' ? cloth.widthMm : cloth.heightMm)))
      else paint(cloth, ink, turn(rectangle(startMm, 0, widthMm, lengthMm)))
    }
  }
}

/**
 * Stripes that rise to the right. They advance one repeat in width for one repeat in height, so that the slope is that
 * of the period's diagonal and every edge closes.
 */
function layDiagonal(cloth: Cloth, bands: readonly LaidBand[]): void {
  const { widthMm, heightMm } = cloth
  for (const { ink, startMm, widthMm: wide } of bands)
    paint(
      cloth,
      ink,
      polygon([
        [startMm, 0],
        [startMm + wide, 0],
        [startMm + wide - widthMm, heightMm],
        [startMm - widthMm, heightMm],
      ]),
    )
}

/** Number of half waves in a square repeat, and their amplitude relative to their length. */
const HALF_WAVES = 8
const SWING = 0.3

/** A stripe along whole waves; all stripes share the waves, so that their widths stay. */
function waves({ startMm, widthMm, lengthMm }: WavyBand, acrossMm: number): Ring {
  const halves = Math.max(1, Math.round((HALF_WAVES * lengthMm) / acrossMm / 2)) * 2
  const long = lengthMm / halves
  const edge = (x: number): Knot[] =>
    Array.from({ length: halves + 1 }, (_, at): Knot[] => {
      const swing = (at % 2 ? 1 : -1) * long * SWING
      const y = at * long
      if (at === 0)
        return [
          [x + swing, y, 1],
          [x + swing, y + long * 0.25],
        ]
      if (at === halves)
        return [
          [x + swing, y - long * 0.25],
          [x + swing, y, 1],
        ]
      return [
        [x + swing, y - long * 0.25],
        [x + swing, y + long * 0.25],
      ]
    }).flat()
  return [...edge(startMm + widthMm), ...edge(startMm).reverse()]
}

const CHALK_DABS_MOST = 130

/** Short dabs that lean like the twill of the cloth; some are thin, a few are missing. */
function chalk(random: Random, { startMm, widthMm, lengthMm }: WavyBand): Ring[] {
  const dabs = Math.max(8, Math.min(CHALK_DABS_MOST, Math.round(lengthMm / widthMm)))
  const step = lengthMm / dabs
  return Array.from({ length: dabs }, (_, at) => at).flatMap((at): Ring[] => {
    if (random.chance(0.05)) return []
    const [y, thick] = [at * step, step * random.between(0.5, 0.8)]
    const [left, right] = [
      startMm + widthMm * random.between(-0.12, 0.18),
      startMm + widthMm * random.between(0.82, 1.12),
    ]
    return [
      polygon([
        [left, y + step * 0.5],
        [right, y],
        [right, y + thick],
        [left, y + step * 0.5 + thick],
      ]),
    ]
  })
}

const STREAKS_A_BAND = 7

/** A wavering band with long thin streaks of a dry brush. */
function layPainted(cloth: Cloth, ink: number, band: WavyBand, random: Random, turn: (ring: Ring) => Ring): void {
  const waver = { stepMm: band.lengthMm / 11, wobbleMm: Math.min(1.1, band.widthMm * 0.09) }
  paint(cloth, ink, turn(wavyBand(random, band, waver)))
  const streaks = Array.from({ length: band.widthMm > 4 ? STREAKS_A_BAND : 2 }, (): Ring => {
    const edge = random.chance(0.5) ? random.between(0.06, 0.26) : random.between(0.74, 0.94)
    const x = band.startMm + band.widthMm * edge
    const [y, long] = [random.between(0, band.lengthMm), band.lengthMm * random.between(0.06, 0.24)]
    const [thick, lean] = [Math.max(0.3, band.widthMm * random.between(0.015, 0.035)), random.between(-0.5, 0.5)]
    return [
      [x, y, 1],
      [x + thick + lean, y + long * 0.3],
      [x + thick - lean, y + long * 0.7],
      [x, y + long, 1],
      [x - thick - lean, y + long * 0.7],
      [x - thick + lean, y + long * 0.3],
    ]
  })
  paintTogether(cloth, cloth.ground, streaks.map(turn))
}
