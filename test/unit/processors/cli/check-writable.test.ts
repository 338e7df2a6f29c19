import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { checkWritable } from '../../../../processors/cli/check-writable.ts'
import { run as enlarge } from '../../../../processors/cli/enlarge.ts'
import { run as generate } from '../../../../processors/cli/generate.ts'
import { run as drawSheet } from '../../../../processors/cli/sheet.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-out-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('where a result is to be written', () => {
  test('may be a new file, one that is there, or a device; none of them is touched', async () => {
    const there = join(folder, 'there.png')
    writeFileSync(there, 'kept')
    for (const out of [join(folder, 'new.png'), there, '/dev/null']) await checkWritable(out)
    expect(readdirSync(folder)).toEqual(['there.png'])
    expect(readFileSync(there, 'utf8')).toBe('kept')
  })

  test('is no folder, and nowhere where there is none', async () => {
    await expect(checkWritable(folder)).rejects.toThrow(/^--out names .*: it is a folder$/)
    const out = join(folder, 'missing', 'a.png')
    await expect(checkWritable(out)).rejects.toThrow(`there is no folder ${join(folder, 'missing')}`)
    const file = join(folder, 'a.png')
    writeFileSync(file, '')
    await expect(checkWritable(join(file, 'b.png'))).rejects.toThrow('there is no folder')
  })

  test('is not closed to who asks', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o500)
    // The administrator may write anywhere.
    if (process.getuid?.() !== 0)
      await expect(checkWritable(join(closed, 'a.png'))).rejects.toThrow('permission denied')
  })

  test('is asked before any work', async () => {
    const out = join(folder, 'missing', 'a.png')
    // The pictures and prompts are missing as well, which would be said first if they had been opened.
    for (const work of [enlarge(['no.png', '--out', out]), drawSheet(['no.txt', '--out', out])])
      await expect(work).rejects.toThrow('there is no folder')
    await expect(generate(['roses', '--out', out])).rejects.toThrow('there is no folder')
    await expect(drawSheet(['no.txt', '--out', 'a.gif'])).rejects.toThrow('--out ends in .png')
  })
})
