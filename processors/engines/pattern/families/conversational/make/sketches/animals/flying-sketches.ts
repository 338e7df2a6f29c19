import { blob, curve, dot, limb, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const GOLD = '#e0a53c'

/** A water bird or game bird on the wing, from the side: its colours, and where its neck ends. */
type Fowl = {
  readonly plume: string
  readonly shade: string
  readonly belly: string
  readonly wing: string
  /** The bar along the wing's hind edge. */
  readonly bar: string
  readonly head: string
  readonly neck: string
  /** The colour of a straight bill; a hooked one is drawn over the head. */
  readonly bill?: string
  /** The middle of the head; the neck is as long as it lies ahead of the breast. */
  readonly at: readonly [x: number, y: number]
  readonly neckWidth: number
  /** Drawn under everything: tail, legs. */
  readonly under?: string
  /** Drawn over the head: rings, masks. */
  readonly over?: string
}

/** Birds in flight: `flying <noun>`. */
export const flyingSketches: Readonly<Record<string, string>> = {
  'flying-duck': mallard(),
  'flying-swan': swan(),
  'flying-pheasant': pheasant(),
  'flying-flamingo': flamingo(),
  'flying-parrot': parrot(),
  'flying-owl': owl(),
}

function fowl({ plume, shade, belly, wing, bar, head, neck, bill, at: [x, y], neckWidth, under, over }: Fowl): string {
  return (
    (under ?? '') +
    blob(shade, '50 50, 52 34, 62 18, 76 4, 79 13, 87 11, 85 21, 91 24, 81 38, 68 52') +
    blob(plume, '32 50, 44 46, 60 48, 76 54, 90 60, 80 66, 62 68, 44 64, 33 58') +
    blob(belly, '40 61, 56 64, 74 62, 86 61, 78 68, 60 71, 46 67') +
    limb(neck, [40, 54], neckWidth + 5, [x + 2, y + 1], neckWidth) +
    oval(head, x + 1, y, 10, 8, 10) +
    (bill ? blob(bill, `${x - 6} ${y - 3}, ${x - 18} ${y + 4}, ${x - 7} ${y + 5}`) : '') +
    blob(wing, '38 54, 46 66, 48 82, 45 98, 54 92, 58 97, 63 88, 70 88, 72 77, 71 64, 58 54') +
    strokes(bar, 2.6, '49 68, 52 80, 51 90|57 66, 60 77, 59 86|64 65, 67 74, 66 80') +
    (over ?? '') +
    dot(INK, x - 2, y - 1.4, 1.6)
  )
}

function mallard(): string {
  const [plume, shade, green] = ['#bfab90', '#84634e', '#2f6b4f']
  return fowl({
    plume,
    shade,
    belly: CREAM,
    wing: plume,
    bar: CREAM,
    head: green,
    neck: green,
    bill: GOLD,
    at: [17, 43],
    neckWidth: 12,
    under: blob(shade, '78 58, 88 56, 98 58, 92 62, 97 67, 84 66'),
    over: curve(CREAM, 4, '34 47, 35 54, 34 61'),
  })
}

function swan(): string {
  const [plume, shade] = ['#f7f2e8', '#cfd5d8']
  return fowl({
    plume,
    shade,
    belly: shade,
    wing: plume,
    bar: shade,
    head: plume,
    neck: plume,
    bill: '#e08a3a',
    at: [10, 40],
    neckWidth: 5.4,
    under: blob(plume, '78 58, 88 56, 98 59, 90 65, 80 66'),
    over: blob(INK, '5 36, 0 40, 5 43'),
  })
}

function pheasant(): string {
  const [plume, shade, green] = ['#b5642f', '#7a4426', '#2f6150']
  return fowl({
    plume,
    shade,
    belly: '#8a4a28',
    wing: '#a6804f',
    bar: CREAM,
    head: green,
    neck: green,
    bill: '#d9b36a',
    at: [20, 44],
    neckWidth: 7,
    under:
      blob('#a6804f', '74 56, 100 46, 118 42, 102 53, 116 56, 98 61, 80 66') +
      strokes(shade, 1.8, '84 58, 108 46|86 61, 108 55'),
    over: blob('#c23b34', '13 42, 18 39, 23 42, 20 46, 15 46') + curve(CREAM, 2.6, '28 46, 30 51, 29 56'),
  })
}

function flamingo(): string {
  const [plume, shade] = ['#ef8fa0', '#d4667f']
  return fowl({
    plume,
    shade,
    belly: shade,
    wing: plume,
    bar: INK,
    head: plume,
    neck: plume,
    bill: INK,
    at: [6, 46],
    neckWidth: 4.4,
    under: strokes(shade, 2.4, '78 62, 98 66, 116 67|76 65, 96 71, 114 74'),
  })
}

function parrot(): string {
  const [red, blue] = ['#cf3a34', '#2f62a6']
  return (
    blob(blue, '70 60, 88 70, 106 84, 120 98, 102 90, 90 82, 70 70') +
    blob(red, '72 62, 90 78, 104 94, 86 84, 70 70') +
    fowl({
      plume: red,
      shade: blue,
      belly: '#b02c30',
      wing: red,
      bar: blue,
      head: red,
      neck: red,
      at: [26, 45],
      neckWidth: 11,
      over:
        blob(GOLD, '47 72, 58 68, 71 72, 71 79, 60 77, 49 82') +
        blob(CREAM, '18 43, 23 40, 28 43, 25 48, 19 48') +
        blob(INK, '20 41, 13 42, 10 48, 13 53, 15 48, 20 48'),
    })
  )
}

/** From the front, both wings spread. */
function owl(): string {
  const [plume, dark, face] = ['#b98f5f', '#7c5a3a', '#f3e6cf']
  const wing = (side: 1 | -1): string => {
    const at = (points: string): string =>
      points
        .split(', ')
        .map((point) => {
          const [x, y] = point.split(' ').map(Number)
          return `${50 + side * x} ${y}`
        })
        .join(', ')
    return (
      blob(dark, at('8 44, 22 28, 38 22, 54 26, 50 34, 56 38, 48 44, 50 52, 40 54, 38 62, 28 60, 20 64, 10 60')) +
      blob(plume, at('8 44, 22 32, 36 28, 44 32, 38 42, 28 48, 20 54, 10 56')) +
      strokes(dark, 2, `${at('22 36, 26 42')}|${at('31 32, 34 38')}|${at('15 44, 18 50')}`)
    )
  }
  return (
    wing(-1) +
    wing(1) +
    blob(dark, '42 76, 50 74, 58 76, 60 90, 54 88, 50 93, 46 88, 40 90') +
    blob(plume, '38 44, 50 40, 62 44, 64 60, 60 76, 50 82, 40 76, 36 60') +
    blob(face, '43 56, 50 54, 57 56, 58 66, 50 76, 42 66') +
    strokes(dark, 1.8, '46 60, 48 62|52 60, 54 62|46 66, 48 68|52 66, 54 68') +
    oval(plume, 50, 36, 16, 14, 0) +
    blob(plume, '36 32, 35 20, 44 25, 56 25, 65 20, 64 32') +
    oval(face, 44, 37, 6.6, 7, 0) +
    oval(face, 56, 37, 6.6, 7, 0) +
    dot(INK, 44.6, 37, 3) +
    dot(INK, 55.4, 37, 3) +
    blob(GOLD, '48 41, 50 46, 52 41')
  )
}
