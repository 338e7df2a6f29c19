import { blob, body, curve, dot, dots, leaf, limb, strokes } from '../sketch-marks.ts'
import { songbird } from './perch-sketches.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const TWIG = '#8a6444'

/** Garden birds, parrots and birds of prey that are told apart by their colours and how they sit. */
export const aviarySketches: Readonly<Record<string, string>> = {
  chaffinch: songbird({
    back: '#9a5f45',
    breast: '#d98f6c',
    wing: INK,
    bar: CREAM,
    cap: '#7d93ab',
    bill: '#59616b',
  }),
  chickadee:
    songbird({ back: '#8b9098', breast: '#f0e4cb', wing: '#565d68', bar: CREAM, cap: INK, bill: INK }) +
    blob(CREAM, '26 33, 36 30, 49 30, 52 37, 41 41, 30 40') +
    blob(INK, '23 37, 31 40, 35 45, 30 51, 23 47') +
    dot(CREAM, 33, 25, 1.8),
  canary: songbird({
    back: '#e3b93c',
    breast: '#f0d672',
    wing: '#c08f2a',
    bar: CREAM,
    cap: '#e9c44a',
    bill: '#e09a6a',
  }),
  starling:
    songbird({
      back: '#2f4250',
      breast: '#4a3f63',
      wing: '#2b2f38',
      bar: '#7fa58f',
      cap: '#3a3354',
      bill: '#e3b23c',
    }) + dots(CREAM, 1.6, '30 46, 36 54, 42 62, 48 70, 32 58, 40 72, 28 52, 54 74, 62 70, 70 68, 44 32, 52 34'),
  mockingbird: songbird({
    back: '#8d9196',
    breast: '#e9e2d2',
    wing: '#4d5259',
    bar: CREAM,
    cap: '#8d9196',
    bill: INK,
  }),
  nuthatch: nuthatch(),
  wren: cockedTail({ coat: '#8f5f3d', dark: '#5f3d29', breast: '#d9bc91', cap: '#8f5f3d', mask: '#e9d5b0' }),
  'fairy-wren': cockedTail({ coat: '#8a6f5c', dark: '#274a8c', breast: '#e6dccb', cap: '#4f9fd6', mask: INK }),
  'bee-eater': beeEater(),
  budgie: parakeet({ body: '#7fb04a', head: '#ecd05a', wing: '#59803a', bars: INK, tail: '#3f6fa8', cheek: '#4f6fc0' }),
  lovebird: parakeet({
    body: '#6fa84a',
    head: '#e9835a',
    wing: '#4c8340',
    bars: '#3a6a34',
    tail: '#3f7f8c',
    cheek: '#d8583f',
  }),
  galah: parakeet({
    body: '#e08a97',
    head: '#f3c7c4',
    wing: '#9aa1aa',
    bars: '#737a85',
    tail: '#737a85',
    cheek: '#d06a7c',
  }),
  cockatiel:
    parakeet({ body: '#a3a5a8', head: '#efd468', wing: '#8a8d92', bars: CREAM, tail: '#6d7076', cheek: '#e2793f' }) +
    body('#efd468', 'M38 13C40 2 50 -6 62 -8C55 -2 53 6 54 15Z'),
}

/** Head down on a trunk. */
function nuthatch(): string {
  const [slate, rust] = ['#6f87a3', '#d9935a']
  return (
    limb(TWIG, [84, -4], 17, [82, 104], 20, 2) +
    strokes('#6a4a34', 2.2, '84 8, 82 24|88 34, 86 52|80 64, 82 82|89 84, 89 98') +
    leaf(slate, 56, 24, -1.0, 28, 8) +
    strokes(TWIG, 2.8, '58 44, 73 38|56 58, 73 64') +
    blob(slate, '66 16, 52 20, 38 34, 28 52, 20 68, 18 82, 28 90, 40 88, 50 76, 62 56, 70 32') +
    blob(rust, '70 26, 71 44, 64 60, 54 74, 44 82, 46 64, 56 46') +
    blob(CREAM, '42 86, 52 74, 51 64, 41 70, 32 82') +
    body('#59616b', 'M19 82L8 102L31 90Z') +
    curve(INK, 4.6, '20 84, 31 79, 41 69, 49 56') +
    blob('#4c6078', '54 26, 62 28, 60 42, 50 56, 42 58, 44 42') +
    strokes(slate, 2, '55 32, 50 42, 46 52|58 36, 53 47') +
    dot(CREAM, 30, 78.6, 2.4)
  )
}

