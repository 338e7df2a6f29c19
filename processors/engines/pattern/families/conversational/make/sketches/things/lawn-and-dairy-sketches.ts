import { blob, body, curve, dot, dots, limb, line, oval, ring, strokes, taper } from '../sketch-marks.ts'

const [LEAF, LEAF_DEEP, LEAF_LIGHT, CLAY, CLAY_DEEP, BARK] = [
  '#4f7f4a',
  '#36603a',
  '#7fa866',
  '#b8683f',
  '#8f4a2c',
  '#7a5636',
] as const
const [STONE, STONE_DEEP, STONE_LIGHT, INK] = ['#8d8f95', '#62656e', '#b5b7ba', '#2b2a30'] as const
const [COPPER, COPPER_DEEP, BRASS, GLASS] = ['#b8713f', '#8a4d2a', '#d9ad54', '#8fb3b8'] as const
const [STEEL, STEEL_DEEP, STEEL_LIGHT] = ['#a9b2ba', '#7b8791', '#d5dbdf'] as const
const [DATE, DATE_DEEP, DATE_LIGHT, STALK] = ['#8a4a2a', '#5f2f1d', '#b9743f', '#c9a24a'] as const
const [RED, NAVY, OAK, CREAM] = ['#b8403a', '#2f4a66', '#c08a4e', '#f6ecd8'] as const

/** What stands on lawns and roofs, what is milked into, dived in and bowled with, and dates. */
export const lawnAndDairySketches: Readonly<Record<string, string>> = {
  topiary: topiary(),
  gargoyle: gargoyle(),
  'diving-helmet': divingHelmet(),
  'milk-churn': milkChurn(),
  dates: dates(),
  croquet: croquet(),
}

/** Box cut to three balls on one stem, in a pot with a rim. */
function topiary(): string {
  const ball = (y: number, size: number): string =>
    blob(
      LEAF,
      Array.from({ length: 14 }, (_, at): [number, number] => {
        const angle = (at / 14) * Math.PI * 2
        const far = size * (at % 2 ? 1 : 0.95)
        return [50 + far * Math.cos(angle), y + far * 0.96 * Math.sin(angle)]
      }),
    ) +
    curve(LEAF_DEEP, size * 0.16, [
      [50 - size * 0.72, y + size * 0.42],
      [50 - size * 0.1, y + size * 0.76],
      [50 + size * 0.6, y + size * 0.54],
      [50 + size * 0.8, y + size * 0.1],
    ]) +
    dots(LEAF_LIGHT, size * 0.09, [
      [50 - size * 0.44, y - size * 0.4],
      [50 - size * 0.05, y - size * 0.6],
      [50 + size * 0.3, y - size * 0.32],
      [50 - size * 0.3, y],
      [50 + size * 0.1, y - size * 0.08],
    ])
  return (
    limb(BARK, [50, 20], 4, [50, 78], 5) +
    ball(60, 17) +
    ball(34, 13.5) +
    ball(12, 10) +
    body(CLAY, 'M34 80H66L62 98Q50 101 38 98Z') +
    body(CLAY_DEEP, 'M31 75H69V82H31Z')
  )
}

/** A horned beast of stone with folded wings, hunched on its ledge. */
function gargoyle(): string {
  return (
    blob(STONE_DEEP, '30 44, 14 26, 2 28, 8 38, 5 46, 13 50, 11 60, 22 60, 26 70, 40 60') +
    blob(STONE_DEEP, '70 44, 86 26, 98 28, 92 38, 95 46, 87 50, 89 60, 78 60, 74 70, 60 60') +
    body(STONE_DEEP, 'M18 86H82V98H18Z') +
    blob(STONE, '34 44, 50 40, 66 44, 72 62, 70 82, 60 88, 40 88, 30 82, 28 62') +
    limb(STONE_LIGHT, [36, 52], 9, [36, 84], 8, -3) +
    limb(STONE_LIGHT, [64, 52], 9, [64, 84], 8, 3) +
    strokes(STONE_DEEP, 2.2, '31 84, 31 90|36 85, 36 91|41 84, 41 90|59 84, 59 90|64 85, 64 91|69 84, 69 90') +
    taper(STONE_DEEP, 6, 1.4, '38 20, 29 14, 26 4') +
    taper(STONE_DEEP, 6, 1.4, '62 20, 71 14, 74 4') +
    blob(
      STONE,
      '34 26, 28 20, 25 26, 32 34, 34 42, 42 50, 50 52, 58 50, 66 42, 68 34, 75 26, 72 20, 66 26, 58 16, 42 16',
    ) +
    blob(STONE_LIGHT, '40 38, 50 34, 60 38, 60 46, 50 51, 40 46') +
    strokes(INK, 2.6, '37 26, 45 30|63 26, 55 30') +
    dots(INK, 2.4, '43 33, 57 33') +
    curve(INK, 2, '42 44, 50 47, 58 44') +
    body(CREAM, 'M44 44L46 49L48 45ZM52 45L54 49L56 44Z')
  )
}

