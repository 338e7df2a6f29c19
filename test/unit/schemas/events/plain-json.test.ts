import { expect, test } from '@jest/globals'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { plainJson } from '../../../../schemas/events/plain-json.ts'

test('an event for people has times as text and bytes in base64, and the rest as it is', () => {
  expect(plainJson('refund', eventExamples.refund)).toEqual({
    ...eventExamples.refund,
    acceptedAt: '2026-11-21T09:30:00.000Z',
    refundedAt: '2026-11-21T09:30:00.300Z',
  })
  expect(plainJson('dead-letter', eventExamples['dead-letter'])).toMatchObject({
    value: 'AAAAAE0C',
    headers: { ce_type: Buffer.from('io.heddle.work-generate.v1').toString('base64') },
    parkedAt: '2026-11-21T09:30:00.050Z',
    attempts: 1,
  })
})

test('a time that is not there stays null', () => {
  const rejected = { ...eventExamples['batch-result'], acceptedAt: null }
  expect(plainJson('batch-result', rejected)).toMatchObject({
    acceptedAt: null,
    finishedAt: '2026-11-21T09:30:00.412Z',
  })
})
