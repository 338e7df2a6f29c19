import { blob, curve, dot, dots, leaf, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** A beast curled up on the ground, its head on its paws at the left; colours, and what tells its kind. */
type Sleeper = {
  readonly coat: string
  /** Haunch and far ear. */
  readonly dark: string
  readonly ears: string
  /** Colour and width of the tail that is laid round the body, and of its tip. */
  readonly tail?: readonly [colour: string, width: number, tip?: string]
  /** Snout: a light patch, or none. */
  readonly muzzle?: string
  readonly nose?: string
  /** Marks over the back, and over everything. */
  readonly back?: string
  readonly over?: string
}

const LAID = '92 66, 96 80, 84 90, 64 93, 46 92'
const MOUND = '12 78, 14 64, 24 50, 42 40, 64 38, 84 48, 94 64, 94 80, 84 89, 60 92, 30 91, 16 87'

function sleeper({ coat, dark, ears, tail, muzzle, nose = INK, back = '', over = '' }: Sleeper): string {
  const [colour, width, tip] = tail ?? [coat, 0, undefined]
  const laid =
    width > 0
      ? curve(dark, width + 3, LAID) +
        curve(colour, width, LAID) +
        (tip ? curve(tip, width, '56 93, 50 92.500, 45 92') : '')
      : ''
  return (
    blob(coat, MOUND) +
    back +
    strokes(dark, 2.6, '60 66, 68 58, 80 60, 87 70, 86 82|60 66, 58 76, 62 84') +
    laid +
    oval(dark, 38, 89, 10, 4) +
    ears +
    blob(dark, '20 55, 32 50, 45 56, 50.500 70, 45 84, 30 88, 17 86, 8 80') +
    blob(coat, '18 58, 30 53, 42 58, 47 70, 42 82, 30 87, 17 85, 7 79, 7 71') +
    (muzzle ? blob(muzzle, '6 74, 14 73, 22 77, 26 83, 18 86, 9 81') : '') +
    oval(nose, 7, 75, 3, 2.4) +
    strokes(INK, 2.2, '19 69, 22 72, 26 72, 29 69') +
    over
  )
}

const pointed = (coat: string, dark: string, inner = dark): string =>
  blob(dark, '35 58, 49 38, 49 62') + blob(coat, '17 62, 22 37, 37 57') + blob(inner, '22.500 57, 24.500 46, 31 55')

const round = (coat: string, dark: string): string =>
  dot(coat, 43, 58, 7) + dot(dark, 43, 58, 3.6) + dot(coat, 20, 57, 7.4) + dot(dark, 20, 57, 3.8)

const hanging = (dark: string): string => blob(dark, '30 56, 40 55, 50 62, 52 76, 45 84, 38 76, 35 66')

const stripes = (colour: string): string =>
  strokes(colour, 3.4, '52 39, 54 50, 50 57|64 38, 67 49, 64 55|76 42, 80 51|86 51, 88 58|42 43, 44 51')

/** Beasts asleep: `sleeping <noun>`. */
export const sleepingSketches: Readonly<Record<string, string>> = {
  'sleeping-fox': sleeper({
    coat: '#d0612c',
    dark: '#7d3213',
    ears: pointed('#d0612c', '#8f3f1c', INK),
    tail: ['#d0612c', 15, CREAM],
    muzzle: CREAM,
  }),
  'sleeping-wolf': sleeper({
    coat: '#6c7480',
    dark: '#3d444e',
    ears: pointed('#6c7480', '#525a66'),
    tail: ['#6c7480', 13, '#d9d6cc'],
    muzzle: '#d9d6cc',
  }),
  'sleeping-cat': sleeper({
    coat: '#d9924a',
    dark: '#8a4f1c',
    ears: pointed('#d9924a', '#b06c2c', '#e3b5ab'),
    tail: ['#d9924a', 7, CREAM],
    muzzle: CREAM,
    nose: '#b5606a',
    back: stripes('#8a4f1c'),
    over: strokes(INK, 1, '12 79, 2 79|13 82, 3 84'),
  }),
  'sleeping-black-cat': sleeper({
    coat: '#3a3438',
    dark: '#5b5358',
    ears: pointed('#3a3438', '#2b2426', '#e3b5ab'),
    tail: ['#3a3438', 7],
    nose: '#b5606a',
    over: strokes(CREAM, 2.2, '19 69, 22 72, 26 72, 29 69') + strokes(CREAM, 1, '12 79, 2 79|13 82, 3 84'),
  }),
  'sleeping-dog': sleeper({
    coat: '#cf9c62',
    dark: '#7d5027',
    ears: '',
    tail: ['#cf9c62', 6],
    muzzle: CREAM,
    back: blob('#8a5a34', '58 39, 76 42, 84 52, 70 55, 58 50'),
    over: hanging('#8a5a34'),
  }),
  'sleeping-bear': sleeper({
    coat: '#8a5c3c',
    dark: '#3f2718',
    ears: round('#8a5c3c', '#c99b6b'),
    muzzle: '#c99b6b',
  }),
  'sleeping-polar-bear': sleeper({
    coat: '#eef0ef',
    dark: '#9fb0bd',
    ears: round('#eef0ef', '#c3cbd2'),
    muzzle: '#dfe4e6',
  }),
  'sleeping-panda': sleeper({
    coat: '#f4efe4',
    dark: INK,
    ears: dot(INK, 43, 58, 7) + dot(INK, 20, 57, 7.4),
    back: blob(INK, '18 60, 30 46, 46 40, 52 50, 50 70, 44 90, 30 90, 18 84'),
    over: oval('#3a3438', 24, 70, 7, 5) + strokes(CREAM, 2.2, '19 69, 22 72, 26 72, 29 69'),
  }),
  'sleeping-lion': sleeper({
    coat: '#d9a24a',
    dark: '#8f6020',
    ears: rays('#9a5424', 28, 70, 27, 20, 13),
    tail: ['#d9a24a', 5, '#9a5424'],
    muzzle: CREAM,
    over: dot('#d9a24a', 40, 57, 4.6) + dot('#d9a24a', 19, 57, 4.6),
  }),
  'sleeping-tiger': sleeper({
    coat: '#d9812f',
    dark: '#7d3f12',
    ears: round('#d9812f', CREAM),
    tail: ['#d9812f', 7, INK],
    muzzle: CREAM,
    back: stripes(INK),
    over: strokes(INK, 2.4, '27 55, 28 60|33 55, 32 61|46 68, 41 70|46 76, 41 75'),
  }),
  'sleeping-leopard': sleeper({
    coat: '#dba548',
    dark: '#8a5f1e',
    ears: round('#dba548', CREAM),
    tail: ['#dba548', 7, INK],
    muzzle: CREAM,
    back: dots(INK, 2.2, '48 47, 56 44, 66 44, 76 47, 84 54, 52 54, 62 52, 72 53, 90 62'),
  }),
  'sleeping-rabbit': sleeper({
    coat: '#b79b82',
    dark: '#6f5642',
    ears: '',
    nose: '#b5606a',
    back: dot(CREAM, 94, 78, 8),
    over:
      blob('#957a63', '34 58, 46 40, 64 32, 72 36, 62 48, 44 62') +
      blob('#cbb29b', '26 58, 40 47, 62 44, 73 50, 62 58, 38 66') +
      leaf('#e3b5ab', 36, 59, -0.16, 30, 3.4),
  }),
  'sleeping-mouse': sleeper({
    coat: '#a3a0a6',
    dark: '#5f5c64',
    ears: dot('#86838a', 44, 54, 9) + dot('#a3a0a6', 26, 50, 11) + dot('#e3b5ab', 26, 50, 7),
    tail: ['#d9a0a0', 4],
    nose: '#b5606a',
  }),
  'sleeping-raccoon': sleeper({
    coat: '#8e8a86',
    dark: '#3f3d3d',
    ears: round('#8e8a86', CREAM),
    tail: ['#8e8a86', 12, '#4a4748'],
    muzzle: CREAM,
    over:
      blob('#4a4748', '14 68, 24 65, 36 68, 38 74, 26 76, 15 74') +
      strokes(CREAM, 2, '19 70, 22 72.500, 26 72.500, 29 70'),
  }),
  'sleeping-sheep': sheep('#f4ead8', '#3a3438'),
  'sleeping-deer': sleeper({
    coat: '#b57a45',
    dark: '#6b4020',
    ears: leaf('#8a5a32', 40, 60, -0.5, 17, 5) + leaf('#b57a45', 22, 60, -2.1, 16, 5),
    muzzle: CREAM,
    back: dots(CREAM, 2.2, '50 46, 60 44, 70 46, 80 52, 56 53, 66 53, 74 60') + oval(CREAM, 94, 72, 4, 6),
  }),
  'sleeping-pig': sleeper({
    coat: '#e3a4a0',
    dark: '#b0625f',
    ears: blob('#c98580', '36 58, 46 48, 48 62') + blob('#c98580', '20 60, 22 47, 34 56'),
    nose: '#c98580',
    back: curve('#c98580', 3, '93 64, 99 60, 97 54, 93 58'),
    over: oval('#c98580', 7.5, 76, 4.6, 5.6, -15) + dots('#8f4f52', 1.2, '6 74.500, 6.500 78'),
  }),
  'sleeping-unicorn': sleeper({
    coat: '#f2e6ee',
    dark: '#a88fbc',
    ears: leaf('#cdbfd6', 34, 58, -1.2, 13, 4.6),
    tail: ['#c97fb0', 9, '#8fa9c4'],
    nose: '#c97fb0',
    over:
      blob('#c97fb0', '24 55, 34 49, 46 52, 56 62, 58 78, 50 84, 50 74, 44 72, 44 64, 34 60') +
      leaf('#d8a84a', 20, 58, -2.1, 19, 3),
  }),
}

function sheep(wool: string, face: string): string {
  return (
    dots(wool, 14, '30 56, 46 48, 62 46, 78 52, 88 64, 88 78, 74 84, 56 86, 38 84') +
    blob(wool, '24 58, 40 46, 66 46, 86 58, 88 80, 60 90, 32 88') +
    strokes('#d3c4ab', 2.2, '58 58, 63 62, 68 58|72 66, 77 70, 82 66|58 74, 63 78, 68 74|48 52, 52 55, 56 52') +
    leaf(face, 36, 62, 0.2, 15, 5) +
    blob(face, '16 60, 28 57, 36 64, 36 76, 26 84, 14 84, 8 77, 10 67') +
    dots(wool, 7, '18 58, 27 55, 34 60') +
    strokes(CREAM, 2, '16 70, 19 73, 23 73, 26 70') +
    oval('#5b5358', 40, 90, 8, 3.4)
  )
}
