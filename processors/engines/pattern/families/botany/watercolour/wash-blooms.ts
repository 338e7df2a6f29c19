import type { Random } from '../../../kit/chance/random.ts'
import { strengthsOf } from '../../../kit/ink/pots.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import type { PetalProfile, PetalTip } from '../flowers/petal.ts'
import { shapePetal } from '../flowers/petal.ts'
import { shapeWound, windPetals } from '../flowers/rose.ts'
import type { Strengths } from './wash.ts'
import { addWash } from './wash.ts'
import { paintLeaf } from './wash-leaves.ts'

/** Flowers of a smaller radius are too small for paper between their petals and for strokes along them. */
const FINE_MM = 9

/** Strengths of paint in one flower. */
const STRENGTHS = 4
/** Of all petals so many have their colour at the rim. */
const RIMWARD = 0.2

/** How loosely painted flowers differ: petals, their shape, rings, and the middle. */
type Painted = {
  readonly petals: number
  readonly rings: number
  readonly width: number
  readonly profile: PetalProfile
  readonly tip: PetalTip
  readonly heart: 'stamens' | 'disc' | 'dark' | 'none'
  /** Small flowers in a ball, where the head is made of many. */
  readonly florets?: number
  /** Petals wound into a cup, as a rose's. */
  readonly wound?: number
}

const painted: Readonly<Record<string, Painted>> = {
  peony: { petals: 7, rings: 4, width: 1.02, profile: 'fan', tip: 'ruffle', heart: 'stamens' },
  rose: { petals: 6, rings: 1, width: 1.1, profile: 'fan', tip: 'round', heart: 'none', wound: 9 },
  camellia: { petals: 7, rings: 1, width: 0.96, profile: 'round', tip: 'round', heart: 'none', wound: 8 },
  ranunculus: { petals: 7, rings: 1, width: 0.96, profile: 'round', tip: 'round', heart: 'none', wound: 13 },
  poppy: { petals: 4, rings: 1, width: 1.42, profile: 'fan', tip: 'ruffle', heart: 'dark' },
  anemone: { petals: 7, rings: 1, width: 0.92, profile: 'round', tip: 'round', heart: 'dark' },
  daisy: { petals: 13, rings: 1, width: 0.36, profile: 'strap', tip: 'round', heart: 'disc' },
  sunflower: { petals: 16, rings: 1, width: 0.34, profile: 'oval', tip: 'point', heart: 'dark' },
  cosmos: { petals: 8, rings: 1, width: 0.7, profile: 'fan', tip: 'notch', heart: 'disc' },
  lily: { petals: 6, rings: 1, width: 0.5, profile: 'oval', tip: 'point', heart: 'stamens' },
  blossom: { petals: 5, rings: 1, width: 1.02, profile: 'round', tip: 'notch', heart: 'stamens' },
  hydrangea: { petals: 4, rings: 1, width: 1, profile: 'round', tip: 'round', heart: 'none', florets: 15 },
  lilac: { petals: 4, rings: 1, width: 0.8, profile: 'oval', tip: 'round', heart: 'none', florets: 17 },
  dahlia: { petals: 11, rings: 3, width: 0.5, profile: 'oval', tip: 'point', heart: 'none' },
}

export const paintedNouns: readonly string[] = Object.keys(painted)

/**
 * The paint of a flower from two steps thinner than its body, never a leaf's; a body without strengths is lit and
 * shaded by what goes with it.
 */
function petalStrengths(inks: FlowerInks): Strengths {
  const pot = strengthsOf(inks.pots, inks.body).filter((ink) => ink !== inks.leaf && ink !== inks.leafDark)
  const from = Math.max(0, Math.min(pot.indexOf(inks.body) - 2, pot.length - STRENGTHS))
  if (pot.length > 1) return pot.slice(from, from + STRENGTHS)
  const strange = [inks.ground, inks.leaf, inks.leafDark, inks.deep]
  return [...new Set([inks.light, inks.body, inks.shade].filter((ink) => ink === inks.body || !strange.includes(ink)))]
}

