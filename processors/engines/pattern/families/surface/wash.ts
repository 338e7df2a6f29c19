import { hueDistance } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createGrain, createNoise } from '../../kit/chance/noise.ts'
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

/**
 * One wash over the whole paper: pigment lies in clouds from tone to tone, each edge with the thin dark tide mark that dries last; where
 * water ran back the colour is pushed outwards in a scalloped ring, and the tooth of the paper grains all of it.
 */
export function paintWash(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const grid = sampleField(washField(plan), GRID)
  const most = Math.min(0.96, (1 - PAPER_SHARE) * (0.6 + 0.53 * plan.coverage))
  const tones = tonesOf(plan, inks)
  tones.forEach((ink, at) => {
    const level = levelOfShare(grid, most * (1 - at / tones.length) ** 1.1)
    const tide = tones[at + 1]
    if (tide !== undefined) paintAbove(cloth, tide, grid, level, { leastMm2: 5 })
    paintAbove(cloth, ink, grid, tide === undefined ? level : level + TIDE, { leastMm2: 3 })
  })
  const drops = inks.filter((ink) => !tones.includes(ink))
  const rim = levelOfShare(grid, most)
  drops.forEach((ink, at) => {
    const own = sampleField(washField(plan, `drop ${at}`, DROP_FINER), GRID)
    const level = levelOfShare(own, DROPPED / Math.sqrt(drops.length))
    // What is dropped into a wash runs as far as the paper is wet.
    const values = own.values.map((value, cell) => Math.min(value - level, grid.values[cell] - rim))
    paintAbove(cloth, ink, { ...own, values }, 0, { leastMm2: 5 })
  })
}

/** Inks of one hue make the wash, from tone to tone; those of other hues are dropped into it: in one chain they would be each other's tide marks. */
function tonesOf({ cast }: Plan, inks: readonly number[]): readonly number[] {
  const toneOf = (one: number): readonly number[] =>
    inks.filter((ink) => cast.inks[ink].chroma < GREY || hueDistance(cast.inks[ink], cast.inks[one]) < ONE_HUE)
  const tones = inks.map(toneOf).reduce((most, group) => (group.length > most.length ? group : most), [])
  return tones.length > 1 ? tones : inks
}

/** In OKLCH: what is no hue, and radians between hues that run into each other clean. */
const [GREY, ONE_HUE] = [0.03, 0.8]
/** Share of the cloth that one dropped colour covers. */
const DROPPED = 0.13
/** How much finer they are than the clouds of the wash. */
const DROP_FINER = 1.7

function washField(plan: Plan, label = 'wash', finer = 1): TorusField {
  const random = plan.random.fork(label)
  const seed = `${random.next()}`
  const cells = Math.max(2, Math.round((3.4 * finer) / plan.scale))
  const clouds = bendField(createGrain(`${seed}/clouds`, cells), `${seed}/flow`, cells * 2, 0.13 * plan.scale)
  const pools = bendField(createGrain(`${seed}/pools`, cells * 3), `${seed}/run`, cells * 5, 0.04 * plan.scale)
  const fringe = bendField(createGrain(`${seed}/fringe`, cells * 11), `${seed}/creep`, cells * 9, 0.016 * plan.scale)
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
