import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { fileTrouble } from '../../../../infra/lifecycle/file-trouble.ts'

const thrownBy = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined).catch((error) => error)

test('says what is wrong without the names of errors, calls and files', async () => {
  expect(fileTrouble(await thrownBy(readFile('/no such/a.png')))).toBe('no such file or directory')
  expect(fileTrouble(await thrownBy(readFile('/tmp')))).toBe('illegal operation on a directory')
  expect(fileTrouble(await thrownBy(mkdir('/tmp')))).toBe('file already exists')
  expect(fileTrouble(await thrownBy(writeFile('/dev/null/x', '')))).toBe('not a directory')
  expect(fileTrouble(await thrownBy(open("/no, open 'x'/b", 'w')))).toBe('no such file or directory')
})

test('leaves other words as they are', () => {
  expect(fileTrouble(new Error('it is a folder'))).toBe('it is a folder')
  expect(fileTrouble('stopped')).toBe('stopped')
})
