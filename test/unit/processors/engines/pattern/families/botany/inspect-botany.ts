// Draws the placement prints and all-overs of the plant families and prints one JSON line of findings for each. A plain
// process: the sandbox of the test runner makes the drawing loops eight times slower.
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { IndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { PatternRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const SIZE = 160
const MARGIN = 8
const STRICT = ['#f4efe2', '#aa3344', '#224466', '#88a070']

for (const family of process.argv.slice(2)) {
  const [one, other] = [1, 2].map((seed) => drawPlane({ seed, colorPalette: STRICT, spec: { family } }).plane)
  const differing = one.data.reduce((sum, ink, at) => sum + (ink === other.data[at] ? 0 : 1), 0)
  const outside = [1, 2, 3].map((seed) =>
    countInMargin(drawPlane({ compositionType: 'single', seed, spec: { family } })),
  )
  console.log(JSON.stringify({ family, differing: differing / one.data.length, outside, ...lineOf(family) }))
}

/** Only of the family whose words for a line drawing are asked about. */
function lineOf(family: string): { readonly bareInLine?: number } {
  if (family !== 'tossed-floral') return {}
  const [gouache, line] = [[], ['line drawing']].map((styles) => {
    const spec = { family, motifs: ['poppy'], styles }
    return bareShare(drawPlane({ seed: 4, colorPalette: ['#ffffff', '#111111'], spec }))
  })
  return { bareInLine: line - gouache }
}

type Drawn = { readonly plane: IndexPlane; readonly ground: number }

function drawPlane(request: Partial<PatternRequest>): Drawn {
  const whole = checkRequest({ prompt: 'anything', compositionType: 'tile', format: 'png', ...request })
  const cloth = drawDesign(resolveSpec(whole, understandPrompt('anything').wishes))
  return { plane: fillIndexPlane(cloth, SIZE, SIZE), ground: cloth.ground }
}

function countInMargin({ plane, ground }: Drawn): number {
  let touched = 0
  plane.data.forEach((ink, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    if (ink !== ground && Math.min(x, y, SIZE - 1 - x, SIZE - 1 - y) < MARGIN) touched++
  })
  return touched
}

function bareShare({ plane, ground }: Drawn): number {
  return plane.data.filter((ink) => ink === ground).length / plane.data.length
}
