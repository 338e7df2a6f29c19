import { describe, expect, test } from '@jest/globals'
import { createEnvReader, type Environment } from '../../../infra/config/read-env.ts'
import { readControlConfig } from '../../../processors/config.ts'

const DAY = 24 * 60 * 60_000

function read(env: Environment) {
  const reader = createEnvReader({
    HEDDLE_KAFKA_BROKERS: '127.0.0.1:9092',
    HEDDLE_REGISTRY_URL: 'http://127.0.0.1:8081',
    HEDDLE_S3_ENDPOINT: 'http://127.0.0.1:9000',
    HEDDLE_S3_ACCESS_KEY: 'a',
    HEDDLE_S3_SECRET_KEY: 's',
    HEDDLE_POSTGRES_URL: 'postgres://127.0.0.1/heddle',
    HEDDLE_CDN_BASE_URL: 'http://127.0.0.1:8080/',
    ...env,
  })
  const { sweeper } = readControlConfig(reader)
  reader.done()
  return sweeper
}

describe('what control keeps', () => {
  test('is kept as long as the documents say, unless the operator says otherwise', () => {
    expect(read({})).toMatchObject({ keepJobsMs: 400 * DAY, keepDeliveriesMs: 30 * DAY, keepAssetsMs: 30 * DAY })
    expect(read({})).toMatchObject({ keepAuditMs: 400 * DAY })
    expect(
      read({ HEDDLE_KEEP_JOBS_DAYS: '31', HEDDLE_KEEP_DELIVERIES_DAYS: '7', HEDDLE_KEEP_AUDIT_DAYS: '90' }),
    ).toMatchObject({
      keepJobsMs: 31 * DAY,
      keepDeliveriesMs: 7 * DAY,
      keepAuditMs: 90 * DAY,
    })
  })

  test('is no job for less than work of it may come again', () => {
    expect(() => read({ HEDDLE_KEEP_JOBS_DAYS: '29' })).toThrow('HEDDLE_KEEP_JOBS_DAYS must be a whole number from 30')
    expect(() => read({ HEDDLE_KEEP_AUDIT_DAYS: '29' })).toThrow(
      'HEDDLE_KEEP_AUDIT_DAYS must be a whole number from 30',
    )
  })
})
