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
  const facts = { retentionMs: 400 * DAY, cleanup: 'delete', audience: 'analytics' } as const
  return [
    ...operations.flatMap((operation) =>
      fixedLanes.map((lane): TopicTerms => workTopic(names.work(operation, lane), workEventOf[operation])),
    ),
    { name: names.completions, events: ['completion'], partitions: 4, ...facts, purpose: 'A job ended with a result.' },
    {
      name: names.refunds,
      events: ['refund'],
      partitions: 4,
      ...facts,
      purpose: 'A job ended without a result; its credits went back.',
    },
    {
      name: names.ledger,
      events: ['ledger'],
      partitions: 4,
      ...facts,
      cleanup: 'compact,delete',
      purpose: 'One movement of credits, once per entry id.',
    },
    {
      name: names.accepted,
      events: ['accepted'],
      partitions: 4,
      ...facts,
      retentionMs: 30 * DAY,
      purpose: 'A job was accepted and its credits are held.',
    },
    {
      name: names.progress,
      events: ['progress'],
      partitions: 4,
      ...facts,
      retentionMs: HOUR,
      purpose: 'How far a running job has come.',
    },
    {
      name: names.control,
      events: ['control'],
      partitions: 1,
      retentionMs: HOUR,
      cleanup: 'delete',
      audience: 'internal',
      purpose: 'Orders to every processor, such as cancel.',
    },
    {
      name: names.deadLetter,
      events: ['dead-letter'],
      partitions: 1,
      retentionMs: 30 * DAY,
      cleanup: 'delete',
      audience: 'internal',
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
