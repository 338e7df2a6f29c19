import { blob, body, curve, dot, dots, leaf, limb, oval, strokes, taper } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Beasts seldom seen, each by what it alone has: a bill, tufts on the ears, a hood, a dewlap. */
export const farAndFurtiveSketches: Readonly<Record<string, string>> = {
  platypus: platypus(),
  lynx: lynx(),
  ferret: ferret(),
  iguana: iguana(),
  roadrunner: roadrunner(),
  cobra: cobra(),
  chinchilla: chinchilla(),
}

function platypus(): string {
  const [coat, dark, bill] = ['#7a5238', '#523423', '#4f5560']
  return (
    blob(dark, '76 50, 92 46, 106 52, 108 62, 98 70, 82 68, 74 62') +
    strokes(coat, 2, '86 52, 98 56|84 59, 100 62|88 65, 98 66') +
    blob(coat, '14 52, 20 40, 34 34, 54 34, 72 42, 84 54, 82 66, 66 74, 40 74, 22 68') +
    blob('#b98f68', '24 66, 40 70, 58 70, 72 68, 62 74, 40 75') +
    blob(bill, '20 46, 24 54, 20 62, 8 66, -6 64, -12 58, -6 52, 8 48') +
    curve('#7b828f', 2, '-9 59, 4 59, 16 57') +
    dots(INK, 1.4, '-5 55, -1 54') +
    blob('#a8763f', '28 70, 38 70, 40 80, 46 88, 38 92, 32 88, 24 92, 20 86, 26 80') +
    blob('#a8763f', '66 68, 76 68, 78 78, 84 86, 76 90, 70 86, 62 90, 59 84, 65 78') +
    strokes(dark, 2, '42 44, 50 46|54 42, 62 46|48 54, 56 56|62 54, 70 58') +
    dot(CREAM, 28, 44, 2.8) +
    dot(INK, 27.6, 44, 1.9)
  )
}

/** Bearded, short-tailed, with tufts on its ears. */
function lynx(): string {
  const [coat, dark] = ['#c99c66', '#96703f']
  return (
    drawBeast({
      coat,
      dark,
      withers: [38, 44],
      rump: [76, 42],
      chest: 27,
      flank: 22,
      ground: 95,
      leg: 8.4,
      stride: 5,
      head: [26, 32],
      skull: 14,
      nose: [18, 38],
      snout: 10,
      neck: 18,
      tail: '80 46, 88 48, 92 54',
      tailWidth: 6,
      eye: [26, 30],
      under: '',
      over:
        limb(INK, [90, 51], 6, [93, 56], 5) +
        dots(
          dark,
          2,
          '46 50, 54 48, 62 50, 70 48, 77 50, 50 57, 58 56, 66 58, 74 57, 80 58, 44 60, 52 64, 62 64, 34 70, 76 68, 40 76, 82 74, 72 76',
        ),
    }) +
    body(coat, 'M12 28L10 8L22 20ZM30 20L40 6L42 28Z') +
    body(INK, 'M11 12L8 0L15 12ZM37 11L43 -2L42 13Z') +
    body(CREAM, 'M14 22L13 15L18 21ZM34 21L38 15L39 23Z') +
    blob(coat, '26 16, 38 20, 42 32, 38 42, 26 46, 14 42, 9 32, 13 20') +
    blob(CREAM, '26 34, 34 36, 46 44, 40 50, 36 58, 26 50, 16 58, 12 50, 5 44, 18 36') +
    blob(dark, '23 36, 29 36, 26 40') +
    curve(INK, 1.6, '20 44, 26 41, 32 44') +
    strokes(dark, 2, '24 18, 24 25|28 18, 28 25|12 34, 18 36|40 34, 34 36|10 42, 14 48|42 42, 38 48') +
    dots('#e3c25a', 3, '19 30, 33 30') +
    dots(INK, 1.7, '19 30, 33 30')
  )
}

