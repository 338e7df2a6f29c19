// Writes infra/ledger/schema.sql anew after a migration was added: `HEDDLE_POSTGRES_URL=… node
// test/harness/write-ledger-schema.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dumpSchema } from '../../infra/ledger/postgres/schema-dump.ts'
import { createTestDatabase } from './postgres.ts'

const database = await createTestDatabase()
try {
  writeFileSync(join(import.meta.dirname, '../../infra/ledger/schema.sql'), await dumpSchema(database.url))
} finally {
  await database.drop()
}
