import { hexFromRgb } from '../../color/hex.ts'
import { MM_PER_INCH } from '../../raster/resolution.ts'
import { evenLines } from '../centerline/even-lines.ts'
import type { Drawing } from '../draw-boundaries.ts'
import type { Ring } from '../fit/curve.ts'
import type { FitRule } from '../fit/fit-run.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { SegmentedImage } from '../labels/segment-image.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import { inkAreas } from '../map/ink-areas.ts'
import { putPenDown } from '../pen/pen.ts'
import type { Route } from '../route.ts'
import { qualityPresets } from '../settings.ts'
import { frameCurve, type Layer, type Sheet, sheetOf } from '../sheet.ts'
import { layCover } from './hide-stretch.ts'
import { listPlaces } from './near-places.ts'
import { splitObjects } from './objects.ts'
import { openRings } from './rings.ts'
import { roomUnder, spreadLayer, stackLayer, TUCK_LEAST_PX } from './stack-layers.ts'
import { areMeasured, openToneRings } from './tone-rings.ts'
import { untangleRings } from './untangle-rings.ts'

/**
 * Turns boundaries into layers: inks by area, the largest lowest; tones from light to dark over the largest. Stacked
 * layers extend under those above and share their edges, so that no gap shows between them; cut-out layers meet edge to
 * edge.
 */
export function layOut(segmented: SegmentedImage, drawing: Drawing, route: Route): Sheet {
  const { map } = segmented
  const { inks } = drawing
  const { settings, dpi } = route
  const areas = inkAreas(map, segmented.inks.count)
  const drawn = drawnInks(segmented, areas, settings.removeBackground)
  const order = route.tones ? sortTones(drawn, inks) : drawn
  const rank = new Int16Array(256).fill(-1)
  order.forEach((ink, level) => {
    rank[ink] = level
  })
  const trapPx = (settings.trapMm * dpi) / MM_PER_INCH
  // Lines redrawn at even widths no longer fit the holes that were cut for them.
  const isStacked = settings.layering === 'stacked' || settings.centerline
  const coversAll = order.length > 0 && order.length === inksPresent(areas)
  const drawLayer = openLayers(map, drawing, rank, isStacked, isStacked ? Math.max(TUCK_LEAST_PX, trapPx) : trapPx)
  const ringsOf = (ink: number, level: number): Ring[] => {
    // The lowest layer lies under everything: a rectangle without holes.
    if (isStacked && level === 0 && coversAll) return [[frameCurve(map.width, map.height)]]
    return drawLayer(ink, level)
  }
  const layers = order.flatMap((ink, level): Layer[] => {
    const isRedrawn = settings.centerline && level > 0
    const rings = isRedrawn ? [] : ringsOf(ink, level)
    const lines = isRedrawn ? evenLines(map, drawing.edges, ink, fitRuleOf(route)).map(untangleRings) : []
    if (rings.length + lines.length === 0) return []
    const at = ink * 4
    const hex = hexFromRgb([inks.values[at], inks.values[at + 1], inks.values[at + 2]])
    const objects = isRedrawn ? lines : settings.groupBy === 'object' ? splitObjects(rings) : [rings]
    return [{ hex, areaShare: areas[ink] / map.ink.length, objects }]
  })
  putPenDown()
  // Edges without coverage are not known to more than a tenth of a pixel.
  const decimals = route.isAliased ? Math.min(1, settings.decimals) : settings.decimals
  return sheetOf(layers, { widthPx: map.width, heightPx: map.height, dpi, decimals }, settings)
}

/** Returns a function that draws the rings of a layer; none crosses itself. */
function openLayers(
  map: LabelMap,
  { edges, faces, rule }: Drawing,
  rank: Int16Array,
  isStacked: boolean,
  tuckPx: number,
): (ink: number, level: number) => Ring[] {
  const faceRank = rankFaces(faces.ink, rank)
  if (isStacked && rule.isTonal && areMeasured(edges)) {
    const drawLevel = openToneRings(edges, faceRank, { path: rule, map, rank, hiding: roomUnder(tuckPx, 'tones') })
    return (_, level) => drawLevel(level)
  }
  const near = whenAsked(() => listPlaces(edges, map.width, map.height))
  const stack = { map, rings: openRings(edges, faceRank), faces, rank, rule, near, tuckPx }
  if (!isStacked) return (ink, level) => untangleRings(spreadLayer(ink, level, stack))
  layCover(map, rank)
  return (_, level) => untangleRings(stackLayer(level, stack))
}

/** Memoizes: the thing is made when first asked for. */
function whenAsked<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined
  return () => {
    made ??= make()
    return made
  }
}

function rankFaces(inks: Uint8Array, rank: Int16Array): Int16Array {
  const ranks = new Int16Array(inks.length)
  for (let face = 0; face < inks.length; face++) ranks[face] = rank[inks[face]]
  return ranks
}

function inksPresent(areas: Int32Array): number {
  return areas.filter((area) => area > 0).length
}

/** The inks to draw, largest area first, without the transparent one and a removed background. */
function drawnInks(segmented: SegmentedImage, areas: Int32Array, removeBackground: boolean): number[] {
  const background = removeBackground ? frameInk(segmented) : OUTSIDE
  return [...areas.keys()]
    .filter((ink) => areas[ink] > 0 && ink !== segmented.inks.transparent && ink !== background)
    .sort((a, b) => areas[b] - areas[a] || a - b)
}

/**
 * Tones from light to dark, so that each is adjacent to the next; the largest lies lowest, where bad fits show least.
 */
function sortTones([largest, ...others]: readonly number[], inks: Inks): number[] {
  if (largest === undefined) return []
  return [largest, ...others.toSorted((a, b) => brightness(inks, b) - brightness(inks, a))]
}

/** Luma of an ink, 0..255, accurate enough to sort tones. */
function brightness({ values }: Inks, ink: number): number {
  return 0.3 * values[ink * 4] + 0.59 * values[ink * 4 + 1] + 0.11 * values[ink * 4 + 2]
}

/** The ink of most pixels on the frame. */
function frameInk({ map, inks }: SegmentedImage): number {
  const { ink, width, height } = map
  const counts = new Float64Array(inks.count)
  for (let x = 0; x < width; x++) {
    counts[ink[x]]++
    counts[ink[(height - 1) * width + x]]++
  }
  for (let y = 0; y < height; y++) {
    counts[ink[y * width]]++
    counts[ink[y * width + width - 1]]++
  }
  return counts.indexOf(Math.max(...counts))
}

function fitRuleOf({ settings, fitTolerancePx, pointErrorPx }: Route): FitRule {
  const { curves, fitRounds } = qualityPresets[settings.quality]
  return { tolerance: fitTolerancePx, pointError: pointErrorPx, rounds: Math.min(fitRounds, settings.iterMax), curves }
}
