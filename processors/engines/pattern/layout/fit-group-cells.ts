import type { WallpaperGroup } from './wallpaper-group.ts'

export type GroupCells = {
  readonly columns: number
  readonly rows: number
  /** Stretch of each axis from the true angles, as a share; 0.01 is one per cent. */
  readonly stretch: number
}

/** Largest stretch of an axis: a third of a degree in an angle of sixty, which is invisible on cloth. */
export const STRETCH_MOST = 0.01
const CELLS_MOST = 40

/**
 * Whole cells of a group in a period: of those whose angles are true to a per cent, the ones nearest to the wanted
 * size; if there are none, the truest.
 *
 * @param cellMm wanted width of a cell
 */
export function fitGroupCells(
  { cell }: WallpaperGroup,
  area: { readonly widthMm: number; readonly heightMm: number },
  cellMm: number,
): GroupCells {
  const wished = Math.max(1, area.widthMm / cellMm)
  if (cell === 'rectangle')
    return { columns: Math.round(wished), rows: Math.max(1, Math.round(area.heightMm / cellMm)), stretch: 0 }
  const tall = cell === 'square' ? 1 : Math.sqrt(3)
  let best: GroupCells | undefined
  const cost = ({ columns, stretch }: GroupCells): number =>
    Math.max(0, stretch - STRETCH_MOST) * 1e5 + Math.abs(Math.log(columns / wished))
  for (let columns = 1; columns <= CELLS_MOST; columns++) {
    const rows = Math.max(1, Math.round((area.heightMm / area.widthMm / tall) * columns))
    const ratio = (area.widthMm / columns) * tall * (rows / area.heightMm)
    const found = { columns, rows, stretch: Math.abs(Math.sqrt(ratio) - 1) }
    if (!best || cost(found) < cost(best)) best = found
  }
  return best ?? { columns: 1, rows: 1, stretch: 0 }
}
