// Who may read the facts about jobs and credits: `analytics enable`, `rotate` and `disable`. Such a login sees every account.
import { factTopics, topicNames } from '../../schemas/topics.ts'
import { type AdminAnswer, exactly, found, UsageError } from './answer.ts'
import { loginText } from './login-text.ts'
import type { StreamAccess, WithStreams } from './stream-access.ts'

export type AnalyticsDeps = {
  readonly withStreams: WithStreams
  readonly randomBytes: (count: number) => Uint8Array
}

/** Bytes a second on each broker: a whole replay within minutes, and no more than the brokers have to spare. */
const QUOTAS = { producer: 1024, consumer: 32 * 1024 * 1024 }
const SECRET_BYTES = 32
/** Begins every such login, so that it can never be taken for an account's. */
const PREFIX = 'analytics.'
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

export const analyticsHelp = `  npm run -s admin -- analytics enable NAME
  npm run -s admin -- analytics rotate NAME
  npm run -s admin -- analytics disable NAME`

export async function runAnalyticsCommand(
  verb: string,
  names: readonly string[],
  deps: AnalyticsDeps,
): Promise<AdminAnswer> {
  const [name] = exactly(names, ['NAME'])
  if (!NAME.test(name)) throw new UsageError('NAME is 1 to 40 lower case letters, digits and dashes.')
  switch (verb) {
    case 'enable':
      return enable(name, deps)
    case 'rotate':
      await remove(name, deps)
      return enable(name, deps)
    case 'disable':
      await remove(name, deps)
      return found(`disabled ${name}`, { username: `${PREFIX}${name}` })
    default:
      throw new UsageError(`There is no command ${JSON.stringify(`analytics ${verb}`)}. See --help.`)
  }
}

/** An existing login gets a new secret; what it may do is the same. */
async function enable(name: string, { withStreams, randomBytes }: AnalyticsDeps): Promise<AdminAnswer> {
  const username = `${PREFIX}${name}`
  const password = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  const credentials = await withStreams(async (streams) => {
    const topics = factTopics(topicNames(streams.namespace)).map((topic) => topic.name)
    // The login's own name, which no group of ours begins with.
    const groupPrefix = `${username}.`
    await streams.principals.create({
      ...{ name: username, secret: password, writes: [], reads: topics, groupPrefix, quotas: QUOTAS },
    })
    return credentialsOf({ username, password, topics, groupPrefix }, streams)
  })
  return found(loginText(credentials, [['reads', credentials.topics.join(', ')]]), credentials)
}

type Login = {
  readonly username: string
  readonly password: string
  readonly topics: readonly string[]
  readonly groupPrefix: string
}

function credentialsOf(login: Login, { namespace, clientBrokers, registryUrl, securityProtocol }: StreamAccess) {
  return { ...login, mechanism: 'SCRAM-SHA-256', securityProtocol, brokers: clientBrokers, registryUrl, namespace }
}

const remove = (name: string, { withStreams }: AnalyticsDeps): Promise<void> =>
  withStreams(({ principals }) => principals.remove(`${PREFIX}${name}`))
