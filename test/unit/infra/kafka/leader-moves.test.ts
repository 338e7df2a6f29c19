// Why a send is one attempt of kafkajs and no more: its own repetition loses what moved to a broker that has answered.
import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { ONE_ATTEMPT } from '../../../../infra/kafka/producer/topic-sender.ts'

type Send = (batch: { acks: number; timeout: number; topicMessages: readonly unknown[] }) => Promise<unknown>

// Parts of the client that it does not export by name.
const part = createRequire(import.meta.url)
const createSendMessages = part('kafkajs/src/producer/sendMessages') as (parts: object) => Send
const createRetry = part('kafkajs/src/retry') as (terms: object) => unknown

/** Two brokers lead a partition each; the second fails at its first send, and the first then leads both. */
function openCluster() {
  const written: number[] = []
  let hasMoved = false
  const broker = (nodeId: string) => ({
    nodeId,
    produce: async ({ topicData }: { topicData: { partitions: { partition: number }[] }[] }) => {
      if (nodeId === '2') {
        hasMoved = true
        throw Object.assign(new Error('gone'), { name: 'KafkaJSConnectionClosedError', retriable: true })
      }
      written.push(...topicData.flatMap(({ partitions }) => partitions.map(({ partition }) => partition)))
      return { topics: [] }
    },
  })
  const brokers = { '1': broker('1'), '2': broker('2') }
  const cluster = {
    targetTopics: new Set(['t']),
    refreshMetadataIfNecessary: async () => {},
    refreshMetadata: async () => {},
    addMultipleTargetTopics: async () => {},
    removeBroker: () => {},
    isConnected: () => true,
    findTopicPartitionMetadata: () => [{ partitionId: 0 }, { partitionId: 1 }],
    findLeaderForPartitions: () => (hasMoved ? { '1': [0, 1] } : { '1': [0], '2': [1] }),
    findBroker: async ({ nodeId }: { nodeId: '1' | '2' }) => brokers[nodeId],
  }
  return { cluster, written }
}

async function sendTwo(retry: object) {
  const { cluster, written } = openCluster()
  const quiet = { debug: () => {}, error: () => {} }
  const alone = {
    isTransactional: () => false,
    getSequence: () => 0,
    updateSequence: () => {},
    getProducerId: () => -1,
  }
  const eosManager = {
    ...alone,
    getProducerEpoch: () => 0,
    acquireBrokerLock: async () => {},
    releaseBrokerLock: async () => {},
  }
  const partitioner = ({ message }: { message: { partition: number } }) => message.partition
  const retrier = createRetry({ initialRetryTime: 1, maxRetryTime: 1, ...retry })
  const send = createSendMessages({ logger: quiet, cluster, partitioner, eosManager, retrier })
  const messages = [0, 1].map((partition) => ({ partition, value: Buffer.from('x') }))
  const told = await send({ acks: -1, timeout: 1000, topicMessages: [{ topic: 't', messages }] }).then(
    () => 'written',
    () => 'failed',
  )
  return { told, written }
}

describe('when the leader of one partition dies in the middle of a send', () => {
  test('kafkajs with retries says written and has lost it', async () => {
    expect(await sendTwo({ retries: 2 })).toEqual({ told: 'written', written: [0] })
  })

  test('one attempt says failed, so that the whole batch is sent again', async () => {
    expect(await sendTwo(ONE_ATTEMPT)).toEqual({ told: 'failed', written: [0] })
  })
})
