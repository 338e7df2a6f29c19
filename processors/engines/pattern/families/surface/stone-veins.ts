import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelsOf, paintAbove, sampleField } from '../../kit/area/contour.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, LoneColour, Plan } from '../family.ts'

/** Nodes of a grid along the period: 0.8 mm on the usual 320. */
const GRID = 400

/** True when a prompt or a spec asks for the veins of a polished stone. */
export function isVeined(asked: Pick<Plan, 'styles' | 'details'>): boolean {
  return asksFor(asked, 'veined')
}

/** A slab of one named colour: clouds a tone apart from it, and veins that stand off it unless an accent is to be their colour. */
export function slabOf(hex: string, { hasAccents }: Pick<LoneColour, 'hasAccents'>): Colourway {
  const { lightness, chroma, hue } = inkOf(hex)
  const side = lightness > 0.6 ? -1 : 1
  const tone = (step: number, share: number): string =>
    inkFromOklch({ lightness: lightness + side * step, chroma: chroma * share, hue }).hex
  const clouds = [tone(0.035, 1), tone(0.07, 0.95)]
  return { inks: [hex, ...clouds, ...(hasAccents ? [] : [tone(0.36, 0.45)])], ground: 0 }
}

/**
 * A polished slab: long veins that cross it slantwise, swell, thin out and fork; on one side of each a cloud of the paler inks, as
 * where minerals seeped into the stone; hair veins that leave the great ones and end.
 */
export function paintVeins(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('veins')
  const inks = fromPaleToStrong(plan)
  const strong = inks[inks.length - 1]
  const clouds = inks.slice(0, -1)
  const fullness = Math.max(0.5, plan.coverage / USUAL_COVERAGE)
  const veins = (share: number): number => Math.max(1, Math.round((share * fullness) / plan.scale))
  const great = veinDistance(random, cloth, { across: veins(1), along: veins(2) })
  paintDrifts(cloth, clouds, plan, random.fork('drifts'))
  for (const [at, ink] of clouds.entries())
    paintCloud(cloth, ink, great, plan, random.fork(`cloud ${at}`), 1 - at / clouds.length)
  const fine = veinDistance(random.fork('fine'), cloth, { across: -veins(3), along: veins(1) })
  // Hair veins are misted as well, in the palest ink alone and less far.
  if (clouds.length > 1) paintCloud(cloth, clouds[0], fine, plan, random.fork('mist'), MIST)
  const [web, threads] = [veins(5), veins(3)].map((across, at) =>
    veinDistance(random.fork(`web ${at}`), cloth, { across: at ? across : -across, along: at ? veins(4) : veins(2) }),
  )
  const strongest = clouds.at(-1) ?? strong
  for (const [at, lines] of [web, threads].entries())
    paintWeb(cloth, at ? strong : strongest, lines, plan, random.fork(`threads ${at}`))
  paintHairs(cloth, strong, { great, fine }, plan, random.fork('hairs'))
  paintGreat(cloth, strong, great, plan, random.fork('great'))
}

/** Agates and slabs cover so much unasked. */
const USUAL_COVERAGE = 0.78

/** The figures by how far they stand off the ground. */
function fromPaleToStrong({ cast }: Plan): number[] {
  const apart = (ink: number): number => oklabDistance(cast.inks[ink].lab, cast.inks[cast.ground].lab)
  return cast.figures.toSorted((one, other) => apart(one) - apart(other))
}

/** How often veins cross one period: to the right and down. Whole numbers, so that they close. */
type Slant = { readonly across: number; readonly along: number }

/**
 * Signed distance in mm from the nearest vein, positive below it: a phase that grows slantwise over the slab, torn by noise of four
 * sizes, divided by its slope.
 */
function veinDistance(random: Random, cloth: Cloth, { across, along }: Slant): FieldGrid {
  const seed = `${random.next()}`
  const torn = TORN.map(([cells, amount], at) => [createNoise(`${seed}/${at}`, cells), amount] as const)
  const phase = sampleField(
    (x, y) => across * x + along * y + torn.reduce((sum, [noise, amount]) => sum + amount * noise(x, y), 0),
    GRID,
  ).values
  const turnsFromVein = (phaseAt: number): number => phaseAt - Math.round(phaseAt)
  const slope = (column: number, row: number, [right, down]: readonly [number, number]): number => {
    const at = (step: number): number =>
      phase[((row + step * down + GRID) % GRID) * GRID + ((column + step * right + GRID) % GRID)]
    const stepMm = (2 * (right * cloth.widthMm + down * cloth.heightMm)) / GRID
    return turnsFromVein(at(1) - at(-1)) / stepMm
  }
  const values = phase.map((phaseAt, at) => {
    const [column, row] = [at % GRID, Math.floor(at / GRID)]
    const steepness = Math.hypot(slope(column, row, [1, 0]), slope(column, row, [0, 1]))
    return turnsFromVein(phaseAt) / Math.max(LEAST_SLOPE / cloth.widthMm, steepness)
  })
  return { values, columns: GRID, rows: GRID }
}

