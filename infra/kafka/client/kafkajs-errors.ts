// What a kafkajs error means to us. kafkajs wraps errors in errors, so the whole chain of causes is read.
import { Failure } from '../../lifecycle/failure.ts'

type KafkaJsError = Error & { readonly type?: string; readonly errors?: readonly unknown[] }

/** Broker answers that repeating the same request will not change. */
const REFUSALS = [
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'CORRUPT_MESSAGE',
  'INVALID_TOPIC_EXCEPTION',
  'TOPIC_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'INVALID_REQUIRED_ACKS',
  'POLICY_VIOLATION',
] as const

/** Both protocol answers and kafkajs' own way of saying that it has no metadata for the topic. */
const MISSING_TOPIC = [
  'UNKNOWN_TOPIC_OR_PARTITION',
  'KafkaJSTopicMetadataNotLoaded',
  'KafkaJSMetadataNotLoaded',
] as const

/** A partition that was just made: known to some brokers, not yet led by any. */
const LEADERLESS = [...MISSING_TOPIC, 'LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION'] as const

/** Someone leads a group or a partition no longer, or not yet. */
const ELECTING = [
  'LEADER_NOT_AVAILABLE',
  'NOT_LEADER_FOR_PARTITION',
  'NOT_COORDINATOR_FOR_GROUP',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'GROUP_LOAD_IN_PROGRESS',
] as const

export const isElecting = (error: unknown): boolean => namesOf(error).some((name) => ELECTING.includes(name as never))

export const isLeaderless = (error: unknown): boolean =>
  namesOf(error).some((name) => LEADERLESS.includes(name as never))

export const isRefused = (error: unknown): boolean => namesOf(error).some((name) => REFUSALS.includes(name as never))

export const isMissingTopic = (error: unknown): boolean =>
  namesOf(error).some((name) => MISSING_TOPIC.includes(name as never))

export const isAlreadyThere = (error: unknown): boolean => {
  const names = namesOf(error).filter((name) => /^[A-Z_]+$/.test(name))
  return names.length > 0 && names.every((name) => name === 'TOPIC_ALREADY_EXISTS')
}

/** A refusal can not be cured by waiting, so it parks the message; everything else about Kafka may pass. */
export function kafkaFailure(error: unknown, doing: string): Failure {
  if (error instanceof Failure) return error
  const detail = error instanceof Error ? error.message : String(error)
  if (isLoginRefused(error)) return new Failure('kafka_unavailable', 'retry', loginRefused(detail), error)
  return isRefused(error)
    ? new Failure('kafka_refused', 'park', `Kafka refused ${doing}: ${detail}`, error)
    : new Failure('kafka_unavailable', 'retry', `Kafka did not answer ${doing}: ${detail}`, error)
}

const isLoginRefused = (error: unknown): boolean => namesOf(error).includes('KafkaJSSASLAuthenticationError')

/** To be tried again all the same: a broker that has just come back may not know its users yet. */
function loginRefused(detail: string): string {
  return `Kafka refused the login: the user name or the password is wrong, or the login was changed or taken away. (${detail})`
}

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
