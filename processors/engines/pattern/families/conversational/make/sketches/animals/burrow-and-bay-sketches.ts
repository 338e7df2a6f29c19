import { blob, body, curve, dot, dots, leaf, limb, oval, strokes, taper } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Beasts that were lent the picture of their nearest kin, and have their own: they differ in build, not only in coat. */
export const burrowAndBaySketches: Readonly<Record<string, string>> = {
  cheetah: cheetah(),
  gazelle: gazelle(),
  'guinea-pig': guineaPig(),
  tortoise: tortoise(),
  walrus: walrus(),
  stag: stag(),
  emu: emu(),
}

/** Lean, on long legs, a dark tear under its eye. */
function cheetah(): string {
  const [coat, dark] = ['#dcae5c', '#b3853a']
  return drawBeast({
    coat,
    dark,
    withers: [34, 42],
    rump: [76, 42],
    chest: 22,
    flank: 14,
    arch: -1,
    ground: 95,
    leg: 5.6,
    stride: 8,
    head: [20, 30],
    skull: 9,
    nose: [8, 35],
    snout: 8,
    neck: 13,
    tail: '80 46, 90 54, 94 66, 102 70, 107 62',
    tailWidth: 5,
    noseColour: INK,
    eye: [15.5, 28.5],
    ears: dot(dark, 25, 22, 3.8) + dot(dark, 17, 21.5, 3),
    over:
      blob(CREAM, '7 35, 14 34, 18 38, 14 42, 8 41') +
      blob(CREAM, '28 50, 38 58, 52 60, 40 64, 30 62') +
      curve(INK, 2, '15 30, 13 34, 14 39') +
      strokes(INK, 3, '91 56, 94 54|97 68, 98 71|104 65, 107 66') +
      dots(
        INK,
        1.8,
        '28 36, 34 46, 40 44, 46 48, 52 45, 58 48, 64 45, 70 47, 76 46, 37 52, 43 54, 49 53, 55 54, 61 52, 67 53, 74 53, 80 52, 79 60, 73 60, 33 62, 34 70, 80 68, 26 42',
      ),
  })
}

function gazelle(): string {
  const [coat, dark, horn] = ['#c98f55', '#96642f', '#4a3a30']
  return drawBeast({
    coat,
    dark,
    withers: [36, 46],
    rump: [74, 45],
    chest: 20,
    flank: 15,
    ground: 97,
    leg: 4.4,
    hoof: INK,
    stride: 5,
    head: [22, 24],
    skull: 6.6,
    nose: [8, 32],
    snout: 5,
    neck: 10,
    tail: '80 48, 84 56, 83 62',
    tailWidth: 3,
    noseColour: INK,
    eye: [18.5, 23],
    ears:
      leaf(dark, 27, 20, -0.4, 12, 3.4) +
      taper(horn, 3.6, 1.4, '22 18, 22 8, 27 -2, 26 -14') +
      taper(horn, 3.6, 1.4, '25 18, 28 8, 33 0, 33 -12') +
      strokes(coat, 1, '21 11, 24 11|22 6, 26 6|24 1, 28 1|27 9, 31 9|29 4, 33 4'),
    over:
      blob(CREAM, '36 66, 46 61, 60 60, 74 60, 66 65, 50 68, 40 69') +
      curve(INK, 3.6, '34 58, 46 57, 60 55, 74 55') +
      curve(CREAM, 2, '19 20, 14 26, 10 30') +
      blob(CREAM, '78 48, 84 52, 84 60, 79 58'),
  })
}

