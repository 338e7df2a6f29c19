import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes, taper } from '../sketch-marks.ts'
import { GOLD, INK } from './folk-colours.ts'

const SKIN = '#efc19c'
const [NIGHT, PUMPKIN, STRAW] = ['#3f3650', '#d0722c', '#dcb765'] as const
const [SEA, SEA_LIGHT, COPPER] = ['#2f8a80', '#93cbb9', '#b2472b'] as const
const [PETAL, WING, CHESTNUT] = ['#e2849f', '#9fcfc8', '#7a4a2c'] as const

/** Who is met in tales: each in a pose of their own, in three quarters, and moving. */
export const enchantedSketches: Readonly<Record<string, string>> = {
  witch: witch(),
  'flying-witch': flyingWitch(),
  fairy: fairy(),
  mermaid: mermaid(),
  'swimming-mermaid': swimmingMermaid(),
  gnome: gnome(),
  pirate: pirate(),
}

/** Eyes, cheeks and a smile on a face; `side` is how far it looks to the left. */
function features(x: number, y: number, side = 0, blush: string = PUMPKIN): string {
  return (
    dots(INK, 1.7, `${x - 4.6 - side} ${y}, ${x + 4 - side} ${y}`) +
    curve(INK, 1.4, `${x - 2.6 - side} ${y + 5}, ${x - side} ${y + 6.4}, ${x + 2.6 - side} ${y + 5}`) +
    dots(blush, 1.5, `${x - 7.4 - side} ${y + 3.6}, ${x + 6.6 - side} ${y + 3.6}`)
  )
}

/** Hands on a broom, the hat bent by long wear, stockings striped. */
function witch(): string {
  return (
    taper(PUMPKIN, 9, 3, '38 24, 30 34, 28 46, 20 56') +
    taper(PUMPKIN, 10, 3, '60 24, 68 36, 66 48, 73 58') +
    limb(PUMPKIN, [42, 80], 5.6, [38, 93], 4.6) +
    limb(PUMPKIN, [55, 80], 5.6, [58, 93], 4.6) +
    strokes(NIGHT, 2.2, '38.500 84, 43.500 85|37.500 89, 42 90|53 85, 58 84|54.500 90, 60 89') +
    blob(NIGHT, '41 91, 41 97, 30 98, 23 95, 21 90, 26 92.500, 34 92') +
    blob(NIGHT, '55 92, 56 98, 68 98, 75 95, 76 90, 71 93, 62 92') +
    limb(CHESTNUT, [81, 96], 2.8, [77, 30], 2.8) +
    blob(STRAW, '73 32, 69 20, 70 9, 76 12, 79 4, 82 11, 88 7, 86 20, 81 32') +
    line(PUMPKIN, 2.4, 'M72 29.500L82.500 28.500') +
    blob(
      NIGHT,
      '43 36, 56 36, 62 46, 62 58, 70 72, 78 84, 70 82, 65 88, 58 83, 50 88, 42 83, 34 88, 30 82, 20 85, 30 70, 38 58, 37 46',
    ) +
    taper(NIGHT, 10, 9, '42 41, 32 50, 30 58, 36 62') +
    taper(NIGHT, 10, 9, '58 41, 66 48, 72 55, 76 54') +
    dots(SKIN, 3.8, '39 63, 78.600 54') +
    line(PUMPKIN, 3, 'M38.500 57.500Q50 62 61.500 57.500') +
    rays(GOLD, 50, 60, 4, 2, 4) +
    strokes(PUMPKIN, 1.7, '44 66, 40 74, 38 80|56 66, 61 74, 64 80') +
    blob(SKIN, '39 20, 61 20, 62 29, 57 37, 50 39.500, 43 37, 38 29') +
    features(50, 27.5) +
    blob(PUMPKIN, '38 20, 62 20, 60 24, 53 22.500, 47 26, 42 23.500, 39 28') +
    blob(NIGHT, '37 18, 42 8, 46 -2, 54 -8, 66 -7, 72 0, 65 -1, 60 3, 62 10, 64 18, 50 21') +
    blob(NIGHT, '20 20, 30 16, 50 19, 70 15, 80 18, 74 22, 62 24, 50 24, 36 24.500, 26 23.500') +
    line(PUMPKIN, 3.4, 'M38.500 15Q50 18.500 63 14.500')
  )
}

