// Analytics teams trust the topics for years: no event may change so that an older or newer reader is lost.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { breachesBetween, readSchemas, type SchemaVersion } from './schema-compatibility.ts'
import { root } from './source-files.ts'

const releasesFolder = join(root, 'schemas', 'releases')
const current = readSchemas(join(root, 'schemas', 'events'))
const releases = readdirSync(releasesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ origin: name, schemas: readSchemas(join(releasesFolder, name)) }))

function versionsOf(event: string): readonly SchemaVersion[] {
  const working = current.get(event)
  return [
    ...releases.flatMap(({ origin, schemas }) => {
      const document = schemas.get(event)
      return document ? [{ origin, document }] : []
    }),
    ...(working ? [{ origin: 'the working tree', document: working }] : []),
  ]
}

describe('event schemas', () => {
  test('no event of a release has gone', () => {
    const released = releases.flatMap(({ schemas }) => [...schemas.keys()])
    expect(released.filter((event) => !current.has(event))).toEqual([])
    expect(released.length).toBeGreaterThan(0)
  })

  test.each([...current.keys()])('every version of %s reads every other', (event) => {
    expect(breachesBetween(event, versionsOf(event))).toEqual([])
  })
})

describe('the check refuses', () => {
  const record = (...fields: readonly object[]): string =>
    JSON.stringify({ type: 'record', name: 'Event', namespace: 'io.heddle', fields })
  const job = { name: 'jobId', type: 'string' }
  const moment = { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } }
  const breaches = (before: string, after: string): readonly string[] =>
    breachesBetween('event', [
      { origin: '1.0.0', document: before },
      { origin: '2.0.0', document: after },
    ])

  test.each([
    ['a field added without a default', record(job), record(job, { name: 'more', type: 'int' })],
    ['a field removed that had no default', record(job, { name: 'more', type: 'int' }), record(job)],
    ['a renamed field', record(job), record({ name: 'job', type: 'string' })],
    ['a narrower number', record(job, { name: 'n', type: 'long' }), record(job, { name: 'n', type: 'int' })],
    [
      'a wider number, which old readers cannot hold',
      record({ name: 'n', type: 'int' }),
      record({ name: 'n', type: 'long' }),
    ],
    ['a value that may be null now', record(job), record({ name: 'jobId', type: ['null', 'string'], default: null })],
    ['a date that becomes a number', record(moment), record({ name: 'at', type: 'long' })],
  ])('%s', (_change, before, after) => {
    expect(breaches(before, after)).not.toEqual([])
  })

  test('and lets a field with a default come and go', () => {
    const more = record(job, { name: 'more', type: ['null', 'string'], default: null })
    expect(breaches(record(job), more)).toEqual([])
    expect(breaches(more, record(job))).toEqual([])
  })
})
