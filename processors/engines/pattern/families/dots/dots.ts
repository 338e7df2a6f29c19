import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { pairByDepth, pairInOrder } from '../paired-colour.ts'
import { drawComicDots } from './comic-dots.ts'
import { drawDotPainting } from './dot-painting.ts'
import { drawGradedDots } from './graded-dots.ts'
import { drawHalftone } from './halftone.ts'
import { drawLatticeDots } from './lattice-dots.ts'
import { drawPackedDots } from './packed-dots.ts'
import { drawScatteredDots } from './scattered-dots.ts'

const draws = {
  polka: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 20 }),
  pin: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 7.5, coverageMost: 0.16 }),
  coin: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 36 }),
  grid: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 9, coverageMost: 0.1, isSquare: true }),
  ring: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 27, isRinged: true }),
  painted: (plan: Plan): Cloth => drawLatticeDots(plan, { cellMm: 22, isPainted: true }),
  halftone: drawHalftone,
  confetti: (plan: Plan): Cloth => drawScatteredDots(plan, 'confetti'),
  sprinkles: (plan: Plan): Cloth => drawScatteredDots(plan, 'sprinkles'),
  mixed: (plan: Plan): Cloth => drawPackedDots(plan, 'mixed'),
  bubbles: (plan: Plan): Cloth => drawPackedDots(plan, 'bubbles'),
  'two sizes': (plan: Plan): Cloth => drawGradedDots(plan, 2, isByHand(plan)),
  'three sizes': (plan: Plan): Cloth => drawGradedDots(plan, 3, isByHand(plan)),
  'dot painting': drawDotPainting,
  comic: drawComicDots,
} as const
type DotKind = keyof typeof draws

/** Kinds that plain "dots" may be, chosen by the seed. */
const classic: readonly DotKind[] = ['polka', 'polka', 'polka', 'coin', 'polka']

/** Customary colours: earths and pipe clay, the four printing inks of comics on newsprint, confetti of many colours. */
const party = { inks: ['#f9f4ea', '#e2583a', '#f0b23a', '#4f9d77', '#3f7fae', '#cf6f9b'], ground: 0 } as const
const ownInks: Readonly<Record<string, Colourway>> = {
  'dot painting': { inks: ['#2a1712', '#c8552b', '#e8b04a', '#f4e8d2', '#8c2f20', '#dd8a4e'], ground: 0 },
  comic: { inks: ['#fbf3df', '#e2322d', '#f9d132', '#1b1a1d', '#2f7fd0'], ground: 0 },
  confetti: party,
  sprinkles: party,
}

const [NIGHT, CLAY] = ['#2a1712', '#f4e8d2']

/** The earths that go with one of them, or with any other colour, on the brown of wet sand. */
function earthsAbout(hex: string, isGround: boolean): Colourway | undefined {
  const [ink, ochre] = [inkFromHex(hex), inkFromHex('#c8552b')]
  if (isGround || !ink || !ochre) return undefined
  const isEarth = ink.chroma > 0.04 && hueDistance(ink, ochre) < 0.7
  return { inks: [NIGHT, hex, CLAY, ...(isEarth ? ['#c8552b', '#8c2f20'] : [])], ground: 0 }
}