/** In three colours, without a tail. */
function guineaPig(): string {
  const [tan, white, dark] = ['#b8743f', '#f3e8d6', '#4a3328']
  return (
    blob(white, '6 66, 10 50, 24 38, 44 32, 66 32, 84 42, 94 58, 94 74, 84 84, 56 86, 26 84, 12 78') +
    blob(dark, '66 32, 84 42, 94 58, 94 74, 84 84, 70 84, 62 68, 60 48') +
    blob(tan, '7 60, 12 48, 22 40, 34 36, 42 46, 40 64, 30 72, 20 64, 14 66') +
    blob(white, '10 54, 18 48, 22 54, 18 64, 8 70, 6 64') +
    blob(dark, '28 36, 38 32, 46 40, 42 50, 34 48, 30 42') +
    blob(tan, '32 39, 38 37, 42 42, 39 46, 34 44') +
    strokes(tan, 2.2, '48 70, 54 76|52 58, 58 62|46 80, 54 82') +
    strokes(tan, 2.2, '72 50, 78 56|80 62, 84 70|72 68, 76 76') +
    blob('#d99a94', '20 88, 24 82, 34 82, 38 88') +
    blob('#d99a94', '64 88, 68 82, 80 82, 84 88') +
    oval('#c9827c', 7.6, 62, 3, 2.6) +
    strokes(dark, 1.6, '9 69, 14 71, 18 69') +
    dot(CREAM, 23, 53, 4.4) +
    dot(INK, 22.6, 53, 3.4)
  )
}

/** Under a high shell, walking. */
function tortoise(): string {
  const [shell, deep, plate, skin, dark] = ['#8a6a3f', '#5f4729', '#c29a5c', '#a3a05a', '#6f6f3a']
  return (
    limb(dark, [38, 66], 15, [36, 88], 13) +
    limb(dark, [74, 66], 15, [76, 88], 13) +
    leaf(skin, 90, 72, 0.2, 12, 4) +
    limb(skin, [30, 66], 17, [8, 44], 13, -4) +
    blob(skin, '-2 42, 2 32, 12 29, 20 34, 20 46, 10 51, 0 49') +
    blob(shell, '18 70, 20 54, 28 40, 42 29, 58 27, 74 34, 86 48, 92 64, 92 72, 56 77') +
    body(plate, 'M50 33L62 34L67 47L57 55L46 47Z') +
    body(plate, 'M43 36L40 48L50 59L46 66L30 65L29 52Z') +
    body(plate, 'M69 39L72 49L63 59L67 67L84 66L81 51Z') +
    strokes(deep, 1.8, '54 40, 57 46|38 52, 38 59|75 52, 76 60') +
    curve(deep, 4.4, '17 71, 36 76, 58 78, 78 76, 93 71') +
    limb(skin, [30, 72], 16, [26, 92], 14) +
    limb(skin, [84, 72], 15, [88, 92], 14) +
    strokes(CREAM, 1.8, '21 94, 21 96|26 95, 26 97|31 95, 31 97|83 95, 83 97|88 95, 88 97|93 94, 93 96') +
    dots(dark, 1.7, '28 80, 23 84, 31 86, 86 80, 90 85, 16 48, 22 56') +
    curve(dark, 1.8, '-1 45, 5 46, 10 44') +
    dot(CREAM, 7, 37, 3) +
    dot(INK, 6.6, 37, 2.1)
  )
}

/** Heavy, whiskered, with long tusks. */
function walrus(): string {
  const [hide, deep, light] = ['#96705c', '#6a4b3d', '#c9a68c']
  return (
    leaf(deep, 84, 82, 0.35, 26, 8) +
    leaf(deep, 84, 86, 0.75, 20, 6) +
    blob(hide, '14 30, 18 16, 30 9, 44 12, 54 24, 66 42, 80 62, 92 80, 88 92, 64 95, 36 95, 24 88, 20 66, 16 46') +
    blob(light, '24 56, 36 60, 42 76, 40 93, 30 92, 24 82') +
    leaf(deep, 44, 72, 1.9, 26, 8) +
    strokes(deep, 2.2, '50 30, 56 40, 58 50|58 50, 66 60, 70 70|46 58, 52 66|62 78, 70 82|76 74, 80 82') +
    body(CREAM, 'M18 42L14 74L23 46Z') +
    body(CREAM, 'M30 44L29 76L37 46Z') +
    blob(light, '10 38, 14 30, 24 28, 32 30, 40 28, 44 38, 38 48, 28 46, 20 49, 11 46') +
    dots(deep, 1.3, '15 38, 19 42, 20 36, 34 37, 38 40, 34 43') +
    oval(INK, 24, 29, 5, 3.4) +
    dots(INK, 2.6, '19 21, 34 21')
  )
}

