// Every topic: its name, key, partitions, retention and what it carries. Provisioning, AsyncAPI and the clients read this.
import type { EventName } from './events/catalogue.ts'
import { fixedLanes, type Lane, type Operation, operations } from './operations.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

export type TopicTerms = {
  readonly name: string
  /** The events it carries; a reply topic carries copies of both terminal events. */
  readonly events: readonly EventName[]
  readonly partitions: number
  readonly retentionMs: number
  readonly cleanup: 'delete' | 'compact,delete'
  readonly audience: 'internal' | 'analytics' | 'account'
  readonly purpose: string
}

/** Namespace of a whole installation; tests use another one each, so that they never read one another's messages. */
export const DEFAULT_NAMESPACE = 'heddle'

export type TopicNames = {
  readonly namespace: string
  readonly work: (operation: string, lane: Lane) => string
  readonly reply: (instance: string) => string
  readonly completions: string
  readonly refunds: string
  readonly accepted: string
  readonly progress: string
  readonly ledger: string
  readonly control: string
  readonly deadLetter: string
}

export function topicNames(namespace: string = DEFAULT_NAMESPACE): TopicNames {
  return {
    namespace,
    work: (operation, lane) => `${namespace}.work.${operation}.${lane}.v1`,
    reply: (instance) => `${namespace}.reply.${instance}.v1`,
    completions: `${namespace}.completions.v1`,
    refunds: `${namespace}.refunds.v1`,
    accepted: `${namespace}.accepted.v1`,
    progress: `${namespace}.progress.v1`,
    ledger: `${namespace}.ledger.v1`,
    control: `${namespace}.control.v1`,
    deadLetter: `${namespace}.deadletter.v1`,
  }
}

export const workEventOf: Readonly<Record<Operation, EventName>> = {
  generate: 'work-generate',
  vectorize: 'work-vectorize',
  upscale: 'work-upscale',
}

/** The topics that exist in every installation. Reply topics come and go with their ingress instance. */
export function standingTopics(namespace: string = DEFAULT_NAMESPACE): readonly TopicTerms[] {
  const names = topicNames(namespace)
  const works = operations.flatMap((operation) =>
    fixedLanes.map((lane) => workTopic(names.work(operation, lane), workEventOf[operation])),
  )
  return [...works, ...factTopics(names), ...internalTopics(names)]
}

function factTopics(names: TopicNames): readonly TopicTerms[] {
  const fact = (name: string, event: EventName, purpose: string, other: Partial<TopicTerms> = {}): TopicTerms => ({
    ...{
      name,
      events: [event],
      partitions: 4,
      retentionMs: 400 * DAY,
      cleanup: 'delete',
      audience: 'analytics',
      purpose,
    },
    ...other,
  })
  return [
    fact(names.completions, 'completion', 'A job ended with a result.'),
    fact(names.refunds, 'refund', 'A job ended without a result; its credits went back.'),
    fact(names.ledger, 'ledger', 'One movement of credits, once per entry id.', { cleanup: 'compact,delete' }),
    fact(names.accepted, 'accepted', 'A job was accepted and its credits are held.', { retentionMs: 30 * DAY }),
    fact(names.progress, 'progress', 'How far a running job has come.', { retentionMs: HOUR }),
  ]
}

function internalTopics(names: TopicNames): readonly TopicTerms[] {
  const internal = { partitions: 1, cleanup: 'delete', audience: 'internal' } as const
  return [
    {
      ...internal,
      name: names.control,
      events: ['control'],
      retentionMs: HOUR,
      purpose: 'Orders to every processor, such as cancel.',
    },
    {
      ...internal,
      name: names.deadLetter,
      events: ['dead-letter'],
      retentionMs: 30 * DAY,
      purpose: 'Messages that can never succeed, with their original bytes.',
    },
  ]
}

/** Partitions bound how many processors share one lane, so there are more than one machine needs. */
export function workTopic(name: string, event: EventName): TopicTerms {
  return {
    name,
    events: [event],
    partitions: 6,
    retentionMs: 7 * DAY,
    cleanup: 'delete',
    audience: 'internal',
    purpose: 'Jobs for the processors of one operation and lane.',
  }
}

/** One partition: a reply topic has a single reader, and one partition is joined fastest. */
export function replyTopic(name: string): TopicTerms {
  return {
    name,
    events: ['completion', 'refund'],
    partitions: 1,
    retentionMs: HOUR,
    cleanup: 'delete',
    audience: 'internal',
    purpose: 'Copies of terminal events that wake the callers waiting at one ingress.',
  }
}

/** The registry subject of a topic that carries one event (TopicNameStrategy). */
export const subjectOf = (topic: string): string => `${topic}-value`
