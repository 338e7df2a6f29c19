import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { clamp } from '../../../processors/engines/numbers/clamp.ts'
import { families } from '../../../processors/engines/pattern/families/registry.ts'

const CLAMP = '../../../processors/engines/numbers/clamp.ts'

test('engines are loaded by Node for all files, and so are no objects of this one', () => {
  expect(Array.isArray(families)).toBe(true)
  expect(families).not.toBeInstanceOf(Array)
})

test('a module is one, however it is imported', async () => {
  expect((await import(CLAMP)).clamp).toBe(clamp)
  expect((await import('sharp')).default).toBe(sharp)
})