/** Shaggy to the knees, a blue throat. */
function emu(): string {
  const [coat, dark, leg] = ['#8a7059', '#5c483a', '#8f8578']
  return (
    strokes(leg, 4.4, '50 64, 44 78, 48 96|62 64, 64 80, 60 96') +
    strokes(leg, 3, '48 96, 38 98|48 96, 55 98|60 96, 50 99|60 96, 68 98') +
    blob(coat, '30 42, 44 34, 64 34, 82 44, 90 60, 82 72, 62 72, 44 70, 32 60') +
    taper(coat, 15, 8, '40 48, 32 36, 30 22, 26 12') +
    blob('#7fa3b5', '23 14, 30 14, 33 26, 31 34, 26 28') +
    dot(dark, 25, 11, 6.4) +
    strokes(dark, 1.8, '22 6, 18 0|26 5, 25 -2|29 6, 32 0') +
    body(INK, 'M20 10L9 15L21 15Z') +
    strokes(
      dark,
      2.4,
      '44 44, 56 50, 62 60|54 40, 68 48, 76 60|66 40, 78 48, 84 60|42 54, 50 62|58 60, 64 70|70 60, 76 70',
    ) +
    blob(coat, '44 64, 56 66, 54 78, 46 78') +
    blob(coat, '58 64, 70 66, 68 79, 60 79') +
    dot('#e0a84a', 23.6, 10, 2.4) +
    dot(INK, 23.4, 10, 1.5)
  )
}

/** A red stag with a full head, looking up. */
function stag(): string {
  const [coat, dark, horn] = ['#a8673c', '#7a4527', '#dcc39a']
  const antler = (flip: number): string => {
    const x = (value: number): number => 23 + flip * value
    return (
      taper(horn, 4, 2, `${x(3)} 14, ${x(13)} 4, ${x(17)} -8, ${x(12)} -22`) +
      taper(horn, 3, 1.2, `${x(6)} 11, ${x(4)} 2, ${x(0)} -4`) +
      taper(horn, 3, 1.2, `${x(14)} 2, ${x(22)} -3, ${x(25)} -12`) +
      taper(horn, 3, 1.2, `${x(17)} -9, ${x(22)} -16, ${x(22)} -24`) +
      taper(horn, 2.6, 1.2, `${x(15)} -14, ${x(7)} -18, ${x(5)} -25`)
    )
  }
  return (
    antler(-1) +
    drawBeast({
      coat,
      dark,
      withers: [40, 44],
      rump: [78, 45],
      chest: 25,
      flank: 19,
      ground: 98,
      leg: 5.6,
      hoof: INK,
      stride: 5,
      head: [25, 20],
      skull: 7.6,
      nose: [8, 25],
      snout: 6,
      neck: 15,
      tail: '83 48, 88 54',
      tailWidth: 5,
      noseColour: INK,
      eye: [21, 18],
      ears: leaf(coat, 30, 17, -0.2, 14, 4),
      over:
        blob(dark, '26 26, 36 28, 44 44, 42 58, 36 62, 33 54, 30 56, 29 46, 26 46, 27 36') +
        blob(CREAM, '82 46, 88 54, 86 62, 81 58') +
        blob(CREAM, '9 26, 16 25, 20 28, 14 30') +
        strokes(dark, 1.8, '60 52, 70 54|56 62, 66 62'),
    }) +
    antler(1)
  )
}
