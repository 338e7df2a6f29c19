import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const measured = z.object({ seconds: z.number(), peakMb: z.number(), method: z.string() })

/** Enlarges a file sixteen times in a process of its own, so that its memory is its own too. */
export async function measureRerender(
  inputPath: string,
  outputPath: string,
): Promise<{ seconds: number; memoryMb: number; method: string }> {
  const child = join(import.meta.dirname, '..', 'enlarge', 'speed-child.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [child, 'heddle', inputPath, outputPath, 'png'])
  const { seconds, peakMb, method } = measured.parse(JSON.parse(stdout))
  return { seconds, memoryMb: Math.round(peakMb), method }
}
