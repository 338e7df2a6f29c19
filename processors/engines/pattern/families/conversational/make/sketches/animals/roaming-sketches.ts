import { blob, curve, dot, leaf, limb, oval } from '../sketch-marks.ts'
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

function hedgehog(): string {
  const [spine, face] = ['#6b4c38', '#d9b48a']
  const quills = Array.from({ length: 13 }, (_, at) => {
    const angle = -2.75 + at * 0.27
    return leaf(spine, 56 + 26 * Math.cos(angle), 60 + 22 * Math.sin(angle), angle - 0.1, 20, 6)
  }).join('')
  const light = [
    [46, 46],
    [56, 42],
    [66, 46],
    [74, 54],
    [52, 56],
    [62, 58],
    [72, 66],
    [58, 68],
    [48, 66],
  ]
    .map(([x, y]) =>
      curve('#b08a62', 2.5, [
        [x, y],
        [x + 4, y - 6],
      ]),
    )
    .join('')
  return (
    quills +
    oval(spine, 57, 62, 31, 24) +
    blob(face, '36 46, 42 58, 42 72, 38 84, 22 82, 12 76, 3 74, 8 68, 18 62, 24 52') +
    oval(face, 52, 85, 20, 6) +
    limb(face, [38, 80], 7, [36, 91], 6) +
    limb(face, [68, 80], 8, [68, 91], 6) +
    dot(face, 34, 46, 6) +
    dot(INK, 4.5, 73.5, 3.4) +
    dot(INK, 22, 65, 2.8) +
    light
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

function badger(): string {
  const [coat, dark] = ['#77746f', '#2f2c2e']
  return drawBeast({
    coat,
    dark,
    withers: [36, 48],
    rump: [80, 50],
    chest: 26,
    flank: 24,
    arch: 3,
    ground: 88,
    leg: 7.6,
    hoof: dark,
    stride: 3,
    head: [22, 54],
    skull: 10,
    nose: [4, 62],
    snout: 6.4,
    neck: 20,
    tail: '85 58, 94 62',
    tailWidth: 7,
    noseColour: INK,
    eye: [16, 54],
    ears: dot(dark, 29, 45, 4),
    over:
      blob(CREAM, '5 58, 16 46, 30 42, 40 46, 32 54, 36 62, 24 66, 8 66') +
      limb(dark, [6, 60], 4, [40, 52], 9, 1) +
      dot(CREAM, 17, 57, 2.6),
  })
}
