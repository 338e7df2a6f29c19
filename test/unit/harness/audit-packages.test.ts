import { expect, test } from '@jest/globals'
import { judgeAudit } from '../../harness/audit-packages.ts'

const reportOf = (high: number, critical: number): string =>
  JSON.stringify({ metadata: { vulnerabilities: { info: 3, low: 2, moderate: 1, high, critical, total: 6 } } })

test('packages with high or critical holes are found, and lesser ones pass', () => {
  expect(judgeAudit(reportOf(0, 0))).toEqual({ verdict: 'clean', says: '0 critical, 0 high' })
  expect(judgeAudit(reportOf(1, 0)).verdict).toBe('found')
  expect(judgeAudit(reportOf(0, 2))).toEqual({ verdict: 'found', says: '2 critical, 0 high' })
})

test('an index that cannot be asked is no finding, and is said', () => {
  expect(judgeAudit('{"message":"405 Method Not Allowed"}')).toEqual({
    verdict: 'not asked',
    says: '405 Method Not Allowed',
  })
  for (const nothing of ['', 'not json', '{}', '[]']) expect(judgeAudit(nothing).verdict).toBe('not asked')
})
