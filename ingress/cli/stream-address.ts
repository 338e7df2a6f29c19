import { z } from 'zod'
import { createEnvReader } from '../../infra/config/read-env.ts'
import { readBrokers, readClientRegistryUrl, readKafkaConfig } from '../../infra/config/service-config.ts'
import type { KafkaAddress } from '../../infra/kafka/port.ts'
import { DEFAULT_NAMESPACE } from '../../schemas/topics.ts'
import { readStack } from './read-stack.ts'

const CLIENT_ID = 'heddle-cli'

const stackFile = z.object({
  url: z.string(),
  kafka: z.object({
    brokers: z.array(z.string()).min(1),
    clientBrokers: z.array(z.string()).min(1),
    username: z.string(),
    password: z.string(),
    mechanism: z.enum(['scram-sha-256', 'scram-sha-512', 'plain', 'none']),
    tls: z.boolean().default(false),
  }),
  registry: z.object({ url: z.string() }),
})

export type StreamAddress = {
  readonly address: KafkaAddress
  /** What logins of others are told. */
  readonly clientBrokers: readonly string[]
  readonly clientRegistryUrl: string
}

/** The brokers and the registry of the environment, or else of the stack that runs in `home`, with our own login. */
export function readStreamAddress(home: string, environment: NodeJS.ProcessEnv): StreamAddress {
  return environment.HEDDLE_KAFKA_BROKERS ? fromEnvironment(environment) : fromStack(home, environment)
}

function fromEnvironment(environment: NodeJS.ProcessEnv): StreamAddress {
  const env = createEnvReader(environment)
  const config = readKafkaConfig(env)
  const clientBrokers = readBrokers(env, 'HEDDLE_KAFKA_CLIENT_BROKERS', config.brokers)
  const clientRegistryUrl = readClientRegistryUrl(env, config)
  env.done()
  return { address: { ...config, clientId: CLIENT_ID }, clientBrokers, clientRegistryUrl }
}

function fromStack(home: string, { HEDDLE_NAMESPACE }: NodeJS.ProcessEnv): StreamAddress {
  const { url, kafka, registry } = readStack(home, stackFile, 'HEDDLE_KAFKA_BROKERS')
  const { brokers, clientBrokers, username, password, mechanism, tls } = kafka
  const login = mechanism === 'none' ? {} : { sasl: { mechanism, username, password } }
  const namespace = HEDDLE_NAMESPACE || DEFAULT_NAMESPACE
  return {
    address: { brokers, registryUrl: registry.url, namespace, clientId: CLIENT_ID, ssl: tls, ...login },
    clientBrokers,
    clientRegistryUrl: `${url}/registry`,
  }
}
