import PDFDocument from 'pdfkit'
import { MM_PER_INCH } from '../../raster/resolution.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { spanOf } from '../kit/line/flatten.ts'
import type { Ring } from '../kit/line/knot.ts'
import { ENGINE_VERSION } from '../spec/design-spec.ts'
import { type FilledDesign, rgbsOf } from './design-file.ts'
import { type PaintLayer, paintLayersOf } from './paint-layers.ts'
import { writeXmpRecipe } from './recipe-text.ts'

const POINTS_PER_MM = 72 / MM_PER_INCH
/** Coordinates are integers in 0.01 mm: the finest printable line is thirty of them wide. */
const UNITS_PER_MM = 100

/** Dictionaries of pdfkit's page and catalogue, which its types leave out. */
type Dictionaries = {
  readonly page: { readonly resources: PdfObject; readonly dictionary: PdfObject }
  readonly _root: PdfObject
}
type PdfObject = { readonly data: Record<string, unknown> }

/**
 * Writes one page of exactly the repeat, fills only. Every ink is a spot colour (`Ink-1-aa3344`) on a layer of its own,
 * so that a mill's separation shows the plates; viewers without spot colours show the same RGB.
 */
export async function writePdf({ spec, cloth }: FilledDesign, recipe: string): Promise<Uint8Array> {
  const size: [number, number] = [cloth.widthMm * POINTS_PER_MM, cloth.heightMm * POINTS_PER_MM]
  const document = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    // The same design gives the same bytes at any time.
    info: { CreationDate: new Date(0), Creator: ENGINE_VERSION, Producer: 'Heddle' },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  document.appendXML(writeXmpRecipe(recipe))
  const { page } = document as unknown as Dictionaries
  page.dictionary.data.TrimBox = [0, 0, ...size]
  nameInks(document, spec.palette.inks, rgbsOf(spec))
  const scale = POINTS_PER_MM / UNITS_PER_MM
  document.addContent(`0 0 ${size.join(' ')} re W n ${scale} 0 0 ${scale} 0 0 cm`)
  document.addContent(inInk(cloth.ground, `0 0 ${units(cloth.widthMm)} ${units(cloth.heightMm)} re f`))
  for (const layer of paintLayersOf(cloth)) document.addContent(inInk(layer.ink, `${writeLayer(cloth, layer)}f`))
  document.end()
  await ended
  return Buffer.concat(parts)
}

/**
 * Defines each ink as a Separation colour space (ISO 32000-1, 8.6.6.4) and an optional content group (8.11), under the
 * names that `inInk` uses.
 */
function nameInks(
  document: PDFKit.PDFDocument,
  hexes: readonly string[],
  rgbs: readonly (readonly [number, number, number])[],
): void {
  const { page, _root: root } = document as unknown as Dictionaries
  const close = (data: object) => {
    const object = document.ref(data)
    object.end(null)
    return object
  }
  const spaces: Record<string, unknown> = {}
  const layers: Record<string, unknown> = {}
  hexes.forEach((hex, ink) => {
    const name = `Ink-${ink + 1}-${hex.slice(1).toLowerCase()}`
    const full = rgbs[ink].map((value) => Math.round((value / 255) * 1e5) / 1e5)
    const tint = close({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: full, N: 1 })
    spaces[`Ink${ink + 1}`] = close(['Separation', name, 'DeviceRGB', tint])
    // pdfkit writes a String object as text and a plain string as a name.
    layers[`Layer${ink + 1}`] = close({ Type: 'OCG', Name: Object(name) })
  })
  const groups = Object.values(layers)
  page.resources.data.ColorSpace = spaces
  page.resources.data.Properties = layers
  root.data.OCProperties = { OCGs: groups, D: { Order: groups, ON: groups } }
}

function inInk(ink: number, drawing: string): string {
  return `/OC /Layer${ink + 1} BDC /Ink${ink + 1} cs 1 scn\n${drawing} EMC`
}

const units = (mm: number): number => Math.round(mm * UNITS_PER_MM)

function writeLayer({ widthMm, heightMm }: Cloth, { shapes }: PaintLayer): string {
  const parts: string[] = []
  for (const { shape, places } of shapes)
    for (const [x, y] of places)
      for (const ring of shape.rings) parts.push(writeRing(ring, units(x * widthMm), units(y * heightMm)))
  return parts.join('')
}

/** A ring translated by whole units; PDF has no quadratic curves, so each is written as the equal cubic. */
function writeRing(ring: Ring, dx: number, dy: number): string {
  const first = Math.max(
    0,
    ring.findIndex((knot) => knot[2]),
  )
  const at = (x: number, y: number): string => `${units(x) + dx} ${units(y) + dy}`
  const start = ring[first][2] === 1 ? ring[first] : spanOf(ring, first)[0]
  let text = `${at(start[0], start[1])} m\n`
  for (let step = 0; step < ring.length; step++) {
    const knot = ring[(first + step) % ring.length]
    if (knot[2]) {
      if (step > 0) text += `${at(knot[0], knot[1])} l\n`
      continue
    }
    const [from, to] = spanOf(ring, (first + step) % ring.length)
    const pull = ([x, y]: readonly [number, number]): string =>
      at(x + ((knot[0] - x) * 2) / 3, y + ((knot[1] - y) * 2) / 3)
    text += `${pull(from)} ${pull(to)} ${at(to[0], to[1])} c\n`
  }
  return `${text}h\n`
}
