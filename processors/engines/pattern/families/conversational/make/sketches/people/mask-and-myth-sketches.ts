import { runningSketches } from '../animals/running-sketches.ts'
import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const GOLD = '#d9a63f'
const ORANGE = '#e08a35'
const GREEN = '#4f8a57'
const DEEP_GREEN = '#345f3f'
const TEAL = '#2f8a86'
const ROSE = '#c4527f'
const SKIN = '#e2ad85'
const BROWN = '#7a4e2d'
const DENIM = '#3f5f88'
const RUST = '#a5582f'

/** Bellied, long-nosed and shaggy, as in northern picture books. */
const troll =
  taper('#8c7a4a', 5, 3, '74 78, 90 80, 96 68, 90 60') +
  leaf(BROWN, 92, 62, -1.9, 14, 5) +
  blob(BROWN, '34 14, 26 2, 38 6, 42 -4, 50 5, 58 -4, 62 6, 74 2, 68 14, 80 18, 76 34, 72 46, 28 46, 24 34, 20 18') +
  leaf('#a9a265', 28, 30, 2.9, 20, 7) +
  leaf('#a9a265', 72, 30, 0.24, 20, 7) +
  limb('#a9a265', [40, 80], 13, [38, 94], 11) +
  limb('#a9a265', [60, 80], 13, [62, 94], 11) +
  blob('#a9a265', '22 98, 26 91, 40 91, 44 98') +
  blob('#a9a265', '78 98, 74 91, 60 91, 56 98') +
  blob('#a9a265', '30 50, 50 44, 70 50, 79 66, 76 82, 62 88, 38 88, 24 82, 21 66') +
  limb('#a9a265', [30, 54], 11, [17, 78], 9, 2) +
  limb('#a9a265', [70, 54], 11, [83, 78], 9, -2) +
  body(RED, 'M24 66Q50 74 76 66L79 76Q78 88 66 89H34Q22 88 21 76Z') +
  body(RED, 'M32 48L38 47L42 70H35ZM68 48L62 47L58 70H65Z') +
  body(GOLD, 'M55 75H67V86H55Z') +
  strokes(BROWN, 1.5, '55 78, 67 78|58 75, 58 86') +
  blob('#a9a265', '30 26, 38 16, 50 14, 62 16, 70 26, 70 42, 60 53, 50 55, 40 53, 30 42') +
  strokes(BROWN, 4.2, '35 22, 42 20, 46 25|65 22, 58 20, 54 25') +
  dots(CREAM, 4.2, '41 29, 59 29') +
  dots(INK, 2.1, '42 30, 58 30') +
  blob('#c47a5e', '46 28, 54 28, 58 38, 55 46, 50 48, 45 46, 42 38') +
  curve(INK, 2, '38 45, 44 51, 56 51, 62 45') +
  body(CREAM, 'M42 48.500L45.500 50.500L43 44ZM58 48.500L54.500 50.500L57 44Z')

/** Calavera Catrina: a skull under a hat of flowers, a shawl below. */
const catrina =
  blob(INK, '27 38, 24 58, 29 74, 38 82, 62 82, 71 74, 76 58, 73 38, 50 26') +
  body(ROSE, 'M12 100Q14 84 34 80L50 90L66 80Q86 84 88 100Z') +
  body(CREAM, 'M43 72H57V86L50 92L43 86Z') +
  strokes(GOLD, 2, '18 97, 26 92, 34 97, 42 93, 50 98, 58 93, 66 97, 74 92, 82 97') +
  blob(CREAM, '28 46, 34 32, 50 28, 66 32, 72 46, 68 60, 63 70, 58 77, 50 79, 42 77, 37 70, 32 60') +
  blob(INK, '33 48, 38 42, 45 45, 46 53, 41 58, 34 55') +
  blob(INK, '67 48, 62 42, 55 45, 54 53, 59 58, 66 55') +
  dots(TEAL, 2.6, '40 50, 60 50') +
  body(INK, 'M50 56L46.500 63L50 62L53.500 63Z') +
  strokes(INK, 1.5, '36 67, 50 70, 64 67|43 65, 43 72|47 66, 47 73|53 66, 53 73|57 65, 57 72') +
  dots(RED, 2, '32 62, 68 62, 50 76') +
  strokes(RED, 1.8, '46 38, 50 34, 54 38|44 40, 50 42, 56 40') +
  blob(ROSE, '1 32, 14 22, 34 20, 50 19, 66 20, 86 22, 99 32, 86 38, 66 34, 50 33, 34 34, 14 38') +
  blob(ROSE, '28 24, 30 8, 40 1, 60 1, 70 8, 72 24, 50 28') +
  rose(RED, ORANGE, 38, 20, 11) +
  rose(ORANGE, GOLD, 60, 18, 12) +
  rose(RED, GOLD, 76, 27, 7) +
  rose(ORANGE, RED, 21, 28, 7.5) +
  leaf(GREEN, 49, 12, -1.9, 15, 5) +
  leaf(GREEN, 68, 10, -0.9, 13, 5) +
  leaf(GREEN, 30, 12, -2.4, 13, 5)

