// The processors with one operation more, as chapter 5 adds it; its way in is test/bench/pipeline/ingress-main.ts.
import { defineEngineLane } from '../../processors/jobs/engine-lane.ts'
import { engineLanes } from '../../processors/registry.ts'
import { runWork } from '../harness/run-work.ts'

const added = defineEngineLane({
  name: 'noop',
  operation: 'generate',
  event: 'work-generate',
  taskModule: new URL('../bench/pipeline/noop-task.ts', import.meta.url),
  memoryBytesMax: 1 << 30,
  childrenMax: (workers) => workers,
  parametersOf: () => ({}),
  imageOf: () => null,
})

await runWork(`guide-work-${process.pid}`, [...engineLanes, added])
