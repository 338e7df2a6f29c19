import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { createSecretBox } from '../../../../../infra/ledger/webhooks/secret-box.ts'

const [old, young] = [randomBytes(32), randomBytes(32)]
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const refused = { code: 'ledger_refused', remedy: 'retry', message: expect.stringContaining('whk_1') }

describe('a sealed secret', () => {
  const box = createSecretBox([old], randomBytes)
  const sealed = box.seal(SECRET, 'whk_1')

  test('opens to what it was, and looks different each time', () => {
    expect(box.open(sealed, 'whk_1')).toBe(SECRET)
    expect(sealed.startsWith(String(box.mark))).toBe(true)
    expect(box.seal(SECRET, 'whk_1')).not.toBe(sealed)
    expect(sealed).not.toContain('whsec')
  })

  test('opens for nobody else, with no other key, and with no byte changed', () => {
    expect(() => box.open(sealed, 'whk_2')).toThrow(/opens the secret of whk_2/)
    expect(() => createSecretBox([young], randomBytes).open(sealed, 'whk_1')).toThrow(expect.objectContaining(refused))
    expect(() => createSecretBox([], randomBytes).open(sealed, 'whk_1')).toThrow(expect.objectContaining(refused))
    const at = String(box.mark).length
    const bytes = Buffer.from(sealed.slice(at), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] ^= 1
      const stored = `${box.mark}${changed.toString('base64url')}`
      expect(() => box.open(stored, 'whk_1')).toThrow(expect.objectContaining(refused))
    }
    expect(() => box.open(sealed.slice(0, at + 8), 'whk_1')).toThrow(expect.objectContaining(refused))
  })

  test('opens with the key before, while new ones are sealed with the newest', () => {
    const both = createSecretBox([young, old], randomBytes)
    expect(both.open(sealed, 'whk_1')).toBe(SECRET)
    expect(both.mark).not.toBe(box.mark)
    expect(createSecretBox([young], randomBytes).open(both.seal(SECRET, 'whk_1'), 'whk_1')).toBe(SECRET)
  })
})

test('without a key secrets stay as they are, and what was never sealed is read', () => {
  const none = createSecretBox([], randomBytes)
  expect([none.mark, none.seal(SECRET, 'whk_1')]).toEqual([undefined, SECRET])
  expect(createSecretBox([old], randomBytes).open(SECRET, 'whk_1')).toBe(SECRET)
})
