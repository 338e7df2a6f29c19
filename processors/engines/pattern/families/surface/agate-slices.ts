import type { Cloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { createGrain, createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Point } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

/** Grid nodes along the period, many because of the fine bands. */
const GRID = 260
/** Number of slices on a square of 320 mm. */
const SLICES = 9
/** Number of dyes of the slices in one cloth. */
const DYES = 3
/** Radius of the rounded corners of a slice, as a share of the distance to its neighbour. */
const ROUNDING = 0.13
/** Start of the crystal hollow, as a share of the way from rim to centre. */
const HOLLOW = 0.8

/** Amplitudes of low-frequency and high-frequency distortion of the outlines, in mm. */
const [SWAY_MM, WAVE_MM] = [17, 3.4]

/** A slice: its centre in mm, the depth of the centre, and its sides as directions and distances from the centre. */
type Slice = { readonly heart: Point; readonly depth: number; readonly sides: readonly (readonly [Point, number])[] }

/**
 * Adjacent slices of agate with rounded corners: each has a rim in its own dye, bands parallel to the rim down to the
 * centre, with bundles of fine ones, and a hollow of pale crystals.
 */
export function paintSlices(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('slices')
  const slices = cutSlices(plan, random)
  const bent = bendPlaces(plan, `${random.next()}`)
  const owners = new Uint8Array(GRID * GRID)
  const depths = sampleField((x, y) => {
    const { slice, from } = sliceAt(slices, plan, bent(x, y))
    owners[Math.round(y * GRID) * GRID + Math.round(x * GRID)] = slice
    return depthIn(slices[slice], from)
  }, GRID)
  const rim = levelOfShare(depths, Math.min(0.95, plan.coverage * 1.02))
  const crystal = createNoise(`${random.next()}`, Math.max(12, Math.round(64 / plan.scale)))
  const dyes = Math.min(DYES, plan.cast.figures.length)
  for (let dye = 0; dye < dyes; dye++) {
    const values = depths.values.map((depth, node) => {
      const { depth: deepest } = slices[owners[node]]
      return owners[node] % dyes === dye ? (depth - rim) / Math.max(1e-6, deepest - rim) : -1
    })
    paintBands(cloth, plan, { ...depths, values }, random.fork(`dye ${dye}`), dye)
    const druse = values.map((value, node) =>
      value < 0 ? value : value + 0.07 * crystal((node % GRID) / GRID, Math.floor(node / GRID) / GRID),
    )
    paintHollow(cloth, plan, { ...depths, values: druse }, dye)
  }
}

/** Bands from the rim inwards; every dye starts at a different tone. */
function paintBands(cloth: Cloth, { cast }: Plan, grid: FieldGrid, random: Random, dye: number): void {
  const run = chainInks(cast, cast.ground)
  const tones = [...run, ...run.slice(1, -1).reverse()]
  const from = Math.floor((dye * tones.length) / DYES)
  const widths: number[] = [0.45]
  // Fine bands come in bundles of two or three between broad ones.
  while (widths.length < Math.max(11, run.length * 2 + 1)) {
    widths.push(random.between(1, 1.9))
    for (let fine = random.below(4); fine > 0; fine--) widths.push(random.between(0.32, 0.55))
  }
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let depth = 0
  widths.forEach((width, band) => {
    paintAbove(cloth, tones[(from + band) % tones.length], grid, depth * HOLLOW, { leastMm2: 2 })
    depth += width / whole
  })
}

/** The hollow: a thin line in the strongest ink, then crystals in the palest with a dark cave in the middle. */
function paintHollow(cloth: Cloth, { cast }: Plan, grid: FieldGrid, dye: number): void {
  const pale = cast.byLightness[cast.byLightness.length - 1]
  const deep = cast.byLightness[0]
  const [rim, crystals, cave] = dye % 2 === 0 ? [deep, pale, cast.main] : [pale, cast.main, deep]
  for (const [at, ink] of [rim, crystals, cave].entries())
    paintAbove(cloth, ink, grid, [HOLLOW, HOLLOW + 0.035, HOLLOW + 0.13][at], { leastMm2: 3 })
}

function cutSlices(plan: Plan, random: Random): Slice[] {
  const { widthMm, heightMm } = plan
  const area = (widthMm * heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(2, Math.min(70, Math.round(SLICES * area)))
  const hearts = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 9, rowAversion: 0.6 })
  const sizes = hearts.map(() => random.between(0.7, 1.4))
  return hearts.map((heart, at): Slice => {
    const sides = hearts.flatMap((other, near) =>
      [-1, 0, 1].flatMap((column) =>
        [-1, 0, 1].flatMap((row): (readonly [Point, number])[] => {
          const way: Point = [other[0] - heart[0] + column * widthMm, other[1] - heart[1] + row * heightMm]
          const far = Math.hypot(...way)
          if (far < 1e-6) return []
          return [[[way[0] / far, way[1] / far], (far * sizes[at]) / (sizes[at] + sizes[near])]]
        }),
      ),
    )
    const nearest = sides.toSorted(([, one], [, other]) => one - other).slice(0, 14)
    return { heart, sides: nearest, depth: depthIn({ sides: nearest }, [0, 0]) }
  })
}

/** Depth of a place inside all sides, relative to the centre: a smooth minimum over the sides. */
function depthIn({ sides }: Pick<Slice, 'sides'>, [x, y]: Point): number {
  const depths = sides.map(([[across, down], far]) => far - x * across - y * down)
  const least = Math.min(...depths)
  const soft = ROUNDING * sides[0][1]
  const sum = depths.reduce((total, depth) => total + Math.exp((least - depth) / soft), 0)
  return least - soft * Math.log(sum)
}

/** The slice in which a place lies deepest, and the place relative to its centre. */
function sliceAt(slices: readonly Slice[], { widthMm, heightMm }: Plan, [x, y]: Point): { slice: number; from: Point } {
  let [best, slice]: [number, number] = [-Infinity, 0]
  let from: Point = [0, 0]
  slices.forEach(({ heart, sides }, at) => {
    const dx = wrap(x - heart[0] + widthMm / 2, widthMm) - widthMm / 2
    const dy = wrap(y - heart[1] + heightMm / 2, heightMm) - heightMm / 2
    let least = Infinity
    for (const [[across, down], far] of sides) {
      least = Math.min(least, far - dx * across - dy * down)
      if (least <= best) return
    }
    best = least
    slice = at
    from = [dx, dy]
  })
  return { slice, from }
}

/**
 * Domain warping: position in mm at which a place of the cloth (shares of the period) is looked up, so that no side is
 * straight.
 */
function bendPlaces({ widthMm, heightMm, scale }: Plan, seed: string): (x: number, y: number) => Point {
  const bend = (label: string, cells: number): TorusField =>
    createGrain(`${seed}/${label}`, Math.max(2, Math.round(cells / scale)))
  const [swayX, swayY, waveX, waveY] = [bend('a', 5), bend('b', 5), bend('c', 17), bend('d', 17)]
  const [sway, wave] = [SWAY_MM * scale, WAVE_MM * scale]
  return (x, y) => [
    x * widthMm + sway * swayX(x, y) + wave * waveX(x, y),
    y * heightMm + sway * swayY(x, y) + wave * waveY(x, y),
  ]
}
