import { inkFromHex } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { IN_ROWS } from '../modern/modern-rows.ts'
import { asksForLine, asksForWatercolour } from '../techniques/line-or-wash.ts'
import { flowersAsked } from './asked-plants.ts'
import { drawBotanicalLine } from './botanical-line.ts'
import type { FlowerInks, FlowerPalette } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { drawFlowerRows } from './flower-rows.ts'
import { flowerInksFor, flowerNouns, isSpike, ownInksFor } from './flowers/bloom-table.ts'
import { tellInks } from './flowers/told-inks.ts'
import { drawFromHem } from './from-hem.ts'
import { hasGuests, tossGuests } from './guests/toss-guests.ts'
import { drawGrass } from './leaves/fronds.ts'
import { drawLeafage, isLeaf } from './leaves/leaf-table.ts'
import { composeCroquis } from './plants/croquis.ts'
import { growPlant } from './plants/plant.ts'
import { FROM_HEM } from './stands-on-hem.ts'
import { growWashed } from './watercolour/wash-plant.ts'
import { chooseFlowers, growWild } from './wild-plants.ts'

const REPEAT_MM = 320
const STEM_MM = 104

export const meadow: Family = {
  name: 'meadow',
  summary: 'wildflowers, grasses and seed heads rising one way in three depths, the quiet ones behind',
  words:
    'wildflower|wildflowers|wildflower meadow|wild flower|wild flowers|meadow|flower meadow|flower field|field of flowers|prairie flowers|cottage garden|cottage border|garden border|flower border|herbaceous border|english garden|wildblumen|wiesenblumen|blumenwiese|wiese|fleurs des champs|fleurs sauvages|flores silvestres|fiori di campo|flores do campo|野花|herbarium meadow'.split(
      '|',
    ),
  kinds: {
    grasses:
      'grasses|wild grasses|wild grass|ornamental grasses|ornamental grass|dried grasses|dried grass|tall grass|tall grasses|pampas|pampas grass|dune grass|dune grasses|gräser|graminées|gramíneas|erbe selvatiche',
  },
  // Straw, olive and hay, whatever the meadow's flowers would be.
  colourway: ({ styles, details }) => ([details.kind, ...styles].includes('grasses') ? hay('#f3ecdd') : undefined),
  colourwayAround: (hex, { styles }) => (styles.includes('grasses') && isPale(hex) ? hay(hex) : undefined),
  motifs: ['grass', 'wheat', 'reed', ...flowerNouns],
  coverage: { low: 0.28, medium: 0.46, high: 0.56 },
  inks: { least: 3, natural: 8, needsTones: true, isDiluted: asksForWatercolour },
  moods: ['heritage', 'scandinavian', 'moody', 'blush', 'mediterranean'],
  ground: 'light',
  motifMm: 104,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  orientation: 'one-way',
  isLayered: true,
  draw: drawMeadow,
  compose: composeMeadow,
}

function hay(ground: string): Colourway {
  return { inks: [ground, '#b59a5c', '#7f8152', '#d3bd86', '#58613f', '#9c7f50'], ground: 0 }
}

function isPale(hex: string): boolean {
  return (inkFromHex(hex)?.lightness ?? 0) > 0.8
}

const UP = -Math.PI / 2
/** What flies among the flowers, in shares of a stem: half of a hero elsewhere. */
const GUEST_SHARE = 0.2

/** Thin stems cover less than their silhouettes on the field, so the aim lies higher than what is asked. */
const AIM = 1.18

function drawMeadow(asked: Plan): Cloth {
  if (asksForLine(asked)) return drawBotanicalLine(asked)
  if (asked.styles.includes(IN_ROWS)) return drawFlowerRows(asked)
  if (asked.styles.includes(FROM_HEM)) return drawFromHem(asked)
  const plan = { ...asked, coverage: asked.coverage * AIM }
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const palette = mixMeadowPalette(plan)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const stemMm = STEM_MM * plan.scale
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2
  const flowers = chooseFlowers(plan)
  const isOfOne = flowersAsked(plan).length === 1
  const grow = asksForWatercolour(plan) ? growWashed : growPlant
  const density = Math.max(0.45, Math.min(2, (plan.coverage / 0.46) ** 2))
  growGrasses(plan, cloth, toss, palette, stemMm, Math.round(22 * area * density))
  const random = plan.random.fork('flowers')
  const count = Math.max(3, Math.round((hasGuests(plan, palette) ? 17 : 24) * area * density))
  const places = scatterPoints(random, cloth, count, { rowAversion: 0.6 })
  // Whatever stands lower on the cloth stands nearer.
  const ordered = places.toSorted((one, other) => one[1] - other[1])
  ordered.forEach(([x, y], index) => {
    const noun = flowers[index % flowers.length]
    const inksFor = isOfOne && index % 4 < 3 ? ownInksFor : flowerInksFor
    const inks = inksFor(palette, noun, Math.floor(index / flowers.length) + index)
    const lengthMm = stemMm * random.between(0.78, 1.16) * (index % 3 === 0 ? 0.8 : 1)
    const plant = growWild(random, noun, inks, lengthMm, grow)
    toss.place(wobbleMotif(plant, random, lengthMm, 0.01), {
      x,
      y: y + lengthMm * 0.45,
      turn: UP + random.between(-0.16, 0.16),
      flip: random.sign(),
    })
  })
  tossGuests({ plan, palette, toss, heroMm: stemMm * GUEST_SHARE, gapMm: plan.scale, area })
  fillGaps({ plan, toss, palette, stemMm, grow }, flowers, area)
  return cloth
}

