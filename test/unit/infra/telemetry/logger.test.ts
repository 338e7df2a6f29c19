import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

/** Every write to it fails as on a disk that is full. */
const FULL_DISK = '/dev/full'
const whereThereIsOne = existsSync(FULL_DISK) ? test : test.skip
const loggerFile = join(import.meta.dirname, '..', '..', '..', '..', 'infra', 'telemetry', 'logger.ts')

whereThereIsOne.each([false, true])('a disk that is full ends no program that logs to it (sync: %s)', async (sync) => {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises'
    import { createLogger } from ${JSON.stringify(loggerFile)}
    const logger = createLogger({ process: 'test', level: 'info', sync: ${sync} })
    for (let line = 0; line < 3_000; line += 1) {
      logger.info({ event: 'seen', text: 'x'.repeat(1_000) })
      if (line % 100 === 0) await sleep(1)
    }
    console.error('went on')
    process.exit(0)`
  const stdio = ['ignore', openSync(FULL_DISK, 'w'), 'pipe'] as const
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], { stdio: [...stdio] })
  const [said, [code]] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'exit')])
  expect([code, said]).toEqual([0, 'went on\n'])
})
