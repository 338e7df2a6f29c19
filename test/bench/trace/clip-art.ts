import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bring } from './bench-cache.ts'
import { createRandom } from './drawings.ts'
import { type BenchPicture, pictureOf } from './picture.ts'

/** The part of an Iconify collection that is used. */
export type Collection = {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
}

const OUTLINED = {
  name: 'outlined',
  command: 'npm install --prefix . --no-audit --no-fund @iconify-json/openmoji@1.2.29 @iconify-json/lucide@1.2.137',
}

/** Line icons, 512 px, one ink. */
export async function lineIcons(seeds: readonly number[]): Promise<BenchPicture[]> {
  const folder = await bring(OUTLINED)
  if (!folder) return []
  const set = readCollection(join(folder, 'node_modules/@iconify-json/lucide/icons.json'))
  return seeds.map((seed) => {
    const [name, body] = pick(set, seed, () => true)
    return pictureOf(`lucide ${name}`, sheetOf([body], set, 1, '#1f2a44'), 512)
  })
}

/** Flat emoji, 512 px, few inks and wide shapes. */
export function flatClipArt(seeds: readonly number[]): BenchPicture[] {
  const set = readPackage('@iconify-json/fluent-emoji-flat/icons.json')
  return seeds.map((seed) => {
    const [name, body] = pick(set, seed, (found) => !/radient/.test(found) && found.length > 1200)
    return pictureOf(`fluent ${name}`, sheetOf([body], set, 1), 512)
  })
}

/** Nine drawings on one sheet, 640 px: many inks, small shapes. */
export function manyInks(seeds: readonly number[]): BenchPicture[] {
  const set = readPackage('@iconify-json/noto/icons.json')
  return seeds.map((seed) => {
    const random = createRandom(seed * 31 + 7)
    const bodies = Array.from({ length: 9 }, () => pick(set, Math.floor(random() * 1e6), isFlatAndRich)[1])
    return pictureOf(`noto sheet ${seed}`, sheetOf(bodies, set, 3), 640)
  })
}

/** Thirty-six outlined drawings on one sheet, 512 px: black lines of two to three pixels. */
export async function thinOutlines(seeds: readonly number[]): Promise<BenchPicture[]> {
  const folder = await bring(OUTLINED)
  if (!folder) return []
  const set = readCollection(join(folder, 'node_modules/@iconify-json/openmoji/icons.json'))
  return seeds.map((seed) => {
    const random = createRandom(seed * 37 + 11)
    const bodies = Array.from({ length: 36 }, () => pick(set, Math.floor(random() * 1e6), isOutlined)[1])
    return pictureOf(`openmoji sheet ${seed}`, sheetOf(bodies, set, 6), 512)
  })
}

/** Shaded emoji, 512 px. */
export function gradientClipArt(seeds: readonly number[]): BenchPicture[] {
  const set = readPackage('@iconify-json/noto/icons.json')
  return seeds.map((seed) => {
    const [name, body] = pick(set, seed, (found) => /radient/.test(found) && found.length < 20_000)
    return pictureOf(`noto ${name}`, sheetOf([body], set, 1), 512)
  })
}

function isFlatAndRich(body: string): boolean {
  return !/radient/.test(body) && body.length > 1500
}

function isOutlined(body: string): boolean {
  return /stroke="#000"/.test(body) && /fill="#[0-9a-f]{3,6}"/i.test(body)
}

function readPackage(path: string): Collection {
  return readCollection(createRequire(import.meta.url).resolve(path))
}

export function readCollection(path: string): Collection {
  return JSON.parse(readFileSync(path, 'utf8')) as Collection
}

/** The drawing that a seed stands for: even seeds take from one half of a collection, odd ones from the other. */
function pick(set: Collection, seed: number, suits: (body: string) => boolean): readonly [name: string, body: string] {
  const names = Object.keys(set.icons)
    .filter((name) => suits(set.icons[name].body))
    .sort()
  const half = names.filter((_, index) => index % 2 === seed % 2)
  const name = half[Math.floor(createRandom(seed * 7919 + 13)() * half.length)]
  return [name, set.icons[name].body]
}

/** A drawing whose definitions are its own, whatever stands beside it. */
export function withOwnIds(body: string, index: number): string {
  const own = body.replaceAll(/\bid="([^"]+)"/g, `id="c${index}$1"`)
  return own.replaceAll(/url\(#/g, `url(#c${index}`).replaceAll(/href="#/g, `href="#c${index}`)
}

/** Drawings side by side on white. */
function sheetOf(bodies: readonly string[], set: Collection, columns: number, ink?: string): string {
  const size = set.width ?? 24
  const whole = size * columns
  const cells = bodies.map((body, index) => {
    const x = (index % columns) * size
    const y = Math.floor(index / columns) * size
    return `<g transform="translate(${x} ${y})">${withOwnIds(body, index)}</g>`
  })
  const inside = ink ? cells.join('').replaceAll('currentColor', ink) : cells.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${whole}" height="${whole}" viewBox="0 0 ${whole} ${whole}"><path fill="#fff" d="M0 0H${whole}V${whole}H0Z"/>${inside}</svg>`
}
