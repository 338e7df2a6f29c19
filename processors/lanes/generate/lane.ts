import { totalmem } from 'node:os'
import { defineEngineLane } from '../../jobs/engine-lane.ts'

const MEGABYTE = 1024 * 1024

export const generateLane = defineEngineLane({
  name: 'generate',
  operation: 'generate',
  event: 'work-generate',
  taskModule: new URL('./task.ts', import.meta.url),
  memoryBytesMax: 1024 * MEGABYTE,
  childrenMax: (workers) => workers,
  // A design makes hundreds of megabytes of short-lived objects; a small young generation collects them early at no
  // cost in time.
  nodeFlags: ['--max-semi-space-size=4', '--max-old-space-size=640'],
  imageOf: () => null,
  // All that is the caller's own; what is the job's (ids, credits, deadline) stays out of the child.
  parametersOf: ({ jobId, accountId, lane, credits, acceptedAt, deadlineAt, replyTopic, ...wishes }) => wishes,
  heavyTask: {
    name: 'diffusion children',
    taskModule: new URL('./diffusion-task.ts', import.meta.url),
    // A model of two gigabytes needs four to run; what the machine has is the real bound.
    memoryBytesMax: totalmem() * 0.7,
    childrenMax: 1,
    takes: ({ engine }) => engine === 'diffusion',
  },
})
