import { paint, paintTogether } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import { blade } from '../kit/line/curve.ts'
import type { Knot, Ring } from '../kit/line/knot.ts'
import { circle } from '../kit/line/outline.ts'
import { drawTrees } from './draw-trees.ts'
import type { Land, SceneryPlan } from './scenery-plan.ts'
import { LEVELS, levelOf, partsOf } from './scenery-plan.ts'

/** Shape of a skyline: its height as a share of the window's, and the number of swells in a window. */
type Line = { readonly rise: number; readonly swells: number; readonly form: 'round' | 'jagged' | 'level' }

type Strip = Line & { readonly level: number; readonly ink: 'far' | 'middle' | 'near' }

const strips: Readonly<Record<Land, readonly Strip[]>> = {
  void: [],
  hills: [
    { level: LEVELS.horizon, rise: 0.07, swells: 2.2, form: 'round', ink: 'far' },
    { level: LEVELS.middle - 0.06, rise: 0.06, swells: 1.6, form: 'round', ink: 'middle' },
    { level: LEVELS.near, rise: 0.025, swells: 1.2, form: 'round', ink: 'near' },
  ],
  peaks: [
    { level: LEVELS.horizon, rise: 0.2, swells: 3.4, form: 'jagged', ink: 'far' },
    { level: LEVELS.middle - 0.05, rise: 0.06, swells: 2.2, form: 'round', ink: 'middle' },
    { level: LEVELS.near, rise: 0.025, swells: 1.2, form: 'round', ink: 'near' },
  ],
  dunes: [
    { level: LEVELS.horizon + 0.02, rise: 0.05, swells: 1.4, form: 'round', ink: 'far' },
    { level: LEVELS.middle - 0.05, rise: 0.06, swells: 1, form: 'round', ink: 'middle' },
    { level: LEVELS.near, rise: 0.04, swells: 0.8, form: 'round', ink: 'near' },
  ],
  sea: [
    { level: LEVELS.horizon + 0.02, rise: 0, swells: 1, form: 'level', ink: 'far' },
    { level: LEVELS.middle - 0.04, rise: 0.012, swells: 6, form: 'round', ink: 'middle' },
    { level: LEVELS.near + 0.01, rise: 0.02, swells: 0.9, form: 'round', ink: 'near' },
  ],
  lake: [
    { level: LEVELS.horizon, rise: 0.05, swells: 2.4, form: 'round', ink: 'far' },
    { level: LEVELS.horizon + 0.07, rise: 0, swells: 1, form: 'level', ink: 'middle' },
    { level: LEVELS.near + 0.015, rise: 0.02, swells: 1.1, form: 'round', ink: 'near' },
  ],
  meadow: [
    { level: LEVELS.horizon + 0.04, rise: 0.025, swells: 1.8, form: 'round', ink: 'far' },
    { level: LEVELS.middle - 0.04, rise: 0.02, swells: 1.4, form: 'round', ink: 'middle' },
    { level: LEVELS.near, rise: 0.02, swells: 1.2, form: 'round', ink: 'near' },
  ],
  deep: [
    { level: LEVELS.middle, rise: 0.05, swells: 2.2, form: 'round', ink: 'far' },
    { level: LEVELS.near - 0.01, rise: 0.04, swells: 1.7, form: 'round', ink: 'middle' },
    { level: LEVELS.feet - 0.02, rise: 0.025, swells: 1.3, form: 'round', ink: 'near' },
  ],
}

/** Land and water of a place, from the farthest strip to the nearest, with the woods on them. */
export function drawLand(plan: SceneryPlan): void {
  const { cloth, frame, inks, random } = plan
  const { land, trees } = partsOf(plan)
  if (land === 'deep') drawBubbles(plan)
  for (const [at, strip] of strips[land].entries()) {
    const line = skylineOf(plan, strip, random.fork(`strip ${at}`))
    const ring: Ring = [...line, [frame.right, frame.bottom, 1], [frame.left, frame.bottom, 1]]
    // Woods stand at the foot of what is far away, in front of it.
    if (trees && at > 0) drawTrees(plan, trees, line, { at, ink: inks[strip.ink] })
    paint(cloth, inks[strip.ink], ring)
    if (strip.form === 'jagged') drawSnow(plan, line)
    const isWater = (land === 'sea' && at < 2) || (land === 'lake' && at === 1)
    if (isWater) drawRipples(plan, strip, random.fork(`water ${at}`))
  }
}

const STEPS = 14

/** A skyline from left to right over the window, and slightly beyond. */
function skylineOf(
  { frame }: SceneryPlan,
  { level, rise, swells, form }: Line & { level: number },
  random: Random,
): Knot[] {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const y = levelOf(frame, level)
  if (form === 'level')
    return [
      [frame.left, y, 1],
      [frame.right, y, 1],
    ]
  if (form === 'jagged') return peaksOf(random, { left: frame.left, wide, y, rise: rise * tall, swells })
  const waves = [swells, swells * 1.9].map((times, at) => ({
    times,
    phase: random.between(0, Math.PI * 2),
    sway: (rise * tall) / (at * 1.6 + 1.2),
  }))
  return Array.from({ length: STEPS + 1 }, (_, at): Knot => {
    const share = at / STEPS
    const sway = waves.reduce(
      (sum, wave) => sum + wave.sway * Math.sin(Math.PI * 2 * wave.times * share + wave.phase),
      0,
    )
    return [frame.left + wide * share, y + sway, at === 0 || at === STEPS ? 1 : 0]
  })
}

