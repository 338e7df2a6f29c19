// Who may write work straight to Kafka: `batch enable`, `rotate`, `disable`, `policy` and `show`.

import type { AccountRecord, Ledger } from '../../infra/ledger/port.ts'
import { type BatchAccess, creditPolicies } from '../../infra/ledger/ports/batch-port.ts'
import { batchRequestsPerMinute } from '../../schemas/operations.ts'
import { accountTopics, subjectOf, topicNames } from '../../schemas/topics.ts'
import { requireAccount } from './account-commands.ts'
import { type AdminAnswer, exactly, found, UsageError } from './answer.ts'
import { noCommand } from './help.ts'
import { loginText } from './login-text.ts'
import type { StreamAccess, WithStreams } from './stream-access.ts'

export type BatchDeps = {
  readonly ledger: Pick<Ledger, 'accounts' | 'batch'>
  readonly withStreams: WithStreams
  readonly randomBytes: (count: number) => Uint8Array
}

export type BatchOptions = { readonly outOfCredits: string | undefined; readonly perMinute: string | undefined }

/** Bytes a second on each broker: some thousand records, and far below what would hold up anybody else. */
const QUOTAS = { producer: 4 * 1024 * 1024, consumer: 8 * 1024 * 1024 }
const SECRET_BYTES = 32
const PER_MINUTE_MOST = 10_000_000

export async function runBatchCommand(
  verb: string,
  names: readonly string[],
  options: BatchOptions,
  deps: BatchDeps,
): Promise<AdminAnswer> {
  const account = async (): Promise<AccountRecord> => requireAccount(...exactly(names, ['ACCOUNT']), deps.ledger)
  switch (verb) {
    case 'enable':
      return enable(await account(), deps)
    case 'rotate':
      return rotate(await account(), deps)
    case 'disable':
      return disable(await account(), deps)
    case 'policy':
      return setPolicy(await account(), options, deps)
    case 'show':
      return show(await account(), deps)
    default:
      throw noCommand(['batch', verb])
  }
}

async function enable(account: AccountRecord, deps: BatchDeps): Promise<AdminAnswer> {
  const access = await deps.ledger.batch.find(account.accountId)
  if (access?.enabled) throw new UsageError(`${account.name} is enabled already; batch rotate makes a new secret.`)
  return letIn(account, access, deps)
}

async function rotate(account: AccountRecord, deps: BatchDeps): Promise<AdminAnswer> {
  const access = await requireEnabled(account, deps)
  await deps.withStreams(({ principals }) => principals.remove(principalOf(access)))
  return letIn(account, access, deps)
}

/**
 * Topics and schemas, then the login, then the account's row, by which admission begins to read. A crash in between
 * leaves what the same command makes again. The login has a number of its own each time: the broker goes on trusting a
 * live connection of an old one.
 */
async function letIn(account: AccountRecord, before: BatchAccess | undefined, deps: BatchDeps): Promise<AdminAnswer> {
  const { accountId } = account
  const generation = (before?.generation ?? 0) + 1
  const principal = principalOf({ accountId, generation })
  const secret = Buffer.from(deps.randomBytes(SECRET_BYTES)).toString('base64url')
  const credentials = await deps.withStreams(async (streams) => {
    const topics = accountTopics(accountId, streams.namespace)
    const credentials = credentialsOf(account, principal, secret, streams)
    await streams.topics.ensure(topics)
    await streams.codec.register(topics)
    await streams.principals.create({
      name: principal,
      secret,
      writes: [credentials.batchTopic],
      reads: [credentials.resultsTopic],
      groupPrefix: groupPrefixOf(accountId),
      quotas: QUOTAS,
    })
    return credentials
  })
  const kept = {
    outOfCredits: before?.outOfCredits ?? 'wait',
    ...(before?.perMinute && { perMinute: before.perMinute }),
  }
  await deps.ledger.batch.save({ accountId, generation, enabled: true, ...kept })
  const rights = [
    ['writes', credentials.batchTopic],
    ['reads', credentials.resultsTopic],
  ] as const
  return found(loginText(credentials, rights), credentials)
}

