// Cloth as its threads cross, and screens as they are photographed by a key: both full of edges that stand on a grid of
// their own.
import { Resvg } from '@resvg/resvg-js'
import { bringFonts, GROUNDS, INKS, svgOf } from './fresh-art.ts'
import { type Picture, withoutAlpha } from './picture.ts'

type Box = { readonly width: number; readonly height: number }
type Random = () => number

/** Which thread lies above where a warp and a weft cross: true for the warp. */
type Structure = (column: number, row: number) => boolean

const structures = {
  twill: (column, row) => (column + row) % 4 < 2,
  satin: (column, row) => (column + 3 * row) % 8 === 0,
  basket: (column, row) => ((column >> 1) + (row >> 1)) % 2 === 0,
  herringbone: (column, row) => ((column % 16 < 8 ? column : -column) + row) % 4 < 2,
} as const satisfies Readonly<Record<string, Structure>>

type StructureName = keyof typeof structures

export const weaves = Object.keys(structures) as readonly StructureName[]

/** Least and most width of a thread, small pixels. */
const THREAD = { least: 1.5, most: 7 } as const

/**
 * Threads of two to four colours, shaded as round ones or left plain; their width is no whole number of small pixels.
 */
export function drawWeave(name: StructureName, { width, height }: Box, random: Random, scale: number): Picture {
  const thread = scale * (THREAD.least + random() * (THREAD.most - THREAD.least))
  const depth = random() < 0.5 ? 0 : 0.5
  const pick = (): readonly number[] => hex(INKS[Math.floor(random() * INKS.length)])
  const [warps, wefts] = [1, 2].map(() => [pick(), pick()])
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / thread), Math.floor(y / thread)]
      const isWarp = structures[name](column, row)
      const ink = isWarp ? warps[(column >> 3) & 1] : wefts[(row >> 3) & 1]
      const across = (isWarp ? x / thread - column : y / thread - row) - 0.5
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = ink[c] * (1 - depth * (2 * across) ** 2)
    }
  return { data, width, height, channels: 3 }
}

function hex(ink: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
}

const LINES = [
  'Colourway 3 of 8',
  'Save the repeat',
  'Print width 1480 mm',
  'Ink 5: madder',
  'Undo',
  'Half drop',
] as const

/** A window of a program: a bar, a list between ruled lines, buttons and text of nine to thirteen small pixels. */
export async function drawScreen({ width, height }: Box, random: Random, scale: number): Promise<Picture | undefined> {
  const fontFiles = await bringFonts()
  if (!fontFiles) return undefined
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const [ink, accent] = INKS.filter((one) => one !== ground)
  const size = (9 + Math.floor(random() * 5)) * scale
  const line = Math.round(2 * size)
  const rows = Array.from({ length: Math.ceil(height / line) }, (_, row) => {
    const top = row * line
    const text = LINES[Math.floor(random() * LINES.length)]
    const isButton = random() < 0.3
    const button = `<rect x="${size / 2}" y="${top + size / 3}" width="${size * 9}" height="${size * 1.4}" rx="${size / 3}" fill="${accent}"/>`
    return `${isButton ? button : ''}<text x="${size}" y="${top + size * 1.35}" font-family="DejaVu Sans" font-size="${size}" fill="${ink}">${text}</text><rect y="${top}" width="${width}" height="${scale}" fill="${accent}"/>`
  })
  const body = `${rows.join('')}<rect width="${width}" height="${line}" fill="${accent}" fill-opacity="0.8"/>`
  const font = { fontFiles, loadSystemFonts: false }
  const image = new Resvg(svgOf(body, { width, height }), { font, background: ground }).render()
  return withoutAlpha({ data: new Uint8Array(image.pixels), width, height }, 1)
}
