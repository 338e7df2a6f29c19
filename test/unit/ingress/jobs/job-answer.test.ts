import { expect, test } from '@jest/globals'
import { problemOfRefund } from '../../../../ingress/jobs/job-answer.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'

test.each([
  ['output_format: wif is a draft for a loom.', 'wif is a draft for a loom'],
  ['output_format must be png or tiff.', 'must be png or tiff'],
  ['a side is at most 16383 pixels: choose png', 'a side is at most 16383 pixels: choose png'],
])('of "%s" the field is told "%s", since its name stands beside it', (detail, message) => {
  const refund = { ...eventExamples.refund, code: 'request_rejected', detail, field: 'output_format' }
  const problem = problemOfRefund(refund)
  expect(problem.message).toBe(detail)
  expect(problem.facts.errors).toEqual([{ field: 'output_format', message }])
})
