/** One stripe: 0 for the ground, or 1, 2, … for the inks in the order in which they are named; width in mm. */
export type Band = { readonly part: number; readonly widthMm: number }

/**
 * Customary stripe sequences by kind, one repeat each, several per kind for the seed to choose from: `g` is ground,
 * `a`, `b`, … are inks, and the number is a width in mm.
 */
const table = {
  pin: ['g11 a.9', 'g9 a.7', 'g14 a.8 g1.6 a.8'],
  chalk: ['g19 a1.7', 'g15 a1.5', 'g24 a1.5 g3 a1.5'],
  hairline: ['g2.6 a.8', 'g2 a.7'],
  bengal: ['g6.4 a6.4', 'g5 a5'],
  candy: ['g8 a8', 'g6 a6', 'g9 a7 g1 a1'],
  'candy-cane': ['g10 a9 g2 a1.6 g2 a1.6 g2', 'g9 a9', 'g8 a9 g2 b1.8 g2'],
  awning: ['g19 a19', 'g16 a20 g2.4 b2', 'g22 a16 g2 a2'],
  butcher: ['g9 a14', 'g11 a11'],
  ticking: [
    'g13 a1 g1.2 a4.6 g1.2 a1',
    'g16 a.9 g1.2 a.9 g1.2 a3 g1.2 a.9 g1.2 a.9',
    'g11 a2.4 g1.4 a.9 g1.4 a2.4 g11 b.9 g1.3 b.9 g1.3 b.9',
    'g9 a.9 g1.6 a.9 g9 b3.4 g1.2 a.9 g1.2 b3.4',
  ],
  breton: ['g9 a5', 'g12 a6.4', 'g7 a7', 'g13 a4'],
  rugby: ['a24 g24', 'a22 g5 b5 g5', 'a26 b26'],
  regency: [
    'g20 a10 g2.4 b1.6 g2.4 a10',
    'g24 a3 g2 a14 g2 a3',
    'g16 a12 g2 b1.2 g12 b1.2 g2 a12',
    'g18 b1.2 g2.4 a18 g2.4 b1.2',
  ],
  roman: ['g8 a8 b8 c8 d8 c8 b8 a8', 'a16 b8 c8 b8 d16 b8 c8 b8', 'a12 b6 c12 d6 g3 d6 c12 b6'],
  /** Placeholder; `ladderOf` gives every ink a stripe. */
  ladder: ['g12 a12'],
  deckchair: [
    'a15 g5 b4 g2 c6 g2 b4 g5',
    'a20 g3 b8 g3 c3 g3 b8 g3',
    'g10 a14 b5 g4 c10 g4 b5 a14',
    'a9 g2.4 b18 g2.4 a9 g7 c2.4 g7',
  ],
  barcode: [
    'g6 a1.2 g1.2 a4 g2.4 b1.2 g1.2 a6 g4 c2.4 g1.2 a1.2 g5 b5 g1.2 a1.2 g2.4 a2.4',
    'g4 a7 g1.2 a1.2 g3 b2.4 g1.2 b1.2 g6 a1.2 g1.2 c4 g2.4 a1.2 g8 a2.4 g1.2 a1.2',
  ],
  variegated: [
    'a14 g3 a5 g12 a2.4 g6 a20 g9 a3 g2.4 a8 g16',
    'a20 g7 a3 g3 a9 g18 a2.4 g5 a13 g2.4 a4 g10',
    'a14 b3 c8 g2 d20 e4 b10 g2 a5 c16 e2 d7 g2',
    'a7 g1.6 b18 c3 d9 g1.6 e13 a3 c20 b5 g1.6 d4 e7',
    'b12 a4 d2 c16 g3 e6 a20 d8 b2 g3 c5 e11',
    'a20 g3 b6 g9 a3 b14 g4 a8 b2.4 g7',
    'a16 b3 g8 c7 a4 g2.4 b13 c2.4 g6 a7 c14 b5 g3',
  ],
  serape: [
    'a22 b3 c6 d3 e10 d2 g5 d2 e10 d3 c6 b3',
    'a26 e2 b4 c4 d4 e2 g3 b8 g3 e2 d4 c4 b4 e2',
    'b10 a4 c3 d2 e14 d2 c3 a4 b10 g2 d6 g2',
  ],
  ombre: [
    'a15 g1 a8 g1.8 a5.4 g2.6 a3.6 g3.4 a2.2 g4.2 a1.2 g9 a1.2 g4.2 a2.2 g3.4 a3.6 g2.6 a5.4 g1.8 a8 g1',
    'a18 g1.2 a7 g2.2 a4 g3.2 a2.4 g4.2 a1.2 g6 b1.2 g4.2 b2.4 g3.2 b4 g2.2 b7 g1.2 b18 g1.2 b7 g2.2 b4 g3.2 b2.4 g4.2 b1.2 g6 a1.2 g4.2 a2.4 g3.2 a4 g2.2 a7 g1.2',
  ],
  painted: ['g12 a15', 'g9 a20 g7 b7', 'g8 a14 g8 b4 g8 c10'],
  hickory: ['g3.6 a3.6', 'g3 a4.4'],
  double: ['g16 a2.2 g2.6 a2.2', 'g18 a3 g2 b1.2'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type StripeKind = keyof typeof table
export const stripeKinds = Object.keys(table) as StripeKind[]

/** All sequences of a kind, one repeat each. */
export function sequencesOf(kind: StripeKind): Band[][] {
  return table[kind].map(readSequence)
}

/** One stripe of equal width per ink, in the order in which they are named, with the ground last. */
export function ladderOf(inks: number): Band[] {
  return [...Array.from({ length: inks }, (_, at) => ({ part: at + 1, widthMm: 11 })), { part: 0, widthMm: 11 }]
}

function readSequence(text: string): Band[] {
  return text.split(' ').map((stripe) => ({ part: 'gabcde'.indexOf(stripe[0]), widthMm: Number(stripe.slice(1)) }))
}

/** Number of inks besides the ground that a sequence shows. */
export function partsOf(bands: readonly Band[]): number {
  return Math.max(...bands.map(({ part }) => part))
}
