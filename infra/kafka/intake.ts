// Between the fetch loop and the rooms: takes what was fetched, hands out at most `inFlightMax` deliveries, and knows what may be committed.
// A partition's lane lives from the join that brings the partition until the join that takes it away. A late settle finds its lane
// closed and changes nothing, so no commit is ever made for a partition that moved.
import { createPartitionOffsets, type PartitionOffsets } from './offsets.ts'
import type { Delivery, IncomingMessage } from './port.ts'

export type TopicPartition = { readonly topic: string; readonly partition: number }
export type Commit = TopicPartition & { readonly offset: bigint }

export type IntakeOptions = {
  readonly inFlightMax: number
  readonly onDelivery: (delivery: Delivery) => void
  /** Stop or go on fetching a partition; called again with the same answer it must do no harm. */
  readonly setPaused: (partition: TopicPartition, paused: boolean) => void
  /** Called when something became committable. */
  readonly onProgress: () => void
}

export type Intake = {
  /** After each join. Partitions kept by the same member go on as they were: nobody else had them in between. */
  readonly assign: (memberId: string, partitions: readonly TopicPartition[]) => void
  readonly offer: (partition: TopicPartition, messages: readonly IncomingMessage[]) => void
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
  inFlight: number
  paused: boolean
}

/** A fetch brings up to a mebibyte per partition; a partition with more waiting than can be in flight fetches no further. */
export function createIntake({ inFlightMax, onDelivery, setPaused, onProgress }: IntakeOptions): Intake {
  const lanes = new Map<string, Lane>()
  /** Lanes with messages waiting, in turn, so that one full partition does not starve the others. */
  const ready = new Set<Lane>()
  let member: string | undefined
  let inFlight = 0
  let draining = false
  let handingOut = false

  function close(lane: Lane): void {
    lanes.delete(keyOf(lane))
    ready.delete(lane)
    lane.waiting = []
    inFlight -= lane.inFlight
    lane.revoked.abort()
  }

  function open({ topic, partition }: TopicPartition): Lane {
    const revoked = new AbortController()
    const lane = {
      topic,
      partition,
      offsets: createPartitionOffsets(),
      revoked,
      waiting: [],
      inFlight: 0,
      paused: false,
    }
    lanes.set(keyOf(lane), lane)
    return lane
  }

  function handOut(): void {
    // A delivery may be settled before `onDelivery` returns; the loop that is already running then goes on.
    if (handingOut || draining) return
    handingOut = true
    try {
      for (const lane of ready) {
        if (inFlight >= inFlightMax) break
        ready.delete(lane)
        const message = lane.waiting.shift()
        if (lane.waiting.length > 0) ready.add(lane)
        if (message) deliver(lane, message)
        steer(lane)
      }
    } finally {
      handingOut = false
    }
  }

  function deliver(lane: Lane, message: IncomingMessage): void {
    lane.inFlight += 1
    inFlight += 1
    let settled = false
    const settle = (): void => {
      if (settled || lane.revoked.signal.aborted) return
      settled = true
      lane.inFlight -= 1
      inFlight -= 1
      lane.offsets.settle(message.offset)
      onProgress()
      handOut()
    }
    onDelivery({ message, settle, revoked: lane.revoked.signal })
  }

  /** Pauses above `inFlightMax` waiting messages and resumes at half of it, so that the next fetch arrives before the queue is empty. */
  function steer(lane: Lane): void {
    const paused = draining || lane.waiting.length > (lane.paused ? inFlightMax / 2 : inFlightMax)
    if (paused === lane.paused) return
    lane.paused = paused
    setPaused(lane, paused)
  }

  return {
    assign: (memberId, partitions) => {
      const kept = new Set(memberId === member ? partitions.map(keyOf) : [])
      member = memberId
      for (const [key, lane] of lanes) if (!kept.has(key)) close(lane)
      // The client forgets nothing about pauses when it joins again, so each partition is told.
      for (const partition of partitions) {
        const lane = lanes.get(keyOf(partition)) ?? open(partition)
        lane.paused = draining || lane.waiting.length > inFlightMax
        setPaused(lane, lane.paused)
      }
      handOut()
    },
    offer: (partition, messages) => {
      const held = lanes.get(keyOf(partition))
      if (draining || !held || messages.length === 0) return
      if (held.offsets.isRewound(messages[0].offset)) close(held)
      const lane = lanes.get(keyOf(partition)) ?? open(partition)
      lane.waiting.push(...messages.filter(({ offset }) => lane.offsets.take(offset)))
      if (lane.waiting.length > 0) ready.add(lane)
      handOut()
      steer(lane)
    },
    commits: () => [...lanes.values()].flatMap(commitOf),
    committed: (commits) => {
      for (const commit of commits) lanes.get(keyOf(commit))?.offsets.committed(commit.offset)
    },
    drain: () => {
      draining = true
      for (const lane of lanes.values()) steer(lane)
    },
    close: () => {
      draining = true
      for (const lane of [...lanes.values()]) close(lane)
    },
    inFlight: () => inFlight,
  }
}

const keyOf = ({ topic, partition }: TopicPartition): string => `${topic} ${partition}`

function commitOf({ topic, partition, offsets }: Lane): readonly Commit[] {
  const offset = offsets.toCommit()
  return offset === undefined ? [] : [{ topic, partition, offset }]
}
