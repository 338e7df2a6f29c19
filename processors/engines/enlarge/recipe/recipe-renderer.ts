import type { Recipe } from '../../pattern/recipe/find-recipe.ts'
import { createBandFiller } from '../../pattern/render/index-bands.ts'
import type { BandRenderer } from '../bands/band-renderer.ts'
import type { InkDrawing } from '../output/ink-drawing.ts'

/**
 * Rows drawn at once. Every shape that crosses a block is flattened for it, so few large blocks are faster than many
 * small ones.
 */
const BLOCK_ROWS = 512

/** Draws a recipe again at another size: new edges from the same curves, exactly the same inks. */
export function createRecipeRenderer(recipe: Recipe, width: number, height: number): BandRenderer {
  const { inks } = recipe
  const rowOf = createInkRows(recipe, width, height)
  const render = (firstRow: number, into: Uint8Array): void => {
    for (let at = 0, row = firstRow; at < into.length; row++) {
      for (const ink of rowOf(row)) {
        const colour = inks[ink]
        into[at++] = colour[0]
        into[at++] = colour[1]
        into[at++] = colour[2]
      }
    }
  }
  return { width, height, samples: 3, render }
}

/** The same as numbers of inks, in the order of the design's palette. */
export function createRecipeInkDrawing(recipe: Recipe, width: number, height: number): InkDrawing {
  const rowOf = createInkRows(recipe, width, height)
  const render = (firstRow: number, into: Uint8Array): void => {
    for (let row = 0; row * width < into.length; row++) into.set(rowOf(firstRow + row), row * width)
  }
  return { renderer: { width, height, samples: 1, render }, palette: recipe.inks }
}

/** Any row as numbers of inks; rows asked for in order share their work. */
function createInkRows({ cloth }: Recipe, width: number, height: number): (row: number) => Uint8Array {
  const fill = createBandFiller(cloth, width, height)
  const block = new Uint8Array(Math.min(BLOCK_ROWS, height) * width)
  let drawn = -1
  return (row) => {
    const wanted = Math.floor(row / BLOCK_ROWS)
    if (wanted !== drawn) {
      const rows = Math.min(BLOCK_ROWS, height - wanted * BLOCK_ROWS)
      fill(wanted * BLOCK_ROWS, block.subarray(0, rows * width))
      drawn = wanted
    }
    const start = (row % BLOCK_ROWS) * width
    return block.subarray(start, start + width)
  }
}
