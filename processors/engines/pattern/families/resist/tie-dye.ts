import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 230

export const tieDye: Family = {
  name: 'tie-dye',
  summary: 'cloth twisted or gathered and dyed in sectors: pleats radiate, colours run into each other at jagged rims',
  words: [
    'tie dye',
    'tie-dye',
    'tiedye',
    'tie dyed',
    'tie-dyed',
    'hippie dye',
    'hippie',
    'batikmuster',
    'batikshirt',
    'tie and dye',
    'タイダイ',
    'woodstock',
  ],
  kinds: {
    spiral:
      'spiral tie-dye|swirl tie-dye|tie-dye spiral|tie-dye swirl|spiral tie dye|swirl tie dye|spiral dye|tie dye spiral|tie dye swirl',
    bullseye:
      'bullseye tie-dye|tie-dye bullseye|tie-dye circle|tie dye circle|bullseye tie dye|bullseye|target dye|tie dye circles',
    sunburst:
      'sunburst tie dye|starburst tie dye|tie dye starburst|tie dye sunburst|tie-dye sunburst|tie-dye starburst|sunburst tie-dye|starburst tie-dye',
    crumple:
      'crumple tie-dye|scrunch tie-dye|tie-dye crumple|crumple dye|crumple tie dye|scrunch dye|scrunch tie dye|scrunched|ice dye',
  },
  motifs: [],
  coverage: { low: 0.6, medium: 0.8, high: 0.92 },
  inks: { least: 2, natural: 6 },
  moods: ['pop', 'pop', 'seventies', 'indigo'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'toss'],
  draw: drawTieDye,
}

/** Index of the dye at each place, in turns (integers are the same dye), and strength of the resist. */
type Dye = { readonly phase: TorusField; readonly resist: TorusField }

type Kind = 'spiral' | 'bullseye' | 'sunburst' | 'crumple'

function drawTieDye(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isRound = [...plan.styles, ...plan.motifs].some((style) => /^circles?$/.test(style))
  const asked = isRound ? { ...plan, styles: [...plan.styles, 'bullseye'] } : plan
  const kind = chooseKind(asked, ['spiral', 'spiral', 'spiral', 'bullseye', 'sunburst', 'crumple'] as const)
  const { phase, resist } = kind === 'crumple' ? crumple(plan) : gathered(plan, kind)
  const inks = orderByHue(plan)
  const phases = sampleField(phase, GRID)
  inks.forEach((ink, at) => {
    const middle = (at + 0.5) / inks.length
    const values = phases.values.map((value) => 0.5 - Math.abs(wrap(value - middle + 0.5, 1) - 0.5))
    // Slightly more than its share, so that neighbours overlap and no ground shows in the seam.
    paintAbove(cloth, ink, { ...phases, values }, 0.5 - 0.5 / inks.length - 0.012, { leastMm2: 5 })
  })
  const white = sampleField(resist, GRID)
  paintAbove(cloth, cast.ground, white, levelOfShare(white, 1 - plan.coverage), { leastMm2: 4 })
  return cloth
}

/** Dyes in the order of hue, so that neighbours mix cleanly; greys follow by lightness. */
function orderByHue({ cast, random }: Plan): number[] {
  const inks = [...cast.figures].sort((one, other) => hueOf(cast.inks[one].lab) - hueOf(cast.inks[other].lab))
  if (inks.length === 1) return [1, 2, 3].flatMap(() => [inks[0], cast.ground])
  const shift = random.fork('order').below(inks.length)
  const turned = [...inks.slice(shift), ...inks.slice(0, shift)]
  // Two dyes alternate, instead of filling one half each.
  return inks.length === 2 ? [...turned, ...turned] : turned
}

function hueOf(lab: readonly number[]): number {
  return Math.atan2(lab[2], lab[1])
}

type Knotted = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly twist: number
  readonly turn: number
}

