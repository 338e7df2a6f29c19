// Every topic: its name, key, partitions, retention and what it carries. Provisioning, AsyncAPI and the clients read
// this.
import type { EventName } from './events/catalogue.ts'
import { BATCH_DEADLINE_MS, fixedLanes, type Lane, type Operation, operations } from './operations.ts'

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
  /** Largest batch of records taken at once, where it is not the broker's own limit. */
  readonly batchBytesMax?: number
  /** The broker stores records as they are, whatever codec the producer chose: nobody who reads has to know it. */
  readonly uncompressed?: true
  /**
   * Records are as old as the broker knows them to be. Those who write may name any time, such as that of the event a
   * record was made from, and retention would take what it believes to be years old before anybody has read it.
   */
  readonly brokersTime?: true
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
  /** What an account writes and what it reads, named by its id. */
  readonly batch: (accountId: string) => string
  readonly results: (accountId: string) => string
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
    batch: (accountId) => `${namespace}.batch.${accountId}.v1`,
    results: (accountId) => `${namespace}.results.${accountId}.v1`,
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
  const works = fixedLanes.flatMap((lane) => laneTopics(lane, namespace))
  return [...works, ...factTopics(names), ...internalTopics(names)]
}

/** How long the facts about jobs and credits are kept, and so how far back the usage figures go. */
export const factRetentionMs = 400 * DAY
/**
 * How long the books keep a job at the least: for longer than a producer's record or a work command can come again,
 * which would be a new job once the old one is gone.
 */
export const jobsKeptLeastMs = 30 * DAY
/** How long a message that was parked can be looked at and sent again. */
export const deadLetterRetentionMs = 30 * DAY

/** What analytics reads. */
export function factTopics(names: TopicNames): readonly TopicTerms[] {
  const fact = (name: string, event: EventName, purpose: string, other: Partial<TopicTerms> = {}): TopicTerms => ({
    name,
    events: [event],
    partitions: 4,
    retentionMs: factRetentionMs,
    cleanup: 'delete',
    audience: 'analytics',
    purpose,
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
      // A processor that starts reads them all, and work that was cancelled may wait for it as long as any may.
      retentionMs: BATCH_DEADLINE_MS,
      purpose: 'Orders to every processor, such as cancel.',
    },
    {
      ...internal,
      name: names.deadLetter,
      events: ['dead-letter'],
      retentionMs: deadLetterRetentionMs,
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

/**
 * Events whose topics come with an account. Their schemas stand under their own names too (`io.heddle.BatchRequest`).
 */
export const accountEvents = ['batch-request', 'batch-result'] as const satisfies readonly EventName[]

/** Producers send many records at once; a single one above `BATCH_RECORD_BYTES_MAX` is rejected with a reason. */
const BATCH_BYTES_MAX = 4 * 1024 * 1024
/** As much as a JSON body of the HTTP API may have. */
export const BATCH_RECORD_BYTES_MAX = 256 * 1024

/** One partition each: an account's records are admitted in the order it wrote them. */
export function accountTopics(accountId: string, namespace: string = DEFAULT_NAMESPACE): readonly TopicTerms[] {
  const names = topicNames(namespace)
  const own = { partitions: 1, retentionMs: 7 * DAY, cleanup: 'delete', audience: 'account' } as const
  return [
    {
      ...own,
      name: names.batch(accountId),
      events: ['batch-request'],
      purpose: 'Work that one account asks for, record by record.',
      batchBytesMax: BATCH_BYTES_MAX,
      uncompressed: true,
      brokersTime: true,
    },
    {
      ...own,
      name: names.results(accountId),
      events: ['batch-result'],
      purpose: "What became of each record of the account's batch topic.",
    },
  ]
}

/** The topics of an account's own lane. */
export function laneTopics(lane: Lane, namespace: string = DEFAULT_NAMESPACE): readonly TopicTerms[] {
  const names = topicNames(namespace)
  return operations.map((operation) => workTopic(names.work(operation, lane), workEventOf[operation]))
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
