import { expect, test } from '@jest/globals'
import { drawOnce } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

/** Small motifs and the narrow borders of squares have been drawn of what are no numbers. */
const SMALL = 0.5

type Drawn = { readonly family: string; readonly wishes: Wishes; readonly kind: string | undefined }

function drawKind({ family, wishes, kind }: Drawn, compositionType: 'tile' | 'single'): Cloth {
  const spec = { family, scale: SMALL, repeatMm: 60, ...(kind !== undefined && { details: { kind } }) }
  const request = checkRequest({ prompt: family, compositionType, format: 'png', seed: 7, spec })
  return drawOnce(resolveSpec(request, wishes))
}

/** How many knots are no places. */
function countFaults({ shapes }: Cloth): number {
  let faults = 0
  for (const { rings } of shapes)
    for (const ring of rings) for (const [x, y] of ring) if (!Number.isFinite(x) || !Number.isFinite(y)) faults++
  return faults
}

test.each(families.map((family) => [family.name, family] as const))(
  'every kind of %s is drawn of numbers alone, as a repeat and as a placement print',
  (family, { kinds = {} }) => {
    const { wishes } = understandPrompt(family)
    for (const kind of [undefined, ...Object.keys(kinds)])
      for (const composition of ['tile', 'single'] as const) {
        const faults = countFaults(drawKind({ family, wishes, kind }, composition))
        expect({ kind, composition, faults }).toEqual({ kind, composition, faults: 0 })
      }
  },
)
