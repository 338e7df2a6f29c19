import { blob, body, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const GOLD = '#d9a441'

/** Beasts that are asked for by name and look like no other kind. */
export const creatureSketches: Readonly<Record<string, string>> = {
  'red-panda': redPanda(),
  tapir: tapir(),
  okapi: okapi(),
  marmot: marmot(),
  opossum: opossum(),
  mandrill: mandrill(),
  chimpanzee: chimpanzee(),
}

function redPanda(): string {
  const [coat, dark] = ['#b5532a', '#4a2a22']
  return (
    curve(coat, 16, '74 66, 88 58, 92 42, 86 28') +
    strokes('#e3a86a', 4.5, '82 66, 90 70|84 50, 100 52|82 38, 98 36') +
    drawBeast({
      coat,
      dark,
      withers: [38, 50],
      rump: [70, 50],
      chest: 24,
      flank: 24,
      arch: 4,
      ground: 90,
      leg: 9,
      hoof: dark,
      stride: 3,
      head: [26, 42],
      skull: 17,
      nose: [20, 50],
      snout: 12,
      neck: 22,
      tail: '74 60, 78 62',
      tailWidth: 6,
      eye: [18, 41],
      ears:
        blob(coat, '10 34, 6 18, 16 16, 24 26') +
        blob(coat, '30 26, 38 14, 46 20, 42 36') +
        blob(CREAM, '11 30, 9 21, 15 20, 20 27') +
        blob(CREAM, '33 26, 38 19, 42 23, 39 32'),
      over:
        blob(CREAM, '10 44, 14 50, 22 54, 32 52, 38 46, 34 58, 22 62, 10 56') +
        oval(CREAM, 17, 34, 4, 2.6, -20) +
        oval(CREAM, 32, 34, 4, 2.6, 20) +
        dot(INK, 32, 42, 2.3) +
        oval(INK, 23, 49, 3.4, 2.6) +
        blob(dark, '34 66, 46 70, 60 70, 70 66, 66 75, 46 77'),
    })
  )
}

function tapir(): string {
  return drawBeast({
    coat: '#3f3d42',
    dark: '#2f2d31',
    withers: [36, 40],
    rump: [76, 40],
    chest: 32,
    flank: 30,
    arch: 4,
    ground: 90,
    leg: 8,
    head: [24, 44],
    skull: 12,
    nose: [6, 60],
    snout: 8,
    neck: 22,
    tail: '82 46, 86 50',
    tailWidth: 4,
    eye: [20, 42],
    ears: leaf('#3f3d42', 31, 35, -1.3, 12, 5),
    over: blob('#e9e4da', '48 36, 62 36, 78 39, 83 52, 78 66, 64 72, 50 72, 46 54') + dot(CREAM, 20, 42, 3.2),
  })
}

function okapi(): string {
  const coat = '#6b3d2b'
  return drawBeast({
    coat,
    dark: '#cdbca6',
    withers: [38, 38],
    rump: [74, 44],
    chest: 26,
    flank: 24,
    ground: 94,
    leg: 6,
    hoof: INK,
    head: [20, 18],
    skull: 8,
    nose: [8, 27],
    snout: 8,
    neck: 17,
    tail: '80 48, 86 60, 84 68',
    tailWidth: 3,
    ears: leaf(coat, 26, 14, -0.7, 14, 5) + strokes(INK, 2.6, '20 11, 19 4|24 11, 25 4'),
    over:
      blob(CREAM, '9 22, 18 16, 24 22, 18 28') +
      strokes(CREAM, 2.6, '66 56, 76 52, 84 54|66 63, 76 60, 83 62|68 70, 76 67, 82 69|34 68, 42 66|34 74, 41 72'),
  })
}

function marmot(): string {
  const [coat, light] = ['#a9794a', '#e3c594']
  return (
    curve('#7a5432', 8, '66 84, 82 88, 92 80') +
    blob(coat, '34 36, 50 30, 66 36, 74 58, 76 82, 66 94, 34 94, 24 82, 26 58') +
    blob(light, '42 52, 56 52, 62 70, 58 88, 42 88, 38 70') +
    blob('#7a5432', '28 96, 32 88, 44 90, 46 97') +
    blob('#7a5432', '72 96, 68 88, 56 90, 54 97') +
    dots('#7a5432', 5, '34 12, 66 12') +
    blob(coat, '50 4, 64 8, 72 22, 68 36, 50 44, 32 36, 28 22, 36 8') +
    oval(light, 50, 33, 12, 9) +
    dots(INK, 2.6, '40 22, 60 22') +
    oval(INK, 50, 28, 4, 3) +
    body(CREAM, 'M47 36H53V41H47Z') +
    limb(coat, [34, 56], 9, [45, 64], 7) +
    limb(coat, [66, 56], 9, [55, 64], 7)
  )
}

function opossum(): string {
  return drawBeast({
    coat: '#a5a2a4',
    dark: '#757276',
    withers: [38, 48],
    rump: [72, 46],
    chest: 26,
    flank: 28,
    arch: 8,
    ground: 88,
    leg: 6,
    hoof: '#d9a39a',
    head: [26, 52],
    skull: 12,
    nose: [4, 62],
    snout: 5,
    neck: 20,
    tail: '78 58, 92 66, 98 54, 92 44',
    tailWidth: 4.5,
    eye: [20, 52],
    noseColour: '#d9848a',
    ears: dot('#4a4748', 32, 38, 8) + dot('#d9a39a', 33, 39, 4),
    over: blob('#fbf6ea', '10 57, 20 44, 34 50, 34 62, 18 66') + dot('#4a4748', 20, 52, 4),
  })
}

function mandrill(): string {
  const coat = '#6f6a4a'
  return (
    curve(coat, 4, '72 70, 84 64, 82 54') +
    blob(coat, '30 48, 50 40, 68 50, 78 72, 74 92, 44 94, 30 80') +
    oval('#d9848a', 76, 82, 8, 9) +
    limb(coat, [36, 60], 15, [26, 92], 9, 4) +
    limb(coat, [60, 76], 18, [52, 93], 11) +
    blob(coat, '34 4, 52 8, 62 24, 60 44, 48 56, 26 56, 12 44, 10 24, 20 8') +
    blob(GOLD, '16 44, 24 54, 36 62, 48 54, 56 44, 46 66, 36 74, 26 66') +
    blob('#4a4230', '22 20, 36 15, 50 20, 52 30, 36 34, 20 30') +
    dots(CREAM, 2.6, '29 25, 43 25') +
    blob('#5f8fc4', '24 32, 32 30, 33 50, 25 52, 20 44') +
    blob('#5f8fc4', '48 32, 40 30, 39 50, 47 52, 52 44') +
    strokes('#33608f', 1.6, '25 36, 26 48|29 34, 30 48|47 36, 46 48|43 34, 42 48') +
    blob('#b8403a', '33 28, 39 28, 42 50, 36 56, 30 50') +
    dots(INK, 1.5, '34 51, 38.500 51')
  )
}

function chimpanzee(): string {
  const [coat, skin] = ['#3b3233', '#d6a580']
  return (
    limb(coat, [62, 76], 22, [58, 94], 13) +
    blob(coat, '32 42, 52 38, 70 50, 78 72, 70 92, 44 92, 32 76') +
    limb(coat, [38, 54], 13, [22, 92], 9, 6) +
    dot(skin, 21, 94, 5) +
    blob(skin, '48 96, 52 90, 66 91, 68 98') +
    dots(skin, 7, '14 28, 60 28') +
    blob(coat, '36 4, 52 10, 58 26, 52 42, 36 48, 22 42, 16 26, 22 10') +
    blob(skin, '26 20, 36 22, 47 20, 51 28, 46 34, 50 42, 36 48, 23 42, 27 34, 22 28') +
    dots(INK, 2.5, '31 27, 43 27') +
    dots('#8a5a45', 1.3, '35 35, 39 35') +
    curve('#8a4a3f', 1.9, '28 41, 37 44, 46 41')
  )
}
