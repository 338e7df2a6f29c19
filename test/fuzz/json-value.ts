// Values that a JSON Schema describes, and values that it nearly describes.
import { pick } from '../harness/seeded-random.ts'

export type JsonSchema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** One value in this many is not what the schema says. */
const STRANGE_ONE_IN = 8
const DEPTH_MAX = 5
const TEXT_MAX = 40
const LIST_MAX = 6
const LETTERS = [
  'a',
  'peonies ',
  '#',
  '0',
  '"',
  '\\',
  '\0',
  '\u{1f33a}',
  '\ud800',
  ' ',
  '../',
  '%',
  "';--",
  '<b>',
  '\n',
]
const STRANGE: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, -0, '', '0', [], {}, [[]], 'x'.repeat(2_000)],
  ...[Number.MAX_SAFE_INTEGER, '__proto__', { __proto__: null, constructor: 1 }, { toString: 'x' }],
]

/** @param random uniform in [0, 1) */
export function jsonValue(schema: JsonSchema, random: () => number, depth = 0): unknown {
  if (random() < 1 / STRANGE_ONE_IN || depth > DEPTH_MAX) return pick(random, STRANGE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return jsonValue(pick(random, choices), random, depth)
  switch (schema.type) {
    case 'object':
      return objectValue(schema, random, depth)
    case 'array': {
      const { items = {}, minItems = 0, maxItems = LIST_MAX } = schema
      const length = minItems + Math.floor(random() * (Math.min(maxItems, LIST_MAX) - minItems + 1))
      return Array.from({ length: Math.max(0, length) }, () => jsonValue(items, random, depth + 1))
    }
    case 'string':
      return textValue(schema, random)
    case 'integer':
    case 'number':
      return numberValue(schema, random)
    case 'boolean':
      return random() < 0.5
    default:
      return pick(random, STRANGE)
  }
}

function objectValue({ properties = {}, required = [] }: JsonSchema, random: () => number, depth: number): unknown {
  const named = Object.entries(properties).filter(([name]) => random() < (required.includes(name) ? 0.97 : 0.35))
  const entries = named.map(([name, property]) => [name, jsonValue(property, random, depth + 1)] as const)
  const extra = random() < 1 / STRANGE_ONE_IN ? [['promt', pick(random, STRANGE)] as const] : []
  return Object.fromEntries([...entries, ...extra])
}

function textValue({ minLength = 0, maxLength = TEXT_MAX }: JsonSchema, random: () => number): string {
  const length = minLength + Math.floor(random() * Math.max(1, Math.min(maxLength, TEXT_MAX) - minLength))
  return Array.from({ length }, () => pick(random, LETTERS)).join('')
}

/** The ends and just beyond them as often as what lies between. */
function numberValue({ type, minimum = -100, maximum = 100 }: JsonSchema, random: () => number): number {
  const between = minimum + random() * (maximum - minimum)
  const value = pick(random, [between, minimum, maximum, minimum - 1, maximum + 1])
  return type === 'integer' ? Math.round(value) : value
}
