import type { Family } from '../families/family.ts'
import type { Point } from '../kit/line/knot.ts'
import type { Lattice } from '../kit/place/lattice.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import type { DesignSpec, LayoutName } from '../spec/design-spec.ts'
import { openLattice } from './change.ts'
import { fitGroupCells } from './fit-group-cells.ts'
import type { GroupName } from './wallpaper-group.ts'
import { findGroup, groupNames } from './wallpaper-group.ts'

/** How one design is laid out: what its family is told, and what is done with the cloth that it draws. */
export type Arrangement = {
  /** The lattice in the plan. */
  readonly lattice: Lattice
  /** Factor on the size of motifs, so that they fit the cells of a symmetry group. */
  readonly size: number
  /** Kaleidoscope reflection of the drawn cloth. */
  readonly mirrors?: { readonly group: Lattice; readonly chamber: readonly Point[] }
  readonly bands?: 'stripe' | 'border'
  /** Stretch of each axis away from true angles, as a share. */
  readonly stretch: number
}

const layoutsOfAnyMotif: readonly LayoutName[] = [
  'toss',
  'block',
  'half-drop',
  'brick',
  'third-drop',
  'quarter-drop',
  'sateen',
  'diamond',
  'ogee',
]
const layoutsOfAll: readonly LayoutName[] = ['mirror', 'stripe', 'border']

/** Whether the family tosses motifs and passes its lattice on, so that any lattice and any symmetry suits it. */
export function isOfMotifs({ layouts }: Family): boolean {
  return layouts.includes('toss') && layouts.includes('half-drop')
}

/** Every layout that a family can have, its own first. */
export function layoutsOf(family: Family): LayoutName[] {
  return [...new Set([...family.layouts, ...(isOfMotifs(family) ? layoutsOfAnyMotif : []), ...layoutsOfAll])]
}

/**
 * Every symmetry that a family can have: families of motifs take all, all-overs those whose mirrors enclose a chamber.
 */
export function symmetriesOf(family: Family): GroupName[] {
  return groupNames.filter((name) => name === 'p1' || isOfMotifs(family) || findGroup(name).chamber !== undefined)
}

/**
 * Factor on the repeat: hexagonal groups need many cells for true angles in a repeat of another shape, which would be
 * tiny in a small repeat.
 */
export function repeatFactorOf(symmetry: GroupName): number {
  return findGroup(symmetry).cell === 'hexagonal' ? 2 : 1
}

/** The arrangement for a design's layout, symmetry, size and scale. */
export function arrange(spec: DesignSpec, family: Family): Arrangement {
  const isMirrored = spec.layout === 'mirror' && !family.layouts.includes('mirror')
  const symmetry = spec.symmetry === 'p1' && isMirrored ? 'pmm' : spec.symmetry
  if (symmetry !== 'p1') return arrangeGroup(spec, family, symmetry)
  const lattice = latticeOf(spec, family)
  const bands = spec.layout === 'stripe' || spec.layout === 'border' ? spec.layout : undefined
  return { lattice, size: 1, stretch: 0, ...(bands && { bands }) }
}

/** Smallest factor on motifs: below it lines become too thin to print. */
const SIZE_LEAST = 0.2
/** The same for a drawing that is cut by mirrors: a few large pieces make a better star than many small ones. */
const CUT_SIZE_LEAST = 0.55
/** Area of the cloth that a group repeats, in squares of a motif's size: room for two motifs and what lies between. */
const DOMAIN_MOTIFS = 7

function arrangeGroup(spec: DesignSpec, family: Family, name: GroupName): Arrangement {
  const { widthMm, heightMm } = periodOf(spec)
  const group = findGroup(name)
  const wished = Math.min(widthMm, family.repeatMm * Math.max(0.4, spec.scale))
  const { columns, rows, stretch } = fitGroupCells(group, { widthMm, heightMm }, wished)
  const lattice: Lattice = { order: columns * rows * group.images.length, step: 0, rows, images: group.images }
  const { chamber } = group
  const isCut = chamber !== undefined && !(isOfMotifs(family) && family.isWhole)
  // Mirrors may cut an all-over anywhere; whole motifs must have room beside their own images.
  const roomMm = isCut
    ? 1.25 * Math.sqrt((widthMm / columns) * (heightMm / rows))
    : Math.sqrt((widthMm * heightMm) / lattice.order / DOMAIN_MOTIFS)
  const ownMm = (isCut ? family.repeatMm : motifMmOf(family)) * spec.scale
  const size = Math.max(isCut ? CUT_SIZE_LEAST : SIZE_LEAST, Math.min(1, roomMm / ownMm))
  return isCut
    ? { lattice: blockLattice, size, stretch, mirrors: { group: lattice, chamber } }
    : { lattice, size, stretch }
}

