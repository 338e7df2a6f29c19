import type { Rgb } from '../color/oklab.ts'

/** What one pixel of a written file is made of; samples are 8 bits, alpha is straight. */
export type PixelKind = 'grey' | 'grey-alpha' | 'rgb' | 'rgba' | 'indexed'

export const samplesPerPixel: Readonly<Record<PixelKind, 1 | 2 | 3 | 4>> = {
  grey: 1,
  'grey-alpha': 2,
  rgb: 3,
  rgba: 4,
  indexed: 1,
}

/** The shape of the picture that a writer is told before its first row. */
export type RasterLayout = {
  /** Pixels, at least 1. */
  readonly width: number
  readonly height: number
  readonly kind: PixelKind
  /** Colours of an indexed picture in plate order, 1 to 256 of them. */
  readonly palette?: readonly Rgb[] | undefined
  /** Dots per inch; nothing is written when it is not known. */
  readonly dpi?: number | undefined
}

/**
 * Takes a picture from the top row to the bottom one.
 *
 * `write` accepts any whole number of rows (one byte per sample, or one per index) and has taken what it needs from the
 * buffer when it resolves. `close` fails unless every row was written. After a failure call `discard`.
 */
export type RowSink = {
  readonly write: (rows: Uint8Array) => Promise<void>
  readonly close: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** Counts whole rows and refuses too many or too few, so that no writer can leave a file with a wrong height. */
export function createRowCounter({ width, height, kind }: RasterLayout): {
  readonly take: (rows: Uint8Array) => number
  readonly finish: () => void
} {
  const rowBytes = width * samplesPerPixel[kind]
  let taken = 0
  return {
    take: (rows) => {
      const count = rows.length / rowBytes
      if (!Number.isInteger(count)) throw new RangeError(`${rows.length} bytes are not whole rows of ${rowBytes} bytes`)
      taken += count
      if (taken > height) throw new RangeError(`${taken} rows were written to a picture of ${height}`)
      return count
    },
    finish: () => {
      if (taken !== height) throw new RangeError(`${taken} of ${height} rows were written`)
    },
  }
}

/** Throws a RangeError when a layout cannot be written in any format. */
export function checkLayout({ width, height, kind, palette }: RasterLayout): void {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`a picture cannot be ${width} × ${height} pixels`)
  const colours = palette?.length ?? 0
  if (kind === 'indexed' && (colours < 1 || colours > 256))
    throw new RangeError(`an indexed picture needs 1 to 256 colours, not ${colours}`)
}
