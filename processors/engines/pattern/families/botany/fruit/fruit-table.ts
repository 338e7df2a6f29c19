import type { Knot } from '../../../kit/line/knot.ts'

/** What a fruit is known by besides its outline. */
export type FruitMark = 'pores' | 'furrow' | 'stripes' | 'seeds' | 'crown' | 'eye' | 'calyx' | 'cup'

/** Leaves a fruit hangs among: [kind, length in mm, width as a share of it]. */
export type FruitLeaf = readonly [kind: 'plain' | 'toothed' | 'fig' | 'vine' | 'three', lengthMm: number, width: number]

export type FruitRow = {
  /** Half its outline from the stalk to the far end as [along, across], of a fruit of length 1; round bunches have none. */
  readonly outline?: readonly Knot[]
  /** Berries of a bunch, row after row from the stalk. */
  readonly bunch?: readonly number[]
  readonly marks: readonly FruitMark[]
  /** Length in mm at scale 1. */
  readonly sizeMm: number
  /** How many hang from one node, and the length of their stalks as a share of the fruit. */
  readonly together: number
  readonly stalk: number
  readonly leaf: FruitLeaf
  /** Its colour when ripe as a hue in OKLCH degrees; none for what stays green. */
  readonly hue?: number
  /** True for what is nearly black when ripe. */
  readonly isDeep?: boolean
  /** The flower it comes from. */
  readonly blossom: string
  /** True for what grows on canes and runners: their wood is green and thin. */
  readonly isSoft?: boolean
}

const round: readonly Knot[] = [
  [0.05, 0, 1],
  [-0.01, 0.14],
  [0.05, 0.36],
  [0.26, 0.52],
  [0.52, 0.56],
  [0.78, 0.49],
  [0.95, 0.3],
  [1.01, 0.1],
  [1, 0, 1],
]
const tall: readonly Knot[] = [
  [0, 0, 1],
  [0, 0.1],
  [0.22, 0.14],
  [0.42, 0.27],
  [0.7, 0.48],
  [0.98, 0.34],
  [1, 0, 1],
]
const oval: readonly Knot[] = [
  [0, 0, 1],
  [0.02, 0.2],
  [0.3, 0.4],
  [0.7, 0.4],
  [0.98, 0.2],
  [1, 0, 1],
]
const nippled: readonly Knot[] = [
  [0, 0, 1],
  [0, 0.09],
  [0.12, 0.2],
  [0.34, 0.42],
  [0.66, 0.42],
  [0.86, 0.24],
  [0.92, 0.1],
  [1.02, 0.1],
  [1.03, 0, 1],
]
const hearted: readonly Knot[] = [
  [0.04, 0, 1],
  [-0.02, 0.24],
  [0.12, 0.5],
  [0.5, 0.42],
  [0.86, 0.18],
  [1.02, 0.08],
  [1.02, 0, 1],
]
const plain = (lengthMm: number, width: number): FruitLeaf => ['plain', lengthMm, width]
const berries = [2, 3, 4, 3, 2] as const

const lemon: FruitRow = {
  outline: nippled,
  marks: ['pores'],
  sizeMm: 46,
  together: 1,
  stalk: 0.3,
  leaf: plain(44, 0.4),
  hue: 95,
  blossom: 'lemon blossom',
}
const orange: FruitRow = {
  ...lemon,
  outline: round,
  marks: ['pores', 'eye'],
  sizeMm: 40,
  hue: 62,
  blossom: 'orange blossom',
}
const apple: FruitRow = {
  ...orange,
  marks: ['stripes', 'eye'],
  leaf: ['toothed', 38, 0.46],
  hue: 25,
  stalk: 0.36,
  blossom: 'apple blossom',
}
const plum: FruitRow = {
  ...apple,
  outline: oval,
  marks: ['furrow'],
  sizeMm: 36,
  together: 2,
  hue: 310,
  blossom: 'plum blossom',
}
const berry: FruitRow = {
  bunch: berries,
  marks: ['calyx'],
  sizeMm: 25,
  together: 2,
  stalk: 0.7,
  leaf: ['three', 62, 0.5],
  hue: 325,
  isDeep: true,
  blossom: 'wild rose',
  isSoft: true,
}

