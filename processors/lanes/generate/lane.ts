import { defineEngineLane } from '../../jobs/engine-lane.ts'

const MEGABYTE = 1024 * 1024

export const generateLane = defineEngineLane({
  name: 'generate',
  operation: 'generate',
  event: 'work-generate',
  taskModule: new URL('./task.ts', import.meta.url),
  memoryBytesMax: 1024 * MEGABYTE,
  childrenMax: (workers) => workers,
  imageOf: () => null,
  parametersOf: ({ prompt, compositionType, colorPalette, aspectRatio, density, outputFormat, seed, size, spec }) => ({
    prompt,
    compositionType,
    colorPalette,
    aspectRatio,
    density,
    outputFormat,
    seed,
    size,
    spec,
  }),
})
