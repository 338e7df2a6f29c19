import {
  blob,
  body,
  curve,
  dot,
  dots,
  leaf,
  limb,
  line,
  oval,
  rays,
  ring,
  strokes,
  turnedRays,
} from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const GREEN = '#4f7a48'

/** Plants of the shore and the desert, and what feasts are told by. */
export const feastAndShoreSketches: Readonly<Record<string, string>> = {
  kelp: kelp(),
  agave: agave(),
  'easter-egg':
    blob('#e3a3ae', '50 4, 70 18, 86 46, 86 68, 72 90, 50 96, 28 90, 14 68, 14 46, 30 18') +
    line('#5f9ab0', 7, 'M16 44L26 36L38 46L50 36L62 46L74 36L85 45') +
    dots(CREAM, 4.4, '24 58, 37 62, 50 60, 63 62, 76 58') +
    curve('#e0aa3a', 6, '17 74, 34 79, 50 77, 66 79, 83 74') +
    dots(CREAM, 3.4, '40 24, 50 18, 60 24'),
  'cowboy-hat':
    blob(
      '#a8703f',
      '2 56, 16 66, 34 62, 36 40, 42 24, 50 30, 58 24, 64 40, 66 62, 84 66, 98 56, 88 76, 66 84, 34 84, 12 76',
    ) +
    body('#5a3420', 'M33 56C44 61 56 61 67 56L68 65C56 70 44 70 32 65Z') +
    curve('#cf9a62', 3, '14 70, 34 76, 50 77, 66 76, 86 70') +
    curve('#7d4f2a', 3, '50 31, 50 42, 48 50'),
  ribbon: bow(),
  mango:
    limb('#6a4a34', [56, 22], 4, [60, 4], 4) +
    leaf(GREEN, 57, 12, 2.7, 40, 9) +
    leaf('#7f9c62', 58, 12, 0.35, 30, 8) +
    blob('#e3a23a', '54 22, 72 26, 88 42, 90 62, 80 80, 60 94, 36 94, 16 82, 10 66, 16 56, 28 46, 40 30') +
    blob('#d9603f', '56 24, 74 30, 86 46, 86 62, 76 56, 66 44, 56 34') +
    curve('#f4d08a', 4, '24 60, 22 72, 34 84'),
  dice:
    body(CREAM, 'M50 4L92 24V74L50 96L8 74V24Z') +
    body('#d8c8a6', 'M50 46L92 24V74L50 96Z') +
    body('#b8a582', 'M8 24L50 46V96L8 74Z') +
    oval('#c2342f', 50, 25, 8, 5) +
    [
      [20, 44],
      [29, 61],
      [38, 78],
      [64, 50],
      [78, 43],
      [64, 76],
      [78, 69],
    ]
      .map(([x, y]) => oval(INK, x, y, 4, 5))
      .join(''),
  'tennis-ball':
    dot('#d8cf4f', 50, 50, 46) +
    curve(CREAM, 5, '16 20, 34 36, 36 60, 20 84') +
    curve(CREAM, 5, '84 16, 66 36, 66 62, 82 82'),
  pearls: pearls(),
  'chinese-dragon': chineseDragon(),
  sunset: sunset(),
  sun: sun(),
}

/** Three ribbons that lean one way in the swell. */
function kelp(): string {
  const frond = (colour: string, x: number, top: number, sway: number): string =>
    curve(colour, 4.4, `50 98, ${x} 74, ${x + sway} 50, ${x} ${top + 14}, ${x + sway} ${top}`) +
    [0, 1, 2, 3, 4]
      .map((at) => {
        const [px, py] = [x + (at % 2 ? sway * 0.8 : sway * 0.1), 84 - ((84 - top) * at) / 4.6]
        return leaf(colour, px, py, at % 2 ? -0.5 : -2.6, 21, 6)
      })
      .join('')
  return (
    frond('#3f6e4c', 26, 22, -8) +
    frond('#6f9a5c', 50, 4, 9) +
    frond('#3f6e4c', 72, 26, 8) +
    dots('#c9a94a', 3, '40 62, 60 46, 34 40, 66 70')
  )
}

function agave(): string {
  const blades = [-2.95, -2.62, -2.3, -1.95, -1.57, -1.2, -0.85, -0.52, -0.2]
  const outer = blades
    .map((turn, at) => leaf(at % 2 ? '#5f8f86' : '#7fae9e', 50, 86, turn, 52 - Math.abs(at - 4) * 2, 8))
    .join('')
  const inner = [-2.1, -1.75, -1.4, -1.05].map((turn) => leaf('#a9cdbb', 50, 88, turn, 38, 7)).join('')
  const tips = blades
    .map((turn, at) => {
      const reach = 51 - Math.abs(at - 4) * 2
      return dot('#8a4a3a', 50 + reach * Math.cos(turn), 86 + reach * Math.sin(turn), 1.9)
    })
    .join('')
  return outer + inner + tips + leaf('#5f8f86', 50, 90, -1.57, 24, 5)
}

