// The enlarge bench: seconds and memory of 1024² → 16384² beside sharp's own resize, then what is gained in dB;
// with `--part share` what the network's share goes by is fitted anew.
//   npm run bench -- enlarge [--part speed|quality|share] [--half tune|check|fresh] [--only CLASS]... [--pictures N]
//                            [--lot N] [--peers none|all] [--verbose] [--keep DIR]
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { batteryOf } from './battery.ts'
import { fitShare } from './fit-share.ts'
import { freshBattery } from './fresh.ts'
import { measureQuality } from './quality.ts'
import { measureSpeed } from './speed.ts'

const optionsSchema = z.object({
  part: z.enum(['speed', 'quality', 'share', 'all']),
  half: z.enum(['tune', 'check', 'fresh']),
  only: z.array(z.string()),
  lot: z.coerce.number().int().min(0).max(1000),
  pictures: z.coerce.number().int().min(1).max(50),
  peers: z.enum(['none', 'all']),
  verbose: z.boolean(),
  keep: z.string().optional(),
})

export async function runEnlargeBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', default: 'all' },
      half: { type: 'string', default: 'check' },
      only: { type: 'string', multiple: true, default: [] },
      lot: { type: 'string', default: '0' },
      pictures: { type: 'string', default: '3' },
      peers: { type: 'string', default: 'all' },
      verbose: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  })
  const { part, half, only, lot, pictures, peers, verbose, keep } = optionsSchema.parse(values)
  if (part === 'share') return fitShare()
  // A class is a question of quality.
  if (part !== 'quality' && only.length === 0) await measureSpeed()
  if (part === 'speed') return
  const classes = half === 'fresh' ? freshBattery(lot) : batteryOf(half)
  const names = classes.map(({ name }) => name)
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`no class is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  await measureQuality({ classes, half, count: pictures, only, withPeers: peers === 'all', isVerbose: verbose, keep })
}
