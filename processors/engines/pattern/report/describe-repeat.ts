import { MM_PER_INCH } from '../../raster/resolution.ts'
import { familyOf } from '../draw/plan-of.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { cellsOf } from '../kit/place/lattice.ts'
import { arrange } from '../layout/arrangement.ts'
import type { IndexPlane } from '../render/index-plane.ts'
import type { DesignSpec } from '../spec/design-spec.ts'

export type RepeatSheet = {
  readonly layout: string
  readonly symmetry: string
  readonly widthMm: number
  readonly heightMm: number
  readonly widthPx: number
  readonly heightPx: number
  readonly dpi: number
  /** The smallest piece that yields the cloth by translation, and the shift of its next column or row. */
  readonly tile: {
    readonly widthMm: number
    readonly heightMm: number
    readonly shift: 'none' | 'columns' | 'rows'
    readonly shiftMm: number
  }
  /** Stretch of each axis from the true angles of the symmetry, as a share. */
  readonly stretch: number
  /** Number of repeats around a 640 mm rotary screen, if they fit exactly. */
  readonly rotaryRepeats: number | null
}

const ROTARY_MM = 640

/** What a mill must know about the repeat: sizes in mm and pixels, layout, and whether it fits a rotary screen. */
export function describeRepeat(spec: DesignSpec, cloth: Cloth, plane: IndexPlane): RepeatSheet {
  const rotary = ROTARY_MM / cloth.heightMm
  return {
    layout: spec.layout,
    symmetry: spec.symmetry,
    widthMm: round(cloth.widthMm, 3),
    heightMm: round(cloth.heightMm, 3),
    widthPx: plane.width,
    heightPx: plane.height,
    dpi: round((plane.width / cloth.widthMm) * MM_PER_INCH, 2),
    tile: describeTile(spec, cloth),
    stretch: round(arrange(spec, familyOf(spec)).stretch, 4),
    rotaryRepeats: Math.abs(rotary - Math.round(rotary)) < 1e-6 ? Math.round(rotary) : null,
  }
}

/** The drop of a lattice shifts columns; a half-brick is described by its rows, as in the trade. */
function describeTile(spec: DesignSpec, cloth: Cloth): RepeatSheet['tile'] {
  const { columns, rows, drop } = cellsOf(cloth.lattice)
  const [wide, tall] = [cloth.widthMm / columns, cloth.heightMm / rows]
  if (spec.layout === 'brick' && drop > 0) {
    const brickMm = round(2 * wide, 3)
    return { widthMm: brickMm, heightMm: round(tall / 2, 3), shift: 'rows', shiftMm: round(wide, 3) }
  }
  const isDropped = drop > 0
  return {
    widthMm: round(wide, 3),
    heightMm: round(tall, 3),
    shift: isDropped ? 'columns' : 'none',
    shiftMm: isDropped ? round(drop * tall, 3) : 0,
  }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
