import { hueDistance, isGreen } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { pointsOfCubic } from '../../kit/line/bezier.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { flowerColour } from '../../palette/nature/flower-colours.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawTrumpetHalf, drawTulipHalf } from './nouveau-cups.ts'
import { drawIrisHalf } from './nouveau-iris.ts'
import type { NouveauForm, NouveauInks, PlantHalf } from './nouveau-lily.ts'
import { drawBud, drawLilyHalf, putDetail, putOutlined } from './nouveau-lily.ts'
import { drawLotusHalf } from './nouveau-lotus.ts'
import { drawPoppyHalf } from './nouveau-poppy.ts'
import { drawRayHalf, drawRoseHalf } from './nouveau-rounds.ts'

const CELL_MM = { wide: 160, tall: 160 } as const
/** Half a plant against half a cell: plants of neighbouring columns just reach into each other. */
const REACH = 0.8

/** The school whose flower is the rose. */
const GLASGOW = 'glasgow'

type DrawHalf = (cloth: Cloth, half: PlantHalf) => void

/** Flowers of the time by the hand that draws them. */
const flowers: Readonly<Record<string, DrawHalf>> = {
  ...handOf(drawLilyHalf, 'orchid'),
  ...handOf(drawTrumpetHalf, 'lily|amaryllis'),
  ...handOf(drawTulipHalf, 'tulip|crocus|magnolia'),
  ...handOf(drawLotusHalf, 'lotus|water lily'),
  ...handOf(drawIrisHalf, 'iris'),
  ...handOf(drawPoppyHalf, 'poppy|anemone|peony|hibiscus|nasturtium|pansy|cyclamen'),
  ...handOf(drawRoseHalf, 'rose|camellia|ranunculus'),
  ...handOf(drawRayHalf, 'sunflower|daisy|chrysanthemum|dahlia|aster'),
}

function handOf(draw: DrawHalf, nouns: string): Record<string, DrawHalf> {
  return Object.fromEntries(nouns.split('|').map((noun) => [noun, draw]))
}

export const artNouveau: Family = {
  name: 'art-nouveau',
  summary:
    'whiplash stems that rise as mirror images, cross and curl back to a flower, with strap leaves and a bud within; half-drop',
  words:
    'art nouveau|art-nouveau|jugendstil|secession|secessionist|whiplash|whiplash curve|whiplash curves|mucha|mucha style|modern style 1900|belle epoque|belle époque|fin de siècle|modernisme|modernismo|stile liberty|italian liberty|アールヌーヴォー|アール・ヌーヴォー|1900s'.split(
      '|',
    ),
  kinds: {
    [GLASGOW]:
      'rennie mackintosh|charles rennie mackintosh|mackintosh rose|mackintosh roses|glasgow rose|glasgow roses|glasgow school|glasgow style',
  },
  motifs: Object.keys(flowers),
  coverage: { low: 0.25, medium: 0.34, high: 0.46 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['morris', 'deco', 'heritage', 'autumn'],
  ground: 'dark',
  motifMm: 160,
  repeatMm: 320,
  orientation: 'one-way',
  layouts: ['half-drop', 'ogee'],
  draw: drawArtNouveau,
}

function drawArtNouveau(plan: Plan): Cloth {
  const random = plan.random.fork('whiplash')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const size = plan.scale
  const cells = fitCellPair(plan, { wideMm: CELL_MM.wide * size, tallMm: CELL_MM.tall * size })
  const inks = nouveauInks(plan)
  const form = chooseForm(random, plan)
  // Leaves of all plants first, then stems, then flowers: plants overlap all round the torus, so none may come first.
  const drawFlowerHalf = flowers[plan.motifs[0] ?? (asksFor(plan, GLASGOW) ? 'rose' : '')] ?? drawLilyHalf
  for (const drawPart of [drawLeafHalf, drawSprigHalf, drawStemHalf, drawFlowerHalf])
    for (let row = 0; row < cells.rows; row++)
      for (let column = 0; column < cells.columns; column++)
        for (const half of [0, 0.5])
          for (const side of [1, -1] as const) {
            const place = ([x, y, corner]: Knot): Knot => [
              (column + half + 0.25 + (side * x * REACH) / 2) * cells.wideMm,
              (row + half + 0.5 + y / 2) * cells.tallMm,
              corner,
            ]
            drawPart(cloth, { inks, form, place, unitMm: (cells.wideMm * REACH) / 2, side })
          }
  return cloth
}

function nouveauInks({ cast, motifs }: Plan): NouveauInks {
  const { ground, main, second, accent, line, soft, figures } = cast
  const green = figures.find((ink) => isGreen(cast.inks[ink]))
  if (figures.length < 3) return fewInks(cast, green)
  const leaf = green ?? (soft === ground ? second : soft)
  const petal = flowerInk(cast, motifs, leaf) ?? [main, accent, second].find((ink) => ink !== leaf) ?? main
  const [keyline, stem] = cast.isDark ? [ground, line] : [line, leaf]
  // What is left gives the heart its colour and the petals their light.
  const rest = figures.filter((ink) => ink !== leaf && ink !== petal)
  const unused = rest.filter((ink) => ink !== keyline && ink !== stem)
  const free = unused.length > 0 ? unused : rest
  const heart = most(free, (ink) => cast.inks[ink].chroma) ?? line
  const others = free.filter((ink) => ink !== heart)
  const shade = most(others, (ink) => lightnessStep(cast, ink, petal)) ?? heart
  return { keyline, stem, leaf, shade, petal, heart }
}

/** Flowers in one ink and, where the other is a green, leaves in that. */
function fewInks({ ground, main, line, figures }: Plan['cast'], green: number | undefined): NouveauInks {
  const petal = figures.find((ink) => ink !== green) ?? main
  const leaf = green ?? main
  const other = figures.find((ink) => ink !== petal && ink !== leaf)
  return { keyline: ground, stem: line, leaf, shade: other ?? ground, petal, heart: other ?? ground }
}

function most(inks: readonly number[], value: (ink: number) => number): number | undefined {
  return inks.toSorted((one, other) => value(other) - value(one))[0]
}

/** An ink of the hue that the flower asked for has by nature: irises are violet where there is a violet. */
function flowerInk({ inks, figures }: Plan['cast'], [noun]: readonly string[], leaf: number): number | undefined {
  const nature = flowerColour(noun ?? '')
  if (!nature || nature.chroma < COLOURED) return undefined
  const far = (ink: number): number => hueDistance(inks[ink], nature)
  const [nearest] = figures
    .filter((ink) => ink !== leaf && inks[ink].chroma > COLOURED)
    .toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < HUE_NEAR ? nearest : undefined
}

const COLOURED = 0.04
const HUE_NEAR = 0.6

function chooseForm(random: Random, plan: Plan): NouveauForm {
  return {
    swing: random.between(0.72, 0.95),
    curl: random.between(0.5, 0.9),
    petals: random.pick([3, 5]),
    hasBud: random.chance(0.6),
    weight: Math.sqrt(plan.coverage / 0.34),
  }
}

/** A stroke of a plant: half widths in units of half a cell. */
function stroke(cloth: Cloth, half: PlantHalf, ink: number, curve: Curve, width: (t: number) => number): void {
  const line = ribbon(curve, (t) => width(t) * half.form.weight)
  putOutlined(cloth, half, ink, line)
}

/** A strap leaf leaves the foot at (0, 1), bows out and folds its tip over. Cells run from -1 to 1; the other half is mirrored. */
function drawLeafHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks, form } = half
  const { swing, weight } = form
  const strap = pointsOfCubic([0.02, 0.98], [0.24, 0.3], [swing * 0.9, 0.52], [swing * 0.86, 0.02], 12)
  stroke(cloth, half, inks.leaf, strap, (t) => 0.012 + 0.085 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.05)))
  putDetail(
    cloth,
    half,
    inks.shade,
    ribbon(strap, (t) => (0.004 + 0.022 * Math.sin(Math.PI * t)) * weight),
  )
  const fold = pointsOfCubic([swing * 0.86, 0.06], [swing * 0.84, -0.16], [swing * 0.6, -0.12], [swing * 0.62, 0.08], 8)
  stroke(cloth, half, inks.shade, fold, (t) => 0.05 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75)))
}

