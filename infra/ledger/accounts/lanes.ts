import { z } from 'zod'
import type { LaneLedger } from '../ports/batch-port.ts'
import type { Database } from '../postgres/database.ts'
import { lane } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const moveLane = statement('move-lane')
const dedicatedLanes = statement('dedicated-lanes')
const measureLanes = statement('measure-lanes')

const movedRow = z.object({ from: lane })
const laneRow = z.object({ lane })
const loadRow = z
  .object({ lane, load: z.number(), wait_seconds: z.number() })
  .transform(({ wait_seconds, ...row }) => ({ ...row, waitSeconds: wait_seconds }))

/** @param actor who audit entries say moved an account */
export function createLaneLedger(database: Database, actor: string): LaneLedger {
  return {
    move: async (accountId, to) => (await database.rows(movedRow, moveLane, [accountId, to, actor]))[0],
    dedicated: async () => (await database.rows(laneRow, dedicatedLanes)).map((row) => row.lane),
    measure: () => database.rows(loadRow, measureLanes),
  }
}