/** Long in the body, masked, looking up. */
function ferret(): string {
  const [cream, brown, dark] = ['#e9d9bb', '#8a6344', '#4f3728']
  return (
    curve(dark, 9, '78 84, 92 86, 102 76, 108 78') +
    blob(cream, '24 26, 36 24, 44 36, 48 50, 60 52, 76 58, 88 72, 88 88, 76 94, 56 94, 42 90, 32 76, 26 58, 22 42') +
    blob(brown, '42 44, 60 50, 78 58, 88 72, 86 80, 70 72, 54 64, 46 58') +
    limb(dark, [34, 64], 10, [26, 82], 7) +
    limb(dark, [40, 74], 10, [36, 94], 8) +
    blob(dark, '60 94, 64 86, 76 84, 86 90, 86 96, 62 97') +
    dot(brown, 20, 13, 4.6) +
    dot(brown, 40, 13, 5) +
    blob(cream, '30 8, 40 14, 44 26, 38 36, 26 38, 15 34, 9 28, 14 18, 22 10') +
    blob(dark, '13 21, 22 17, 32 20, 40 24, 36 30, 27 27, 18 29, 12 27') +
    oval('#c98a80', 9.6, 29, 2.8, 2.3) +
    dots(CREAM, 1.2, '20 22, 32 24') +
    dots(INK, 2, '21 23, 33 25') +
    strokes(dark, 1.4, '12 33, 17 34, 21 32')
  )
}

/** With a crest of spines and a dewlap, on a bough. */
function iguana(): string {
  const [green, deep, light] = ['#7fa04f', '#4f7038', '#c9cf7a']
  const spines = [
    [24, 22],
    [31, 25],
    [38, 30],
    [45, 35],
    [53, 39],
    [61, 43],
    [69, 48],
    [76, 54],
  ] as const
  return (
    curve('#8a6444', 8, '-4 84, 30 78, 66 82, 108 72') +
    taper(green, 14, 2, '74 60, 88 66, 96 80, 90 94, 76 100, 66 94') +
    strokes(deep, 2.6, '86 60, 82 70|96 72, 88 76|96 86, 88 86') +
    spines.map(([x, y]) => leaf(deep, x, y + 4, -1.25, 13, 2.8)).join('') +
    blob(green, '-2 34, 4 24, 16 19, 28 22, 42 32, 60 40, 76 50, 82 62, 70 72, 50 72, 34 64, 24 50, 12 46, 2 42') +
    blob(light, '14 45, 26 48, 28 62, 22 70, 16 60') +
    blob(light, '32 58, 48 68, 64 71, 50 73, 36 67') +
    limb(deep, [40, 58], 10, [30, 76], 6) +
    limb(green, [66, 58], 13, [58, 76], 7, -3) +
    strokes(deep, 3, '30 76, 22 80|30 76, 28 83|58 76, 50 80|58 76, 57 83|58 76, 64 82') +
    strokes(deep, 2.2, '46 42, 42 54|56 46, 52 58|66 50, 63 60') +
    dot(deep, 17, 38, 4.6) +
    dot(light, 17, 38, 2.8) +
    curve(deep, 1.8, '-1 38, 6 39, 13 40') +
    dot('#e3a83c', 12, 28, 3.4) +
    dot(INK, 12, 28, 1.9)
  )
}

/** At full speed, crest up and tail level. */
function roadrunner(): string {
  const [coat, dark, pale] = ['#8a6f52', '#4a3a30', '#e6d7b8']
  return (
    leaf(dark, 66, 44, -0.26, 48, 6) +
    leaf(coat, 66, 47, -0.16, 44, 4) +
    strokes('#7a8a99', 3.4, '46 62, 30 72, 14 70, 8 78|54 62, 66 74, 82 78, 90 88') +
    strokes('#7a8a99', 2.4, '8 78, 0 78|8 78, 4 84|8 78, 12 84|90 88, 86 95|90 88, 95 94|90 88, 98 87') +
    blob(coat, '22 34, 34 36, 50 38, 68 40, 76 48, 66 58, 50 66, 36 62, 26 50') +
    blob(pale, '24 44, 32 48, 42 60, 54 64, 40 66, 30 58') +
    taper(coat, 13, 12, '32 46, 24 36, 20 26') +
    body(dark, 'M14 18C16 6 26 0 38 -2C34 4 34 8 36 12C32 14 30 20 26 24Z') +
    dot(coat, 20, 22, 9) +
    body(dark, 'M14 20L-10 25L14 27Z') +
    strokes(dark, 2.4, '22 38, 24 44|27 40, 29 47|31 44, 33 52') +
    blob(dark, '44 42, 58 42, 74 48, 64 54, 50 54') +
    strokes(pale, 1.8, '48 46, 58 46, 68 49|50 50, 58 51, 64 51') +
    curve('#c9573f', 2.4, '23 19, 28 19') +
    curve('#5f93b5', 2.4, '18 18, 22 18.5') +
    dot('#e3b23c', 17.5, 22, 2.6) +
    dot(INK, 17.2, 22, 1.5)
  )
}

