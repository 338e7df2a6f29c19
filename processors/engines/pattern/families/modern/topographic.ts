import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import { createWaves } from '../../kit/chance/noise.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

export const topographic: Family = {
  name: 'topographic',
  summary: 'contour lines of a rolling land, every fifth one bold, heights tinted when there are inks for it',
  words:
    'topographic|ripple line|ripple lines|water ripple|water ripples|ocean ripple|ocean ripples|ocean ripple lines|topographic map|topography|topographical|contour map|contour lines|contour line map|elevation|elevation lines|map lines|relief map|terrain|höhenlinien|courbes de niveau|curvas de nivel|curve di livello|等高線|layered paper|paper layers|sound waves landscape'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.1, medium: 0.2, high: 0.34 },
  inks: { least: 2, natural: 4 },
  moods: ['scandinavian', 'coastal', 'boho', 'monochrome', 'autumn'],
  ground: 'light',
  motifMm: 60,
  repeatMm: 320,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawTopographic,
}

const HILL_MM = 110
const CELL_MM = 2.6
const NODES_MOST = 320
const LEVELS = 11

/**
 * A line of even width is the area above a height less the area above the same height once the field is lowered by its own
 * slope times the width; both areas close over the period by themselves.
 */
function drawTopographic(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const hillMm = HILL_MM * plan.scale
  const seed = `topography/${plan.random.fork('hills').next()}`
  const field = createWaves(seed, {
    acrossX: Math.max(1, plan.widthMm / hillMm),
    acrossY: Math.max(1, plan.heightMm / hillMm),
    spread: 0.6,
  })
  const cellMm = CELL_MM * Math.max(0.6, Math.min(1.5, plan.scale))
  const nodes = (mm: number): number => Math.max(48, Math.min(NODES_MOST, Math.round(mm / cellMm)))
  const land = sampleField(field, nodes(plan.widthMm), nodes(plan.heightMm))
  const slope = slopeOf(land, plan)
  const lines = plan.isDensityAsked ? Math.max(4, Math.round(LEVELS * (0.55 + plan.coverage * 2))) : LEVELS
  const line = cast.figures.length > 2 ? cast.line : cast.main
  const tints = tintsOf(plan, line)
  const widthMm = (plan.coverage / 0.2) * (LEVELS / lines) * 1.15 * Math.sqrt(plan.scale)
  for (let at = 0; at < lines; at++) {
    const level = levelOfShare(land, 1 - (at + 0.5) / lines)
    const isBold = at % 5 === 2
    const inside = tints[Math.floor((at / lines) * tints.length)]
    const half = halfLineMm(plan, widthMm * (isBold ? 1.6 : 0.8), 0.32)
    paintAbove(cloth, line, land, level, { leastMm2: half * 2 })
    const lowered = { ...land, values: land.values.map((value, index) => value - slope[index] * half) }
    paintAbove(cloth, inside, lowered, level, { leastMm2: half * 2 })
  }
  return cloth
}

/** Heights are tinted from the ground upwards with the inks that are neither ground nor line. */
function tintsOf({ cast, isDensityAsked }: Plan, line: number): number[] {
  if (isDensityAsked) return [cast.ground]
  const far = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  // A height as dark as the lines would swallow them.
  const others = cast.byLightness.filter((ink) => ink !== cast.ground && ink !== line && far(ink) < far(line) * 0.72)
  const ordered = cast.isDark ? others : others.toReversed()
  return [cast.ground, ...ordered]
}

/** Steepness at each node per mm. */
function slopeOf({ values, columns, rows }: FieldGrid, plan: Plan): Float64Array {
  const [stepX, stepY] = [plan.widthMm / columns, plan.heightMm / rows]
  const at = (column: number, row: number): number =>
    values[((row + rows) % rows) * columns + ((column + columns) % columns)]
  return Float64Array.from(values, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const across = (at(column + 1, row) - at(column - 1, row)) / (2 * stepX)
    const down = (at(column, row + 1) - at(column, row - 1)) / (2 * stepY)
    return Math.hypot(across, down)
  })
}
