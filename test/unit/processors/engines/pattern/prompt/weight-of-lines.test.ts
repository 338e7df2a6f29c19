import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { listUnmet } from '../../../../../../processors/engines/pattern/spec/list-unmet.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('the width of lines', () => {
  test.each([
    ['quatrefoil trellis, thin lines', 0.55],
    ['art deco fans with fine gold lines on black', 0.55],
    ['stained glass with thick black leading', 1.8],
    ['hexagons with thick white grout', 1.8],
    ['asanoha, bold outlines', 1.8],
  ])('%s: it is read, and the pattern keeps its size', (prompt, weight) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes.lineWeight).toBe(weight)
    expect(wishes.scale).toBeUndefined()
    expect(ignored).toEqual([])
  })

  test.each([
    'thin stripes in navy',
    'thin lines on white',
    'bold geometric',
    'fine line drawing of ferns',
    'thick wool',
  ])('%s says nothing of them', (prompt) => {
    expect(understandPrompt(prompt).wishes.lineWeight).toBeUndefined()
  })

  test.each([
    'windowpane check in camel on navy',
    'asanoha in vermilion on black',
    'chinese lattice in gold on black',
    'zellige in blue on white',
    'stained glass with black leading',
    'circuit board in green on black',
    'seigaiha in indigo on white',
    'art deco fans in gold on navy',
  ])('%s: thin lines cover less than thick ones, and motifs stay as large', (prompt) => {
    const [thin, thick] = ['thin', 'thick'].map((weight) => specOf(`${prompt}, ${weight} lines`))
    expect(thin.scale).toBe(thick.scale)
    const shares = [thin, thick].map((spec) => {
      const { data } = fillIndexPlane(drawDesign(spec), 400, 400)
      return spec.palette.inks.map((_, ink) => data.filter((one) => one === ink).length / data.length)
    })
    const moved = shares[0].map((share, ink) => Math.abs(share - shares[1][ink]))
    expect(Math.max(...moved)).toBeGreaterThan(0.02)
  })

  test('a cloth that cannot answer says so', () => {
    const prompt = 'damask in navy with thin lines'
    expect(listUnmet(understandPrompt(prompt).wishes, specOf(prompt)).join()).toMatch(/lines \(damask/)
    expect(listUnmet(understandPrompt('asanoha, thin lines').wishes, specOf('asanoha, thin lines'))).toEqual([])
  })
})