function sunset(): string {
  const [low, high] = ['#d9603f', '#eda43f']
  return (
    body(high, 'M10 56A40 40 0 0 1 90 56Z') +
    body(low, 'M14 62H86L82 70H18ZM22 75H78L71 82H29ZM36 87H64L56 92H44Z') +
    body(low, 'M26 56A24 24 0 0 1 74 56Z')
  )
}

/** Straight and waving rays in turn round a disc with a ring: the sun of woodcuts. */
function sun(): string {
  const [gold, deep] = ['#e0a53a', '#c9772c']
  const waves = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) / 8) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at2 = (along: number, across: number): string =>
      `${(50 + along * cos - across * sin).toFixed(1)} ${(50 + along * sin + across * cos).toFixed(1)}`
    return blob(
      deep,
      `${at2(24, -5)}, ${at2(33, -2)}, ${at2(40, -5)}, ${at2(48, 0)}, ${at2(39, 0)}, ${at2(32, 5)}, ${at2(24, 5)}`,
    )
  }).join('')
  return (
    waves +
    turnedRays(gold, [50, 50], { outer: 48, inner: 24, points: 8, turn: 0 }) +
    dot(gold, 50, 50, 27) +
    ring(deep, 50, 50, 22, 19.4) +
    rays(deep, 50, 50, 12, 5, 8)
  )
}

/** Two loops with their insides, a knot, and tails cut like swallows'. */
function bow(): string {
  const [silk, deep] = ['#d9708a', '#a8415e']
  return (
    body(
      silk,
      'M44 52C36 66 30 80 18 94L30 92L36 99C44 84 50 70 54 54ZM56 52C64 66 70 80 82 94L70 92L64 99C56 84 50 70 46 54Z',
    ) +
    blob(silk, '48 46, 36 30, 18 20, 5 26, 3 44, 8 60, 22 64, 38 56') +
    blob(silk, '52 46, 64 30, 82 20, 95 26, 97 44, 92 60, 78 64, 62 56') +
    blob(deep, '42 46, 28 36, 14 34, 10 44, 16 54, 28 53') +
    blob(deep, '58 46, 72 36, 86 34, 90 44, 84 54, 72 53') +
    blob(deep, '42 40, 50 37, 58 40, 59 54, 50 58, 41 54') +
    strokes('#f2b8c4', 2.4, '10 28, 22 27, 34 35|90 28, 78 27, 66 35|40 66, 34 80|60 66, 66 80')
  )
}

/** A string of beads, the largest in front. */
function pearls(): string {
  const beads = Array.from({ length: 19 }, (_, at) => {
    const angle = (at / 19) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [50 + 38 * Math.cos(angle), 50 + 40 * Math.sin(angle) * (1 + 0.1 * Math.sin(angle))]
    const radius = 4.6 + 2.6 * (1 + Math.sin(angle))
    return dot('#efe4d2', x, y, radius) + dot('#cdb89c', x + radius * 0.25, y + radius * 0.3, radius * 0.42)
  }).join('')
  return ring('#b99a66', 50, 50, 40.5, 38.5) + beads
}

/** The long dragon of the east: a body in waves, a mane, a beard and four claws. */
function chineseDragon(): string {
  const [gold, red] = ['#d9a63f', '#c2342f']
  const body = '30 30, 44 40, 40 56, 24 62, 18 76, 32 88, 50 80, 56 62, 70 52, 84 60, 86 78, 76 92'
  const fins = [
    [46, 42, -0.4],
    [32, 60, 2.6],
    [16, 72, 2.9],
    [34, 91, 1.5],
    [56, 74, 0.2],
    [70, 48, -1.4],
    [89, 66, 0],
  ]
    .map(([x, y, turn]) => leaf(red, x, y, turn, 13, 5))
    .join('')
  return (
    fins +
    leaf(red, 76, 90, 2.4, 20, 5) +
    leaf(gold, 77, 90, 1.7, 18, 4) +
    curve(gold, 13, body) +
    curve('#f0d79a', 4, body) +
    strokes(gold, 4, '46 44, 58 42, 62 36|24 64, 12 60, 6 64|60 60, 62 72, 70 76|84 66, 94 68, 98 62') +
    leaf(red, 34, 22, -0.5, 24, 6) +
    leaf(red, 36, 28, 0.1, 22, 6) +
    leaf(red, 32, 34, 0.7, 18, 5) +
    blob(gold, '34 16, 40 26, 36 36, 26 40, 12 38, 2 34, 4 26, 14 24, 20 16, 28 12') +
    limb(gold, [30, 15], 4, [44, 2], 2) +
    limb(gold, [24, 15], 4, [30, 0], 2) +
    strokes(red, 2.4, '6 27, 0 18, 6 10|8 37, 2 46, 8 52') +
    dot(CREAM, 22, 22, 4.4) +
    dot(INK, 21, 22, 2.4)
  )
}
