import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { openFileTarget } from '../../../../../processors/engines/raster/byte-target.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-target-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** `abcd`, patched to `aXcd`. */
async function write(path: string): Promise<void> {
  const target = await openFileTarget(path)
  await target.append(Buffer.from('ab'))
  await target.append(Buffer.from('cd'))
  await target.patch(1, Buffer.from('X'))
  await target.close()
}

describe('a file target', () => {
  test('shows its file when it is whole, in place of the one before', async () => {
    const path = join(folder, 'a.png')
    writeFileSync(path, 'old')
    const target = await openFileTarget(path)
    await target.append(Buffer.from('new and longer'))
    expect(readFileSync(path, 'utf8')).toBe('old')
    await target.close()
    expect(readFileSync(path, 'utf8')).toBe('new and longer')
    expect(readdirSync(folder)).toEqual(['a.png'])
  })

  test('that is given up leaves what was there', async () => {
    const path = join(folder, 'a.png')
    writeFileSync(path, 'old')
    const target = await openFileTarget(path)
    await target.append(Buffer.from('new'))
    await target.discard()
    await target.discard()
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['old'])
  })

  test('writes through a link and leaves the link', async () => {
    const [link, file] = [join(folder, 'link.png'), join(folder, 'file.png')]
    writeFileSync(file, 'longer than what comes')
    symlinkSync(file, link)
    await write(link)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('aXcd')
    expect(readdirSync(folder)).toEqual(['file.png', 'link.png'])
  })

  test('feeds a pipe, which stays one', async () => {
    const pipe = join(folder, 'pipe.png')
    execFileSync('mkfifo', [pipe])
    const reader = spawn('cat', [pipe])
    let text = ''
    reader.stdout.on('data', (data) => {
      text += data
    })
    await Promise.all([write(pipe), once(reader, 'close')])
    expect(text).toBe('aXcd')
    expect(lstatSync(pipe).isFIFO()).toBe(true)
  })
})
