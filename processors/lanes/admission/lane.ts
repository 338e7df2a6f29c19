// Turns records that accounts write to their own topics into jobs. One process admits at a time; which accounts there
// are, and what they chose, is looked up again twice a second, so that nobody has to be restarted.
import type { Kafka } from '../../../infra/kafka/port.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { BatchAccess } from '../../../infra/ledger/ports/batch-port.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import { accountTopics, type TopicNames } from '../../../schemas/topics.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'
import type { QueueDeps } from './account-queue.ts'
import { createAdmissionMetrics } from './admission-metrics.ts'
import { type BatchDesk, createBatchDesk } from './batch-desk.ts'
import { createOpenWindow } from './open-window.ts'

export type AdmissionDeps = Omit<QueueDeps, 'ledger' | 'window' | 'metrics'> & {
  readonly kafka: Kafka
  readonly ledger: Pick<Ledger, 'batch' | 'withLock'>
  readonly metrics: Metrics
  /** Jobs of batch work that may be open at once. */
  readonly openMax: number
}

/** How soon a newly enabled account is read, and how old the count of open jobs may be that its share is taken from. */
const REFRESH_MS = 500
/** Looks whether every account's topics are still there: an operator's slip, so it need not be noticed at once. */
const MEND_EVERY_MS = 10_000

const admissionGroup = (names: TopicNames): string => `${names.namespace}.admission`

export function createAdmissionLane(deps: AdmissionDeps): Component {
  const { kafka, ledger, names, clock, logger, onCrash, openMax } = deps
  const groupId = admissionGroup(names)
  const window = createOpenWindow(openMax)
  let desk: BatchDesk | undefined
  let accounts: readonly BatchAccess[] = []
  let mendedAt = 0
  const topicsOf = (list: readonly BatchAccess[]): string[] => list.map(({ accountId }) => names.batch(accountId))
  const metrics = createAdmissionMetrics(deps.metrics, {
    queues: () => desk?.states() ?? [],
    backlog: async () => (desk && accounts.length > 0 ? await kafka.topics.lag(groupId, topicsOf(accounts)) : 0),
    now: clock.now,
  })
  return createControlLoop({
    name: 'admission',
    clock,
    logger,
    onCrash,
    withLock: (work) =>
      ledger.withLock('admission', async (signal) => {
        const opened = createBatchDesk(groupId, { ...deps, window, metrics })
        desk = opened
        try {
          await work(signal)
        } finally {
          desk = undefined
          await opened.close()
        }
      }),
    round: async () => {
      accounts = await ledger.batch.enabled()
      // A topic that somebody deleted fails the whole consumer, and with it every other account: it is made anew.
      if (clock.now() - mendedAt >= MEND_EVERY_MS) {
        await kafka.topics.ensure(accounts.flatMap(({ accountId }) => accountTopics(accountId, names.namespace)))
        mendedAt = clock.now()
      }
      await desk?.serve(accounts)
      window.refresh(await ledger.batch.openJobs(), desk?.waiting() ?? [])
      return REFRESH_MS
    },
  })
}
