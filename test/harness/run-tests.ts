// `npm test`: every tier, what needs servers beside what needs none, because either leaves half of two cores idle, and then
// the rest of the latter two at a time. With arguments one run of jest with servers, and they are passed on to it (a path,
// -t "name", …).
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
/** Tiers that start no servers, or only their own. */
const SERVERLESS = ['test/architecture', 'test/unit']
/**
 * Jest keeps much of every file it has run until its process ends, up to 29 MB a file. A hundred files come near the 4 GB
 * that Node gives a heap, and long before that V8 spends more and more of its time going through them.
 */
const SHARDS = 12
/** Runs that go side by side. */
const LANES = 2

const summary = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const STOP_TIMEOUT_MS = 3_000
const running = new Set<ChildProcess>()
let isStopped = false
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(event, stop)

/** One process of jest. */
type Run = { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv }

const args = process.argv.slice(2)
/** What is still to be run, the longest first: a lane that is free takes the next. */
const queue: Run[] =
  args.length > 0
    ? [{ args }]
    : [
        { args: ['--testPathIgnorePatterns', ...SERVERLESS.map((path) => `<rootDir>/${path}/`)] },
        ...Array.from({ length: SHARDS }, (_, at) => ({
          args: [...SERVERLESS, `--shard=${at + 1}/${SHARDS}`],
          env: { HEDDLE_TEST_STACK: 'none' },
        })),
      ]
let passed = 0
let failed = 0
let isWhole = true
const failures: string[] = []
await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
// The last lines name what failed, for whoever is shown no more of a long log than its end.
if (failures.length > 0) console.log(failures.join('\n'))
console.log(`${passed} passed, ${failed} failed`)
process.exit(isWhole && failed === 0 && passed > 0 ? 0 : 1)

/** Whoever stops this process, or the one above it, stops the tests and their servers too. */
function stop(): void {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
  // Jest may go on regardless; its guard then ends the servers.
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, STOP_TIMEOUT_MS)
}

async function runLane(lane: number): Promise<void> {
  const resultFile = join(tmpdir(), `heddle-test-result-${process.pid}-${lane}.json`)
  for (let run = queue.shift(); run && !isStopped; run = queue.shift()) {
    const status = await runJest(run, resultFile)
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readSummary(resultFile)
    passed += numPassedTests
    // A file that cannot even be loaded has no tests to count, so it counts as one failure itself.
    failed += numFailedTests + numRuntimeErrorTestSuites
    isWhole &&= status === 0
    failures.push(...failuresOf(testResults))
  }
}

function runJest({ args, env }: Run, resultFile: string): Promise<number | null> {
  const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${resultFile}`]
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'ignore', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve) =>
    child.on('exit', (status) => {
      running.delete(child)
      resolve(status)
    }),
  )
}

/** Servers that do not start, and a run that was stopped, leave no summary: one failure and nothing passed. */
function readSummary(resultFile: string): z.infer<typeof summary> {
  try {
    return summary.parse(JSON.parse(readFileSync(resultFile, 'utf8')))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] }
  } finally {
    rmSync(resultFile, { force: true })
  }
}

/** A line for every failed test, and for every file that could not be loaded, with the beginning of its reason. */
function failuresOf(files: z.infer<typeof summary>['testResults']): string[] {
  return files.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults.filter(({ status }) => status === 'failed')
    const broken =
      assertionResults.length === 0 && message ? [{ fullName: 'is not loaded', failureMessages: [message] }] : []
    return [...failures, ...broken].map(
      ({ fullName, failureMessages }) =>
        `✕ ${relative(root, name)} › ${fullName}: ${beginningOf(stripVTControlCharacters(failureMessages.join('\n')))}`,
    )
  })
}

function beginningOf(reason: string): string {
  const lines = reason.trim().split(/\s*\n\s*/)
  return lines.slice(0, 4).join(' · ').slice(0, 400)
}
