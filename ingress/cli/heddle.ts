// `npx heddle …`: work over the API, batches of work sent and their results read, and topics tapped.
import { ConfigInvalid } from '../../infra/config/read-env.ts'
import { VERSION } from '../../infra/config/version.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { onLostOutput } from '../../infra/lifecycle/lost-output.ts'
import { UsageError } from '../admin/answer.ts'
import { HeddleError } from '../client/heddle-error.ts'
import { type HeddleCommand, heddleHelp, readHeddleCommand } from './heddle/arguments.ts'
import { problemOf, refusalText } from './heddle/refusal.ts'
import { runHeddle } from './heddle/run-heddle.ts'

const enough = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => enough.abort())
// Listening to the launcher above must not keep a finished command alive.
process.channel?.unref()
onLostOutput(process.stdout, endWithout)

const isJson = process.argv.includes('--json')
try {
  const command = readHeddleCommand(process.argv.slice(2))
  const isAskingHow = command.help || command.words.length === 0
  if (command.version) console.log(VERSION)
  else if (isAskingHow) console.log(heddleHelp)
  process.exitCode = command.version ? 0 : isAskingHow ? (command.help ? 0 : 2) : await run(command)
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
  const { env, stdin, stdout, stderr } = process
  return await runHeddle(command, { env, stdin, stdout, stderr, signal: enough.signal })
}

function endWithout(code: number, why?: string): void {
  if (why) console.error(why)
  process.exit(code)
}
