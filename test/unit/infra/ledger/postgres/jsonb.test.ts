import { expect, test } from '@jest/globals'
import { toJsonb } from '../../../../../infra/ledger/postgres/jsonb.ts'

test('what jsonb takes is written as it is', () => {
  const value = { text: 'thread \u{1f9f5} "quoted" \\ \n', list: [1, null, { deep: 'é' }] }
  expect(toJsonb(value)).toBe(JSON.stringify(value))
})

test('NUL and lone surrogates become the replacement character, whole pairs stay', () => {
  const value = { detail: 'a\0b', halves: ['\ud83d', '\udd75x'], pair: '\u{1f9f5}', key: 7 }
  expect(JSON.parse(toJsonb(value))).toEqual({
    detail: 'a\ufffdb',
    halves: ['\ufffd', '\ufffdx'],
    pair: '\u{1f9f5}',
    key: 7,
  })
})

test('a backslash before what looks like an escape is left alone', () => {
  const value = { path: 'C:\\u0000' }
  expect(JSON.parse(toJsonb(value))).toEqual(value)
})
