import { hueDistance, inkOf, isGreen } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import { createNoise } from '../../../kit/chance/noise.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import type { Subject } from '../../conversational/subject.ts'
import { subjectOf } from '../../conversational/subject.ts'
import type { Family, Plan } from '../../family.ts'
import { addShadow, isPlant } from '../guests/guests.ts'
import type { LilyInks } from './water-lily.ts'
import { drawLily, drawPad } from './water-lily.ts'

const REPEAT_MM = 320

export const pond: Family = {
  name: 'lily-pond',
  summary: 'water lilies in islands on water that is laid in level dabs of the sky and the bank it mirrors',
  words:
    "lily pond|lily ponds|water lily pond|waterlily pond|lotus pond|water garden|nymphéas|monet water lily|monet water lilies|water lilies monet|monet's water lilies|monet lily pond|giverny|seerosenteich|étang aux nénuphars|睡蓮の池".split(
      '|',
    ),
  motifs: [],
  // The evening water of Giverny.
  colourway: ({ motifs = [] }) => ({
    inks: [
      '#4f7f94',
      '#3c6285',
      '#7fa8b4',
      '#8d93bd',
      '#2f5a4c',
      '#6f9a63',
      '#a9c48a',
      '#f6e9e6',
      '#e2a0b2',
      '#e6c35a',
      ...coatsOf(motifs),
    ],
    ground: 0,
  }),
  ownMoods: () => ['impressionist'],
  coverage: { low: 0.34, medium: 0.46, high: 0.58 },
  inks: { least: 4, natural: 10, needsTones: true },
  moods: ['coastal', 'moody', 'blush'],
  ground: 'dark',
  motifMm: 44,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  orientation: 'one-way',
  isLayered: true,
  draw: drawPond,
}

function drawPond(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const inks = chooseInks(plan.cast)
  layWater(plan, toss, inks.water)
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2 / plan.lattice.order
  const random = plan.random.fork('islands')
  const count = Math.max(2, Math.round(9 * area * (plan.coverage / 0.46)))
  const islands = scatterPoints(random, cloth, count * plan.lattice.order, { rowAversion: 0.8 })
  // Whatever floats lower on the cloth floats nearer, and lies over what is behind it.
  const visitors = visitorsOf(plan)
  const isVisited = (at: number): boolean => visitors.length > 0 && at % 2 === 1
  const floating = islands.flatMap((middle, at) => (isVisited(at) ? [] : islandAbout(random, middle, plan.scale)))
  for (const [at, [x, y]] of islands.entries()) {
    const visitor = visitors[(at >> 1) % Math.max(1, visitors.length)]
    if (!isVisited(at) || !visitor) continue
    const drawn = visitor.draw(random, VISITOR_MM * plan.scale * random.between(0.9, 1.1), at >> 1)
    toss.placeSubject(addShadow(drawn, plan.cast.ground, plan.scale), { x, y, turn: random.between(-0.3, 0.3) })
  }
  for (const { x, y, wideMm, hasFlower } of floating.toSorted((one, other) => one.y - other.y)) {
    toss.place(drawPad(random, inks.lily, wideMm), { x, y })
    if (hasFlower)
      toss.placeSubject(drawLily(random, inks.lily, wideMm * random.between(0.7, 0.85)), { x, y: y - wideMm * 0.04 })
  }
  return cloth
}

/** The strong colours of who visits the pond, which its own colours lack: the red of koi, the beaks of ducks. */
function coatsOf(motifs: readonly string[]): string[] {
  const parts = motifs.flatMap((noun) =>
    isPlant(noun) ? [] : (findPicture(findDepiction(noun)?.picture ?? '')?.parts ?? []),
  )
  const strong = parts.filter(({ hex, share }) => {
    const { chroma } = inkOf(hex)
    return share > COAT.share && chroma > COAT.chroma && !isGreen(inkOf(hex))
  })
  return [...new Set(strong.map(({ hex }) => hex))].slice(0, COAT.most)
}

/** Least area share and OKLCH chroma of such a colour, and how many of them there are at most. */
const COAT = { share: 0.12, chroma: 0.09, most: 2 }

/** Koi, frogs and ducks: what a prompt names besides lilies is between the islands, as wide as this at scale 1. */
const VISITOR_MM = 74

function visitorsOf(plan: Plan): Subject[] {
  return plan.motifs.filter((noun) => !isPlant(noun)).flatMap((noun, at) => subjectOf(plan, noun, at))
}

type Floating = { readonly x: number; readonly y: number; readonly wideMm: number; readonly hasFlower: boolean }

