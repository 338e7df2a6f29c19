import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createGrain, createNoise, createWaves } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import type { Bath } from './tie-dye-colours.ts'
import { bathOf, dyesAmong, dyesAround, dyesUnasked } from './tie-dye-colours.ts'

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
  colourway: dyesUnasked,
  colourwayAround: dyesAround,
  colourwayAmong: dyesAmong,
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
  const bath = bathOf(cast)
  const wedges = kind === 'crumple' ? bath.dyes : wedgesOf(bath, plan)
  const phases = sampleField(phase, GRID)
  const kept = sampleField(resist, GRID)
  const white = levelOfShare(kept, 1 - plan.coverage)
  const pale = levelOfShare(kept, Math.min(0.92, (1 - plan.coverage) * 2.1))
  const half = 0.5 / wedges.length
  /** How far inside a band of phases about `middle` each node lies, in turns. */
  const within = (middle: number, reach: number): Float64Array =>
    phases.values.map((value) => reach - Math.abs(wrap(value - middle + 0.5, 1) - 0.5))
  wedges.forEach((ink, at) => {
    // Slightly more than its share, so that neighbours overlap and no ground shows in the seam.
    const values = within((at + 0.5) / wedges.length, half + 0.012)
    paintAbove(cloth, ink, { ...phases, values }, 0, { leastMm2: 5 })
  })
  wedges.forEach((ink, at) => {
    const mixture = bath.mixture(ink, wedges[(at + 1) % wedges.length])
    if (mixture === undefined) return
    const values = within((at + 1) / wedges.length, half * RUN)
    paintAbove(cloth, mixture, { ...phases, values }, 0, { leastMm2: 8 })
  })
  wedges.forEach((ink, at) => {
    const tint = bath.tint(ink)
    if (tint === undefined) return
    const inside = within((at + 0.5) / wedges.length, half * (1 - RUN * 0.5))
    const values = inside.map((depth, node) => Math.min(depth, (kept.values[node] - pale) * 0.1))
    paintAbove(cloth, tint, { ...phases, values }, 0, { leastMm2: 6 })
  })
  paintAbove(cloth, cast.ground, kept, white, { leastMm2: 4 })
  return cloth
}

/** How much of half a wedge the dye of its neighbour runs into. */
const RUN = 0.3
/** Fewest wedges about a knot: two or three dyes come round twice. */
const WEDGES_LEAST = 4

/** The dyes in their order about a knot, as often as makes wedges enough; one dye alternates with the cloth. */
function wedgesOf({ dyes }: Bath, { cast, random }: Plan): number[] {
  if (dyes.length === 1) return [1, 2, 3].flatMap(() => [dyes[0], cast.ground])
  const shift = random.fork('order').below(dyes.length)
  const turned = [...dyes.slice(shift), ...dyes.slice(0, shift)]
  return dyes.length < WEDGES_LEAST ? [...turned, ...turned] : turned
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

/** Crumpled cloth: broad patches of dye that run into each other, creases kept white between. */
function crumple(plan: Plan): Dye {
  const seed = `${plan.random.fork('crumple').next()}`
  const patches = Math.max(2, Math.round(2.4 / plan.scale))
  const slow = createWaves(`${seed}/slow`, { acrossX: patches, acrossY: patches, spread: 0.5 }, 14)
  const creases = bendField(
    createWaves(`${seed}/crease`, { acrossX: patches * 2.6, acrossY: patches * 2.6, spread: 0.6 }, 20),
    `${seed}/hand`,
    patches * 4,
    0.04,
    createGrain,
  )
  const [fine, ragged] = [9, 30].map((cells) => createGrain(`${seed}/fine ${cells}`, patches * cells))
  const phase = bendField((x, y) => 0.24 * slow(x, y), `${seed}/far`, patches * 5, 0.07, createGrain)
  return {
    phase: (x, y) => phase(x, y) + 0.05 * creases(x, y) + 0.07 * fine(x, y) + 0.04 * ragged(x, y),
    resist: (x, y) => 1 - Math.abs(creases(x, y)) * 2.2 + 0.55 * fine(x, y) + 0.5 * ragged(x, y) + 0.35 * slow(x, y),
  }
}
