import type { Metrics } from '../../infra/telemetry/metrics.ts'
import type { Outcome } from './outcome.ts'

export type LaneMetrics = {
  readonly waited: (seconds: number, lane: string) => void
  readonly handled: (seconds: number, lane: string, outcome: Outcome['kind']) => void
  readonly retried: (lane: string) => void
}

export function createLaneMetrics(metrics: Metrics): LaneMetrics {
  const waited = metrics.timer({
    name: 'message_wait_seconds',
    help: 'From being written to Kafka to being taken up.',
    labels: ['lane'],
  })
  const handled = metrics.timer({
    name: 'message_handle_seconds',
    help: 'From being taken up to being settled.',
    labels: ['lane', 'outcome'],
  })
  const retried = metrics.counter({
    name: 'retries_total',
    help: 'Attempts that failed and were repeated.',
    labels: ['lane'],
  })
  const parked = metrics.counter({
    name: 'dead_letters_total',
    help: 'Messages parked in the dead-letter topic.',
    labels: ['lane'],
  })
  return {
    waited: (seconds, lane) => waited(Math.max(0, seconds), { lane }),
    handled: (seconds, lane, outcome) => {
      handled(seconds, { lane, outcome })
      if (outcome === 'parked') parked({ lane })
    },
    retried: (lane) => retried({ lane }),
  }
}