/** A marigold from above: a ruffled rim, rings of petals within. */
function rose(colour: string, light: string, x: number, y: number, size: number): string {
  return (
    rays(colour, x, y, size, size * 0.74, 9) +
    dot(colour, x, y, size * 0.82) +
    ring(light, x, y, size * 0.6, size * 0.42) +
    dot(light, x, y, size * 0.22)
  )
}

const snakes = [
  '40 26, 28 20, 26 6, 12 8',
  '33 32, 18 32, 14 20, 2 24',
  '31 42, 16 46, 10 38, 0 44',
  '33 52, 20 60, 12 54, 3 62',
  '36 60, 26 72, 15 70, 9 80',
  '60 26, 72 20, 74 6, 88 8',
  '67 32, 82 32, 86 20, 98 24',
  '69 42, 84 46, 90 38, 100 44',
  '67 52, 80 60, 88 54, 97 62',
  '64 60, 74 72, 85 70, 91 80',
  '46 24, 40 12, 46 2, 38 -5',
  '54 24, 60 12, 54 2, 62 -5',
]
const heads = '12 8, 2 24, 0 44, 3 62, 9 80, 88 8, 98 24, 100 44, 97 62, 91 80, 38 -5, 62 -5'

/** The head with snakes for hair, seen from the front, as on shields and cameos. */
const medusa =
  snakes.map((path, at) => taper(at % 2 ? DEEP_GREEN : GREEN, 9.5, 5, path)).join('') +
  dots(GREEN, 4.7, heads) +
  dots(GOLD, 1.7, heads) +
  body(SKIN, 'M42 66H58L60 84Q66 88 74 94Q50 102 26 94Q34 88 40 84Z') +
  blob(DEEP_GREEN, '30 46, 33 28, 42 20, 50 18, 58 20, 67 28, 70 46, 66 32, 50 26, 34 32') +
  blob(SKIN, '32 42, 36 28, 50 23, 64 28, 68 42, 66 56, 59 68, 50 73, 41 68, 34 56') +
  strokes(DEEP_GREEN, 2.6, '36 39, 41 35.500, 47 38|64 39, 59 35.500, 53 38') +
  blob(CREAM, '37 44.500, 42 41.500, 47 44.500, 42 47') +
  blob(CREAM, '63 44.500, 58 41.500, 53 44.500, 58 47') +
  dots(INK, 1.9, '42 44.300, 58 44.300') +
  curve('#b9785a', 2, '51 44, 53 54, 49 56') +
  blob(RED, '43 62, 48 60, 50 61, 52 60, 57 62, 50 66') +
  body(GOLD, 'M26 94Q36 87 40 85Q50 93 60 85Q64 87 74 94Q50 103 26 94Z')

