import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polygon, star } from '../../kit/line/outline.ts'
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
  const named = [...plan.motifs, ...plan.styles].flatMap((word) => figureNames.find((name) => name === word) ?? [])
  const isOfBeasts = [...plan.styles, ...plan.motifs].some((word) => /animal|beast|creature/.test(word))
  const unasked = figureNames.filter(
    (name) => name !== 'heart' && (!isOfBeasts || !['boat', 'windmill'].includes(name)),
  )
  const names = named.length > 0 ? [...new Set(named)] : random.shuffle(unasked).slice(0, 4)
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
