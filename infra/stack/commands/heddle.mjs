#!/usr/bin/env node
// `npx heddle …` in a clone, on whatever Node the machine has.
process.argv.splice(2, 0, 'ingress/cli/heddle.ts')
await import('../bootstrap.mjs')
