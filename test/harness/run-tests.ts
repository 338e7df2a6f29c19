// `npm test`: every tier with one embedded stack for the run. Arguments are passed on to jest (a path, -t "name", …).
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const resultFile = join(tmpdir(), `heddle-test-result-${process.pid}.json`)
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${resultFile}`]
const run = spawnSync(process.execPath, [...flags, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'ignore', 'inherit'],
})

const summary = JSON.parse(readFileSync(resultFile, 'utf8')) as {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numRuntimeErrorTestSuites: number
}
rmSync(resultFile, { force: true })
// A file that cannot even be loaded has no tests to count, so it counts as one failure itself.
const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites
console.log(`${summary.numPassedTests} passed, ${failed} failed`)
process.exit(run.status === 0 && failed === 0 && summary.numPassedTests > 0 ? 0 : 1)
