import { describe, expect, test } from '@jest/globals'
import avsc from 'avsc'
import { createBlockCheck } from '../../../../../infra/kafka/registry/avro-blocks.ts'

const typeOf = (schema: object): avsc.Type => avsc.Type.forSchema(schema as avsc.Schema)
/** The varint of 2^62 items, as a zigzag number. */
const ENDLESS = Buffer.from([0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01])

const schemas: readonly (readonly [string, object])[] = [
  ['a list', { type: 'array', items: 'string' }],
  ['a map', { type: 'map', values: 'bytes' }],
  ['a list of numbers', { type: 'array', items: ['null', 'int', 'double', 'float', 'boolean', 'long'] }],
  [
    'a record that speaks of itself',
    {
      type: 'record',
      name: 'Tree',
      fields: [
        { name: 'name', type: { type: 'fixed', name: 'Four', size: 4 } },
        { name: 'kind', type: { type: 'enum', name: 'Kind', symbols: ['a', 'b'] } },
        { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
        { name: 'branches', type: { type: 'array', items: 'Tree' } },
      ],
    },
  ],
]

describe('a record with lists or maps', () => {
  test.each(schemas)('of %s passes when it is whole, and is refused when it is not', (_name, schema) => {
    const type = typeOf(schema)
    const check = createBlockCheck(type)
    const value = schema === schemas[3][1] ? tree(3) : type.random()
    const bytes = type.toBuffer(value)
    expect(() => check?.(bytes)).not.toThrow()
    if (bytes.length > 1) expect(() => check?.(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError)
  })

  test.each(schemas.slice(0, 3))('of %s that promises items without end is refused at once', (_name, schema) => {
    const check = createBlockCheck(typeOf(schema))
    const before = process.cpuUsage()
    expect(() => check?.(ENDLESS)).toThrow(RangeError)
    // Processor time: others may have the cores. Building the items would take minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000)
  })

  test('of blocks with their length in bytes passes', () => {
    // Two items in a block of 4 bytes, said with a negative count, then the end.
    const bytes = Buffer.from([0x03, 0x08, 0x02, 0x61, 0x02, 0x62, 0x00])
    const check = createBlockCheck(typeOf({ type: 'array', items: 'string' }))
    expect(() => check?.(bytes)).not.toThrow()
    expect(typeOf({ type: 'array', items: 'string' }).fromBuffer(bytes)).toEqual(['a', 'b'])
  })

  test('is the only one that is walked', () => {
    const fields = [{ name: 'a', type: ['null', 'string'] }]
    expect(createBlockCheck(typeOf({ type: 'record', name: 'Flat', fields }))).toBeUndefined()
  })

  function tree(depth: number): object {
    const branches = depth === 0 ? [] : [tree(depth - 1), tree(depth - 1)]
    return { name: Buffer.from('tree'), kind: 'b', at: 7, branches }
  }
})
