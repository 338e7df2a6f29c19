// What `/registry` answers: the reading half of Confluent's registry API.
import { z } from 'zod'

/**
 * The name of a topic's subject or of a record; one that begins with a dot could leave the path in the registry's URL.
 */
const SUBJECT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,248}$/
/** Ids and versions are positive numbers of 32 bits. */
const NUMBER = /^[1-9][0-9]{0,9}$/

export const schemaIdPath = z.object({
  id: z
    .string()
    .regex(NUMBER, 'must be a number')
    .meta({ description: 'The four bytes behind the zero byte of a record.' }),
})

const subject = z
  .string()
  .regex(SUBJECT, 'must be the name of a subject')
  .meta({ description: 'A subject, which is `<topic>-value`.' })

export const subjectPath = z.object({ subject })

export const subjectVersionPath = z.object({
  subject,
  version: z
    .string()
    .regex(/^(latest|[1-9][0-9]{0,9})$/, 'must be a number or latest')
    .meta({ description: 'A number, or `latest`.' }),
})

export const schemaLookup = z
  .object({ schema: z.string().min(1).meta({ description: 'The Avro schema as JSON text.' }) })
  .meta({ description: 'Other fields that clients send are ignored.' })

export const schemaText = z.looseObject({ schema: z.string() }).meta({ description: 'The Avro schema as JSON text.' })

/** A schema that stands for itself, of any shape that Avro knows. */
export const avroSchema = z
  .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .meta({ description: 'The Avro schema.' })

export const schemaTypes = z.array(z.literal('AVRO'))

export const registeredSchema = z.looseObject({
  subject: z.string(),
  version: z.int(),
  id: z.int(),
  schema: z.string(),
})

/** As much of a version as who registers is told. */
export const registeredId = z.object({ id: z.int() })

export const versionNumbers = z.array(z.int())
