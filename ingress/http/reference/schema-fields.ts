/** The part of JSON Schema that zod writes for us. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly format?: string
  readonly pattern?: string
  readonly contentMediaType?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

export type Field = {
  /** Members of members after a dot, those of each item of a list after `[]`. */
  readonly name: string
  /** What it may be, in words; what stands between backticks is meant to the letter. */
  readonly kind: string
  readonly isRequired: boolean
  readonly description: string
}

/** Every field of an object, each followed by its own members. */
export function fieldsOf(schema: Schema, prefix = ''): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = {
      name: `${prefix}${name}`,
      kind: kindOf(property),
      isRequired: schema.required?.includes(name) ?? false,
      description: describe(property),
    }
    const members = property.items?.properties
      ? fieldsOf(property.items, `${field.name}[].`)
      : fieldsOf(property, `${field.name}.`)
    return [field, ...members]
  })
}

/** The name of a schema that stands elsewhere in the document. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

export function kindOf(schema: Schema): string {
  if (schema.$ref) return nameOfReference(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(', ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(kindOf).join(' or ')
  if (schema.type === 'string') return kindOfText(schema)
  if (schema.type === 'integer' || schema.type === 'number') return kindOfNumber(schema)
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}${within(schema.minItems, schema.maxItems)}`
  if (schema.type === 'boolean') return '`true` or `false`'
  return typeof schema.type === 'object' ? schema.type.join(' or ') : (schema.type ?? 'anything')
}

function kindOfText({ format, pattern, contentMediaType, minLength, maxLength }: Schema): string {
  if (contentMediaType) return 'file'
  if (format) return kindsOfFormat[format] ?? format
  // Patterns are for programs; a short one says more than any word.
  const shown = pattern && pattern.length <= PATTERN_CHARACTERS_MAX ? ` like \`${pattern}\`` : ''
  return `text${shown}${within(minLength, maxLength, ' characters')}`
}

function kindOfNumber({ type, minimum, maximum, exclusiveMinimum }: Schema): string {
  const kind = type === 'integer' ? 'whole number' : 'number'
  if (exclusiveMinimum !== undefined && isBound(exclusiveMinimum)) return `${kind} above ${exclusiveMinimum}`
  return `${kind}${within(minimum, maximum)}`
}

function within(least: number | undefined, most: number | undefined, unit = ''): string {
  const [from, to] = [least, most].map((bound) => (bound !== undefined && isBound(bound) ? bound : undefined))
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}${unit}`
  if (to !== undefined) return `, at most ${to}${unit}`
  return from !== undefined ? `, at least ${from}${unit}` : ''
}

/** The largest number that is exact bounds every whole number and tells a reader nothing. */
const isBound = (bound: number): boolean => Math.abs(bound) < Number.MAX_SAFE_INTEGER

const literal = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

function describe({ description = '', default: fallback }: Schema): string {
  const isTold = fallback !== undefined && fallback !== '' && literal(fallback) !== '`{}`'
  return isTold ? `${description} Default: ${literal(fallback)}.`.trim() : description
}

/** What fits into a column of the page. */
const PATTERN_CHARACTERS_MAX = 40
const kindsOfFormat: Readonly<Record<string, string>> = { 'date-time': 'date and time, ISO 8601', uri: 'address' }
