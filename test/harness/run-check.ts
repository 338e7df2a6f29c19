// `npm run check`: types, lint, architecture and known holes in packages, under 30 s, no servers.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { auditPackages } from './audit-packages.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const steps: readonly (readonly [string, string, readonly string[]])[] = [
  ['types', bin('tsc'), ['--noEmit']],
  ['types of the studio', bin('tsc'), ['--noEmit', '-p', 'tsconfig.browser.json']],
  ['types of services', bin('tsc'), ['--noEmit', '-p', 'tsconfig.services.json']],
  ['lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  [
    'architecture',
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', join(root, 'node_modules/jest/bin/jest.js'), 'test/architecture'],
  ],
]

let failed = 0
for (const [name, command, args] of steps) {
  const startedAt = performance.now()
  const run = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HEDDLE_TEST_STACK: 'none' },
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${run.status === 0 ? 'ok    ' : 'FAILED'} ${name} ${seconds} s`)
  if (run.status !== 0) failed += 1
}
const { verdict, says } = auditPackages(root)
console.log(`${verdict === 'found' ? 'FAILED' : 'ok    '} packages ${verdict}: ${says}`)
if (verdict === 'found') failed += 1
process.exit(failed === 0 ? 0 : 1)
