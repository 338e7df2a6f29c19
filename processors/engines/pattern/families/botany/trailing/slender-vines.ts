import { clamp } from '../../../../numbers/clamp.ts'
import { type Cloth, createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { type Curve, ribbon } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { createMotif, type Motif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import type { Plan } from '../../family.ts'
import { type FlowerPalette, flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { drawSprig } from '../plants/sprig.ts'
import { chooseNouns, leafInPlace } from './trailing-plants.ts'

/** The kind of trailing cloth that asks for them. */
export const SLENDER = 'slender vine'

/** From stem to stem, and a coverage at which that is so: denser vines stand closer. */
const [COLUMN_MM, USUAL_COVERAGE] = [64, 0.62]
/** Swing of a stem and half its width, as shares of a column; the next stem starts this much later, in radians. */
const [SWING, HALF, LATER] = [0.2, 0.0062, 1.3]
/** So many nodes in a wave, each with a leaf, and every so many of them with a shoot that ends in a bloom. */
const [NODES, SHOOT_EACH] = [15, 5]
/** Lengths of a leaf and of a shoot, and radius of its bloom; shares of a column. */
const [LEAF, SHOOT, BLOOM] = [0.22, 0.56, 0.115] as const
/** What blooms where no flower is named: small and simple. */
const SMALL = ['blossom', 'daisy', 'forget-me-not']

type Vine = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly palette: FlowerPalette
  readonly columnMm: number
  /** What leaves, shoots and stems are shares of: a column at the usual density. */
  readonly unitMm: number
  readonly waveMm: number
  readonly blooms: readonly string[]
  readonly leafNoun?: string
}

/** Delicate vines: thin stems that climb side by side in slow waves, small leaves by turns, and shoots that end in small flowers. */
export function drawSlenderVines(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const closer = plan.isDensityAsked ? clamp(Math.sqrt(USUAL_COVERAGE / plan.coverage), 0.6, 1.5) : 1
  const columns = Math.max(1, Math.round(plan.widthMm / (COLUMN_MM * plan.scale * closer)))
  const columnMm = plan.widthMm / columns
  const waves = Math.max(1, Math.round((plan.heightMm * closer) / (columnMm * 2.4)))
  const asked = chooseNouns(plan)
  const isNamed = asked.some((noun) => plan.motifs.includes(noun))
  const vine: Vine = {
    plan,
    cloth,
    palette: tellInks(plan, mixFlowerPalette(plan.cast)),
    columnMm,
    unitMm: columnMm / closer,
    waveMm: plan.heightMm / waves,
    blooms: isNamed ? asked : asked.length > 0 ? SMALL : [],
    leafNoun: leafInPlace(plan),
  }
  for (let column = 0; column < columns; column++) for (let wave = 0; wave < waves; wave++) climb(vine, column, wave)
  return cloth
}

/** One wave of a stem from its foot, with all that grows on it. */
function climb(vine: Vine, column: number, wave: number): void {
  const { plan, cloth, palette, columnMm, unitMm, waveMm } = vine
  const random = plan.random.fork(`vine ${column} ${wave}`)
  const start = plan.random.fork('phase').between(0, TURN) + column * LATER
  const x = (y: number): number => columnMm * (column + 0.5 + SWING * Math.sin((TURN * y) / waveMm + start))
  const slope = (y: number): number => columnMm * SWING * (TURN / waveMm) * Math.cos((TURN * y) / waveMm + start)
  const heading = (y: number): number => Math.atan2(-1, -slope(y))
  const foot = (wave + 1) * waveMm
  const stem: Curve = Array.from({ length: 25 }, (_, step) => {
    const y = foot - (step / 24) * waveMm
    return [x(y), y]
  })
  for (let node = 0; node < NODES; node++) {
    const y = foot - ((node + 0.5) / NODES) * waveMm
    const side = node % 2 ? 1 : -1
    const isShoot = node % SHOOT_EACH === SHOOT_EACH >> 1
    const turn = heading(y) + side * (isShoot ? 0.72 : random.between(0.75, 1))
    const drawn = isShoot ? shoot(vine, random, column * 2 + wave * 3 + node) : leaf(vine, random, node)
    stampMotif(cloth, drawn, { x: x(y), y, turn })
  }
  paint(
    cloth,
    palette.foliage.leafDark,
    ribbon(stem, () => unitMm * HALF),
  )
}

function leaf({ palette, unitMm, leafNoun }: Vine, random: Random, node: number): Motif {
  const inks = flowerInksAt(palette, node % 3 === 0 ? 1 : 0)
  const long = unitMm * LEAF * random.between(0.85, 1.12)
  if (leafNoun) return drawLeafage(random, leafNoun, inks, long * 1.5)
  return drawSprig(random, inks, { lengthMm: long * 0.5, leaves: 1, leafMm: long, stemMm: unitMm * HALF * 0.6 })
}

/** A shoot with leaves of its own and a bloom at its end, or berries where no flowers are wanted. */
function shoot({ palette, unitMm, blooms }: Vine, random: Random, at: number): Motif {
  const inks = flowerInksAt(palette, at)
  const radius = unitMm * BLOOM * random.between(0.9, 1.12)
  const flower =
    blooms.length > 0
      ? drawFlower(random, blooms[at % blooms.length], inks, radius, { isSimple: radius < 5 })
      : drawBerries(random, inks, radius * 1.1)
  const sprig = drawSprig(random, inks, {
    lengthMm: unitMm * SHOOT * random.between(0.88, 1.08),
    leaves: 4,
    leafMm: unitMm * LEAF * 0.72,
    buds: 1,
    budMm: radius * 0.6,
    stemMm: unitMm * HALF * 0.75,
    flower,
  })
  const motif = createMotif()
  putMotif(motif, sprig)
  return wobbleMotif(motif, random, unitMm * SHOOT)
}
