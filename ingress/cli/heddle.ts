// `npx heddle …`: work over the API, batches of work sent and their results read, and topics tapped.
import { ConfigInvalid } from '../../infra/config/read-env.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { UsageError } from '../admin/answer.ts'
import { HeddleError } from '../client/heddle-error.ts'
import { type HeddleCommand, heddleHelp, readHeddleCommand } from './heddle/arguments.ts'
import { problemOf, refusalText } from './heddle/refusal.ts'
import { runHeddle } from './heddle/run-heddle.ts'

const enough = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => enough.abort())
// Listening to the launcher above must not keep a finished command alive.
process.channel?.unref()
// `heddle tap | head` closes the pipe, which is not an error.
process.stdout.on('error', () => process.exit(0))

const isJson = process.argv.includes('--json')
try {
  const command = readHeddleCommand(process.argv.slice(2))
  const isAskingHow = command.help || command.words.length === 0
  if (isAskingHow) console.log(heddleHelp)
  process.exitCode = isAskingHow ? (command.help ? 0 : 2) : await run(command)
} catch (error) {
  const isWrong = error instanceof UsageError || error instanceof ConfigInvalid
  const isForPeople = isWrong || error instanceof Failure || isSystemError(error)
  if (error instanceof HeddleError) console.error(isJson ? JSON.stringify(problemOf(error)) : refusalText(error))
  else console.error(isForPeople ? error.message : error)
  process.exitCode = isWrong ? 2 : 1
}

/** A disk that is full, a folder that went away: what the system says is enough. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

async function run(command: HeddleCommand): Promise<number> {
  const { env, stdout, stderr } = process
  return await runHeddle(command, { env, stdout, stderr, signal: enough.signal })
}
