import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawPicture } from '../../../../../../processors/engines/pattern/families/conversational/draw-picture.ts'
import { inkPicture } from '../../../../../../processors/engines/pattern/families/conversational/ink-picture.ts'
import { leadInks } from '../../../../../../processors/engines/pattern/families/conversational/lead-inks.ts'
import {
  findDepiction,
  nounOfEmoji,
  pictureNouns,
} from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import type { Picture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { gouache } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'

function pictureOf(name: string): Picture {
  const picture = findPicture(name)
  if (!picture) throw new Error(`no picture of ${name}`)
  return picture
}

const cast = castInks(['#f6f1e6', '#e8b93c', '#35506b', '#8aa5b5', '#c65b3f', '#4d6b57'].map(inkOf), 0)

describe('the book of nouns', () => {
  test.each([
    ['otter', 'otter'],
    ['teacup', 'teacup'],
    ['dragonfly', 'dragonfly'],
    ['windmill', 'windmill'],
    ['seahorse', 'seahorse'],
    ['puffin', 'puffin'],
    ['squirrel', 'chipmunk'],
    ['fir tree', 'pine-tree'],
    ['bunny', 'rabbit'],
    ['axolotl', 'axolotl'],
    ['typewriter', 'typewriter'],
    ['record player', 'gramophone'],
    ['church', 'chapel'],
    ['raspberry', 'raspberry'],
    ['treasure', 'treasure-chest'],
    ['football helmet', 'football-helmet'],
    ['helmet', 'military-helmet'],
    ['straw hat', 'sun-hat'],
    ['reindeer', 'reindeer'],
    ['stag', 'stag'],
    ['sea horse', 'seahorse'],
    ['nuthatch', 'nuthatch'],
    ['lychee', 'lychee'],
    ['falcon', 'falcon'],
    ['drummer', 'drum-player'],
    ['shepherd', 'shepherd'],
    ['red panda', 'red-panda'],
    ['snow leopard', 'snow-leopard'],
    ['arctic fox', 'arctic-fox'],
    ['mermaid tail', 'mermaid-tail'],
    ['chimney', 'rooftop-chimney'],
    ['churro', 'churro'],
    ['crayon', 'crayon'],
    ['little red riding hood', 'red-riding-hood'],
    ['fishing net', 'net-with-handle'],
    ['astronomer', 'astronomer'],
    ['nativity scene', 'nativity'],
    ['whale tail', 'whale-tail'],
    ['dinosaur bone', 'dinosaur-skeleton'],
    ['rugby player', 'rugby-player'],
    ['window cleaner', 'window-cleaner'],
    ['ice cream cone', 'ice-cream-cone'],
    ['pegasus', 'pegasus'],
    ['greek statue', 'marble-bust'],
    ['flapper', 'flapper'],
    ['slippers', 'slipper'],
    ['christmas jumper', 'knitted-jumper'],
  ])('%s is drawn by %s', (noun, picture) => {
    expect(findDepiction(noun)).toMatchObject({ picture, isExact: true })
  })

  test('a kind stands in for what has no picture, and says so', () => {
    expect(findDepiction('plover')).toMatchObject({ picture: 'bird', isExact: false })
  })

  test('things are not drawn as their kinds, and words that are no things not at all', () => {
    for (const noun of ['escalator', 'democracy', 'look', 'style', 'summer', 'print', 'dragonflies', 'little dog'])
      expect(findDepiction(noun)).toBeUndefined()
  })

  test('every noun leads to a picture with a silhouette', () => {
    for (const noun of pictureNouns()) {
      const picture = findPicture(findDepiction(noun)?.picture ?? '')
      expect(picture?.parts[0]?.rings.length ?? 0).toBeGreaterThan(0)
    }
  })

  test('emoji have names', () => {
    expect(['🦦', '🦊', '🍋'].map(nounOfEmoji)).toEqual(['otter', 'fox', 'lemon'])
  })
})

const castOf = (hexes: readonly string[]) => castInks(hexes.map(inkOf), 0)

describe('pictures', () => {
  test('have at most four flat parts of finite knots', () => {
    for (const name of ['otter', 'fox', 'sailboat', 'strawberry', 'f-dot']) {
      const { parts } = pictureOf(name)
      expect(parts.length).toBeLessThanOrEqual(4)
      expect(parts.flatMap(({ rings }) => rings.flatMap(({ knots }) => knots)).every(Number.isInteger)).toBe(true)
    }
  })

  test('a lemon is led by the yellow of the palette', () => {
    expect(cast.inks[leadInks(pictureOf('lemon'), cast, 0).inks[0]].hex).toBe('#e8b93c')
  })

  test('among muted inks the sun is the muted yellow, and not the olive', () => {
    const muted = castInks(['#f1e8dc', '#745444', '#7a7a5b', '#b89560', '#473e37', '#a46450'].map(inkOf), 0)
    expect(muted.inks[leadInks(pictureOf('sun'), muted, 0).inks[0]].hex).toBe('#b89560')
  })

  test('pure colours that a thing has not by nature are worn in turn, and its own stay', () => {
    const primary = castOf(['#f7f3e8', '#c8352e', '#2456a4', '#f0bf2e', '#1d1c20'])
    const dinosaurs = leadInks(pictureOf('sauropod'), primary, 0)
    expect(dinosaurs.areInTurn).toBe(true)
    expect([...dinosaurs.inks].sort()).toEqual([1, 2, 3])
    expect(leadInks(pictureOf('lemon'), primary, 0)).toEqual({ inks: [3], areInTurn: false })
  })

  test('elephants are not blue or green while there is a cream', () => {
    const jewel = castOf(['#171433', '#14806a', '#7d3fa0', '#e9dcc0', '#3450b8'])
    expect(leadInks(pictureOf('elephant'), jewel, 0).inks).toEqual([3])
  })

  test('a black of the palette is worn where all other colours are tones of one', () => {
    const cards = castOf(['#f7f1e6', '#b3282d', '#1d1c20', '#750019', '#d47467'])
    expect(leadInks(pictureOf('umbrella'), cards, 0).inks).toEqual([1, 2])
    expect(leadInks(pictureOf('lady-beetle'), cards, 0).inks).not.toContain(2)
  })

  test('brown beasts in their browns have no black ones beside them', () => {
    const browns = castOf(['#f3ead8', '#a1582f', '#d58a50', '#69462b', '#332b2c'])
    expect(leadInks(pictureOf('chipmunk'), browns, 0).inks).toEqual([1, 3])
  })

  test('what is dark by nature is led by a lighter ink on a dark cloth', () => {
    const night = castInks(['#18042f', '#3d2158', '#1a2233', '#b9bcbc'].map(inkOf), 0)
    expect(leadInks(pictureOf('bat'), night, 0).inks[0]).toBe(3)
  })

  test('the silhouette never takes the ink of the ground, and neighbours differ', () => {
    for (const name of ['otter', 'fox', 'penguin', 'sailboat', 'owl']) {
      const picture = pictureOf(name)
      const inks = inkPicture(picture, cast, leadInks(picture, cast, 0).inks[0])
      expect(inks[0]).not.toBe(cast.ground)
      expect(new Set(inks).size).toBeGreaterThan(1)
    }
  })

  test('of two colours that a thing never has both lead it', () => {
    const palm = pictureOf('palm-tree')
    const pinkAndOrange = castInks(['#f7f1e6', '#e07a3f', '#e9a5ac', '#b04e00'].map(inkOf), 0)
    expect(leadInks(palm, pinkAndOrange, 0).inks).toHaveLength(2)
  })

  test('a yellow duck is blackened in its eye alone', () => {
    const duck = pictureOf('duck')
    const yellows = castInks(['#f7f1e6', '#e8b93c', '#d79600', '#2f250e'].map(inkOf), 0)
    const inks = inkPicture(duck, yellows, 1)
    const black = duck.parts.flatMap(({ share }, at) => (inks[at] === 3 ? [share] : []))
    expect(black.reduce((sum, share) => sum + share, 0)).toBeLessThan(0.1)
  })

  test('a pen draws contours on paper, and nothing else', () => {
    const picture = pictureOf('fox')
    const pen = { mode: 'line', ink: cast.line, widthMm: 0.8, paper: cast.ground, washes: new Map() } as const
    const drawn = drawPicture(picture, inkPicture(picture, cast, 4), cast, 60, pen)
    expect(new Set(drawn.layers.map(({ ink }) => ink))).toEqual(new Set([cast.line, cast.ground]))
  })

  test('drawn at a size, the silhouette has that size', () => {
    const picture = pictureOf('fox')
    const motif = drawPicture(picture, inkPicture(picture, cast, cast.main), cast, 50, gouache)
    const xs = motif.layers.filter(({ isForm }) => isForm).flatMap(({ ring }) => ring.map(([x]) => x))
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(picture.width * 50, -1)
  })
})