/** A diver's helmet of copper: a barred window before, one on either side, and bolts round the collar. */
function divingHelmet(): string {
  return (
    blob(COPPER, '50 4, 72 10, 86 28, 88 50, 82 70, 50 76, 18 70, 12 50, 14 28, 28 10') +
    curve(COPPER_DEEP, 3, '24 20, 36 12, 50 10, 64 12, 76 20') +
    oval(BRASS, 16, 42, 9, 15) +
    oval(GLASS, 15, 42, 5, 10) +
    oval(BRASS, 84, 42, 9, 15) +
    oval(GLASS, 85, 42, 5, 10) +
    dot(BRASS, 50, 42, 24) +
    dot(GLASS, 50, 42, 17) +
    strokes(BRASS, 3, '40 27, 40 57|50 25, 50 59|60 27, 60 57') +
    curve(CREAM, 2.2, '37 38, 39 32, 44 29') +
    dots(COPPER_DEEP, 1.8, '50 21, 65 27, 71 42, 65 57, 50 63, 35 57, 29 42, 35 27') +
    body(COPPER_DEEP, 'M18 68Q50 80 82 68L84 78Q50 90 16 78Z') +
    body(COPPER, 'M10 78Q50 92 90 78L96 94Q50 104 4 94Z') +
    dots(BRASS, 2.8, '14 89, 30 93, 50 95, 70 93, 86 89')
  )
}

/** A can for milk with a narrow neck, a lid and two ears. */
function milkChurn(): string {
  return (
    line(STEEL_DEEP, 5, 'M30 40C14 38 14 60 27 58M70 40C86 38 86 60 73 58') +
    body(STEEL, 'M38 20H62L64 30C72 36 76 44 76 54V94Q50 102 24 94V54C24 44 28 36 36 30Z') +
    body(STEEL_LIGHT, 'M30 52C30 45 33 40 38 37L40 38C37 44 37 52 37 60V92L30 91Z') +
    body(STEEL_DEEP, 'M66 38C71 43 73 50 73 56V92L64 94V58C64 50 64 44 62 39Z') +
    curve(STEEL_DEEP, 3, '24 62, 50 66, 76 62') +
    curve(STEEL_DEEP, 3, '24 84, 50 89, 76 84') +
    body(STEEL_DEEP, 'M34 15H66V23H34Z') +
    blob(STEEL_LIGHT, '32 14, 38 7, 50 5, 62 7, 68 14, 60 17, 40 17') +
    line(STEEL_DEEP, 3.4, 'M44 6C44 -1 56 -1 56 6')
  )
}

/** A bunch as it hangs in the palm: strands of gold with ripe dates on both sides. */
function dates(): string {
  const strands = [
    '50 2, 40 22, 28 44, 24 66',
    '50 2, 46 26, 42 52, 41 82',
    '50 2, 55 26, 59 52, 60 80',
    '50 2, 62 22, 74 42, 78 64',
  ]
  const fruit = (x: number, y: number, turn: number, colour: string): string =>
    oval(colour, x, y, 5.6, 9, turn) +
    curve(DATE_LIGHT, 1.7, [
      [x - 2, y - 4.5],
      [x - 2.6, y],
      [x - 1.6, y + 4],
    ])
  const places: readonly (readonly [number, number, number])[] = [
    [34, 30, 34],
    [66, 30, -34],
    [45, 36, 20],
    [56, 38, -20],
    [24, 46, 36],
    [36, 50, -24],
    [50, 54, 4],
    [64, 50, 24],
    [77, 46, -36],
    [19, 64, 26],
    [31, 66, -18],
    [42, 70, 20],
    [55, 70, -20],
    [68, 66, 18],
    [82, 63, -26],
    [26, 80, 10],
    [37, 87, 14],
    [49, 87, 0],
    [62, 88, -14],
    [74, 79, -10],
  ]
  return (
    strands.map((path) => curve(STALK, 2.4, path)).join('') +
    taper(STALK, 8, 4, '50 -2, 50 8, 50 18') +
    places.map(([x, y, turn], at) => fruit(x, y, turn, at % 3 === 1 ? DATE_DEEP : DATE)).join('')
  )
}

/** A mallet leaning over its ball and a hoop. */
function croquet(): string {
  return (
    line(CREAM, 5, 'M58 96V66C58 54 86 54 86 66V96') +
    limb(OAK, [20, 4], 6, [44, 66], 6) +
    limb(CREAM, [22, 9], 6.4, [25, 18], 6.4) +
    limb(RED, [26, 78], 20, [66, 60], 20) +
    limb(OAK, [35, 74], 20.6, [57, 64], 20.6) +
    limb(RED, [43, 70], 20.8, [49, 67.5], 20.8) +
    dot(NAVY, 24, 88, 11) +
    ring(CREAM, 24, 88, 5.2, 2.8)
  )
}