/** A loosely painted flower from above: overlapping washes and a few wet marks. */
export function paintBloom(random: Random, noun: string, inks: FlowerInks, radiusMm: number): Motif {
  const recipe = painted[noun] ?? painted.blossom
  return recipe.florets ? paintBall(random, recipe, inks, radiusMm) : paintHead(random, recipe, inks, radiusMm)
}

/** Florets in golden-angle order over one wash, the outer ones first. */
function paintBall(random: Random, recipe: Painted, inks: FlowerInks, radiusMm: number): Motif {
  const motif = createMotif()
  const strengths = petalStrengths(inks)
  const florets = recipe.florets ?? 1
  addForm(motif, strengths[1] ?? strengths[0], blob(random, 0, 0, radiusMm * 0.84, 11, 0.07), { plain: true })
  for (let at = florets - 1; at >= 0; at--) {
    const [x, y] = polar(0, 0, radiusMm * 0.86 * Math.sqrt((at + 0.4) / florets), at * 2.4 + random.between(-0.2, 0.2))
    const own = at % 3 === 1 && strengths.length > 2 ? strengths.slice(1) : strengths
    const floret = paintHead(random, recipe, inks, radiusMm * random.between(0.3, 0.37), own)
    addDetail(floret, inks.heart, blob(random, 0, 0, radiusMm * 0.034, 5, 0.2))
    putMotif(motif, floret, { x, y })
  }
  return motif
}

function paintHead(
  random: Random,
  recipe: Painted,
  inks: FlowerInks,
  radiusMm: number,
  strengths: Strengths = petalStrengths(inks),
): Motif {
  const head = createMotif()
  const start = random.between(0, TURN)
  // Heads of many rings nod: each ring sits farther up the cup than the one below it.
  const nod = recipe.rings > 1 ? random.between(0.04, 0.1) : 0
  for (let ring = 0; ring < recipe.rings; ring++) {
    const reach = radiusMm * (1 - ring * (recipe.rings > 3 ? 0.23 : 0.31))
    paintRing(head, random, strengths, recipe, { ring, reach, start, x: -radiusMm * nod * ring, paper: inks.ground })
  }
  if (recipe.wound) paintWound(head, random, inks, recipe.wound, radiusMm)
  const heart = createMotif()
  addPaintedHeart(heart, random, inks, recipe, radiusMm)
  putMotif(head, heart, { x: -radiusMm * nod * (recipe.rings - 1) })
  return head
}

type RingPlace = {
  readonly ring: number
  readonly reach: number
  readonly start: number
  readonly x: number
  readonly paper: number
}

/** One ring of petals, each over the one before it. */
function paintRing(motif: Motif, random: Random, strengths: Strengths, recipe: Painted, place: RingPlace): void {
  const { ring, reach, start, x, paper } = place
  const count = recipe.petals - ring
  const isNarrow = recipe.petals > 10
  const isFine = reach > FINE_MM
  const laid: Ring[] = []
  for (let index = 0; index < count; index++) {
    const turn = start + ring * 0.5 + (index / count) * TURN + random.between(-0.14, 0.14)
    const petal = shapePetal(random, {
      x,
      turn,
      lengthMm: reach * random.between(0.86, 1.08),
      widthMm: reach * recipe.width * random.between(0.88, 1.1),
      profile: recipe.profile,
      tip: recipe.tip,
      waves: 3,
      amplitude: 0.05,
      bend: random.between(-0.12, 0.12),
    })
    // Every other petal keeps a sliver of dry paper round it; the others run over their neighbours.
    const isParted = index % 2 > 0 && !isNarrow
    if (isParted && isFine) {
      const sliver = offsetRing(petal.ring, reach * 0.022)
      motif.layers.push({ ink: paper, ring: sliver, holes: [], isForm: true })
    }
    // Water runs into the heart, and sometimes out to a rim.
    const towards = turn + (random.next() < RIMWARD ? 0 : TURN / 2) + random.between(-0.5, 0.5)
    addWash(motif, random, strengths, petal.ring, isParted ? [] : isNarrow ? laid.slice(-1) : laid.slice(-2), towards)
    laid.push(petal.ring)
  }
}

