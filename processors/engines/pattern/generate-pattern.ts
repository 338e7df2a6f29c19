import { inkFromHex } from '../color/ink.ts'
import type { Rgb } from '../color/oklab.ts'
import type { DesignSpec } from './design-spec.ts'
import { drawDesign, latticeOf } from './draw-design.ts'
import type { Cloth } from './kit/cloth.ts'
import type { PatternReport } from './pattern-report.ts'
import { writeReport } from './pattern-report.ts'
import type { PatternFormat, PatternRequest } from './pattern-request.ts'
import { checkRequest } from './pattern-request.ts'
import type { PixelSize } from './pixel-size.ts'
import { fitPixelSize } from './pixel-size.ts'
import { understandPrompt } from './prompt/understand-prompt.ts'
import type { Wishes } from './prompt/wishes.ts'
import { encodePlanePng, encodeSmoothJpeg, SMOOTH_SAMPLES } from './render/encode.ts'
import type { IndexPlane } from './render/index-plane.ts'
import { fillIndexPlane } from './render/index-plane.ts'
import { writeSvg } from './render/svg.ts'
import { resolveSpec } from './resolve-spec.ts'

export type PatternResult = {
  readonly file: Uint8Array
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly report: PatternReport
}

export type GenerateOptions = {
  readonly signal?: AbortSignal
  /** Called with a stage name and the share of the work done, 0..1. */
  readonly onProgress?: (stage: string, share: number) => void
}

const DEFAULT_SIZE_PX = 1024

/**
 * Draws a pattern from a prompt. Deterministic: the same request gives the same bytes.
 *
 * `tile` returns one rectangular period that repeats exactly; `single` a composed placement print. PNG holds exactly the
 * design's inks (the index plane, not anti-aliased); SVG holds the same fills as curves; JPEG is smoothed in linear light.
 *
 * @throws PatternRejected when the request or its spec cannot be drawn; the reason of `signal` when it is aborted
 */
export async function generatePattern(request: PatternRequest, options: GenerateOptions = {}): Promise<PatternResult> {
  const startedMs = performance.now()
  const stagesMs: Record<string, number> = {}
  const enter = createStageClock(options, stagesMs, startedMs)
  const checked = checkRequest(request)
  const { wishes, understood, ignored } = understandPrompt(checked.prompt)
  const spec = resolveSpec(checked, wishes)
  enter('draw', 0.1)
  const cloth = drawDesign(spec)
  enter('fill', 0.6)
  const size = fitPixelSize(spec.aspect, checked.size ?? DEFAULT_SIZE_PX, latticeOf(spec.layout).order)
  const plane = fillIndexPlane(cloth, size.width, size.height)
  enter('encode', 0.75)
  const file = await encodeDesign(checked.format, spec, cloth, plane)
  enter('report', 0.95)
  const unmet = listUnmet(wishes, spec)
  const report = writeReport({
    spec,
    cloth,
    plane,
    understood,
    ignored: [...ignored, ...unmet],
    stagesMs,
    prompt: checked.prompt,
  })
  return { file, contentType: contentTypes[checked.format], width: size.width, height: size.height, report }
}

/** Wishes that were understood but that the chosen family cannot honour. */
function listUnmet(wishes: Wishes, spec: DesignSpec): string[] {
  const isLaidOtherwise = wishes.layout !== undefined && wishes.layout !== spec.layout
  return isLaidOtherwise ? [`${wishes.layout} (${spec.family} is laid out as ${spec.layout})`] : []
}

const contentTypes: Readonly<Record<PatternFormat, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
}

/** Marks the beginning of stages, and gives an abort its chance between them. */
function createStageClock(
  { signal, onProgress }: GenerateOptions,
  stagesMs: Record<string, number>,
  startedMs: number,
): (stage: string, share: number) => void {
  let [current, sinceMs] = ['understand', startedMs]
  return (stage, share) => {
    signal?.throwIfAborted()
    const nowMs = performance.now()
    stagesMs[current] = Math.round((nowMs - sinceMs) * 10) / 10
    ;[current, sinceMs] = [stage, nowMs]
    onProgress?.(stage, share)
  }
}

async function encodeDesign(
  format: PatternFormat,
  spec: DesignSpec,
  cloth: Cloth,
  plane: IndexPlane,
): Promise<Uint8Array> {
  const recipe = JSON.stringify({ heddle: spec })
  const dpi = dpiOf(cloth, plane)
  if (format === 'svg')
    return new TextEncoder().encode(
      writeSvg(cloth, { width: plane.width, height: plane.height, inks: spec.palette.inks, recipe }),
    )
  if (format === 'png') return encodePlanePng(plane, rgbsOf(spec), { dpi, recipe })
  const fine = fillIndexPlane(cloth, plane.width * SMOOTH_SAMPLES, plane.height * SMOOTH_SAMPLES)
  return encodeSmoothJpeg(fine, rgbsOf(spec), { dpi })
}

export function rgbsOf(spec: DesignSpec): Rgb[] {
  return spec.palette.inks.map((hex) => inkFromHex(hex)?.rgb ?? [0, 0, 0])
}

/** Pixels of the file per inch of cloth. */
export function dpiOf(cloth: Cloth, size: PixelSize): number {
  return (size.width / cloth.widthMm) * 25.4
}
