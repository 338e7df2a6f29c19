import type { IndexPlane } from '../render/index-plane.ts'

export type SeamCheck = {
  /** Share of pixels whose ink changes from the last column to the first, and from the last row to the first. */
  readonly acrossEdges: { readonly columns: number; readonly rows: number }
  /** The same between neighbours inside: the mean, and the largest of any pair. */
  readonly inside: { readonly mean: number; readonly most: number }
  /** True when the edges change no more than the busiest place inside. */
  readonly isSeamless: boolean
}

/** Checks the seam, which would show as a column or row where more inks change than anywhere inside the picture. */
export function checkSeam(plane: IndexPlane): SeamCheck {
  const columns = changesPerColumn(plane)
  const rows = changesPerRow(plane)
  const inside = [...columns.slice(1), ...rows.slice(1)]
  const most = inside.reduce((least, share) => Math.max(least, share), 0)
  const mean = inside.reduce((sum, share) => sum + share, 0) / Math.max(1, inside.length)
  return {
    acrossEdges: { columns: round(columns[0]), rows: round(rows[0]) },
    inside: { mean: round(mean), most: round(most) },
    isSeamless: columns[0] <= most + 1e-9 && rows[0] <= most + 1e-9,
  }
}

/** Share of rows in which a column differs from the one before; the first column follows the last. */
function changesPerColumn({ data, width, height }: IndexPlane): number[] {
  const changes = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    const start = y * width
    let before = data[start + width - 1]
    for (let x = 0; x < width; x++) {
      const ink = data[start + x]
      if (ink !== before) changes[x]++
      before = ink
    }
  }
  return Array.from(changes, (count) => count / height)
}

function changesPerRow({ data, width, height }: IndexPlane): number[] {
  return Array.from({ length: height }, (_, y) => {
    const [start, above] = [y * width, ((y + height - 1) % height) * width]
    let changes = 0
    for (let x = 0; x < width; x++) if (data[start + x] !== data[above + x]) changes++
    return changes / width
  })
}

function round(share: number): number {
  return Math.round(share * 1e4) / 1e4
}
