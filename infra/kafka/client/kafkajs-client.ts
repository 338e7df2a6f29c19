// Builds kafkajs clients. Each producer, admin and consumer gets a client of its own: kafkajs keeps the committed
// offsets of a group in its client, so two members of one group in one process would read each other's positions.

import type { Kafka as KafkaJsClient, RetryOptions, SASLOptions } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { Logger } from '../../telemetry/logger.ts'
import type { KafkaAddress } from '../port.ts'
import { readHeadersOnce } from './kafkajs-headers.ts'
import { createLogCreator } from './kafkajs-log.ts'
import { quietRequestQueueTimer } from './kafkajs-timer.ts'

export type { KafkaJsClient }

/** Longest wait for a TCP connection and its login. Brokers are near; a dead one must not hold up the next. */
const CONNECTION_TIMEOUT_MS = 1000
/** Longest wait for an answer; join and fetch get their own longer limits from kafkajs. */
const REQUEST_TIMEOUT_MS = 5000

/** For calls that have a retry loop of their own around them, which knows when to give up. */
export const briefRetry: RetryOptions = {
  initialRetryTime: 50,
  maxRetryTime: 250,
  factor: 0.2,
  multiplier: 2,
  retries: 2,
  restartOnFailure: async () => false,
}

/** For calls that are worth less than the wait. */
export const singleTry: RetryOptions = { ...briefRetry, retries: 0 }

/**
 * For group members: a killed broker is waited for in place, because a crash costs the membership and so a rebalance.
 * The consumer's own supervisor ends a loop that stays silent, long before these are used up (500 ms apart).
 */
export const memberRetry: RetryOptions = {
  initialRetryTime: 100,
  maxRetryTime: 500,
  factor: 0.2,
  multiplier: 2,
  retries: 1000,
  restartOnFailure: async () => false,
}

export function createKafkaJsClient(address: KafkaAddress, logger: Logger, retry: RetryOptions): KafkaJsClient {
  quietRequestQueueTimer()
  readHeadersOnce()
  return new kafkajs.Kafka({
    clientId: address.clientId,
    brokers: [...address.brokers],
    ssl: address.ssl ?? false,
    ...(address.sasl ? { sasl: { ...address.sasl } as SASLOptions } : {}),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    authenticationTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: kafkajs.logLevel.WARN,
    logCreator: createLogCreator(logger),
  })
}
