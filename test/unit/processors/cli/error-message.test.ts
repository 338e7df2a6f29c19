import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { errorMessage } from '../../../../processors/cli/error-message.ts'

test('a file that is not there is named first, without the names of errors and calls', async () => {
  const thrown = await readFile('/no such/a.png').catch((error: unknown) => error)
  expect(errorMessage(thrown)).toBe('/no such/a.png: no such file or directory')
})

test('whatever else was thrown says what it says', () => {
  expect(errorMessage(new Error('the image is empty'))).toBe('the image is empty')
  expect(errorMessage('stopped')).toBe('stopped')
})
