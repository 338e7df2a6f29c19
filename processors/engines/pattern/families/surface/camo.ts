import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { CellGrid } from '../../kit/area/cell-grid.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'

export const camo: Family = {
  name: 'camo',
  summary:
    'three to five layers of long lobes with set area shares, one over another; or the same in pixels or stripes',
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
  kinds: {
    woodland: 'woodland camo|woodland camouflage|classic camo',
    urban: 'urban camo|urban camouflage|city camo|city camouflage|night camo|night camouflage|stealth camo',
    desert: 'desert camo|desert camouflage|sand camo',
    arctic:
      'arctic camo|snow camo|winter camo|white camo|arctic camouflage|snow camouflage|winter camouflage|white camouflage|camouflage winter|camouflage snow|schneetarn',
    digital: 'digital camo|digital camouflage|pixel camo|pixelated camo|pixel camouflage|digicam',
    tigerstripe: 'tiger stripe camo|tigerstripe camo|tiger camo',
  },
  colourway: ({ styles, details }) => {
    const asked = [details.kind, ...styles]
    if (asked.includes('desert')) return { inks: ['#d8c6a0', '#b9986a', '#8d6b47', '#ebdfc4', '#6d583f'], ground: 0 }
    if (asked.includes('urban')) return { inks: ['#8f9296', '#5d6166', '#c4c6c8', '#2f3237'], ground: 0 }
    if (asked.includes('arctic')) return { inks: ['#eff1f2', '#cdd3d7', '#9aa4ab', '#5d666d'], ground: 0 }
    if (asked.includes('woodland')) return { inks: ['#b3a078', '#5b6a3a', '#6b4c31', '#22221c', '#7f8653'], ground: 0 }
    return undefined
  },
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

/** Uniform cloth in one colour: itself, a paler earth, a deeper step and the near-black of bark, never white paper. */
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

/** Layer k covers the same share s of the cloth, and 1 - (1 - s)^n is the coverage asked for. */
function drawCamo(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = [...cast.figures].sort((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)
  const share = 1 - (1 - plan.coverage) ** (1 / inks.length)
  const kind = chooseNamedKind(plan)
  const fields = inks.map((_, layer) => lobeField(plan, layer, kind))
  if (kind === 'digital') paintPixels(cloth, plan, inks, fields, share)
  else
    fields.forEach((field, layer) => {
      const grid = sampleField(field, 180)
      paintAbove(cloth, inks[layer], grid, levelOfShare(grid, share), { leastMm2: kind === 'woodland' ? 60 : 25 })
    })
  return cloth
}

/** Plain "camouflage" is the woodland kind; the others are drawn when they are named. */
function chooseNamedKind(plan: Plan): 'woodland' | 'digital' | 'tigerstripe' {
  const isNamed = [plan.details.kind, ...plan.styles].some((name) => isPixelled(name) || name === 'tigerstripe')
  if (!isNamed) return 'woodland'
  return plan.styles.some(isPixelled) ? 'digital' : chooseKind(plan, ['digital', 'tigerstripe'] as const)
}

function isPixelled(name: unknown): boolean {
  return name === 'digital' || name === 'pixelated' || name === 'pixels'
}

function lobeField(plan: Plan, layer: number, kind: 'woodland' | 'digital' | 'tigerstripe'): TorusField {
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

/** The lobes on a grid of square cells, upper layers over lower ones, each ink one outline. */
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
