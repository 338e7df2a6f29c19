import { describe, expect, test } from '@jest/globals'
import type { BatchAccess } from '../../../../../infra/ledger/ports/batch-port.ts'
import { createOpenWindow } from '../../../../../processors/lanes/admission/open-window.ts'
import type { AccountId } from '../../../../../schemas/ids.ts'
import type { Lane } from '../../../../../schemas/operations.ts'

const accessOf = (name: string, lane: Lane = 'shared'): BatchAccess => ({
  accountId: name as AccountId,
  tier: 'enterprise',
  lane,
  enabled: true,
  generation: 1,
  outOfCredits: 'wait',
})
const [one, two, own] = [accessOf('one'), accessOf('two'), accessOf('own', 'dedicated-own')]

describe('the window of open jobs', () => {
  test('is one account’s alone while nobody else waits, and shared evenly when they do', () => {
    const window = createOpenWindow(100)
    expect(window.room(one)).toBe(100)
    window.refresh(new Map([[one.accountId, 70]]), [one, two])
    expect([window.room(one), window.room(two)]).toEqual([0, 50])
    window.refresh(new Map([[one.accountId, 30]]), [one])
    expect(window.room(one)).toBe(70)
  })

  test('counts what was opened since the books were read', () => {
    const window = createOpenWindow(100)
    window.opened(one.accountId, 40)
    expect(window.room(one)).toBe(60)
    window.refresh(new Map(), [one])
    expect(window.room(one)).toBe(100)
  })

  test('leaves each account some room, however many wait; a lane of its own is all the account’s', () => {
    const window = createOpenWindow(16)
    const many = Array.from({ length: 40 }, (_, index) => accessOf(`a${index}`))
    window.refresh(new Map(), [...many, own])
    expect([window.room(one), window.room(own)]).toEqual([8, 16])
  })
})
