// Programs and servers that die or stand still.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalIfAlive } from '../../../infra/stack/processes/process-identity.ts'
import { pick } from '../../harness/seeded-random.ts'
import type { Fault, Victim } from './fault.ts'

/** A group member is given up after 10 s of silence, a lock's connection after 3 s. */
const FROZEN_MS = 12_000
const BETWEEN_BROKERS_MS = 3000

export const processFaults = {
  'kill-processor': async ({ programs }) => void (await programs.kill('work')),
  'kill-child': async (victim) => killChild(victim),
  'kill-ingress': async ({ programs }) => void (await programs.kill('ingress')),
  'kill-control': async ({ programs }) => void (await programs.kill('control')),
  'kill-broker': ({ stack, random }) => stack.killBroker(Math.floor(random() * stack.brokers)),
  'kill-postgres': ({ stack }) => stack.kill('postgres'),
  'kill-s3': ({ stack }) => stack.kill('s3'),
  'kill-registry': ({ stack }) => stack.kill('registry'),
  'freeze-program': async (victim) => freezeProgram(victim),
  'freeze-broker': ({ stack, random }) => stack.freezeBroker(Math.floor(random() * stack.brokers), FROZEN_MS),
  'roll-brokers': async ({ stack }) => {
    for (let index = 0; index < stack.brokers; index += 1) {
      await stack.killBroker(index)
      await sleep(BETWEEN_BROKERS_MS)
    }
  },
} as const satisfies Record<string, Fault>

/** SIGSTOP past every session's timeout, then SIGCONT: it wakes up and believes that it still owns what it had. */
async function freezeProgram({ programs, random }: Victim): Promise<void> {
  const pid = programs.pid(pick(random, ['work', 'control', 'ingress'] as const))
  signalIfAlive(pid, 'SIGSTOP')
  await sleep(FROZEN_MS)
  signalIfAlive(pid, 'SIGCONT')
}

/** Several times, so that one of them is at work. */
async function killChild({ programs, random }: Victim): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const children = childrenOf(programs.pid('work'))
    if (children.length > 0) signalIfAlive(pick(random, children), 'SIGKILL')
    await sleep(700)
  }
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It ended between the listing and the reading.
    return undefined
  }
}
