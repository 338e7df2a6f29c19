import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, LoneColour, Plan } from '../family.ts'
import { drawGranite, granite, graniteIn } from './granite.ts'
import { drawMasonry } from './masonry.ts'
import { drawCobbles, drawPebbles, stoneColourway } from './pebbles.ts'

const REPEAT_MM = 320

export const terrazzo: Family = {
  name: 'terrazzo',
  summary: 'angular chips of stone in four sizes, never touching, in even colour',
  words: ['terrazzo', 'stone chip', 'granito', 'venetian stone', 'テラゾー', 'confetti stone', 'speckle', 'speckled'],
  kinds: {
    granite:
      'granite|granite stone|granite texture|granite slab|granite worktop|speckled granite|speckled stone|speckled granite stone|granit|granito grigio',
    pebbles:
      'pebble|pebbles|pebble beach|shingle beach|river stone|river stones|beach stone|beach stones|river rock|kiesel|kieselsteine|galets|guijarros|ciottoli',
    cobbles:
      'cobble|cobbles|cobblestone|cobblestones|cobbled street|street setts|stone setts|kopfsteinpflaster|pavés|adoquines',
    bricks:
      'brick wall|brick walls|brickwork|red brick|red bricks|brick wallpaper|brick texture|exposed brick|painted brick|painted brick wall|whitewashed brick|london brick|backsteinmauer|ziegelmauer|mur de briques|brique|pared de ladrillo|ladrillos|muro di mattoni|mattoni',
    ashlar:
      'stone wall|stone walls|dry stone wall|castle wall|stonework|ashlar|stone blocks|steinmauer|natursteinmauer|mur de pierre|muro de piedra|muro di pietra',
    metro: 'subway tile|subway tiles|metro tile|metro tiles|brick tile|brick tiles|metrofliesen|carreaux métro',
  },
  colourway: (asked) => (asksFor(asked, 'granite') ? granite : stoneColourway([asked.details.kind, ...asked.styles])),
  colourwayAround: (hex, asked) =>
    asksFor(asked, 'granite') ? graniteIn(hex) : isChipped(asked) ? chipsIn(hex) : undefined,
  motifs: ['chip', 'stone', 'pebble'],
  coverage: { low: 0.16, medium: 0.34, high: 0.5 },
  inks: { least: 2, natural: 6 },
  moods: ['boho', 'midcentury', 'scandinavian', 'nursery'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  isScattered: true,
  draw: drawTerrazzo,
}

/** True for terrazzo itself, and not for stones and walls. */
function isChipped({ styles }: LoneColour): boolean {
  return ['granite', 'pebbles', 'cobbles', 'bricks', 'ashlar', 'metro'].every((kind) => !styles.includes(kind))
}

/** The one named colour is the cement that holds the chips: marbles, pale and grey, one warm, and a chip in a shade of the cement. */
function chipsIn(hex: string): Colourway | undefined {
  const cement = inkFromHex(hex)
  if (!cement) return undefined
  const shade = inkFromOklch({ ...cement, lightness: cement.lightness + (isDark(cement) ? 0.16 : -0.2) }).hex
  return { inks: [hex, ...(cement.lightness < 0.8 ? PALE_CHIPS : DEEP_CHIPS), shade], ground: 0 }
}

const PALE_CHIPS = ['#f3ede1', '#b9b4ab', '#d3a88b'] as const
const DEEP_CHIPS = ['#57534f', '#a8a39b', '#c98d6b'] as const

function drawTerrazzo(plan: Plan): Cloth {
  const asked = [plan.details.kind, ...plan.styles]
  if (asked.includes('granite')) return drawGranite(plan)
  if (asked.includes('cobbles')) return drawCobbles(plan)
  if (asked.includes('pebbles')) return drawPebbles(plan)
  for (const wall of ['bricks', 'ashlar', 'metro'] as const) if (asked.includes(wall)) return drawMasonry(plan, wall)
  const { cast } = plan
  const random = plan.random.fork('chips')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const unit = plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const rich = plan.coverage / 0.34
  const most = (count: number): number => Math.min(count * 4, Math.round(count * area))
  const gapMm = 1.45 * unit
  const sizes = [
    { radiusMm: 29 * unit, most: most(9), gapMm, spread: 0.2 },
    { radiusMm: 15 * unit, most: most(36), gapMm, spread: 0.25 },
    { radiusMm: 6.5 * unit, most: most(90), gapMm, spread: 0.3 },
    { radiusMm: 2.8 * unit, most: most(190), gapMm: gapMm * 0.8, spread: 0.3 },
  ]
  const chips = packByFullness(random, cloth, sizes, rich)
  const inks = inkChips(chips, cast.figures, cloth)
  // Sparse stones are smaller, crammed ones fill the room round them to their corners.
  const swell = Math.min(1.03, rich ** 0.4)
  const roundness = Math.max(0, Math.min(1, (rich - 1) * 1.4))
  chips.forEach((chip, index) => {
    paint(cloth, inks[index], chipRing(random.fork(`chip ${chip.at}`), chip, swell, roundness))
  })
  return cloth
}

/** Each chip takes the ink whose nearest like-coloured chip is farthest; the accent stays with small chips. */
function inkChips(chips: readonly PackedCircle[], figures: readonly number[], cloth: Cloth): number[] {
  const inks: number[] = []
  chips.forEach((chip, index) => {
    const rooms = figures.map((ink, rank) => {
      let room = cloth.widthMm
      for (let at = 0; at < index; at++) {
        if (inks[at] !== ink) continue
        let dx = Math.abs(chips[at].x - chip.x)
        let dy = Math.abs(chips[at].y - chip.y)
        dx = Math.min(dx, cloth.widthMm - dx)
        dy = Math.min(dy, cloth.heightMm - dy)
        room = Math.min(room, Math.hypot(dx, dy) - chips[at].radius)
      }
      return room * (1.15 - 0.05 * rank)
    })
    inks.push(figures[rooms.indexOf(Math.max(...rooms))])
  })
  return inks
}

/** Four to seven corners, each cut a little: a broken stone, not a computer's polygon. */
function chipRing(random: Random, { x, y, radius, tier }: PackedCircle, swell: number, roundness: number): Knot[] {
  const sides = tier === 3 ? 3 + random.below(2) : 5 + random.below(3)
  const lying = random.between(0.58, 1)
  const flat = lying + (1 - lying) * roundness
  const place = placeKnot({ x, y, turn: random.between(0, TURN) })
  const corners = Array.from({ length: sides }, (_, at): Knot => {
    const [px, py] = polar(
      0,
      0,
      radius * swell * random.between(0.94, 1.04),
      ((at + random.between(-0.32, 0.32)) / sides) * TURN,
    )
    return place([px, py * flat, 1])
  })
  if (tier === 3) return corners
  return corners.flatMap((knot, at) => {
    const [before, after] = [corners[(at + sides - 1) % sides], corners[(at + 1) % sides]]
    const towards = (other: Knot): Knot => [
      knot[0] + (other[0] - knot[0]) * 0.09,
      knot[1] + (other[1] - knot[1]) * 0.09,
      1,
    ]
    return [towards(before), towards(after)]
  })
}