/** Fruit that is drawn on the bough it ripens on, by noun. */
export const fruits: Readonly<Record<string, FruitRow>> = {
  lemon,
  lime: { ...lemon, hue: undefined, sizeMm: 38 },
  citron: lemon,
  orange,
  tangerine: orange,
  mandarin: { ...orange, sizeMm: 36 },
  clementine: { ...orange, sizeMm: 36 },
  'blood orange': { ...orange, hue: 35 },
  grapefruit: { ...orange, sizeMm: 48 },
  kumquat: { ...orange, outline: oval, sizeMm: 26, together: 2 },
  apple,
  pear: { ...apple, outline: tall, marks: ['pores', 'eye'], sizeMm: 52, hue: 105, blossom: 'pear blossom' },
  quince: { ...apple, outline: tall, marks: ['eye'], sizeMm: 48, hue: 95, blossom: 'quince blossom' },
  plum,
  damson: { ...plum, sizeMm: 28 },
  mirabelle: { ...plum, outline: round, sizeMm: 26, hue: 85 },
  peach: { ...plum, outline: round, sizeMm: 42, together: 1, hue: 45, leaf: plain(50, 0.24), blossom: 'peach blossom' },
  nectarine: { ...plum, outline: round, sizeMm: 40, hue: 30, leaf: plain(50, 0.24) },
  apricot: { ...plum, outline: round, sizeMm: 34, hue: 65, leaf: ['toothed', 38, 0.6] },
  cherry: { ...plum, outline: round, marks: [], sizeMm: 19, stalk: 1.7, hue: 20, blossom: 'cherry blossom' },
  fig: {
    ...lemon,
    outline: tall,
    marks: ['stripes'],
    sizeMm: 42,
    stalk: 0.12,
    leaf: ['fig', 62, 1],
    hue: 320,
    blossom: 'bud',
  },
  pomegranate: {
    ...lemon,
    outline: round,
    marks: ['stripes', 'crown'],
    sizeMm: 44,
    stalk: 0.2,
    leaf: plain(36, 0.28),
    hue: 22,
    blossom: 'pomegranate blossom',
  },
  persimmon: { ...orange, marks: ['calyx'], hue: 55, leaf: plain(48, 0.5), blossom: 'bud' },
  olive: {
    ...lemon,
    outline: oval,
    marks: [],
    sizeMm: 18,
    together: 2,
    stalk: 0.4,
    leaf: plain(38, 0.17),
    hue: undefined,
    isDeep: true,
    blossom: 'jasmine',
  },
  mango: { ...plum, marks: [], sizeMm: 50, stalk: 0.8, hue: 60, leaf: plain(66, 0.22), blossom: 'mimosa' },
  acorn: {
    ...plum,
    outline: oval,
    marks: ['cup'],
    sizeMm: 26,
    stalk: 0.5,
    hue: 75,
    leaf: ['fig', 46, 0.8],
    blossom: 'bud',
  },
  blackberry: berry,
  bramble: berry,
  mulberry: { ...berry, leaf: ['toothed', 44, 0.62], isSoft: false, blossom: 'bud' },
  raspberry: { ...berry, hue: 10, isDeep: false },
  grape: {
    ...berry,
    bunch: [3, 5, 4, 4, 3, 2, 1],
    marks: [],
    sizeMm: 56,
    together: 1,
    stalk: 0.2,
    leaf: ['vine', 54, 1],
    hue: 315,
    blossom: 'bud',
  },
  strawberry: {
    ...berry,
    bunch: undefined,
    outline: hearted,
    marks: ['seeds', 'calyx'],
    sizeMm: 30,
    hue: 22,
    isDeep: false,
  },
}

/** True where `drawFruit` knows the name. */
export function isFruit(noun: string): boolean {
  return Object.hasOwn(fruits, noun)
}
