import { inkFromHex } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createGrain, createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { createShortestStep } from '../../kit/place/shortest-step.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { colourOfWall, colourways, GOLD, kindNames, kindOf, kinds } from './weathered-kinds.ts'

const GRID = 300
const HEARTS_MOST = 160
const SEAM_GRID = 420

export const weathered: Family = {
  name: 'weathered',
  summary:
    'surfaces that time has worked on: rust and patina in crusts, clouded plaster, porcelain whose cracks are filled with gold',
  words: ['weathered surface', 'aged surface', 'industrial texture'],
  kinds,
  colourway: (asked) => colourways[kindOf(asked) ?? 'plaster'],
  colourwayAround: colourOfWall,
  motifs: [],
  coverage: { low: 0.5, medium: 0.8, high: 0.92 },
  inks: { least: 2, natural: 5 },
  moods: ['moody', 'boho', 'heritage', 'coastal'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawWeathered,
}

function drawWeathered(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = kindOf(plan) ?? chooseKind(plan, kindNames)
  if (kind === 'kintsugi' || kind === 'earth' || kind === 'glaze') paintCracks(cloth, plan, breakages[kind])
  else paintCrusts(cloth, plan, kind)
  return cloth
}

/**
 * Crust over crust, each ink a little smaller and with a rim of its own: low clouds say where, fine noise how ragged, as rust
 * creeps and plaster dries. Patina is pitted; plaster is trowelled, its clouds drawn out along one way.
 */
function paintCrusts(cloth: Cloth, plan: Plan, kind: 'patina' | 'plaster' | 'bleached'): void {
  const { cast, random, scale, coverage } = plan
  const seed = `${random.fork(kind).next()}`
  const chain = chainInks(cast, cast.ground)
  // Bleach comes off pumice in splashes: many small clouds, and the white ones few.
  const isBleached = kind === 'bleached'
  const cells = Math.max(2, Math.round((isBleached ? 7 : 5) / scale))
  // A trowel draws plaster out a little along its way.
  const drawn = kind === 'plaster' ? 1.35 : 1
  const grain = (label: string, times: number): TorusField =>
    createGrain(`${seed}/${label}`, Math.round(cells * times), Math.round(cells * times * drawn))
  const clouds = bendField(grain('low', 1), `${seed}/bend`, cells * 2, 0.09)
  const torn = bendField(grain('torn', 2.6), `${seed}/torn bend`, cells * 5, 0.03)
  const [frayed, pitted] = [grain('frayed', 6.6), grain('pitted', 15)]
  // Rust and paint hold together in crusts, plaster and bleach are all in clouds.
  const rough = kind === 'patina' ? 0.66 : 1
  const shared: TorusField = (x, y) =>
    0.72 * clouds(x, y) + 0.6 * torn(x, y) + rough * (0.46 * frayed(x, y) + 0.42 * pitted(x, y))
  chain.forEach((ink, at) => {
    const [middle, fine] = [grain(`middle ${at}`, 3.8), grain(`fine ${at}`, 19)]
    const field: TorusField = (x, y) => shared(x, y) + 0.3 * middle(x, y) + 0.34 * rough * fine(x, y)
    const grid = sampleField(field, GRID)
    paintAbove(cloth, ink, grid, levelOfShare(grid, coverage * (1 - at / chain.length) ** (isBleached ? 1.25 : 1)), {
      leastMm2: 0.8,
    })
  })
}

type Breakage = {
  /** Cells on a period of 320 mm, and how many of them one shard is made of: its outline then runs in and out as a break does. */
  readonly cells: number
  readonly cellsAShard: number
  /** Share of the shards that are of another tone than the ground. */
  readonly toned: number
  /** Width of a seam, as a share of the period. */
  readonly wide: number
  readonly isGilt: boolean
}

const pottery: Breakage = { cells: 34, cellsAShard: 2.6, toned: 0.34, wide: 0.0042, isGilt: true }
/** Mud shrinks into plates of one cell each, gaping between them. */
const mud: Breakage = { cells: 96, cellsAShard: 1.15, toned: 0.75, wide: 0.0054, isGilt: false }

/** Glaze that shrank on the pot: hairlines round small plates, hardly another tone among them. */
const crazed: Breakage = { cells: 150, cellsAShard: 1.3, toned: 0.3, wide: 0.0017, isGilt: false }

const breakages = { kintsugi: pottery, earth: mud, glaze: crazed } as const

/** Shards of one vessel, some in another tone, and the seams between them, wide where they were filled and broken off where they were not. */
function paintCracks(cloth: Cloth, plan: Plan, breakage: Breakage): void {
  const { cast, random, scale, coverage } = plan
  const chance = random.fork('cracks')
  const metals = breakage.isGilt ? seamInks(plan) : [cast.line]
  const others = cast.figures.filter((ink) => !metals.includes(ink))
  const fields = shardFields(plan, chance, others.length, breakage)
  others.forEach((ink, at) => {
    paintAbove(cloth, ink, fields.tone(at), 0)
  })
  const weight = createNoise(`${chance.next()}`, Math.max(3, Math.round(5 / scale)))
  const pool = createNoise(`${chance.next()}`, Math.max(8, Math.round(22 / scale)))
  const wide = breakage.wide * scale * (0.6 + coverage)
  // A lighter gold runs along the ridge of a deeper one.
  metals.forEach((ink, at) => {
    const share = 1 - at / metals.length
    const seams: TorusField = (x, y) => share * wide * (1 + 0.55 * weight(x, y) + 0.5 * pool(x, y)) - fields.gap(x, y)
    paintAbove(cloth, ink, sampleField(seams, SEAM_GRID), 0, { leastMm2: 0.6 })
  })
}

/** Golds from deep to light if there are any, else the ink that stands out most. */
function seamInks({ cast }: Plan): number[] {
  const gold = inkFromHex(GOLD)
  const golds = cast.byLightness.filter((ink) => {
    const { chroma, hue } = cast.inks[ink]
    return ink !== cast.ground && chroma > 0.06 && gold !== undefined && Math.abs(hue - gold.hue) < 0.35
  })
  return golds.length > 0 ? golds : [cast.line]
}

type ShardFields = {
  /** How far a place lies from the nearest seam, as a share of the period's width. */
  readonly gap: TorusField
  /** Positive on the shards of the n-th tone. */
  readonly tone: (at: number) => FieldGrid
}

type Heart = { readonly x: number; readonly y: number; readonly reach: number; readonly shard: number }

/** Shards of very unequal size with straight sides, as pots break: a power diagram (Aurenhammer 1987), cells joined, seams a little jagged. */
function shardFields(plan: Plan, random: Random, tones: number, breakage: Breakage): ShardFields {
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(8, Math.min(HEARTS_MOST, Math.round(breakage.cells * area)))
  const tall = plan.heightMm / plan.widthMm
  const places = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 1 })
  const shards = Math.max(3, Math.round(count / breakage.cellsAShard))
  const step = createShortestStep({ ...plan, lattice: blockLattice })
  const hearts = places.map((place, at): Heart => {
    const far = (shard: number): number => Math.hypot(...step(place, places[shard], false))
    const nearest = Array.from({ length: shards }, (_, shard) => shard).reduce((best, one) =>
      far(one) < far(best) ? one : best,
    )
    const [x, y] = [place[0] / plan.widthMm, place[1] / plan.heightMm]
    return { x, y, reach: random.between(0, 0.012) / Math.sqrt(count / 34), shard: at < shards ? at : nearest }
  })
  const toneOf = hearts.map(() => (random.chance(breakage.toned) && tones > 0 ? random.below(tones) : -1))
  const seed = `${random.next()}`
  const jag = (field: TorusField): TorusField =>
    bendField(field, `${seed}/jag`, Math.max(8, Math.round(22 / plan.scale)), 0.004)
  // One look at every node serves all tones.
  const seams: Seam[] = []
  const grid = sampleField(
    jag((x, y) => {
      const seam = nearestSeam(hearts, x, y, tall)
      seams.push(seam)
      return seam.far
    }),
    GRID,
  )
  return {
    gap: jag((x, y) => nearestSeam(hearts, x, y, tall).far),
    tone: (at) => ({
      ...grid,
      values: Float64Array.from(seams, ({ far, shard }) => (toneOf[shard] === at ? far + 1e-6 : -far - 1e-6)),
    }),
  }
}

