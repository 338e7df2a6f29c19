import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'

const [INK, CREAM, GOLD] = ['#2e2a2c', '#f6ead0', '#d9a441']
const [RED, BLUE, PLUM] = ['#b8403a', '#3f6a94', '#6d4468']
const [WOOD, DARK_WOOD, SHADE] = ['#a9713f', '#7a4f2c', '#d9c79c']

/** Letters and books, what is worn, and what stands in a room. */
export const wearAndLettersSketches: Readonly<Record<string, string>> = {
  envelope: envelope(),
  'closed-book': closedBook(),
  'couch-and-lamp': sofa(),
  chair: chair(),
  'top-hat': topHat(),
  necktie: necktie(),
  socks: sock(0, RED) + sock(34, BLUE),
  gloves: glove(),
  't-shirt': tShirt(),
  'alarm-clock': alarmClock(),
  compass: compass(),
  'musical-note': note(50, 78, 10),
  'musical-notes': twoNotes() + note(80, 88, 46),
  'musical-score': score(),
  'flat-shoe': flatShoe(),
}

function envelope(): string {
  return (
    body(SHADE, 'M4 22L96 18L98 80L6 84Z') +
    body(CREAM, 'M4 22L96 18L98 80L52 48Z') +
    body(CREAM, 'M6 84L44 50L58 50L98 80Z') +
    strokes(DARK_WOOD, 2, '6 83, 42 51|97 79, 58 48') +
    body('#e8d8b0', 'M4 22L96 18L54 58Q50 61 46 58Z') +
    strokes(DARK_WOOD, 2.2, '5 23, 46 57, 50 59, 54 57, 95 19') +
    blob(RED, '50 50, 57 53, 59 59, 55 65, 48 66, 42 61, 43 53')
  )
}

/** Bound, a little open at the pages, with a ribbon. */
function closedBook(): string {
  return (
    body(RED, 'M18 6L80 4Q86 5 86 12V88L24 96Q14 96 14 86V14Q14 7 18 6Z') +
    body(CREAM, 'M22 84L86 78V88L24 94Q18 94 18 88Q18 85 22 84Z') +
    strokes(SHADE, 1.6, '24 88, 84 82|25 91, 84 85') +
    body('#8c2d2b', 'M14 14Q14 7 20 6L24 6V84Q16 84 14 88Z') +
    strokes(GOLD, 2.4, '32 16, 76 13, 76 68, 32 74, 32 16') +
    leaf(GOLD, 54, 58, -1.57, 30, 8) +
    leaf(GOLD, 54, 52, -2.5, 16, 5) +
    leaf(GOLD, 54, 52, -0.64, 16, 5) +
    body(BLUE, 'M62 84L70 83V100L66 96L62 100Z')
  )
}

function sofa(): string {
  return (
    limb(DARK_WOOD, [16, 84], 6, [14, 96], 4) +
    limb(DARK_WOOD, [84, 84], 6, [86, 96], 4) +
    blob('#4f7f74', '14 44, 18 28, 34 20, 50 18, 66 20, 82 28, 86 44, 84 66, 16 66') +
    curve('#396058', 2.6, '50 19, 50 60') +
    dots('#396058', 2.2, '33 34, 67 34, 33 48, 67 48') +
    blob('#6a9c8e', '20 58, 50 55, 80 58, 82 72, 50 75, 18 72') +
    blob('#4f7f74', '10 74, 50 72, 90 74, 90 86, 50 88, 10 86') +
    blob('#4f7f74', '2 52, 10 46, 18 50, 20 68, 19 86, 6 86, 4 70') +
    blob('#4f7f74', '98 52, 90 46, 82 50, 80 68, 81 86, 94 86, 96 70') +
    blob(GOLD, '24 40, 40 38, 43 56, 27 59') +
    strokes(CREAM, 2, '28 45, 39 43|29 51, 40 49')
  )
}

