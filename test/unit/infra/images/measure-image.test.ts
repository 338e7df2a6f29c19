// What is measured is the file that lies there now, whatever lay in its place before.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { measureImage } from '../../../../infra/images/measure-image.ts'
import { rawTiff } from '../../../harness/fakes/images.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-measure-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const picture = (width: number) => sharp({ create: { width, height: 10, channels: 3, background: '#305070' } })

describe('a file in the place of another', () => {
  test.each(['png', 'jpeg', 'webp', 'tiff', 'avif', 'gif'] as const)('is measured anew as %s', async (kind) => {
    const path = join(folder, kind)
    for (const width of [20, 30]) {
      const file = await picture(width)[kind]().toBuffer()
      await writeFile(path, file)
      const measured = await measureImage({ path, bytes: file.length, sha256: '' }, 'image', () => {})
      expect(measured).toMatchObject({ contentType: `image/${kind}`, width, height: 10 })
    }
  })
})

describe('a file of a kind that is not taken', () => {
  test.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['PDF', '%PDF-1.7\n'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0'],
    ['PSD', '8BPS\0\x01'],
    ['JPEG XL', '\xff\x0a\xfa'],
    ['JPEG 2000', '\0\0\0\x0cjP  \r\n'],
    ['ICO', '\0\0\x01\0\x01\0'],
    ['EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
  ])('is named: %s', async (name, beginning) => {
    const path = join(folder, name)
    await writeFile(path, Buffer.from(beginning, 'latin1'))
    const measured = measureImage({ path, bytes: beginning.length, sha256: '' }, 'image', () => {})
    await expect(measured).rejects.toMatchObject({
      code: 'unsupported_media_type',
      errors: [{ field: 'image', message: `is ${name}; send the picture as PNG, JPEG, WebP, TIFF, AVIF or GIF` }],
    })
  })

  test('is named: TIFF in CIE Lab', async () => {
    const path = join(folder, 'lab')
    const file = rawTiff({ side: 64, samples: 3, photometric: 8 })
    await writeFile(path, file)
    const measured = measureImage({ path, bytes: file.length, sha256: '' }, 'image', () => {})
    await expect(measured).rejects.toMatchObject({
      code: 'unsupported_media_type',
      errors: [{ field: 'image', message: 'is in CIE Lab colours; save it in RGB, grey or CMYK' }],
    })
  })
})
