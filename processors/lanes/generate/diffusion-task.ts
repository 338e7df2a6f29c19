// Runs in a pooled child of its own: one picture by the operator's diffusion model. The model stays open between jobs.
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { type DiffusionModel, openDiffusionModel } from '../../engines/diffusion/diffusion-model.ts'
import type { DiffusionRequest } from '../../engines/diffusion/diffusion-request.ts'
import { generateByDiffusion } from '../../engines/diffusion/generate-by-diffusion.ts'
import { PatternRejected } from '../../engines/pattern/request/pattern-rejected.ts'
import type { EngineResult } from '../../jobs/engine-task.ts'
import { type RunTask, TaskRejected } from '../../runtime/task.ts'
import { rejectionOf } from './rejection.ts'

/** The work command as it came over Kafka; the engine checks the fields and names the one that is wrong. */
const diffusionTask = z.object({
  outputPath: z.string(),
  parameters: z
    .object({
      outputFormat: z.string(),
      colorPalette: z.array(z.string()),
      diffusion: z.string().nullable(),
    })
    .catchall(z.unknown()),
})

let opened: Promise<DiffusionModel> | undefined

export const runTask: RunTask = async (input, { onProgress, models }): Promise<EngineResult> => {
  const { outputPath, parameters } = diffusionTask.parse(input)
  if (models.diffusionDir === undefined)
    throw new TaskRejected(
      'request_rejected',
      'engine: no diffusion model is installed here; leave engine out',
      'engine',
    )
  try {
    const model = await openOnce(models.diffusionDir)
    const onStage = (stage: string, share: number): void => onProgress(share, stage)
    const { file, report, ...made } = await generateByDiffusion(model, requestOf(parameters), { onProgress: onStage })
    await writeFile(outputPath, file)
    const format = parameters.outputFormat
    return { ...made, format, extension: format === 'jpeg' ? 'jpg' : format, report: { ...report } }
  } catch (error) {
    if (error instanceof PatternRejected) throw rejectionOf(error)
    throw error
  }
}

function openOnce(folder: string): Promise<DiffusionModel> {
  // A folder that could not be opened is tried again: its owner may have mended it.
  opened ??= openDiffusionModel(folder, availableParallelism()).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

function requestOf({
  outputFormat,
  colorPalette,
  diffusion,
  engine: _,
  ...rest
}: z.infer<typeof diffusionTask>['parameters']): DiffusionRequest {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return {
    ...given,
    format: outputFormat,
    ...(colorPalette.length > 0 && { colorPalette }),
    ...(diffusion !== null && { diffusion: JSON.parse(diffusion) }),
  } as DiffusionRequest
}
