import { blob, body, curve, dot, leaf, limb } from '../sketch-marks.ts'
import { LEAF, PINE, put, veinedLeaf } from './fruit-marks.ts'

/** Skin of a carrot and its shade; those behind another are darker, or a bunch would be one root with three ends. */
const [FRONT, BEHIND] = [
  ['#e0803a', '#a84a1a'],
  ['#b85a22', '#7c3412'],
] as const

/** Roots in bunches, grapes, pineapples, bananas and toadstools, drawn whole. */
export const rootAndCapSketches: Readonly<Record<string, string>> = {
  carrot: carrot(),
  'carrot-bunch':
    put(carrot(BEHIND), 29, 55, 0.84, 24) + put(carrot(BEHIND), 71, 55, 0.84, -24) + put(carrot(), 50, 52, 0.96, 2),
  radish: radish(),
  'radish-bunch': put(radish(), 30, 54, 0.8, 22) + put(radish(), 70, 54, 0.8, -22) + put(radish(), 50, 58, 0.8, 0),
  grapes: grapes(),
  pineapple: pineapple(),
  banana: bananas(),
  mushroom: toadstool() + put(grassTuft(), 60, 52, 0.7),
  'mushroom-cluster': put(toadstool(), 36, 44, 0.84, -6) + put(toadstool(), 74, 66, 0.54, 10) + grassTuft(),
}

function carrot([skin, shade]: readonly [string, string] = FRONT): string {
  const rings = [
    '36 44, 44 47, 52 46',
    '64 50, 56 53, 50 53',
    '38 60, 46 62, 50 61',
    '58 66, 52 69, 47 69',
    '42 76, 46 78, 50 77',
  ]
  const feathers = [-2.15, -1.85, -1.57, -1.25, -0.95].map((turn, at) => {
    const length = 34 - Math.abs(at - 2) * 3
    const to = (t: number): [number, number] => [50 + length * t * Math.cos(turn), 30 + length * t * Math.sin(turn)]
    const colour = at % 2 ? PINE : LEAF
    const leaflets = [0.4, 0.6, 0.8].flatMap((t) =>
      [0.75, -0.75].map((off) => leaf(colour, ...to(t), turn + off, 13 - 6 * t, 2.6)),
    )
    return curve(colour, 2.6, [to(0), to(0.5), to(1)]) + leaflets.join('') + leaf(colour, ...to(0.86), turn, 9, 2.6)
  })
  return (
    feathers.join('') +
    blob(skin, '36 32, 50 27, 64 32, 67 42, 62 56, 55 74, 50 90, 47 99, 43 88, 38 70, 33 52, 32 40') +
    blob(shade, '58 30, 66 36, 67 44, 62 56, 55 74, 50 90, 47 98, 50 78, 56 58, 59 42') +
    rings.map((rim) => curve(shade, 2, rim)).join('') +
    curve('#f8d3a0', 2.8, '38 38, 37 46, 40 58')
  )
}

function radish(): string {
  const wavy = (turn: number, dark: boolean): string =>
    veinedLeaf(50, 42, turn, { length: 42, width: 11, bend: dark ? 0.5 : -0.3, dark }) +
    curve(PINE, 2.4, [
      [50, 44],
      [50 + 16 * Math.cos(turn), 42 + 16 * Math.sin(turn)],
    ])
  return (
    wavy(-2.2, true) +
    wavy(-0.95, true) +
    wavy(-1.6, false) +
    blob('#cf4768', '36 44, 50 38, 66 44, 73 57, 67 71, 56 81, 50 99, 47 82, 35 71, 28 57') +
    blob('#86183c', '60 42, 72 54, 70 66, 60 78, 55 84, 52 92, 54 76, 62 62') +
    blob('#f8e4bd', '46 80, 55 80, 52 88, 50 99, 48 88') +
    curve('#f8e4bd', 3.2, '36 60, 36 54, 41 48')
  )
}

function grapes(): string {
  const at: readonly (readonly [number, number])[] = [
    [30, 42],
    [46, 40],
    [62, 41],
    [76, 45],
    [23, 55],
    [38, 55],
    [54, 55],
    [70, 58],
    [31, 69],
    [47, 70],
    [63, 72],
    [40, 84],
    [55, 86],
    [48, 97],
  ]
  const [grape, dark, bloom] = ['#84629e', '#33234c', '#d8c6e2']
  return (
    limb('#33234c', [52, 38], 4.4, [58, 6], 5, 4) +
    at.map(([x, y]) => dot(dark, x, y, 10.2)).join('') +
    at.map(([x, y]) => dot(grape, x - 0.5, y - 0.7, 8)).join('') +
    at
      .map(([x, y]) =>
        curve(bloom, 2.2, [
          [x - 4.6, y + 0.4],
          [x - 3.6, y - 3.2],
          [x - 0.4, y - 5],
        ]),
      )
      .join('') +
    [-1.1, 1.1, -0.5, 0.5, 0]
      .map((off) => veinedLeaf(56, 20, 0.25 + off, { length: off ? 28 : 34, width: 9.4, bend: off * 0.3, vein: bloom }))
      .join('') +
    curve(LEAF, 2.2, '54 14, 40 10, 34 18, 40 22, 42 16')
  )
}

