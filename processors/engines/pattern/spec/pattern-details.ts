import { inkOfNamedPattern, rimOnDeepCheck } from '../palette/over-pattern/over-named-pattern.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { DesignSpec } from './design-spec.ts'
import { SPARSE } from './spec-details.ts'

/**
 * The ink of the pattern under the things, where the prompt names its colour (`under ink`), that little is drawn of
 * it on a ground named besides (`under cover`), and the ink of rims on deep checks (`rim ink`).
 */
export function patternDetails(wishes: Wishes, { inks, ground }: DesignSpec['palette']): DesignSpec['details'] {
  const ink = inkOfNamedPattern(wishes, inks)
  if (ink === undefined) return {}
  const isOnNamed = wishes.colours.some(({ isGround }) => isGround)
  const rim = rimOnDeepCheck(wishes, inks, ground, ink)
  return { 'under ink': ink, ...(isOnNamed && { 'under cover': SPARSE }), ...(rim !== undefined && { 'rim ink': rim }) }
}