type Peaks = {
  readonly left: number
  readonly wide: number
  readonly y: number
  readonly rise: number
  readonly swells: number
}

/** Alternating summits and passes, each slope with one break beside its middle. */
function peaksOf(random: Random, { left, wide, y, rise, swells }: Peaks): Knot[] {
  const count = Math.max(3, Math.round(swells * 2))
  const points = Array.from({ length: count + 1 }, (_, at): Knot => {
    const isSummit = at % 2 === 1
    const x = left + (wide * (at + (at > 0 && at < count ? random.between(-0.2, 0.2) : 0))) / count
    return [x, y - rise * (isSummit ? random.between(0.75, 1.1) : random.between(-0.05, 0.25)), 1]
  })
  return points.flatMap((point, at): Knot[] => {
    const next = points[at + 1]
    if (!next) return [point]
    const share = random.between(0.4, 0.6)
    const middle = point[1] + (next[1] - point[1]) * share + rise * random.between(-0.06, 0.06)
    return [point, [point[0] + (next[0] - point[0]) * share, middle, 1]]
  })
}

/** How far down a summit's snow reaches, as a share of its height above the neighbouring breaks. */
const SNOW = 0.5

/** Snow on the summits, down to a ragged line. */
function drawSnow({ cloth }: SceneryPlan, line: readonly Knot[]): void {
  const caps = line.flatMap((knot, at): Ring[] => {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (!before || !after || before[1] <= knot[1] || after[1] <= knot[1]) return []
    const down = ([x, y]: Knot, share: number): Knot => [
      knot[0] + (x - knot[0]) * share,
      knot[1] + (y - knot[1]) * share,
      1,
    ]
    const [left, right] = [down(before, SNOW), down(after, SNOW)]
    const low = Math.max(left[1], right[1])
    const inner = (share: number, y: number): Knot => [left[0] + (right[0] - left[0]) * share, y, 1]
    const dip = (low - knot[1]) * 0.35
    return [[knot, right, inner(0.72, low - dip), inner(0.5, low + dip * 0.4), inner(0.28, low - dip), left]]
  })
  paintTogether(cloth, cloth.ground, caps)
}

const RIPPLES = 13

/** Short level strokes on water, longer towards the viewer. */
function drawRipples({ cloth, frame, inks }: SceneryPlan, { level, ink }: Strip, random: Random): void {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const rings = Array.from({ length: RIPPLES }, (_, at): Ring => {
    const share = (at + 0.5) / RIPPLES
    const long = wide * random.between(0.05, 0.11) * (0.6 + share)
    const x = frame.left + wide * random.between(0, 0.94)
    const y = levelOf(frame, level + 0.02 + share * 0.15)
    const half = tall * 0.0042
    return [
      [x, y, 1],
      [x + long * 0.5, y - half * 1.6],
      [x + long, y, 1],
      [x + long * 0.5, y + half * 1.6],
    ]
  })
  paintTogether(cloth, ink === 'far' ? inks.middle : inks.far, rings)
}

const [BUBBLES, WEEDS] = [26, 11]

/** Bubbles that rise, and weed that sways upwards from the ground. */
function drawBubbles({ cloth, frame, inks, random: all }: SceneryPlan): void {
  const random = all.fork('deep')
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const bubbles = Array.from({ length: BUBBLES }, () =>
    circle(
      frame.left + wide * random.next(),
      levelOf(frame, random.between(0.04, 0.7)),
      tall * random.between(0.004, 0.013),
      8,
    ),
  )
  paintTogether(cloth, inks.disc, bubbles)
  for (let at = 0; at < WEEDS; at++) {
    const share = (at + random.between(0.1, 0.9)) / WEEDS
    const edge = Math.abs(share - 0.5) * 2
    const long = tall * (0.12 + 0.34 * edge ** 1.5) * random.between(0.8, 1.15)
    const x = frame.left + wide * share
    paint(
      cloth,
      at % 2 ? inks.far : inks.middle,
      blade(
        x,
        levelOf(frame, 0.86),
        -Math.PI / 2 + random.between(-0.12, 0.12),
        long,
        long * 0.075,
        random.between(-0.35, 0.35),
      ),
    )
  }
}

const TUFTS = 9

/** Grass in front of nearby figures, so that they stand on something; less on sand and snow, none on water. */
export function drawForeground(plan: SceneryPlan): void {
  const { cloth, frame, inks, backdrop } = plan
  const random = plan.random.fork('foreground')
  const { land, hasReeds } = partsOf(plan)
  if (land === 'void') return
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const isBare = land === 'dunes' || land === 'sea' || backdrop === 'snow'
  // Between water and its shore the grass belongs to the far shore.
  const ink = land === 'lake' ? inks.far : inks.middle
  const count = isBare ? TUFTS / 3 : land === 'meadow' ? TUFTS * 2 : TUFTS
  for (let at = 0; at < count; at++) {
    const x = frame.left + wide * ((at + random.between(0.15, 0.85)) / count)
    const y = levelOf(frame, random.between(LEVELS.feet + 0.005, 0.985))
    const long = tall * random.between(0.04, 0.075) * (land === 'meadow' || hasReeds ? 1.7 : 1)
    const blades = 5
    for (let one = 0; one < blades; one++) {
      const lean = (one / (blades - 1) - 0.5) * 1.2
      paint(
        cloth,
        ink,
        blade(
          x + lean * long * 0.2,
          y,
          -Math.PI / 2 + lean * 0.6,
          long * (1 - Math.abs(lean) * 0.4),
          long * 0.1,
          lean * 0.3,
        ),
      )
    }
  }
}
