import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { run } from '../../../../processors/cli/enlarge.ts'
import { discPicture, noisePicture, reduceByArea, savePng } from '../engines/enlarge/pictures.ts'

const CLI = join(import.meta.dirname, '../../../../processors/cli.ts')

let folder = ''
let discs = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-enlarge-command-test-'))
  discs = join(folder, 'discs.png')
  await savePng(reduceByArea(discPicture(192), 4), discs)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the enlarge command', () => {
  test.each([
    [
      ['--scale', '4', '--tile', 'on', '--method', 'flat'],
      'out.png',
      { method: 'flat', tile: { mode: 'on' }, width: 192 },
    ],
    [
      ['--scale', '2', '--tile', 'off', '--method', 'bicubic'],
      'out.tiff',
      { method: 'bicubic', contentType: 'image/tiff' },
    ],
    [
      ['--scale', '8', '--method', 'network', '--format', 'webp'],
      'out',
      { method: 'network', contentType: 'image/webp' },
    ],
    [['--tile', 'auto'], 'out.zip', { scale: 16, contentType: 'application/zip' }],
  ])('takes %j for %s', async (flags, name, report) => {
    const out = join(folder, name)
    expect(await run([discs, '--out', out, ...flags])).toMatchObject(report)
    expect(existsSync(out)).toBe(true)
  })

  test.each([
    [['--scale', '3'], /--scale: must be one of 2, 4, 8, 16/],
    [['--method', 'recipe'], /holds no recipe/],
    [['--method', 'magic'], /--method/],
    [['--tile', 'maybe'], /--tile/],
  ])('says what is wrong with %j and writes nothing', async (flags, said) => {
    const out = join(folder, 'refused.png')
    await expect(run([discs, '--out', out, ...flags])).rejects.toThrow(said)
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([])
  })

  describe('when it is interrupted', () => {
    /** Interrupts the command as soon as `isReached` holds; resolves to its exit code and the signal that ended it. */
    async function interrupt(
      noise: string,
      out: string,
      isReached: () => Promise<boolean>,
    ): Promise<readonly unknown[]> {
      const args = ['--no-warnings', CLI, 'enlarge', noise, '--out', out, '--method', 'network']
      const child = spawn(process.execPath, args, { stdio: 'ignore' })
      const ended = once(child, 'exit')
      while (child.exitCode === null && !(await isReached())) await new Promise((done) => setTimeout(done, 20))
      child.kill('SIGINT')
      return ended
    }
    const leftOf = async (name: string): Promise<readonly string[]> =>
      (await readdir(folder)).filter((file) => file.startsWith(name))

    test('while it draws, stops after the next band and leaves no file', async () => {
      const noise = join(folder, 'noise.png')
      await savePng(noisePicture(768, 768, 3), noise)
      const isDrawing = async (): Promise<boolean> => (await leftOf('drawing')).length > 0
      expect(await interrupt(noise, join(folder, 'drawing.png'), isDrawing)).toEqual([1, null])
      expect(await leftOf('drawing')).toEqual([])
    })

    test('while it looks, ends without waiting for the end of a step, and has begun no file', async () => {
      const noise = join(folder, 'fine-noise.png')
      await savePng(noisePicture(1024, 1024, 3), noise)
      const pipe = join(folder, 'pipe')
      await promisify(execFile)('mkfifo', [pipe])
      let end: readonly unknown[] = []
      // A test that was held up until the command drew has interrupted that, and tries again.
      for (let tries = 0; tries < 5 && end[1] !== 'SIGINT'; tries += 1) {
        // Once all that was put into the pipe is taken out of it, looking has begun.
        const given = pipeline(createReadStream(noise), createWriteStream(pipe))
        end = await interrupt(pipe, join(folder, 'looking.png'), () => given.then(() => true))
        expect(await leftOf('looking')).toEqual([])
      }
      expect(end).toEqual([null, 'SIGINT'])
    })
  })
})
