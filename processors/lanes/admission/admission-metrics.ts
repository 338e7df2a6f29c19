import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import type { Obstacle, QueueState } from './queue-state.ts'

export type AdmissionMetrics = {
  readonly recordEnded: (outcome: string, waitedSeconds: number) => void
}

export type AdmissionFigures = {
  readonly queues: () => readonly QueueState[]
  /** Records that were written and are not settled. */
  readonly backlog: () => Promise<number>
  readonly now: () => number
}

const REASONS = ['credits', 'rate', 'room'] as const satisfies readonly Obstacle[]

/** Counted over all accounts: a label of their ids would grow without end. `batch show` tells of one. */
export function createAdmissionMetrics(metrics: Metrics, { queues, backlog, now }: AdmissionFigures): AdmissionMetrics {
  const ended = metrics.counter({
    name: 'batch_records_total',
    help: 'Records of batch topics that were admitted, found admitted before, or rejected.',
    labels: ['outcome'],
  })
  const waited = metrics.timer({
    name: 'batch_wait_seconds',
    help: 'From being written to being admitted or rejected.',
  })
  const behind = metrics.gauge({ name: 'batch_backlog', help: 'Records written to batch topics and not admitted yet.' })
  const oldest = metrics.gauge({
    name: 'batch_oldest_age_seconds',
    help: 'Age of the oldest of them that was taken up.',
  })
  const waiting = metrics.gauge({
    name: 'batch_accounts_waiting',
    help: 'Accounts whose records wait for credits, for their rate, or until fewer of their jobs are open.',
    labels: ['reason'],
  })
  metrics.beforeScrape(async () => {
    const states = queues()
    const first = Math.min(...states.flatMap(({ oldestMs }) => oldestMs ?? []))
    oldest(Number.isFinite(first) ? Math.max(0, now() - first) / 1000 : 0)
    for (const reason of REASONS) waiting(states.filter(({ kind }) => kind === reason).length, { reason })
    behind(await backlog())
  })
  return {
    recordEnded: (outcome, waitedSeconds) => {
      ended({ outcome })
      waited(Math.max(0, waitedSeconds))
    },
  }
}
