import { blob, body, curve, dots, limb, oval } from '../sketch-marks.ts'
import { INK } from './folk-colours.ts'

const SKIN = '#e2ad85'

type At = readonly [x: number, y: number]

/** What a figure wears from the shoulders down: a jacket over trousers, a coat to the knee, a skirt, or a robe to the ground. */
export type Cut = 'jacket' | 'coat' | 'skirt' | 'robe'

/** Where the hands are: by the sides, raised, or held out to both sides. */
export type Arms = 'down' | 'up' | 'out'

/** A standing figure seen from the front in a 100 × 100 box, a quarter of it head, as on printed cloth. */
export type Figure = {
  readonly coat: string
  readonly cut: Cut
  readonly legs?: string
  readonly shoes?: string
  readonly skin?: string
  readonly hair?: string
  readonly arms?: Arms
  /** Marks in place of the head that is drawn: an animal's. */
  readonly head?: string
  readonly hat?: string
  /** Marks under and over the body: capes and wings, belts and beards. */
  readonly behind?: string
  readonly over?: string
}

/** Hands by pose, left and right. */
const hands: Readonly<Record<Arms, readonly [At, At]>> = {
  down: [
    [27, 63],
    [73, 63],
  ],
  up: [
    [20, 24],
    [80, 24],
  ],
  out: [
    [16, 50],
    [84, 50],
  ],
}

/** Rims of what is worn, one half, as distances from the middle. */
const rims: Readonly<Record<Cut, readonly At[]>> = {
  jacket: [
    [6, 33],
    [14, 37],
    [13, 52],
    [14, 66],
    [0, 68],
  ],
  coat: [
    [6, 33],
    [15, 38],
    [16, 54],
    [22, 76],
    [0, 79],
  ],
  skirt: [
    [6, 33],
    [12, 38],
    [10, 52],
    [25, 80],
    [0, 84],
  ],
  robe: [
    [6, 33],
    [15, 38],
    [16, 56],
    [24, 94],
    [0, 97],
  ],
}

/** Behind, legs, body, arms, head and hair, hat, and what lies over all, in this order. */
export function drawFigure(figure: Figure): string {
  const { coat, cut, legs = INK, shoes = INK, skin = SKIN, arms = 'down' } = figure
  const [left, right] = hands[arms]
  const isLegged = cut !== 'robe'
  return (
    (figure.behind ?? '') +
    (isLegged ? limb(legs, [43, 64], 11, [42, 92], 8) + limb(legs, [57, 64], 11, [58, 92], 8) : '') +
    (isLegged ? blob(shoes, '34 97, 36 90, 47 90, 47 97') + blob(shoes, '66 97, 64 90, 53 90, 53 97') : '') +
    blob(coat, symmetric(rims[cut])) +
    limb(coat, [38, 40], 10, left, 7.5, arms === 'down' ? 2.5 : 0) +
    limb(coat, [62, 40], 10, right, 7.5, arms === 'down' ? -2.5 : 0) +
    dots(
      skin,
      4.2,
      `${left[0]} ${left[1] + (arms === 'up' ? -4 : 3)}, ${right[0]} ${right[1] + (arms === 'up' ? -4 : 3)}`,
    ) +
    // A trunk hangs over the collar, a beard over the coat.
    (figure.head
      ? (figure.over ?? '') + figure.head
      : face(skin, figure.hair, cut === 'skirt' || cut === 'robe' ? 'long' : 'cropped')) +
    (figure.hat ?? '') +
    (figure.head ? '' : (figure.over ?? ''))
  )
}

function symmetric(half: readonly At[]): At[] {
  const right = half.map(([x, y]): At => [50 + x, y])
  const left = half
    .filter(([x]) => x > 0)
    .map(([x, y]): At => [50 - x, y])
    .toReversed()
  return [...right, ...left]
}

/** How far down hair falls: a crop shows the ears, over a skirt it falls to the shoulders. */
type HairLength = 'cropped' | 'long'

const locks: Readonly<Record<HairLength, string>> = {
  cropped: '37.5 24, 36.5 15, 41 8, 50 5.5, 59 8, 63.5 15, 62.5 24, 50 26',
  long: '36 16, 41 8, 50 5.5, 59 8, 64 16, 66 26, 66.500 34, 62 38, 56 35, 44 35, 38 38, 33.500 34, 34 26',
}

function face(skin: string, hair: string | undefined, length: HairLength): string {
  const ears = length === 'cropped' ? dots(skin, 2.8, '39 23.5, 61 23.5') : ''
  return (
    (hair ? blob(hair, locks[length]) : '') +
    body(skin, 'M46 28H54V37H46Z') +
    ears +
    oval(skin, 50, 22.5, 10.5, 11) +
    (hair
      ? body(
          hair,
          'M38.5 21Q37.500 8 50 7.500Q62.500 8 61.500 21Q60 15.500 55 13.500Q49 18.500 42 17Q39.500 18.500 38.500 21Z',
        )
      : '') +
    dots(INK, 1.7, '46 23, 54 23') +
    curve(INK, 1.5, '46.800 28, 50 29.700, 53.200 28')
  )
}