/** One or two knots per repeat; each place belongs to the nearest knot, with a ragged border between. */
function gathered(plan: Plan, kind: Kind): Dye {
  const random = plan.random.fork('knots')
  const knots = tieKnots(plan, random, kind === 'spiral')
  const tall = plan.heightMm / plan.widthMm
  const seed = `${random.next()}`
  const pleat = createNoise(`${seed}/pleat`, 46, 3)
  const fine = createNoise(`${seed}/fine`, 110, 5)
  const crease = createNoise(`${seed}/crease`, 74, 4)
  const blot = createNoise(`${seed}/blot`, 22)
  const folds = [5, 5, 29, 29].map((cells, at) => createNoise(`${seed}/fold ${at}`, cells))
  const nearest = (x: number, y: number): { far: number; turn: number } => {
    let best = { far: Infinity, turn: 0 }
    for (const knot of knots) {
      const [dx, dy] = [wrap(x - knot.x + 0.5, 1) - 0.5, (wrap(y - knot.y + 0.5, 1) - 0.5) * tall]
      const far = Math.hypot(dx, dy) / knot.size
      if (far < best.far) best = { far, turn: Math.atan2(dy, dx) / TURN + knot.turn + knot.twist * far ** 0.8 }
    }
    return best
  }
  // Displaces places by noise that increases with the distance from the knot; otherwise borders would be straight.
  const polar = (x: number, y: number): { far: number; turn: number } => {
    const slack = clamp((nearest(x, y).far - TIGHT) / (0.5 - TIGHT), 0, 1) ** 1.5
    const [across, down] = [0, 1].map((at) => slack * (FOLD * folds[at](x, y) + RAG * folds[at + 2](x, y)))
    return nearest(x + across, y + down)
  }
  const arms = kind === 'bullseye' ? 0 : 1
  const rings = { spiral: 0.35, bullseye: 2.6, sunburst: 1.2, crumple: 0 }[kind]
  const phase: TorusField = (x, y) => {
    const { far, turn } = polar(x, y)
    const jag = 0.085 * pleat(turn, far) + 0.05 * fine(turn, far)
    return arms * turn + rings * far + jag * (0.5 + far) + 0.03 * blot(x, y)
  }
  const resist: TorusField = (x, y) => {
    const { far, turn } = polar(x, y)
    // Pleats keep dye out in streaks that widen outwards, most around the knot.
    return crease(turn, far) * 0.9 + 0.5 * fine(turn, far) + 0.25 * blot(x, y) + 0.5 * Math.max(0, 0.16 - far) * 6
  }
  return { phase: bendField(phase, `${seed}/bend`, 7, 0.022), resist: bendField(resist, `${seed}/bend`, 7, 0.022) }
}

/** Amplitudes of the folds and of the ragged edge, as shares of the period. */
const [FOLD, RAG] = [0.07, 0.02]
/** Radius around a knot without displacement, as a share of the period. */
const TIGHT = 0.12

function tieKnots(plan: Plan, random: Random, isTwisted: boolean): Knotted[] {
  const across = Math.max(1, Math.round(1 / plan.scale))
  const down = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  const knots: Knotted[] = []
  for (let column = 0; column < across; column++)
    for (let row = 0; row < down; row++)
      for (const half of [0, 0.5]) {
        const size = half > 0 ? random.between(0.62, 0.8) : 1
        const hand = random.sign()
        knots.push({
          x: (column + half + random.between(-0.05, 0.05)) / across,
          y: (row + half + random.between(-0.05, 0.05)) / down,
          size: size / across,
          twist: isTwisted ? hand * random.between(0.9, 1.5) : 0,
          turn: random.next(),
        })
      }
  return knots
}

/** Crumpled cloth: dyes in patches with creased edges. */
function crumple(plan: Plan): Dye {
  const seed = `${plan.random.fork('crumple').next()}`
  const patches = Math.max(2, Math.round(3 / plan.scale))
  const slow = createWaves(`${seed}/slow`, { acrossX: patches, acrossY: patches, spread: 0.5 }, 14)
  const creases = bendField(
    createWaves(`${seed}/crease`, { acrossX: patches * 5, acrossY: patches * 5, spread: 0.5 }, 20),
    `${seed}/hand`,
    patches * 3,
    0.05,
  )
  const fine = createNoise(`${seed}/fine`, patches * 18)
  const phase = bendField((x, y) => 0.34 * slow(x, y) + 0.12 * fine(x, y), `${seed}/far`, patches * 4, 0.05)
  return {
    phase: (x, y) => phase(x, y) + 0.08 * creases(x, y),
    resist: (x, y) => 1 - Math.abs(creases(x, y)) * 2.4 + 0.3 * fine(x, y) + 0.2 * slow(x, y),
  }
}
