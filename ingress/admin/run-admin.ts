import { parseArgs } from 'node:util'
import type { Ledger } from '../../infra/ledger/port.ts'
import { type AccountDeps, createAccount, creditAccount, showAccount } from './account-commands.ts'
import { type AdminAnswer, UsageError } from './answer.ts'
import { createKey, type KeyDeps, listKeys, revokeKey } from './key-commands.ts'
import { reconcile } from './reconcile-command.ts'

export type AdminDeps = AccountDeps & KeyDeps & { readonly ledger: Pick<Ledger, 'reconcile' | 'countAccountsAndJobs'> }

export const adminHelp = `Accounts, keys and books of a running Heddle.

  npm run -s admin -- account create NAME [--tier standard|enterprise] [--credits N]
  npm run -s admin -- account show ACCOUNT
  npm run -s admin -- account credit ACCOUNT CREDITS [--take-back]
  npm run -s admin -- key create ACCOUNT [--name TEXT] [--expires-days N]
  npm run -s admin -- key list ACCOUNT
  npm run -s admin -- key revoke KEY
  npm run -s admin -- reconcile

ACCOUNT is an id or a name. The database is that of HEDDLE_POSTGRES_URL, or else of the stack that runs in --home.

  --home DIR   data folder of the stack (default .heddle)
  --json       print the answer as JSON
  --help       this text`

export type AdminCommand = {
  readonly words: readonly string[]
  readonly home: string
  readonly json: boolean
  readonly help: boolean
  readonly tier: string
  readonly credits: string
  readonly takeBack: boolean
  readonly name: string
  readonly expiresDays: string | undefined
}

const optionTerms = {
  home: { type: 'string', default: '.heddle' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  tier: { type: 'string', default: 'standard' },
  credits: { type: 'string', default: '0' },
  'take-back': { type: 'boolean', default: false },
  name: { type: 'string', default: 'key' },
  'expires-days': { type: 'string' },
} as const

/** Reads the command line. Throws a UsageError that says what is wrong with it. */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: optionTerms, allowPositionals: true })
    const { 'take-back': takeBack, 'expires-days': expiresDays, ...rest } = values
    return { ...rest, takeBack, expiresDays, words: positionals }
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Does what the command says. Throws a UsageError for a command that does not exist or names what does not. */
export async function runAdmin(command: AdminCommand, deps: AdminDeps): Promise<AdminAnswer> {
  const [noun = '', verb = '', ...names] = command.words
  switch (`${noun} ${verb}`.trim()) {
    case 'account create':
      return createAccount(...exactly(names, ['NAME']), command, deps)
    case 'account show':
      return showAccount(...exactly(names, ['ACCOUNT']), deps)
    case 'account credit': {
      const [account, credits] = exactly(names, ['ACCOUNT', 'CREDITS'])
      return creditAccount(account, credits, command.takeBack, deps)
    }
    case 'key create':
      return createKey(...exactly(names, ['ACCOUNT']), command, deps)
    case 'key list':
      return listKeys(...exactly(names, ['ACCOUNT']), deps)
    case 'key revoke':
      return revokeKey(...exactly(names, ['KEY']), deps)
    case 'reconcile':
      return reconcile(deps.ledger)
    default:
      throw new UsageError(`There is no command ${JSON.stringify(command.words.join(' '))}. See --help.`)
  }
}

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string }

function exactly<const Names extends readonly string[]>(given: readonly string[], wanted: Names): Texts<Names> {
  if (given.length === wanted.length) return given as Texts<Names>
  throw new UsageError(`${wanted.join(' and ')} must follow, and ${given.length} words do. See --help.`)
}
