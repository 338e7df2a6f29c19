// Between the fetch loop and the rooms: takes what was fetched, hands out at most `inFlightMax` deliveries, and knows
// what may be committed. A partition's lane lives from the join that brings the partition until the join that takes it
// away. A late settle finds its lane closed and changes nothing, so no commit is ever made for a partition that moved.

import type { Delivery, IncomingMessage, PartitionMax } from '../port.ts'
import { messageBytes } from './message-size.ts'
import { createPartitionOffsets, type PartitionOffsets } from './offsets.ts'

export type TopicPartition = { readonly topic: string; readonly partition: number }
export type Commit = TopicPartition & { readonly offset: bigint }

export type IntakeOptions = {
  readonly inFlightMax: number
  readonly partitionMax?: PartitionMax
  readonly onDelivery: (delivery: Delivery) => void
  /** Pauses or resumes fetching of a partition. Must be idempotent. */
  readonly setPaused: (partition: TopicPartition, paused: boolean) => void
  /** Called when something became committable. */
  readonly onProgress: () => void
}

export type Intake = {
  /** After each join. Partitions kept by the same member go on as they were: nobody else had them in between. */
  readonly assign: (memberId: string, partitions: readonly TopicPartition[]) => void
  readonly offer: (partition: TopicPartition, messages: readonly IncomingMessage[]) => void
  /** What was fetched up to `offset` holds no message: an aborted transaction, or the mark that ends one. */
  readonly passOver: (partition: TopicPartition, offset: bigint) => void
  readonly commits: () => readonly Commit[]
  readonly committed: (commits: readonly Commit[]) => void
  /** Hands out nothing more. Commits go on. */
  readonly drain: () => void
  /** Gives up every partition and aborts what is in flight. */
  readonly close: () => void
  readonly inFlight: () => number
}

type Lane = TopicPartition & {
  readonly offsets: PartitionOffsets
  readonly revoked: AbortController
  waiting: IncomingMessage[]
  waitingBytes: number
  inFlight: number
  inFlightBytes: number
  paused: boolean
}

type State = {
  readonly options: IntakeOptions
  readonly lanes: Map<string, Lane>
  /** Lanes with messages waiting, in turn, so that one full partition does not starve the others. */
  readonly ready: Set<Lane>
  member: string | undefined
  inFlight: number
  draining: boolean
  handingOut: boolean
}

/**
 * A fetch brings up to a mebibyte per partition; a partition with more waiting than can be in flight fetches no
 * further.
 */
export function createIntake(options: IntakeOptions): Intake {
  const state: State = {
    options,
    lanes: new Map(),
    ready: new Set(),
    member: undefined,
    inFlight: 0,
    draining: false,
    handingOut: false,
  }
  return {
    assign: (memberId, partitions) => assign(state, memberId, partitions),
    offer: (partition, messages) => offer(state, partition, messages),
    passOver: (partition, offset) => {
      if (state.draining || !state.lanes.get(keyOf(partition))?.offsets.pass(offset)) return
      options.onProgress()
    },
    commits: () => [...state.lanes.values()].flatMap(commitOf),
    committed: (commits) => {
      for (const commit of commits) state.lanes.get(keyOf(commit))?.offsets.committed(commit.offset)
    },
    drain: () => {
      state.draining = true
      for (const lane of state.lanes.values()) steer(state, lane)
    },
    close: () => {
      state.draining = true
      for (const lane of [...state.lanes.values()]) closeLane(state, lane)
    },
    inFlight: () => state.inFlight,
  }
}

function assign(state: State, memberId: string, partitions: readonly TopicPartition[]): void {
  const kept = new Set(memberId === state.member ? partitions.map(keyOf) : [])
  state.member = memberId
  for (const [key, lane] of state.lanes) if (!kept.has(key)) closeLane(state, lane)
  // kafkajs keeps pauses when it joins again, so each partition is told whether it is paused.
  for (const partition of partitions) {
    const lane = state.lanes.get(keyOf(partition)) ?? openLane(state, partition)
    lane.paused = shouldPause(state, lane)
    state.options.setPaused(lane, lane.paused)
  }
  handOut(state)
}

