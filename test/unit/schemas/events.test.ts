import { describe, expect, test } from '@jest/globals'
import avsc from 'avsc'
import { eventNames, eventOfAvroName, eventSchemas } from '../../../schemas/events/catalogue.ts'
import { eventHeaders, terminalEventId } from '../../../schemas/events/cloud-events.ts'
import { eventExamples } from '../../../schemas/events/examples.ts'
import { standingTopics } from '../../../schemas/topics.ts'

type Field = { readonly name: string; readonly type: unknown; readonly default?: unknown; readonly doc?: string }
const fieldsOf = (name: (typeof eventNames)[number]): readonly Field[] =>
  (JSON.parse(eventSchemas[name].document) as { fields: Field[] }).fields

describe('events', () => {
  test.each(eventNames)('the payload type and the Avro schema of %s have the same fields', (name) => {
    expect(
      fieldsOf(name)
        .map((field) => field.name)
        .sort(),
    ).toEqual(Object.keys(eventExamples[name]).sort())
  })

  test.each(eventNames)('the example of %s survives Avro', (name) => {
    const type = avsc.Type.forSchema(JSON.parse(eventSchemas[name].document))
    const back = type.fromBuffer(type.toBuffer(eventExamples[name]))
    expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(eventExamples[name])))
  })

  test.each(eventNames)('every field of %s says what it is, and one that may be missing has a default', (name) => {
    for (const field of fieldsOf(name)) {
      expect(field.doc).toMatch(/\.$/)
      if (Array.isArray(field.type)) expect(field).toHaveProperty('default', null)
    }
  })

  test('an event is found again by its Avro name', () => {
    expect(eventOfAvroName('io.heddle.Completion')).toBe('completion')
    expect(eventOfAvroName('io.heddle.Nothing')).toBeUndefined()
  })

  test('copies of a terminal event share their id', () => {
    const headers = eventHeaders({
      id: terminalEventId('job_1', 'refund'),
      event: 'refund',
      source: 'sweeper',
      subject: 'job_1',
      timeMs: 0,
      traceparent: '00-a-b-01',
    })
    expect(headers).toMatchObject({
      ce_id: 'job_1.refund',
      ce_type: 'io.heddle.refund.v1',
      ce_time: '1970-01-01T00:00:00.000Z',
      traceparent: '00-a-b-01',
    })
  })

  test('every topic has a purpose and no name twice', () => {
    const topics = standingTopics()
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length)
    for (const topic of topics) expect(topic.purpose).toMatch(/\.$/)
  })
})
