import { hueDistance } from '../../../color/ink.ts'
import { isNeutral } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, levelsOf, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createGrain, createNoise } from '../../kit/chance/noise.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

const GRID = 280
/** Bare paper shows through little of a wash. */
const PAPER_SHARE = 0.14
/** Width of a tide mark in the field's own measure. */
const TIDE = 0.035
/** Places on a square of 320 mm where water ran back into the drying wash. */
const BACKRUNS = 3

/** How far the edge of a tone strays from the edges of its neighbours, in the field's own measure. */
const STRAY = 0.11

/**
 * Washes over the whole paper: one paint lies in clouds from tone to tone, with the thin dark tide mark that dries last round all of it and
 * wherever its tones are few; where water ran back the colour is pushed outwards in a scalloped ring, and the tooth of the paper grains all of
 * it. Paints of other hues lie beside it, each in clouds of its own, and meet where both are thinnest.
 */
export function paintWash(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const paints = paintsOf(plan, inks)
  const most = Math.min(0.96, (1 - PAPER_SHARE) * (0.6 + 0.53 * plan.coverage))
  if (paints.length === 1) {
    const grid = sampleField(washField(plan), GRID)
    paintTones(cloth, plan, paints[0], { grid, share: most, label: 'wash' })
  } else paintFields(cloth, plan, paints, most)
}

/** How much smaller the clouds of several paints are than those of one. */
const FINER = 0.86

/** Several paints: each lies where its own clouds are the thickest of all, and deepens away from the others. */
function paintFields(cloth: Cloth, plan: Plan, paints: readonly (readonly number[])[], share: number): void {
  const grids = paints.map((_, at) => sampleField(washField(plan, `paint ${at}`, { finer: FINER, ragged: 0.5 }), GRID))
  const fields = weighed(
    grids.map(({ values }) => values),
    paints.map((tones) => tones.length ** BY_TONES),
  )
  const thickest = fields[0].map((_, cell) => Math.max(...fields.map((values) => values[cell])))
  const dry = levelOfShare({ ...grids[0], values: thickest }, share)
  paints.forEach((tones, at) => {
    const others = fields.filter((_, other) => other !== at)
    // Depth inside the paint's own cloud: from the paper on one side, from other paints on the other.
    const inside = fields[at].map((value, cell) =>
      Math.min(value - dry, value - Math.max(...others.map((values) => values[cell])) + MEETING),
    )
    const wet = inside.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) / inside.length
    paintTones(cloth, plan, tones, {
      grid: { ...grids[at], values: inside },
      share: wet,
      label: `paint ${at}`,
      from: 0,
    })
  })
}

/** A paint of one tone is dropped among those of more: its share grows with this power of its number of tones. */
const BY_TONES = 1.5
/** Rounds in which fields are raised or lowered, and how far at most in one, in their own measure. */
const [ROUNDS, RAISE] = [12, 0.8]

/** Fields raised or lowered until each is the highest on about its weight's share of the cloth. */
function weighed(fields: readonly Float64Array[], weights: readonly number[]): readonly Float64Array[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const raised = fields.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const counts = fields.map(() => 0)
    for (let cell = 0; cell < fields[0].length; cell++) {
      let most = 0
      for (let at = 1; at < fields.length; at++)
        if (fields[at][cell] + raised[at] > fields[most][cell] + raised[most]) most = at
      counts[most]++
    }
    for (const [at, weight] of weights.entries()) raised[at] += RAISE * (weight / whole - counts[at] / fields[0].length)
  }
  return fields.map((values, at) => values.map((value) => value + raised[at]))
}

/** How far a paint runs into one that was laid before it, in the field's own measure. */
const MEETING = 0.03

type Laid = { readonly grid: FieldGrid; readonly share: number; readonly label: string; readonly from?: number }

/** One paint from its thinnest tone to its deepest, its edge at a share of the cloth or, for what is dropped, at a level. */
function paintTones(cloth: Cloth, plan: Plan, tones: readonly number[], { grid, share, label, from }: Laid): void {
  const cells = Math.max(6, Math.round(22 / plan.scale))
  const { columns, rows } = grid
  const levelAt = levelsOf(grid)
  tones.forEach((ink, at) => {
    const level =
      at === 0 && from !== undefined
        ? from
        : levelAt(share * (1 - at / tones.length) ** (from === undefined ? 1.1 : 1.5))
    const tide = tones[at === 0 ? Math.min(2, tones.length - 1) : at + 1]
    const isRimmed = tide !== undefined && tide !== ink && (at === 0 || (from === undefined && tones.length < MANY))
    if (isRimmed) paintAbove(cloth, tide, grid, level, { leastMm2: 5 })
    // Each tone spreads in its own way: edges that all run side by side are a map of hills.
    const stray = createGrain(`${label}/stray ${at}/${plan.random.fork(label).next()}`, cells)
    const values = grid.values.map((value, node) =>
      at === 0 ? value : value + STRAY * stray((node % columns) / columns, Math.floor(node / columns) / rows),
    )
    paintAbove(cloth, ink, { ...grid, values }, isRimmed ? level + TIDE : level, { leastMm2: 3 })
  })
}

