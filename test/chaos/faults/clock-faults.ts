// A program whose clock is set an hour on, or an hour back, and then put right.
import { setTimeout as sleep } from 'node:timers/promises'
import { signalIfAlive } from '../../../infra/stack/processes/process-identity.ts'
import { pick } from '../../harness/seeded-random.ts'
import { type Fault, spellMs } from './fault.ts'

const FORWARD = 'SIGUSR2'
const BACK = 'SIGHUP'

const jump =
  (there: NodeJS.Signals, andBack: NodeJS.Signals): Fault =>
  async (victim) => {
    const pid = victim.programs.pid(pick(victim.random, ['ingress', 'work', 'control'] as const))
    signalIfAlive(pid, there)
    await sleep(spellMs(victim))
    // One that gave up meanwhile was started again, with a clock that is right.
    signalIfAlive(pid, andBack)
  }

export const clockFaults = {
  'clock-forward': jump(FORWARD, BACK),
  'clock-back': jump(BACK, FORWARD),
} as const satisfies Record<string, Fault>
