import { blob, curve, dot, leaf, limb, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Animals of ice, desert and hedge. */
export const roamingSketches: Readonly<Record<string, string>> = {
  llama: llama(),
  'two-hump-camel': camel(),
  hedgehog: hedgehog(),
  boar: boar(),
  badger: badger(),
}

function llama(): string {
  const [wool, dark] = ['#efe2cc', '#cdb592']
  return drawBeast({
    coat: wool,
    dark,
    withers: [42, 48],
    rump: [74, 50],
    chest: 23,
    flank: 21,
    arch: 2,
    ground: 94,
    leg: 6,
    hoof: '#6b5644',
    stride: 2,
    head: [27, 18],
    skull: 7.6,
    nose: [14, 23],
    snout: 7.4,
    neck: 14,
    tail: '77 54, 84 54',
    tailWidth: 7,
    eye: [23.5, 17],
    noseColour: '#8a6a54',
    ears: leaf(wool, 27, 13, -1.75, 13, 3.2) + leaf(dark, 31, 13, -1.3, 13, 3.2),
    over:
      blob('#c2513f', '48 46, 66 47, 69 60, 58 63, 46 60') +
      curve('#e0b04a', 2.8, '47 53, 57 55, 68 54') +
      curve('#3f7f86', 2.8, '47 58, 57 60, 68 58') +
      curve('#c2513f', 3, '24 33, 32 36, 38 33') +
      dot('#e0b04a', 30, 40, 2.6),
  })
}

function camel(): string {
  const [coat, dark] = ['#c99a5c', '#a5783f']
  return drawBeast({
    coat,
    dark,
    withers: [40, 46],
    rump: [76, 48],
    chest: 22,
    flank: 18,
    ground: 95,
    leg: 5.4,
    stride: 3,
    head: [18, 26],
    skull: 7,
    nose: [6, 31],
    snout: 7,
    neck: 11,
    tail: '80 50, 86 60, 85 68',
    tailWidth: 2.8,
    eye: [15, 24.5],
    ears: leaf(coat, 22, 21, -0.9, 8, 3),
    under: blob(coat, '44 48, 48 32, 56 34, 59 46, 64 33, 72 33, 76 48'),
    over:
      blob('#b5483f', '52 46, 64 46, 66 58, 58 61, 50 57') +
      curve('#e9c46a', 2.6, '51 52, 58 54, 66 52') +
      limb(coat, [34, 58], 9, [26, 44], 9, -6),
  })
}

/** Quills lie back from the brow in three rows, so that the rim bristles and the face stays clear. */
function hedgehog(): string {
  const [spine, face] = ['#6b4c38', '#e0bd92']
  const row = (count: number, [rx, ry]: readonly [number, number], length: number, colour: string): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = -2.62 + (at * 3.1) / (count - 1)
      return leaf(colour, 58 + rx * Math.cos(angle), 62 + ry * Math.sin(angle), angle + 0.16, length, 3.6)
    }).join('')
  return (
    row(21, [28, 24], 15, spine) +
    blob(spine, '36 50, 44 40, 58 36, 74 40, 85 52, 89 68, 86 82, 70 86, 44 86, 36 72') +
    row(10, [19, 15], 8, face) +
    blob(face, '38 50, 43 60, 44 72, 50 80, 62 84, 60 90, 40 90, 28 86, 16 80, 6 77, 3 73, 8 70, 18 66, 24 56, 30 50') +
    dot(spine, 36, 55, 5.6) +
    limb(face, [40, 84], 7, [38, 94], 6) +
    limb(face, [70, 84], 8, [70, 94], 6.4) +
    dot(INK, 5, 74, 4.4) +
    dot(INK, 22, 68, 3.6) +
    curve(INK, 1.6, '13 79, 20 80, 25 77')
  )
}

function boar(): string {
  const [coat, dark] = ['#6e5140', '#503a2e']
  return drawBeast({
    coat,
    dark,
    withers: [38, 36],
    rump: [78, 44],
    chest: 34,
    flank: 26,
    ground: 89,
    leg: 6.6,
    hoof: INK,
    stride: 3,
    head: [24, 48],
    skull: 11,
    nose: [6, 58],
    snout: 8,
    neck: 25,
    tail: '83 48, 88 56',
    tailWidth: 2.8,
    noseColour: '#c98f86',
    eye: [20, 45],
    ears: leaf(dark, 28, 40, -1.2, 13, 5),
    over: curve(CREAM, 3.2, '12 61, 11 54') + curve(dark, 4.4, '33 34, 46 34, 60 38'),
  })
}

/** A white wedge of a head with a black band from the nose through the eye: it is known by that alone. */
function badger(): string {
  const [coat, dark] = ['#77746f', '#2f2c2e']
  return (
    blob(coat, '84 58, 92 60, 98 68, 92 71, 84 68') +
    blob(dark, '40 68, 52 76, 72 78, 86 74, 88 93, 78 93, 76 84, 54 84, 52 93, 41 93') +
    blob(coat, '32 46, 44 38, 60 34, 76 38, 87 50, 90 66, 84 78, 66 80, 48 78, 36 74') +
    // A line round the white lets it show on paper.
    strokes(dark, 3.4, '44 40, 48 52, 46 66, 38 76, 26 80, 12 82, 3 80, 2 75, 8 68, 16 58, 26 46, 36 38, 44 40') +
    blob(CREAM, '44 40, 48 52, 46 66, 38 76, 26 80, 12 82, 3 80, 2 75, 8 68, 16 58, 26 46, 36 38') +
    blob(dark, '4 76, 12 68, 22 58, 32 47, 42 42, 46 48, 40 58, 30 67, 18 74, 8 79') +
    dot(dark, 42, 39, 6) +
    dot(CREAM, 24, 62, 2.7) +
    dot(dark, 4.4, 77, 4.2)
  )
}
