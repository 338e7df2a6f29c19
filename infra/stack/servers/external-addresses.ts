import { z } from 'zod'
import { StackError } from '../terminal/stack-error.ts'
import type { ServerAddresses } from './addresses.ts'

/** The servers that the environment replaces; a room that is absent is to be started by us. */
export type ExternalAddresses = {
  readonly [Server in keyof ServerAddresses]: ServerAddresses[Server] | undefined
}

const brokers = z
  .string()
  .transform((list) => list.split(',').map((broker) => broker.trim()))
  .pipe(z.array(z.string().regex(/^[^\s:]+:\d{1,5}$/, 'host:port, several separated by commas')).min(1))
const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  HEDDLE_KAFKA_BROKERS: brokers.optional(),
  HEDDLE_KAFKA_CLIENT_BROKERS: brokers.optional(),
  HEDDLE_KAFKA_USERNAME: z.string().default(''),
  HEDDLE_KAFKA_PASSWORD: z.string().default(''),
  HEDDLE_KAFKA_MECHANISM: z.enum(['scram-sha-256', 'scram-sha-512', 'plain', 'none']).optional(),
  HEDDLE_KAFKA_TLS: z.enum(['true', 'false']).default('false'),
  HEDDLE_REGISTRY_URL: httpUrl.optional(),
  HEDDLE_POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  HEDDLE_S3_ENDPOINT: httpUrl.optional(),
  HEDDLE_S3_BUCKET: z.string().default('heddle'),
  HEDDLE_S3_ACCESS_KEY: z.string().optional(),
  HEDDLE_S3_SECRET_KEY: z.string().optional(),
  HEDDLE_S3_REGION: z.string().default('us-east-1'),
})
type Environment = z.infer<typeof environment>

/**
 * Reads the addresses that stand in for servers of ours. Only `HEDDLE_KAFKA_BROKERS`, `HEDDLE_REGISTRY_URL`,
 * `HEDDLE_POSTGRES_URL` and `HEDDLE_S3_ENDPOINT` decide; the other names say how to be let in.
 *
 * @throws StackError OPTION_INVALID that lists every problem at once.
 */
export function readExternalAddresses(env: NodeJS.ProcessEnv): ExternalAddresses {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StackError(
      'OPTION_INVALID',
      `The addresses in the environment are incomplete or wrong. ${problems.join('; ')}`,
    )
  }
  const read = parsed.data
  return {
    kafka: readKafka(read),
    registry: read.HEDDLE_REGISTRY_URL ? { url: read.HEDDLE_REGISTRY_URL } : undefined,
    postgres: read.HEDDLE_POSTGRES_URL ? { url: read.HEDDLE_POSTGRES_URL } : undefined,
    s3: readS3(read),
  }
}

function readKafka(read: Environment): ServerAddresses['kafka'] | undefined {
  if (!read.HEDDLE_KAFKA_BROKERS) return undefined
  const username = read.HEDDLE_KAFKA_USERNAME
  return {
    brokers: read.HEDDLE_KAFKA_BROKERS,
    clientBrokers: read.HEDDLE_KAFKA_CLIENT_BROKERS ?? read.HEDDLE_KAFKA_BROKERS,
    username,
    password: read.HEDDLE_KAFKA_PASSWORD,
    mechanism: read.HEDDLE_KAFKA_MECHANISM ?? (username === '' ? 'none' : 'scram-sha-256'),
    tls: read.HEDDLE_KAFKA_TLS === 'true',
  }
}

function readS3(read: Environment): ServerAddresses['s3'] | undefined {
  if (!read.HEDDLE_S3_ENDPOINT) return undefined
  if (!read.HEDDLE_S3_ACCESS_KEY || !read.HEDDLE_S3_SECRET_KEY)
    throw new StackError(
      'OPTION_INVALID',
      'HEDDLE_S3_ENDPOINT is set, so HEDDLE_S3_ACCESS_KEY and HEDDLE_S3_SECRET_KEY must be set as well.',
    )
  return {
    endpoint: read.HEDDLE_S3_ENDPOINT,
    bucket: read.HEDDLE_S3_BUCKET,
    accessKey: read.HEDDLE_S3_ACCESS_KEY,
    secretKey: read.HEDDLE_S3_SECRET_KEY,
    region: read.HEDDLE_S3_REGION,
  }
}
