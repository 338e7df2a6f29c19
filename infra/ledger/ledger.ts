import { randomBytes } from 'node:crypto'
import { type Clock, systemClock } from '../lifecycle/clock.ts'
import type { Logger } from '../telemetry/logger.ts'
import { createAccess } from './accounts/access.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createLaneLedger } from './accounts/lanes.ts'
import { createRevocations } from './accounts/revocations.ts'
import { createAdmission } from './jobs/admission.ts'
import { createBatchLedger } from './jobs/batch.ts'
import { createInspection } from './jobs/inspection.ts'
import { createRecords } from './jobs/records.ts'
import { createRetention } from './jobs/retention.ts'
import { createSettlement } from './jobs/settlement.ts'
import { createUploadLedger } from './jobs/uploads.ts'
import type { Ledger } from './port.ts'
import { openDatabase } from './postgres/database.ts'
import { createLocks } from './postgres/locks.ts'
import { anyRow } from './postgres/rows.ts'
import { statement } from './postgres/statements.ts'
import { createExpectedTimes } from './usage/expected-times.ts'
import { createUsage } from './usage/usage.ts'
import { createSecretBox } from './webhooks/secret-box.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export type LedgerOptions = {
  /** `postgres://user:password@host:port/database`, migrated (see migrate.ts). */
  readonly url: string
  /** Connections at most; locks and the listener for revoked keys take one more each. */
  readonly poolMax: number
  /** For heartbeats and reconnecting only: money and deadlines go by the clock of Postgres. */
  readonly clock?: Clock
  readonly logger: Logger
  /** Who audit entries say made the changes; the service itself when left out. */
  readonly actor?: string
  /** Keys of 32 bytes for secrets that have to be read again: the first one seals, all of them open. */
  readonly secretKeys?: readonly Buffer[]
}

const moment = statement('moment')

/** The ledger over Postgres. Connects when first used; every method throws Failures only. */
export function createLedger(options: LedgerOptions): Ledger {
  const { url, poolMax, clock = systemClock, logger, actor = 'heddle', secretKeys = [] } = options
  const database = openDatabase({ url, poolMax, logger })
  const locks = createLocks(url, clock)
  const revocations = createRevocations(url, clock, logger)
  const records = createRecords(database)
  return {
    admit: createAdmission(database, records.findJob),
    batch: createBatchLedger(database, actor),
    lanes: createLaneLedger(database, actor),
    uploads: createUploadLedger(database),
    ...createSettlement(database),
    ...records,
    ...createAccess(database, actor),
    ...createAccounts(database, actor),
    ...createInspection(database),
    usage: createUsage(database),
    retention: createRetention(database),
    ...createWebhooks(database, createSecretBox(secretKeys, randomBytes)),
    ...createExpectedTimes(database),
    onKeyRevoked: revocations.onKeyRevoked,
    withLock: locks.withLock,
    ping: async () => {
      await database.rows(anyRow, moment)
    },
    close: async () => {
      revocations.close()
      locks.close()
      await database.close()
    },
  }
}
