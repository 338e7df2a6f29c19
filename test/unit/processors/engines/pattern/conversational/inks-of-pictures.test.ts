import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawPicture } from '../../../../../../processors/engines/pattern/families/conversational/draw-picture.ts'
import { inkPicture } from '../../../../../../processors/engines/pattern/families/conversational/ink-picture.ts'
import { leadInks } from '../../../../../../processors/engines/pattern/families/conversational/lead-inks.ts'
import { paperInks } from '../../../../../../processors/engines/pattern/families/conversational/paper-figures.ts'
import type { Picture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { kindsOf, viewsOf } from '../../../../../../processors/engines/pattern/families/conversational/picture-kinds.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { gouache } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { naturalPalette } from '../../../../../../processors/engines/pattern/palette/nature/natural-palette.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

function pictureOf(name: string): Picture {
  const picture = findPicture(name)
  if (!picture) throw new Error(`no picture of ${name}`)
  return picture
}

const castOf = (hexes: readonly string[]) => castInks(hexes.map(inkOf), 0)
const rust = ['#f4ecd0', '#d97b2b', '#9c4a1e', '#5f8347']

const readBook = (): Record<string, Picture> =>
  JSON.parse(readFileSync('processors/engines/pattern/families/conversational/picture-book.json', 'utf8'))

describe('inks of pictures', () => {
  test('the white of a fox is a tone of its coat sooner than the sky blue of the palette', () => {
    const fox = pictureOf('fox')
    const inks = inkPicture(fox, castOf(['#fbf5ea', '#aa7753', '#c99869', '#59555e', '#a9c8dc']), 1)
    const white = fox.parts.flatMap(({ hex, edge }, at) =>
      inkOf(hex).lightness > 0.85 && edge > 0.03 ? [inks[at]] : [],
    )
    expect(white.length).toBeGreaterThan(0)
    expect(white).not.toContain(4)
  })

  test('the legs of a tiger are of its coat, not pink or blue, and the ears of a brown rabbit not yellow', () => {
    const limbsOf = (name: string, inks: readonly string[]): number[] => {
      const picture = pictureOf(name)
      const worn = inkPicture(picture, castOf(inks), 1)
      const [coat] = picture.parts.map(({ hex }) => inkOf(hex))
      const isLimb = ({ hex, edge }: Picture['parts'][number]): boolean =>
        edge > 0.1 && hueDistance(inkOf(hex), coat) < 0.5 && Math.abs(inkOf(hex).lightness - coat.lightness) < 0.2
      return picture.parts.flatMap((part, at) => (at > 0 && isLimb(part) ? [worn[at]] : []))
    }
    const bold = ['#fdf2df', '#f4935a', '#f0597f', '#f7c231', '#1f9e96', '#3f4fc0', '#16161f']
    const tiger = limbsOf('tiger', bold)
    expect(tiger.length).toBeGreaterThan(0)
    for (const ink of tiger) expect([1, 6]).toContain(ink)
    const spring = ['#fdf8e6', '#b99e84', '#f5d35f', '#f3a0b0', '#5c9bb3', '#4f8f5a']
    const rabbit = limbsOf('rabbit', spring)
    expect(rabbit.length).toBeGreaterThan(0)
    for (const ink of rabbit) expect(ink).toBe(1)
  })

  test('the white of a fox on white is the paper where nothing else is light, and no olive', () => {
    const fox = pictureOf('sitting-fox')
    const inks = inkPicture(fox, castOf(['#f7f1e6', '#e07a3f', '#6b1f2d', '#7d8045', '#b34500', '#370011']), 1)
    const whiteAt = fox.parts.findIndex(({ hex }) => inkOf(hex).lightness > 0.85)
    expect(inks[whiteAt]).toBe(0)
  })

  test.each([
    ['bee', ['#1d2f55', '#e1a63c', '#e0e8e9', '#4f484a', '#8a79b6', '#44704f', '#a3cc85'], 3],
    ['panda', ['#1f4d3a', '#f0e7d4', '#6f8d4c', '#2c2527', '#658067'], 3],
  ])('the black of a %s on a dark cloth is no green of its leaves', (name, inks, black) => {
    const picture = pictureOf(name === 'panda' ? 'walking-panda' : name)
    const worn = inkPicture(picture, castOf(inks), 1)
    const blacks = picture.parts.flatMap(({ hex, share }, at) =>
      at > 0 && share > 0.1 && inkOf(hex).lightness < 0.35 ? [worn[at]] : [],
    )
    expect(blacks.length).toBeGreaterThan(0)
    for (const ink of blacks) expect(ink).toBe(black)
  })

  test('a black swan is black, though swans are white', () => {
    const swan = pictureOf('swan')
    const cast = castOf(['#e9a5ac', '#1d1c20', '#454447', '#636266'])
    expect(inkPicture(swan, cast, 1)[0]).toBe(1)
  })

  test('a pumpkin has ribs in whichever orange it is', () => {
    const pumpkin = pictureOf('pumpkin')
    for (const lead of [1, 2]) {
      const inks = inkPicture(pumpkin, castOf(rust), lead)
      expect([lead, inks[0], inks[0] === inks[1]]).toEqual([lead, lead, false])
    }
  })

  test('grapes are told from each other in whichever purple leads', () => {
    const grapes = pictureOf('grapes')
    for (const lead of [1, 2]) {
      const inks = inkPicture(grapes, castOf(['#f7f1e4', '#7a5791', '#45305c', '#5f8a4a', '#c3aed2']), lead)
      expect([lead, inks[0] === inks[1]]).toEqual([lead, false])
    }
  })

  test('fruit is seen whole, on its twig and cut, and uncut where it is of one colour', () => {
    expect(viewsOf('lemon', false)).toEqual(['lemon', 'lemon-half', 'lemon-sprig'])
    expect(viewsOf('lemon', true)).toEqual(['lemon', 'lemon-sprig'])
    for (const fruit of ['lemon', 'orange', 'red-apple', 'pear', 'peach', 'fig', 'tomato', 'strawberry'])
      for (const view of viewsOf(fruit, false)) expect(pictureOf(view).parts.length).toBeGreaterThan(2)
  })

  test('a lemon is no linen, which has its hue', () => {
    const cast = castOf(['#f7f1e4', '#ecc443', '#d3c39c', '#406543', '#6b914e'])
    expect(leadInks(pictureOf('lemon'), cast, 0).inks).toEqual([1])
  })

  test('deer among firs are blue where nothing is brown, and green where nothing else is', () => {
    const winter = ['#f7f1e6', '#1f4d3a', '#2d5fa6', '#012414', '#00376d', '#e3dcd1']
    const colours = leadInks(pictureOf('deer'), castOf(winter), 0).inks
    expect(colours.filter((at) => at === 1 || at === 3)).toEqual([])
    expect([1, 2]).toContain(
      leadInks(pictureOf('deer'), castOf(['#f7f1e6', '#1f4d3a', '#2f7d57', '#e3dcd1']), 0).inks[0],
    )
  })

  test('two leaves are of one green before one of them is red', () => {
    const cast = castOf(['#efe4d4', '#c24a46', '#7f1826', '#5b8a4e', '#cdb590'])
    for (const view of viewsOf('strawberry', false)) {
      const { parts } = pictureOf(view)
      const inks = inkPicture(pictureOf(view), cast, 1)
      const leaves = inks.filter((_, at) => hueDistance(inkOf(parts[at].hex), inkOf('#5b8a4e')) < 0.4)
      expect(leaves.length).toBeGreaterThan(0)
      expect(new Set(leaves)).toEqual(new Set([3]))
    }
  })

  test('the muzzle of a dark bear is of no leaf green, though nothing else is light', () => {
    const bear = pictureOf('bear')
    const inks = inkPicture(bear, castOf(['#e8efe4', '#4a2f22', '#86ad7d', '#7c5236', '#d8ab78']), 1)
    expect(inks.includes(2)).toBe(false)
  })

  test('a carrot nose on a lilac cloth is no hole in the snowman', () => {
    const snowman = pictureOf('snowman')
    const cast = castOf(['#b0a3cc', '#f3ece0', '#c14040', '#2b2a30', '#6d4b33'])
    const nose = snowman.parts.findIndex(({ hex }) => hueDistance(inkOf(hex), inkOf('#dd9660')) < 0.2)
    expect(inkPicture(snowman, cast, 1)[nose]).not.toBe(0)
  })

  test('the light on a bare brown body is of its own hue, and soft', () => {
    const peanuts = pictureOf('peanuts')
    const lightOf = (hexes: readonly string[], sizeMm: number): boolean => {
      const cast = castOf(hexes)
      const inks = peanuts.parts.map((_, at) => (at === 0 ? 1 : 2))
      const worn = new Set(drawPicture(peanuts, inks, cast, sizeMm, gouache).layers.map(({ ink }) => ink))
      return worn.has(3)
    }
    expect(peanuts.gouges.length).toBeGreaterThan(0)
    expect(lightOf(['#f7f1e4', '#845637', '#372621', '#b98a63'], 60)).toBe(true)
    expect(lightOf(['#f7f1e4', '#845637', '#372621', '#8fa67c'], 60)).toBe(false)
    expect(lightOf(['#2c4038', '#845637', '#372621', '#fbf6ea'], 60)).toBe(false)
  })

  test('pandas keep their white by a line, foxes with a white bib are of one hand with foxes', () => {
    const paper = castOf(['#efe6ea', '#d0612c', '#2b2426', '#8f3d1a'])
    expect(paperInks('panda', pictureOf('panda'), paper)).toBeDefined()
    expect(paperInks('fox', pictureOf('fox'), paper)).toBeUndefined()
  })

  test('what is white on ginger and tan beasts is linen on paper, on whales as cool as the sea', () => {
    const paleOf = (noun: string) => {
      const [ground, ...figures] = naturalPalette([noun], 6, createRandom('a'), { asked: inkOf('#f7f1e4') }) ?? []
      return figures.find(({ lightness, chroma }) => chroma < 0.06 && ground.lightness - lightness < 0.2)
    }
    for (const noun of ['fox', 'tiger', 'corgi'])
      expect([noun, paleOf(noun)?.hue]).toEqual([noun, expect.closeTo(1.2, 1)])
    expect(paleOf('shark')?.hue ?? -2).toBeLessThan(0)
    expect(paleOf('gnome')?.hue).toBeLessThan(0)
  })

  test('the white of a muzzle shows no blue cloth', () => {
    const cat = pictureOf('cat')
    const inks = inkPicture(cat, castOf(['#2c5fa8', '#fbf8f2', '#a9a59e', '#5b5650']), 1)
    const white = cat.parts.findIndex(({ hex }) => inkOf(hex).lightness > 0.9)
    expect(inks[white]).not.toBe(0)
  })

  test('in one colour no cat is known by its markings', () => {
    expect(kindsOf('cat')).toContain('siamese-cat')
    expect(kindsOf('cat', true)).not.toContain('siamese-cat')
  })

  test('margaritas beside tacos are drunk, beside roses they are daisies', () => {
    const motifsOf = (prompt: string) => understandPrompt(prompt).wishes.motifs
    expect(motifsOf('tacos and margaritas').join()).toContain('margarita')
    expect(motifsOf('rosas y margaritas')).toContain('daisy')
  })

  test('every picture of the book finds its inks in palettes of few and unlike colours', () => {
    const book = readBook()
    for (const hexes of [
      ['#f7f1e6', '#a8322d', '#241f1e', '#d8b98c'],
      ['#1d2f55', '#f0a3ba', '#93cfb4', '#f3cf74'],
    ]) {
      const cast = castOf(hexes)
      for (const [name, picture] of Object.entries(book))
        for (const lead of [1, 2, 3]) {
          const inks = inkPicture(picture, cast, lead)
          if (inks.length !== picture.parts.length || inks.some((ink) => cast.inks[ink] === undefined))
            throw new Error(`${name} in ${hexes.join(' ')}`)
        }
    }
  })
})
