import type { Likeness } from './check/compare-render.ts'
import type { Edge } from './map/edges.ts'
import type { Sheet } from './sheet.ts'

/** What was measured on a rendering of the finished drawing. */
export type SelfCheck = Likeness & {
  /** Rings that do not end where they begin, and junctions at which neighbours do not meet. */
  readonly gaps: number
  /** Width of the thinnest line in mm; null when every shape is wider than two millimetres or a tenth of the sheet. */
  readonly thinnestLineMm: number | null
  /** Lines thinner than the limit of the setting `minLineMm`, 0.3 mm when it is not set. */
  readonly thinLines: number
  readonly ms: number
}

export type DrawnMotif = {
  readonly copies: number
  /** Anchor points and handles that its outlines take, of one copy on the average. */
  readonly nodes: number
}

/** What the tracer did, in the terms of a mill or a cutter. */
export type TraceReport = {
  /** What was traced: the pixels of the picture, or the design that the file holds, drawn again. */
  readonly source: 'picture' | 'recipe'
  /** How the picture was read: clean artwork, grainy scan, photograph or pixel art. */
  readonly mode: 'flat' | 'scan' | 'photo' | 'pixel'
  /** True when the picture was traced as one tile of a repeat. */
  readonly tile: boolean
  /** Drawn inks from the bottom up; shares (0..1) are of the whole frame. */
  readonly inks: readonly { readonly hex: string; readonly areaShare: number }[]
  readonly paths: number
  readonly rings: number
  /** Line and curve segments as written. */
  readonly segments: number
  /** Anchor points and handles as written. */
  readonly nodes: number
  /** Shapes that are drawn once and placed at each of their copies, the most frequent first, 100 at most. */
  readonly motifs: readonly DrawnMotif[]
  /** Places where neighbours fail to meet; shared boundaries make it 0 by construction. */
  readonly gaps: number
  /** Standard deviation of the noise in the picture, 8-bit levels. */
  readonly noise: number
  /** Patches merged into their neighbours. */
  readonly specksMerged: number
  readonly iterations: { readonly inks: number; readonly fit: number; readonly budget: number; readonly limit: number }
  /** Factor on all tolerances that kept the drawing within `maxNodes`; 1 without a budget. */
  readonly looseness: number
  readonly widthMm: number
  readonly heightMm: number
  readonly dpi: number
  readonly warnings: readonly string[]
  /** What `checkTrace` measured on the drawing; absent before it was called. */
  readonly check?: SelfCheck
  /** Milliseconds by stage, summed over its runs, in the order of the first. */
  readonly stagesMs: Readonly<Record<string, number>>
}

export type TraceResult = {
  readonly svg: string
  /** The drawing itself, for other formats: `writeDxf`, `writeEps`, `writePlt`. */
  readonly sheet: Sheet
  /** Every visible boundary once, with what lies on either side. */
  readonly edges: readonly Edge[]
  readonly widthPx: number
  readonly heightPx: number
  readonly report: TraceReport
}
