import type { Cloth } from '../kit/area/cloth.ts'
import type { Cast } from '../kit/ink/cast.ts'

/** A field and its border, with the ink of the ground under the border. */
export type Bordered = { readonly field: Cloth; readonly border: Cloth; readonly rim: number }

/**
 * Gives a border the colour named for it: there that ink and the ground are exchanged, and a field with other colours
 * gives it up for the leading one of those. Without a named colour both stay as drawn.
 */
export function dyeBorder(field: Cloth, border: Cloth, cast: Cast): Bordered {
  const { border: rim, ground } = cast
  if (rim === undefined || rim === ground) return { field, border, rim: field.ground }
  const instead = cast.spared === rim ? (cast.figures.find((ink) => ink !== rim) ?? rim) : rim
  const place = (cloth: Cloth, inkOf: (ink: number) => number): Cloth => ({
    ...cloth,
    ground: inkOf(cloth.ground),
    shapes: cloth.shapes.map((shape) => ({ ...shape, ink: inkOf(shape.ink) })),
  })
  const swapped = (ink: number): number => (ink === rim ? ground : ink === ground ? rim : ink)
  return { field: place(field, (ink) => (ink === rim ? instead : ink)), border: place(border, swapped), rim }
}
