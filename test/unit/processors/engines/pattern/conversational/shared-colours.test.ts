import { describe, expect, it } from '@jest/globals'
import type { Ink } from '../../../../../../processors/engines/color/ink.ts'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { sharedInks } from '../../../../../../processors/engines/pattern/families/conversational/share-colours.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)

/** The colours that a thing takes in turn; none where it keeps its own. */
function coloursOf(prompt: string, noun: string): Ink[] {
  const plan = planOf(specOf(prompt))
  return (sharedInks(plan, noun) ?? []).map((ink) => plan.cast.inks[ink])
}

const [GREY, PINK, TEAL, BROWN, NAVY, CORAL, PALE_BLUE] = [
  'grey',
  'pink',
  'teal',
  'brown',
  'navy',
  'coral',
  'pale blue',
].map((name) => inkOf(understandPrompt(`stars in ${name}`).wishes.colours[0].hex))
const isSame = (one: Ink, other: Ink): boolean => oklabDistance(one.lab, other.lab) < 0.03

describe('colours named for the whole cloth', () => {
  it.each([
    ['bears and stars in grey and yellow', 'bear', [GREY]],
    ['foxes and owls in orange, teal and brown', 'owl', [TEAL, BROWN]],
    ['bunnies and carrots in pale blue and peach', 'bunny', [PALE_BLUE]],
    ['elephants in pink and grey', 'elephant', [GREY, PINK]],
    ['whales in coral and navy', 'whale', [NAVY, CORAL]],
  ])('are all worn: %s', (prompt, noun, colours) => {
    const worn = coloursOf(prompt, noun)
    expect(worn).toHaveLength(colours.length)
    for (const colour of colours) expect(worn.some((ink) => isSame(ink, colour))).toBe(true)
  })

  it.each([
    ['lemons in yellow and blue', 'lemon'],
    ['horses in brown, cream and green', 'horse'],
    ['koalas and eucalyptus in grey and green', 'koala'],
    ['black cats and orange pumpkins', 'cat'],
    ['bees and hives in black and yellow', 'hive'],
  ])('leave what has its own: %s', (prompt, noun) => {
    expect(coloursOf(prompt, noun)).toEqual([])
  })
})

describe('two pale colours', () => {
  it('leave the paler one as the ground of things, in any mood', () => {
    for (const prompt of ['bunnies, soft grey and mint nursery', 'unicorns and clouds in lilac and mint']) {
      const { inks, ground } = specOf(prompt).palette
      expect(isSame(inkOf(inks[ground]), inkOf('#bfe0cb'))).toBe(true)
    }
  })
})
