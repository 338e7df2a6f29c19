import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import type { DesignSpec } from '../../spec/design-spec.ts'

/** In OKLCH: an ink as dark as this draws eyes and mouths, and the ink that is added where none is. */
const [DARK, FACE] = [0.42, { lightness: 0.32, chroma: 0.035 }] as const

/**
 * A palette with one more ink at its end, for the eyes and mouths of things that are given a face: in pastels they are else drawn in a
 * shade that is hardly seen. Nothing else is drawn in it (`faceInkOf`). Undefined where an ink is dark enough.
 */
export function withFaceInk({ inks, ground }: DesignSpec['palette']): DesignSpec['palette'] | undefined {
  const own = inks.map(inkOf)
  if (own.some(({ lightness }) => lightness < DARK)) return undefined
  const [lead] = own.filter((_, at) => at !== ground)
  const face = inkFromOklch({ ...FACE, hue: lead?.hue ?? 0 })
  return { inks: [...inks, face.hex], ground, rolesFrom: [...inks, face.hex] }
}

/** The ink of faces (`details['face ink']`), which is the last of the palette; undefined where they share another. */
export function faceInkOf({ details, palette }: Pick<DesignSpec, 'details' | 'palette'>): number | undefined {
  const ink = details['face ink']
  return ink === palette.inks.length - 1 && ink > palette.ground ? ink : undefined
}
