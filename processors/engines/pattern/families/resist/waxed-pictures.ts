import type { Motif } from '../../kit/motif/motif.ts'
import { drawPicture } from '../conversational/draw-picture.ts'
import { inkPicture } from '../conversational/ink-picture.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import type { Picture } from '../conversational/picture-book.ts'
import { findPicture } from '../conversational/picture-book.ts'
import type { Plan } from '../family.ts'

/** Pictures of the things that the prompt names, in its order. */
export function waxedPictures({ motifs }: Plan): readonly Picture[] {
  return motifs.flatMap((noun) => findPicture(findDepiction(noun)?.picture ?? '') ?? [])
}

/** A picture with a broad wax outline; `sizeMm` is the mean of its sides. */
export function drawWaxed(
  picture: Picture,
  { cast }: Plan,
  { lead, rim, sizeMm }: { readonly lead: number; readonly rim: number; readonly sizeMm: number },
): Motif {
  const pen = { mode: 'outline', ink: rim, widthMm: sizeMm * 0.03 } as const
  return drawPicture(picture, inkPicture(picture, cast, lead), cast, sizeMm, pen)
}