/** A cup of petals wound into a heart, with dry paper between them; the paint is thicker towards the heart. */
function paintWound(motif: Motif, random: Random, inks: FlowerInks, count: number, radiusMm: number): void {
  const strengths = petalStrengths(inks)
  const thicker = (step: number): number => strengths[Math.min(step, strengths.length - 1)]
  const [lean, start] = [random.between(0, TURN), random.between(0, TURN)]
  addDetail(motif, thicker(1), blob(random, 0, 0, radiusMm * 0.64, 9, 0.08))
  windPetals(random, { radiusMm, lean, start, count }).forEach((petal, at) => {
    const { body, rim } = shapeWound(random, petal)
    addDetail(motif, inks.ground, offsetRing(body, radiusMm * 0.018))
    const isInner = at > count * 0.6
    addWash(motif, random, at % 3 === 1 ? strengths : [thicker(isInner ? 2 : 1), thicker(isInner ? 3 : 2)], body)
    if (radiusMm > FINE_MM && at % 2 === 0) addDetail(motif, isInner ? thicker(1) : strengths[0], rim)
  })
}

function addPaintedHeart(motif: Motif, random: Random, inks: FlowerInks, { heart }: Painted, radiusMm: number): void {
  if (heart === 'none') {
    for (let at = 0; at < 3; at++) {
      const [x, y] = polar(0, 0, radiusMm * 0.08, at * 2.1)
      addDetail(motif, inks.shade, blob(random, x, y, radiusMm * random.between(0.05, 0.1), 6, 0.3))
    }
    return
  }
  const size = radiusMm * (heart === 'stamens' ? 0.1 : 0.22)
  addDetail(motif, heart === 'dark' ? inks.deep : inks.heart, blob(random, 0, 0, size, 8, 0.16))
  const stamens = heart === 'disc' ? 7 : 13
  for (let at = 0; at < stamens; at++) {
    const [x, y] = polar(
      0,
      0,
      size * random.between(1.25, heart === 'stamens' ? 3.2 : 1.7),
      (at / stamens) * TURN + random.between(-0.2, 0.2),
    )
    addDetail(
      motif,
      heart === 'dark' ? inks.deep : heart === 'disc' ? inks.seed : inks.heart,
      blob(random, x, y, radiusMm * 0.034, 5, 0.2),
    )
  }
}

/** A bud on a stroke of stem. */
export function paintBud(random: Random, inks: FlowerInks, lengthMm: number): Motif {
  const motif = createMotif()
  const end = polar(0, 0, lengthMm * 0.66, random.between(-0.1, 0.1))
  addForm(
    motif,
    inks.leafDark,
    brushStroke([0, 0], [lengthMm * 0.35, lengthMm * 0.06], end, lengthMm * 0.012, lengthMm * 0.014),
    { plain: true },
  )
  const laid: Ring[] = []
  for (const turn of [-0.3, 0.28]) {
    const { ring } = shapePetal(random, {
      x: end[0],
      y: end[1],
      turn,
      lengthMm: lengthMm * 0.36,
      widthMm: lengthMm * 0.24,
      profile: 'oval',
      tip: 'round',
    })
    addWash(motif, random, petalStrengths(inks), ring, laid)
    laid.push(ring)
  }
  const place = placeKnot({ x: end[0], y: end[1], size: lengthMm * 0.13 })
  addForm(
    motif,
    inks.leaf,
    (
      [
        [-0.5, 0, 1],
        [0.1, 0.8],
        [1.1, 0.7, 1],
        [0.8, 0],
        [1.1, -0.7, 1],
        [0.1, -0.8],
      ] as const
    ).map(place),
    { plain: true },
  )
  const leaf = paintLeaf(random, inks, lengthMm * 0.42)
  putMotif(motif, leaf, { x: lengthMm * 0.22, y: 0, turn: random.sign() * 0.7 })
  return motif
}
