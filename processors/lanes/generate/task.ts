// Runs in a pooled child: one design from a prompt to a file.
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { generatePattern } from '../../engines/pattern/generate-pattern.ts'
import { patternFormats } from '../../engines/pattern/render/formats.ts'
import { PatternRejected } from '../../engines/pattern/request/pattern-rejected.ts'
import type { PatternRequest } from '../../engines/pattern/request/pattern-request.ts'
import type { EngineResult } from '../../jobs/engine-task.ts'
import type { RunTask } from '../../runtime/task.ts'
import { rejectionOf } from './rejection.ts'

/** The work command as it came over Kafka: null stands for what the caller left out. */
const generateTask = z.object({
  outputPath: z.string(),
  parameters: z.object({
    prompt: z.string(),
    compositionType: z.enum(['single', 'tile']),
    colorPalette: z.array(z.string()),
    aspectRatio: z.string().nullable(),
    density: z.string().nullable(),
    outputFormat: z.enum(patternFormats),
    seed: z.number().nullable(),
    size: z.number().nullable(),
    dpi: z.number().nullable(),
    repeatMm: z.number().nullable(),
    trapMm: z.number().nullable(),
    registrationMarks: z.boolean().nullable(),
    colorways: z.number().nullable(),
    spec: z.string().nullable(),
  }),
})

export const runTask: RunTask = async (input, { onProgress }): Promise<EngineResult> => {
  const { outputPath, parameters } = generateTask.parse(input)
  try {
    const onStage = (stage: string, share: number): void => onProgress(share, stage)
    const { file, report, ...made } = await generatePattern(requestOf(parameters), {
      onProgress: onStage,
    })
    await writeFile(outputPath, file)
    return { ...made, report: { ...report } }
  } catch (error) {
    if (error instanceof PatternRejected) throw rejectionOf(error)
    throw error
  }
}

function requestOf({
  outputFormat,
  colorPalette,
  spec,
  ...rest
}: z.infer<typeof generateTask>['parameters']): PatternRequest {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return {
    ...(given as Pick<PatternRequest, 'prompt' | 'compositionType'>),
    format: outputFormat,
    ...(colorPalette.length > 0 ? { colorPalette: [...colorPalette] } : {}),
    ...(spec === null ? {} : { spec: JSON.parse(spec) as PatternRequest['spec'] }),
  }
}
