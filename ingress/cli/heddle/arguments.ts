import { parseArgs } from 'node:util'
import { errorMessage } from '../../../infra/lifecycle/error-message.ts'
import { UsageError } from '../../admin/answer.ts'

export const heddleHelp = `Heddle's streams from the command line.

  npm run -s heddle -- batch send FILE.jsonl
  npm run -s heddle -- batch results [--follow] [--from earliest|TIME] [--json]
  npm run -s heddle -- tap [TOPIC …] [--account ID] [--from earliest|TIME] [--until now] [--json] [--out FILE]

batch send writes each line of FILE to the account's topic: {"reference": "…", "operation": "generate", "parameters": {…}}, with
"imageUrl" or "inputUploadId" for vectorize and upscale. A line without a reference gets one made of its number and text. The same
reference is one job, so a command that was killed is simply given again. batch results shows what became of each record.

tap shows what is written to topics from now on, or from --from; to the present end with --until now. TOPIC is completions, refunds,
ledger, accepted or progress (all of them when left out), or a whole topic name. --out writes JSON lines to a file, from the
earliest record to the present end unless told otherwise. TIME is such as 2026-11-21T09:00:00Z.

  --credentials FILE   what \`batch enable --json\` or \`analytics enable --json\` printed; or HEDDLE_CREDENTIALS
  --home DIR           without credentials, the data folder of a stack on this machine (default .heddle)
  --help               this text`

export type HeddleCommand = {
  readonly words: readonly string[]
  readonly credentials: string | undefined
  readonly home: string
  readonly account: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly out: string | undefined
  readonly json: boolean
  readonly follow: boolean
  readonly help: boolean
}

const optionTerms = {
  credentials: { type: 'string' },
  home: { type: 'string', default: '.heddle' },
  account: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
  follow: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the command line. Throws a UsageError that says what is wrong with it. */
export function readHeddleCommand(args: readonly string[]): HeddleCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: optionTerms, allowPositionals: true })
    const { credentials, account, from, until, out, ...rest } = values
    const help = rest.help || positionals[0] === 'help'
    return { ...rest, credentials, account, from, until, out, help, words: positionals }
  } catch (cause) {
    throw new UsageError(errorMessage(cause), { cause })
  }
}