/** A bud on a stem of its own, between two leaves, in the ground that the whiplashes enclose; beads rise from it. */
function drawSprigHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks, form, side } = half
  const wide = form.swing * 0.34
  const leaf = pointsOfCubic([0.01, 0.8], [0.05, 0.5], [wide, 0.52], [wide * 0.96, 0.16], 10)
  stroke(cloth, half, inks.leaf, leaf, (t) => 0.01 + 0.05 * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04)))
  const curl = pointsOfCubic([0.01, 0.62], [0.03, 0.34], [wide * 0.72, 0.24], [wide * 0.5, -0.02], 10)
  stroke(cloth, half, inks.stem, curl, (t) => 0.018 - 0.01 * t)
  const [x, y] = curl[curl.length - 1]
  putOutlined(cloth, half, inks.heart, circle(x, y, 0.03, 8))
  if (side === 1) return
  const rise = pointsOfCubic([0, 0.98], [0, 0.7], [0, 0.5], [0, 0.2], 8)
  stroke(cloth, half, inks.stem, rise, (t) => 0.022 - 0.008 * t)
  drawBud(cloth, half, [0, 0.1])
  for (const [lift, reach] of [
    [-0.26, 0.03],
    [-0.35, 0.022],
  ] as const)
    putOutlined(cloth, half, inks.heart, circle(0, lift, reach, 8))
}

/** The whiplash: out of the foot, wide to the side, back over the axis to the flower; a tendril leaves it for its own curl. */
function drawStemHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks, form } = half
  const { swing } = form
  const far = swing * 0.72
  const curlReach = 0.2 + 0.12 * form.curl
  const tendril = [
    ...pointsOfCubic([swing * 0.56, 0.08], [swing, -0.28], [swing * 1.02, -0.62], [far, -0.66], 12),
    ...pointsOfCubic([far, -0.66], [far - curlReach, -0.68], [far - curlReach, -0.4], [far - 0.06, -0.46], 10).slice(1),
  ]
  stroke(cloth, half, inks.stem, tendril, (t) => 0.022 - 0.014 * t)
  const [x, y] = tendril[tendril.length - 1]
  putOutlined(cloth, half, inks.heart, circle(x, y, 0.045, 8))
  const lash = [
    ...pointsOfCubic([0, 1], [0.1, 0.55], [swing * 0.62, 0.62], [swing * 0.6, 0.18], 12),
    ...pointsOfCubic([swing * 0.6, 0.18], [swing * 0.58, -0.24], [0.16, -0.2], [0.14, -0.5], 12).slice(1),
  ]
  stroke(cloth, half, inks.stem, lash, (t) => 0.03 - 0.014 * t)
  if (form.hasBud) drawBud(cloth, half, [swing * 0.93, -0.4])
}
