// Every event: its Avro schema and how its CloudEvents attributes are made.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventPayloads } from './payloads.ts'

export type EventName = keyof EventPayloads

export const eventNames = [
  'work-generate',
  'work-vectorize',
  'work-upscale',
  'completion',
  'refund',
  'accepted',
  'ledger',
  'progress',
  'control',
  'dead-letter',
  'batch-request',
  'batch-result',
] as const satisfies readonly EventName[]

export const isEventName = (text: string): text is EventName => (eventNames as readonly string[]).includes(text)

/** The full Avro name of an event (`io.heddle.Completion`) and its schema document. */
export type EventSchema = { readonly avroName: string; readonly document: string }

function readSchema(name: EventName): EventSchema {
  const document = readFileSync(join(import.meta.dirname, `${name}.avsc`), 'utf8')
  const record = JSON.parse(document) as { readonly name: string; readonly namespace: string }
  return { avroName: `${record.namespace}.${record.name}`, document }
}

export const eventSchemas = Object.fromEntries(eventNames.map((name) => [name, readSchema(name)])) as Readonly<
  Record<EventName, EventSchema>
>

/** Which event a decoded Avro record is, by its full name. */
export function eventOfAvroName(avroName: string): EventName | undefined {
  return eventNames.find((name) => eventSchemas[name].avroName === avroName)
}
