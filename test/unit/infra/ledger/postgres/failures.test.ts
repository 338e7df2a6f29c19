import { describe, expect, test } from '@jest/globals'
import { DatabaseError } from 'pg'
import { brokenConstraint, ledgerFailure } from '../../../../../infra/ledger/postgres/failures.ts'
import { Failure } from '../../../../../infra/lifecycle/failure.ts'

function refusal(code: string, constraint?: string): DatabaseError {
  const error = new DatabaseError(`said ${code}`, 0, 'error')
  return Object.assign(error, { code, constraint })
}

describe('what pg throws', () => {
  test.each([
    ['08006', 'connection failure'],
    ['40001', 'serialization failure'],
    ['40P01', 'deadlock'],
    ['53300', 'too many connections'],
    ['57P01', 'shutdown'],
    ['57014', 'statement timeout'],
    ['55P03', 'lock not available'],
    ['25006', 'read-only after a failover'],
  ])('is worth another try when Postgres says %s (%s)', (code) => {
    expect(ledgerFailure(refusal(code))).toMatchObject({ code: 'ledger_unavailable', remedy: 'retry' })
  })

  test.each([
    ['23505', 'unique violation'],
    ['23514', 'check violation'],
    ['42P01', 'no such table'],
    ['28P01', 'wrong password'],
  ])('is a crash when Postgres says %s (%s), even if its words sound like a lost connection', (code) => {
    const error = Object.assign(refusal(code), { message: 'connection terminated' })
    expect(ledgerFailure(error)).toMatchObject({ code: 'ledger_refused', remedy: 'crash' })
  })

  test.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
  ])('is worth another try when the connection is lost: %s', (error) => {
    expect(ledgerFailure(error)).toMatchObject({ code: 'ledger_unavailable', remedy: 'retry', cause: error })
  })

  test('is parked when a value is at fault, for it will be refused every time', () => {
    expect(ledgerFailure(refusal('22021'))).toMatchObject({ code: 'ledger_refused', remedy: 'park' })
  })

  test('is a crash when nobody knows what it is', () => {
    expect(ledgerFailure(new TypeError('connection.connect is not a function'))).toMatchObject({ remedy: 'crash' })
    const argument = Object.assign(new TypeError('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' })
    expect(ledgerFailure(argument)).toMatchObject({ code: 'ledger_refused', remedy: 'crash' })
    expect(ledgerFailure('a string')).toMatchObject({ remedy: 'crash' })
  })

  test('stays as it is when it is a failure already', () => {
    const failure = new Failure('ledger_refused', 'park', 'said before')
    expect(ledgerFailure(failure)).toBe(failure)
  })

  test('names the constraint it broke, through the failure it was wrapped in', () => {
    const error = refusal('23505', 'account_name_key')
    expect(brokenConstraint(error)).toBe('account_name_key')
    expect(brokenConstraint(ledgerFailure(error))).toBe('account_name_key')
    expect(brokenConstraint(refusal('40001', 'account_name_key'))).toBeUndefined()
    expect(brokenConstraint(new Error('other'))).toBeUndefined()
  })
})