/** On her broom, cape and hair in the wind. */
function flyingWitch(): string {
  return (
    taper(PUMPKIN, 9, 2.4, '43 27, 56 27, 64 22, 76 24') +
    taper(PUMPKIN, 8, 2.4, '42 31, 54 34, 64 31, 73 33') +
    limb(CHESTNUT, [3, 62], 2.8, [76, 70], 2.8) +
    blob(STRAW, '72 66, 84 58, 98 56, 93 63, 100 68, 93 72, 99 80, 86 79, 72 73') +
    line(PUMPKIN, 2.6, 'M76.500 64.500L75.500 74.500') +
    blob(NIGHT, '40 40, 52 38, 66 44, 80 40, 92 46, 84 50, 78 58, 66 60, 64 68, 54 72, 42 70, 34 64, 33 52') +
    taper(PUMPKIN, 7, 5, '44 66, 36 74, 34 84') +
    strokes(NIGHT, 2.2, '36 72, 42 76|33 78, 39.500 80|31.500 83, 37.500 85') +
    blob(NIGHT, '31 84, 38 85, 37 92, 30 95, 21 94, 17 89, 23 90.500, 30 89') +
    taper(NIGHT, 9, 7, '40 44, 32 52, 24 58') +
    dots(SKIN, 3.7, '21.600 61, 29 63.500') +
    line(PUMPKIN, 2.8, 'M35 58Q44 64 56 60') +
    strokes(PUMPKIN, 1.7, '60 50, 70 51, 78 47|48 46, 56 50, 60 55') +
    blob(SKIN, '27 24, 38 19, 47 23, 48 33, 42 40, 33 41, 26 35') +
    features(37, 31, 2) +
    blob(PUMPKIN, '26 24, 36 18, 47 20, 49 32, 44 36, 42 27, 34 25, 27 28') +
    blob(NIGHT, '27 21, 34 10, 42 2, 52 -1, 62 3, 66 9, 58 8, 52 11, 49 19, 38 23') +
    blob(NIGHT, '12 27, 20 20, 36 19, 50 16, 60 12, 57 19, 48 23, 34 26, 22 28') +
    line(PUMPKIN, 3.2, 'M28 17.500Q40 19.500 50 14.500')
  )
}

/** Flying, one knee drawn up, a wand held out. */
function fairy(): string {
  const wing = (points: string): string => blob(WING, points)
  return (
    wing('50 42, 56 26, 68 10, 84 4, 96 10, 96 26, 86 40, 68 47') +
    wing('52 48, 68 50, 84 54, 90 64, 84 76, 72 74, 60 62') +
    wing('44 42, 34 30, 20 24, 8 30, 8 42, 18 50, 34 50') +
    strokes('#f6ecd8', 1.5, '58 39, 70 26, 84 17|60 42, 74 36, 86 28|60 53, 72 60, 80 66|38 42, 26 36, 16 36') +
    taper(SKIN, 6.4, 4.4, '46 70, 38 78, 43 88, 38 95') +
    taper(SKIN, 6.4, 4.4, '54 70, 60 80, 70 86, 80 86') +
    blob(PETAL, '41 90, 42 95, 36 99, 31 98.500, 34 94') +
    blob(PETAL, '77 83, 83 84, 88 88, 86 91, 78 89') +
    blob(
      PETAL,
      '42 42, 58 42, 60 54, 66 64, 73 72, 65 72, 62 79, 55 73, 48 80, 43 73, 34 76, 33 69, 26 68, 36 60, 41 52',
    ) +
    taper(SKIN, 6, 4.6, '43 44, 33 48, 24 42') +
    taper(SKIN, 6, 4.6, '57 44, 66 52, 63 60') +
    line(GOLD, 1.9, 'M23 41L14 24') +
    rays(GOLD, 12, 18, 9, 4, 5) +
    line(GOLD, 2.4, 'M41.500 53Q50 57 59.500 53') +
    strokes('#f6ecd8', 1.4, '46 58, 42 66, 41 70|54 58, 58 65, 60 71|50 60, 50 72') +
    blob(CHESTNUT, '37 22, 40 11, 50 8, 61 11, 64 22, 68 32, 76 36, 70 42, 60 40, 42 38, 36 42, 30 38, 36 32') +
    body(SKIN, 'M46.500 34H53.500V43H46.500Z') +
    blob(SKIN, '39 24, 50 17, 61 24, 60 33, 50 39, 40 33') +
    features(50, 28, 1, PETAL) +
    blob(CHESTNUT, '38 26, 39 15, 50 10, 61 15, 62 27, 57 20, 50 21, 44 21') +
    dots(PETAL, 3.4, '38.500 15, 45 10.500, 53 9.500, 60.500 13') +
    dots(GOLD, 1.3, '41.700 12.500, 49 9.500, 57 11')
  )
}

function scales(rows: string): string {
  return strokes(SEA_LIGHT, 1.8, rows)
}