type SmallBird = {
  readonly coat: string
  readonly dark: string
  readonly breast: string
  readonly cap: string
  readonly mask: string
}

/** A round bird that holds its tail upright. */
function cockedTail({ coat, dark, breast, cap, mask }: SmallBird): string {
  return (
    curve(TWIG, 4.6, '4 92, 34 87, 64 91, 96 84') +
    leaf('#6f9a52', 20, 88, -2.2, 14, 4.6) +
    leaf(dark, 72, 58, -1.22, 50, 5.6) +
    leaf(dark, 73, 60, -1.0, 46, 5) +
    strokes(TWIG, 2.6, '46 76, 44 88|58 76, 60 89') +
    blob(coat, '22 34, 34 26, 48 28, 62 40, 78 50, 80 60, 70 74, 52 80, 34 74, 24 60, 20 46') +
    blob(breast, '20 44, 30 44, 38 56, 52 66, 62 76, 50 80, 34 74, 24 60') +
    blob(cap, '20 38, 20 28, 28 20, 40 20, 50 28, 50 38, 40 42, 28 42') +
    curve(mask, 3.4, '22 32, 33 32, 46 36') +
    body(INK, 'M21 31L4 35L21 38Z') +
    blob(dark, '46 44, 58 44, 74 54, 80 62, 66 66, 52 60') +
    strokes(breast, 2.2, '52 50, 60 52, 70 57|54 56, 62 59, 70 61') +
    dot(CREAM, 30, 30, 3.4) +
    dot(INK, 29.6, 30, 2.3)
  )
}

/** Slender, in all the colours of the south. */
function beeEater(): string {
  const [rust, gold, sea] = ['#b5623a', '#e9bf4a', '#3f9aa0']
  return (
    curve(TWIG, 4.6, '6 86, 36 84, 66 88, 98 82') +
    leaf('#2f6f80', 64, 66, 0.78, 46, 4) +
    blob(sea, '30 38, 44 36, 58 48, 70 64, 70 78, 58 84, 44 78, 33 62') +
    blob(rust, '28 22, 36 12, 48 11, 56 22, 66 40, 77 58, 80 70, 68 66, 56 52, 46 42, 34 40') +
    blob(gold, '29 32, 40 29, 48 36, 44 47, 34 49, 29 41') +
    body(INK, 'M29 20C16 17 6 20 -4 28C8 26 18 27 28 28Z') +
    curve(INK, 4.6, '28 25, 38 24, 50 28') +
    curve(INK, 2.6, '31 49, 39 50, 47 45') +
    blob(gold, '56 38, 64 44, 72 58, 64 56, 57 48') +
    strokes('#a3d0c4', 2, '56 60, 64 70, 72 82|50 62, 57 72') +
    dot('#c2342f', 38, 23.6, 2.8) +
    dot(INK, 38, 23.6, 1.6) +
    strokes(TWIG, 2.6, '48 80, 48 86|57 82, 58 87')
  )
}

type Parrot = {
  readonly body: string
  readonly head: string
  readonly wing: string
  readonly bars: string
  readonly tail: string
  readonly cheek: string
}

/** A small parrot upright on its perch, the long tail below it. */
function parakeet({ body: coat, head, wing, bars, tail, cheek }: Parrot): string {
  return (
    leaf(tail, 58, 66, 1.05, 42, 4.6) +
    leaf(tail, 54, 66, 1.2, 34, 4) +
    blob(coat, '30 34, 44 30, 56 38, 64 54, 66 70, 58 80, 46 82, 34 74, 28 56') +
    blob(head, '27 30, 26 18, 34 9, 46 9, 54 18, 56 32, 48 40, 36 40') +
    blob(wing, '46 40, 56 40, 66 54, 72 72, 70 84, 60 76, 50 62, 45 50') +
    strokes(bars, 2.2, '51 46, 60 47|53 53, 64 54|57 60, 67 62|61 68, 70 70') +
    dot(cheek, 41, 31, 4.6) +
    body('#d9b48a', 'M29 21C21 20 17 26 20 34C23 32 26 31 30 31Z') +
    dot(INK, 36, 21, 2.6) +
    curve(TWIG, 5, '8 86, 36 82, 66 85, 94 79') +
    strokes('#8f8a86', 3, '41 78, 41 86|51 80, 52 86')
  )
}
