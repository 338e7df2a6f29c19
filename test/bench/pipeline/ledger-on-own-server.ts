import { createTestDatabase } from '../../harness/postgres.ts'
import { runLedgerBench } from '../ledger.ts'
import { withOwnStack } from './own-stack.ts'

export function runLedgerBenchOnOwnServer(): Promise<void> {
  return withOwnStack(async () => {
    const database = await createTestDatabase()
    await runLedgerBench(database.url)
    await database.drop()
  })
}
