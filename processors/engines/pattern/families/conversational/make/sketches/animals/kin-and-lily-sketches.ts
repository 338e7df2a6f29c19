import { blob, body, curve, dot, dots, leaf, limb, oval, strokes, taper } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const [OTTER, OTTER_DEEP, OTTER_LIGHT] = ['#8a5c3c', '#634029', '#d9b68e'] as const
const [COAT, COAT_DEEP, COAT_LIGHT, BARK] = ['#97a0a8', '#6f7982', '#c3c9cd', '#8a6a48'] as const
const [FUR, FUR_DEEP, FUR_LIGHT] = ['#8a5a38', '#5f3b24', '#cfa476'] as const
const [BLUE, BLUE_LIGHT] = ['#2f6fc4', '#7fb4e6'] as const

/** Beasts in company or in their feast dress: what a picture of one alone does not tell. */
export const kinAndLilySketches: Readonly<Record<string, string>> = {
  'otters-holding-hands': otters(),
  'koala-with-young': koalaWithYoung(),
  'pichwai-cow': pichwaiCow(),
  'poison-dart-frog': poisonDartFrog(),
  'bear-with-salmon': bearWithSalmon(),
  'climbing-bear': climber(FUR, FUR_DEEP, FUR_LIGHT),
  'climbing-panda': climbingPanda(),
}

/** Two afloat on their backs, seen from above, paw in paw so that neither drifts away. */
function otters(): string {
  const one =
    taper(OTTER_DEEP, 9, 3, '28 82, 26 91, 19 98') +
    oval(OTTER_DEEP, 17, 86, 4.6, 8, 22) +
    oval(OTTER_DEEP, 38, 87, 4.6, 8, -16) +
    blob(OTTER, '17 38, 29 33, 41 38, 45 52, 44 68, 38 82, 28 87, 18 82, 12 68, 12 52') +
    blob(OTTER_LIGHT, '29 43, 36 50, 37 62, 34 73, 28 78, 22 73, 19 62, 21 50') +
    limb(OTTER, [16, 45], 10, [28, 56], 7, 3) +
    dot(OTTER_DEEP, 29, 57, 4) +
    dot(OTTER_DEEP, 16, 13, 5) +
    dot(OTTER_DEEP, 42, 13, 5) +
    blob(OTTER, '29 6, 39 9, 45 19, 43 30, 36 37, 22 37, 15 30, 13 19, 19 9') +
    oval(OTTER_LIGHT, 29, 27.5, 10, 7.5) +
    oval(INK, 29, 23.5, 4.2, 3) +
    dot(INK, 21, 18.5, 2.5) +
    dot(INK, 37, 18.5, 2.5) +
    curve(INK, 1.7, '24.500 29, 27 31, 29 29.500, 31 31, 33.500 29')
  const arm = limb(OTTER, [41, 46], 10, [51, 53], 7.5, -3)
  const mirrored = (drawing: string): string => `<g transform="translate(100 0) scale(-1 1)">${drawing}</g>`
  const leaning = `<g transform="rotate(-3 28 60)">${one}</g>`
  return (
    leaning + mirrored(leaning) + arm + mirrored(arm) + blob(OTTER_DEEP, '44 52, 50 48, 56 52, 55 58, 50 60, 45 58')
  )
}

/** She climbs, the young one holds on to her back and looks over her shoulder. */
function koalaWithYoung(): string {
  return (
    limb(BARK, [82, 0], 10, [78, 100], 12, 2) +
    leaf('#7d9a6a', 83, 12, -2.5, 20, 5) +
    leaf('#7d9a6a', 80, 92, -2.9, 24, 6) +
    blob(COAT, '48 44, 60 43, 71 52, 77 66, 74 82, 62 91, 48 88, 38 76, 37 58') +
    blob(COAT_LIGHT, '60 56, 68 60, 70 72, 64 80, 57 72') +
    limb(COAT, [58, 56], 13, [82, 50], 9, -3) +
    limb(COAT, [62, 84], 15, [83, 84], 9, -4) +
    dot(COAT_DEEP, 30, 19, 12) +
    dot(COAT_DEEP, 74, 17, 12) +
    dot('#e3c9c4', 30, 20, 6.5) +
    dot('#e3c9c4', 74, 18, 6.5) +
    blob(COAT, '52 8, 65 13, 73 25, 69 40, 55 48, 41 46, 31 36, 32 22, 40 12') +
    oval(INK, 50, 32, 4.8, 8) +
    dot(INK, 40, 27, 2.7) +
    dot(INK, 61, 26, 2.7) +
    blob(COAT_LIGHT, '18 66, 28 62, 38 66, 44 78, 42 90, 32 96, 20 93, 14 82') +
    limb(COAT_LIGHT, [34, 70], 8, [52, 68], 6, -2) +
    limb(COAT_LIGHT, [36, 88], 9, [54, 88], 6, -2) +
    dot(COAT_DEEP, 8, 48, 8) +
    dot(COAT_DEEP, 38, 46, 8) +
    blob(COAT_LIGHT, '23 42, 33 46, 38 55, 34 65, 24 69, 13 67, 7 58, 11 47') +
    oval(INK, 22, 59, 3.2, 5) +
    dot(INK, 15, 55, 2) +
    dot(INK, 30, 54.5, 2) +
    strokes(COAT_DEEP, 1.7, '24 76, 25 82|30 80, 31 86|22 84, 24 89|62 66, 64 70')
  )
}

