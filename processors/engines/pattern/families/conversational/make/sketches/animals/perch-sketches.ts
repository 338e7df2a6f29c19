import { blob, body, curve, dot, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const TWIG = '#8a6444'

/** Small birds known by their colours, in profile on a twig, and large ones by their shape. */
export const perchSketches: Readonly<Record<string, string>> = {
  goldfinch: songbird({
    back: '#b58a5a',
    breast: '#ecd9b4',
    wing: INK,
    bar: '#e3b23c',
    cap: '#c2342f',
    bill: '#d9b58a',
  }),
  'blue-tit': songbird({
    back: '#7f9a6a',
    breast: '#e6c850',
    wing: '#4a7fb5',
    bar: CREAM,
    cap: '#4a7fb5',
    bill: INK,
    mask: INK,
  }),
  'blue-jay': songbird({
    back: '#4a7fb5',
    breast: '#dfe3e4',
    wing: '#2f5a8f',
    bar: CREAM,
    cap: '#4a7fb5',
    bill: INK,
    crest: '#4a7fb5',
  }),
  cardinal: songbird({
    back: '#b53a30',
    breast: '#d0493a',
    wing: '#8f2a26',
    bar: '#d0493a',
    cap: '#c2342f',
    bill: '#e8883a',
    crest: '#c2342f',
    mask: INK,
  }),
  bullfinch: songbird({ back: '#7d8794', breast: '#d8695a', wing: INK, bar: CREAM, cap: INK, bill: INK }),
  oriole: songbird({ back: INK, breast: '#e8962e', wing: INK, bar: CREAM, cap: INK, bill: '#59616b' }),
  sparrow: songbird({
    back: '#96694a',
    breast: '#d9c3a0',
    wing: '#6e4a32',
    bar: CREAM,
    cap: '#8a5a3c',
    bill: '#59616b',
  }),
  bluebird: songbird({
    back: '#3f74b0',
    breast: '#d27f4a',
    wing: '#2f5a92',
    bar: '#8fb6dc',
    cap: '#3f74b0',
    bill: INK,
  }),
  'barn-owl': barnOwl(),
  'snowy-owl': snowyOwl(),
  stork: wader({ body: CREAM, wing: INK, bill: '#d0553a', legs: '#d0553a' }),
  ibis: wader({ body: '#d8493a', wing: '#b0342c', bill: '#59403a', legs: '#b5685a', bend: 10 }),
}

type Plumage = {
  readonly back: string
  readonly breast: string
  readonly wing: string
  readonly bar: string
  readonly cap: string
  readonly bill: string
  readonly crest?: string
  /** A dark stripe through the eye. */
  readonly mask?: string
}

/** A small bird in profile on a twig. */
export function songbird({ back, breast, wing, bar, cap, bill, crest, mask }: Plumage): string {
  return (
    curve(TWIG, 4.6, '6 90, 34 86, 66 89, 96 82') +
    leaf('#6f9a52', 80, 86, -0.7, 16, 5) +
    leaf(wing, 66, 58, 0.62, 38, 6) +
    blob(back, '24 22, 34 14, 46 14, 56 26, 70 42, 80 58, 74 70, 56 78, 38 74, 26 60, 22 44') +
    blob(breast, '22 38, 30 40, 36 52, 50 66, 58 78, 44 80, 30 70, 22 54') +
    (crest ? body(crest, 'M26 22C32 10 44 4 58 2C54 10 52 18 52 26L38 28Z') : '') +
    blob(cap, '22 26, 26 16, 36 12, 48 16, 52 26, 40 24, 30 28') +
    body(bill, 'M24 25L9 31L23 36Z') +
    blob(wing, '46 36, 58 40, 72 54, 84 70, 72 70, 56 66, 46 54') +
    strokes(bar, 3.4, '50 46, 58 52, 66 62|58 42, 68 52, 77 64') +
    (mask ? curve(mask, 3, '22 30, 32 28, 44 31') : '') +
    dot(CREAM, 33, 27, 3.6) +
    dot(INK, 32.6, 27, 2.5) +
    strokes(TWIG, 2.6, '44 78, 43 87|54 78, 55 88')
  )
}

/** A pale heart of a face. */
function barnOwl(): string {
  const [gold, shade] = ['#d6a55c', '#a97f42']
  return (
    curve(TWIG, 6, '8 92, 50 90, 94 93') +
    blob(gold, '50 3, 70 8, 80 26, 80 52, 74 78, 60 92, 40 92, 26 78, 20 52, 20 26, 30 8') +
    blob(CREAM, '50 44, 64 48, 66 68, 58 88, 42 88, 34 68, 36 48') +
    blob(CREAM, '50 14, 62 8, 74 16, 74 32, 64 44, 50 52, 36 44, 26 32, 26 16, 38 8') +
    strokes(shade, 3, '24 48, 30 66, 38 84|76 48, 70 66, 62 84|21 56, 26 72|79 56, 74 72') +
    oval(INK, 39, 26, 4.4, 5) +
    oval(INK, 61, 26, 4.4, 5) +
    leaf(shade, 50, 24, 1.57, 20, 3.4) +
    strokes(shade, 1.8, '44 60, 46 62|54 58, 56 60|48 70, 50 72|56 72, 58 74|42 76, 44 78') +
    strokes(shade, 3.4, '42 88, 42 94|58 88, 58 94')
  )
}

/** White with dark bars, a round face and yellow eyes. */
function snowyOwl(): string {
  const [snow, bar, eye] = ['#f7f5ee', '#5b5f68', '#e3ac3f'] as const
  return (
    curve(TWIG, 6, '8 92, 50 90, 94 93') +
    blob(snow, '50 3, 68 7, 78 20, 80 34, 86 52, 82 72, 68 90, 50 94, 32 90, 18 72, 14 52, 20 34, 22 20, 32 7') +
    strokes(
      bar,
      2.8,
      '24 50, 28 54, 33 51|67 51, 72 54, 76 50|22 61, 27 65, 32 62|68 62, 73 65, 78 61|25 73, 30 76, 35 73|65 73, 70 76, 75 73',
    ) +
    strokes(
      bar,
      2.2,
      '42 56, 46 59, 50 56|50 66, 54 69, 58 66|42 70, 46 73, 50 70|54 56, 57 58, 60 56|46 81, 50 84, 54 81|42 9, 45 11|55 11, 58 9|48 6, 52 6',
    ) +
    dot(eye, 38, 26, 6.4) +
    dot(eye, 62, 26, 6.4) +
    dot(INK, 38, 26, 3.4) +
    dot(INK, 62, 26, 3.4) +
    blob(INK, '50 29, 54 33, 50 43, 46 33') +
    strokes(bar, 3.4, '42 88, 42 94|58 88, 58 94')
  )
}

function wader(look: {
  readonly body: string
  readonly wing: string
  readonly bill: string
  readonly legs: string
  /** How far the bill bends down. */
  readonly bend?: number
}): string {
  const bend = look.bend ?? 0
  return (
    strokes(look.legs, 2.8, '56 62, 54 80, 56 97, 48 98|64 62, 66 78, 62 97, 70 98') +
    blob(look.wing, '72 42, 90 54, 96 62, 84 62, 70 60') +
    blob(look.body, '40 44, 54 38, 72 40, 84 50, 78 60, 60 66, 46 60') +
    curve(look.body, 9, '46 52, 36 40, 38 26, 32 14') +
    dot(look.body, 31, 13, 7.6) +
    line(
      look.bill,
      4,
      `M27 14C${18 - bend * 0.2} ${16 + bend * 0.1} ${10 - bend * 0.2} ${20 + bend * 0.6} ${3 + bend * 0.4} ${24 + bend * 1.4}`,
    ) +
    blob(look.wing, '52 44, 66 42, 84 52, 92 62, 74 62, 58 58') +
    limb(look.body, [56, 44], 5, [78, 52], 3) +
    dot(INK, 30, 11.6, 1.9)
  )
}
