import type { AccountRecord, Ledger } from '../../infra/ledger/port.ts'
import type { IdMaker } from '../../schemas/ids.ts'
import { type Tier, tiers } from '../../schemas/operations.ts'
import { type AdminAnswer, found, textTable, UsageError } from './answer.ts'

export type AccountDeps = {
  readonly ledger: Pick<Ledger, 'accounts'>
  readonly ids: Pick<IdMaker, 'account'>
  readonly ledgerTopic: string
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u

export async function createAccount(
  name: string,
  options: { readonly tier: string; readonly credits: string },
  { ledger, ids, ledgerTopic }: AccountDeps,
): Promise<AdminAnswer> {
  if (!NAME.test(name)) throw new UsageError('The name begins with a letter or digit and has at most 100 characters.')
  const tier = readTier(options.tier)
  const credits = readCredits(options.credits)
  const created = await ledger.accounts.create({ accountId: ids.account(), name, tier })
  const account = credits === 0 ? created : await ledger.accounts.grant(created.accountId, credits, ledgerTopic)
  return found(`created\n${describe(account)}`, account)
}

export async function showAccount(named: string, { ledger }: AccountDeps): Promise<AdminAnswer> {
  const account = await requireAccount(named, ledger)
  return found(describe(account), account)
}

/** Accounts read by one statement. */
const ACCOUNTS_OF_PAGE = 1000

/** Every account there is, in the order they were made. */
export async function listAccounts({ ledger }: AccountDeps): Promise<AdminAnswer> {
  const accounts: AccountRecord[] = []
  for (;;) {
    const page = await ledger.accounts.list({ after: accounts.at(-1)?.accountId, limit: ACCOUNTS_OF_PAGE })
    accounts.push(...page)
    if (page.length < ACCOUNTS_OF_PAGE) break
  }
  const rows = accounts.map(({ accountId, name, tier, available, held, spent }) => [
    accountId,
    name,
    tier,
    String(available),
    String(held),
    String(spent),
  ])
  return found(textTable(['account', 'name', 'tier', 'available', 'held', 'spent'], rows), accounts)
}

export async function setTier(named: string, tierText: string, { ledger }: AccountDeps): Promise<AdminAnswer> {
  const tier = readTier(tierText)
  const { accountId } = await requireAccount(named, ledger)
  const account = await ledger.accounts.setTier(accountId, tier)
  if (!account) throw new UsageError(`There is no account ${named}.`)
  return found(describe(account), account)
}

/** Gives credits, or takes free ones back. */
export async function creditAccount(
  named: string,
  creditsText: string,
  direction: 'grant' | 'take-back',
  { ledger, ledgerTopic }: AccountDeps,
): Promise<AdminAnswer> {
  const credits = readCredits(creditsText)
  if (credits === 0) throw new UsageError('The credits are a whole number from 1 on.')
  const { accountId } = await requireAccount(named, ledger)
  const account = await ledger.accounts.grant(accountId, direction === 'grant' ? credits : -credits, ledgerTopic)
  return found(`${direction === 'grant' ? 'granted' : 'took back'} ${credits}\n${describe(account)}`, account)
}

export async function requireAccount(named: string, ledger: Pick<Ledger, 'accounts'>): Promise<AccountRecord> {
  const account = await ledger.accounts.find(named)
  if (!account) throw new UsageError(`There is no account ${named}.`)
  return account
}

function readTier(text: string): Tier {
  const tier = tiers.find((one) => one === text)
  if (!tier) throw new UsageError(`The tier is one of ${tiers.join(', ')}.`)
  return tier
}

function readCredits(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError('The credits are a whole number of at most nine digits.')
  return Number(text)
}

function describe({ accountId, name, tier, granted, available, held, spent }: AccountRecord): string {
  return [
    `account    ${accountId}`,
    `name       ${name}`,
    `tier       ${tier}`,
    `granted    ${granted}`,
    `available  ${available}`,
    `held       ${held}`,
    `spent      ${spent}`,
  ].join('\n')
}
