// All that must hold after a fault.
import { setTimeout as sleep } from 'node:timers/promises'
import { signalIfAlive } from '../../infra/stack/processes/process-identity.ts'
import type { TestService } from '../harness/service.ts'
import { checkAnswersTrue } from './checks/answers-true.ts'
import { checkAssetsExist } from './checks/assets-exist.ts'
import { checkBooksBalance } from './checks/books-balance.ts'
import { checkLagIsZero } from './checks/lag-is-zero.ts'
import { checkNothingLeft, strayTopics } from './checks/nothing-left.ts'
import { checkOneEnding } from './checks/one-ending.ts'
import { checkResultsTrue } from './checks/results-true.ts'
import type { Scene, Violation } from './checks/scene.ts'
import { checkTopicsReplay } from './checks/topics-replay.ts'
import { type Programs, programNames } from './programs.ts'

type Checked = { readonly scene: Scene; readonly service: TestService; readonly programs: Programs }

/** The first waits until nothing waits any more, so the others see a service at rest. */
const checks = [
  checkLagIsZero,
  checkOneEnding,
  checkBooksBalance,
  checkAssetsExist,
  checkAnswersTrue,
  checkResultsTrue,
  checkTopicsReplay,
]
const LOOKS_MOST = 5
const LOOK_AGAIN_MS = 5000
/**
 * A round of the sweeper and a little more, and how many of them a machine is given that is busy with something else.
 */
const SWEEP_MS = 4000
const SWEEPS_MOST = 15

export async function checkAll({ scene, service, programs }: Checked): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  for (const check of checks) violations.push(...(await patiently(() => check(scene))))
  const pids = programNames.map(programs.pid)
  return [...violations, ...(await checkNothingLeft({ ...scene, scratch: scratchOf(service), pids }))]
}

/** Brokers that elect leaders may refuse a look itself; whether what they hold is right, the next look tells. */
async function patiently<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look()
    } catch (error) {
      if (tries === LOOKS_MOST) throw error
      await sleep(LOOK_AGAIN_MS)
    }
  }
}

/** Stops everything in good order, lets the sweeper see the reply topics of the dead, and looks at what is left. */
export async function endAll({ scene, service, programs }: Checked): Promise<readonly Violation[]> {
  await programs.stop()
  await service.kill('ingress', 'SIGTERM')
  await service.kill('work', 'SIGTERM')
  // It removes a reply topic that it saw without a reader twice, two minutes apart; each signal sets its clock an hour
  // on.
  for (let looks = 0; looks < SWEEPS_MOST && (await strayTopics({ ...scene, pids: [] })).length > 0; looks += 1) {
    signalIfAlive(programs.pid('control'), 'SIGUSR2')
    await sleep(SWEEP_MS)
  }
  await service.kill('control', 'SIGTERM')
  return checkNothingLeft({ ...scene, scratch: scratchOf(service), pids: [] })
}

const scratchOf = ({ environment }: TestService): string => environment.TMPDIR ?? ''
