import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import { bring } from '../bench-cache.ts'
import { hexOf, meansOf } from './k-means.ts'

const VTRACER = { name: 'vtracer', command: 'pip install -q --no-deps --target . vtracer==1.0.0a4' }

/** VTracer's newest pre-release, when it can be had. */
export async function bringVtracer(): Promise<string | undefined> {
  return bring(VTRACER)
}

/** VTracer as it comes. */
export function vtracerDefault(folder: string, image: RgbaImage): Promise<string> {
  return convert(folder, image, '')
}

/** VTracer with the inks given, in the settings that did best of those tried. */
export function vtracerBest(folder: string, image: RgbaImage, count: number): Promise<string> {
  const palette = meansOf(image.data, count).map((color) => `"${hexOf(color)}"`)
  const options = 'hierarchical="cutout", color_precision=8, layer_difference=8, filter_speckle=2, length_threshold=3.5'
  return convert(folder, image, `${options}, palette=[${palette.join(',')}]`)
}

async function convert(folder: string, { data, width, height }: RgbaImage, options: string): Promise<string> {
  const base = join(tmpdir(), `trace-bench-${randomUUID()}`)
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  await writeFile(`${base}.png`, png)
  const script = `import vtracer; vtracer.convert_file("${base}.png", "${base}.svg", vtracer.Config(${options}))`
  try {
    await runPython(folder, script)
    return await readFile(`${base}.svg`, 'utf8')
  } finally {
    await Promise.all([rm(`${base}.png`, { force: true }), rm(`${base}.svg`, { force: true })])
  }
}

function runPython(folder: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('python3', ['-c', script], {
      env: { ...process.env, PYTHONPATH: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`python ended with ${code}`))))
  })
}