/** A cow of the temple hangings: white, gilded horns, hennaed, hung with garland and bells, her eye a long almond. */
function pichwaiCow(): string {
  const [coat, shade, henna, gold] = ['#f7efe0', '#dccbb0', '#c8512f', '#e0a43a']
  return drawBeast({
    coat,
    dark: shade,
    withers: [33, 40],
    rump: [80, 41],
    chest: 28,
    flank: 25,
    ground: 94,
    leg: 6,
    hoof: henna,
    stride: 3,
    head: [19, 33],
    skull: 9,
    nose: [8, 42],
    snout: 10,
    neck: 16,
    tail: '84 44, 92 54, 91 70',
    tailWidth: 2.6,
    noseColour: '#c98a78',
    ears:
      leaf(coat, 27, 32, 0.25, 13, 4.4) +
      leaf(henna, 28, 32.5, 0.25, 9, 2.4) +
      taper(gold, 4.4, 1.4, '20 26, 14 17, 16 8, 24 3'),
    over:
      blob(coat, '32 40, 36 31, 44 32, 50 40, 42 46') +
      blob(henna, '50 40, 62 39, 74 40, 76 52, 70 60, 58 60, 50 54') +
      curve(gold, 2.8, '51 55, 59 61, 70 61, 76 53') +
      dots(gold, 2.2, '56 46, 63 44, 70 46, 60 53, 67 53') +
      curve(henna, 4, '27 42, 30 51, 34 59, 40 60') +
      dots(gold, 3, '27 47, 29 54, 33 61, 39 64') +
      dots(henna, 2.3, '42 52, 46 61, 80 56, 82 64, 52 66') +
      strokes(gold, 2.4, '36 84, 41 85|78 85, 83 85') +
      dot(henna, 17, 28, 2.6) +
      curve(gold, 2, '10 37, 14 42, 13 47') +
      limb(henna, [91, 68], 4, [90, 80], 7),
    eye: [15.5, 34],
  })
}

/** From above, glossy as enamel: a colour that warns, and spots of ink. */
function poisonDartFrog(): string {
  const half =
    limb(BLUE, [40, 38], 8, [20, 30], 6, -4) +
    limb(BLUE, [20, 31], 6, [12, 18], 4.4, 2) +
    strokes(INK, 2.6, '12 18, 4 15|12 18, 9 9|12 18, 17 10') +
    limb(BLUE, [40, 70], 13, [16, 62], 9, 6) +
    limb(BLUE, [16, 62], 9, [20, 84], 6, -3) +
    strokes(INK, 2.6, '20 85, 10 90|20 85, 17 95|20 85, 27 93') +
    dots(INK, 2.4, '28 33, 26 65, 17 70')
  return (
    half +
    `<g transform="translate(100 0) scale(-1 1)">${half}</g>` +
    blob(
      BLUE,
      '50 6, 60 9, 68 20, 68 32, 64 42, 66 58, 64 74, 57 84, 50 87, 43 84, 36 74, 34 58, 36 42, 32 32, 32 20, 40 9',
    ) +
    blob(BLUE_LIGHT, '50 36, 57 42, 58 56, 54 70, 50 76, 46 70, 42 56, 43 42') +
    blob(INK, '42 26, 47 22, 53 24, 54 31, 48 34, 42 32') +
    blob(INK, '40 46, 45 44, 47 51, 42 55, 38 52') +
    blob(INK, '55 54, 61 52, 62 60, 57 64, 53 60') +
    blob(INK, '43 66, 48 64, 49 72, 44 74') +
    dots(INK, 2, '50 14, 58 40, 41 38, 56 76') +
    dot(CREAM, 35, 19, 4.6) +
    dot(CREAM, 65, 19, 4.6) +
    dot(INK, 34.5, 18.5, 2.9) +
    dot(INK, 65.5, 18.5, 2.9)
  )
}

