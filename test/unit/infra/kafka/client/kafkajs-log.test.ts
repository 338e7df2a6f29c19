import { describe, expect, test } from '@jest/globals'
import kafkajs from 'kafkajs'
import { createLogCreator } from '../../../../../infra/kafka/client/kafkajs-log.ts'
import { createLogger } from '../../../../../infra/telemetry/logger.ts'

const { ERROR, WARN } = kafkajs.logLevel

describe('the log of the Kafka client', () => {
  test('tells of offsets that were lost, because nothing else does', () => {
    const lines = linesOf('ConsumerGroup', ERROR, 'Offset out of range, resetting to default offset', { topic: 'work' })
    expect(lines).toMatchObject([{ level: 'warn', event: 'kafka_client_error', topic: 'work' }])
  })

  test.each([
    ['what is thrown to the caller anyway', 'Connection', ERROR, 'Response Produce(key: 0, version: 7)'],
    ['a new coordinator', 'ConsumerGroup', ERROR, 'The group coordinator is not available'],
    ['warnings', 'ConsumerGroup', WARN, 'resync group'],
  ])('keeps %s at debug', (_, namespace, level, message) => {
    expect(linesOf(namespace, level, message)).toMatchObject([{ level: 'debug' }])
  })

  test('never holds what the client was configured with', () => {
    const lines = linesOf('ConsumerGroup', ERROR, 'broken', { sasl: { password: 'hidden-word' }, stack: 'hidden-word' })
    expect(JSON.stringify(lines)).not.toContain('hidden-word')
  })
})

function linesOf(namespace: string, level: number, message: string, extra: object = {}): readonly unknown[] {
  const lines: string[] = []
  const logger = createLogger({ process: 'test', level: 'debug', write: (line) => void lines.push(line) })
  const entry = { namespace, level, label: '', log: { timestamp: '', message, ...extra } }
  createLogCreator(logger)(level)(entry as never)
  return lines.map((line) => JSON.parse(line) as unknown)
}
