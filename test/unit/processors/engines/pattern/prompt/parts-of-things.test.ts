import { describe, expect, test } from '@jest/globals'
import { inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import type { ReadPhrase } from '../../../../../../processors/engines/pattern/prompt/meaning/choose-meaning.ts'
import { partsOfThings } from '../../../../../../processors/engines/pattern/prompt/things/parts-of-things.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const wishesOf = (prompt: string): Wishes => understandPrompt(prompt).wishes

describe('parts of things in colours of their own', () => {
  test.each([
    ['black cats with green eyes', ['cat'], ['eye of cat']],
    ['orange tigers on purple with green eyes', ['tiger'], ['eye of tiger']],
    ['robins with orange breasts and a sprig of holly', ['robin', 'holly', 'sprig'], ['breast of robin']],
    [
      'goldfinches with red faces and yellow wings on thistles',
      ['goldfinch', 'thistle'],
      ['face of goldfinch', 'wing of goldfinch'],
    ],
    ['foxes with white-tipped tails on teal', ['fox'], ['tail of fox']],
    ['red-breasted robins', ['robin'], ['breast of robin']],
    ['chats aux yeux verts', ['cat'], []],
  ])('"%s"', (prompt, motifs, parts) => {
    const wishes = wishesOf(prompt)
    expect(wishes.motifs).toEqual(motifs)
    expect(Object.keys(wishes.partColours ?? {})).toEqual(parts)
  })

  test('a part takes its colour and the thing keeps the rest', () => {
    const { colours, motifColours } = wishesOf('black cats with green eyes')
    expect(Object.keys(motifColours)).toEqual(['cat'])
    expect(colours.map(({ isOfPart = false }) => isOfPart)).toEqual([false, true])
    const wishes = wishesOf('koi with red and white markings')
    expect(wishes.partColours?.['marking of koi']).toHaveLength(2)
  })

  test('a thing alone is of the colour before it where a part of it has another', () => {
    const { motifColours, partColours } = wishesOf('green parrots with red beaks on pale pink')
    expect(Object.keys(motifColours)).toEqual(['parrot'])
    expect(Object.keys(partColours ?? {})).toEqual(['beak of parrot'])
  })

  test('flowers have their own ways with hearts, and a thing beside others is no part', () => {
    expect(wishesOf('anemones with black hearts').partColours ?? {}).toEqual({})
    expect(wishesOf('eyes, hands and hearts').motifs).toEqual(['eye', 'hand', 'heart'])
    expect(wishesOf('foxes and white feathers').motifs).toEqual(['fox', 'feather'])
  })

  test('what lies on a part, or on what a thing stands in, is no ground', () => {
    expect(wishesOf('sailboats with striped sails').under).toBeUndefined()
    expect(wishesOf('cacti in striped pots').under).toBeUndefined()
    expect(wishesOf('cats on a striped sofa').under).toBeUndefined()
    expect(wishesOf('striped umbrellas on sand').under).toBeUndefined()
    expect(wishesOf('cacti on stripes').under).toBe('stripes')
    expect(wishesOf('gingham bows').under).toBe('gingham')
  })

  test('who is looked at closely is a character, not a guest among leaves', () => {
    expect(wishesOf('toucans with big yellow beaks').families).toEqual(['conversational'])
    expect(wishesOf('parrots in hats').families).toEqual(['conversational'])
  })

  test('eyes are drawn in the ink asked for', () => {
    const request = checkRequest({
      prompt: 'black cats with green eyes',
      compositionType: 'tile',
      format: 'png',
      seed: 1,
    })
    const plan = planOf(resolveSpec(request, wishesOf(request.prompt)))
    const green = inkFromHex('#3f7d4e') ?? inkOf('#000000')
    const far = (ink: number): number => oklabDistance(plan.cast.inks[ink].lab, green.lab)
    const [hero] = castSubjects(plan).heroes
    const { layers } = hero.draw(plan.random.fork('one'), 60, 0, false)
    expect(layers.slice(-4).some(({ ink, isForm }) => !isForm && far(ink) < 0.02)).toBe(true)
  })
})

test('a prompt of nothing but colours is looked through once', () => {
  const colour = { words: ['#aabbcc'], meanings: [{ kind: 'colour' }], chosen: { kind: 'colour' } }
  let looks = 0
  const phrases = new Proxy(Array.from({ length: 400 }, () => colour) as unknown as ReadPhrase[], {
    get: (list, name) => {
      if (/^\d+$/.test(String(name))) looks++
      return Reflect.get(list, name)
    },
  })
  expect(partsOfThings(phrases)).toEqual([])
  expect(looks).toBeLessThanOrEqual(400)
})
