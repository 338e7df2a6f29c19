#!/usr/bin/env node
// `npx heddle-engine …` in a clone, on whatever Node the machine has.
process.argv.splice(2, 0, 'processors/cli.ts')
await import('../bootstrap.mjs')
