import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import kafkajs, { type PartitionMetadata } from 'kafkajs'
import { createPartitioner } from '../../../../../infra/kafka/producer/partition-of-key.ts'

const partitionMetadata = (count: number): PartitionMetadata[] =>
  Array.from({ length: count }, (_, partitionId) => ({
    partitionErrorCode: 0,
    partitionId,
    leader: 1,
    replicas: [1],
    isr: [1],
  }))

test('a key lies in the partition that kafkajs and Java choose, whatever its bytes', () => {
  const [ours, theirs] = [createPartitioner(), kafkajs.Partitioners.DefaultPartitioner()]
  const keys = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  )
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 1000 }), (key, count) => {
      const record = { topic: 't', partitionMetadata: partitionMetadata(count), message: { key, value: null } }
      expect(ours(record)).toBe(theirs(record))
    }),
    { numRuns: 1000 },
  )
})

test('records without a key are spread over all partitions', () => {
  const ours = createPartitioner()
  const record = { topic: 't', partitionMetadata: partitionMetadata(6), message: { value: null } }
  expect(new Set(Array.from({ length: 6 }, () => ours(record))).size).toBe(6)
})