type Seam = { readonly far: number; readonly shard: number }

/** Room for the hearts of the largest vessel. */
const scratch = [0, 1, 2].map(() => new Float64Array(HEARTS_MOST))

/** Distance to the nearest side shared with another shard, and the shard a place lies on. */
function nearestSeam(hearts: readonly Heart[], x: number, y: number, tall: number): Seam {
  // Plain loops over numbers kept from call to call: this runs for every node of several grids.
  const [acrosses, downs, powers] = scratch
  let first = 0
  for (let at = 0; at < hearts.length; at++) {
    const dx = wrap(hearts[at].x - x + 0.5, 1) - 0.5
    const dy = (wrap(hearts[at].y - y + 0.5, 1) - 0.5) * tall
    acrosses[at] = dx
    downs[at] = dy
    powers[at] = dx * dx + dy * dy - hearts[at].reach
    if (powers[at] < powers[first]) first = at
  }
  const { shard } = hearts[first]
  let far = Infinity
  for (let at = 0; at < hearts.length; at++) {
    if (hearts[at].shard === shard) continue
    const [dx, dy] = [acrosses[at] - acrosses[first], downs[at] - downs[first]]
    far = Math.min(far, (powers[at] - powers[first]) / (2 * Math.sqrt(dx * dx + dy * dy)))
  }
  return { far, shard }
}
