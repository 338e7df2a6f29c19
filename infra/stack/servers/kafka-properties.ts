import type { PortName } from './boot-context.ts'
import { type Properties, propertiesText } from './properties-file.ts'

/** The principal of our own processes, above all ACLs. */
export const PLATFORM_USER = 'platform'
const CONTROLLER_USER = 'controller'

export type KafkaSettings = {
  readonly ports: Readonly<Record<PortName, number>>
  /** Of the platform user, and of the broker towards its controller. */
  readonly password: string
  readonly folder: string
  /** Address to listen on: loopback, or all of a container's. The addresses told to clients are always loopback. */
  readonly bind: '127.0.0.1' | '0.0.0.0'
}

/**
 * The broker's settings. Listeners: INTERNAL for our own processes and CLIENT for accounts' principals, both
 * SASL/SCRAM, so that CLIENT may later be bound elsewhere with nothing else changed; CONTROLLER with SASL/PLAIN,
 * because SCRAM users live in the very log that the controller keeps.
 */
export function kafkaProperties({ ports, password, folder, bind }: KafkaSettings): string {
  const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required'
  const plain = 'org.apache.kafka.common.security.plain.PlainLoginModule required'
  const controllerLogin = `username="${CONTROLLER_USER}" password="${password}" user_${CONTROLLER_USER}="${password}"`
  const settings: Properties = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${ports.kafkaController}`,
    listeners: `INTERNAL://${bind}:${ports.kafka},CLIENT://${bind}:${ports.kafkaClient},CONTROLLER://127.0.0.1:${ports.kafkaController}`,
    'advertised.listeners': `INTERNAL://127.0.0.1:${ports.kafka},CLIENT://127.0.0.1:${ports.kafkaClient}`,
    'listener.security.protocol.map': 'INTERNAL:SASL_PLAINTEXT,CLIENT:SASL_PLAINTEXT,CONTROLLER:SASL_PLAINTEXT',
    'inter.broker.listener.name': 'INTERNAL',
    'controller.listener.names': 'CONTROLLER',
    'sasl.enabled.mechanisms': 'SCRAM-SHA-256',
    'sasl.mechanism.inter.broker.protocol': 'SCRAM-SHA-256',
    'sasl.mechanism.controller.protocol': 'PLAIN',
    'listener.name.controller.sasl.enabled.mechanisms': 'PLAIN',
    'listener.name.internal.scram-sha-256.sasl.jaas.config': `${scram} username="${PLATFORM_USER}" password="${password}";`,
    'listener.name.client.scram-sha-256.sasl.jaas.config': `${scram};`,
    'listener.name.controller.plain.sasl.jaas.config': `${plain} ${controllerLogin};`,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    'allow.everyone.if.no.acl.found': false,
    'super.users': `User:${PLATFORM_USER};User:${CONTROLLER_USER}`,
    'log.dirs': folder,
    // One broker: every internal topic has one copy, and one partition is plenty and starts faster.
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'auto.create.topics.enable': false,
    // A first member need not wait three seconds for others that may join.
    'group.initial.rebalance.delay.ms': 0,
    'num.network.threads': 2,
    'num.io.threads': 2,
    'background.threads': 2,
    'log.cleaner.dedupe.buffer.size': 4 * 1024 * 1024,
    'log.segment.bytes': 64 * 1024 * 1024,
    // A broker that was killed is usable again after 3 s; with the default of 9 s its old session keeps it out for 11
    // s.
    'broker.session.timeout.ms': 2_000,
    'broker.heartbeat.interval.ms': 500,
  }
  return propertiesText(settings)
}