/** Tones of a paint from which they run into each other without marks between. */
const MANY = 6

/** Inks by the paint they are a strength of, thin ones first and the paint of most strengths before the others. Greys beside one another are a paint. */
function paintsOf({ cast }: Plan, inks: readonly number[]): readonly (readonly number[])[] {
  const isGrey = (ink: number): boolean => isNeutral(cast.inks[ink])
  const paints: number[][] = []
  for (const ink of inks) {
    const own = paints.find(
      ([first]) =>
        isGrey(ink) === isGrey(first) && (isGrey(ink) || hueDistance(cast.inks[ink], cast.inks[first]) < ONE_HUE),
    )
    if (own) own.push(ink)
    else paints.push([ink])
  }
  const away = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const inStrength = (paint: readonly number[]): number[] => paint.toSorted((one, other) => away(one) - away(other))
  const ranked = paints.toSorted((one, other) => other.length - one.length)
  // A lone grey runs with the others; and two tones alone are no wash.
  const [greys] = ranked.filter(([first]) => isGrey(first))
  const coloured = ranked.filter((paint) => paint !== greys)
  if (greys?.length === 1 && coloured.length > 0)
    return [[...coloured[0], ...greys], ...coloured.slice(1)].map(inStrength)
  return ranked[0].length < 2 ? [inks] : ranked.map(inStrength)
}

/** OKLCH hues in radians that run into each other clean. */
const ONE_HUE = 0.5

function washField(plan: Plan, label = 'wash', { finer = 1, ragged = 1 } = {}): TorusField {
  const random = plan.random.fork(label)
  const seed = `${random.next()}`
  const cells = Math.max(2, Math.round((3.4 * finer) / plan.scale))
  const clouds = bendField(
    createGrain(`${seed}/clouds`, cells),
    `${seed}/flow`,
    cells * 2,
    0.13 * plan.scale,
    createGrain,
  )
  const pools = bendField(
    createGrain(`${seed}/pools`, cells * 3),
    `${seed}/run`,
    cells * 5,
    0.04 * plan.scale,
    createGrain,
  )
  const fringe = bendField(
    createGrain(`${seed}/fringe`, cells * 11),
    `${seed}/creep`,
    cells * 9,
    0.016 * plan.scale,
    createGrain,
  )
  const tooth = createNoise(`${seed}/tooth`, cells * 40)
  const backrun = backrunField(plan)
  return (x, y) =>
    1.1 * clouds(x, y) + ragged * (0.3 * pools(x, y) + 0.1 * fringe(x, y) + backrun(x, y)) + 0.03 * tooth(x, y)
}

/** Pale hearts with a steep, scalloped rim. */
function backrunField(plan: Plan): TorusField {
  const random = plan.random.fork('backruns')
  const tall = plan.heightMm / plan.widthMm
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(1, Math.min(40, Math.round(BACKRUNS * area)))
  const places = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 4 })
  const hearts = places.map(([x, y]) => ({
    x: x / plan.widthMm,
    y: y / plan.heightMm,
    reach: (0.15 * plan.scale * random.between(0.6, 1.25) * 320) / plan.widthMm,
  }))
  const round: TorusField = (x, y) => {
    let most = 0
    for (const heart of hearts) {
      const far = Math.hypot(wrap(x - heart.x + 0.5, 1) - 0.5, (wrap(y - heart.y + 0.5, 1) - 0.5) * tall) / heart.reach
      // Scoured in the middle, banked up just inside the rim.
      if (far < 1) most += 0.2 * far ** 8 - 0.34 * (1 - far ** 3)
      else if (far < 2) most += 0.2 * (2 - far) ** 2
    }
    return most
  }
  const cells = Math.max(6, Math.round(14 / plan.scale))
  return bendField(round, `${random.next()}`, cells, 0.034 * plan.scale)
}
