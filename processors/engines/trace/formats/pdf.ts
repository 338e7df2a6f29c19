import { MM_PER_INCH } from '../../raster/resolution.ts'
import type { Ring } from '../fit/curve.ts'
import { penSteps, type Sheet } from '../sheet.ts'

const POINTS_PER_MM = 72 / MM_PER_INCH

/** Writes a PDF page of the drawing's size: filled paths only, one per ink or per shape, without strokes or a date. */
export async function writePdf(sheet: Sheet): Promise<Uint8Array> {
  const scale = (sheet.widthMm / sheet.widthPx) * POINTS_PER_MM
  // Loaded on demand: a hundred modules that hardly any trace needs.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: [sheet.widthPx * scale, sheet.heightPx * scale],
    margin: 0,
    // The same drawing gives the same bytes.
    info: { CreationDate: new Date(0), Producer: 'Heddle' },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  for (const { hex, objects } of sheet.layers)
    for (const rings of objects) {
      for (const ring of rings) drawRing(document, ring, scale)
      document.fill(hex, 'non-zero')
    }
  document.end()
  await ended
  return Buffer.concat(parts)
}

function drawRing(document: PDFKit.PDFDocument, ring: Ring, scale: number): void {
  document.moveTo(ring[0].x * scale, ring[0].y * scale)
  for (const step of penSteps(ring)) {
    if (step.length === 2) document.lineTo(step[0] * scale, step[1] * scale)
    else {
      const [x1, y1, x2, y2, x, y] = step.map((value) => value * scale)
      document.bezierCurveTo(x1, y1, x2, y2, x, y)
    }
  }
  document.closePath()
}
