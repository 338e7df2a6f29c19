// The enlarge bench: seconds and memory of 1024² → 16384² beside sharp's own resize, then what is gained in dB.
//   npm run bench -- enlarge [--only speed|quality] [--size N] [--scale 4]
import { parseArgs } from 'node:util'
import { measureQuality } from './quality.ts'
import { measureSpeed } from './speed.ts'

export async function runEnlargeBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      size: { type: 'string', default: '768' },
      scale: { type: 'string' },
    },
  })
  const scales = values.scale === undefined ? [4, 16] : [Number(values.scale)]
  if (values.only !== 'quality') await measureSpeed()
  if (values.only === 'speed') return
  for (const scale of scales) await measureQuality(scale, Number(values.size) * (scale > 4 ? 2 : 1))
}
