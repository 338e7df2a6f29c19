import { hueDistance } from '../../../color/ink.ts'
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

/** Share of the cloth that one dropped ink covers; a paint of more tones covers more, many paints each a little less. */
const DROPPED = 0.13
/** How much finer drops are than the clouds of the wash. */
const DROP_FINER = 1.7
/** How far the edge of a tone strays from the edges of its neighbours, in the field's own measure. */
const STRAY = 0.11

/**
 * Washes over the whole paper: each paint lies in clouds from tone to tone, with the thin dark tide mark that dries last round all of it and
 * wherever its tones are few; where water ran back the colour is pushed outwards in a scalloped ring, and the tooth of the paper grains all of
 * it. Paints of other hues are dropped into the first and run as far as the paper is wet.
 */
export function paintWash(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const [wash, ...drops] = paintsOf(plan, inks)
  const grid = sampleField(washField(plan), GRID)
  const most = Math.min(0.96, (1 - PAPER_SHARE) * (0.6 + 0.53 * plan.coverage))
  paintTones(cloth, plan, wash, { grid, share: most, label: 'wash' })
  const wet = levelOfShare(grid, most)
  drops.forEach((paint, at) => {
    const own = sampleField(washField(plan, `drop ${at}`, DROP_FINER / Math.sqrt(paint.length)), GRID)
    const share = (DROPPED * paint.length ** 0.8) / Math.sqrt(drops.length)
    const level = levelOfShare(own, share)
    const values = own.values.map((value, cell) => Math.min(value - level, grid.values[cell] - wet))
    paintTones(cloth, plan, paint, { grid: { ...own, values }, share, label: `drop ${at}`, from: 0 })
  })
}

type Laid = { readonly grid: FieldGrid; readonly share: number; readonly label: string; readonly from?: number }

/** One paint from its thinnest tone to its deepest, its edge at a share of the cloth or, for what is dropped, at a level. */
function paintTones(cloth: Cloth, plan: Plan, tones: readonly number[], { grid, share, label, from }: Laid): void {
  const cells = Math.max(6, Math.round(22 / plan.scale))
  const { columns, rows } = grid
  const levelAt = levelsOf(grid)
  tones.forEach((ink, at) => {
    const level = at === 0 && from !== undefined ? from : levelAt(share * (1 - at / tones.length) ** 1.1)
    const tide = tones[at === 0 ? Math.min(2, tones.length - 1) : at + 1]
    const isRimmed = tide !== undefined && tide !== ink && (at === 0 || tones.length < MANY)
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

/** Inks by the paint they are a strength of, thin ones first; the paint of most strengths is the wash, and what has no hue runs with it. */
function paintsOf({ cast }: Plan, inks: readonly number[]): readonly (readonly number[])[] {
  const isGrey = (ink: number): boolean => cast.inks[ink].chroma < GREY
  const paints: number[][] = []
  for (const ink of inks) {
    if (isGrey(ink)) continue
    const own = paints.find(([first]) => hueDistance(cast.inks[ink], cast.inks[first]) < ONE_HUE)
    if (own) own.push(ink)
    else paints.push([ink])
  }
  const [wash = [], ...others] = paints.toSorted((one, other) => other.length - one.length)
  const away = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const inStrength = (paint: readonly number[]): number[] => paint.toSorted((one, other) => away(one) - away(other))
  const washed = inks.filter((ink) => wash.includes(ink) || isGrey(ink))
  // Two tones alone are no wash: then all inks are one.
  if (washed.length < 2) return [inks]
  return [inStrength(washed), ...others.map(inStrength)]
}

/** In OKLCH: what is no hue, and radians between hues that run into each other clean. */
const [GREY, ONE_HUE] = [0.03, 0.5]

function washField(plan: Plan, label = 'wash', finer = 1): TorusField {
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
  return (x, y) => 1.1 * clouds(x, y) + 0.3 * pools(x, y) + 0.1 * fringe(x, y) + 0.03 * tooth(x, y) + backrun(x, y)
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
