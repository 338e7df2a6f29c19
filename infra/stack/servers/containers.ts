import type { MinioContainer } from '@testcontainers/minio'
import type { PostgreSqlContainer } from '@testcontainers/postgresql'
import type { GenericContainer, StartedTestContainer } from 'testcontainers'
import type { Credentials, Home } from '../home/home.ts'
import { choosePorts } from '../processes/ports.ts'
import { StackError } from '../terminal/stack-error.ts'
import type { Starters } from './boot-all.ts'
import { portNames, type RunningServer } from './boot-context.ts'
import { kafkaProperties, PLATFORM_USER } from './kafka-properties.ts'
import { compatibilityUrl, forbidIncompatibleSchemas } from './registry.ts'

/** Official images, at the versions of the embedded servers where there are such. */
const images = {
  postgres: 'postgres:18',
  s3: 'minio/minio:latest',
  kafka: 'apache/kafka:4.3.1',
  registry: 'apicurio/apicurio-registry-mem:2.6.13.Final',
} as const

const START_TIMEOUT_MS = 180_000
const REGISTRY_PORT = 8080
const KAFKA_FOLDER = '/tmp/heddle-kafka'
const KAFKA_SETTINGS = '/tmp/heddle-kafka.properties'

/** Test containers' packages are for development only, so they are loaded when asked for. */
type Containers = {
  readonly Generic: typeof GenericContainer
  readonly Postgres: typeof PostgreSqlContainer
  readonly Minio: typeof MinioContainer
  readonly waitForLog: (line: string) => ReturnType<typeof import('testcontainers')['Wait']['forLogMessage']>
}

/**
 * The provider that runs the servers as Docker containers, chosen by `HEDDLE_STACK=containers`. Their data lives as
 * long as they do.
 *
 * @throws StackError CONTAINERS_UNAVAILABLE when no container engine answers.
 */
export async function containerStarters(home: Home): Promise<Starters> {
  const containers = await loadContainers()
  const { credentials } = home
  return {
    postgres: () => startPostgresContainer(containers, credentials),
    s3: () => startMinioContainer(containers, credentials),
    kafka: () => startKafkaContainer(containers, home),
    registry: () => startRegistryContainer(containers),
  }
}

async function loadContainers(): Promise<Containers> {
  try {
    const { GenericContainer: Generic, Wait, getContainerRuntimeClient } = await import('testcontainers')
    const { PostgreSqlContainer: Postgres } = await import('@testcontainers/postgresql')
    const { MinioContainer: Minio } = await import('@testcontainers/minio')
    await getContainerRuntimeClient()
    return { Generic, Postgres, Minio, waitForLog: (line) => Wait.forLogMessage(line) }
  } catch (cause) {
    throw new StackError(
      'CONTAINERS_UNAVAILABLE',
      'HEDDLE_STACK=containers needs a container engine and none answers. Start Docker (or set DOCKER_HOST), or leave HEDDLE_STACK unset for the embedded servers.',
      { cause },
    )
  }
}

async function startPostgresContainer({ Postgres }: Containers, { postgresPassword }: Credentials) {
  const container = await new Postgres(images.postgres)
    .withDatabase('heddle')
    .withUsername('heddle')
    .withPassword(postgresPassword)
    .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'timezone=UTC'])
    .withStartupTimeout(START_TIMEOUT_MS)
    .start()
  return contained(container, { url: container.getConnectionUri() })
}

async function startMinioContainer({ Minio }: Containers, { s3AccessKey, s3SecretKey }: Credentials) {
  const container = await new Minio(images.s3)
    .withUsername(s3AccessKey)
    .withPassword(s3SecretKey)
    .withStartupTimeout(START_TIMEOUT_MS)
    .start()
  const endpoint = container.getConnectionUrl()
  return contained(container, {
    endpoint,
    bucket: 'heddle',
    accessKey: s3AccessKey,
    secretKey: s3SecretKey,
    region: 'us-east-1',
  })
}

/**
 * The same settings as the embedded broker. A broker tells clients where to come back to, so it is given the ports of
 * this machine and not ones drawn by Docker; the image's own entry script cannot make the first SCRAM user, hence a
 * format of ours.
 */
async function startKafkaContainer({ Generic, waitForLog }: Containers, home: Home) {
  const ports = await choosePorts(portNames, {})
  const { kafkaPassword: password, kafkaClusterId } = home.credentials
  const settings = kafkaProperties({ ports, password, folder: KAFKA_FOLDER, bind: '0.0.0.0' })
  const user = `SCRAM-SHA-256=[name=${PLATFORM_USER},password=${password}]`
  const bin = '/opt/kafka/bin'
  const format = `${bin}/kafka-storage.sh format -t ${kafkaClusterId} -c ${KAFKA_SETTINGS} --add-scram '${user}'`
  const container = await new Generic(images.kafka)
    .withCopyContentToContainer([{ content: settings, target: KAFKA_SETTINGS }])
    .withEntrypoint(['/bin/bash', '-c'])
    .withCommand([`${format} && exec ${bin}/kafka-server-start.sh ${KAFKA_SETTINGS}`])
    .withExposedPorts(
      { container: ports.kafka, host: ports.kafka },
      { container: ports.kafkaClient, host: ports.kafkaClient },
    )
    .withWaitStrategy(waitForLog('Kafka Server started'))
    .withStartupTimeout(START_TIMEOUT_MS)
    .start()
  return contained(container, {
    brokers: [`127.0.0.1:${ports.kafka}`],
    clientBrokers: [`127.0.0.1:${ports.kafkaClient}`],
    username: PLATFORM_USER,
    password,
    mechanism: 'scram-sha-256' as const,
    tls: false,
  })
}

async function startRegistryContainer({ Generic }: Containers) {
  const container = await new Generic(images.registry)
    .withExposedPorts(REGISTRY_PORT)
    .withStartupTimeout(START_TIMEOUT_MS)
    .start()
  const url = compatibilityUrl(container.getHost(), container.getMappedPort(REGISTRY_PORT))
  await forbidIncompatibleSchemas(url, AbortSignal.timeout(START_TIMEOUT_MS))
  return contained(container, { url })
}

function contained<Address>(container: StartedTestContainer, address: Address): RunningServer<Address> {
  const stop = async (): Promise<void> => void (await container.stop())
  return { address, pid: () => undefined, stop, kill: () => void stop() }
}