function chair(): string {
  return (
    limb(DARK_WOOD, [30, 58], 6, [24, 97], 4.5) +
    limb(DARK_WOOD, [72, 58], 6, [78, 97], 4.5) +
    limb(DARK_WOOD, [38, 62], 5, [36, 90], 4) +
    limb(DARK_WOOD, [64, 62], 5, [66, 90], 4) +
    limb(WOOD, [28, 56], 6, [26, 8], 5) +
    limb(WOOD, [72, 56], 6, [74, 8], 5) +
    blob(WOOD, '24 6, 38 10, 50 5, 62 10, 76 6, 76 16, 62 20, 50 18, 38 20, 24 16') +
    strokes(WOOD, 3.6, '40 18, 41 54|50 17, 50 54|60 18, 59 54') +
    blob(RED, '20 56, 50 52, 80 56, 84 64, 50 68, 16 64') +
    strokes(CREAM, 2, '26 60, 50 57, 74 60')
  )
}

function topHat(): string {
  return (
    blob(INK, '22 14, 50 8, 78 14, 74 40, 77 76, 50 82, 23 76, 26 40') +
    blob('#4a4650', '24 14, 50 9, 76 14, 50 20') +
    blob(INK, '2 70, 14 72, 26 78, 50 82, 74 78, 86 72, 98 70, 94 82, 76 90, 50 93, 24 90, 6 82') +
    blob(RED, '25 60, 50 66, 75 60, 77 74, 50 80, 23 74') +
    strokes('#6b6672', 2.6, '33 26, 31 40, 32 54')
  )
}

function necktie(): string {
  return (
    body(PLUM, 'M38 4H62L66 14L58 26H42L34 14Z') +
    body(PLUM, 'M43 26H57L72 78L50 98L28 78Z') +
    body('#4f2f4b', 'M42 26H58L57 31H43Z') +
    strokes(GOLD, 4, '40 40, 61 50|36 54, 66 66|32 68, 64 82')
  )
}

function sock(shift: number, colour: string): string {
  const at = (points: string): string =>
    points
      .split(', ')
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(' ').map(Number)
        return `${x + shift} ${y + shift * 0.12}`
      })
      .join(', ')
  return (
    blob(colour, at('26 6, 50 6, 51 34, 50 58, 46 74, 30 90, 12 94, 2 86, 6 74, 22 62, 26 40')) +
    blob(CREAM, at('25 4, 51 4, 51 16, 25 16')) +
    blob(CREAM, at('2 86, 6 75, 16 84, 13 94')) +
    curve(CREAM, 4, at('26 28, 38 30, 51 28')) +
    curve(CREAM, 4, at('26 40, 38 42, 51 40'))
  )
}

/** A knitted mitten glove, palm down. */
function glove(): string {
  return (
    limb(PLUM, [34, 54], 13, [22, 18], 10) +
    limb(PLUM, [46, 50], 13, [42, 8], 10) +
    limb(PLUM, [57, 50], 13, [60, 10], 10) +
    limb(PLUM, [66, 56], 12, [76, 24], 9) +
    limb(PLUM, [34, 66], 14, [8, 50], 10, -4) +
    blob(PLUM, '28 46, 50 42, 70 48, 72 66, 66 80, 36 80, 28 66') +
    blob('#a6789f', '34 78, 68 78, 70 96, 32 96') +
    strokes(PLUM, 2.2, '40 80, 39 95|48 80, 48 95|56 80, 56 95|64 80, 64 95') +
    rays(CREAM, 50, 60, 11, 4, 8) +
    dot(PLUM, 50, 60, 2.6)
  )
}

function tShirt(): string {
  return (
    body(BLUE, 'M34 12Q50 24 66 12L80 16L99 42L82 54L76 46V92H24V46L18 54L1 42L20 16Z') +
    strokes(CREAM, 5, '25 50, 75 50|24 62, 76 62|24 74, 76 74|24 86, 76 86') +
    curve(INK, 3, '34 13, 42 20, 50 22, 58 20, 66 13') +
    strokes(INK, 2.2, '8 47, 18 53|92 47, 82 53')
  )
}

function alarmClock(): string {
  return (
    limb(DARK_WOOD, [30, 82], 7, [20, 97], 6) +
    limb(DARK_WOOD, [70, 82], 7, [80, 97], 6) +
    blob(GOLD, '12 26, 16 12, 30 6, 42 12, 26 28, 14 36') +
    blob(GOLD, '88 26, 84 12, 70 6, 58 12, 74 28, 86 36') +
    line(DARK_WOOD, 4, 'M50 20V6M44 5H56') +
    dot(RED, 50, 56, 37) +
    dot(CREAM, 50, 56, 29) +
    [0, 3, 6, 9]
      .map((hour) => {
        const turn = (hour * Math.PI) / 6
        return dot(INK, 50 + 23 * Math.sin(turn), 56 - 23 * Math.cos(turn), 2.4)
      })
      .join('') +
    strokes(INK, 3.4, '50 38, 50 56, 62 63') +
    dot(RED, 50, 56, 3.4)
  )
}

