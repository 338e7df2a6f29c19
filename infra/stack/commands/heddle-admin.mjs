#!/usr/bin/env node
// `npx heddle-admin …` in a clone, on whatever Node the machine has.
process.argv.splice(2, 0, 'ingress/cli/admin.ts')
await import('../bootstrap.mjs')
