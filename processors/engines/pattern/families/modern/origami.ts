import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import { polar, polygon, star } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../kit/motif/motif.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import type { OrigamiFigure } from './origami-figures.ts'
import { origamiFigures } from './origami-figures.ts'

const REPEAT_MM = 320

type FigureName = keyof typeof origamiFigures
const figureNames = Object.keys(origamiFigures) as FigureName[]

export const origami: Family = {
  name: 'origami',
  summary:
    'folded paper figures in flat facets of three tones and the paper’s white back, tossed with small folded stars',
  words:
    'origami|folded paper|paper fold|paper folds|paper folding|origami crane|origami cranes|paper crane|paper cranes|paper boat|paper boats|senbazuru|tsuru|faceted animal|faceted animals|geometric animal|geometric animals|polygon animal|polygon animals|折り紙|折鶴|papierkranich|cocotte en papier|papiroflexia'.split(
      '|',
    ),
  kinds: {
    crane: 'origami crane|origami cranes|paper crane|paper cranes|senbazuru|折鶴|tsuru',
    boat: 'paper boat|paper boats|origami boat|origami boats',
    fox: 'origami fox|origami foxes|geometric fox|geometric foxes',
    butterfly: 'origami butterfly|origami butterflies',
    fish: 'origami fish|geometric fish',
    whale: 'origami whale|origami whales|geometric whale|geometric whales',
    swan: 'origami swan|origami swans|paper swan',
    bird: 'origami bird|origami birds|paper bird|paper birds|origami dove|origami doves',
    heart: 'origami heart|origami hearts|paper heart|paper hearts',
    windmill: 'origami windmill|paper windmill|paper windmills',
  },
  motifs: ['paper crane'],
  coverage: { low: 0.14, medium: 0.25, high: 0.36 },
  inks: { least: 2, natural: 6 },
  moods: ['scandinavian', 'nursery', 'midcentury', 'indigo', 'blush'],
  ground: 'light',
  motifMm: 60,
  tinyMm: 14,
  repeatMm: REPEAT_MM,
  orientation: 'one-way',
  layouts: ['toss', 'block'],
  compose: composeOrigami,
  draw: drawOrigami,
}

const LEAN = 0.45

function drawOrigami(plan: Plan): Cloth {
  const { cast, scale } = plan
  const random = plan.random.fork('paper')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const toss = createToss(random, cloth)
  const rich = plan.coverage / 0.25
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / scale ** 2
  const most = (count: number): number => Math.max(1, Math.round(count * area))
  const gapMm = 1.8 * scale
  const swell = Math.min(1.34, 1.14 * rich ** 0.45)
  const sizes = [
    { radiusMm: 36 * scale, most: most(15), gapMm, spread: 0.1 },
    { radiusMm: 22 * scale, most: most(14), gapMm },
    { radiusMm: 8 * scale, most: most(40), gapMm: gapMm * 1.3 },
  ]
  const names = figuresOf(plan, random)
  for (const { x, y, radius, tier, at } of packByFullness(random, cloth, sizes, rich)) {
    const own = random.fork(`sheet ${at}`)
    const size = radius * swell
    const turn = plan.orientation === 'four-way' ? own.between(0, TURN) : own.between(-LEAN, LEAN)
    const motif =
      tier === 2
        ? foldedStar(plan, size, at)
        : fold(plan, origamiFigures[names[at % names.length]], size, Math.floor(at / names.length) + at)
    toss.place(motif, { x, y, turn, flip: 1 })
  }
  return cloth
}

/** The figures that are named, else four of all, of beasts where beasts are asked for. */
function figuresOf({ motifs, styles }: Plan, random: Random): FigureName[] {
  const words = [...motifs, ...styles]
  const named = words.flatMap((word) => figureNames.find((name) => name === word) ?? [])
  if (named.length > 0) return [...new Set(named)]
  const isOfBeasts = words.some((word) => /animal|beast|creature/.test(word))
  const unasked = figureNames.filter(
    (name) => name !== 'heart' && (!isOfBeasts || !['boat', 'windmill'].includes(name)),
  )
  return random.shuffle(unasked).slice(0, 4)
}