/** Sitting upright in the water, her tail curled round to the front and her hair over one shoulder. */
function mermaid(): string {
  return (
    taper(COPPER, 15, 4, '52 14, 66 24, 66 40, 76 52, 71 62') +
    taper(COPPER, 12, 3, '38 16, 30 30, 32 42, 24 54') +
    blob(SEA, '38 54, 58 54, 66 64, 68 76, 60 88, 44 92, 28 88, 20 78, 28 78, 40 80, 47 76, 42 66') +
    blob(SEA, '27 87, 18 84, 14 76, 12 64, 4 58, 14 56, 20 63, 26 56, 36 58, 28 66, 24 76') +
    blob(SKIN, '42 38, 56 38, 59 46, 57 58, 48 61, 39 57, 39 46') +
    taper(SKIN, 6.4, 4.6, '42 42, 30 48, 26 58, 31 66') +
    taper(SKIN, 6.4, 4.6, '57 42, 68 42, 77 34, 80 25') +
    rays(GOLD, 82, 18, 8.5, 4, 5) +
    leaf(SEA_LIGHT, 49, 50, 3.5, 10, 5) +
    leaf(SEA_LIGHT, 49, 50, -0.36, 10, 5) +
    line(SEA_LIGHT, 2.2, 'M38.500 57Q48 63 58.500 57') +
    scales(
      '46 66, 49 69, 52 66|55 66, 58 69, 61 66|50 74, 53 77, 56 74|58 74, 61 77, 64 74|44 83, 47 86, 50 83|53 82, 56 85, 59 82|34 83, 37 86, 40 83|15 60, 18 66, 20 72|28 60, 24 66, 22 72',
    ) +
    blob(COPPER, '36 20, 42 9, 52 7, 62 13, 64 26, 58 36, 42 36, 36 30') +
    body(SKIN, 'M45.500 32H52.500V40H45.500Z') +
    blob(SKIN, '38 22, 48 15, 58 20, 58.500 29, 49 36.500, 40 31') +
    features(49, 25.5, 1.4, COPPER) +
    blob(COPPER, '36 28, 36 17, 44 8.500, 56 9, 62 18, 61 30, 57.500 21, 49 19, 42 21') +
    rays(GOLD, 57, 12, 4.6, 2.2, 5)
  )
}

/** Swimming to the left, hair and fluke streaming behind. */
function swimmingMermaid(): string {
  return (
    taper(COPPER, 13, 3, '32 20, 46 14, 58 20, 70 12') +
    taper(COPPER, 11, 3, '34 27, 48 26, 58 33, 72 27') +
    taper(SEA, 19, 6, '46 52, 58 64, 70 70, 82 62, 86 48') +
    blob(SEA, '84 52, 78 42, 70 38, 72 28, 80 33, 87 40, 92 30, 100 25, 100 37, 93 43, 90 52') +
    blob(SKIN, '32 38, 42 37, 50 46, 54 55, 47 63, 39 57, 33 48') +
    taper(SKIN, 6, 4.4, '35 44, 24 50, 12 46, 4 50') +
    taper(SKIN, 6, 4.4, '40 50, 34 60, 25 66, 18 64') +
    leaf(SEA_LIGHT, 38, 50, 4.3, 10, 4.6) +
    leaf(SEA_LIGHT, 38, 50, 0.7, 9, 4.6) +
    line(SEA_LIGHT, 2.2, 'M43 61Q50 58 54 52') +
    scales(
      '52 60, 56 61, 58 57|58 66, 62 67, 64 63|64 71, 68 72, 70 67|71 72, 75 71, 76 66|77 66, 80 63, 80 59|88 46, 92 40, 97 32|86 45, 82 39, 76 34',
    ) +
    blob(COPPER, '18 26, 22 14, 32 9, 43 13, 46 25, 41 35, 27 38, 20 34') +
    blob(SKIN, '18 28, 26 20, 36 22, 39 31, 32 39, 22 37') +
    features(28.5, 29.5, 1.8, COPPER) +
    blob(COPPER, '17 27, 20 15, 31 10, 41 14, 43 26, 41 33, 36 25, 28 23, 21 25') +
    rays(GOLD, 33, 13, 4.6, 2.2, 5)
  )
}