/** Cells to a period and share of the way to the next vein. */
const TORN = [
  [3, 0.42],
  [7, 0.14],
  [17, 0.05],
  [43, 0.014],
] as const
/** Phase per period: flatter places would swell to lakes. */
const LEAST_SLOPE = 0.9

function paintWhere(
  cloth: Cloth,
  ink: number,
  leastMm2: number,
  value: (x: number, y: number, at: number) => number,
): void {
  const values = new Float64Array(GRID * GRID)
  for (let at = 0; at < values.length; at++) values[at] = value((at % GRID) / GRID, Math.floor(at / GRID) / GRID, at)
  paintAbove(cloth, ink, { values, columns: GRID, rows: GRID }, 0, { leastMm2 })
}

/** Crumbs of clouds and of veins smaller than this are left out. */
const [CLOUD_MM2, VEIN_MM2] = [60, 4]

/** A cloud that begins at the vein and fades out to one side of it. */
function paintCloud(cloth: Cloth, ink: number, great: FieldGrid, plan: Plan, random: Random, reach: number): void {
  const [wide, edge] = [createNoise(`${random.next()}`, 4), createNoise(`${random.next()}`, 23)]
  paintWhere(cloth, ink, CLOUD_MM2, (x, y, at) => {
    const widthMm = CLOUD_MM * plan.scale * reach * (0.15 + 0.85 * wide(x, y) + 0.3 * edge(x, y))
    return Math.min(great.values[at] + 0.5, widthMm - great.values[at])
  })
}

/** How far a cloud reaches from a great vein at most, in mm, and the mist of a hair vein as a share of it. */
const [CLOUD_MM, MIST] = [52, 0.5]

/** Share of the slab that drifts of each ink cover, the palest first, and how ragged their edges are. */
const [DRIFTS, RAGGED] = [[0.2, 0.09, 0.04], 0.34] as const

/** Smoke in the stone between the veins: long drifts along their slant, the deeper inks within the paler. */
function paintDrifts(cloth: Cloth, inks: readonly number[], plan: Plan, random: Random): void {
  const seed = `${random.next()}`
  const cells = (count: number): number => Math.max(1, Math.round(count / plan.scale))
  const [bands, knots, edge] = [
    createNoise(`${seed}/bands`, cells(3), 1),
    createNoise(`${seed}/knots`, cells(5)),
    createNoise(`${seed}/edge`, cells(19)),
  ]
  const [bendX, bendY] = [createNoise(`${seed}/x`, cells(3)), createNoise(`${seed}/y`, cells(4))]
  const grid = sampleField((x, y) => {
    const [u, v] = [x + 0.09 * bendX(x, y), y + 0.09 * bendY(x, y)]
    // Whole steps along both axes close over the period.
    return bands(u + 2 * v, u - v) + 0.5 * knots(u, v) + RAGGED * 0.5 * edge(x, y)
  }, GRID)
  const levelOf = levelsOf(grid)
  for (const [at, ink] of inks.slice(0, DRIFTS.length).entries())
    paintAbove(cloth, ink, grid, levelOf(DRIFTS[at]), { leastMm2: CLOUD_MM2 })
}

/** A web of threads that come and go, in the ink of the clouds and in that of the veins. */
function paintWeb(cloth: Cloth, ink: number, lines: FieldGrid, plan: Plan, random: Random): void {
  const gate = createNoise(`${random.next()}`, Math.max(2, Math.round(7 / plan.scale)))
  paintWhere(
    cloth,
    ink,
    VEIN_MM2,
    (x, y, at) => WEB_MM * Math.min(1, 0.12 + 1.5 * gate(x, y)) - Math.abs(lines.values[at]),
  )
}

/** Half the width in mm of the threads of a web at their widest. */
const WEB_MM = 0.55

/** Threads of the same stone, thickest where they leave a great vein. */
function paintHairs(
  cloth: Cloth,
  ink: number,
  { great, fine }: { readonly great: FieldGrid; readonly fine: FieldGrid },
  plan: Plan,
  random: Random,
): void {
  const gate = createNoise(`${random.next()}`, 6)
  paintWhere(cloth, ink, VEIN_MM2, (x, y, at) => {
    const away = Math.abs(great.values[at]) / (HAIR_REACH_MM * plan.scale)
    return HAIR_MM * Math.min(1, 1.15 - away + 0.9 * gate(x, y)) - Math.abs(fine.values[at])
  })
}

const [HAIR_MM, HAIR_REACH_MM] = [0.7, 90]

/** The great veins: never broken, now a thread, now as wide as a finger. */
function paintGreat(cloth: Cloth, ink: number, great: FieldGrid, plan: Plan, random: Random): void {
  const [swell, rough] = [createNoise(`${random.next()}`, 5), createNoise(`${random.next()}`, 31)]
  paintWhere(cloth, ink, VEIN_MM2, (x, y, at) => {
    const half = Math.max(0, swell(x, y)) ** 2 * GREAT_MM * plan.scale * (1 + 0.5 * rough(x, y))
    return THREAD_MM + half - Math.abs(great.values[at])
  })
}

const [THREAD_MM, GREAT_MM] = [0.6, 5]
