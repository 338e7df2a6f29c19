import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'

const GOLDEN_ANGLE = 2.399963229728653

/** A round blob drawn by hand: few knots, each a little off. */
export function blob(random: Random, x: number, y: number, radiusMm: number, knots = 6, unevenness = 0.06): Ring {
  const start = random.between(0, TURN)
  const reach = radiusMm * (knots < 6 ? 1.2 : 1.08)
  return Array.from({ length: knots }, (_, at) =>
    polar(x, y, reach * (1 + random.between(-unevenness, unevenness)), start + (at / knots) * TURN),
  )
}

export type HeartOptions = {
  readonly radiusMm: number
  readonly x?: number
  readonly y?: number
  readonly seeds?: number
  readonly stamens?: number
  /** Length of stamens in radii. */
  readonly reach?: number
  readonly filament?: number
  readonly anther?: number
  readonly disc?: number
  readonly seed?: number
}

/** The middle of a flower: stamens behind, a disc, and seeds growing outwards in golden-angle order. */
export function addHeart(motif: Motif, random: Random, inks: FlowerInks, options: HeartOptions): void {
  const { radiusMm, x = 0, y = 0 } = options
  if (options.stamens) addStamens(motif, random, inks, options)
  addForm(motif, options.disc ?? inks.heart, blob(random, x, y, radiusMm, radiusMm < 1.6 ? 5 : 8, 0.05), {
    plain: motif.pen.mode === 'outline',
  })
  const seedInk = options.seed ?? inks.seed
  if (radiusMm < 1.4) {
    if (radiusMm > 0.6) addDetail(motif, seedInk, blob(random, x, y, radiusMm * 0.4, 4))
    return
  }
  const seeds = options.seeds ?? 13
  if (seeds > 5 && options.disc !== inks.deep && motif.pen.mode !== 'line')
    addDetail(motif, inks.light, blob(random, x - radiusMm * 0.18, y - radiusMm * 0.2, radiusMm * 0.62, 6, 0.1))
  for (let seed = 0; seed < seeds; seed++) {
    const far = radiusMm * 0.84 * Math.sqrt((seed + 0.6) / seeds)
    const [seedX, seedY] = polar(x, y, far, seed * GOLDEN_ANGLE)
    addDetail(motif, seedInk, blob(random, seedX, seedY, radiusMm * 0.07 + 0.06 * far, 4, 0.1))
  }
}

function addStamens(motif: Motif, random: Random, inks: FlowerInks, options: HeartOptions): void {
  const { radiusMm, x = 0, y = 0, stamens = 0, reach = 1.7 } = options
  for (let stamen = 0; stamen < stamens; stamen++) {
    const angle = (stamen / stamens) * TURN + random.between(-0.12, 0.12)
    const far = radiusMm * reach * random.between(0.82, 1.12)
    const tip = polar(x, y, far, angle)
    const over = polar(x, y, far * 0.6, angle + random.between(-0.3, 0.3))
    const filament = brushStroke(polar(x, y, radiusMm * 0.6, angle), over, tip, radiusMm * 0.05, radiusMm * 0.06)
    addDetail(motif, options.filament ?? inks.shade, filament)
    addDetail(
      motif,
      options.anther ?? inks.heart,
      blob(random, tip[0], tip[1], radiusMm * 0.15 * random.between(0.8, 1.25), 5, 0.12),
    )
  }
}
