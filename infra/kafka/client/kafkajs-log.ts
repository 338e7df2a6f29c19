// Routes kafkajs' log lines to our logger: named fields only, and without alarms about what belongs to every rebalance
// and restart.

import type { logCreator } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { Logger } from '../../telemetry/logger.ts'

/** These report to us by throwing: the caller gets a Failure, or the supervisor says once what it does about it. */
const REPORTED: ReadonlySet<string> = new Set([
  'Connection',
  'Producer',
  'BrokerPool',
  'Cluster',
  'Consumer',
  'Runner',
  'FetchManager',
])

/** Said at error level by kafkajs although it belongs to every rebalance and every new group. */
const EXPECTED = ['coordinator', 'rebalanc'] as const

/** Fields that cannot hold a secret: connection options and whole requests stay out. */
const FIELDS = ['groupId', 'memberId', 'topic', 'partition', 'broker', 'error', 'retryCount', 'retryTime'] as const

export function createLogCreator(logger: Logger): logCreator {
  return () =>
    ({ namespace, level, log }) => {
      const told: Record<string, unknown> = { namespace, message: log.message }
      for (const field of FIELDS) if (log[field] !== undefined) told[field] = String(log[field])
      const text = `${log.message} ${told.error ?? ''}`
      const quiet = REPORTED.has(namespace) || EXPECTED.some((part) => text.includes(part))
      const loud = level === kafkajs.logLevel.ERROR && !quiet
      if (loud) logger.warn({ event: 'kafka_client_error', ...told })
      else logger.debug({ event: 'kafka_client', ...told })
    }
}
