import { expect, test } from '@jest/globals'
import { isSameSchema } from '../../../../../infra/kafka/registry/same-schema.ts'
import { eventNames, eventSchemas } from '../../../../../schemas/events/catalogue.ts'

const record = {
  type: 'record',
  name: 'Work',
  namespace: 'io.heddle',
  doc: 'Some work.',
  fields: [
    { name: 'reference', type: 'string', doc: 'Its name.' },
    { name: 'at', type: ['null', { type: 'long', logicalType: 'timestamp-millis' }], default: null },
  ],
}
const text = JSON.stringify(record, null, 2)

test.each([
  ['without blanks', JSON.stringify(record)],
  ['its attributes in another order', JSON.stringify(Object.fromEntries(Object.entries(record).toReversed()))],
  ['its name in full', JSON.stringify({ ...record, name: 'io.heddle.Work', namespace: undefined })],
  ['its documentation left out', JSON.stringify({ ...record, doc: undefined })],
])('a schema is the same %s', (_how, other) => {
  expect(isSameSchema(text, other)).toBe(true)
})

test.each([
  ['another name', JSON.stringify({ ...record, name: 'Other' })],
  ['a field less', JSON.stringify({ ...record, fields: record.fields.slice(1) })],
  ['fields in another order', JSON.stringify({ ...record, fields: record.fields.toReversed() })],
  ['another type', text.replace('"string"', '"bytes"')],
  ['no JSON', '{'],
  ['no schema', '{"type":"work"}'],
])('a schema with %s is another', (_what, other) => {
  expect(isSameSchema(text, other)).toBe(false)
  expect(isSameSchema(other, other.slice(0, 1))).toBe(false)
})

test('no two events are the same', () => {
  const documents = eventNames.map((event) => eventSchemas[event].document)
  for (const one of documents)
    expect(documents.filter((other) => isSameSchema(one, JSON.stringify(JSON.parse(other))))).toEqual([one])
})
