import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { openFileTarget } from '../../../../../processors/engines/raster/byte-target.ts'
import { openWebpWriter } from '../../../../../processors/engines/raster/webp-writer.ts'

const HEIGHT = 8
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-webp-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One grey of the given width, written where all the others are written, and what came of it. */
async function written(width: number, grey: number) {
  const path = join(folder, 'output')
  const sink = await openWebpWriter(await openFileTarget(path), { width, height: HEIGHT, kind: 'rgb' }, `${path}.rows`)
  await sink.write(new Uint8Array(width * HEIGHT * 3).fill(grey))
  await sink.close()
  const { data, info } = await sharp(await readFile(path))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, error: Math.abs(data[0] - grey) }
}

test('pictures whose rows wait under the same name one after another are each their own', async () => {
  for (const [width, grey] of [
    [16, 10],
    [40, 200],
    [40, 90],
  ] as const) {
    const picture = await written(width, grey)
    expect(picture).toEqual({ width, height: HEIGHT, error: expect.any(Number) })
    expect(picture.error).toBeLessThan(4)
  }
  expect(await readdir(folder)).toEqual(['output'])
})
