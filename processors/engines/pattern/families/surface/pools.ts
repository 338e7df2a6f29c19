import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

/** Largest number of layers of wash: blots of one layer are separate, layers overlap. */
const WASHES_MOST = 4

/**
 * Watercolour blots in layers, each with a thin dark edge. Overlaps of two layers have a third ink, which makes flat
 * inks look transparent.
 */
export function paintPools(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const washes = inks.length > 2 ? inks.slice(0, Math.min(WASHES_MOST, inks.length - 1)) : [inks[0], inks[0]]
  const share = 1 - (1 - plan.coverage) ** (1 / washes.length)
  const layers = washes.map((ink, layer) => {
    const grid = sampleField(blotField(plan, layer), 210)
    return { ink, grid, level: levelOfShare(grid, share), heart: heartOf(plan, grid, layer) }
  })
  layers.forEach(({ ink, grid, level, heart }, layer) => {
    const next = inks[layer + 1]
    const mixed = mixedInk(plan, [ink, inks[inks.length - 1]], [ink])
    // Paint of another hue would be a drawn line, where there is a shade of its own.
    const rim = isShadeOf(plan, next, ink) ? next : (shadeOf(plan, ink) ?? mixed)
    paintAbove(cloth, rim, grid, level, { leastMm2: 12 })
    paintAbove(cloth, ink, grid, level + 0.03, { leastMm2: 8 })
    // The middle of a blot is a paler wash with a ragged edge, as clear water pushes pigment outwards.
    const pale = layer > 0 ? washes[layer - 1] : cloth.ground
    if (pale !== ink && (layer === 0 || isShadeOf(plan, pale, ink)))
      paintAbove(cloth, pale, heart, level + HEART_STEP, { leastMm2: 10 })
  })
  layers.forEach((one, at) => {
    for (const other of layers.slice(0, at)) {
      // A single wash is left out where it overlaps itself.
      const both = [one.ink, other.ink] as const
      const crossed = inks.length > 1 ? mixedInk(plan, both, both) : cloth.ground
      const values = one.grid.values.map((value, cell) =>
        Math.min(value - one.level, other.grid.values[cell] - other.level),
      )
      paintAbove(cloth, crossed, { ...one.grid, values }, 0.03, {
        leastMm2: 12,
      })
    }
  })
}

/** Whether an ink is a tint or shade of the other, by OKLab distance. */
function isShadeOf({ cast }: Plan, ink: number | undefined, of: number): ink is number {
  return ink !== undefined && oklabDistance(cast.inks[ink].lab, cast.inks[of].lab) < SHADE_STEP
}

const SHADE_STEP = 0.17

/** The nearest ink of about the same hue that is farther from the ground, if there is one. */
function shadeOf({ cast }: Plan, ink: number): number | undefined {
  const own = cast.inks[ink]
  const away = (one: number): number => lightnessStep(cast, one, cast.ground)
  const shades = cast.figures.filter((one) => away(one) > away(ink) && hueDistance(cast.inks[one], own) < ONE_HUE)
  return shades.toSorted((one, other) => away(one) - away(other))[0]
}

/** Radians of OKLCH between hues of one paint. */
const ONE_HUE = 0.5

/** Depth inside the edge of a blot at which its pale middle starts. */
const HEART_STEP = 0.34

/** The pale middle of a layer's blots: in fingers, farther on one side. */
function heartOf(plan: Plan, grid: FieldGrid, layer: number): FieldGrid {
  const seed = `${plan.random.fork(`heart ${layer}`).next()}`
  const cells = Math.max(4, Math.round(7 / plan.scale))
  const spread = createNoise(`${seed}/spread`, cells)
  const finger = bendField(createNoise(`${seed}/finger`, cells * 5), `${seed}/bend`, cells * 3, 0.02)
  const ragged = sampleField((x, y) => 0.17 * spread(x, y) + 0.09 * finger(x, y), grid.columns, grid.rows)
  return { ...grid, values: grid.values.map((value, at) => value + ragged.values[at]) }
}

/** The ink nearest to the overlap of two washes, but neither of the two where there is a choice. */
function mixedInk({ cast }: Plan, [one, other]: readonly [number, number], taken: readonly number[]): number {
  const mean = [0, 1, 2].map(
    (axis) => (cast.inks[one].lab[axis] + cast.inks[other].lab[axis]) / 2 - (axis === 0 ? 0.14 : 0),
  )
  const far = (ink: number): number => Math.hypot(...mean.map((value, axis) => value - cast.inks[ink].lab[axis]))
  const free = cast.figures.filter((ink) => !taken.includes(ink))
  return (free.length > 0 ? free : cast.figures).reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}

/**
 * Depth of a place inside the nearest blot of a layer: low-frequency waves for the shape, and a fringe for the paper
 * texture.
 */
function blotField(plan: Plan, layer: number): TorusField {
  const random = plan.random.fork(`wash ${layer}`)
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(2, Math.min(60, Math.round(9 * area)))
  const reach = 0.62 * Math.sqrt(plan.heightMm / plan.widthMm / count)
  const tall = plan.heightMm / plan.widthMm
  const blots = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 10 }).map(([x, y]) => ({
    x: x / plan.widthMm,
    y: y / plan.heightMm,
    reach: reach * random.between(0.65, 1.2),
  }))
  const blot: TorusField = (x, y) => {
    let most = -1
    for (const one of blots) {
      const far = Math.hypot(wrap(x - one.x + 0.5, 1) - 0.5, (wrap(y - one.y + 0.5, 1) - 0.5) * tall)
      most = Math.max(most, 1 - far / one.reach)
    }
    return most
  }
  const seed = `${random.next()}`
  const cells = Math.max(4, Math.round(6 / plan.scale))
  const shaped = bendField(blot, `${seed}/shape`, cells, 0.05 * plan.scale)
  const fringed = bendField(shaped, `${seed}/fringe`, cells * 4, 0.011 * plan.scale)
  const tooth = createNoise(`${seed}/tooth`, cells * 14)
  return (x, y) => fringed(x, y) + 0.016 * tooth(x, y)
}