function pineapple(): string {
  const eyes = [46, 57, 68, 79, 90].flatMap((y, row) => {
    const wide = [15, 20, 22, 20, 13][row]
    const places = row % 2 ? [-1, -0.33, 0.33, 1] : [-0.72, 0, 0.72]
    return places.map((place): [number, number] => [50 + place * wide, y + 2 * place * place])
  })
  return (
    [-2.62, -0.52, -2.3, -0.84, -1.98, -1.16, -1.57]
      .map((turn, at) => leaf(at % 2 ? LEAF : PINE, 50, 40, turn, 32 + at * 1.6, 6))
      .join('') +
    [-1.95, -1.2, -1.57].map((turn, at) => leaf(at === 2 ? LEAF : PINE, 50, 40, turn, 22, 5)).join('') +
    blob('#dfa63f', '50 36, 66 40, 76 54, 77 74, 68 91, 50 98, 32 91, 23 74, 24 54, 34 40') +
    blob('#a5611a', '68 42, 76 54, 77 74, 68 91, 50 98, 62 84, 69 68, 70 54') +
    [
      '27 50, 48 66, 74 80',
      '25 66, 46 82, 64 94',
      '36 40, 56 54, 76 66',
      '73 50, 52 66, 26 80',
      '75 66, 54 82, 36 94',
      '64 40, 44 54, 24 66',
    ]
      .map((rim) => curve('#a5611a', 2, rim))
      .join('') +
    eyes.map(([x, y]) => leaf('#f8e2a4', x, y + 2.6, -1.57, 6, 2.4)).join('')
  )
}

function bananas(): string {
  const one =
    blob('#ecc54a', '22 14, 30 13, 33 24, 39 46, 55 64, 77 74, 94 76, 95 82, 80 89, 55 86, 34 72, 22 50, 19 28') +
    blob('#c3902b', '22 36, 31 56, 47 73, 68 82, 86 83, 78 89, 55 86, 34 72, 22 50') +
    curve('#f8e4bd', 2.6, '31 32, 36 48, 48 61') +
    blob('#6b4a2c', '92 75, 97 77, 96 83, 91 82')
  return (
    put(one, 58, 50, 0.92, -24) +
    put(one, 52, 52, 0.98, 0) +
    put(one, 44, 54, 0.94, 24) +
    blob('#6b4a2c', '24 8, 31 7, 34 15, 33 21, 27 22, 23 17')
  )
}

function toadstool(): string {
  return (
    blob('#ead6b0', '40 46, 60 46, 59 64, 65 84, 58 95, 42 95, 34 85, 41 64') +
    blob('#c0a078', '54 50, 60 50, 59 64, 65 84, 58 95, 48 95, 56 84, 54 66') +
    blob('#c0a078', '20 48, 50 42, 80 48, 66 57, 50 59, 34 57') +
    [30, 37, 44, 50, 56, 63, 70]
      .map((x) =>
        curve('#ead6b0', 1.6, [
          [x, 50],
          [50 + (x - 50) * 0.62, 57],
        ]),
      )
      .join('') +
    body('#ead6b0', 'M38 64C44 68 56 68 62 64L64 71C58 76 54 71 50 76C46 71 42 76 36 71Z') +
    blob('#c8452f', '50 8, 70 13, 88 30, 96 48, 84 53, 66 48, 50 46, 34 48, 16 53, 4 48, 12 30, 30 13') +
    blob('#8f2622', '72 14, 88 30, 96 48, 84 53, 68 48, 80 44, 82 32') +
    [
      [34, 28, 6.4],
      [57, 20, 5],
      [70, 37, 5.6],
      [50, 38, 4.2],
      [18, 41, 4],
      [44, 15, 3],
      [86, 43, 3],
    ]
      .map(([x, y, radius]) => dot('#fffaf0', x, y, radius))
      .join('')
  )
}

function grassTuft(): string {
  return (
    [-2.3, -1.9, -1.5, -1.1].map((turn, at) => leaf(at % 2 ? PINE : LEAF, 56, 94, turn, 26 - at * 2, 4)).join('') +
    leaf(PINE, 20, 90, -1.9, 22, 4) +
    leaf(LEAF, 22, 90, -1.3, 18, 4)
  )
}
