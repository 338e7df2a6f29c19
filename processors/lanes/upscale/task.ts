// Runs in a pooled child: one enlargement from file to file.
import { z } from 'zod'
import { enlargeFile, enlargeMethods, enlargeScales } from '../../engines/enlarge/enlarge-file.ts'
import { EnlargementRefused, type RefusalCode } from '../../engines/enlarge/enlargement-refused.ts'
import { formatTerms, outputFormats } from '../../engines/enlarge/output/output-file.ts'
import { ImageRejected } from '../../engines/raster/decode.ts'
import type { EngineResult } from '../../jobs/engine-task.ts'
import { type RunTask, TaskRejected } from '../../runtime/task.ts'

/** The work command as it came over Kafka: its words are checked against what the engine really offers. */
const upscaleTask = z.object({
  inputPath: z.string(),
  outputPath: z.string(),
  parameters: z.object({
    scale: z.literal(enlargeScales),
    outputFormat: z.enum(outputFormats),
    tile: z.enum(['auto', 'on', 'off']),
    method: z.enum(enlargeMethods),
    keepPhysicalSize: z.boolean(),
  }),
})

/** What to change so that the enlargement can be made. */
const fieldOf: Readonly<Record<RefusalCode, string>> = {
  output_too_large: 'scale',
  too_large_for_format: 'output_format',
  method_not_possible: 'method',
  no_inks: 'output_format',
}

export const runTask: RunTask = async (input, { onProgress, models }): Promise<EngineResult> => {
  const { inputPath, outputPath, parameters } = upscaleTask.parse(input)
  const { outputFormat: format, ...settings } = parameters
  try {
    const request = { inputPath, outputPath, format, modelPath: models.srModelPath, ...settings }
    const {
      width,
      height,
      contentType,
      bytes: _bytes,
      ...report
    } = await enlargeFile(request, { onProgress: (fraction) => onProgress(fraction, 'enlarging') })
    return { format, extension: formatTerms[format].extension, contentType, width, height, report }
  } catch (error) {
    if (error instanceof ImageRejected) throw new TaskRejected('invalid_image', error.message, 'image')
    if (error instanceof EnlargementRefused)
      throw new TaskRejected('request_rejected', error.message, fieldOf[error.code])
    throw error
  }
}