/** Reared, its hood spread. */
function cobra(): string {
  const [skin, deep, gold] = ['#7a6a3f', '#4a3f28', '#dcb45a']
  return (
    taper(skin, 10, 3, '74 84, 92 82, 102 70, 96 60') +
    blob(skin, '16 84, 24 74, 50 70, 76 74, 86 84, 80 94, 50 98, 22 94') +
    blob(deep, '28 84, 50 78, 72 84, 64 89, 50 90, 36 89') +
    limb(skin, [52, 84], 17, [52, 46], 17, 3) +
    blob(skin, '50 2, 62 8, 76 22, 80 38, 72 54, 60 62, 50 64, 40 62, 28 54, 20 38, 24 22, 38 8') +
    blob(gold, '50 24, 60 30, 62 46, 58 60, 57 76, 50 80, 44 76, 42 60, 38 46, 40 30') +
    strokes(
      deep,
      2,
      '40 36, 50 38, 60 36|39 45, 50 47, 61 45|41 54, 50 56, 59 54|43 63, 50 65, 57 63|44 71, 50 73, 56 71',
    ) +
    leaf(deep, 26, 44, -1.2, 18, 5) +
    leaf(deep, 74, 44, -1.94, 18, 5) +
    blob(skin, '50 0, 60 4, 63 14, 58 24, 50 28, 42 24, 37 14, 40 4') +
    curve('#c23d3d', 1.8, '50 26, 50 34') +
    strokes('#c23d3d', 1.6, '50 33, 46 38|50 33, 54 38') +
    dots(gold, 3, '43.5 13, 56.5 13') +
    dots(INK, 1.7, '43.5 13, 56.5 13') +
    strokes(gold, 2, '26 80, 34 77|66 77, 74 80|32 93, 42 95|58 95, 68 93')
  )
}

/** Round, with great ears and a brush. */
function chinchilla(): string {
  const [grey, dark, pale] = ['#9a9ca6', '#63656f', '#ece6dc']
  return (
    blob(dark, '78 76, 88 66, 92 50, 100 46, 108 54, 104 72, 94 86, 80 90') +
    strokes(grey, 2, '90 72, 97 58|94 78, 102 64') +
    blob(grey, '22 56, 34 46, 52 42, 72 48, 86 64, 88 82, 78 95, 40 96, 26 88, 20 72') +
    blob(pale, '22 70, 32 70, 42 80, 44 95, 32 94, 24 84') +
    oval(dark, 24, 20, 9, 13, -18) +
    oval('#d9a8a0', 23.5, 21, 5.4, 9, -18) +
    oval(grey, 46, 18, 11, 15, 16) +
    oval('#d9a8a0', 46, 20, 6.6, 10, 16) +
    blob(grey, '34 26, 48 32, 54 46, 48 60, 34 64, 20 60, 10 52, 12 44, 22 32') +
    blob(pale, '12 50, 22 50, 28 58, 22 62, 13 57') +
    oval('#c98a80', 11.5, 48, 3, 2.4) +
    strokes(dark, 1.2, '16 54, 4 52|16 56, 4 58|18 58, 8 64') +
    dot(INK, 27, 43, 4.4) +
    dot(CREAM, 26, 41.6, 1.4) +
    limb(grey, [40, 74], 10, [30, 78], 7) +
    blob('#d9a8a0', '36 98, 42 92, 56 92, 62 98') +
    curve(dark, 2.2, '56 92, 58 80, 70 76')
  )
}