function compass(): string {
  return (
    dot(DARK_WOOD, 50, 9, 8) +
    dot(GOLD, 50, 56, 43) +
    dot(CREAM, 50, 56, 35) +
    [0, 1, 2, 3]
      .map((quarter) => {
        const turn = (quarter * Math.PI) / 2
        return dot(DARK_WOOD, 50 + 29 * Math.cos(turn), 56 + 29 * Math.sin(turn), 2.4)
      })
      .join('') +
    rays('#d9c79c', 50, 56, 25, 7, 8) +
    body(RED, 'M66 32L57 61L44 52Z') +
    body(BLUE, 'M34 80L57 61L44 52Z') +
    dot(GOLD, 50, 56, 4)
  )
}

/** A quaver: its head at the foot of the stem, a curled flag. */
function note(x: number, foot: number, top: number): string {
  return (
    oval(INK, x - 12, foot, 14, 10, -22) +
    line(INK, 5, `M${x} ${foot - 3}V${top}`) +
    blob(
      INK,
      `${x - 2} ${top - 2}, ${x + 6} ${top + 10}, ${x + 20} ${top + 18}, ${x + 24} ${top + 34}, ${x + 17} ${top + 46}, ${x + 18} ${top + 32}, ${x + 10} ${top + 24}, ${x - 2} ${top + 20}`,
    )
  )
}

function twoNotes(): string {
  return (
    oval(INK, 14, 76, 13, 9, -22) +
    oval(INK, 48, 68, 13, 9, -22) +
    line(INK, 4.6, 'M25 73V20M59 65V12') +
    body(INK, 'M23 18L61 8V22L23 32Z')
  )
}

/** Staves on a curling sheet. */
function score(): string {
  return (
    blob(CREAM, '8 16, 34 10, 64 16, 94 8, 96 50, 93 88, 64 94, 36 88, 8 94, 5 54') +
    [30, 64]
      .map((y) =>
        [-8, -4, 0, 4, 8]
          .map((row) => curve('#8f8470', 1.5, `12 ${y + row}, 38 ${y + row - 4}, 64 ${y + row + 1}, 90 ${y + row - 4}`))
          .join(''),
      )
      .join('') +
    curve(INK, 3, '22 44, 17 38, 22 26, 27 18, 22 14, 20 24, 24 42, 22 50') +
    oval(INK, 42, 30, 5, 3.8, -20) +
    line(INK, 2.2, 'M46 29V16') +
    oval(INK, 62, 36, 5, 3.8, -20) +
    line(INK, 2.2, 'M66 35V20') +
    oval(INK, 80, 28, 5, 3.8, -20) +
    line(INK, 2.2, 'M84 27V14') +
    oval(INK, 26, 68, 5, 3.8, -20) +
    line(INK, 2.2, 'M30 67V54') +
    oval(INK, 50, 62, 5, 3.8, -20) +
    line(INK, 2.2, 'M54 61V48') +
    oval(INK, 74, 70, 5, 3.8, -20) +
    line(INK, 2.2, 'M78 69V56')
  )
}

/** A pump with a bow, seen from the side. */
function flatShoe(): string {
  return (
    blob(RED, '4 60, 10 50, 24 46, 34 54, 54 56, 72 48, 86 36, 96 44, 95 62, 84 70, 50 74, 16 74, 5 70') +
    blob('#7f2a28', '32 54, 54 57, 74 49, 86 37, 90 40, 76 56, 54 64, 36 60') +
    body(INK, 'M5 71Q30 76 60 74Q84 73 95 63L96 70Q84 79 56 79Q20 80 5 74Z') +
    blob(CREAM, '22 50, 12 42, 10 50, 14 56') +
    blob(CREAM, '24 50, 34 40, 38 48, 32 55') +
    dot(GOLD, 23, 51, 3.4)
  )
}
