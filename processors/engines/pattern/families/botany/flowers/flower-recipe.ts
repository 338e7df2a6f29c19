import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { HeartOptions } from './heart.ts'
import { addHeart } from './heart.ts'
import type { PetalOptions, PetalProfile, PetalTip } from './petal.ts'
import { addPetal } from './petal.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { addCalyx } from './side-blooms.ts'
import type { DrawBloom } from './top-blooms.ts'

type InkPart = 'deep' | 'body' | 'shade' | 'light' | 'heart' | 'seed' | 'leaf' | 'leafDark' | 'leafLight' | 'flame'

/** One petal as data; lengths are shares of the flower's radius, angles radians from its axis. */
export type PetalRecipe = {
  readonly length: number
  readonly width: number
  readonly profile: PetalProfile
  readonly tip: PetalTip
  readonly ink?: InkPart
  /** False where petals of unlike inks need no keyline. */
  readonly edge?: boolean
  readonly foot?: number
  readonly bend?: number
  readonly waves?: number
  readonly amplitude?: number
  readonly flame?: number
  readonly flames?: number
  readonly flameInk?: InkPart
  readonly lit?: number
  readonly lines?: number
  readonly lineInk?: InkPart
  readonly linesFrom?: number
}

export type PetalRing = PetalRecipe & {
  readonly count: number
  /** Shadow of this ring on the one below, as a share of the radius. */
  readonly shadow?: number
  /** Inks taken in turn round the ring. */
  readonly inks?: readonly InkPart[]
}

type HeartRecipe = Pick<HeartOptions, 'seeds' | 'stamens' | 'reach'> & {
  /** Radius as a share of the flower's. */
  readonly size: number
  readonly disc?: InkPart
  readonly filament?: InkPart
  readonly anther?: InkPart
  readonly seed?: InkPart
}

/** A flower seen from above: rings of petals from the outermost in, and its middle. */
export type RingFlower = {
  readonly rings: readonly PetalRing[]
  readonly heart: HeartRecipe
  /** Least and most share left when it tilts away. */
  readonly tilt?: readonly [least: number, most: number]
}

/** A flower seen from the side or face on with left and right: petals back to front, growing along +x. */
export type MirroredFlower = {
  /** `turn` other than 0 or π stands for a pair, left and right; `x` moves the foot along the axis. */
  readonly petals: readonly (PetalRecipe & { readonly turn: number; readonly x?: number })[]
  readonly calyx?: readonly [length: number, width: number]
  readonly heart?: HeartRecipe & { readonly x: number }
}

/** Below this radius a flower keeps one ring, few knots and no keylines: what the eye cannot see is not drawn. */
const PLAIN_MM = 4.6
/** Below this radius petals take few knots. */
const DETAILED_MM = 11
/** Below this radius petals have no fine lines. */
const LINED_MM = 16
/** Petals of such crowded rings are drawn with few knots. */
const CROWDED = 9

/** The drawing function of a flower seen from above: its rings from the outermost in, then its heart, all tilted a little. */
export function drawRingFlower(flower: RingFlower): DrawBloom {
  return (random, inks, radiusMm, options = {}) => {
    const motif = createMotif(options.pen ?? gouache)
    const isPlain = options.isSimple === true || radiusMm < PLAIN_MM
    const rings = isPlain ? [simplest(flower.rings)] : flower.rings
    const start = random.between(0, TURN)
    const lean = random.between(0, TURN)
    rings.forEach((ring, index) => {
      const [x, y] = polar(0, 0, radiusMm * 0.03 * index, lean)
      if (ring.shadow && motif.pen.mode !== 'line')
        addDetail(motif, inks.shade, shadowDisc(x, y, radiusMm * ring.shadow))
      const turnBy = index % 2 ? Math.PI / ring.count : 0
      for (let at = 0; at < ring.count; at++) {
        const turn = start + turnBy + (at / ring.count) * TURN + random.between(-0.5, 0.5) * (0.9 / ring.count)
        const ink = ring.inks?.[at % ring.inks.length] ?? ring.ink
        const petal = petalOf(random, inks, { ...ring, ink }, radiusMm, isPlain)
        addPetal(motif, random, inks, {
          ...petal,
          x,
          y,
          turn,
          litSide: at % 2 ? 1 : -1,
          isFew: ring.count >= CROWDED || radiusMm < DETAILED_MM,
        })
      }
    })
    addHeartOf(motif, random, inks, flower.heart, radiusMm, isPlain)
    const [least, most] = flower.tilt ?? [0.76, 1]
    return placeMotif(motif, { squash: random.between(least, most), squashAlong: random.between(0, TURN) })
  }
}

