import { drawWithinLimit } from './draw/draw-within-limit.ts'
import { understandPrompt } from './prompt/understand-prompt.ts'
import { drawIndexPlane } from './render/index-plane.ts'
import { checkWoven } from './render/wif.ts'
import { type WrittenFile, writeDesignFile } from './render/write-files.ts'
import { type PatternReport, writeReport } from './report/pattern-report.ts'
import { sizeOfFile } from './request/file-size.ts'
import { type CheckedRequest, checkRequest, type PatternRequest } from './request/pattern-request.ts'
import { listUnmet } from './spec/list-unmet.ts'
import { resolveSpec } from './spec/resolve-spec.ts'

export type PatternResult = Omit<WrittenFile, 'colourways'> & {
  readonly width: number
  readonly height: number
  readonly report: PatternReport
}

export type GenerateOptions = {
  readonly signal?: AbortSignal
  /** Called with a stage name and the share of the work done, 0..1. */
  readonly onProgress?: (stage: string, share: number) => void
}

/**
 * Draws a pattern from a prompt. Deterministic: the same request gives the same bytes.
 *
 * `tile` returns one rectangular period that repeats exactly; `single` a composed placement print. PNG, WebP, TIFF and
 * plates hold exactly the design's inks (the index plane, not anti-aliased); SVG and PDF hold the same fills as curves;
 * JPEG is anti-aliased in linear light; WIF is the draft of a woven design. Several colourways come as one archive.
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
  const size = sizeOfFile(spec, checked)
  if (checked.format === 'wif') checkWoven(spec)
  enter('draw', 0.1)
  const { cloth, judgement } = drawWithinLimit(spec)
  enter('fill', 0.6)
  const plane = drawIndexPlane(cloth, size.width, size.height)
  enter('encode', 0.75)
  const { colourways, ...written } = await writeDesignFile({ spec, cloth, plane }, wishesOfFile(checked))
  enter('report', 0.95)
  const unmet = listUnmet(wishes, spec)
  const report = writeReport({
    spec,
    cloth,
    ...(judgement && { judgement }),
    plane,
    understood,
    ignored: [...ignored, ...unmet],
    stagesMs,
    prompt: checked.prompt,
  })
  enter('done', 1)
  return {
    ...written,
    width: size.width,
    height: size.height,
    report: { ...report, ...(colourways && { colourways }) },
  }
}

function wishesOfFile({ format, colorways, trapMm = 0, registrationMarks = false }: CheckedRequest) {
  return { format, colourways: colorways, trapMm, registrationMarks }
}

/** Records the start of stages, and checks for an abort between them. */
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
