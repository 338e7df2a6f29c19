import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A named statement is parsed and planned once per connection. */
export type Statement = { readonly name: string; readonly text: string }

const folder = join(import.meta.dirname, '..', 'sql')

const texts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')]),
)

/** The statement of `sql/<name>.sql`. */
export function statement(name: string): Statement {
  const text = texts.get(name)
  if (text === undefined) throw new Error(`sql/${name}.sql does not exist`)
  return { name, text }
}
