import { createKafka } from '../../infra/kafka/kafka.ts'
import type { Codec, KafkaAddress, Principals, TopicAdmin } from '../../infra/kafka/port.ts'
import { createPrincipals } from '../../infra/kafka/principals.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'

/** What commands about topics and logins work on, and what they tell to those who are let in. */
export type StreamAccess = {
  readonly namespace: string
  /** Listener for logins of accounts, `host:port` each. */
  readonly clientBrokers: readonly string[]
  readonly securityProtocol: 'SASL_PLAINTEXT' | 'SASL_SSL'
  readonly registryUrl: string
  readonly topics: Pick<TopicAdmin, 'ensure'>
  readonly codec: Pick<Codec, 'register'>
  readonly principals: Principals
}

/** Runs `work` over connections that are opened for it and closed after it. */
export type WithStreams = <Result>(work: (streams: StreamAccess) => Promise<Result>) => Promise<Result>

/** @param read where the brokers are; asked only when a command needs them, and it throws for whoever has none. */
export function createStreamAccess(
  read: () => { readonly address: KafkaAddress; readonly clientBrokers: readonly string[] },
  logger: Logger,
): WithStreams {
  return async (work) => {
    const { address, clientBrokers } = read()
    const parts = { logger, clock: systemClock }
    const kafka = createKafka(address, parts)
    await kafka.connect()
    try {
      return await work({
        namespace: address.namespace,
        clientBrokers,
        securityProtocol: address.ssl ? 'SASL_SSL' : 'SASL_PLAINTEXT',
        registryUrl: address.registryUrl,
        topics: kafka.topics,
        codec: kafka.codec,
        principals: createPrincipals(address, parts),
      })
    } finally {
      await kafka.close()
    }
  }
}
