import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readRecords } from '../../../../../infra/stack/home/run-records.ts'
import { endOrphans } from '../../../../../infra/stack/processes/orphans.ts'
import { identifyProcess } from '../../../../../infra/stack/processes/process-identity.ts'
import {
  type RestartPolicy,
  type Supervised,
  supervise,
  type Task,
} from '../../../../../infra/stack/processes/supervisor.ts'

const policy: RestartPolicy = {
  firstWaitMs: 10,
  mostWaitMs: 40,
  attemptsTold: 3,
  patientWaitMs: 50,
  stableMs: 60_000,
}
let home: string
let lines: string[]
let giveUp: AbortController
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'heddle-supervisor-'))
  lines = []
  giveUp = new AbortController()
})
afterEach(async () => {
  await endOrphans(home)
  await rm(home, { recursive: true, force: true })
})

/** A shell script; ready as soon as its log holds `ready`. A file `seen` then says that somebody has read that. */
function scriptTask(script: string, part: Partial<Task> & { stopTimeoutMs?: number } = {}): Task {
  const log = join(home, 'logs', 'weaver.log')
  return {
    spec: {
      name: 'weaver',
      command: 'sh',
      args: ['-c', script],
      cwd: home,
      stopTimeoutMs: part.stopTimeoutMs ?? 60_000,
    },
    ...(part.startTimeoutMs && { startTimeoutMs: part.startTimeoutMs }),
    waitReady: async (_, signal) => {
      while (!readFileSync(log, 'utf8').includes('ready')) await sleep(5, undefined, { signal })
      writeFileSync(join(home, 'seen'), '')
    },
  }
}

const onceSeen = 'until [ -e seen ]; do sleep 0.01; done'

function start(task: Task, terms: { restart?: RestartPolicy } = { restart: policy }): Promise<Supervised> {
  const report = (line: string): void => void lines.push(line)
  return supervise(task, { home, run: 'a1' }, { restart: terms.restart, report, signal: giveUp.signal })
}

describe('a supervised process', () => {
  test('is recorded while it lives and forgotten when it was stopped', async () => {
    const weaver = await start(scriptTask('echo ready; exec sleep 60'))
    expect(readRecords(home)).toMatchObject([{ name: 'weaver', pid: weaver.pid(), run: 'a1' }])
    expect(await weaver.stop()).toBe('SIGTERM')
    expect(readRecords(home)).toEqual([])
    expect(weaver.pid()).toBeUndefined()
    expect(lines).toEqual([])
  })

  test('runs, and is stopped, where the disk is too full to record it', async () => {
    mkdirSync(join(home, 'run'))
    symlinkSync('/dev/full', join(home, 'run', 'weaver.json'))
    const weaver = await start(scriptTask('echo ready; exec sleep 60'))
    const pid = weaver.pid() ?? 0
    expect(identifyProcess(pid)).toBeDefined()
    expect(await weaver.stop()).toBe('SIGTERM')
    expect(identifyProcess(pid)).toBeUndefined()
  })

  test('is started again when it is killed', async () => {
    const weaver = await start(scriptTask('echo ready; exec sleep 60'))
    const before = weaver.pid() ?? 0
    process.kill(before, 'SIGKILL')
    await until(() => lines.includes('✓ weaver is back'))
    expect(lines[0]).toBe('! weaver stopped (SIGKILL), starting it again in 0.01 s')
    expect(weaver.pid()).not.toBe(before)
    await weaver.stop()
  })

  test('that keeps stopping is tried on and on, and its line is said once', async () => {
    const weaver = await start(scriptTask(`echo ready; echo run >> runs; ${onceSeen}; echo no yarn; exit 3`))
    await until(() => readFileSync(join(home, 'runs'), 'utf8').length / 4 > policy.attemptsTold + 4)
    expect(lines.filter((line) => line.startsWith('! weaver stopped (exit 3)'))).toHaveLength(3)
    expect(lines.filter((line) => line.includes('is back'))).toHaveLength(3)
    const log = join(home, 'logs', 'weaver.log')
    const told = `✗ weaver keeps stopping (exit 3): no yarn. Trying every 0.05 s (log: ${log})`
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([told])
    await weaver.stop()
  })

  test('that kept stopping is said to be back once it has stayed', async () => {
    const task = scriptTask(`echo ready; [ -e yarn ] && exec sleep 60; ${onceSeen}; exit 3`)
    const weaver = await start(task, { restart: { ...policy, stableMs: 2_000 } })
    await until(() => lines.some((line) => line.startsWith('✗')))
    writeFileSync(join(home, 'yarn'), '')
    const before = lines.length
    await until(() => lines.length > before)
    expect(lines.slice(before)).toEqual(['✓ weaver is back'])
    await weaver.stop()
  })

  test('tells whoever asked of every end and every return', async () => {
    const pids: (number | undefined)[] = []
    const onChange = (): void => void pids.push(weaver.pid())
    const weaver = await start(scriptTask('echo ready; exec sleep 60'), { restart: { ...policy, onChange } })
    const before = weaver.pid() ?? 0
    process.kill(before, 'SIGKILL')
    await until(() => pids.length === 2)
    expect(pids[0]).toBeUndefined()
    expect(pids[1]).toBe(weaver.pid())
    expect(pids[1]).not.toBe(before)
    await weaver.stop()
  })

  test('counts anew once it has run long enough', async () => {
    const weaver = await start(scriptTask(`echo ready; ${onceSeen}; sleep 0.1; exit 3`), {
      restart: { ...policy, stableMs: 0 },
    })
    await until(() => lines.filter((line) => line.includes('is back')).length > policy.attemptsTold + 1)
    expect(lines.join()).not.toContain('keeps stopping')
    await weaver.stop()
  })

  test('stays down without a policy', async () => {
    const weaver = await start(scriptTask(`echo ready; ${onceSeen}; exit 3`), {})
    await until(() => weaver.pid() === undefined)
    await sleep(100)
    expect([lines, weaver.pid()]).toEqual([[], undefined])
  })

  test('that ends before it is ready fails the start with its last words', async () => {
    await expect(start(scriptTask('echo cannot bind >&2; exit 4'))).rejects.toMatchObject({
      code: 'PROCESS_STOPPED',
      message: expect.stringContaining('weaver stopped while starting (exit 4): cannot bind'),
    })
  })

  test('that never becomes ready is ended when the time is over', async () => {
    await expect(start(scriptTask('echo hm; exec sleep 60', { startTimeoutMs: 200 }))).rejects.toMatchObject({
      code: 'START_TIMED_OUT',
    })
    expect(readRecords(home)).toEqual([])
  })

  test('that does not stop is killed, with everything in its group', async () => {
    const script = 'trap "" TERM; (trap "" TERM; while :; do sleep 1; done) & echo $! > child; echo ready; wait; wait'
    const weaver = await start(scriptTask(script, { stopTimeoutMs: 200 }))
    const child = Number(readFileSync(join(home, 'child'), 'utf8'))
    expect(await weaver.stop()).toBe('SIGKILL')
    await until(() => identifyProcess(child) === undefined)
  })

  test('is ended in the middle of its start when the start is given up', async () => {
    const started = start(scriptTask('echo hm; exec sleep 60'))
    await until(() => readRecords(home).length === 1)
    giveUp.abort()
    await expect(started).rejects.toMatchObject({ code: 'PROCESS_STOPPED' })
    expect(readRecords(home)).toEqual([])
  })
})

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10)
}