/** Belly deep in the river, the catch across its jaws. */
function bearWithSalmon(): string {
  return (
    limb(FUR_DEEP, [48, 66], 13, [46, 88], 9) +
    limb(FUR_DEEP, [74, 66], 14, [72, 88], 9) +
    blob(FUR, '30 42, 40 34, 54 34, 70 36, 86 42, 95 56, 94 70, 82 76, 60 76, 42 76, 31 66') +
    limb(FUR, [38, 62], 16, [36, 88], 10) +
    limb(FUR, [84, 62], 18, [85, 88], 10) +
    dot(FUR, 34, 21, 6.5) +
    dot(FUR_LIGHT, 34, 21, 3.2) +
    blob(FUR, '14 36, 18 26, 28 20, 40 22, 48 32, 48 46, 40 56, 28 56, 18 50') +
    blob(FUR_LIGHT, '8 42, 15 36, 25 37, 29 44, 26 52, 16 53, 9 49') +
    blob(INK, '6 41, 12 36, 16 39, 12 44') +
    dot(INK, 25, 33, 2.4) +
    body('#d9776a', 'M33 51L44 43V63Z') +
    blob('#d9776a', '2 54, 10 48, 22 47, 34 52, 34 56, 22 61, 10 60') +
    blob('#f3d2c4', '6 57, 16 56, 30 56, 20 60, 11 60') +
    dot(INK, 8, 53, 1.7) +
    curve(FUR_LIGHT, 2.6, '13 49, 19 50, 25 49') +
    strokes('#6f9aa6', 3, '14 90, 26 86, 40 90, 54 86, 68 90, 82 86, 97 90|24 97, 38 94, 52 97, 66 94, 80 97')
  )
}

/** Up a trunk, the back to the viewer and the face over the shoulder. */
function climber(coat: string, dark: string, light: string): string {
  return (
    limb('#cdbb9c', [26, 0], 15, [22, 100], 18, -2) +
    strokes('#8a7458', 2, '22 14, 29 15|18 34, 24 35|24 62, 30 62|16 82, 22 83') +
    leaf('#7d9a6a', 32, 10, -0.5, 22, 6) +
    limb(dark, [44, 44], 12, [22, 30], 10, 3) +
    limb(dark, [44, 82], 14, [24, 74], 11, 3) +
    blob(coat, '46 36, 60 36, 72 46, 78 62, 76 80, 66 92, 50 94, 40 84, 36 66, 38 48') +
    limb(coat, [58, 52], 14, [28, 48], 10, -4) +
    limb(coat, [60, 84], 17, [30, 90], 11, -4) +
    dot(coat, 42, 9, 7) +
    dot(coat, 72, 11, 7) +
    dot(light, 42, 9.5, 3.4) +
    dot(light, 72, 11.5, 3.4) +
    blob(coat, '37 22, 46 10, 58 7, 70 12, 78 24, 76 38, 66 47, 52 47, 41 40, 36 30') +
    blob(light, '42 34, 50 29, 59 32, 61 40, 54 46, 45 44') +
    blob(INK, '44 33, 52 32, 52 36, 48 38, 45 36') +
    dot(INK, 46, 24, 2.5) +
    dot(INK, 64, 25, 2.5) +
    dot(coat, 79, 84, 5) +
    strokes(dark, 1.8, '60 60, 62 66|68 66, 69 72|56 74, 58 80')
  )
}

/** On a cane of bamboo, hand over hand. */
function climbingPanda(): string {
  const [cane, joint, leafy] = ['#8fae62', '#5f7f42', '#6f9a4e']
  return (
    limb(cane, [26, 0], 9, [24, 100], 9) +
    strokes(joint, 2.4, '21 22, 31 22|20 50, 30 50|19.500 78, 29.500 78') +
    leaf(leafy, 28, 20, -0.5, 22, 5) +
    leaf(leafy, 24, 20, -2.5, 18, 5) +
    leaf(leafy, 24, 78, 2.6, 18, 5) +
    blob(CREAM, '46 44, 60 42, 72 52, 78 66, 75 82, 64 92, 50 92, 40 82, 38 62') +
    limb(INK, [44, 48], 13, [26, 38], 11, 3) +
    limb(INK, [62, 54], 16, [28, 58], 11, -5) +
    limb(INK, [58, 86], 18, [28, 90], 12, -4) +
    dot(INK, 42, 10, 8) +
    dot(INK, 74, 12, 8) +
    blob(CREAM, '36 26, 44 12, 58 8, 72 14, 80 27, 77 41, 66 49, 52 49, 41 43') +
    oval(INK, 46, 27, 5, 6.4, 24) +
    oval(INK, 67, 28, 5, 6.4, -24) +
    dot(CREAM, 47, 26.5, 1.8) +
    dot(CREAM, 66, 27.5, 1.8) +
    blob(INK, '52 35, 60 35, 58 39, 56 40, 54 39') +
    curve(INK, 1.7, '51 43, 54 44, 56 41, 58 44, 61 43')
  )
}
