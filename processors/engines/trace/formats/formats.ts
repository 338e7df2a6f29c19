import type { Sheet } from '../sheet.ts'
import { writeDxf } from './dxf.ts'
import { writeSplineDxf } from './dxf-splines.ts'
import { writeEps } from './eps.ts'
import { writeJson } from './json.ts'
import { writePdf } from './pdf.ts'
import { writePlt } from './plt.ts'
import { writeSvg } from './svg.ts'

export const traceFormats = ['svg', 'pdf', 'eps', 'dxf', 'dxf-splines', 'plt', 'json'] as const
export type TraceFormat = (typeof traceFormats)[number]

type FormatTerms = {
  readonly extension: string
  readonly contentType: string
  /** Description for users who choose a format. */
  readonly summary: string
  readonly write: (sheet: Sheet) => string | Promise<Uint8Array>
}

export const traceFormatTerms: Readonly<Record<TraceFormat, FormatTerms>> = {
  svg: { extension: 'svg', contentType: 'image/svg+xml', summary: 'fills only, absolute M L C Z', write: writeSvg },
  pdf: {
    extension: 'pdf',
    contentType: 'application/pdf',
    summary: 'one page of the size of the art',
    write: writePdf,
  },
  eps: { extension: 'eps', contentType: 'application/postscript', summary: 'PostScript level 2', write: writeEps },
  dxf: { extension: 'dxf', contentType: 'image/vnd.dxf', summary: 'R12, closed polylines', write: writeDxf },
  'dxf-splines': {
    extension: 'dxf',
    contentType: 'image/vnd.dxf',
    summary: 'R2000, closed cubic splines',
    write: writeSplineDxf,
  },
  plt: { extension: 'plt', contentType: 'application/vnd.hp-hpgl', summary: 'HPGL, one pen an ink', write: writePlt },
  json: { extension: 'json', contentType: 'application/json', summary: 'rings as numbers', write: writeJson },
}
