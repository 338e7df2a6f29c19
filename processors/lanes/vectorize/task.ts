// Runs in a pooled child: one tracing from file to file.
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { traceConfig } from '../../../schemas/http/vectorize.ts'
import { ImageRejected } from '../../engines/raster/decode.ts'
import { checkTrace } from '../../engines/trace/check/check-trace.ts'
import { traceFormats, traceFormatTerms } from '../../engines/trace/formats/formats.ts'
import { PotraceMissing } from '../../engines/trace/potrace/trace-with-potrace.ts'
import { qualities, type TraceSettings } from '../../engines/trace/settings.ts'
import { traceFile } from '../../engines/trace/trace-file.ts'
import type { EngineResult } from '../../jobs/engine-task.ts'
import { type RunTask, TaskRejected } from '../../runtime/task.ts'

/** Above this a trace would need more memory than its child may hold. */
const INPUT_PIXELS_MAX = 40_000_000

/** Share of the time that is tracing; the rest is drawing the result again to measure it. */
const TRACE_SHARE = 0.8

const vectorizeTask = z.object({
  inputPath: z.string(),
  outputPath: z.string(),
  parameters: z.object({
    quality: z.enum(qualities),
    config: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(traceConfig),
    outputFormat: z.enum(traceFormats),
  }),
})

export const runTask: RunTask = async (input, { onProgress }): Promise<EngineResult> => {
  const { inputPath, outputPath, parameters } = vectorizeTask.parse(input)
  // Typed here, so that the published settings and the engine's cannot drift apart.
  const settings: Partial<TraceSettings> = { ...parameters.config, quality: parameters.quality }
  const { seen, traced } = await trace(await readFile(inputPath), INPUT_PIXELS_MAX, settings, {
    onProgress: (share, stage) => onProgress(share * TRACE_SHARE, stage),
  })
  const { svg, sheet, widthPx, heightPx } = traced
  const format = parameters.outputFormat
  const { extension, contentType, write } = traceFormatTerms[format]
  await writeFile(outputPath, format === 'svg' ? svg : await write(sheet))
  return {
    format,
    extension,
    contentType,
    width: widthPx,
    height: heightPx,
    report: { ...checkTrace(seen(), traced, settings.minLineMm) },
  }
}

async function trace(...args: Parameters<typeof traceFile>) {
  try {
    return await traceFile(...args)
  } catch (error) {
    if (error instanceof PotraceMissing) throw new TaskRejected('request_rejected', error.message, 'config.engine')
    if (error instanceof ImageRejected) throw new TaskRejected('invalid_image', error.message, 'image')
    throw error
  }
}
