import { expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt, { seed: 7 })

test.each(['tropical leaves and hibiscus', 'mermaid scales in aqua and lilac', 'leopard print'])(
  '%s are painted in washes where watercolour is asked for',
  (prompt) => {
    const [plain, washed] = [prompt, `watercolour ${prompt}`].map(specOf)
    expect(washed.family).toBe(plain.family)
    expect(washed.palette.inks.length).toBeGreaterThan(plain.palette.inks.length)
    expect(drawDesign(washed).shapes.length).toBeGreaterThan(drawDesign(plain).shapes.length * 1.5)
  },
)

test('a number of colours is kept, and mirrored cloths are left as they are drawn', () => {
  expect(specOf('watercolour mermaid scales in 3 colours').palette.inks).toHaveLength(3)
  const spec = { ...specOf('watercolour mermaid scales'), symmetry: 'pmm' as const }
  expect(drawDesign(spec)).toEqual(
    drawDesign({ ...spec, styles: spec.styles.filter((style) => !style.startsWith('watercolo')) }),
  )
})
