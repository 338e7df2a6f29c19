// `npm run -s admin -- …`: what operators do to accounts and keys, and the proof of the books.
import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { z } from 'zod'
import { ConfigInvalid } from '../../infra/config/read-env.ts'
import { VERSION } from '../../infra/config/version.ts'
import { createLedger } from '../../infra/ledger/ledger.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { onLostOutput } from '../../infra/lifecycle/lost-output.ts'
import { createLogger } from '../../infra/telemetry/logger.ts'
import { createIdMaker } from '../../schemas/ids.ts'
import { topicNames } from '../../schemas/topics.ts'
import { jsonOf, UsageError } from '../admin/answer.ts'
import { adminHelp } from '../admin/help.ts'
import { type AdminCommand, readAdminCommand, runAdmin } from '../admin/run-admin.ts'
import { createStreamAccess } from '../admin/stream-access.ts'
import { readStack } from './read-stack.ts'
import { readStreamAddress } from './stream-address.ts'

const stackFile = z.object({ adminDatabaseUrl: z.string().min(1) })

// A password or a key is shown this once.
onLostOutput(process.stdout, (code, why) => {
  if (why) console.error(why)
  process.exit(code)
})
try {
  const command = readAdminCommand(process.argv.slice(2))
  const isAskingHow = command.help || command.words.length === 0
  if (command.version) console.log(VERSION)
  else if (isAskingHow) console.log(adminHelp(command.words[0]))
  process.exitCode = command.version ? 0 : isAskingHow ? (command.help ? 0 : 2) : await run(command)
} catch (error) {
  const isWrong = error instanceof UsageError || error instanceof ConfigInvalid
  console.error(isWrong || error instanceof Failure ? error.message : error)
  process.exitCode = isWrong ? 2 : 1
}

async function run(command: AdminCommand): Promise<number> {
  const logger = createLogger({ process: 'admin', level: 'silent' })
  const actor = `operator ${userInfo().username}`
  const ledger = createLedger({ url: databaseUrl(command.home), poolMax: 2, logger, actor })
  try {
    const answer = await runAdmin(command, {
      ledger,
      ids: createIdMaker({ now: Date.now, randomBytes }),
      randomBytes,
      now: Date.now,
      ledgerTopic: topicNames(process.env.HEDDLE_NAMESPACE).ledger,
      withStreams: createStreamAccess(() => readStreamAddress(command.home, process.env), logger),
    })
    console.log(command.json ? jsonOf(answer.value) : answer.text)
    return answer.exitCode
  } finally {
    await ledger.close()
  }
}

function databaseUrl(home: string): string {
  const given = process.env.HEDDLE_POSTGRES_URL
  if (!given) return readStack(home, stackFile, 'HEDDLE_POSTGRES_URL').adminDatabaseUrl
  if (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)) return given
  // Not shown: it may hold a password.
  throw new UsageError('HEDDLE_POSTGRES_URL is an address such as postgres://user:password@host/database.')
}
