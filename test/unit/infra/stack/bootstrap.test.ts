// The bootstrap between npm's shell and a program: whoever above it dies, the program is told.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { findProcesses, identifyProcess, signalIfAlive } from '../../../../infra/stack/processes/process-identity.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const MARK = 'HEDDLE_TEST_BOOTSTRAP'
/** Stands for npm: it runs its script in a shell and waits. */
const npm = "require('node:child_process').spawnSync('sh', ['-c', process.argv[1]], { stdio: 'inherit' })"
const script = 'node infra/stack/bootstrap.mjs test/harness/fixtures/told-to-stop.ts; true'

let folder: string
let started: ChildProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-bootstrap-'))
})
afterEach(async () => {
  // Who was told by the death of another may write once more before it is found itself.
  const left = (): number[] => findProcesses(`${MARK}=${folder}`, new Set())
  for (let pids = left(); pids.length > 0; pids = left()) {
    for (const pid of pids) signalIfAlive(pid, 'SIGKILL')
    await sleep(20)
  }
  rmSync(folder, { recursive: true })
})

/** Resolves with the ids of npm, its shell, the bootstrap and the program once the program runs. */
async function start() {
  const env = { ...process.env, [MARK]: folder, npm_lifecycle_event: 'start', TOLD_FILE: join(folder, 'told') }
  started = spawn(process.execPath, ['-e', npm, script], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!told().startsWith('running')) await sleep(20)
  const [, program, bootstrap] = told().split(/\s/).map(Number)
  const shell = Number(/\) \S+ (\d+)/.exec(readFileSync(`/proc/${bootstrap}/stat`, 'utf8'))?.[1])
  return { npm: started.pid ?? 0, shell, bootstrap, program }
}

function told(): string {
  try {
    return readFileSync(join(folder, 'told'), 'utf8')
  } catch {
    return ''
  }
}

async function untilGone(pid: number): Promise<void> {
  while (identifyProcess(pid) !== undefined) await sleep(20)
}

describe('a program under the bootstrap', () => {
  test.each(['npm', 'shell', 'bootstrap'] as const)('is told to stop when its %s is killed', async (who) => {
    const pids = await start()
    process.kill(pids[who], 'SIGKILL')
    await untilGone(pids.program)
    expect(told()).toContain('disconnected')
  })

  test('is told by the very signal that its bootstrap got', async () => {
    const pids = await start()
    process.kill(pids.bootstrap, 'SIGTERM')
    await untilGone(pids.program)
    expect(told()).toContain('SIGTERM')
  })

  test('finds what it compiled itself before, in a folder of its own beside the packages', async () => {
    await start()
    const [, , , folderOfCache] = told().split(/\s/)
    const own = join(root, 'node_modules', '.cache', 'heddle', 'test-harness-fixtures-told-to-stop-ts')
    expect(folderOfCache).toContain(process.env.NODE_COMPILE_CACHE || own)
  })

  test('has its threads share their room where it traces one picture', async () => {
    // A picture that never comes keeps the command waiting.
    const picture = join(folder, 'picture.png')
    execFileSync('mkfifo', [picture])
    const args = ['infra/stack/bootstrap.mjs', 'processors/cli.ts', 'trace', picture, '--out', join(folder, 'out.svg')]
    started = spawn(process.execPath, args, { cwd: root, env: { ...process.env, [MARK]: folder }, stdio: 'ignore' })
    const isSharing = (pid: number): boolean => /\0MALLOC_ARENA_MAX=\d/.test(readEnvironment(pid))
    while (!findProcesses(`${MARK}=${folder}`, new Set()).some(isSharing)) await sleep(20)
  })
})

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}
