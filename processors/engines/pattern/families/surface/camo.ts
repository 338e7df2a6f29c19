import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { CellGrid } from '../../kit/area/cell-grid.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import type { CamoKind } from './camo-kinds.ts'
import { camoKinds, colourwayOfCamo } from './camo-kinds.ts'
import type { InkAt } from './camo-marks.ts'
import { paintChips, paintDabs, paintShards } from './camo-marks.ts'

export const camo: Family = {
  name: 'camo',
  summary:
    'three to five layers of long lobes with set area shares, one over another; or the same in pixels, stripes, dabs, shards or with pebbles',
  words: [
    'camo',
    'camouflage',
    'army print',
    'toile de camouflage',
    'toile camouflage',
    'military',
    'tarnmuster',
    'camuflaje',
    'mimetico',
    '迷彩',
  ],
  kinds: camoKinds,
  colourway: colourwayOfCamo,
  colourwayAround: lobesAround,
  motifs: [],
  coverage: { low: 0.5, medium: 0.72, high: 0.86 },
  inks: { least: 3, natural: 5, leads: 'line' },
  moods: ['field'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawCamo,
}

/** Camouflage in one colour: the colour itself, a paler earth, a deeper step and a near-black, without white. */
function lobesAround(hex: string): Colourway | undefined {
  const cloth = inkFromHex(hex)
  if (!cloth) return undefined
  const { lightness, chroma } = cloth
  const step = (to: number, share: number): string =>
    inkFromOklch({ ...cloth, lightness: to, chroma: chroma * share }).hex
  const inks =
    lightness > 0.8
      ? [hex, step(lightness - 0.12, 1), step(lightness - 0.27, 1), step(lightness - 0.42, 0.9)]
      : [step(Math.min(0.86, lightness + 0.2), 0.75), hex, step(lightness * 0.72, 0.9), step(lightness * 0.42, 0.6)]
  return { inks: [...new Set(inks)], ground: 0 }
}

const PIXEL_MM = 5

/** Each of n layers covers the share s of the cloth, where 1 − (1 − s)^n is the requested coverage. */
function drawCamo(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = [...cast.figures].sort((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)
  const kind = chooseNamedKind(plan)
  // Desert pebbles need two inks of their own.
  const isPebbled = kind === 'chips' && inks.length > 3
  const [light, shadow] = [inks[0], inks[inks.length - 1]]
  const layers = isPebbled ? inks.slice(1, -1) : inks
  const share = 1 - (1 - plan.coverage) ** (1 / layers.length)
  const fields = layers.map((_, layer) => lobeField(plan, layer, kind))
  if (kind === 'digital') paintPixels(cloth, plan, layers, fields, share)
  else if (kind === 'flecktarn') paintDabs(cloth, plan, topInk(cloth, layers, fields, share))
  else if (kind === 'splinter') paintShards(cloth, plan, topInk(cloth, layers, fields, share))
  else
    fields.forEach((field, layer) => {
      const grid = sampleField(field, 180)
      paintAbove(cloth, layers[layer], grid, levelOfShare(grid, share), { leastMm2: kind === 'woodland' ? 60 : 25 })
    })
  if (kind === 'chips') paintChips(cloth, plan, [shadow, light])
  return cloth
}

/** The topmost layer at a place. */
function topInk(cloth: Cloth, inks: readonly number[], fields: readonly TorusField[], share: number): InkAt {
  const levels = fields.map((field) => levelOfShare(sampleField(field, 90), share))
  return (x, y) => inks[fields.findLastIndex((field, layer) => field(x, y) > levels[layer])] ?? cloth.ground
}

/** Plain "camouflage" is woodland; other kinds are drawn when they are named. */
function chooseNamedKind(plan: Plan): CamoKind {
  const asked = [plan.details.kind, ...plan.styles]
  if (asked.some(isPixelled)) return 'digital'
  return drawn.find((kind) => asked.includes(kind)) ?? 'woodland'
}

/** Kinds with a construction of their own; all others are woodland in other colours. */
const drawn = ['tigerstripe', 'flecktarn', 'splinter', 'chips'] as const

function isPixelled(name: unknown): boolean {
  return name === 'digital' || name === 'pixelated' || name === 'pixels'
}

function lobeField(plan: Plan, layer: number, kind: CamoKind): TorusField {
  const seed = `${plan.random.fork(`layer ${layer}`).next()}`
  const across = Math.max(2, 3.2 / plan.scale)
  const long = kind === 'tigerstripe' ? 4.2 : 1.9
  const lobes = createWaves(
    seed,
    { acrossX: across, acrossY: (across * long * plan.heightMm) / plan.widthMm, spread: 0.45 },
    36,
  )
  const edge = createNoise(`${seed}/edge`, Math.round((kind === 'digital' ? 42 : 20) / plan.scale))
  const bent = bendField(lobes, seed, Math.max(3, Math.round(7 / plan.scale)), 0.035 / plan.scale)
  const rough = kind === 'digital' ? 0.4 : 0.12
  return (x, y) => bent(x, y) + rough * edge(x, y)
}

/** The lobes sampled on a grid of square cells, upper layers over lower ones, one outline per ink. */
function paintPixels(
  cloth: Cloth,
  plan: Plan,
  inks: readonly number[],
  fields: readonly TorusField[],
  share: number,
): void {
  const columns = fitCells(plan.widthMm, PIXEL_MM * plan.scale).count
  const rows = fitCells(plan.heightMm, PIXEL_MM * plan.scale).count
  const grids = fields.map((field) => sampleField((x, y) => field(x + 0.5 / columns, y + 0.5 / rows), columns, rows))
  const levels = grids.map((grid) => levelOfShare(grid, share))
  const inkAt = (at: number): number => {
    const top = inks.findLastIndex((_, layer) => grids[layer].values[at] > levels[layer])
    return top < 0 ? cloth.ground : inks[top]
  }
  const cells: CellGrid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => inkAt(row * columns + column)),
  )
  paintCells(cloth, cells)
}
