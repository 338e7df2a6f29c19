import { Client } from 'pg'
import { z } from 'zod'
import { ledgerFailure } from './failures.ts'
import { statement } from './statements.ts'

const HEADING = `-- What the migrations add up to. Written by \`test/harness/write-ledger-schema.ts\`; a test proves that it is current.
-- To read, not to run: \`migrate\` makes the real thing.
`

const dumpRows = z.array(z.object({ name: z.string(), text: z.string() }))

/** The schema of a migrated database as text, the same for the same migrations on every machine. */
export async function dumpSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(statement('dump-schema').text)
    return [HEADING, ...dumpRows.parse(rows).map(({ text }) => `${text}\n`)].join('\n')
  } catch (error) {
    throw ledgerFailure(error)
  } finally {
    await client.end().catch(() => {})
  }
}
