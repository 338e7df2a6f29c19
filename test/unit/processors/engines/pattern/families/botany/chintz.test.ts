import { expect, test } from '@jest/globals'
import { planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { drawChintzBloom } from '../../../../../../../processors/engines/pattern/families/botany/chintz/chintz-branches.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { gouache } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

test.each([['chintz with poppies on cream'], ['chintz with roses and peonies on cream']])(
  'flowers of a chintz face the viewer and turn to the side: %s',
  (prompt) => {
    const { wishes } = understandPrompt(prompt)
    const plan = planOf(resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes))
    const grove = { plan, palette: mixFlowerPalette(plan.cast), pen: gouache }
    const partsOf = (index: number): number =>
      drawChintzBloom(grove, createRandom('bloom'), [], index, 30).layers.length
    // The same flower, by its turn among those asked for, at two places.
    const [first, last] = wishes.motifs.length > 1 ? [1, 3] : [0, 3]
    expect(partsOf(last)).not.toBe(partsOf(first))
  },
)
