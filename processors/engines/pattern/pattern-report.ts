import { inkFromHex } from '../color/ink.ts'
import type { DesignSpec } from './design-spec.ts'
import { ENGINE_VERSION } from './design-spec.ts'
import type { Cloth } from './kit/cloth.ts'
import type { Understanding } from './prompt/understand-prompt.ts'
import type { IndexPlane } from './render/index-plane.ts'
import { measureInkShares } from './render/index-plane.ts'
import { COVERAGE_TOLERANCE } from './search-coverage.ts'

/** The production sheet of a design, JSON-able. */
export type PatternReport = {
  readonly engine: string
  readonly prompt: string
  /** Send it back as `spec`, changed or not. */
  readonly spec: DesignSpec
  readonly understood: Understanding['understood']
  readonly ignored: readonly string[]
  readonly repeat: {
    readonly layout: string
    readonly widthMm: number
    readonly heightMm: number
    readonly widthPx: number
    readonly heightPx: number
    readonly dpi: number
    /** Repeats round a 640 mm rotary screen, when they fit without remainder. */
    readonly rotaryRepeats: number | null
  }
  readonly inks: readonly {
    readonly hex: string
    readonly isGround: boolean
    /** Area share, 0..1. */
    readonly share: number
    readonly oklch: { readonly lightness: number; readonly chroma: number; readonly hueDegrees: number }
  }[]
  /** Share of the cloth that is not ground; asked is null when no density was asked for. */
  readonly coverage: { readonly asked: number | null; readonly measured: number; readonly isWithinTolerance: boolean }
  readonly shapes: number
  readonly timingMs: Readonly<Record<string, number>>
}

const ROTARY_MM = 640

export function writeReport(design: {
  readonly spec: DesignSpec
  readonly cloth: Cloth
  readonly plane: IndexPlane
  readonly understood: Understanding['understood']
  readonly ignored: readonly string[]
  readonly stagesMs: Readonly<Record<string, number>>
  readonly prompt: string
}): PatternReport {
  const { spec, cloth, plane } = design
  const shares = measureInkShares(plane, spec.palette.inks.length)
  const measured = 1 - shares[cloth.ground]
  const rotary = ROTARY_MM / cloth.heightMm
  return {
    engine: ENGINE_VERSION,
    prompt: design.prompt,
    spec,
    understood: design.understood,
    ignored: design.ignored,
    repeat: {
      layout: spec.layout,
      widthMm: round(cloth.widthMm, 3),
      heightMm: round(cloth.heightMm, 3),
      widthPx: plane.width,
      heightPx: plane.height,
      dpi: round((plane.width / cloth.widthMm) * 25.4, 2),
      rotaryRepeats: Math.abs(rotary - Math.round(rotary)) < 1e-6 ? Math.round(rotary) : null,
    },
    inks: spec.palette.inks.map((hex, ink) => describeInk(hex, ink === cloth.ground, shares[ink])),
    coverage: {
      asked: spec.density,
      measured: round(measured, 4),
      isWithinTolerance: spec.density === null || Math.abs(measured - spec.density) <= COVERAGE_TOLERANCE,
    },
    shapes: cloth.shapes.length,
    timingMs: design.stagesMs,
  }
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
