import { perhaps, requireOptions, UsageError } from './answer.ts'

// What the admin command says of itself: all of it, or what belongs to one noun, such as `batch --help`.

type Command = readonly [usage: string, what: string]
type Group = { readonly commands: readonly Command[]; readonly notes?: string }

const groups: Readonly<Record<string, Group>> = {
  account: {
    commands: [
      ['account create NAME [--tier standard|enterprise] [--credits N]', 'a new account, standard unless said'],
      ['account list', 'every account with its credits'],
      ['account show ACCOUNT', 'one of them'],
      ['account credit ACCOUNT CREDITS [--take-back]', 'gives credits, or takes some that are free back'],
      ['account tier ACCOUNT standard|enterprise', 'changes its rate'],
    ],
  },
  key: {
    commands: [
      [
        'key create ACCOUNT [--name TEXT] [--expires-days N] [--scopes LIST] [--origins LIST] [--addresses LIST]',
        'a new API key, shown this once',
      ],
      ['key list ACCOUNT', 'its keys, their rights and when each was last used'],
      [
        'key rotate KEY [--overlap-hours N]',
        'a new key with the same terms; the old one goes on for 24 hours unless said',
      ],
      ['key revoke KEY', 'refused from now on, everywhere'],
    ],
    notes:
      'KEY is an id (`key_…`). Scopes are generate, vectorize, upscale, read and admin, all of them when left out. A key with --origins works\n' +
      'from those web pages only, one with --addresses from those addresses and networks only. Lists have commas between.',
  },
  audit: { commands: [['audit [ACCOUNT] [--limit N]', 'who changed what, newest first; 50 unless said']] },
  batch: {
    commands: [
      [
        'batch enable ACCOUNT',
        'topics and a Kafka login to write work and read results; the password is shown this once',
      ],
      ['batch rotate ACCOUNT', 'a new login; the old one is cut off at once'],
      ['batch disable ACCOUNT', 'cuts the login off; what was written waits'],
      [
        'batch policy ACCOUNT [--out-of-credits wait|reject] [--per-minute N|tier]',
        'what becomes of records without credits, and how many are admitted a minute',
      ],
      ['batch show ACCOUNT', 'what holds now'],
    ],
    notes: 'With --json, enable and rotate print the credentials file that producers and the heddle command read.',
  },
  lane: {
    commands: [['lane move ACCOUNT dedicated|shared', 'processors of its own for an enterprise account, or back']],
  },
  'dead-letter': {
    commands: [
      ['dead-letter list', 'messages that could never succeed and that nobody has decided about'],
      ['dead-letter show LETTER', 'one of them: why, from where, its bytes'],
      ['dead-letter redrive LETTER|all', 'sends the original bytes again'],
      ['dead-letter discard LETTER|all', 'closes it'],
    ],
    notes: 'LETTER is the name that dead-letter list shows.',
  },
  analytics: {
    commands: [
      ['analytics enable NAME', 'a Kafka login that reads the facts of every account; the password is shown this once'],
      ['analytics rotate NAME', 'a new login; the old one is cut off at once'],
      ['analytics disable NAME', 'takes it away'],
    ],
    notes:
      'NAME is 1 to 40 lower case letters, digits and dashes. With --json, enable and rotate print the credentials file.',
  },
  reconcile: { commands: [['reconcile', 'proves the books; exits with 1 and a table when they do not agree']] },
  retention: {
    commands: [
      ['retention show', 'what is kept of each kind, and since when'],
      ['retention run --days N', 'removes now what ended more than N days ago; the control program does it by itself'],
    ],
    notes:
      'Jobs go with their holds and entries, at the earliest after 30 days; what the entries add up to is kept by the month.',
  },
  usage: { commands: [['usage rebuild', 'makes the usage figures of the topics again']] },
}

const OPTIONS = `  --home DIR   data folder of the stack (default .heddle)
  --json       print the answer as JSON
  --help       this text; of one noun after it, such as \`batch --help\`
  --version    the version`

const WHERE =
  'ACCOUNT is an id or a name. The servers are those of HEDDLE_POSTGRES_URL and HEDDLE_KAFKA_BROKERS, or else of the stack that runs in --home.'

/** @param noun the first word of the command; the text is about all of them when there is no such noun */
export function adminHelp(noun = ''): string {
  const group = Object.hasOwn(groups, noun) ? groups[noun] : undefined
  const commands = group ? group.commands : Object.values(groups).flatMap((each) => each.commands)
  const notes = group ? group.notes : undefined
  return [
    'Accounts, keys and books of a running Heddle.',
    commands.map(([usage, what]) => `  npm run -s admin -- ${usage}\n      ${what}`).join('\n'),
    ...(notes ? [notes] : []),
    WHERE,
    OPTIONS,
  ].join('\n\n')
}

/**
 * Throws a UsageError where the words begin with no command, or its options are those of another, before any server is
 * looked for.
 *
 * @param options names of those that were given
 */
export function requireCommand(words: readonly string[], options: readonly string[]): void {
  const begun = `${words.join(' ')} `
  const usage = usagesOf(words[0]).find((each) => begun.startsWith(`${nameOf(each)} `))
  if (usage === undefined) throw noCommand(words)
  const taken = [...usage.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name)
  requireOptions(nameOf(usage), options, taken)
}

const usagesOf = (noun = ''): readonly string[] =>
  (Object.hasOwn(groups, noun) ? (groups[noun]?.commands ?? []) : []).map(([usage]) => usage)

/** A command without what follows it, such as `account create`. */
const nameOf = (usage: string): string => /^[a-z-]+( [a-z-]+)?/.exec(usage)?.[0] ?? usage

/** Says which commands there are of the noun that was meant. */
export function noCommand(words: readonly string[]): UsageError {
  const [noun = ''] = words
  const names = usagesOf(noun).map(nameOf)
  const known =
    names.length > 0
      ? ` There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`
      : perhaps(noun, Object.keys(groups)) || ` Commands begin with ${Object.keys(groups).join(', ')}.`
  return new UsageError(`There is no command ${JSON.stringify(words.join(' ').trim())}.${known} See --help.`)
}