/** Of a placement print, as shares of the short side: half the length of its figure, the ring of stars round it, and their halves by turns. */
const PRINT = { figure: 0.3, ring: 0.4, stars: [0.034, 0.02, 0.026, 0.02] } as const
/** Stars of the ring. */
const STARS = 16

/** A placement print: one figure, large, in a ring of folded stars. */
function composeOrigami(plan: Plan): Cloth {
  const { widthMm, heightMm, scale } = plan
  const cloth = createCloth(widthMm, heightMm, plan.cast.ground, { wraps: false })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const short = Math.min(widthMm, heightMm) * clamp(scale, 0.7, 1.1)
  const [lead] = figuresOf(plan, plan.random.fork('paper'))
  for (let at = 0; at < STARS; at++) {
    const [x, y] = polar(widthMm / 2, heightMm / 2, PRINT.ring * short, (TURN * (at + 0.5)) / STARS)
    toss.place(foldedStar(plan, PRINT.stars[at % PRINT.stars.length] * short, at), { x, y, turn: 0, flip: 1 })
  }
  const figure = fold(plan, origamiFigures[lead], PRINT.figure * short, 0)
  const { left, right, top, bottom } = boxOf(figure.layers.map(({ ring }) => ring))
  toss.place(figure, { x: (widthMm - left - right) / 2, y: (heightMm - top - bottom) / 2 })
  return cloth
}

/** Facets drawn a little apart, so that folds show even between faces of one ink. */
function fold(plan: Plan, figure: OrigamiFigure, size: number, order: number): Motif {
  const motif = createMotif()
  const tones = tonesOf(plan, order)
  const side = order % 2 ? -1 : 1
  const gap = Math.max(0.2, size * 0.014)
  for (const { tone, points } of figure)
    addForm(
      motif,
      tones[tone],
      polygon(
        shrink(
          points.map(([x, y]): Point => [x * size * side, y * size]),
          gap,
        ),
      ),
    )
  return motif
}

/** Tones of a sheet: its colour, the two inks nearest to it as lit and shaded folds, and the back of the paper, the palest ink that is not the ground. */
function tonesOf({ cast }: Plan, order: number): readonly [number, number, number, number] {
  const { inks, figures, byLightness, ground } = cast
  const back = byLightness.toReversed().find((ink) => ink !== ground) ?? cast.main
  const papers = figures.length > 2 ? figures.filter((ink) => ink !== back) : figures
  const lead = papers[order % papers.length]
  const near = chainInks(cast, lead).filter((ink) => papers.includes(ink))
  const folds = [lead, near[0] ?? lead].toSorted((one, other) => inks[other].lightness - inks[one].lightness)
  return [folds[0], folds[1], near[1] ?? folds[1], lead === back ? (near[0] ?? lead) : back]
}

/** Draws each corner towards the middle by about the same way. */
function shrink(points: readonly Point[], gap: number): Point[] {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
  return points.map(([x, y]): Point => {
    const far = Math.hypot(x - middle[0], y - middle[1]) || 1
    const share = Math.max(0.4, 1 - (gap * 1.5) / far)
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]
  })
}

/** A four-pointed star folded along its rays, one half of each ray in shade. */
function foldedStar(plan: Plan, size: number, order: number): Motif {
  const motif = createMotif()
  const [lit, turned] = tonesOf(plan, order)
  const outline: Ring = star(0, 0, size * 0.66, size * 0.25, 4)
  addForm(motif, lit, outline)
  for (let ray = 0; ray < 4; ray++) {
    const [tip, valley] = [outline[ray * 2], outline[ray * 2 + 1]]
    addForm(
      motif,
      turned,
      polygon([
        [0, 0],
        [tip[0], tip[1]],
        [valley[0], valley[1]],
      ]),
      { plain: true },
    )
  }
  return motif
}
