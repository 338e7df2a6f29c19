// Enlarges one file and tells, as one line of JSON, how long it took and how much memory it held at most.
import { statSync } from 'node:fs'
import sharp from 'sharp'
import { z } from 'zod'
import { enlargeFile, enlargeMethods } from '../../../processors/engines/enlarge/enlarge-file.ts'
import { outputFormats } from '../../../processors/engines/enlarge/output/output-file.ts'
import { peakMemoryMb } from '../../harness/peak-memory.ts'

const [engine = '', inputPath = '', outputPath = '', format = '', asked = ''] = process.argv.slice(2)
const started = performance.now()
const method = engine === 'heddle' ? await enlargeWithHeddle() : await enlargeWithSharp()
console.log(
  JSON.stringify({
    method,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: cpuSeconds(),
    peakMb: peakMemoryMb(),
    fileMb: statSync(outputPath).size / 2 ** 20,
  }),
)

async function enlargeWithHeddle(): Promise<string> {
  const terms = { format: z.enum(outputFormats).parse(format), method: z.enum(enlargeMethods).parse(asked) }
  return (await enlargeFile({ inputPath, outputPath, ...terms })).method
}

async function enlargeWithSharp(): Promise<string> {
  const { width, height } = await sharp(inputPath).metadata()
  const enlarged = sharp(inputPath, { limitInputPixels: false }).resize(width * 16, height * 16)
  await enlarged.png({ compressionLevel: 2 }).toFile(outputPath)
  return 'shifted cubic'
}

/** Of all cores together, since the process began. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
