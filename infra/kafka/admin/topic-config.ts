// What a topic is told when it is made, and what an older one is told later.
import type { Admin, ITopicConfig } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { TopicTerms } from '../../../schemas/topics.ts'

/**
 * Copies of each partition, fewer where there are fewer brokers: with three, one may fail while another is restarted.
 */
const REPLICAS_MOST = 3

const BROKERS_TIME = { name: 'message.timestamp.type', value: 'LogAppendTime' }

export function topicConfig(terms: TopicTerms, brokers: number): ITopicConfig {
  const { name, partitions, retentionMs, cleanup, batchBytesMax, uncompressed, brokersTime } = terms
  const replicas = Math.min(REPLICAS_MOST, brokers)
  return {
    topic: name,
    numPartitions: partitions,
    replicationFactor: replicas,
    configEntries: [
      { name: 'retention.ms', value: String(retentionMs) },
      { name: 'cleanup.policy', value: cleanup },
      // With three copies, two must have every write; with fewer, waiting for more than one would stop writes when one
      // broker is down.
      { name: 'min.insync.replicas', value: replicas >= REPLICAS_MOST ? '2' : '1' },
      ...(batchBytesMax ? [{ name: 'max.message.bytes', value: String(batchBytesMax) }] : []),
      ...(uncompressed ? [{ name: 'compression.type', value: 'uncompressed' }] : []),
      ...(brokersTime ? [BROKERS_TIME] : []),
    ],
  }
}

/** Topics that an earlier version made believe their writers; all else that they were told stays as it is. */
export async function keepBrokersTime(admin: Admin, topics: readonly TopicTerms[]): Promise<void> {
  const resources = topics
    .filter(({ brokersTime }) => brokersTime)
    .map(({ name }) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name }))
  if (resources.length === 0) return
  const described = await admin.describeConfigs({ resources, includeSynonyms: false })
  const older = described.resources.flatMap(({ resourceName, configEntries }) => {
    const own = configEntries.filter(({ configSource }) => configSource === kafkajs.ConfigSource.TOPIC_CONFIG)
    const others = own.filter(({ configName }) => configName !== BROKERS_TIME.name)
    const isTold = own.length > others.length
    const kept = others.map(({ configName, configValue }) => ({ name: configName, value: configValue }))
    return isTold
      ? []
      : [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: resourceName, configEntries: [...kept, BROKERS_TIME] }]
  })
  if (older.length > 0) await admin.alterConfigs({ validateOnly: false, resources: older })
}
