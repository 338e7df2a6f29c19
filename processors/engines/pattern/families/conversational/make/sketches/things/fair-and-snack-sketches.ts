import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'

const [INK, CREAM, GOLD] = ['#2e2a2c', '#f6ead0', '#d9a441']
const [RED, DEEP_RED, BLUE] = ['#c0443c', '#8a2d2b', '#3f6a94']
const [CRUST, BROWN, DARK] = ['#cf9850', '#9c6431', '#5c3a2c']
const [GREEN, DEEP_GREEN] = ['#7f9a55', '#4f7038']

/** What is eaten at a fair, what is seen there, and what is in the sky over it. */
export const fairAndSnackSketches: Readonly<Record<string, string>> = {
  popcorn: popcorn(),
  'hot-dog': hotDog(),
  'french-fries': fries(),
  pancakes: pancakes(),
  candy: candy(),
  broccoli: broccoli(),
  coconut: coconut(),
  'gem-stone': gem(),
  trophy: trophy(),
  wheel: wheel(),
  'american-football': gridironBall(),
  'circus-tent': bigTop(),
  ticket: ticket(),
  'film-frames': film(),
  'light-bulb': lightBulb(),
  'crescent-moon': crescent(),
  'shooting-star': shootingStar(),
}

function popcorn(): string {
  const puffs = '24 30, 34 20, 46 26, 54 14, 66 22, 76 30, 40 14, 60 8, 30 34, 70 34, 50 30'
  return (
    dots('#efdca6', 10, puffs) +
    dots(GOLD, 3, '26 28, 42 18, 58 12, 70 27, 50 28, 36 30') +
    body(RED, 'M14 36H86L74 98H26Z') +
    body(CREAM, 'M27 36H40L42 98H34ZM60 36H73L66 98H58Z') +
    blob('#efdca6', '10 36, 22 30, 34 35, 46 30, 58 35, 70 30, 90 36, 86 43, 70 40, 58 44, 46 40, 34 44, 22 40')
  )
}

function hotDog(): string {
  return (
    blob(BROWN, '6 60, 20 36, 48 22, 78 18, 95 28, 94 46, 74 66, 46 80, 18 82') +
    limb(RED, [4, 62], 24, [96, 26], 24, 5) +
    blob(CRUST, '4 66, 18 62, 46 56, 74 44, 95 36, 97 50, 80 70, 50 86, 20 90, 6 82') +
    curve(GOLD, 4.6, '10 54, 20 56, 26 46, 38 50, 44 39, 56 43, 62 32, 74 36, 80 26, 90 28') +
    strokes(CREAM, 2.2, '18 76, 40 72|52 68, 70 60')
  )
}

function fries(): string {
  const chips: readonly (readonly [number, number, number])[] = [
    [24, 18, -4],
    [34, 6, -2],
    [45, 12, 0],
    [55, 4, 1],
    [66, 14, 3],
    [76, 20, 5],
  ]
  return (
    chips.map(([x, y, lean]) => limb('#e8b74f', [50 + (x - 50) * 0.8, 60], 10, [x + lean, y], 9)).join('') +
    strokes('#f6dd94', 2, '33 14, 37 40|54 10, 54 40|74 26, 68 46') +
    body(RED, 'M14 36Q32 52 50 52Q68 52 86 36L78 96H22Z') +
    body(CREAM, 'M30 56L36 58L38 94H32ZM64 58L70 56L68 94H62Z')
  )
}

function pancakes(): string {
  const cake = (y: number): string => oval(BROWN, 50, y + 3, 44, 12) + oval(CRUST, 50, y, 44, 11)
  return (
    oval('#8fa9b8', 50, 86, 50, 11) +
    oval(CREAM, 50, 83, 46, 8) +
    cake(74) +
    cake(60) +
    cake(46) +
    blob(
      '#7a4a24',
      '20 42, 38 36, 62 36, 82 42, 80 52, 76 64, 71 52, 62 54, 58 68, 52 54, 36 54, 32 62, 27 52, 20 50',
    ) +
    body('#f3d97c', 'M40 26L60 22L68 32L48 38Z') +
    body('#dcb651', 'M40 26L48 38V44L40 33ZM48 38L68 32V38L48 44Z')
  )
}

