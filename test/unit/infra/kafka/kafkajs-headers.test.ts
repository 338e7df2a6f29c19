// kafkajs as it is pinned, with what we replace of it.
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { readHeadersOnce } from '../../../../infra/kafka/client/kafkajs-headers.ts'

type Headers = Readonly<Record<string, Buffer | null>>
const require = createRequire(import.meta.url)
const Decoder = require('kafkajs/src/protocol/decoder') as new (bytes: Buffer) => { readVarInt: () => number }
const encode = require('kafkajs/src/protocol/recordBatch/record/v0') as (record: object) => {
  readonly buffer: Buffer
}
const decode = require('kafkajs/src/protocol/recordBatch/record/v0/decoder') as (
  decoder: object,
  batch: object,
) => { readonly value: Buffer; readonly headers: Headers }

function read(headers: object): ReturnType<typeof decode> {
  const decoder = new Decoder(encode({ offsetDelta: 0, timestampDelta: 0, key: 'k', value: 'v', headers }).buffer)
  decoder.readVarInt()
  return decode(decoder, { firstOffset: '0', firstTimestamp: '0' })
}

readHeadersOnce()

test('headers are read whatever their names, and each has its first value', () => {
  const named = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c","ce_id":["d","e"]}') as object
  const { value, headers } = read(named)
  const told = Object.entries(headers).map(([name, held]) => [name, String(held)])
  expect(told).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
    ['ce_id', 'd'],
  ])
  expect(String(value)).toBe('v')
  expect(read({}).headers).toEqual({})
})

test('as many headers as a record may hold are read in the time that writing them takes', () => {
  const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`h${at}`, 'x']))
  const before = process.cpuUsage()
  expect(Object.keys(read(many).headers)).toHaveLength(15_000)
  // It was a minute.
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(5)
})
