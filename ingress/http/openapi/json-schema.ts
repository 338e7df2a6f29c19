import { z } from 'zod'

export type JsonObject = Readonly<Record<string, unknown>>

/** A schema as OpenAPI 3.1 has it: of what a caller sends, or of what is made of it. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const override = ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void => plainly(jsonSchema)
  const { $schema: _dialect, ...document } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return document
}

/**
 * Says by name what zod spells out: clients are made from `int64`, `date` and `date-time`, and people read the rest.
 */
function plainly(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern
  if (schema.type !== 'integer' || schema.maximum !== Number.MAX_SAFE_INTEGER) return
  schema.format = 'int64'
  delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}