function motifMmOf(family: Family): number {
  return family.motifMm ?? family.repeatMm / 6
}

/** Sides of the repeat in mm: `repeatMm` along the longer side of the aspect ratio. */
export function periodOf({ aspect, repeatMm }: DesignSpec): { widthMm: number; heightMm: number } {
  const long = Math.max(aspect.width, aspect.height)
  return { widthMm: (repeatMm * aspect.width) / long, heightMm: (repeatMm * aspect.height) / long }
}

/** Smallest width of a tile, in sizes of its motifs: in a narrower one they crowd each other's copies. */
const TILE_LEAST = 2.2
const ROWS_MOST = 6

function latticeOf(spec: DesignSpec, family: Family): Lattice {
  const drops: Partial<Record<LayoutName, number>> = { 'half-drop': 2, 'third-drop': 3, 'quarter-drop': 4 }
  const columns = drops[spec.layout]
  if (!isOfMotifs(family)) {
    if (spec.layout === 'sateen') return { order: 5, step: 2 }
    const isCentred = spec.layout === 'brick' || spec.layout === 'diamond' || spec.layout === 'ogee'
    return columns || isCentred ? { order: columns ?? 2, step: 1 } : blockLattice
  }
  if (spec.details.change === 'things') return openLattice
  const { widthMm, heightMm } = periodOf(spec)
  const leastMm = TILE_LEAST * motifMmOf(family) * spec.scale
  if (columns) {
    const rows = fitTiles(widthMm / columns, heightMm, leastMm)
    return { order: columns * rows, step: 1, rows }
  }
  if (spec.layout === 'brick') {
    // Rows shifted by half a tile: along columns, every other half tile is half the period lower.
    const tiles = fitTiles(heightMm / 2, widthMm, leastMm)
    return { order: 2 * tiles, step: tiles }
  }
  if (spec.layout === 'diamond' || spec.layout === 'ogee') return { order: 2, step: 1 }
  if (spec.layout === 'sateen') return spec.scale > 0.6 ? { order: 5, step: 2 } : { order: 8, step: 3 }
  if (spec.layout === 'stripe') return layLanes(spec, leastMm)
  return blockLattice
}

/** Number of tiles in a period, such that a tile is as nearly square as the size of its motifs allows. */
function fitTiles(sideMm: number, periodMm: number, leastMm: number): number {
  let best = 1
  for (let tiles = 2; tiles <= ROWS_MOST && Math.min(sideMm, periodMm / tiles) >= leastMm; tiles++)
    if (squareness(periodMm / tiles, sideMm) < squareness(periodMm / best, sideMm)) best = tiles
  return best
}

function squareness(one: number, other: number): number {
  return Math.abs(Math.log(one / other))
}

/** Share of a stripe's width for motifs; the rest is the plain stripe between. */
export const LANE_SHARE = 0.66
/** Width of a lane, in sizes of its motifs. */
const LANE_WIDTHS = 1.5

/** Distance of things from the middle of their lane, as shares of half its width. */
const [STRAY_LEAST, STRAY_MOST] = [0.04, 0.3]

function layLanes(spec: DesignSpec, leastMm: number): Lattice {
  const { widthMm } = periodOf(spec)
  const laneMm = (leastMm / TILE_LEAST) * LANE_WIDTHS
  const count = Math.max(1, Math.round((widthMm / laneMm) * LANE_SHARE))
  const middles = Array.from({ length: count }, (_, at) => (at + 0.5) / count)
  const halfWidth = LANE_SHARE / 2 / count
  // The plain stripes lie on top: what strays from the middle by more than this is cut by them.
  const room = 1 - leastMm / TILE_LEAST / (2 * halfWidth * widthMm)
  const spread = Math.max(STRAY_LEAST, Math.min(STRAY_MOST, room))
  return { ...blockLattice, lanes: { isUpright: true, middles, halfWidth, spread } }
}
