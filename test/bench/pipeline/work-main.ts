// A processor with the one lane that does nothing.
import { quickLane, runWork } from '../../harness/run-work.ts'

await runWork('bench-work', [quickLane('noop')])
