// Who may read the facts about jobs and credits: `analytics enable`, `rotate` and `disable`. Such a login sees every
// account.
import type { Ledger } from '../../infra/ledger/port.ts'
import { factTopics, topicNames } from '../../schemas/topics.ts'
import { type AdminAnswer, exactly, found, UsageError } from './answer.ts'
import { noCommand } from './help.ts'
import { loginText } from './login-text.ts'
import type { StreamAccess, WithStreams } from './stream-access.ts'

export type AnalyticsDeps = {
  readonly ledger: Pick<Ledger, 'noteAudit'>
  readonly withStreams: WithStreams
  readonly randomBytes: (count: number) => Uint8Array
}

/** Bytes a second on each broker: a whole replay within minutes, and no more than the brokers have to spare. */
const QUOTAS = { producer: 1024, consumer: 32 * 1024 * 1024 }
const SECRET_BYTES = 32
/** Tells the logins of one name apart: a live connection of an old one must not come back to life with the next. */
const SERIAL_BYTES = 4
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

export async function runAnalyticsCommand(
  verb: string,
  names: readonly string[],
  deps: AnalyticsDeps,
): Promise<AdminAnswer> {
  const [name] = exactly(names, ['NAME'])
  if (!NAME.test(name)) throw new UsageError('NAME is 1 to 40 lower case letters, digits and dashes.')
  if (!Object.hasOwn(changes, verb)) throw noCommand(['analytics', verb])
  const change = changes[verb as keyof typeof changes]
  return deps.withStreams(async (streams) => {
    const prefix = prefixOf(name, streams)
    return change({ name, prefix, before: await streams.principals.named(prefix), streams, ...deps })
  })
}

type Change = AnalyticsDeps & {
  readonly name: string
  /** Begins the names of its logins and of its groups, and of nothing else. */
  readonly prefix: string
  /** Its logins; more than one only where a rotation broke off. */
  readonly before: readonly string[]
  readonly streams: StreamAccess
}

const changes = {
  enable: async (change: Change): Promise<AdminAnswer> => {
    if (change.before.length === 0) return await letIn(change)
    throw new UsageError(`${change.name} is enabled already; analytics rotate makes a new password.`)
  },
  rotate: async (change: Change): Promise<AdminAnswer> => {
    await cutOff(change)
    return await letIn(change)
  },
  disable: async (change: Change): Promise<AdminAnswer> => {
    await cutOff(change)
    return found(`disabled ${change.name}`, { usernames: change.before })
  },
}

async function cutOff({ name, before, streams, ledger }: Change): Promise<void> {
  if (before.length === 0) throw new UsageError(`${name} is not enabled; see analytics enable.`)
  await ledger.noteAudit('analytics.cut_off', name, { usernames: before })
  for (const username of before) await streams.principals.remove(username)
}

async function letIn({ name, prefix, streams, ledger, randomBytes }: Change): Promise<AdminAnswer> {
  const username = `${prefix}${Buffer.from(randomBytes(SERIAL_BYTES)).toString('hex')}`
  const password = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  const topics = factTopics(topicNames(streams.namespace)).map((topic) => topic.name)
  const rights = { writes: [], reads: topics, groupPrefix: prefix, quotas: QUOTAS }
  await ledger.noteAudit('analytics.let_in', name, { username })
  await streams.principals.create({ name: username, secret: password, ...rights })
  const credentials = credentialsOf({ username, password, topics, groupPrefix: prefix }, streams)
  return found(loginText(credentials, [['reads', topics.join(', ')]]), credentials)
}

/** No login of an account and no group of ours begins so. */
const prefixOf = (name: string, { namespace }: StreamAccess): string => `${namespace}-analytics.${name}.`

type Login = {
  readonly username: string
  readonly password: string
  readonly topics: readonly string[]
  readonly groupPrefix: string
}

function credentialsOf(login: Login, { namespace, clientBrokers, registryUrl, securityProtocol }: StreamAccess) {
  return { ...login, mechanism: 'SCRAM-SHA-256', securityProtocol, brokers: clientBrokers, registryUrl, namespace }
}