/** In a twist of paper. */
function candy(): string {
  return (
    body(RED, 'M30 62L4 66L12 78L6 90L24 92L36 72Z') +
    body(RED, 'M70 38L96 34L88 22L94 10L76 8L64 28Z') +
    dot(RED, 50, 50, 30) +
    curve(CREAM, 6, '28 38, 44 40, 56 54, 62 76') +
    curve(CREAM, 6, '40 24, 58 30, 70 44, 78 58') +
    strokes(CREAM, 2.6, '26 72, 14 82|32 74, 22 86|74 28, 86 18|68 26, 78 14')
  )
}

function broccoli(): string {
  return (
    limb(GREEN, [50, 56], 24, [48, 97], 18) +
    limb(GREEN, [40, 62], 12, [22, 50], 12) +
    limb(GREEN, [58, 64], 12, [78, 52], 12) +
    strokes('#a9c07c', 2.4, '46 62, 45 92|54 66, 52 90') +
    blob(
      DEEP_GREEN,
      '6 46, 4 34, 14 24, 24 24, 28 12, 42 6, 54 10, 66 6, 78 14, 80 26, 92 28, 98 40, 92 52, 78 58, 64 54, 50 60, 36 54, 20 58',
    ) +
    dots('#6f9148', 7, '22 38, 38 24, 56 24, 72 28, 84 42, 46 42, 64 44, 30 48') +
    dots('#8fae63', 2.6, '20 36, 36 22, 54 22, 70 26, 82 40, 44 40')
  )
}

/** Whole and halved. */
function coconut(): string {
  return (
    dot(DARK, 64, 34, 32) +
    strokes('#8f6a48', 2.2, '44 22, 54 12|52 34, 66 18|66 44, 82 30|78 50, 90 40') +
    dots(INK, 3, '58 20, 68 18, 64 27') +
    dot(DARK, 36, 62, 35) +
    dot(CREAM, 36, 62, 30) +
    dot('#e2d4b8', 36, 62, 20) +
    blob(CREAM, '24 56, 34 50, 44 54, 40 60, 28 62')
  )
}

/** A cut stone from the side: table, crown and pavilion. */
function gem(): string {
  const [light, mid, deep] = ['#a9d3d6', '#5fa6b0', '#33748a']
  return (
    body(mid, 'M24 16H76L98 42L50 92L2 42Z') +
    body(light, 'M24 16H50L36 42H2Z') +
    body(light, 'M36 42H64L50 92Z') +
    body(deep, 'M76 16L98 42H64Z') +
    body(deep, 'M98 42L50 92L64 42Z') +
    strokes(CREAM, 1.8, '24 16, 36 42, 50 16, 64 42, 76 16|2 42, 98 42|36 42, 50 92, 64 42')
  )
}

function trophy(): string {
  return (
    curve(GOLD, 5.6, '28 16, 10 16, 10 36, 22 48, 36 50') +
    curve(GOLD, 5.6, '72 16, 90 16, 90 36, 78 48, 64 50') +
    blob(GOLD, '24 8, 50 5, 76 8, 76 30, 68 50, 56 60, 44 60, 32 50, 24 30') +
    blob('#a8742c', '62 10, 76 9, 75 30, 67 50, 57 59, 64 40') +
    rays(CREAM, 46, 32, 11, 5, 5) +
    limb('#a8742c', [50, 58], 9, [50, 78], 12) +
    body(DARK, 'M30 78H70L74 97H26Z') +
    body(GOLD, 'M40 84H60V91H40Z')
  )
}

/** Of a cart: wooden spokes, an iron tyre. */
function wheel(): string {
  const spokes = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5
    const on = (radius: number): string =>
      `${(50 + radius * Math.cos(turn)).toFixed(1)} ${(50 + radius * Math.sin(turn)).toFixed(1)}`
    return line(BROWN, 4.6, `M${on(8)}L${on(40)}`)
  })
  const hoop = (radius: number): string => `M50 ${50 - radius}a${radius} ${radius} 0 1 0 .1 0Z`
  return (
    line(DARK, 5, hoop(46)) +
    line(BROWN, 7.5, hoop(39)) +
    spokes.join('') +
    dot(DARK, 50, 50, 11) +
    dot(GOLD, 50, 50, 5)
  )
}

function gridironBall(): string {
  return (
    blob('#8a5132', '8 92, 8 66, 22 36, 46 16, 74 8, 94 8, 94 30, 82 58, 58 80, 30 92') +
    blob('#a8693f', '14 80, 16 62, 28 40, 48 24, 68 16, 60 24, 40 42, 26 62') +
    curve(CREAM, 4.6, '12 70, 22 76, 30 88') +
    curve(CREAM, 4.6, '70 12, 82 20, 90 32') +
    line(CREAM, 3, 'M38 64L64 38') +
    strokes(CREAM, 2.8, '38 58, 45 65|45 51, 52 58|51 45, 58 52|57 39, 64 46')
  )
}

