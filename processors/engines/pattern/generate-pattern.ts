import type { DesignSpec } from './design-spec.ts'
import { drawDesign, pixelSizeOf } from './draw-design.ts'
import type { PatternReport } from './pattern-report.ts'
import { writeReport } from './pattern-report.ts'
import type { PatternRequest } from './pattern-request.ts'
import { checkRequest } from './pattern-request.ts'
import { understandPrompt } from './prompt/understand-prompt.ts'
import type { Wishes } from './prompt/wishes.ts'
import { encodeDesign } from './render/encode-design.ts'
import { fileKinds } from './render/formats.ts'
import { fillIndexPlane } from './render/index-plane.ts'
import { resolveSpec } from './resolve-spec.ts'

export type PatternResult = {
  readonly file: Uint8Array
  readonly contentType: string
  /** Ending of the file's name, without the dot. */
  readonly extension: string
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
 * `tile` returns one rectangular period that repeats exactly; `single` a composed placement print. PNG, WebP
 * and TIFF hold exactly the design's inks (the index plane, not anti-aliased); SVG holds the same fills as curves; JPEG is
 * smoothed in linear light.
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
  const size = pixelSizeOf(spec, checked.size ?? DEFAULT_SIZE_PX)
  const plane = fillIndexPlane(cloth, size.width, size.height)
  enter('encode', 0.75)
  const file = await encodeDesign(checked.format, { spec, cloth, plane })
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
  return { file, ...fileKinds[checked.format], width: size.width, height: size.height, report }
}

/** Wishes that were understood but that the chosen family cannot honour. */
function listUnmet(wishes: Wishes, spec: DesignSpec): string[] {
  const isLaidOtherwise = wishes.layout !== undefined && wishes.layout !== spec.layout
  return isLaidOtherwise ? [`${wishes.layout} (${spec.family} is laid out as ${spec.layout})`] : []
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