function offer(state: State, partition: TopicPartition, messages: readonly IncomingMessage[]): void {
  const held = state.lanes.get(keyOf(partition))
  const [first] = messages
  if (state.draining || !held || !first) return
  const rewound = held.offsets.isRewound(first.offset)
  if (rewound) closeLane(state, held)
  const lane = rewound ? openLane(state, partition) : held
  const taken = messages.filter(({ offset }) => lane.offsets.take(offset))
  lane.waiting.push(...taken)
  lane.waitingBytes += taken.reduce((sum, message) => sum + messageBytes(message), 0)
  if (lane.waiting.length > 0) state.ready.add(lane)
  handOut(state)
  steer(state, lane)
}

function openLane(state: State, { topic, partition }: TopicPartition): Lane {
  const revoked = new AbortController()
  const counts = { waitingBytes: 0, inFlight: 0, inFlightBytes: 0 }
  const lane = { topic, partition, offsets: createPartitionOffsets(), revoked, waiting: [], ...counts, paused: false }
  state.lanes.set(keyOf(lane), lane)
  return lane
}

function closeLane(state: State, lane: Lane): void {
  state.lanes.delete(keyOf(lane))
  state.ready.delete(lane)
  lane.waiting = []
  state.inFlight -= lane.inFlight
  lane.revoked.abort()
}

function handOut(state: State): void {
  // A delivery may be settled before `onDelivery` returns; the loop that is already running then goes on.
  if (state.handingOut || state.draining) return
  state.handingOut = true
  try {
    for (const lane of state.ready) {
      if (state.inFlight >= state.options.inFlightMax) break
      state.ready.delete(lane)
      // It is ready again when something of its own is settled.
      if (isFull(state, lane)) continue
      const message = lane.waiting.shift()
      // Added again it comes last, after every other lane that waits.
      if (lane.waiting.length > 0) state.ready.add(lane)
      if (message) deliver(state, lane, message)
      steer(state, lane)
    }
  } finally {
    state.handingOut = false
  }
}

function deliver(state: State, lane: Lane, message: IncomingMessage): void {
  const bytes = messageBytes(message)
  lane.waitingBytes -= bytes
  lane.inFlight += 1
  lane.inFlightBytes += bytes
  state.inFlight += 1
  let settled = false
  const settle = (): void => {
    if (settled || lane.revoked.signal.aborted) return
    settled = true
    lane.inFlight -= 1
    lane.inFlightBytes -= bytes
    state.inFlight -= 1
    if (lane.waiting.length > 0) state.ready.add(lane)
    lane.offsets.settle(message.offset)
    state.options.onProgress()
    handOut(state)
  }
  state.options.onDelivery({ message, settle, revoked: lane.revoked.signal })
}

function steer(state: State, lane: Lane): void {
  const paused = shouldPause(state, lane)
  // A lane that was closed is no longer ours to pause.
  if (paused === lane.paused || lane.revoked.signal.aborted) return
  lane.paused = paused
  state.options.setPaused(lane, paused)
}

/**
 * Pauses a partition when more messages wait than may be in flight and resumes it at half of that, so that the next
 * fetch arrives before the queue is empty.
 */
function shouldPause({ options: { inFlightMax, partitionMax }, draining }: State, lane: Lane): boolean {
  const share = lane.paused ? 0.5 : 1
  const messagesMax = Math.min(inFlightMax, partitionMax?.messages ?? inFlightMax)
  const bytesMax = partitionMax?.bytes ?? Number.POSITIVE_INFINITY
  return draining || lane.waiting.length > messagesMax * share || lane.waitingBytes > bytesMax * share
}

/** One message may always be in flight, however large. */
function isFull({ options: { partitionMax } }: State, { inFlight, inFlightBytes }: Lane): boolean {
  if (!partitionMax || inFlight === 0) return false
  return inFlight >= partitionMax.messages || inFlightBytes >= partitionMax.bytes
}

const keyOf = ({ topic, partition }: TopicPartition): string => `${topic} ${partition}`

function commitOf({ topic, partition, offsets }: Lane): readonly Commit[] {
  const offset = offsets.toCommit()
  return offset === undefined ? [] : [{ topic, partition, offset }]
}
