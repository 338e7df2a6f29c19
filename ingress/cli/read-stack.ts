import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { UsageError } from '../admin/answer.ts'

/**
 * What the schema wants of the `stack.json` of the stack that runs in `home`.
 *
 * @param instead the variables that name servers elsewhere, for who has no stack
 */
export function readStack<Schema extends z.ZodType>(home: string, schema: Schema, instead: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(join(home, 'stack.json'), 'utf8')))
  } catch (cause) {
    throw new UsageError(
      `No stack runs in ${home}. Start one with npm start, name the folder of one that runs elsewhere with --home, or set ${instead}.`,
      { cause },
    )
  }
}
