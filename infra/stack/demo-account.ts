import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createApiKey, hashApiKey, isApiKey } from '../../schemas/http/api-key.ts'
import { type AccountId, createIdMaker } from '../../schemas/ids.ts'
import { topicNames } from '../../schemas/topics.ts'
import { createLedger } from '../ledger/ledger.ts'
import type { Ledger } from '../ledger/port.ts'
import type { Logger } from '../telemetry/logger.ts'
import { writePrivate } from './home/home.ts'
import type { ServerAddresses } from './servers/addresses.ts'

const NAME = 'demo'
/** Enough for some hundred calls of each operation. */
const CREDITS = 1_000
const remembered = z.object({ apiKey: z.string().refine(isApiKey) })

export type DemoAccountOptions = {
  readonly addresses: ServerAddresses
  readonly home: string
  readonly namespace: string
  readonly logger: Logger
}

export type DemoAccount = { readonly apiKey: string; readonly available: number }

/**
 * The account `demo` of the standard tier and a key for it, so that a first call can be copied and sent. The database
 * has only the key's digest, so the key itself stays in the home, for its owner alone; a key that was revoked is
 * replaced.
 */
export async function ensureDemoAccount({
  addresses,
  home,
  namespace,
  logger,
}: DemoAccountOptions): Promise<DemoAccount> {
  const ledger = createLedger({ url: addresses.postgres.url, poolMax: 1, logger })
  const ids = createIdMaker({ now: Date.now, randomBytes })
  try {
    const account =
      (await ledger.accounts.find(NAME)) ??
      (await ledger.accounts.create({ accountId: ids.account(), name: NAME, tier: 'standard' }))
    const granted =
      account.granted > 0
        ? account
        : await ledger.accounts.grant(account.accountId, CREDITS, topicNames(namespace).ledger)
    const file = join(home, 'demo-key.json')
    const apiKey = (await findUsableKey(ledger, file, account.accountId)) ?? (await makeKey())
    return { apiKey, available: granted.available }

    async function makeKey(): Promise<string> {
      const { secret, prefix, hash } = createApiKey(randomBytes)
      await ledger.keys.create({ keyId: ids.key(), accountId: account.accountId, name: 'demo', prefix, hash })
      writePrivate(file, { apiKey: secret })
      return secret
    }
  } finally {
    await ledger.close()
  }
}

async function findUsableKey(ledger: Ledger, file: string, accountId: AccountId): Promise<string | undefined> {
  const apiKey = readKey(file)
  const caller = apiKey && (await ledger.findCaller(hashApiKey(apiKey)))
  return caller && caller.accountId === accountId ? apiKey : undefined
}

/** A file that is missing or unreadable means a new key. */
function readKey(file: string): string | undefined {
  try {
    return remembered.parse(JSON.parse(readFileSync(file, 'utf8'))).apiKey
  } catch {
    return undefined
  }
}
