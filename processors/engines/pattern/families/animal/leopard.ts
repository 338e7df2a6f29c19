import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { PackedCircle, PackTier } from '../../kit/place/pack-circles.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { dab } from './dab.ts'
import { furForm, furPatch, furStrokes } from './fur-rosette.ts'

const REPEAT_MM = 160
/** Limit on the number of large spots in a repeat, because of the file size. */
const SPOTS_MOST = 10_000

export const leopard: Family = {
  name: 'leopard',
  summary:
    'rosettes of two to four blunt strokes round a heart of another tone, their sizes flowing, small solid spots between',
  words: [
    'leopard',
    'leopard print',
    'leopard spot',
    'leopard skin',
    'snow leopard',
    'snow leopard print',
    'snow leopard skin',
    'snow leopard spot',
    'snow leopard fur',
    'animal print',
    'leopardo',
    'léopard',
    'leopardenmuster',
    'ocelot',
    'animalier',
    '豹柄',
    '🐆',
  ],
  kinds: {
    cheetah: 'cheetah|cheetah print|cheetah skin|cheetah fur|cheetah spot|gepard|guépard',
    jaguar: 'jaguar|jaguar print|jaguar skin|jaguar fur|jaguar spot',
  },
  colourway: ({ styles }) =>
    styles.some((style) => style.startsWith('snow leopard'))
      ? { inks: ['#eceae5', '#2b2a2c', '#a9a59e'], ground: 0 }
      : undefined,
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.6 },
  inks: { least: 2, natural: 3, leads: 'line' },
  moods: ['savanna'],
  ground: 'light',
  motifMm: 17,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawLeopard,
}

const kinds = ['rosettes', 'cheetah', 'jaguar'] as const
type Kind = (typeof kinds)[number]

function drawLeopard(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('leopard')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = nameKind(plan)
  // Without a second ink for the centres the dabs alone must reach the coverage.
  const fullness = Math.sqrt(plan.coverage / 0.46) * (cast.figures.length === 1 ? 1.35 : 1)
  // A low-frequency flow varies the size: larger spots along the back, smaller ones along the flanks.
  const flow = createNoise(`${random.next()}`, 2, 3)
  const lie = createNoise(`${random.next()}`, 2, 2)
  const spots = packCircles(random, cloth, tiersOf(plan, kind)).map((spot) => swellSpot(spot, flow, cloth))
  const marks = markInk(cast)
  const others = cast.figures.filter((ink) => ink !== marks)
  // A named spot colour fills three of four rosette centres; other inks fill the rest.
  const bright = plan.details.accent === undefined ? undefined : others.find((ink) => ink === cast.accent)
  const hearts = bright === undefined ? others : [bright, bright, bright, ...others.filter((ink) => ink !== bright)]
  spots.forEach((spot, index) => {
    const lean = random.between(-0.4, 0.4) + 0.9 * lie(spot.x / cloth.widthMm, spot.y / cloth.heightMm)
    const form = furForm(random, spot.radius * Math.min(1.34, 1.2 * (0.8 + 0.2 * fullness)), lean)
    const heart = hearts[index % Math.max(1, hearts.length)]
    const isSolid = kind === 'cheetah' || spot.tier === 2 || (spot.tier === 1 && random.chance(0.16))
    if (isSolid) {
      // A cheetah's spot lies on a darker patch of fur.
      if (kind === 'cheetah' && heart !== undefined)
        paint(cloth, heart, dab(random, spot, spot.radius * 1.05 * fullness, lean))
      const share = kind === 'cheetah' ? 0.72 : 0.8
      if (kind === 'cheetah') paint(cloth, marks, dab(random, spot, spot.radius * share * fullness, lean))
      else paint(cloth, marks, furPatch(spot, form, Math.min(1.1, share * fullness)))
      return
    }
    if (heart !== undefined) paint(cloth, heart, furPatch(spot, form, 0.72))
    // A jaguar's rosettes are many-sided rings of thinner strokes.
    const strokes = (spot.tier === 0 ? 3 : 2) + random.below(2) + (kind === 'jaguar' ? 2 : 0)
    const thick = kind === 'jaguar' ? 0.36 : 0.5
    for (const stroke of furStrokes(random, spot, form, strokes, Math.min(0.72, thick * fullness)))
      paint(cloth, marks, stroke)
    if (kind === 'jaguar' && spot.tier === 0 && random.chance(0.7)) addHeartSpots(cloth, random, marks, spot)
  })
  return cloth
}

/** Rosettes are darker than what they ring, wherever the fur is not nearly as dark itself. */
function markInk({ inks, byLightness, ground, line }: Cast): number {
  const [darkest] = byLightness
  return inks[ground].lightness - inks[darkest].lightness >= 0.14 ? darkest : line
}

/** Plain "leopard" has rosettes; other kinds are drawn when they are named. */
function nameKind(plan: Plan): Kind {
  const isNamed = asksFor(plan, 'cheetah', 'jaguar')
  return isNamed ? chooseKind(plan, ['cheetah', 'jaguar'] as const) : 'rosettes'
}

function tiersOf(plan: Plan, kind: Kind): PackTier[] {
  const unit = plan.scale * (kind === 'jaguar' ? 1.35 : kind === 'cheetah' ? 0.62 : 1)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  return [
    { radiusMm: 9 * unit, most: Math.min(SPOTS_MOST, 42 * area), gapMm: 0.7 * unit, spread: 0.24 },
    { radiusMm: 5.8 * unit, most: Math.min(SPOTS_MOST * 1.5, 62 * area), gapMm: 0.7 * unit, spread: 0.22 },
    { radiusMm: 2.6 * unit, most: Math.min(SPOTS_MOST * 2, 90 * area), gapMm: 0.8 * unit, spread: 0.3 },
  ]
}

function swellSpot(spot: PackedCircle, flow: TorusField, cloth: Cloth): PackedCircle {
  return { ...spot, radius: spot.radius * (1 + 0.07 * flow(spot.x / cloth.widthMm, spot.y / cloth.heightMm)) }
}

/** One or three small spots inside a jaguar's rosette; two would look like eyes, and more like a ladybird. */
function addHeartSpots(cloth: Cloth, random: Random, ink: number, spot: PackedCircle): void {
  const count = random.chance(0.6) ? 1 : 3
  const first = random.between(0, TURN)
  for (let at = 0; at < count; at++) {
    const reach = count === 1 ? random.between(0, 0.2) : random.between(0.22, 0.42)
    const [x, y] = polar(spot.x, spot.y, spot.radius * reach, first + ((at + random.between(-0.2, 0.2)) / count) * TURN)
    const size = count === 1 ? random.between(0.1, 0.16) : random.between(0.06, 0.12)
    paint(cloth, ink, dab(random, { ...spot, x, y }, spot.radius * size, random.between(0, TURN)))
  }
}
