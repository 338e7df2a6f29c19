import { isLeavesAlone } from '../../families/botany/leaves/leaf-colourway.ts'
import type { Wishes } from '../../prompt/wishes.ts'

/** Leaves that are green in every season and mood. */
const EVERGREEN = /eucalyptus|fern|ivy|laurel|bamboo|olive/

/** Whether a cloth that names no thing is one of green leaves: of the tropics, or of what keeps its leaves in winter. */
export function areLeavesAlone(wishes: Wishes, family: string): boolean {
  if (family === 'tropical') return isLeavesAlone(wishes)
  return family === 'foliage' && wishes.styles.some((style) => EVERGREEN.test(style))
}
