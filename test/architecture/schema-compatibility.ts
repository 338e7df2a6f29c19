// FULL_TRANSITIVE without a registry: every reader, older or newer, must understand every writer of the same event.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import avsc from 'avsc'
import { errorMessage } from '../../infra/lifecycle/error-message.ts'

/** One version of an event's schema and where it comes from: a release (`1.4.2`) or the working tree. */
export type SchemaVersion = { readonly origin: string; readonly document: string }

/** The Avro schemas of a folder by event name, which is the file name without `.avsc`. */
export function readSchemas(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.avsc'))
  return new Map(files.map((file) => [file.slice(0, -'.avsc'.length), readFileSync(join(folder, file), 'utf8')]))
}

/**
 * What stands between these versions of one event, each pair tried both ways by Avro's schema resolution; empty when
 * all understand one another. A changed logical type is a breach too: Avro would read a date as a bare number without a
 * word.
 */
export function breachesBetween(event: string, versions: readonly SchemaVersion[]): readonly string[] {
  return versions.flatMap((reader) =>
    versions.flatMap((writer) => {
      const reason = reader === writer ? undefined : whyUnreadable(reader.document, writer.document)
      return reason ? [`${event}: ${reader.origin} cannot read ${writer.origin}: ${reason}`] : []
    }),
  )
}

function whyUnreadable(reader: string, writer: string): string | undefined {
  try {
    typeOf(reader).createResolver(typeOf(writer))
  } catch (error) {
    return errorMessage(error)
  }
  const [read, written] = [logicalTypes(reader), logicalTypes(writer)]
  const changed = [...read].find(([field, logical]) => written.has(field) && written.get(field) !== logical)
  return changed && `${changed[0]} changes its logical type from ${written.get(changed[0])} to ${changed[1]}`
}

const typeOf = (document: string): avsc.Type => avsc.Type.forSchema(JSON.parse(document) as avsc.Schema)

type Field = { readonly name: string; readonly type: unknown }

function logicalTypes(document: string): ReadonlyMap<string, string> {
  const { fields } = JSON.parse(document) as { readonly fields: readonly Field[] }
  return new Map(fields.map(({ name, type }) => [name, logicalTypeOf(type)]))
}

function logicalTypeOf(type: unknown): string {
  const branches = Array.isArray(type) ? type : [type]
  const named = branches.flatMap((branch: unknown) =>
    typeof branch === 'object' && branch !== null && 'logicalType' in branch ? [String(branch.logicalType)] : [],
  )
  return named.join() || 'none'
}
