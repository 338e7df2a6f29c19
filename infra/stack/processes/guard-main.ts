// What a guard becomes when the process it watched has died: see guard.ts.
import { rmSync } from 'node:fs'
import { endOrphans } from './orphans.ts'

const [home, run, after] = process.argv.slice(2)
if (home === undefined || run === undefined) throw new Error('guard-main.ts is started by guard.ts')
await endOrphans(home, run)
if (after === 'removeHome') rmSync(home, { recursive: true, force: true, maxRetries: 5 })
