/** Numbers of whole cells in both directions, and the exact size of one in mm. */
export type CellPair = {
  readonly columns: number
  readonly rows: number
  readonly wideMm: number
  readonly tallMm: number
}

const SIZE_REACH = 1.6
/** Distortion is more visible than a wrong size, so shape counts eight times as much. */
const SHAPE_WEIGHT = 8

/**
 * Whole cells that fill a period in both directions and keep their shape. Both counts are chosen together, so that a
 * cell of fixed proportions (1 : √3 for hexagons) is stretched as little as possible, at a size near the one wanted.
 *
 * @param cell wanted size of a cell in mm
 * @param multiples makes the counts multiples, as colour sequences need
 */
export function fitCellPair(
  period: { readonly widthMm: number; readonly heightMm: number },
  cell: { readonly wideMm: number; readonly tallMm: number },
  multiples: { readonly columns?: number; readonly rows?: number } = {},
): CellPair {
  const columnCounts = countsNear(period.widthMm / cell.wideMm, multiples.columns ?? 1)
  const rowCounts = countsNear(period.heightMm / cell.tallMm, multiples.rows ?? 1)
  let best: CellPair | undefined
  let least = Infinity
  for (const columns of columnCounts)
    for (const rows of rowCounts) {
      const [wideMm, tallMm] = [period.widthMm / columns, period.heightMm / rows]
      const [across, down] = [Math.log(wideMm / cell.wideMm), Math.log(tallMm / cell.tallMm)]
      const cost = SHAPE_WEIGHT * Math.abs(across - down) + Math.abs(across + down) / 2
      if (cost >= least) continue
      least = cost
      best = { columns, rows, wideMm, tallMm }
    }
  return best ?? { columns: 1, rows: 1, wideMm: period.widthMm, tallMm: period.heightMm }
}

function countsNear(wanted: number, multipleOf: number): number[] {
  const least = Math.max(1, Math.floor(wanted / SIZE_REACH / multipleOf))
  const most = Math.max(least, Math.ceil((wanted * SIZE_REACH) / multipleOf))
  return Array.from({ length: most - least + 1 }, (_, at) => (least + at) * multipleOf)
}
