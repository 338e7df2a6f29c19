import { parseArgs } from 'node:util'
import type { Operation } from '../../../schemas/operations.ts'
import { optionsIn, requireOptions, usageErrorOf } from '../../admin/answer.ts'
import { type WorkValues, workOptionsOf, workOptionTerms, workValuesOf } from './work-options.ts'

export const heddleHelp = `Heddle from the command line: work over the API, batches and streams over Kafka.

  npx heddle generate "PROMPT" --out tile.png [settings]
  npx heddle vectorize IMAGE --out drawing.svg [settings]
  npx heddle upscale IMAGE --out large.png [--scale 16] [settings]
  npx heddle jobs [JOB] [--state S] [--operation O] [--limit N]
  npx heddle cancel JOB
  npx heddle account
  npx heddle quote OPERATION [--count N]

The ending of --out names the format unless --format does; without --out the address of the file is printed. IMAGE is a file or an
address. A \`-\` is standard input in its place, and standard output as --out. Ctrl-C cancels the job, and its credits come back.

  settings of generate    --composition tile|single, --palette "#aa3344,#f4efe2", --aspect W:H, --density D, --size PX | --dpi N,
                          --repeat MM, --seed N, --spec FILE, --colorways N, --trap MM, --marks
  settings of vectorize   --quality Q, --config JSON
  settings of upscale     --scale 2|4|8|16, --tile auto|on|off, --method M, --keep-size

  --url URL, --key KEY    the service and its API key; or HEDDLE_URL and HEDDLE_KEY; or the stack of --home
  --json                  the answer as JSON; a refusal too, on stderr

  npx heddle batch send FILE.jsonl
  npx heddle batch results [--follow] [--from earliest|TIME] [--json]
  npx heddle tap [TOPIC …] [--account ID] [--from earliest|TIME] [--until now] [--json] [--out FILE]

batch send writes each line of FILE to the account's topic: {"reference": "…", "operation": "generate", "parameters": {…}}, with
"imageUrl" or "inputUploadId" for vectorize and upscale. A line without a reference gets one made of its number and text. The same
reference is one job, so a command that was killed is simply given again. A \`-\` is standard input here too. batch results shows what
became of each record.

tap shows what is written to topics from now on, or from --from; to the present end with --until now. TOPIC is completions, refunds,
ledger, accepted or progress (all of them when left out), or a whole topic name. --out writes JSON lines to a file, from the
earliest record to the present end unless told otherwise. TIME is such as 2026-11-21T09:00:00Z.

  --credentials FILE   what \`batch enable --json\` or \`analytics enable --json\` printed; or HEDDLE_CREDENTIALS
  --home DIR           without addresses, the data folder of a stack on this machine (default .heddle)
  --help, --version    this text; the version

It ends with 0; with 1 when the work or the service failed, 2 when the command is wrong, 130 after Ctrl-C.`

export type HeddleCommand = {
  readonly words: readonly string[]
  readonly credentials: string | undefined
  readonly home: string
  readonly account: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly out: string | undefined
  readonly url: string | undefined
  readonly key: string | undefined
  readonly state: string | undefined
  readonly operation: string | undefined
  readonly limit: string | undefined
  readonly count: string | undefined
  /** Settings of the work, by the names of their options. */
  readonly work: WorkValues
  readonly json: boolean
  readonly follow: boolean
  readonly help: boolean
  readonly version: boolean
}

const optionTerms = {
  credentials: { type: 'string' },
  home: { type: 'string', default: '.heddle' },
  account: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  state: { type: 'string' },
  operation: { type: 'string' },
  limit: { type: 'string' },
  count: { type: 'string' },
  json: { type: 'boolean', default: false },
  follow: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const

const OF_SERVICE = ['url', 'key']
const optionsOfWork = (operation: Operation): readonly string[] => [...OF_SERVICE, 'out', ...workOptionsOf(operation)]
const optionsOfCommand: Readonly<Record<string, readonly string[]>> = {
  generate: optionsOfWork('generate'),
  vectorize: optionsOfWork('vectorize'),
  upscale: optionsOfWork('upscale'),
  jobs: [...OF_SERVICE, 'state', 'operation', 'limit'],
  cancel: OF_SERVICE,
  account: OF_SERVICE,
  quote: [...OF_SERVICE, 'count'],
  'batch send': ['credentials'],
  'batch results': ['credentials', 'follow', 'from'],
  tap: ['credentials', 'account', 'from', 'until', 'out', 'follow'],
}

/** Reads the command line. Throws a UsageError that says what is wrong with it. */
export function readHeddleCommand(args: readonly string[]): HeddleCommand {
  const { command, given } = readOptions(args)
  const { help, version, words } = command
  const name = words.slice(0, words[0] === 'batch' ? 2 : 1).join(' ')
  const taken = Object.hasOwn(optionsOfCommand, name) ? optionsOfCommand[name] : undefined
  if (!help && !version && taken) requireOptions(name, given, taken)
  return command
}

function readOptions(args: readonly string[]): { readonly command: HeddleCommand; readonly given: readonly string[] } {
  const options = { ...workOptionTerms, ...optionTerms }
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    })
    const { credentials, account, from, until, out, url, key, state, operation, limit, count } = values
    const { home, json, follow, version } = values
    const help = values.help || positionals[0] === 'help'
    const work = workValuesOf(values)
    const named = { credentials, account, from, until, out, url, key, state, operation, limit, count }
    const command = { ...named, home, json, follow, help, version, work, words: positionals }
    return { command, given: optionsIn(tokens) }
  } catch (cause) {
    throw usageErrorOf(cause, Object.keys(options))
  }
}
