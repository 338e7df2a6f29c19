import type { Drawing } from './draw-boundaries.ts'
import { nodesOf, type Ring } from './fit/curve.ts'
import type { Drawn } from './layers/meet-budget.ts'
import type { TraceReport } from './report.ts'
import type { Route } from './route.ts'
import { qualityPresets } from './settings.ts'
import type { Sheet } from './sheet.ts'

export type Traced = Drawn & {
  readonly route: Route
  /** Illumination of the darkest places relative to the brightest, 0..1, where it was evened; else 1. */
  readonly leastLight: number
  /** True where lines drawn in one pencil or ink were extracted from their paper. */
  readonly isDrawing: boolean
  /** True where dithering was evened out before the picture was read. */
  readonly isDithered: boolean
  readonly stagesMs: Readonly<Record<string, number>>
}

// More paths are refused by some cutters, as Cricut and LightBurn advise.
const PATHS_ADVISED_MAX = 5000
const INKS_ADVISED_MAX = 24

/** Writes the report of a finished drawing. */
export function writeReport(traced: Traced): TraceReport {
  const { segmented, drawing, sheet, route, stagesMs, looseness, rounds } = traced
  const { paths, rings, segments, nodes } = countParts(sheet)
  const readAs = segmented.readAs ?? route
  return {
    source: 'picture',
    mode: readAs.mode,
    tile: route.wrap,
    inks: sheet.layers.map(({ hex, areaShare }) => ({ hex, areaShare: Math.round(areaShare * 1e6) / 1e6 })),
    paths,
    rings,
    segments,
    nodes,
    motifs: listMotifs(drawing.motifs),
    gaps: 0,
    noise: Math.round(readAs.noise * 100) / 100,
    specksMerged: segmented.specksMerged,
    iterations: {
      inks: segmented.inks.rounds,
      fit: Math.min(qualityPresets[route.settings.quality].fitRounds, route.settings.iterMax),
      budget: rounds,
      limit: route.settings.iterMax,
    },
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    dpi: route.dpi,
    looseness: Math.round(looseness * 100) / 100,
    warnings: [
      ...warnOfSheet(sheet, paths),
      ...warnOfLight(traced.leastLight),
      ...warnOfDither(traced.isDithered),
      ...warnOfDrawing(traced.isDrawing),
      ...warnOfBudget(nodes, looseness, route.settings.maxNodes),
    ],
    stagesMs,
  }
}

type Parts = { paths: number; rings: number; segments: number; nodes: number }

function countParts({ layers }: Sheet): Parts {
  const parts: Parts = { paths: 0, rings: 0, segments: 0, nodes: 0 }
  for (const { objects } of layers) {
    parts.paths += objects.length
    for (const object of objects) {
      parts.rings += object.length
      for (let i = 0; i < object.length; i++) countRing(object[i], parts)
    }
  }
  return parts
}

function countRing(ring: Ring, parts: Parts): void {
  for (let i = 0; i < ring.length; i++) {
    parts.segments += ring[i].straight.length
    parts.nodes += nodesOf(ring[i])
  }
}

// Keeps the report short; drawings with more repeated shapes are rare.
const MOTIFS_MAX = 100

function listMotifs(motifs: Drawing['motifs']): TraceReport['motifs'] {
  return motifs
    .map(({ copies, nodesDrawn }) => ({ copies, nodes: Math.round(nodesDrawn / copies) }))
    .sort((a, b) => b.copies - a.copies || b.nodes - a.nodes)
    .slice(0, MOTIFS_MAX)
}

/** What a drawing's inks and paths make a mill or a cutter refuse. */
export function warnOfSheet(sheet: Sheet, paths: number): string[] {
  const warnings: string[] = []
  if (sheet.layers.length === 0) warnings.push('nothing is drawn: the whole picture is transparent or background')
  if (sheet.layers.length > INKS_ADVISED_MAX)
    warnings.push(`${sheet.layers.length} inks are more than most mills print; set "colors" to limit them`)
  if (paths > PATHS_ADVISED_MAX)
    warnings.push(`${paths} paths are more than most cutters accept; raise "minAreaMm2" or group by ink`)
  return warnings
}

function warnOfLight(leastLight: number): string[] {
  if (leastLight === 1) return []
  const percent = Math.round(100 * leastLight)
  return [`light was uneven, ${percent} % in the darkest places, and was evened out; "mode": "photo" draws it as it is`]
}

function warnOfDither(isDithered: boolean): string[] {
  if (!isDithered) return []
  return ['the picture is dithered and was read as the colours that its dots stand for; "mode": "flat" draws each dot']
}

function warnOfDrawing(isDrawing: boolean): string[] {
  if (!isDrawing) return []
  return [
    'lines in one ink were read off their paper, without its grain, smudges and shades; "mode": "photo" draws them',
  ]
}

function warnOfBudget(nodes: number, looseness: number, maxNodes: number | undefined): string[] {
  if (!maxNodes || looseness === 1) return []
  if (nodes > maxNodes) return [`${nodes} nodes are left of a budget of ${maxNodes}; more would destroy the drawing`]
  return [`drawn ${looseness.toFixed(1)} times more coarsely to keep the budget of ${maxNodes} nodes`]
}
