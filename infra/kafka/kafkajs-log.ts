// kafkajs speaks through our logger: named fields only, and quiet about what every rebalance and restart brings with it.

import type { logCreator } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { Logger } from '../telemetry/logger.ts'

/** Said at error level by kafkajs although it retries by itself; the supervisor says once what matters. */
const EXPECTED = [
  'coordinator',
  'rebalanc',
  'Connection error',
  'Connection timeout',
  'Failed to connect to',
  'no leader for this topic-partition',
  'does not host this topic-partition',
  'Topic creation errors',
  'Crash:',
  'Restarting the consumer',
  'The broker is not available',
] as const

/** Fields that can not hold a secret: connection options and whole requests stay out. */
const FIELDS = ['groupId', 'memberId', 'topic', 'partition', 'broker', 'error', 'retryCount', 'retryTime'] as const

export function createLogCreator(logger: Logger): logCreator {
  return () =>
    ({ namespace, level, log }) => {
      const told: Record<string, unknown> = { namespace, message: log.message }
      for (const field of FIELDS) if (log[field] !== undefined) told[field] = String(log[field])
      const text = `${log.message} ${told.error ?? ''}`
      const loud = level === kafkajs.logLevel.ERROR && !EXPECTED.some((part) => text.includes(part))
      if (loud) logger.warn({ event: 'kafka_client_error', ...told })
      else logger.debug({ event: 'kafka_client', ...told })
    }
}