function bigTop(): string {
  return (
    line(DARK, 2.6, 'M50 22V4') +
    body(RED, 'M50 3L68 8L50 14Z') +
    body(CREAM, 'M10 52H90L86 96H14Z') +
    body(RED, 'M10 52H24L26 96H14ZM38 52H50V96H40ZM50 52H62L60 96H50ZM76 52H90L86 96H74Z') +
    body(CREAM, 'M50 18Q66 40 98 48L94 58H6L2 48Q34 40 50 18Z') +
    body(RED, 'M50 18Q44 40 26 58H6L2 48Q34 40 50 18ZM50 18Q56 40 74 58H94L98 48Q66 40 50 18Z') +
    blob(GOLD, '4 54, 20 60, 34 56, 50 62, 66 56, 80 60, 96 54, 92 62, 80 66, 66 62, 50 68, 34 62, 20 66, 8 62') +
    body(DARK, 'M50 66Q60 78 61 96H39Q40 78 50 66Z')
  )
}

/** For one, torn at its ends. */
function ticket(): string {
  return (
    body('#e3b45a', 'M6 30L90 20Q88 28 95 30L98 60Q90 62 94 70L10 80Q12 72 5 70L2 40Q10 38 6 30Z') +
    strokes(DEEP_RED, 2.4, '18 38, 82 30, 85 61, 20 69, 18 38') +
    line(DEEP_RED, 2.4, 'M66 33L69 62') +
    rays(DEEP_RED, 43, 50, 12, 5, 5) +
    strokes(DEEP_RED, 2.6, '73 39, 77 38|74 47, 78 46|75 55, 79 54')
  )
}

/** A reel with a run of film. */
function film(): string {
  const holes = [0, 1, 2, 3, 4].map((at) => {
    const turn = (at * Math.PI * 2) / 5 - Math.PI / 2
    return dot(CREAM, 40 + 20 * Math.cos(turn), 40 + 20 * Math.sin(turn), 7.5)
  })
  return (
    blob(INK, '40 66, 60 78, 82 74, 99 82, 98 99, 78 92, 56 95, 34 80') +
    dots(CREAM, 2, '58 82, 66 82, 74 80, 82 80, 90 84, 60 91, 68 91, 76 89, 84 90, 92 94') +
    dot(INK, 40, 40, 38) +
    dot('#59555f', 40, 40, 33) +
    holes.join('') +
    dot(RED, 40, 40, 7)
  )
}

/** With a quiet profile. */
function crescent(): string {
  return (
    blob(GOLD, '66 4, 44 8, 24 22, 14 44, 16 66, 28 84, 48 95, 70 96, 86 90, 66 84, 52 72, 46 54, 48 34, 55 18') +
    blob('#f0d58a', '50 14, 34 24, 24 44, 25 64, 36 80, 30 62, 30 44, 38 26') +
    curve('#9a6b2c', 2.2, '47 40, 42 44, 37 42') +
    curve('#9a6b2c', 2.2, '48 62, 43 64, 40 62')
  )
}

function shootingStar(): string {
  return (
    strokes(BLUE, 4, '40 56, 22 72, 4 92|52 66, 40 80, 28 97|34 44, 16 56, 2 68') +
    strokes('#a9c3d3', 2.6, '44 62, 32 76, 16 94|36 50, 20 64, 6 78') +
    rays(GOLD, 66, 34, 33, 15, 5) +
    rays('#f0d58a', 66, 34, 19, 9, 5) +
    leaf(CREAM, 60, 30, -0.9, 12, 3)
  )
}

function lightBulb(): string {
  return (
    blob('#f0c65a', '50 2, 70 8, 82 24, 82 42, 72 56, 64 68, 62 76, 38 76, 36 68, 28 56, 18 42, 18 24, 30 8') +
    blob(CREAM, '34 16, 44 10, 46 14, 36 22, 32 32, 27 30') +
    curve(RED, 2.8, '42 76, 40 52, 34 42, 44 46, 50 38, 56 46, 66 42, 60 52, 58 76') +
    body('#8f98a0', 'M37 76H63L61 92H39Z') +
    strokes(INK, 2.4, '37 82, 63 79|38 88, 62 85') +
    blob(INK, '42 92, 58 92, 54 99, 46 99')
  )
}