async function disable(account: AccountRecord, deps: BatchDeps): Promise<AdminAnswer> {
  const access = await requireEnabled(account, deps)
  await deps.withStreams(({ principals }) => principals.remove(principalOf(access)))
  await deps.ledger.batch.save({ ...access, enabled: false })
  return found(`disabled; what ${account.name} wrote and was not admitted waits in its topic`, {
    accountId: account.accountId,
  })
}

async function setPolicy(account: AccountRecord, options: BatchOptions, deps: BatchDeps): Promise<AdminAnswer> {
  if (options.outOfCredits === undefined && options.perMinute === undefined)
    throw new UsageError('Say what to change: --out-of-credits wait|reject, or --per-minute N|tier.')
  const access = await requireEnabled(account, deps)
  const outOfCredits = readPolicy(options.outOfCredits) ?? access.outOfCredits
  const { perMinute: before, ...rest } = access
  const perMinute = options.perMinute === undefined ? before : readPerMinute(options.perMinute)
  await deps.ledger.batch.save({ ...rest, outOfCredits, ...(perMinute === undefined ? {} : { perMinute }) })
  return show(account, deps)
}

async function show(account: AccountRecord, deps: BatchDeps): Promise<AdminAnswer> {
  const access = await deps.ledger.batch.find(account.accountId)
  if (!access) return found(`${account.name} was never enabled`, { accountId: account.accountId, enabled: false })
  const perMinute = access.perMinute ?? batchRequestsPerMinute[access.tier]
  const rows = [
    ['account', access.accountId],
    ['enabled', access.enabled ? 'yes' : 'no'],
    ['username', access.enabled ? principalOf(access) : '-'],
    ['out of credits', access.outOfCredits],
    ['records a minute', String(perMinute)],
  ] as const
  const text = rows.map(([label, value]) => `${label.padEnd(16)}  ${value}`).join('\n')
  return found(text, { ...access, perMinute })
}

async function requireEnabled({ accountId, name }: AccountRecord, { ledger }: BatchDeps): Promise<BatchAccess> {
  const access = await ledger.batch.find(accountId)
  if (!access?.enabled) throw new UsageError(`${name} is not enabled; see batch enable.`)
  return access
}

/** Group ids that begin with this are the account's own. */
const groupPrefixOf = (accountId: string): string => `${accountId}.`

const principalOf = ({ accountId, generation }: Pick<BatchAccess, 'accountId' | 'generation'>): string =>
  `${accountId}.${generation}`

function credentialsOf(
  { accountId }: AccountRecord,
  username: string,
  password: string,
  { namespace, clientBrokers, registryUrl, securityProtocol }: StreamAccess,
) {
  const names = topicNames(namespace)
  const [batchTopic, resultsTopic] = [names.batch(accountId), names.results(accountId)]
  return {
    accountId,
    username,
    password,
    mechanism: 'SCRAM-SHA-256',
    securityProtocol,
    brokers: clientBrokers,
    registryUrl,
    batchTopic,
    batchSubject: subjectOf(batchTopic),
    resultsTopic,
    resultsSubject: subjectOf(resultsTopic),
    groupPrefix: groupPrefixOf(accountId),
  }
}

function readPolicy(text: string | undefined): BatchAccess['outOfCredits'] | undefined {
  const policy = creditPolicies.find((one) => one === text)
  if (text !== undefined && !policy) throw new UsageError(`--out-of-credits is one of ${creditPolicies.join(', ')}.`)
  return policy
}

/** undefined for `tier`: the rate that comes with it. */
function readPerMinute(text: string): number | undefined {
  if (text === 'tier') return undefined
  const perMinute = Number(text)
  if (/^\d+$/.test(text) && perMinute >= 1 && perMinute <= PER_MINUTE_MOST) return perMinute
  throw new UsageError(`--per-minute is a whole number from 1 to ${PER_MINUTE_MOST}, or tier.`)
}