/** Behind painted flowers, and wherever the quiet ink is a petal's, stand the thinnest greens: pink blades would be stains. */
function mixMeadowPalette(plan: Plan): FlowerPalette {
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const { chroma, hue } = plan.cast.inks[palette.whisper]
  const isPetal = chroma > PETAL_CHROMA && (hue < HAY_FROM || hue > LEAVES_TO)
  const isGreen = asksForWatercolour(plan) || isPetal
  return isGreen ? { ...palette, whisper: palette.leaves.at(-1) ?? palette.whisper } : palette
}

/** In OKLCH: what is a colour, and the hues in radians from hay to leaves. */
const [PETAL_CHROMA, HAY_FROM, LEAVES_TO] = [0.035, 1.1, 2.9]

/** The farthest depth: grasses and seed heads in the quiet inks, close together. */
function growGrasses(
  plan: Plan,
  cloth: Cloth,
  toss: Toss,
  palette: FlowerPalette,
  stemMm: number,
  count: number,
): void {
  const random = plan.random.fork('grasses')
  const quiet: FlowerInks = {
    ...palette.schemes[0],
    leaf: palette.whisper,
    leafDark: palette.whisper,
    leafLight: palette.whisper,
    body: palette.whisper,
    light: palette.whisper,
    heart: palette.whisper,
    shade: palette.whisper,
  }
  scatterPoints(random, cloth, Math.max(2, count)).forEach(([x, y], index) => {
    const lengthMm = stemMm * random.between(0.7, 1.05)
    const plant =
      index % 3 === 2
        ? growPlant(random, 'wheat', quiet, { lengthMm })
        : drawGrass(random, index % 3 ? quiet : flowerInksAt(palette, index), lengthMm * 0.9)
    toss.place(plant, { x, y: y + lengthMm * 0.45, turn: UP + random.between(-0.12, 0.12), flip: random.sign() })
  })
}

type Field = {
  readonly plan: Plan
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly stemMm: number
  readonly grow: typeof growPlant
}

/** The nearest depth: short plants and blades wherever the ground is still bare. */
function fillGaps({ plan, toss, palette, stemMm, grow }: Field, flowers: readonly string[], area: number): void {
  const random = plan.random.fork('gaps')
  const turnAt = (): number => UP + random.between(-0.25, 0.25)
  const small = flowers.filter((noun) => !isSpike(noun) && !isLeaf(noun)).concat('blossom')
  for (let at = 0; at < Math.min(420, 46 * area * Math.max(1, (plan.coverage / 0.46) ** 5)); at++) {
    if (toss.field.coverage() > plan.coverage * 1.12) return
    const noun = at % 3 === 2 ? 'fern' : random.pick(small)
    const lengthMm = stemMm * random.between(0.22, 0.4)
    const plant =
      at % 3 === 2
        ? drawLeafage(random, 'twig', flowerInksAt(palette, at), lengthMm * 0.8)
        : grow(random, noun, flowerInksFor(palette, noun, at), { lengthMm, head: 0.2 })
    toss.fit([plant], { gapMm: plan.scale * Math.max(0.3, 3.4 - 5 * plan.coverage), tries: 110, turnAt })
  }
}

/** A sheaf of the same flowers, loosely gathered. */
function composeMeadow(plan: Plan): Cloth {
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const flowers = chooseFlowers(plan)
  const grow = asksForWatercolour(plan) ? growWashed : growPlant
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) =>
      paint(
        cloth,
        palette.foliage.leafDark,
        ribbon(curve, (t) => Math.max(0.3, half(t) * 0.6)),
      ),
    drawBloom: (random, index, radiusMm) => {
      const noun = flowers[index % flowers.length]
      return grow(random, noun, flowerInksFor(palette, noun, index), {
        lengthMm: radiusMm * 2.3,
        head: isSpike(noun) ? undefined : 0.3,
      })
    },
    drawLeaf: (random, index, lengthMm) =>
      drawLeafage(random, index % 2 ? 'grass' : 'twig', flowerInksAt(palette, index), lengthMm),
    drawSprig: (random, index, lengthMm) => {
      const noun = flowers[(index + 2) % flowers.length]
      return growWild(random, noun, flowerInksFor(palette, noun, index), lengthMm, grow)
    },
  })
}
