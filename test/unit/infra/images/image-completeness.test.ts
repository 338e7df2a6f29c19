import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import sharp from 'sharp'
import { missingOfJpeg, missingOfPng, missingOfWebp } from '../../../../infra/images/image-completeness.ts'
import { sniff } from '../../../../infra/images/image-kind.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-complete-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const checks = { png: missingOfPng, jpeg: missingOfJpeg, webp: missingOfWebp } as const
type Kind = keyof typeof checks

async function missing(kind: Kind, bytes: Buffer): Promise<string | undefined> {
  const path = join(folder, 'image')
  await writeFile(path, bytes)
  const file = await open(path)
  try {
    return await checks[kind](file, bytes.length)
  } finally {
    await file.close()
  }
}

/** Noise, so that the coded data is long and has every byte in it. */
function noise(kind: Kind, progressive = false): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 150 * 150 * 3 }, (_, index) => (index * 2654435761) >>> 24))
  const image = sharp(data, { raw: { width: 150, height: 150, channels: 3 } }).withMetadata({ density: 300 })
  return image.toFormat(kind, { progressive }).toBuffer()
}

describe.each(['png', 'jpeg', 'webp'] as const)('a %s file', (kind) => {
  test('that is whole is whole, also with something behind its end', async () => {
    const bytes = await noise(kind)
    expect(sniff(bytes)).toBe(kind)
    expect(await missing(kind, bytes)).toBeUndefined()
    expect(await missing(kind, Buffer.concat([bytes, Buffer.alloc(100_000, 1)]))).toBeUndefined()
  })

  test('that was cut anywhere is not', async () => {
    const bytes = await noise(kind)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: bytes.length - 2 }), async (length) => {
        expect(await missing(kind, bytes.subarray(0, length))).toMatch(/cut off/)
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

test.each([
  [1, undefined],
  [2, /^has 2 frames, and only still images/],
])('a PNG that says it has %i frames is one picture or none', async (frames, reason) => {
  const bytes = await noise('png')
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write('acTL', 4, 'latin1')
  control.writeUInt32BE(frames, 8)
  const idat = bytes.indexOf('IDAT') - 4
  const said = await missing('png', Buffer.concat([bytes.subarray(0, idat), control, bytes.subarray(idat)]))
  if (reason) expect(said).toMatch(reason)
  else expect(said).toBeUndefined()
})

test('a progressive JPEG is whole at its end and not at one of its scans', async () => {
  const bytes = await noise('jpeg', true)
  expect(await missing('jpeg', bytes)).toBeUndefined()
  expect(await missing('jpeg', bytes.subarray(0, bytes.length - 500))).toMatch(/cut off/)
})

test('the end marker of a thumbnail is not the end of its JPEG', async () => {
  const bytes = await noise('jpeg')
  const thumbnail = Buffer.from([0xff, 0xe1, 0x00, 0x08, 0xff, 0xd8, 0x00, 0x00, 0xff, 0xd9])
  const holding = Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)])
  expect(await missing('jpeg', holding)).toBeUndefined()
  expect(await missing('jpeg', holding.subarray(0, holding.length - 2))).toMatch(/cut off/)
})
