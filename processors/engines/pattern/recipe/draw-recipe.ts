import { drawDesign } from '../draw/draw-design.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { DrawingTooLarge } from '../kit/area/drawing-limit.ts'
import { PatternRejected } from '../request/pattern-rejected.ts'
import type { DesignSpec } from '../spec/design-spec.ts'

/**
 * The cloth of a recipe; undefined where it cannot be drawn. Whoever sends a file may have written the recipe in it.
 */
export function drawRecipe(spec: DesignSpec): Cloth | undefined {
  try {
    return drawDesign(spec)
  } catch (error) {
    if (error instanceof PatternRejected || error instanceof DrawingTooLarge) return undefined
    throw error
  }
}
