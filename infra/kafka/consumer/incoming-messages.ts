import type { Batch } from 'kafkajs'
import type { IncomingMessage } from '../port.ts'

/** The messages of one fetched batch in our own terms. A header given several times keeps its first value. */
export function incomingMessages({ topic, partition, messages }: Batch): readonly IncomingMessage[] {
  return messages.map(({ offset, key, value, headers, timestamp }) => ({
    topic,
    partition,
    offset: BigInt(offset),
    key,
    value,
    headers: Object.fromEntries(Object.entries(headers ?? {}).flatMap(([name, held]) => firstOf(name, held))),
    timestampMs: Number(timestamp),
  }))
}

function firstOf(
  name: string,
  held: Buffer | string | (Buffer | string)[] | undefined,
): readonly (readonly [string, Buffer])[] {
  const first = Array.isArray(held) ? held[0] : held
  return first === undefined || first === null ? [] : [[name, Buffer.isBuffer(first) ? first : Buffer.from(first)]]
}
