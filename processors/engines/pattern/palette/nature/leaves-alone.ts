import { isLeavesAlone } from '../../families/botany/leaves/leaf-colourway.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import type { Wishes } from '../../prompt/wishes.ts'

/** Leaves that are green in every season and mood. */
const EVERGREEN = /eucalyptus|fern|ivy|laurel|bamboo|olive/

/** Whether a cloth that names no thing is one of green leaves: of the tropics, or of what keeps its leaves in winter. */
export function areLeavesAlone(wishes: Wishes, family: string): boolean {
  if (family === 'tropical') return isLeavesAlone(wishes)
  return family === 'foliage' && wishes.styles.some((style) => EVERGREEN.test(style))
}

/** "Watercolour eucalyptus sprigs": washes of evergreens alone, in no season, have no leaf in red or blue. */
export function areEvergreensWashed({ motifs, moods, colours }: Wishes, family: string): boolean {
  const isDyed = colours.some(({ isGround }) => !isGround)
  const isGrown =
    motifs.some((noun) => EVERGREEN.test(noun)) && motifs.every((noun) => isLeaf(noun) || noun === 'sprig')
  return family === 'watercolour-floral' && isGrown && !isDyed && !moods.includes('autumn')
}
