// What a kafkajs error means to us. kafkajs wraps errors in errors, so the whole chain of causes is read.

import { errorMessage } from '../../lifecycle/error-message.ts'
import { Failure } from '../../lifecycle/failure.ts'

type KafkaJsError = Error & { readonly type?: string; readonly errors?: readonly unknown[] }

/** Broker answers that repeating the same request will not change. */
const REFUSALS: ReadonlySet<string> = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'CORRUPT_MESSAGE',
  'INVALID_TOPIC_EXCEPTION',
  'TOPIC_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'INVALID_REQUIRED_ACKS',
  'POLICY_VIOLATION',
])

/** Both protocol answers and kafkajs' own way of saying that it has no metadata for the topic. */
const MISSING_TOPIC: ReadonlySet<string> = new Set([
  'UNKNOWN_TOPIC_OR_PARTITION',
  'KafkaJSTopicMetadataNotLoaded',
  'KafkaJSMetadataNotLoaded',
])

/** A partition that was just made: known to some brokers, not yet led by any. */
const LEADERLESS: ReadonlySet<string> = new Set([...MISSING_TOPIC, 'LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION'])

/** The leader of a partition or the coordinator of a group is changing. */
const ELECTING: ReadonlySet<string> = new Set([
  'LEADER_NOT_AVAILABLE',
  'NOT_LEADER_FOR_PARTITION',
  'NOT_COORDINATOR_FOR_GROUP',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'GROUP_LOAD_IN_PROGRESS',
])

export const isElecting = (error: unknown): boolean => isAnyOf(ELECTING, error)

export const isLeaderless = (error: unknown): boolean => isAnyOf(LEADERLESS, error)

export const isRefused = (error: unknown): boolean => isAnyOf(REFUSALS, error)

export const isMissingTopic = (error: unknown): boolean => isAnyOf(MISSING_TOPIC, error)

export const isAlreadyThere = (error: unknown): boolean => {
  const names = namesOf(error).filter((name) => /^[A-Z_]+$/.test(name))
  return names.length > 0 && names.every((name) => name === 'TOPIC_ALREADY_EXISTS')
}

/** A refusal cannot be cured by waiting, so it parks the message; everything else about Kafka may pass. */
export function kafkaFailure(error: unknown, doing: string): Failure {
  if (error instanceof Failure) return error
  const detail = errorMessage(error)
  if (isLoginRefused(error)) return new Failure('kafka_unavailable', 'retry', loginRefused(detail), error)
  if (isForbidden(error)) return new Failure('kafka_refused', 'park', forbidden(doing, detail), error)
  return isRefused(error)
    ? new Failure('kafka_refused', 'park', `Kafka refused ${doing}: ${detail}`, error)
    : new Failure('kafka_unavailable', 'retry', `Kafka did not answer ${doing}: ${detail}`, error)
}

const isLoginRefused = (error: unknown): boolean => namesOf(error).includes('KafkaJSSASLAuthenticationError')

export const isForbidden = (error: unknown): boolean => namesOf(error).includes('TOPIC_AUTHORIZATION_FAILED')

/** A login that is taken away loses its rights first, and a live connection of it learns of it in this way. */
function forbidden(doing: string, detail: string): string {
  return `Kafka refused ${doing}: the login has no right to the topic, or was changed or taken away. (${detail})`
}

/** To be tried again all the same: a broker that has just come back may not know its users yet. */
function loginRefused(detail: string): string {
  return `Kafka refused the login: the user name or the password is wrong, or the login was changed or taken away. (${detail})`
}

const isAnyOf = (names: ReadonlySet<string>, error: unknown): boolean => namesOf(error).some((name) => names.has(name))

function namesOf(error: unknown): readonly string[] {
  const names: string[] = []
  const visit = (thrown: unknown, depth: number): void => {
    if (!(thrown instanceof Error) || depth > 8) return
    const { name, type, errors = [], cause } = thrown as KafkaJsError
    names.push(name)
    if (type) names.push(type)
    for (const inner of errors) visit(inner, depth + 1)
    visit(cause, depth + 1)
  }
  visit(error, 0)
  return names
}
