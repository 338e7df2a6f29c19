import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type RunRecord, readRecords, writeRecord } from '../../../../../infra/stack/home/run-records.ts'
import { endOrphans, MARK_VARIABLE, stackMark } from '../../../../../infra/stack/processes/orphans.ts'
import { identifyProcess, parseProcStat } from '../../../../../infra/stack/processes/process-identity.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'heddle-orphans-'))
})
afterEach(async () => {
  await endOrphans(home)
  await rm(home, { recursive: true, force: true })
})

/** A process that sleeps, in a group of its own; marked as one of this home when asked to be. */
function startSleeper(mark?: string, script = 'sleep 60'): number {
  const env = { PATH: process.env.PATH, ...(mark && { [MARK_VARIABLE]: mark }) }
  const { pid } = spawn('sh', ['-c', script], { detached: true, stdio: 'ignore', env })
  if (pid === undefined) throw new Error('sh cannot be started')
  return pid
}

function recordOf(pid: number, part: Partial<RunRecord> = {}): RunRecord {
  return { name: 'kafka', pid, identity: identifyProcess(pid) ?? '', stopSignal: 'SIGTERM', run: 'a1', ...part }
}

const isAlive = (pid: number): boolean => identifyProcess(pid) !== undefined

describe('orphans of an earlier start', () => {
  test('are ended, and their records with them', async () => {
    const pid = startSleeper()
    writeRecord(home, recordOf(pid))
    expect(await endOrphans(home)).toEqual(['kafka'])
    expect(isAlive(pid)).toBe(false)
    expect(readRecords(home)).toEqual([])
  })

  test('are not strangers who were given the same process id since', async () => {
    const pid = startSleeper()
    writeRecord(home, recordOf(pid, { identity: 'another boot:1' }))
    expect(await endOrphans(home)).toEqual(['kafka'])
    expect(isAlive(pid)).toBe(true)
    process.kill(-pid, 'SIGKILL')
  })

  test('are found by their mark when no record names them', async () => {
    const pid = startSleeper(stackMark(home, 'a1'))
    await until(() => isAlive(pid))
    await endOrphans(home)
    expect(isAlive(pid)).toBe(false)
  })

  test('are found in the group of a leader that is gone', async () => {
    const leader = startSleeper(undefined, `sleep 61 & echo $! > ${home}/child; exec sleep 62`)
    writeRecord(home, recordOf(leader))
    const readChild = (): number => Number(readFileSync(join(home, 'child'), 'utf8'))
    await until(() => existsSync(join(home, 'child')) && readChild() > 0)
    process.kill(leader, 'SIGKILL')
    await until(() => !isAlive(leader))
    expect(isAlive(readChild())).toBe(true)
    await endOrphans(home)
    expect(isAlive(readChild())).toBe(false)
  })

  test('that do not listen to a polite signal are killed', async () => {
    const pid = startSleeper(stackMark(home, 'a1'), 'trap "" TERM; while :; do sleep 1; done')
    writeRecord(home, recordOf(pid))
    await sleep(100)
    await endOrphans(home, '', 300)
    expect(isAlive(pid)).toBe(false)
  })

  test('of another run are left alone when only one run is asked for', async () => {
    const [mine, other] = [startSleeper(stackMark(home, 'a1')), startSleeper(stackMark(home, 'b2'))]
    writeRecord(home, recordOf(mine))
    writeRecord(home, recordOf(other, { name: 'postgres', run: 'b2' }))
    expect(await endOrphans(home, 'a1')).toEqual(['kafka'])
    expect([isAlive(mine), isAlive(other)]).toEqual([false, true])
  })

  test('of another home are left alone', async () => {
    const pid = startSleeper(stackMark(`${home}-other`, 'a1'))
    await endOrphans(home)
    expect(isAlive(pid)).toBe(true)
    process.kill(-pid, 'SIGKILL')
  })
})

test('the state, group and start of a process are read past a name with spaces and brackets', () => {
  const rest = Array.from({ length: 40 }, (_, index) => String(100 + index))
  expect(parseProcStat(`42 (a ) b) S 1 77 ${rest.join(' ')}`)).toEqual({ state: 'S', group: 77, startTick: '116' })
})

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10)
}