/** A few pads side by side about a point, the flowers apart from each other. */
function islandAbout(random: Random, [x, y]: Point, scale: number): Floating[] {
  const pads = 3 + random.below(4)
  const start = random.between(0, TURN)
  return Array.from({ length: pads }, (_, at) => {
    const angle = start + at * 2.4
    const far = at === 0 ? 0 : 15 + 13 * Math.sqrt(at)
    return {
      x: x + far * scale * Math.cos(angle),
      y: y + far * scale * 0.46 * Math.sin(angle),
      wideMm: scale * random.between(26, 46) * (at === 0 ? 1.15 : 1),
      hasFlower: at % 3 === 0,
    }
  })
}

/** Level dabs, denser where the coverage asked for is; near ones share an ink, as a reflection does. */
function layWater(plan: Plan, toss: Toss, inks: readonly number[]): void {
  const random = plan.random.fork('water')
  const tone = createNoise(`${random.next()}`, 3, 4)
  const until = plan.coverage * SHARE_OF_WATER
  const most = Math.ceil((DABS * plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2)
  for (let at = 0; at < most && toss.field.coverage() < until; at++) {
    const [x, y] = [random.between(0, plan.widthMm), random.between(0, plan.heightMm)]
    const level = 0.5 + 0.5 * tone(x / plan.widthMm, y / plan.heightMm) + random.between(-0.16, 0.16)
    const ink = inks[Math.max(0, Math.min(inks.length - 1, Math.floor(level * inks.length)))]
    toss.place(drawDab(random, ink, plan.scale), { x, y })
  }
}

/** Of the coverage asked for, what is water: pads and flowers are laid over part of it. */
const SHARE_OF_WATER = 0.8
/** At most so many dabs a repeat. */
const DABS = 1600

/** One touch of a flat brush, level and a little lifted at its ends. */
function drawDab(random: Random, ink: number, scale: number): Motif {
  const motif = createMotif()
  const long = scale * random.between(14, 40)
  const half = scale * random.between(1, 2.3)
  const sag = scale * random.between(-1.2, 1.2)
  const path = curveThrough(
    [
      [-long / 2, 0],
      [-long / 6, sag],
      [long / 6, -sag * 0.6],
      [long / 2, random.between(-0.4, 0.4) * scale],
    ],
    3,
  )
  const [blunt, phase] = [random.between(0.45, 0.7), random.between(0, TURN)]
  addForm(
    motif,
    ink,
    ribbon(path, (t) => half * (blunt + (1 - blunt) * Math.sin(Math.PI * t)) * (0.92 + 0.08 * Math.sin(9 * t + phase))),
  )
  return motif
}

/** Greens are the pads, the lightest is a petal; what is left lies on the water. */
function chooseInks({ inks, ground, figures, accent }: Cast): {
  readonly water: readonly number[]
  readonly lily: LilyInks
} {
  const light = (ink: number): number => inks[ink].lightness
  const green = (ink: number): number => hueDistance(inks[ink], LEAF) - (inks[ink].chroma > GREY ? 1 : 0)
  const byLight = figures.toSorted((one, other) => light(other) - light(one))
  const petal = byLight[0]
  const others = figures.filter((ink) => ink !== petal)
  const leaves = others
    .toSorted((one, other) => green(one) - green(other))
    .slice(0, Math.max(1, Math.min(3, others.length - 2)))
  const [padShade = petal, pad = padShade, padLight = pad] = leaves.toSorted((one, other) => light(one) - light(other))
  const rest = others.filter((ink) => !leaves.includes(ink))
  const warm = (ink: number): number => hueDistance(inks[ink], PINK) - inks[ink].chroma
  const [petalShade = petal, second] = rest.toSorted((one, other) => warm(one) - warm(other))
  const golden = rest.filter((ink) => ink !== petalShade).toSorted((one, other) => light(other) - light(one))
  const heart = golden[0] ?? second ?? accent
  // The red of koi is none of the water's.
  const isCoat = (ink: number): boolean => inks[ink].chroma > COAT.chroma && hueDistance(inks[ink], FIRE) < FIRE_REACH
  const water = rest.filter((ink) => ink !== petalShade && !isCoat(ink) && (ink !== heart || rest.length < 3))
  const quiet = water.length > 0 ? water : [petalShade]
  const ordered = quiet.toSorted((one, other) => light(one) - light(other))
  return { water: ordered.filter((ink) => ink !== ground), lily: { pad, padLight, padShade, petal, petalShade, heart } }
}

/** Hues in OKLCH of leaves and of pink petals, and the chroma below which a green is a grey. */
const LEAF = { lightness: 0.5, chroma: 0.1, hue: 2.35 }
const PINK = { lightness: 0.75, chroma: 0.1, hue: 0.05 }
const GREY = 0.03
/** Hue in OKLCH between red and orange, and how far from it colours are as warm. */
const FIRE = { lightness: 0.6, chroma: 0.15, hue: 0.75 }
const FIRE_REACH = 0.5
