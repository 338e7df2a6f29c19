// How the command line gets to Kafka: by credentials that an operator made, or by the environment or stack of an
// operator.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Environment } from '../../../infra/config/read-env.ts'
import type { KafkaAddress } from '../../../infra/kafka/port.ts'
import { fileTrouble } from '../../../infra/lifecycle/file-trouble.ts'
import { DEFAULT_NAMESPACE } from '../../../schemas/topics.ts'
import { UsageError } from '../../admin/answer.ts'
import { readStreamAddress } from '../stream-address.ts'

export type AccountTopics = { readonly accountId: string; readonly batchTopic: string; readonly resultsTopic: string }

export type Connection = {
  readonly address: KafkaAddress
  /** What the ids of this login's consumer groups must begin with; empty when any will do. */
  readonly groupPrefix: string
  /** Of an account's credentials only. */
  readonly account?: AccountTopics
}

export type ConnectionOptions = {
  /** A file with what `batch enable --json` or `analytics enable --json` printed. */
  readonly credentials: string | undefined
  readonly home: string
  readonly env: Environment
}

const credentialsFile = z.object({
  username: z.string().min(1),
  password: z.string().min(1),
  mechanism: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['scram-sha-256', 'scram-sha-512', 'plain'])),
  securityProtocol: z.enum(['SASL_PLAINTEXT', 'SASL_SSL']),
  brokers: z.array(z.string().min(1)).min(1),
  registryUrl: z.url(),
  groupPrefix: z.string(),
  namespace: z.string().default(DEFAULT_NAMESPACE),
  accountId: z.string().optional(),
  batchTopic: z.string().optional(),
  resultsTopic: z.string().optional(),
})

/** Throws a UsageError that says what is missing and how to get it. */
export function readConnection({ credentials, home, env }: ConnectionOptions): Connection {
  const file = credentials ?? env.HEDDLE_CREDENTIALS
  return file ? fromCredentials(file) : { address: readStreamAddress(home, env).address, groupPrefix: '' }
}

/** The topics of the account whose credentials these are. */
export function requireAccount({ account }: Connection): AccountTopics {
  if (account) return account
  throw new UsageError('Give --credentials FILE with what `npm run -s admin -- batch enable ACCOUNT --json` printed.')
}

function fromCredentials(file: string): Connection {
  const { username, password, mechanism, securityProtocol, ...read } = readCredentials(file)
  const { brokers, registryUrl, namespace, groupPrefix, accountId, batchTopic, resultsTopic } = read
  return {
    address: {
      brokers,
      registryUrl,
      namespace,
      clientId: 'heddle-cli',
      ssl: securityProtocol === 'SASL_SSL',
      sasl: { mechanism, username, password },
    },
    groupPrefix,
    ...(accountId && batchTopic && resultsTopic ? { account: { accountId, batchTopic, resultsTopic } } : {}),
  }
}

function readCredentials(file: string): z.output<typeof credentialsFile> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    // A parser's words would show some of the file, and it holds a password.
    const why = cause instanceof SyntaxError ? 'it is not JSON' : fileTrouble(cause)
    throw new UsageError(`The credentials file ${file} cannot be read: ${why}.`, { cause })
  }
  const read = credentialsFile.safeParse(value)
  if (read.success) return read.data
  const fields = read.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new UsageError(`${file} is not what \`enable --json\` printed: wrong or missing are ${fields}.`)
}
