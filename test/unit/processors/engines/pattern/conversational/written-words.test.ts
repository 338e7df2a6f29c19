import { describe, expect, test } from '@jest/globals'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

const planFor = (prompt: string) => planOfPrompt(prompt, { seed: 5 })

describe('a text among things', () => {
  test('is one of those that lead, of every letter', () => {
    const plan = planFor('"bonjour" with croissants')
    const words = castSubjects(plan).heroes.find(({ kind }) => kind === 'words')
    const drawn = words?.draw(createRandom('words'), 40, 0)
    expect(drawn?.layers.length).toBeGreaterThan('BONJOUR'.length)
    const xs = drawn?.layers.flatMap(({ ring }) => ring.map(([x]) => x)) ?? []
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(40)
  })

  test('stands on what has room for it, and nowhere else', () => {
    const { heroes } = castSubjects(planFor('monogram "EB" with laurel wreath, navy and gold'))
    expect(heroes.map(({ kind }) => kind)).not.toContain('words')
    const bare = castSubjects(planFor('laurel wreath, navy and gold')).heroes[0].draw(createRandom('a'), 40, 0, false)
    const told = heroes[0].draw(createRandom('a'), 40, 0)
    expect(told.layers.length).toBeGreaterThan(bare.layers.length + 2)
  })
})
