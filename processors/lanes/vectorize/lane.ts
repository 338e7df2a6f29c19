import { defineEngineLane } from '../../jobs/engine-lane.ts'

const MEGABYTE = 1024 * 1024

export const vectorizeLane = defineEngineLane({
  name: 'vectorize',
  operation: 'vectorize',
  event: 'work-vectorize',
  taskModule: new URL('./task.ts', import.meta.url),
  memoryBytesMax: 4096 * MEGABYTE,
  childrenMax: (workers) => workers,
  imageOf: ({ image }) => image,
  parametersOf: ({ quality, config, outputFormat }) => ({ quality, config, outputFormat }),
})
