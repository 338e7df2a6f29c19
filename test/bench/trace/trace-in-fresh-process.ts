// Traces one picture once, as `heddle-engine trace` does, or again and again, as a child of the service; the last line is what it took.
//   node test/bench/trace/trace-in-fresh-process.ts IN.png RUNS
import { readFile } from 'node:fs/promises'
import { compileWhole } from '../../../processors/cli/compile-whole.ts'
import { keepKernels } from '../../../processors/cli/keep-kernels.ts'
import { staySmall } from '../../../processors/cli/stay-small.ts'
import { tierUpLate } from '../../../processors/cli/tier-up-late.ts'
import { decodeImage } from '../../../processors/engines/raster/decode.ts'
import { peakMemoryMb } from '../../harness/peak-memory.ts'

const PIXELS_MAX = 64_000_000
const BYTES_PER_MEGABYTE = 1e6
const BYTES_PER_MEBIBYTE = 2 ** 20

const [path = '', runs = '1'] = process.argv.slice(2)
const load = () => import('../../../processors/engines/trace/trace-image.ts')
const { traceImage } = Number(runs) === 1 ? await compileWhole(load) : await load()
if (Number(runs) === 1) keepKernels()
const file = await readFile(path)
const options = Number(runs) === 1 ? { onProgress: tierUpLate() } : {}
if (Number(runs) === 1) staySmall()
const startBytes = process.memoryUsage.rss()
const passes = []
for (let run = 0; run < Number(runs); run++) {
  const before = process.cpuUsage()
  const startedMs = performance.now()
  const { report } = traceImage(await decodeImage(file, PIXELS_MAX), {}, options)
  const ms = performance.now() - startedMs
  const { user, system } = process.cpuUsage(before)
  // The most so far, which after the first pass is what a single trace needs.
  const grownMegabytes = Math.max(0, peakMemoryMb() * BYTES_PER_MEBIBYTE - startBytes) / BYTES_PER_MEGABYTE
  passes.push({ ms, cpuMs: (user + system) / 1e3, grownMegabytes, stagesMs: report.stagesMs })
}
console.log(JSON.stringify(passes))