/** The widest-reaching ring says what the flower is; many petals become nine. */
function simplest(rings: readonly PetalRing[]): PetalRing {
  const [ring] = rings
  if (ring.count <= CROWDED) return ring
  return { ...ring, count: CROWDED, width: (ring.width * ring.count) / CROWDED }
}

/** The drawing function of a flower with a left and a right side, seen from the side or face on. */
export function drawMirroredFlower(flower: MirroredFlower): DrawSideBloom {
  return (random, inks, radiusMm, options = {}) => {
    const motif = createMotif(options.pen ?? gouache)
    const isPlain = radiusMm < PLAIN_MM
    for (const recipe of flower.petals)
      for (const side of recipe.turn === 0 || recipe.turn === Math.PI ? ([1] as const) : ([-1, 1] as const))
        addPetal(motif, random, inks, {
          ...petalOf(random, inks, recipe, radiusMm, isPlain),
          x: radiusMm * (recipe.x ?? 0),
          turn: recipe.turn * side + random.between(-0.04, 0.04),
          bend: (recipe.bend ?? 0) * side,
          litSide: side,
        })
    if (flower.heart) {
      const heart = createMotif(motif.pen)
      addHeartOf(heart, random, inks, flower.heart, radiusMm, isPlain)
      motif.layers.push(...placeMotif(heart, { x: flower.heart.x * radiusMm }).layers)
    }
    if (flower.calyx) addCalyx(motif, inks, flower.calyx[0] * radiusMm, flower.calyx[1] * radiusMm)
    return motif
  }
}

/** A petal of a recipe at a flower's size. */
export function petalOf(
  random: Random,
  inks: FlowerInks,
  recipe: PetalRecipe,
  radiusMm: number,
  isPlain: boolean,
): Omit<PetalOptions, 'turn'> {
  const ink = inks[recipe.ink ?? 'body']
  const edge = ink === inks.shade ? inks.light : inks.shade
  return {
    lengthMm: radiusMm * recipe.length * random.between(0.95, 1.05),
    widthMm: radiusMm * recipe.width * random.between(0.94, 1.06),
    footMm: radiusMm * (recipe.foot ?? 0),
    profile: recipe.profile,
    tip: recipe.tip,
    bend: recipe.bend ?? random.between(-0.08, 0.08),
    waves: recipe.waves,
    amplitude: recipe.amplitude,
    ink,
    edge: recipe.edge === false || isPlain ? undefined : edge,
    edgeMm: Math.max(0.28, radiusMm * 0.015),
    flame: isPlain ? 0 : recipe.flame,
    flames: recipe.flames,
    flameInk: recipe.flameInk && inks[recipe.flameInk],
    lit: isPlain || radiusMm < DETAILED_MM * 0.6 ? 0 : recipe.lit,
    lines: isPlain || radiusMm < LINED_MM ? 0 : recipe.lines,
    lineInk: inks[recipe.lineInk ?? 'shade'],
    linesFrom: recipe.linesFrom,
  }
}

function addHeartOf(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  heart: HeartRecipe,
  radiusMm: number,
  isPlain: boolean,
): void {
  if (heart.size === 0) return
  addHeart(motif, random, inks, {
    radiusMm: radiusMm * heart.size,
    seeds: isPlain ? 0 : heart.seeds,
    stamens: isPlain ? 0 : heart.stamens,
    reach: heart.reach,
    disc: inks[heart.disc ?? 'heart'],
    filament: inks[heart.filament ?? 'light'],
    anther: inks[heart.anther ?? 'heart'],
    seed: inks[heart.seed ?? 'seed'],
  })
}

function shadowDisc(x: number, y: number, reach: number): [number, number][] {
  return Array.from({ length: 11 }, (_, at) => {
    const [px, py] = polar(x, y, reach * (at % 2 ? 1.06 : 0.96), (at / 11) * TURN)
    return [px, py]
  })
}
