import { isGreen } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Family, Plan } from '../family.ts'
import type { BloomInks } from './bloom-parts.ts'
import { drawBloom } from './heritage-blooms.ts'
import type { IznikInks } from './iznik-flowers.ts'
import { drawHyacinth, drawIznikTulip, drawSazLeaf, drawSprayRosette } from './iznik-flowers.ts'
import type { Bloom } from './named-bloom.ts'
import { chooseBlooms } from './named-bloom.ts'
import { fitOgeeNet, ovalsOf } from './ogee-net.ts'

const CELL_MM = 107
const RATIO = 1.45

export const iznik: Family = {
  name: 'iznik',
  summary:
    'sprays of the potters of Iznik in half-drop: carnations and palmettes between tulips and hyacinths, embraced by long saz leaves',
  words:
    'iznik|iznik floral|iznik pattern|iznik pottery|iznik ceramic|iznik ceramics|iznik panel|ottoman floral|ottoman tulip|ottoman tile|ottoman garden|turkish floral|turkish tulip|turkish ceramic|turkish ceramics|turkish pottery|saz|saz leaf|saz leaves|saz style|çini|kütahya|de morgan|william de morgan'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.4, medium: 0.5, high: 0.6 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['iznik'],
  ground: 'light',
  motifMm: 90,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['half-drop', 'block'],
  draw: drawIznik,
}

/** What one place of the half-drop is drawn from. Places in it are told in shares of its width and height from its middle. */
type Spray = {
  readonly inks: IznikInks
  readonly wide: number
  readonly tall: number
  /** Size of flowers: the width, or less where the place is squat. */
  readonly size: number
  readonly beside: Beside
  readonly isOther: boolean
}

/** What looks outwards to both sides of the hero. */
const besides = ['tulip', 'carnation', 'hyacinth'] as const
type Beside = (typeof besides)[number]

function drawIznik(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('iznik')
  const net = fitOgeeNet(plan, CELL_MM, RATIO)
  const heroes = chooseBlooms(plan, random.shuffle(['carnation', 'palmette', 'pomegranate'] as const).slice(0, 2))
  // Tulips are never missing: they are what the sultans grew.
  const sides = random.shuffle(['tulip', random.pick(besides)] as const)
  const inks = mixInks(plan)
  const size = Math.min(net.wide, net.tall / RATIO)
  const sprays = [false, true].map((isOther, at) =>
    drawSpray({ inks, ...net, size, beside: sides[at], isOther }, heroes[at % heroes.length]),
  )
  for (const { x, y, isOther } of ovalsOf(net))
    for (const { ink, ring, holes } of placeMotif(sprays[isOther ? 1 : 0], { x, y }).layers)
      paint(cloth, ink, ring, holes)
  return cloth
}

/** The black or cobalt of the drawing, the red that stands in relief, green leaves, and blues that share the rest. */
function mixInks({ cast }: Plan): IznikInks {
  const { inks, ground, figures, line, isDark } = cast
  // Pots are outlined in the darkest colour; on a dark slip, or in few colours, white gaps part the forms instead.
  const key = figures.length > 2 && !isDark ? line : ground
  const others = figures.filter((ink) => ink !== key)
  const leaf = others.find((ink) => isGreen(inks[ink])) ?? others[1 % others.length]
  const petals = others.filter((ink) => ink !== leaf || others.length === 1)
  const warmth = (ink: number): number => inks[ink].chroma * Math.cos(inks[ink].hue - WARM_HUE)
  const [petal, ...rest] = petals.toSorted((one, other) => warmth(other) - warmth(one))
  const [light = petal, band = light, ...spare] = rest
  return { key, ground, petal, leaf, band, light, spare, dark: key === ground ? petal : key }
}

/** Bole red in OKLCH, in radians. */
const WARM_HUE = 0.6

function drawSpray(spray: Spray, hero: Bloom): Motif {
  const { inks, tall, size, isOther } = spray
  const motif = createMotif()
  for (const side of [1, -1] as const) addSide(motif, spray, side)
  addStem(motif, inks, [
    [0, tall * 0.4],
    [0, tall * 0.1],
    [0, -tall * 0.06],
  ])
  addFoot(motif, inks, tall * 0.4, size)
  putMotif(motif, drawSprayRosette(inks, size * 0.07, isOther), { y: tall * 0.1 })
  putMotif(motif, hero(partsOf(spray), tall * 0.32, isOther ? 1 : 0), { y: -tall * 0.17 })
  putMotif(motif, drawSprayRosette(inks, size * 0.036, !isOther), { y: -tall * 0.4 })
  return motif
}

/** The glazes of a bloom; those of every second spray are dealt the other way. */
function partsOf({ inks, isOther }: Spray): BloomInks {
  const [body, inner] = isOther ? [inks.light, inks.petal] : [inks.petal, inks.light]
  return { body, inner, heart: inks.band, leaf: inks.leaf, detail: inks.key }
}

/** What grows to one side: the saz leaf that embraces the spray, and a flower that looks outwards. */
function addSide(motif: Motif, spray: Spray, side: 1 | -1): void {
  const { inks, wide, tall, size } = spray
  const at = (x: number, y: number): Point => [side * x * wide, y * tall]
  addStem(motif, inks, [at(0, 0.38), at(0.07, 0.28), at(0.16, 0.19), at(0.2, 0.09)])
  const rib = curveThrough([at(0.02, 0.41), at(0.15, 0.29), at(0.31, 0.17), at(0.41, 0.01), at(0.34, -0.15)], 5)
  putMotif(motif, drawSazLeaf(inks, rib, size * 0.075, side))
  const [x, y] = at(0.205, 0.0)
  putMotif(motif, drawBeside(spray), { x, y, turn: side * 0.2 })
}

function drawBeside(spray: Spray): Motif {
  const { inks, size, beside, isOther } = spray
  if (beside === 'carnation') return drawBloom('carnation', partsOf({ ...spray, isOther: !isOther }), size * 0.27)
  if (beside === 'hyacinth') return placeMotif(drawHyacinth(inks, size * 0.34), { y: size * 0.16 })
  return drawIznikTulip(isOther ? { ...inks, petal: inks.dark, light: inks.petal } : inks, size * 0.32)
}

function addStem(motif: Motif, { leaf, key, ground }: IznikInks, through: readonly Point[]): void {
  const curve = curveThrough(through, 5)
  if (key !== ground)
    addForm(
      motif,
      key,
      ribbon(curve, () => STEM_MM + KEYLINE_MM),
    )
  addForm(
    motif,
    leaf,
    ribbon(curve, () => STEM_MM),
  )
}

/** Half the width of a stem, and of the line about it. */
const [STEM_MM, KEYLINE_MM] = [0.65, 0.35]

/** The tuft of blades that every spray springs from. */
function addFoot(motif: Motif, inks: IznikInks, y: number, size: number): void {
  for (const step of [2, -2, 1, -1, 0]) {
    const turn = -TURN / 4 + step * 0.42
    const reach = size * (0.13 - 0.02 * Math.abs(step))
    addForm(motif, inks.key, ornamentPetal(0, y, turn, -size * 0.008, reach * 1.07, size * 0.022))
    addForm(motif, inks.leaf, ornamentPetal(0, y, turn, 0, reach, size * 0.016))
  }
}
