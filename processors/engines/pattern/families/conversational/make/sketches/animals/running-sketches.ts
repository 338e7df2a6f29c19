import { blob, curve, dot, dots, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import type { Beast } from './beast.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Horses and deer. */
const steed: Omit<Beast, 'coat' | 'dark'> = {
  withers: [38, 38],
  rump: [72, 38],
  chest: 22,
  flank: 18,
  ground: 88,
  leg: 5.4,
  head: [18, 27],
  skull: 7.6,
  nose: [4, 39],
  snout: 7,
  neck: 14,
  tail: '74 40, 82 38',
  tailWidth: 6,
  eye: [14.5, 26.5],
  isGalloping: true,
}

/** Foxes, wolves and dogs: long and low, the nose in front. */
const hound: Omit<Beast, 'coat' | 'dark' | 'tail' | 'tailWidth'> = {
  withers: [36, 46],
  rump: [68, 45],
  chest: 19,
  flank: 14,
  arch: 2,
  ground: 86,
  leg: 4.8,
  head: [21, 39],
  skull: 8.6,
  nose: [3, 47],
  snout: 4.4,
  neck: 12,
  noseColour: INK,
  eye: [16.5, 37.5],
  isGalloping: true,
}

/** Beasts in full gallop, all four feet off the ground: `running <noun>`. */
export const runningSketches: Readonly<Record<string, string>> = {
  'running-horse': horse({ coat: '#8a5a3a', dark: '#6b432a', mane: '#3a2620', hoof: INK, horn: '' }),
  'running-unicorn': horse({
    coat: '#f2e6ee',
    dark: '#cdbfd6',
    mane: '#c97fb0',
    hoof: '#d8a84a',
    horn: leaf('#d8a84a', 13, 25, -2.3, 19, 2.6),
  }),
  'running-zebra': zebra(),
  'running-deer': deer(),
  'running-fox': fox('#d0612c', CREAM),
  'running-wolf': fox('#6c7480', '#d9d6cc'),
  'running-dog': dog(),
  'running-greyhound': greyhound(),
  'running-rabbit': hare(),
  'running-leopard': bigCat('#dba548', '#b07f33', 'spots'),
  'running-tiger': bigCat('#d9812f', '#a85a22', 'stripes'),
}

type Coat = Record<'coat' | 'dark' | 'mane' | 'hoof' | 'horn', string>

function horse({ coat, dark, mane, hoof, horn }: Coat): string {
  return drawBeast({
    ...steed,
    coat,
    dark,
    hoof,
    under: blob(mane, '74 37, 84 33, 95 34, 104 42, 94 42, 100 48, 88 47, 80 45'),
    ears: leaf(coat, 21, 21, -0.9, 10, 3.4),
    over:
      blob(mane, '17 20, 25 17, 33 20, 31 23, 41 24, 38 28, 48 33, 43 36, 46 41, 38 40, 32 35, 26 30, 22 26') +
      blob(mane, '19 19, 12 22, 9 28, 14 25') +
      horn,
  })
}

function zebra(): string {
  const [coat, stripe] = ['#f4efe4', '#2b2730']
  const bars =
    '45 37, 43 46, 46 57|52 38, 50 48, 53 58|59 39, 58 48, 60 57|66 38, 66 47, 68 54|73 40, 74 47, 76 52|31 31, 36 36|26 33, 30 38|22 25, 26 25|36 43, 38 53'
  return drawBeast({
    ...steed,
    coat,
    dark: '#cfc7ba',
    hoof: stripe,
    noseColour: stripe,
    tail: '75 40, 84 37, 92 38',
    tailWidth: 3,
    ears: leaf(coat, 21, 21, -0.9, 10, 3.6),
    over:
      blob(stripe, '18 19, 26 20, 36 27, 45 35, 40 37, 32 31, 24 26') +
      strokes(stripe, 3, bars) +
      limb(stripe, [92, 38], 3, [102, 42], 6) +
      strokes(stripe, 2.2, '28 60, 30 65|20 60, 21 66|84 56, 82 62|92 58, 90 64'),
  })
}

function deer(): string {
  const horn = '#7a5a3c'
  return drawBeast({
    ...steed,
    coat: '#b57a45',
    dark: '#8a5a32',
    hoof: INK,
    chest: 19,
    flank: 16,
    leg: 4.2,
    head: [22, 24],
    skull: 6.6,
    nose: [9, 31],
    snout: 5.2,
    neck: 10,
    tail: '75 38, 81 33',
    tailWidth: 6,
    eye: [19, 23],
    noseColour: INK,
    ears:
      leaf('#b57a45', 26, 22, 0, 13, 4.4) +
      strokes(horn, 2.6, '23 18, 26 10, 34 5, 43 6') +
      strokes(horn, 2.2, '26 10, 22 4|32 6, 34 0|21 18, 16 12, 15 4|17 12, 9 10'),
    over:
      oval(CREAM, 79, 42, 3.2, 4.6, 20) +
      dots(CREAM, 1.8, '48 43, 55 41, 62 42, 53 48, 60 48, 67 45') +
      blob(CREAM, '32 40, 31 49, 35 56, 37 49'),
  })
}

function fox(coat: string, light: string): string {
  return drawBeast({
    ...hound,
    coat,
    dark: coat === '#d0612c' ? '#8f3f1c' : '#525a66',
    tail: '70 47, 80 42, 90 40, 98 44',
    tailWidth: 11,
    ears: blob(coat, '15 33, 17 20, 24 31') + blob(coat, '23 31, 29 20, 31 34') + leaf(INK, 27, 29, -1.35, 6, 1.8),
    over:
      blob(light, '3 48, 12 46, 20 47, 28 45, 31 50, 24 54, 12 52') +
      blob(light, '30 50, 35 52, 36 63, 31 60') +
      oval(light, 99, 44, 6, 4.6, 30),
  })
}

function dog(): string {
  const dark = '#8a5a34'
  return drawBeast({
    ...hound,
    coat: '#cf9c62',
    dark: '#a9794a',
    leg: 5.4,
    skull: 9.6,
    snout: 8,
    tail: '71 47, 82 40, 92 38',
    tailWidth: 5,
    ears: blob(dark, '22 32, 32 31, 40 36, 44 43, 34 43, 26 40'),
    over: blob(dark, '50 44, 62 44, 64 53, 56 57, 49 52') + curve('#b5403a', 4, '27 50, 33 50, 37 45'),
  })
}

function greyhound(): string {
  const dark = '#63605f'
  return drawBeast({
    ...hound,
    coat: '#8d8a88',
    dark,
    chest: 22,
    flank: 11,
    arch: 6,
    leg: 4.2,
    skull: 6.4,
    snout: 4,
    neck: 9,
    tail: '71 47, 84 50, 94 46, 101 48',
    tailWidth: 2.8,
    ears: leaf(dark, 24, 35, 0.1, 12, 3.4),
    over: curve('#c2503f', 4, '24 48, 30 47, 33 42') + blob(CREAM, '29 52, 34 56, 35 65, 30 61'),
  })
}

function hare(): string {
  const [coat, dark] = ['#b79b82', '#957a63']
  return (
    limb(dark, [66, 56], 13, [88, 74], 6, -4) +
    limb(dark, [84, 72], 5.4, [100, 70], 4.4) +
    limb(dark, [34, 58], 8, [18, 70], 5) +
    dot(CREAM, 83, 44, 6) +
    blob(coat, '26 44, 40 38, 58 36, 76 40, 84 50, 80 61, 62 64, 44 64, 30 60') +
    limb(coat, [70, 54], 17, [80, 74], 7, -5) +
    limb(coat, [78, 73], 6, [96, 78], 4.8) +
    limb(coat, [34, 58], 9, [22, 66], 6) +
    limb(coat, [23, 65], 6, [6, 66], 4.6) +
    blob(dark, '26 34, 36 22, 50 14, 54 17, 46 27, 34 36') +
    blob(coat, '22 32, 30 18, 44 7, 48 11, 42 24, 30 36') +
    leaf('#e3b5ab', 29, 30, -0.9, 20, 2.8) +
    blob(coat, '24 32, 34 38, 36 48, 28 56, 16 56, 6 50, 6 44, 14 36') +
    oval(CREAM, 9, 50, 4.4, 3.2) +
    dot(INK, 19, 42, 2.7) +
    oval('#b5606a', 5, 46, 2.2, 1.8)
  )
}

function bigCat(coat: string, dark: string, marks: 'stripes' | 'spots'): string {
  const bars =
    '40 44, 42 53, 40 59|48 43, 50 52, 48 59|56 44, 58 52, 56 58|64 44, 66 51, 64 57|71 46, 73 53|28 34, 32 39'
  const spots = '40 48, 47 46, 54 48, 61 46, 68 48, 44 54, 51 55, 58 54, 65 54, 72 53, 34 50, 30 40, 36 43'
  return drawBeast({
    ...hound,
    coat,
    dark,
    chest: 19,
    flank: 16,
    leg: 5.4,
    head: [20, 38],
    skull: 10,
    nose: [8, 43],
    snout: 9,
    eye: [15, 36],
    tail: '71 47, 82 48, 90 40, 99 42',
    tailWidth: 4.4,
    ears: dot(coat, 25, 29, 4.6) + dot(dark, 25, 29.5, 2.2),
    over:
      blob(CREAM, '6 43, 13 42, 18 46, 14 51, 7 48') +
      (marks === 'stripes' ? strokes(INK, 2.8, bars) : dots(INK, 2, spots)) +
      oval(INK, 98, 42, 3, 2.4),
  })
}
