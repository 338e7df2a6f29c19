import { parseArgs } from 'node:util'
import type { Ledger } from '../../infra/ledger/port.ts'
import {
  type AccountDeps,
  createAccount,
  creditAccount,
  listAccounts,
  setTier,
  showAccount,
} from './account-commands.ts'
import { type AnalyticsDeps, runAnalyticsCommand } from './analytics-commands.ts'
import { type AdminAnswer, exactly, optionsIn, UsageError, usageErrorOf } from './answer.ts'
import { listAudit } from './audit-command.ts'
import { type BatchDeps, type BatchOptions, runBatchCommand } from './batch-commands.ts'
import { type DeadLetterDeps, runDeadLetterCommand } from './dead-letter-commands.ts'
import { noCommand, requireCommand } from './help.ts'
import { createKey, type KeyDeps, type KeyOptions, listKeys, revokeKey, rotateKey } from './key-commands.ts'
import { type LaneDeps, runLaneCommand } from './lane-commands.ts'
import { reconcile } from './reconcile-command.ts'
import { type RetentionDeps, runRetentionCommand } from './retention-commands.ts'
import { rebuildUsage, type UsageDeps } from './usage-command.ts'

export type AdminDeps = AccountDeps &
  AnalyticsDeps &
  BatchDeps &
  LaneDeps &
  DeadLetterDeps &
  KeyDeps &
  RetentionDeps &
  UsageDeps & { readonly ledger: Pick<Ledger, 'reconcile' | 'countAccountsAndJobs' | 'listAudit'> }

export type AdminCommand = BatchOptions &
  KeyOptions & {
    readonly words: readonly string[]
    readonly home: string
    readonly json: boolean
    readonly help: boolean
    readonly version: boolean
    readonly tier: string
    readonly credits: string
    readonly takeBack: boolean
    readonly overlapHours: string
    readonly limit: string
    readonly days: string | undefined
  }

const optionTerms = {
  home: { type: 'string', default: '.heddle' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
  tier: { type: 'string', default: 'standard' },
  credits: { type: 'string', default: '0' },
  'take-back': { type: 'boolean', default: false },
  name: { type: 'string', default: 'key' },
  'expires-days': { type: 'string' },
  scopes: { type: 'string' },
  origins: { type: 'string' },
  addresses: { type: 'string' },
  'overlap-hours': { type: 'string', default: '24' },
  limit: { type: 'string', default: '50' },
  days: { type: 'string' },
  'out-of-credits': { type: 'string' },
  'per-minute': { type: 'string' },
} as const

/** Reads the command line. Throws a UsageError that says what is wrong with it, such as a command that there is not. */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  const { command, options } = readOptions(args)
  if (!command.help && !command.version && command.words.length > 0) requireCommand(command.words, options)
  return command
}

function readOptions(args: readonly string[]): { readonly command: AdminCommand; readonly options: readonly string[] } {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options: optionTerms,
      allowPositionals: true,
      tokens: true,
    })
    const { 'take-back': takeBack, 'expires-days': expiresDays, 'overlap-hours': overlapHours, ...rest } = values
    const { scopes, origins, addresses, days } = rest
    const { 'out-of-credits': outOfCredits, 'per-minute': perMinute } = values
    const words = askedFor(positionals, rest.help)
    const chosen = { outOfCredits, perMinute, scopes, origins, addresses, days, takeBack, expiresDays, overlapHours }
    return { command: { ...rest, ...chosen, ...words }, options: optionsIn(tokens) }
  } catch (cause) {
    const taken = args.includes('credit') && args.find((word) => /^-\d+$/.test(word))
    if (taken)
      throw new UsageError(`CREDITS are a whole number above 0: \`${taken.slice(1)} --take-back\` takes some back.`)
    throw usageErrorOf(cause, Object.keys(optionTerms))
  }
}

/** `help batch` asks for the same as `batch --help`. */
const askedFor = (positionals: readonly string[], help: boolean): Pick<AdminCommand, 'words' | 'help'> =>
  positionals[0] === 'help' ? { words: positionals.slice(1), help: true } : { words: positionals, help }

/** Does what the command says. Throws a UsageError for a command that does not exist or names what does not. */
export async function runAdmin(command: AdminCommand, deps: AdminDeps): Promise<AdminAnswer> {
  const [noun = '', verb = '', ...names] = command.words
  if (noun === 'audit') return listAudit(command.words[1], command.limit, deps.ledger)
  if (noun === 'analytics') return runAnalyticsCommand(verb, names, deps)
  if (noun === 'batch') return runBatchCommand(verb, names, command, deps)
  if (noun === 'dead-letter') return runDeadLetterCommand(verb, names, deps)
  if (noun === 'lane') return runLaneCommand(verb, names, deps)
  if (noun === 'retention') return runRetentionCommand(verb, names, command.days, deps)
  switch (`${noun} ${verb}`.trim()) {
    case 'account create':
      return createAccount(...exactly(names, ['NAME']), command, deps)
    case 'account show':
      return showAccount(...exactly(names, ['ACCOUNT']), deps)
    case 'account credit': {
      const [account, credits] = exactly(names, ['ACCOUNT', 'CREDITS'])
      return creditAccount(account, credits, command.takeBack ? 'take-back' : 'grant', deps)
    }
    case 'account list':
      exactly(names, [])
      return listAccounts(deps)
    case 'account tier':
      return setTier(...exactly(names, ['ACCOUNT', 'TIER']), deps)
    case 'key create':
      return createKey(...exactly(names, ['ACCOUNT']), command, deps)
    case 'key list':
      return listKeys(...exactly(names, ['ACCOUNT']), deps)
    case 'key revoke':
      return revokeKey(...exactly(names, ['KEY']), deps)
    case 'key rotate':
      return rotateKey(...exactly(names, ['KEY']), command.overlapHours, deps)
    case 'reconcile':
      return reconcile(deps.ledger)
    case 'usage rebuild':
      exactly(names, [])
      return rebuildUsage(deps)
    default:
      throw noCommand(command.words)
  }
}
