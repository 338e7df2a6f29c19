import { describe, expect, test } from '@jest/globals'
import { keyRow } from '../../../../../infra/ledger/accounts/access.ts'
import { accountRow, bigint, jobRow, outboxRow } from '../../../../../infra/ledger/postgres/rows.ts'

const digits = '0'.repeat(32)
const row = {
  job_id: `job_${digits}`,
  account_id: `acct_${digits}`,
  operation: 'generate',
  lane: 'shared',
  state: 'accepted',
  credits: 4,
  accepted_at: '1795269499492',
  deadline_at: '1795269559492',
  finished_at: null,
  completion: null,
  refund: null,
}

describe('rows of the ledger', () => {
  test('of jobs are read with numbers for times and without what is null', () => {
    expect(jobRow.parse(row)).toEqual({
      jobId: row.job_id,
      accountId: row.account_id,
      operation: 'generate',
      lane: 'shared',
      state: 'accepted',
      credits: 4,
      acceptedAt: 1795269499492,
      deadlineAt: 1795269559492,
    })
    expect('finishedAt' in jobRow.parse(row)).toBe(false)
  })

  test.each([
    { job_id: 'job_1' },
    { account_id: row.job_id },
    { operation: 'weave' },
    { lane: 'fast' },
    { state: 'lost' },
    { accepted_at: 'yesterday' },
    { completion: {} },
    { refund: { jobId: row.job_id } },
  ])('of jobs are refused with %j', (fault) => {
    expect(jobRow.safeParse({ ...row, ...fault }).success).toBe(false)
  })

  test('hold whole numbers up to 2^53 and no further', () => {
    expect(bigint.parse('9007199254740991')).toBe(9007199254740991)
    expect(bigint.parse('-3')).toBe(-3)
    expect(bigint.safeParse('9007199254740993').success).toBe(false)
    expect(bigint.safeParse('1.5').success).toBe(false)
    expect(bigint.safeParse('').success).toBe(false)
  })

  test('of the outbox keep their id as text and are refused for an event that is not in the catalogue', () => {
    const message = {
      id: '9007199254740993',
      topic: 't',
      key: 'k',
      event: 'refund',
      payload: {},
      headers: { ce_id: 'x' },
    }
    expect(outboxRow.parse(message)).toEqual(message)
    expect(outboxRow.safeParse({ ...message, event: 'invoice' }).success).toBe(false)
    expect(outboxRow.safeParse({ ...message, payload: [] }).success).toBe(false)
    expect(outboxRow.safeParse({ ...message, headers: { ce_id: 1 } }).success).toBe(false)
  })

  test('of accounts and keys are read with their names in our spelling', () => {
    const money = { granted: '5', available: '3', held: '1', spent: '1' }
    const account = { account_id: row.account_id, name: 'mill', tier: 'standard', ...money }
    const balances = { granted: 5, available: 3, held: 1, spent: 1 }
    expect(accountRow.parse(account)).toEqual({
      accountId: row.account_id,
      name: 'mill',
      tier: 'standard',
      ...balances,
    })
    const key = { key_id: `key_${digits}`, account_id: row.account_id, name: 'shop', prefix: 'hdl', created_at: '7' }
    const terms = { scopes: ['read'], origins: [], addresses: ['192.0.2.0/24'] }
    expect(keyRow.parse({ ...key, ...terms, expires_at: '9', revoked_at: null, last_used_at: '8' })).toEqual({
      keyId: key.key_id,
      accountId: row.account_id,
      name: 'shop',
      prefix: 'hdl',
      createdAt: 7,
      expiresAt: 9,
      lastUsedAt: 8,
      ...terms,
    })
  })
})
