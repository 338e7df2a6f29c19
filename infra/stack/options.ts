import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StackError } from './terminal/stack-error.ts'

export type LauncherOptions = {
  /** Folder for all data. */
  readonly home: string
  /** Port of the HTTP API; 0 asks for a free one. */
  readonly port: number
  /** Engine processes at once. */
  readonly workers: number
  /** How long requests that are being answered get to finish when everything is stopped. */
  readonly drainMs: number
  /** Port of the ingress' metrics; 0 takes one that restarts keep. */
  readonly metricsPort: number
  readonly help: boolean
}

const DEFAULT_PORT = 8080
/** Installations that need more run processors on several machines. */
const WORKERS_MOST = 64
/** A person who presses Ctrl-C waits no longer than this for requests on their way. */
const DEFAULT_DRAIN_MS = 2_500
const DRAIN_MOST_MS = 600_000

export const helpText = `Heddle: boots its servers, the API and the processors on this machine.

  npm start [-- options]

  --home DIR     folder for all data (default .heddle)
  --port N       port of the API, 0 for a free one (default ${DEFAULT_PORT})
  --workers N    engine processes at once (default: one per core)
  --help         this text

A server is used instead of started when its address is in the environment:
  HEDDLE_POSTGRES_URL                                  postgres://user:password@host/database
  HEDDLE_KAFKA_BROKERS   with _USERNAME, _PASSWORD     host:port,host:port
  HEDDLE_REGISTRY_URL                                  http://host/apis/ccompat/v7
  HEDDLE_S3_ENDPOINT     with HEDDLE_S3_ACCESS_KEY,    https://host
                         _SECRET_KEY, _REGION, _BUCKET
HEDDLE_STACK=containers runs the servers in Docker.`

/**
 * Reads the command line of the launcher.
 *
 * @param root the repository, under which the default home lies.
 * @throws StackError OPTION_INVALID with every problem on one line.
 */
export function readLauncherOptions(args: readonly string[], env: NodeJS.ProcessEnv, root: string): LauncherOptions {
  const whole = z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number')
    .transform(Number)
  const port = whole.pipe(z.int().max(65_535, 'at most 65535'))
  const schema = z.object({
    home: z.string().min(1, 'a folder').default(join(root, '.heddle')),
    port: port.default(DEFAULT_PORT),
    metricsPort: port.default(0),
    workers: whole
      .pipe(z.int().min(1, 'at least 1').max(WORKERS_MOST, `at most ${WORKERS_MOST}`))
      .default(Math.min(WORKERS_MOST, availableParallelism())),
    drainMs: z.coerce
      .number('a time in milliseconds')
      .pipe(z.int('a whole number').min(0, 'at least 0').max(DRAIN_MOST_MS, `at most ${DRAIN_MOST_MS}`))
      .default(DEFAULT_DRAIN_MS),
    help: z.boolean().default(false),
  })
  const flags = readFlags(args, env)
  const given = Object.entries(variables).map(([option, name]) => [option, env[name] || undefined])
  const parsed = schema.safeParse({ ...Object.fromEntries(given), ...flags })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${labelOf(path.join('.'), flags)} must be ${message}`,
  )
  throw new StackError('OPTION_INVALID', `${problems.join('; ')}. See npm start -- --help.`)
}

/**
 * Options that the environment may give instead. Those without a flag are set where a service is run, not where it is
 * tried.
 */
const variables: Readonly<Record<string, string>> = {
  port: 'HEDDLE_PORT',
  workers: 'HEDDLE_WORKERS',
  drainMs: 'HEDDLE_DRAIN_MS',
  metricsPort: 'HEDDLE_METRICS_PORT',
}

type Flags = Readonly<Record<string, string | boolean | undefined>>

/** npm takes options for its own unless a bare `--` stands before them, and all we see of `--port=9000` is this. */
function requireOwnOptions(env: NodeJS.ProcessEnv): void {
  const kept = ['home', 'port', 'workers'].find((option) => env[`npm_config_${option}`] !== undefined)
  if (kept === undefined) return
  throw new StackError(
    'OPTION_INVALID',
    `npm kept --${kept} for itself. Options of Heddle stand behind a bare --, as in npm start -- --port 0.`,
  )
}

function readFlags(args: readonly string[], env: NodeJS.ProcessEnv): Flags {
  if (!args.some((arg) => arg.startsWith('-'))) requireOwnOptions(env)
  const text = { type: 'string' } as const
  try {
    const options = { home: text, port: text, workers: text, help: { type: 'boolean', short: 'h' } } as const
    return { ...parseArgs({ args: [...args], options, strict: true }).values }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/\.\s/)[0] : 'The options cannot be read'
    throw new StackError('OPTION_INVALID', `${reason}. See npm start -- --help.`, { cause })
  }
}

/** What is wrong is called by the name it was given under. */
function labelOf(option: string, flags: Flags): string {
  return (flags[option] === undefined && variables[option]) || `--${option}`
}
