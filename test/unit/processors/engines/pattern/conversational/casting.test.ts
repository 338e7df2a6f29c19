import { describe, expect, test } from '@jest/globals'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { companionsOf } from '../../../../../../processors/engines/pattern/families/conversational/companions.ts'
import { conversational } from '../../../../../../processors/engines/pattern/families/conversational/conversational.ts'
import { leadInks } from '../../../../../../processors/engines/pattern/families/conversational/lead-inks.ts'
import { isLeftOut } from '../../../../../../processors/engines/pattern/families/conversational/left-out.ts'
import { sketchBook } from '../../../../../../processors/engines/pattern/families/conversational/make/sketches/sketch-book.ts'
import {
  findDepiction,
  pictureNouns,
} from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import {
  drawOnPaper,
  paperInks,
} from '../../../../../../processors/engines/pattern/families/conversational/paper-figures.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { sharesOfStature } from '../../../../../../processors/engines/pattern/families/conversational/statures.ts'
import type { Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { signedArea } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

function planFor(prompt: string): Plan {
  return planOfPrompt(prompt, { seed: 1 })
}

describe('who is on the cloth', () => {
  test('what is named beside the heroes is seen beside them', () => {
    const plan = planFor('farm tractors with barns')
    const cloth = conversational.draw(plan)
    const { inks } = plan.cast
    const shares = measureInkShares(fillIndexPlane(cloth, 256, 256), inks.length)
    const ofBarns = shares.filter((_, ink) => inks[ink].chroma > 0.12 && Math.abs(inks[ink].hue - 0.5) < 0.35)
    expect(ofBarns.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.03)
  })

  test('only a lone thing is given other things for company', () => {
    const { heroes, beside, smalls } = castSubjects(planFor('shamrocks and bees'))
    const named = [...heroes, ...beside].map(({ kind }) => kind)
    expect(smalls.filter(({ kind }) => !named.includes(kind) && !kind.startsWith('f-'))).toEqual([])
    const alone = castSubjects(planFor('shamrocks'))
    expect(alone.smalls.some((small) => !alone.heroes.includes(small))).toBe(true)
  })

  test('stars and holly lie between things of Christmas, and no tufts of grass', () => {
    const marksOf = (prompt: string): string[] => castSubjects(planFor(prompt)).marks.map(({ kind }) => kind)
    expect(marksOf('robins and deer at christmas').slice(0, 2)).toEqual(expect.arrayContaining(['f-star']))
    expect(marksOf('christmas mistletoe, holly and bows')).not.toContain('f-grass')
    expect(marksOf('robins and deer')).not.toContain('f-star')
  })

  test('what has none of the colour whose tones are all there is wears that colour first', () => {
    const plan = planFor('octopus and seashells navy')
    const picture = findPicture('octopus')
    if (!picture) throw new Error('no octopus')
    const [lead, second] = leadInks(picture, plan.cast, 0).inks.map((ink) => plan.cast.inks[ink])
    expect(lead.chroma).toBeGreaterThan(second.chroma)
    expect(lead.hex).toBe('#1d2f55')
  })

  test('beasts in company differ in size, other things do not', () => {
    const [elephant, mouse, teapot] = sharesOfStature(['elephant', 'mouse', 'teapot'])
    expect(mouse).toBeLessThan(elephant * 0.7)
    expect(teapot).toBe(1)
    expect(sharesOfStature(['mouse'])).toEqual([1])
  })

  test('among knights and castles lie marks, and no knights as small as toys', () => {
    const { smalls } = castSubjects(planFor('knights and castles'))
    expect(smalls.map(({ kind }) => kind)).not.toContain('knight')
    expect(smalls.some(({ kind }) => kind.startsWith('f-'))).toBe(true)
    expect(castSubjects(planFor('knights and castles on gingham')).smalls).toEqual([])
  })

  test('a red tractor is red between its black tyres', () => {
    const plan = planFor('red tractors, green fields and white sheep')
    const { layers } = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0)
    const areaOf = (ink: number): number =>
      layers.filter((layer) => layer.ink === ink).reduce((sum, { ring }) => sum + Math.abs(signedArea(ring)), 0)
    const red = plan.cast.inks.findIndex(({ hex }) => hex === '#b3282d')
    expect(areaOf(red)).toBeGreaterThan(0.15 * layers.reduce((sum, { ring }) => sum + Math.abs(signedArea(ring)), 0))
    expect(layers.filter(({ isForm }) => isForm).map(({ ink }) => ink)).not.toContain(plan.cast.ground)
  })

  test('marks of the thing named are of its colour, and no others are louder', () => {
    const plan = planFor('grey paw prints on mint')
    const { inks, figures } = plan.cast
    const darkest = Math.min(...figures.map((ink) => inks[ink].lightness))
    const [paw, companion] = castSubjects(plan).marks.map(
      (mark) => mark.draw(plan.random.fork('mark'), 20, 0).layers[0].ink,
    )
    expect(inks[paw].hex).toBe('#8b8d8f')
    expect(inks[companion].lightness).toBeGreaterThan(darkest)
  })

  test('a repeat holds as many as are counted of the only thing named, as large as its cloth allows', () => {
    const { number, seconds } = castSubjects(planFor('three big foxes'))
    expect(number).toBe(3)
    expect(seconds.length).toBeGreaterThan(0)
    expect(castSubjects(planFor('big foxes')).number).toBeUndefined()
    expect(castSubjects(planFor('101 dalmatians')).number).toBeUndefined()
    expect(castSubjects(planFor('two otters holding hands')).number).toBe(1)
    const paintedBy = (prompt: string): number => {
      const plan = planFor(prompt)
      const shares = measureInkShares(fillIndexPlane(conversational.draw(plan), 128, 128), plan.cast.inks.length)
      return 1 - shares[plan.cast.ground]
    }
    expect(paintedBy('one whale')).toBeGreaterThan(0.6 * paintedBy('whales'))
  })

  test('clouds named with birds are seen among them', () => {
    const { seconds } = castSubjects(planFor('birds and clouds'))
    expect(seconds.length).toBeGreaterThan(castSubjects(planFor('birds')).seconds.length)
  })

  test('what is asked for in all but the colour of its ground has a keyline', () => {
    const penOn = (prompt: string): string => {
      const plan = planFor(prompt)
      return castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0).pen.mode
    }
    expect(penOn('white swans on cream')).toBe('outline')
    expect(penOn('white swans on sage')).not.toBe('outline')
  })

  test('white coats and faces that no ink can show are paper in a keyline', () => {
    const drawnOn = (prompt: string): { pen: string; isOfPaper: boolean } => {
      const plan = planFor(prompt)
      const { pen, layers } = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0)
      return { pen: pen.mode, isOfPaper: layers.some(({ ink }) => ink === plan.cast.ground) }
    }
    expect(drawnOn('chefs in brown and orange on cream')).toEqual({ pen: 'outline', isOfPaper: true })
    expect(drawnOn('geese in brown on cream').pen).toBe('gouache')
  })

  test('no face is grey where the paper is pale', () => {
    const { cast } = planFor('photographers, grey')
    const picture = findPicture('photographer')
    const inks = picture && paperInks('photographer', picture, cast)
    expect(inks).toContain(cast.ground)
  })

  test('the eyes and mouth of a face on paper have no keyline, hands and clothes have', () => {
    const { cast } = planFor('chefs in brown and orange on cream')
    const picture = findPicture('woman')
    const inks = picture?.parts.map((_, at) => (at % 2 ? cast.ground : cast.main)) ?? []
    const layers = picture ? drawOnPaper(picture, inks, cast, 60).layers : []
    const forms = layers.filter(({ isForm }) => isForm).length
    // A form with a keyline is followed by its inner detail.
    expect(layers.length - forms).toBeGreaterThan(2)
    expect(layers.length - forms).toBeLessThan(forms - 2)
  })

  test('a thing of several colours is no blot of one ink, and white things on a pale tint are white in a line', () => {
    const drawn = (prompt: string) => {
      const plan = planFor(prompt)
      const motif = castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0)
      const [body] = motif.layers.map(({ ink }) => plan.cast.inks[ink]).filter((ink) => ink.lightness > 0.9)
      return { body, pen: motif.pen.mode, inks: new Set(motif.layers.map(({ ink }) => ink)).size }
    }
    expect(drawn('harvest mice on ears of wheat, golden').inks).toBeGreaterThan(2)
    expect(drawn('swans on blush').body).toBeDefined()
    expect(drawn('swans on blush').pen).toBe('outline')
  })

  test('what the prompt leaves out is neither companion nor mark', () => {
    const plan = planFor('acorns and squirrels without any leaves')
    expect(plan.details.without).toBe('leaf')
    expect(isLeftOut(plan, 'f-twin-leaf')).toBe(true)
    expect(isLeftOut(plan, 'f-dot')).toBe(false)
  })

  test('companions come in their own colours or not at all: no blue suns beside lions', () => {
    const things = (prompt: string): number => castSubjects(planFor(prompt)).smalls.length
    expect(things('lions on cream')).toBe(1)
    expect(things('lions in blue and white')).toBe(0)
  })

  test('a noun of many kinds shows them by turns', () => {
    const shapes = (prompt: string): number => {
      const plan = planFor(prompt)
      const [hero] = castSubjects(plan).heroes
      const drawn = [0, 1, 2].map((turn) => hero.draw(plan.random.fork('one'), 60, turn))
      return new Set(drawn.map((motif) => motif.layers.length)).size
    }
    expect(shapes('dogs')).toBeGreaterThan(1)
    expect(shapes('bears')).toBeGreaterThan(1)
    expect(shapes('hedgehogs')).toBe(1)
  })

  test('letters and signs are never mirrored', () => {
    const drawn = (prompt: string, isTurned: boolean): string => {
      const plan = planFor(prompt)
      return JSON.stringify(castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, 0, isTurned).layers)
    }
    expect(drawn('road signs', true)).toBe(drawn('road signs', false))
    expect(drawn('elephants', true)).not.toBe(drawn('elephants', false))
  })

  test('what lies in a hand is smaller than who holds it', () => {
    const sizes = (prompt: string): number[] => {
      const plan = planFor(prompt)
      return castSubjects(plan).heroes.map((hero) => {
        const xs = hero.draw(plan.random.fork('one'), 60, 0).layers.flatMap(({ ring }) => ring.map(([x]) => x))
        return Math.max(...xs) - Math.min(...xs)
      })
    }
    const [dog, ball] = sizes('dogs and tennis balls')
    expect(ball).toBeLessThan(dog * 0.75)
    expect(sizes('tennis balls')[0]).toBeGreaterThan(ball * 1.5)
  })

  test('the thing that acts leads, what it acts on stands beside it', () => {
    const { heroes, seconds } = castSubjects(planFor('cats reading books'))
    expect(heroes).toHaveLength(1)
    expect(seconds).toHaveLength(2)
    expect(castSubjects(planFor('foxes, owls and bears')).heroes).toHaveLength(3)
    expect(castSubjects(planFor('cats with palm leaves')).heroes).toHaveLength(2)
    expect(castSubjects(planFor('autumn leaves and acorns')).heroes).toHaveLength(2)
  })

  test('people and beasts have things of their world about them, not toys of themselves', () => {
    for (const picture of ['builder', 'nun', 'beekeeper', 'fox-in-raincoat', 'rower', 'typewriter', 'delivery-truck'])
      expect([picture, companionsOf([picture]).length > 0]).toEqual([picture, true])
    const widths = (prompt: string, part: 'seconds' | 'smalls', sizeMm: number): number[] => {
      const plan = planFor(prompt)
      return castSubjects(plan)[part].map(({ draw, scale }) => {
        const xs = draw(plan.random.fork('one'), sizeMm * scale, 0).layers.flatMap(({ ring }) => ring.map(([x]) => x))
        return Math.max(...xs) - Math.min(...xs)
      })
    }
    const [pony] = widths('ponies', 'seconds', 60)
    expect(pony).toBeGreaterThan(70)
    // Of ponies and balloons only balloons are small enough to be strewn.
    expect(widths('ponies, balloons, kites and drums', 'smalls', 60)).toHaveLength(3)
  })

  test('companions are pictures of the book and never the thing itself', () => {
    for (const picture of new Set(pictureNouns().flatMap((noun) => findDepiction(noun)?.picture ?? [])))
      for (const companion of companionsOf([picture])) {
        expect(companion).not.toBe(picture)
        expect([companion, findPicture(companion) !== undefined]).toEqual([companion, true])
      }
  })

  test('every drawing of ours is in the book, in two to five parts', () => {
    for (const name of Object.keys(sketchBook)) {
      const parts = findPicture(name)?.parts.length ?? 0
      expect([name, parts > 0 && parts <= 5]).toEqual([name, true])
    }
  })
})

describe('a placement print', () => {
  test('has one lead, and bare ground at its rim', () => {
    const plan = planFor('a fox and mushrooms')
    const cloth = conversational.compose?.(plan)
    expect(cloth?.wraps).toBe(false)
    const knots = (cloth?.shapes ?? []).flatMap(({ rings }) => rings.flat())
    expect(Math.min(...knots.map(([x]) => x))).toBeGreaterThan(0)
    expect(Math.max(...knots.map(([, y]) => y))).toBeLessThan(plan.heightMm)
  })
})