export const dots: Family = {
  name: 'dots',
  summary:
    'polka, pin and coin dots on a centred lattice; rings, painted spots, halftones, confetti, sprinkles, bubbles',
  words: [
    'dot',
    'flamenco dot',
    'flamenco polka dot',
    'polka',
    'spot',
    'spotted',
    'spotty',
    'dotty',
    'dotted',
    'circle',
    'punkte',
    'pois',
    'lunares',
    'bolinhas',
    '水玉',
  ],
  kinds: {
    polka: 'polka dot|polkadot|polka dotted|polka spot',
    pin: 'shagreen|galuchat|komon|edo komon|same komon|shark skin|pin dot|pindot|micro dot|pin spot|swiss dot|dotted swiss|plumetis|bird eye dot',
    coin: 'penny tile|penny round|penny round tile|coin dot|coin spot|large dot|large spot|big dot|giant dot|giant polka dot|bold dot',
    grid: 'dot grid|dotted grid|grid dot|bullet journal|dot matrix',
    ring: 'ring dot|ringed dot|target dot|concentric dot|circle outline|donut dot|hoop',
    painted:
      'painted dot|brushed dot|hand painted dot|hand-painted dot|irregular dot|wobbly dot|imperfect dot|organic dot|brush dot|painterly dot|dabs of paint',
    halftone: 'halftone|half tone|halftone dot|half-tone|gradient dot',
    comic:
      'comic dot|pop art dot|pop art comic|pop art comic dot|comic book|comic book dot|comic print|benday|ben day|ben day dot|ben-day dot|benday dot',
    confetti:
      'confetti sprinkle|confetti sprinkles|confetti|konfetti|confettis|coriandoli|confetti dot|scattered dot|random dot|speckle|speckled|splatter dot',
    sprinkles: 'sprinkle|funfetti|hundreds and thousands|jimmies|sprinkled',
    mixed: 'mixed dot|mixed size dot|dots of different sizes|varied dot|multi size dot|dots in different sizes',
    'two sizes': 'big and small dot|large and small dot|two size dot',
    'three sizes': 'three size dot|graduated dot|graded dot',
    'dot painting':
      'aboriginal|aboriginal dot|aboriginal dot style|aboriginal dot style painting|aboriginal style dot painting|dot style painting|aboriginal art|aboriginal dot painting|aboriginal dot art|dot painting|dot art|dotted mandala|mandala dot|pointillism|pointillist|pointillist dot|desert dot',
    bubbles: 'bubble dot|bubble print|soap bubble|bubbly|champagne bubble|fizz',
  },
  colourwayAround: (hex, asked) =>
    asked.styles.includes('dot painting') ? earthsAbout(hex, asked.isGround) : pairByDepth(hex, asked),
  colourwayAmong: pairInOrder,
  colourway: ({ styles }) => ownInks[styles.find((style) => Object.hasOwn(ownInks, style)) ?? ''],
  motifs: ['dot', 'spot', 'circle'],
  coverage: { low: 0.12, medium: 0.26, high: 0.5 },
  inks: { least: 2, natural: 3 },
  moods: ['coastal', 'nursery', 'scandinavian', 'deco'],
  ground: 'light',
  motifMm: 13,
  tinyMm: 3,
  isSpaced: true,
  repeatMm: 160,
  layouts: ['half-drop', 'brick', 'block', 'diamond', 'sateen'],
  draw: (plan) => draws[kindOf(plan)](plan),
}

/** Looks of dots that no compass drew, and the kinds of which nothing else is said. */
const handmade = [
  'painterly',
  'brushed',
  'hand drawn',
  'hand-drawn',
  'watercolour',
  'watercolor',
  'organic',
  'variegated',
  'wavy',
]
const plainKinds: readonly DotKind[] = ['polka', 'coin']

function isByHand({ styles }: Plan): boolean {
  return styles.some((style) => handmade.includes(style))
}

function kindOf(plan: Plan): DotKind {
  const names = Object.keys(draws) as DotKind[]
  const asked = names.filter((name) => name === plan.details.kind || plan.styles.includes(name))
  // Polka dots that are painted or irregular are painted dots.
  const named: DotKind[] = isByHand(plan) && asked.every((name) => plainKinds.includes(name)) ? [] : asked
  // A specific kind comes before polka, as in "polka dots in three sizes".
  const particular = named.filter((name) => name !== 'polka')
  if (named.length > 0) return chooseKind(plan, particular.length > 0 ? particular : named)
  if (plan.styles.includes('scattered')) return 'confetti'
  return isByHand(plan) ? 'painted' : plan.random.fork('kind').pick(classic)
}
