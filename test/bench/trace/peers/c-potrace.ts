import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import { bring } from '../bench-cache.ts'
import { enlargedMask, shareAtLeast } from './coverage-mask.ts'
import { hexOf, rankByLight } from './k-means.ts'

const POTRACE = {
  name: 'potrace',
  command:
    'apt-get download potrace libpotrace0 && for f in *.deb; do dpkg -x "$f" .; done && test -x usr/bin/potrace && rm *.deb',
}

const ZOOM = 4

/** The C potrace, when it can be had. */
export async function bringPotrace(): Promise<string | undefined> {
  return bring(POTRACE)
}

/** K-means, then one mask an ink, lightest lowest, each holding everything darker; told the number of inks. */
export async function stackedPotrace(folder: string, image: RgbaImage, count: number): Promise<string> {
  const { inks, rank } = rankByLight(image, count)
  const { width, height } = image
  return stack(folder, inks.map(hexOf), { width, height, zoom: 1 }, (level) =>
    rank.map((own) => (own >= level ? 1 : 0)),
  )
}

/** The same inks, but each mask is the coverage the pixels show, enlarged four times before it is cut. */
export async function coveragePotrace(folder: string, image: RgbaImage, count: number): Promise<string> {
  const ranked = rankByLight(image, count)
  const { width, height } = image
  const shares = shareAtLeast(image, ranked)
  return stack(folder, ranked.inks.map(hexOf), { width, height, zoom: ZOOM }, (level) =>
    enlargedMask(shares(level), width, height, ZOOM),
  )
}

type Frame = { readonly width: number; readonly height: number; readonly zoom: number }

async function stack(
  folder: string,
  hexes: readonly string[],
  { width, height, zoom }: Frame,
  maskOf: (level: number) => Uint8Array,
): Promise<string> {
  const layers = [`<path fill="${hexes[0]}" d="M0 0H${width}V${height}H0Z"/>`]
  for (let level = 1; level < hexes.length; level++) {
    const svg = await traceMask(folder, maskOf(level), width * zoom, height * zoom)
    const group = /<g transform="([^"]+)"[^>]*>([\s\S]*)<\/g>/.exec(svg)
    if (group) layers.push(`<g fill="${hexes[level]}" transform="scale(${1 / zoom}) ${group[1]}">${group[2]}</g>`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`
}

function traceMask(folder: string, mask: Uint8Array, width: number, height: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(folder, 'usr/bin/potrace'), ['-s', '-r', '72', '-o', '-', '-'], {
      env: { LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu') },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts).toString()) : reject(new Error(`potrace ended with ${code}`)),
    )
    child.stdin.end(Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), packBits(mask, width, height)]))
  })
}

function packBits(mask: Uint8Array, width: number, height: number): Buffer {
  const line = (width + 7) >> 3
  const packed = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (mask[y * width + x]) packed[y * line + (x >> 3)] |= 128 >> (x & 7)
  return packed
}
