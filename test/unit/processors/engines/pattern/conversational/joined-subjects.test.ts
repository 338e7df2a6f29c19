import { describe, expect, test } from '@jest/globals'
import { withoutSteam } from '../../../../../../processors/engines/pattern/families/conversational/bouquet.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { seatOf } from '../../../../../../processors/engines/pattern/families/conversational/seats.ts'
import type { Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { addForm, createMotif, type Motif } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

function planFor(prompt: string): Plan {
  return planOfPrompt(prompt, { seed: 1 })
}

function heroOf(prompt: string): { readonly motif: Motif; readonly plan: Plan } {
  const plan = planFor(prompt)
  return { plan, motif: castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0, false) }
}

describe('two things drawn as one', () => {
  test('rider and ridden are one motif round its middle, a line of ground between them', () => {
    const alone = heroOf('llamas').motif
    const { motif, plan } = heroOf('giraffes riding skateboards')
    expect(motif.layers.length).toBeGreaterThan(alone.layers.length)
    expect(motif.layers.some(({ ink }) => ink === plan.cast.ground)).toBe(true)
    const { left, right, top, bottom } = boxOf(motif.layers.filter(({ isForm }) => isForm).map(({ ring }) => ring))
    expect(Math.abs(left + right)).toBeLessThan(1e-6)
    expect(Math.abs(top + bottom)).toBeLessThan(1e-6)
    expect((right - left + bottom - top) / 2).toBeGreaterThan(60)
  })

  test('a brown boat under a brown bear takes another ink', () => {
    const { motif, plan } = heroOf('bears in canoes in brown, tan and red')
    const areas = new Set(motif.layers.filter(({ isForm }) => isForm).map(({ ink }) => ink))
    areas.delete(plan.cast.ground)
    expect(areas.size).toBeGreaterThan(1)
  })

  test('a truck comes with what it carries and not empty besides, whichever is the larger', () => {
    for (const prompt of [
      'trucks carrying pumpkins',
      'vintage red truck with christmas tree',
      'truck full of hearts',
    ]) {
      const { heroes, beside } = castSubjects(planFor(prompt))
      expect([prompt, heroes.length, beside.length]).toEqual([prompt, 1, 0])
    }
  })

  test('a sloth rides a surfboard upright, and a cane basket under a tan kitten is not black', () => {
    const { motif, plan } = heroOf('surfing sloths')
    const alone = castSubjects(planFor('sloths')).heroes[0]
    expect(alone.pictureAt?.(0)).toBe('sloth')
    const upright = alone.draw(plan.random.fork('one'), 60, 1, false)
    expect(motif.layers.length).toBeGreaterThan(upright.layers.length)
    const basket = heroOf('kittens in a basket')
    const { inks, byLightness } = basket.plan.cast
    const forms = basket.motif.layers.filter(({ isForm }) => isForm)
    expect(inks[byLightness[0]].lightness).toBeLessThan(0.4)
    expect(forms.some(({ ink }) => ink === byLightness[0])).toBe(false)
  })

  test.each(['sunflower bouquet in a blue vase', 'tulip posy in a jug'])(
    'the flowers of a bouquet stand in the vase, and lead: %s',
    (prompt) => {
      const { motif, plan } = heroOf(prompt)
      const { heroes, beside } = castSubjects(plan)
      expect(plan.details[`seat of ${plan.motifs[0]}`]).toBeDefined()
      expect([heroes.length, beside.length]).toEqual([1, 0])
      const alone = heroOf(prompt.split(' in ')[1]).motif
      expect(motif.layers.length).toBeGreaterThan(alone.layers.length + 40)
    },
  )

  test.each(['dragon breathing fire', 'green dragons spitting fire'])('fire comes out of the mouth: %s', (prompt) => {
    const { motif, plan } = heroOf(prompt)
    const { heroes, beside } = castSubjects(plan)
    expect([heroes.length, beside.length]).toEqual([1, 0])
    const dragon = heroOf('dragons').motif.layers.length
    const fire = boxOf(motif.layers.slice(dragon).map(({ ring }) => ring))
    const body = boxOf(motif.layers.slice(0, dragon).map(({ ring }) => ring))
    expect(fire.left).toBeLessThan(body.left)
    expect((fire.left + fire.right) / 2).toBeLessThan(body.left + (body.right - body.left) * 0.25)
    expect((fire.top + fire.bottom) / 2).toBeLessThan((body.top + body.bottom) / 2)
  })

  test('nothing steams over the rim of a cup that flowers stand in', () => {
    const square = (top: number): [number, number, 1][] => [
      [0, top, 1],
      [2, top, 1],
      [2, top + 2, 1],
      [0, top + 2, 1],
    ]
    const cup = createMotif()
    for (const top of [0, 6, 8]) addForm(cup, 1, square(top))
    expect(withoutSteam(cup, 0.5).layers.map(({ ring }) => ring[0][1])).toEqual([6, 8])
  })

  test('vessels hold several of what is in them, and none stands empty besides', () => {
    const { heroes, beside } = castSubjects(planFor('bowl of lemons'))
    expect([heroes.length, beside.length]).toEqual([1, 0])
    const lemon = castSubjects(planFor('lemons')).heroes[0].draw(planFor('lemons').random, 60, 0, false)
    expect(heroOf('bowl of lemons').motif.layers.length).toBeGreaterThan(lemon.layers.length * 4)
    // Eggs lie in a heap of five, and are no taller than their basket.
    const forms = (prompt: string): number => heroOf(prompt).motif.layers.filter(({ isForm }) => isForm).length
    expect(forms('basket of eggs')).toBeGreaterThanOrEqual(forms('baskets') + 10)
    const one = castSubjects(planFor('kittens')).heroes[0].draw(planFor('kittens').random, 60, 0, false)
    expect(heroOf('basket of kittens').motif.layers.length).toBeGreaterThan(one.layers.length * 2.5)
  })

  test('owls sit on branches', () => {
    expect(seatOf('branch')?.picture).toBe('bough')
    expect(planFor('owls on branches').details['seat of owl']).toBe('branch')
  })

  test('what is ridden is found by any of its names, and nothing rides a teapot', () => {
    expect(seatOf('boat')?.picture).toBe('rowing-boat')
    expect(seatOf('bike')?.isVessel).toBe(true)
    expect(seatOf('elephant')?.isPainted).toBe(false)
    expect(seatOf('teapot')).toBeUndefined()
  })

  test.each([
    'scarves',
    'boots',
    'sunglasses',
    'bow ties',
    'bandanas',
    'collars',
    'socks',
    'sombreros',
    'ribbons',
    'sweaters',
    'tutus',
  ])('a llama puts on %s', (garments) => {
    const { motif, plan } = heroOf(`llamas in ${garments}`)
    const alone = heroOf('llamas').motif
    expect(motif.layers.length).toBeGreaterThan(alone.layers.length)
    expect(motif.layers.some(({ ink }) => ink === plan.cast.ground)).toBe(true)
  })

  test.each(['hens', 'llamas', 'geese', 'elephants'])('a jumper on %s leaves the head and the far end bare', (noun) => {
    const { motif } = heroOf(`${noun} in sweaters`)
    const plain = heroOf(noun).motif
    const formOf = (layers: Motif['layers']) => boxOf(layers.filter(({ isForm }) => isForm).map(({ ring }) => ring))
    const knit = motif.layers.slice(plain.layers.length).filter(({ isForm }) => isForm)
    expect(knit.length).toBeGreaterThan(0)
    const [whole, part] = [formOf(motif.layers), formOf(knit)]
    const share =
      ((part.right - part.left) * (part.bottom - part.top)) / ((whole.right - whole.left) * (whole.bottom - whole.top))
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.75)
  })

  test('a ribbon is seen on a thin neck', () => {
    const { motif } = heroOf('geese with bows')
    const plain = heroOf('geese').motif
    const wide = (layers: Motif['layers']): number => {
      const { left, right } = boxOf(layers.map(({ ring }) => ring))
      return right - left
    }
    expect(wide(motif.layers.slice(plain.layers.length)) / wide(plain.layers)).toBeGreaterThan(0.2)
  })

  test('spectacles show eyes behind their glass, and a bow tie is below them', () => {
    const { motif } = heroOf('owls in glasses and bow ties')
    const plain = heroOf('owls').motif
    const heights = motif.layers
      .slice(plain.layers.length)
      .filter(({ isForm }) => isForm)
      .map(({ ring }) => boxOf([ring]))
    const { top, bottom } = boxOf(motif.layers.map(({ ring }) => ring))
    const middles = heights.map((box) => ((box.top + box.bottom) / 2 - top) / (bottom - top))
    expect(Math.min(...middles)).toBeLessThan(0.35)
    expect(Math.max(...middles)).toBeGreaterThan(0.45)
    expect(motif.layers.length).toBeGreaterThan(heroOf('owls in sunglasses and bow ties').motif.layers.length)
  })

  test.each(['strawberries with faces', 'smiling moons', 'cheerful pumpkins'])('%s smile', (prompt) => {
    const plain = heroOf(prompt.replace(/ with faces|smiling |cheerful /, '')).motif
    const { motif, plan } = heroOf(prompt)
    const [left, right, mouth] = motif.layers.slice(-3)
    expect(motif.layers.length).toBe(plain.layers.length + 3)
    const { right: eyeEnds } = boxOf([left.ring])
    expect(eyeEnds).toBeLessThan(boxOf([right.ring]).left)
    expect(boxOf([mouth.ring]).top).toBeGreaterThan(boxOf([left.ring]).top)
    expect(plan.motifs).not.toContain('face')
  })

  test('a hat is on the head, boots are on the ground', () => {
    const onTop = (prompt: string): number => {
      const { layers } = heroOf(prompt).motif
      const [whole, last] = [layers, layers.slice(-1)].map((some) => boxOf(some.map(({ ring }) => ring)))
      return ((last.top + last.bottom) / 2 - whole.top) / (whole.bottom - whole.top)
    }
    expect(onTop('cows in crowns')).toBeLessThan(0.35)
    expect(onTop('cows in boots')).toBeGreaterThan(0.7)
  })

  test('each posture wears its hat on its own head', () => {
    const plan = planFor('bears in top hats')
    const [hero] = castSubjects(plan).heroes
    const crownAt = (turn: number): number => {
      const { layers } = hero.draw(plan.random.fork('one'), 60, turn, false)
      const highest = layers.reduce((best, layer) => (boxOf([layer.ring]).top < boxOf([best.ring]).top ? layer : best))
      const [hat, whole] = [boxOf([highest.ring]), boxOf(layers.map(({ ring }) => ring))]
      return ((hat.left + hat.right) / 2 - whole.left) / (whole.right - whole.left)
    }
    // A walking bear looks left, a sitting one out of the picture.
    expect(crownAt(0)).toBeLessThan(0.4)
    expect(Math.abs(crownAt(1) - 0.5)).toBeLessThan(0.12)
  })
})
