import { expect, test } from '@jest/globals'
import { createLogger } from '../../../../infra/telemetry/logger.ts'

function openLogger(level = 'info') {
  const lines: string[] = []
  const logger = createLogger({ process: 'test', level, write: (line) => lines.push(line) })
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('a line has its level, time, process and event, and the fields that its logger shares', () => {
  const { logger, entries } = openLogger()
  logger.with({ jobId: 'job_1' }).info({ event: 'done', durationMs: 3 })
  expect(entries()).toEqual([
    { level: 'info', time: expect.any(String), process: 'test', jobId: 'job_1', event: 'done', durationMs: 3 },
  ])
})

test('what is called a secret is redacted, up to two levels deep and in lists, and nothing else is', () => {
  const { logger, lines, entries } = openLogger()
  const secret = 'hunter2'
  logger.with({ password: secret }).warn({
    event: 'seen',
    headers: { authorization: secret, cookie: secret, accept: 'text/html' },
    config: { s3: { secretKey: secret, region: 'here' }, apiKey: secret },
    keys: [{ secret, id: 1 }],
    at: new Date(0),
  })
  expect(lines.join()).not.toContain(secret)
  expect(entries()[0]).toMatchObject({
    headers: { authorization: '[redacted]', accept: 'text/html' },
    config: { s3: { secretKey: '[redacted]', region: 'here' } },
    keys: [{ secret: '[redacted]', id: 1 }],
    at: '1970-01-01T00:00:00.000Z',
  })
})

test('an error is told by name, message and cause, without what libraries attach to it', () => {
  const { logger, lines, entries } = openLogger()
  const error = Object.assign(new Error('no', { cause: new Error('away') }), { code: 'E1', config: { key: 'k3y' } })
  logger.error({ event: 'failed', error })
  expect(entries()[0]).toMatchObject({ error: { message: 'no', code: 'E1', cause: { message: 'away' } } })
  expect(lines.join()).not.toContain('k3y')
})

test('a line below the level is not written, and its fields are left alone', () => {
  const { logger, lines } = openLogger('warn')
  const fields = { event: 'quiet', password: 'kept' }
  logger.info(fields)
  logger.debug(fields)
  expect(lines).toEqual([])
  expect(fields.password).toBe('kept')
})
