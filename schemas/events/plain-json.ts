// An event for people and for SQL: what Avro holds as numbers and bytes, as text that says what it is.
import { type EventName, eventSchemas } from './catalogue.ts'

type Field = { readonly name: string; readonly type: unknown }

const timesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(eventSchemas).map(([event, { document }]) => {
    const { fields } = JSON.parse(document) as { readonly fields: readonly Field[] }
    return [event, new Set(fields.filter(({ type }) => isTime(type)).map(({ name }) => name))]
  }),
)

/**
 * Every field under its own name: times (`timestamp-millis`) in ISO 8601 with milliseconds, bytes in base64, the rest
 * as it is.
 */
export function plainJson(event: EventName, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      timesOf.get(event)?.has(name) ? timeText(value) : plain(value),
    ]),
  )
}

function isTime(type: unknown): boolean {
  return JSON.stringify(type).includes('"timestamp-millis"')
}

const timeText = (value: unknown): unknown => (typeof value === 'number' ? new Date(value).toISOString() : value)

function plain(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('base64')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
