// What a guard becomes when the process it watched has died: see guard.ts.
import { rmSync } from 'node:fs'
import { endOrphans } from './orphans.ts'

const [home, run, after] = process.argv.slice(2)
await endOrphans(home, run)
if (after === 'removeHome') rmSync(home, { recursive: true, force: true, maxRetries: 5 })