/** Bent with years: a hat with a will of its own, hands on a lantern stick, boots turned out. */
function gnome(): string {
  const [RED, MOSS, BEARD, BOOT] = ['#b33a2f', '#4c7466', '#d2d7df', '#5d3a29']
  return (
    blob(BOOT, '49 88, 49 96, 40 98, 27 98, 24 93, 32 88') +
    blob(BOOT, '51 88, 51 96, 60 98, 74 98, 77 93, 69 88') +
    blob(MOSS, '36 50, 64 50, 72 62, 76 80, 70 90, 58 92, 50 91, 42 92, 30 90, 24 80, 28 62') +
    taper(MOSS, 13, 10, '34 56, 24 66, 25 76, 33 79') +
    taper(MOSS, 13, 10, '66 56, 76 66, 75 76, 67 79') +
    dots('#e39f78', 4.8, '37 80, 63 80') +
    line(BOOT, 4, 'M31 86Q50 92 69 86') +
    blob(GOLD, '46 85, 54 85, 54 92, 46 92') +
    blob(BEARD, '30 44, 40 40, 60 40, 70 44, 71 56, 65 68, 58 76, 55 84, 50 80, 45 85, 42 76, 34 68, 29 56') +
    strokes('#9aa0a4', 1.8, '40 54, 40 62, 44 70|60 54, 60 62, 56 70|50 60, 49 68, 51 74') +
    blob(BEARD, '50 51, 42 49, 34 53, 30 59, 40 59, 50 54, 60 59, 70 59, 66 53, 58 49') +
    strokes('#9aa0a4', 1.5, '36 56, 42 55, 48 53.500|64 56, 58 55, 52 53.500') +
    oval('#e39f78', 50, 48, 6.4, 5.6) +
    blob(
      RED,
      '27 42, 30 30, 36 18, 46 6, 60 1, 74 6, 80 16, 76 22, 70 15, 64 16, 66 26, 71 34, 73 42, 60 46, 50 44, 40 46',
    ) +
    blob(RED, '22 42, 34 37, 50 39, 66 37, 78 42, 72 47, 62 48, 50 45, 38 48, 28 47') +
    strokes('#8a2a26', 1.9, '58 9, 54 18, 46 25|66 20, 60 25, 52 29') +
    line(GOLD, 3, 'M32 35Q50 38.500 70 34') +
    dot(GOLD, 78, 20, 4)
  )
}

/** One boot on his chest of gold, sabre in hand, a parrot's green on his shoulder. */
function pirate(): string {
  const [COAT, SHIRT, BRASS, SWARTHY] = ['#a8352f', '#f4e8d0', '#d9a441', '#d79b6c']
  return (
    curve('#9fb0b8', 3.4, '18 58, 10 44, 9 28, 15 14') +
    taper(INK, 12, 8, '56 66, 60 78, 60 92') +
    blob(INK, '54 86, 66 86, 67 96, 52 97, 47 94') +
    blob('#7a4a2c', '14 82, 18 76, 30 74, 42 76, 45 82, 45 97, 14 97') +
    line(BRASS, 2.6, 'M14 85H45') +
    line(BRASS, 2.6, 'M21 76V97M38 76V97') +
    blob(BRASS, '26.500 83, 33 83, 33 90, 29.700 92, 26.500 90') +
    taper(INK, 12, 8, '44 66, 34 66, 32 74') +
    blob(INK, '27 68, 38 68, 39 75.500, 24 76, 19 74, 22 71') +
    blob(COAT, '38 38, 50 36, 62 38, 70 52, 75 70, 80 80, 68 82, 58 76, 48 70, 40 74, 30 72, 33 56') +
    blob(SHIRT, '45 38, 56 38, 57 52, 55 64, 45 64, 43 50') +
    taper(COAT, 10.5, 9, '40 42, 30 48, 22 58') +
    taper(COAT, 10.5, 9, '61 42, 72 50, 74 60, 66 64') +
    dots(SWARTHY, 4.2, '19 61, 63 64') +
    line(BRASS, 3, 'M13 56L25 63') +
    line(INK, 4.2, 'M39.500 63.500Q50 67 61.500 63.500') +
    blob(BRASS, '47 61.500, 54 61.500, 54 68, 47 68') +
    strokes(BRASS, 1.9, '42 40, 40 50, 38 60|59 40, 61.500 50, 64 58') +
    strokes(COAT, 1.9, '46 47, 55 47|46 54, 55 54') +
    blob(SWARTHY, '37 20, 49 15, 61 20, 61 30, 55 38, 44 38, 38 31') +
    dots(SWARTHY, 2.8, '62 27, 37.500 27') +
    blob(INK, '38 29, 43 32, 49 30.500, 55 32, 61 28, 60 37, 55 44, 49 47, 43 44, 38 37') +
    curve(SHIRT, 1.6, '46 35.500, 49 36.600, 52 35.500') +
    dot(INK, 44, 25.5, 1.8) +
    blob(INK, '50 22.500, 58 22.500, 58 28, 54 30, 50.500 28') +
    line(INK, 1.5, 'M38 18L62 26') +
    dot(BRASS, 63.5, 31, 1.8) +
    blob(COAT, '36 21, 38 15, 50 13, 61 15, 63 21, 50 18.500') +
    blob(INK, '22 18, 28 9, 38 -2, 50 -6, 62 -2, 72 9, 78 18, 70 19, 60 14, 50 13, 40 14, 30 19') +
    line(SHIRT, 1.7, 'M26.500 16Q38 7 50 7.500Q62 7 73.500 16') +
    dot(SHIRT, 50, -0.5, 3.4) +
    body(SHIRT, 'M48 1H52V4.500H48Z')
  )
}