/** The head of a dancing lion with its fringes, a pair of legs under the cape. */
const lionDance =
  limb(RED, [70, 76], 12, [72, 92], 10) +
  limb(RED, [86, 74], 12, [90, 92], 10) +
  blob(INK, '64 97, 66 90, 78 90, 79 97') +
  blob(INK, '82 97, 84 90, 96 90, 97 97') +
  blob(RED, '52 30, 74 28, 94 40, 100 60, 96 78, 76 84, 54 80') +
  strokes(GOLD, 4, '64 34, 70 56, 66 80|80 36, 86 58, 82 80|94 46, 97 62, 95 76') +
  rays(CREAM, 36, 50, 38, 31, 22) +
  blob(RED, '8 44, 14 26, 34 18, 56 24, 66 42, 64 62, 54 76, 34 80, 16 74, 8 60') +
  blob(GOLD, '28 26, 36 6, 46 24, 38 30') +
  dot(RED, 37, 20, 4) +
  leaf(GOLD, 58, 28, -0.7, 18, 7) +
  leaf(GOLD, 14, 30, -2.5, 16, 6) +
  dots(CREAM, 10.5, '23 42, 49 42') +
  dots(INK, 5.4, '22 43.500, 48 43.500') +
  dots(CREAM, 1.8, '20 41.500, 46 41.500') +
  strokes(GOLD, 4.4, '12 33, 22 28, 32 33|40 33, 50 28, 60 34') +
  blob(GOLD, '28 54, 36 48, 44 54, 42 59, 30 59') +
  body(INK, 'M14 62Q36 56 58 62Q58 78 36 80Q16 78 14 62Z') +
  body(CREAM, 'M17 62.500Q36 57.500 55 62.500L53 67Q36 63 19 67Z') +
  blob(ORANGE, '26 74, 36 69, 46 74, 40 80, 32 80') +
  strokes(CREAM, 4.6, '14 78, 10 90|23 82, 20 95|33 84, 32 97|43 83, 44 96|53 79, 56 91')

/** Heels over head, its rider with one hand in the air. */
const bronco =
  '<g transform="rotate(-24 50 62) translate(6 16) scale(.88)">' +
  (runningSketches['running-horse'] ?? '') +
  body(RED, 'M48 35Q58 41 68 36L67 49Q58 53 48 48Z') +
  '</g>' +
  limb(DENIM, [55, 50], 10, [46, 66], 8, 4) +
  blob(BROWN, '38 70, 40 64, 50 67, 50 73, 40 74') +
  limb(TEAL, [57, 50], 14, [62, 30], 13) +
  limb(TEAL, [64, 31], 7, [80, 14], 5.4, 3) +
  dot(SKIN, 82, 11, 3.6) +
  limb(TEAL, [59, 33], 6.6, [44, 46], 5, -2) +
  dot(SKIN, 42, 47, 3.2) +
  oval(SKIN, 61, 20, 6.6, 7.4) +
  dot(INK, 57, 20, 1.4) +
  blob(CREAM, '46 15, 54 13, 55 4, 62 2, 69 5, 70 14, 78 17, 66 18, 56 17') +
  line(RED, 2.4, 'M55 12Q62 15 70 13')

/** A foot soldier of the vases: crest, round shield and spear, all in profile. */
const hoplite =
  line(BROWN, 2.6, 'M14 100L22 2') +
  body(GOLD, 'M18 10L22 -5L27 10L22 15Z') +
  limb(RUST, [56, 68], 14, [70, 82], 9) +
  limb(RUST, [70, 82], 9, [86, 94], 6) +
  limb(RUST, [50, 68], 14, [42, 84], 9) +
  limb(RUST, [42, 84], 9, [44, 97], 6) +
  blob(RUST, '31 100, 36 94, 48 94, 49 100') +
  blob(RUST, '80 98, 84 89, 92 93, 91 101') +
  body(RED, 'M40 34Q54 28 66 35L73 72Q54 79 36 72Z') +
  strokes(CREAM, 1.8, '38 67, 54 72, 71 67|60 40, 64 66') +
  limb(RUST, [63, 39], 9, [78, 54], 7) +
  limb(RUST, [78, 54], 7, [70, 66], 6) +
  body(RUST, 'M46 24H60V38H46Z') +
  blob(RED, '28 8, 36 -4, 52 -10, 68 -6, 79 6, 82 24, 76 40, 72 24, 66 12, 52 2, 38 4') +
  body(INK, 'M38 34L37 12Q42 2 53 2Q66 4 68 18Q68 28 66 34L54 35L47 22L46 35Z') +
  body(CREAM, 'M37.500 17L46 15.500L45 20L38 20.500Z') +
  dot(INK, 34, 54, 22) +
  dot(GOLD, 34, 54, 18.5) +
  ring(INK, 34, 54, 14.5, 12.5) +
  rays(INK, 34, 54, 11, 4.6, 8)

/** Masks, monsters and riders that are asked for by name. */
export const maskAndMythSketches: Readonly<Record<string, string>> = {
  troll,
  catrina,
  medusa,
  'lion-dance': lionDance,
  bronco,
  hoplite,
}
