import { inkFromHex } from '../../color/ink.ts'
import { type DrawnDesign, isInLines } from '../draw/draw-design.ts'
import { figureShare } from '../draw/measure-coverage.ts'
import { familyOf } from '../draw/plan-of.ts'
import { COVERAGE_TOLERANCE } from '../draw/search-coverage.ts'
import { groundOf } from '../draw/wear-as-asked.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { backdropInkOf } from '../palette/grounds/backdrop-tone.ts'
import type { Understanding } from '../prompt/understanding.ts'
import type { IndexPlane } from '../render/index-plane.ts'
import { drawIndexPlane, measureInkShares } from '../render/index-plane.ts'
import type { Colourway } from '../render/write-files.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { ENGINE_VERSION } from '../spec/design-spec.ts'
import type { SeamCheck } from './check-seam.ts'
import { checkSeam } from './check-seam.ts'
import type { RepeatSheet } from './describe-repeat.ts'
import { describeRepeat } from './describe-repeat.ts'
import { type Critique, judgePrint } from './judge-print.ts'
import { measureThinnestPx } from './measure-thinnest.ts'

/** The production sheet of a design, serializable as JSON. */
export type PatternReport = {
  readonly engine: string
  readonly prompt: string
  /** May be sent back as `spec`, changed or not. */
  readonly spec: DesignSpec
  readonly understood: Understanding['understood']
  readonly ignored: readonly string[]
  readonly repeat: RepeatSheet
  readonly inks: readonly {
    readonly hex: string
    readonly isGround: boolean
    /** Area share, 0..1. */
    readonly share: number
    readonly oklch: { readonly lightness: number; readonly chroma: number; readonly hueDegrees: number }
  }[]
  /** Share of the cloth that is not ground; `asked` is null when no density was requested. */
  readonly coverage: {
    readonly asked: number | null
    readonly measured: number
    readonly isWithinTolerance: boolean
    /** Why the requested density is not met; null when it is. */
    readonly reason: string | null
  }
  /** Difference in OKLCH lightness between the ground and the figure ink with the largest area, 0..1. */
  readonly contrast: number
  /** Width of the thinnest lines and gaps, measured on the plane; null when none is thin. */
  readonly thinnestLineMm: number | null
  /** How the edges of the repeat match; null for a placement print, which does not repeat. */
  readonly seam: SeamCheck | null
  readonly critic: Critique
  readonly seed: number
  readonly shapes: number
  /** Files in the archive and their inks, when colourways were requested. */
  readonly colourways?: readonly Colourway[]
  readonly timingMs: Readonly<Record<string, number>>
}

/** Measures the finished plane and compares it with the request. `stagesMs` is milliseconds by name of a stage. */
export function writeReport(design: {
  readonly spec: DesignSpec
  readonly cloth: Cloth
  readonly judgement?: DrawnDesign['judgement']
  readonly plane: IndexPlane
  readonly understood: Understanding['understood']
  readonly ignored: readonly string[]
  readonly stagesMs: Readonly<Record<string, number>>
  readonly prompt: string
}): PatternReport {
  const { spec, cloth, plane } = design
  const shares = measureInkShares(plane, spec.palette.inks.length)
  const ground = groundOf(cloth, spec)
  const tone = backdropInkOf(spec)
  const probe = probeOf(cloth, plane)
  const thinnestPx = measureThinnestPx(probe)
  const thinnestLineMm = thinnestPx === null ? null : round((thinnestPx * cloth.widthMm) / probe.width, 2)
  const contrast = measureContrast(
    spec,
    shares.map((share, ink) => (ink === tone ? 0 : share)),
    ground,
  )
  return {
    engine: ENGINE_VERSION,
    prompt: design.prompt,
    spec,
    understood: design.understood,
    ignored: design.ignored,
    repeat: describeRepeat(spec, cloth, plane),
    inks: spec.palette.inks.map((hex, ink) => describeInk(hex, ink === ground, shares[ink])),
    coverage: describeCoverage(spec, figureShare(spec, shares, ground)),
    contrast,
    thinnestLineMm,
    seam: cloth.wraps ? checkSeam(probe) : null,
    critic: judgePrint(design.judgement, shares, ground, contrast, thinnestLineMm),
    seed: spec.seed,
    shapes: cloth.shapes.length,
    timingMs: design.stagesMs,
  }
}

/**
 * Lines and seams are measured on a plane whose long edge is at most this: a larger one gives the same result but takes
 * seconds.
 */
const PROBE_PIXELS = 1024

function probeOf(cloth: Cloth, plane: IndexPlane): IndexPlane {
  const times = Math.ceil(Math.max(plane.width, plane.height) / PROBE_PIXELS)
  if (times === 1) return plane
  return drawIndexPlane(
    cloth,
    Math.max(1, Math.round(plane.width / times)),
    Math.max(1, Math.round(plane.height / times)),
  )
}

function describeCoverage(spec: DesignSpec, measured: number): PatternReport['coverage'] {
  const { density } = spec
  const isWithinTolerance = density === null || Math.abs(measured - density) <= COVERAGE_TOLERANCE
  const fixed = `the construction of ${spec.family} fixes its coverage; density changed its scale`
  const limited = `${spec.family} covers no ${density !== null && measured < density ? 'more' : 'less'} in this layout and scale`
  const open = 'things drawn in lines cover what was asked, their ink less'
  const built = familyOf(spec).isDensityFixed ? fixed : limited
  const reason = isInLines(spec) ? open : built
  return { asked: density, measured: round(measured, 4), isWithinTolerance, reason: isWithinTolerance ? null : reason }
}

function measureContrast({ palette }: DesignSpec, shares: readonly number[], ground: number): number {
  const lightness = (ink: number): number => inkFromHex(palette.inks[ink])?.lightness ?? 0
  const main = shares.reduce((best, share, ink) => (ink !== ground && share > (shares[best] ?? -1) ? ink : best), -1)
  return main < 0 ? 0 : round(Math.abs(lightness(main) - lightness(ground)), 3)
}

function describeInk(hex: string, isGround: boolean, share: number): PatternReport['inks'][number] {
  const ink = inkFromHex(hex)
  const hueDegrees = (((ink?.hue ?? 0) * 180) / Math.PI + 360) % 360
  const oklch = {
    lightness: round(ink?.lightness ?? 0, 3),
    chroma: round(ink?.chroma ?? 0, 3),
    hueDegrees: round(hueDegrees, 1),
  }
  return { hex, isGround, share: round(share, 4), oklch }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
