import { expect, test } from '@jest/globals'
import type { Consumer } from '../../../infra/kafka/port.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import { readRecords } from '../../harness/read-records.ts'

const silent: Consumer = {
  start: async () => {},
  stop: async () => {},
  drain: async () => {},
  lastSeenAt: () => 0,
}

test('a topic whose leader is just moving is asked again for its depth; a topic that is refused is not', async () => {
  let asked = 0
  const failures = [
    new Failure('kafka_unavailable', 'retry', 'moving'),
    new Failure('kafka_refused', 'park', 'refused'),
  ]
  const failOnce = (failure: Failure) => async () => {
    asked += 1
    if (asked === 1) throw failure
    return 0
  }
  const placeOf = (failure: Failure) => ({
    namespace: 'test',
    kafka: {
      createConsumer: () => silent,
      topics: { list: async () => ['test.completions.v1'], depth: failOnce(failure) } as never,
    },
  })
  expect(await readRecords(placeOf(failures[0]))).toEqual([])
  asked = 0
  await expect(readRecords(placeOf(failures[1]))).rejects.toThrow('refused')
})
