import { familyOf } from '../draw/plan-of.ts'
import type { Family } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { DesignSpec } from './design-spec.ts'
import { wishedLayout } from './resolve-spec.ts'

/** Groups that a kaleidoscope may be: eight mirrors leave things more room than twelve. */
const kaleidoscopes: readonly string[] = ['p4m', 'p6m']

/** Wishes that were understood but that the chosen family cannot honour. */
export function listUnmet(wishes: Wishes, spec: DesignSpec): string[] {
  const layout = wishedLayout(wishes, familyOf(spec))
  const { symmetry: asked } = wishes
  const symmetry = asked === 'kaleidoscope' && kaleidoscopes.includes(spec.symmetry) ? spec.symmetry : asked
  const isBare = layout === 'border' && spec.composition === 'single' && spec.details.frame !== 'square'
  return [
    ...(isBare ? ['border (a single has none)'] : []),
    ...(layout && layout !== spec.layout ? [`${layout} (${spec.family} is laid out as ${spec.layout})`] : []),
    ...measuresUnmet(wishes, familyOf(spec)),
    ...(wishes.lineWeight !== undefined && !familyOf(spec).lines
      ? [`lines (${spec.family} draws them as they are)`]
      : []),
    ...(symmetry && symmetry !== spec.symmetry ? [`${symmetry} (${spec.family} is drawn as ${spec.symmetry})`] : []),
  ]
}

/** Widths of lines and distances in mm that the family cannot hold to. */
function measuresUnmet({ lineMm, gapMm, widthsMm }: Wishes, { name, lines, fitRepeatMm, isSpaced }: Family): string[] {
  const isOfLines = lines === 'drawn' || (lines !== undefined && fitRepeatMm !== undefined)
  const keepsGaps = isSpaced || widthsMm !== undefined || (lines !== undefined && fitRepeatMm !== undefined)
  return [
    ...(lineMm !== undefined && !isOfLines && !widthsMm
      ? [`lines ${lineMm} mm wide (${name} draws them as they are)`]
      : []),
    ...(gapMm !== undefined && !keepsGaps ? [`${gapMm} mm apart (${name} spaces by density)`] : []),
  ]
}
