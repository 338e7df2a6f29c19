import type { PixelPlane } from '../picture/pixels.ts'
import type { Rgba, Strip, ThinLine } from './lattice-side.ts'
import { unmixLine } from './line-shares.ts'

// Levels per channel within which two estimates are one ink, and within which an estimate is an ink that pixels show.
const ALIKE = 28
const SHOWN = 12
// Levels by which the ink of a line may seem to differ where several grounds meet under it.
const OWN_MISS = 48

/**
 * The colour of each cell, row by row, four bytes each. Colours that no pixel shows pure are unmixed, and similar ones
 * made equal.
 */
export function paintLattice(
  { data, width }: PixelPlane,
  across: readonly Strip[],
  down: readonly Strip[],
): Uint8Array {
  const colors = new Uint8Array(across.length * down.length * 4)
  const colorAt = (x: number, y: number): Rgba => {
    const at = (y * width + x) * 4
    return [...data.subarray(at, at + 4)]
  }
  const inks: Inks = { shown: new Map(), estimated: new Map() }
  const put = (row: number, column: number, color: Rgba): void => colors.set(color, (row * across.length + column) * 4)
  down.forEach(({ pure: y }, row) => {
    across.forEach(({ pure: x, thin }, column) => {
      if (y === undefined) return
      if (x !== undefined) {
        const color = colorAt(x, y)
        inks.shown.set(color.join(), color)
        put(row, column, color)
      } else if (thin)
        put(
          row,
          column,
          unmix(thin, (at) => colorAt(at, y)),
        )
    })
  })
  down.forEach(({ pure: y, thin }, row) => {
    if (y !== undefined || !thin) return
    across.forEach(({ pure: x }, column) => {
      if (x !== undefined)
        put(
          row,
          column,
          unmix(thin, (at) => colorAt(x, at)),
        )
    })
  })
  const estimated = (row: number, column: number): boolean =>
    (across[column].pure === undefined) !== (down[row].pure === undefined)
  snap(colors, across.length, estimated, inks)
  crossLines(colors, across, down, colorAt)
  return colors
}

/** The ink of a line where it crosses a strip: its usual one, unless the pixels there clearly show another. */
function unmix(thin: ThinLine, colorAt: (at: number) => Rgba): Rgba {
  const { first, ink } = thin
  const seen = unmixLine(colorAt(first - 1), colorAt(first), colorAt(first + 1), colorAt(first + 2), thin)
  return seen.every((level, c) => Math.abs(level - ink[c]) <= OWN_MISS) ? ink : seen
}

/** Inks that pixels show, and those that were estimated. */
type Inks = { readonly shown: Map<string, Rgba>; readonly estimated: Map<string, Rgba> }

function nearestInk({ shown, estimated }: Inks, color: Rgba): Rgba {
  const found = nearestOf(shown, color, SHOWN) ?? nearestOf(estimated, color, ALIKE)
  if (!found) estimated.set(color.join(), color)
  return found ?? color
}

function nearestOf(inks: ReadonlyMap<string, Rgba>, color: Rgba, most: number): Rgba | undefined {
  const apart = (ink: Rgba): number => Math.max(...ink.map((level, c) => Math.abs(level - color[c])))
  let best: Rgba | undefined
  for (const ink of inks.values()) if (apart(ink) <= (best ? apart(best) : most)) best = ink
  return best
}

/** Replaces estimated colours by the ink that they resemble, the commonest estimates first. */
function snap(
  colors: Uint8Array,
  columns: number,
  isEstimated: (row: number, column: number) => boolean,
  inks: Inks,
): void {
  const cells = Array.from({ length: colors.length / 4 }, (_, cell) => cell).filter((cell) =>
    isEstimated(Math.floor(cell / columns), cell % columns),
  )
  const counts = new Map<string, number>()
  const colorOf = (cell: number): Rgba => [...colors.subarray(cell * 4, cell * 4 + 4)]
  for (const cell of cells) counts.set(colorOf(cell).join(), (counts.get(colorOf(cell).join()) ?? 0) + 1)
  const order = [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key)
  const snapped = new Map(order.map((key) => [key, nearestInk(inks, key.split(',').map(Number))]))
  for (const cell of cells) colors.set(snapped.get(colorOf(cell).join()) ?? colorOf(cell), cell * 4)
}

/** Where two such lines cross, the one that resembles the pixel there more lies on top. */
function crossLines(
  colors: Uint8Array,
  across: readonly Strip[],
  down: readonly Strip[],
  colorAt: (x: number, y: number) => Rgba,
): void {
  const colorOf = (row: number, column: number): Rgba => {
    const at = (row * across.length + column) * 4
    return [...colors.subarray(at, at + 4)]
  }
  down.forEach((line, row) => {
    if (line.pure !== undefined || row === 0) return
    across.forEach((strip, column) => {
      if (strip.pure !== undefined || column === 0) return
      const seen = colorAt(strip.from, line.from)
      const [vertical, horizontal] = [colorOf(row - 1, column), colorOf(row, column - 1)]
      const miss = (color: Rgba): number => Math.hypot(...color.map((level, c) => level - seen[c]))
      const color = miss(vertical) <= miss(horizontal) ? vertical : horizontal
      colors.set(color, (row * across.length + column) * 4)
    })
  })
}
