import type { Pool } from 'pg'

export type PlantedBug = { readonly what: string; readonly from: string; readonly to: string }

/**
 * Rewrites the text of a function in a database that only one test has: the one way to switch a bug on, out of reach of
 * the product. Throws when the text is not as the test believes.
 */
export async function plantBug(sql: Pick<Pool, 'query'>, { what, from, to }: PlantedBug): Promise<void> {
  const { rows } = await sql.query('select pg_get_functiondef(oid) as text from pg_proc where proname = $1', [what])
  const text: string = rows[0].text
  if (!text.includes(from)) throw new Error(`${what} does not hold "${from}" any more; plant the bug elsewhere`)
  await sql.query(text.replaceAll(from, to))
}
