import { defineEngineLane } from '../../jobs/engine-lane.ts'

const MEGABYTE = 1024 * 1024

export const upscaleLane = defineEngineLane({
  name: 'upscale',
  operation: 'upscale',
  event: 'work-upscale',
  taskModule: new URL('./task.ts', import.meta.url),
  memoryBytesMax: 1024 * MEGABYTE,
  // One enlargement already keeps several cores busy with compression, so half as many run at once.
  childrenMax: (workers) => Math.max(1, Math.floor(workers / 2)),
  imageOf: ({ image }) => image,
  parametersOf: ({ scale, outputFormat, tile, method, keepPhysicalSize }) => ({
    scale,
    outputFormat,
    tile,
    method,
    keepPhysicalSize,
  }),
})
