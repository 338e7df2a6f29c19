import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import type { ByteRange } from '../../../../ingress/http/byte-range.ts'
import { readOn } from '../../../../ingress/http/read-on.ts'

const file = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

/** Gives at most so many bytes and then breaks off. */
function brokenStore(bytesMax: number) {
  const asked: ByteRange[] = []
  const open = async (part: ByteRange): Promise<Readable> => {
    asked.push(part)
    const bytes = file.subarray(part.offset, part.offset + Math.min(part.length, bytesMax))
    return Readable.from(
      (async function* () {
        if (bytes.length > 0) yield bytes
        if (bytes.length < part.length) throw new Error('the store closed the line')
      })(),
    )
  }
  return { asked, open }
}

test.each([
  [{ offset: 0, length: 1000 }, 4],
  [{ offset: 250, length: 600 }, 2],
])('what a store breaks off is asked for from there: %j', async (part, times) => {
  const { asked, open } = brokenStore(300)
  const read = await buffer(readOn(await open(part), part, open))
  expect(read).toEqual(file.subarray(part.offset, part.offset + part.length))
  expect(asked).toHaveLength(times)
})

test('a store that gives nothing more is not asked again', async () => {
  const { asked, open } = brokenStore(0)
  const part = { offset: 0, length: 1000 }
  await expect(buffer(readOn(await open(part), part, open))).rejects.toThrow('broke off')
  expect(asked).toHaveLength(1)
})

test('a reader that goes lets the store go', async () => {
  const source = Readable.from([file.subarray(0, 10), file.subarray(10)])
  const reader = readOn(source, { offset: 0, length: 1000 }, async () => source)
  for await (const _chunk of reader) break
  expect(source.destroyed).toBe(true)
})
