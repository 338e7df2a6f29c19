import { blob, curve, dot, leaf, limb, oval, strokes } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'

/** Four-legged animals of savanna and farm, by one recipe so that they belong to one hand. */
export const hoofedSketches: Readonly<Record<string, string>> = {
  giraffe: giraffe(),
  horse: horse({ coat: '#8a5a3a', dark: '#6b432a', mane: '#3a2620', hoof: INK, horn: '' }),
  unicorn: horse({
    coat: '#f2e6ee',
    dark: '#cdbfd6',
    mane: '#c97fb0',
    hoof: '#d8a84a',
    horn: leaf('#d8a84a', 20, 16, -2.05, 20, 2.6),
  }),
  pegasus: horse({
    coat: '#f4efe4',
    dark: '#cdd3dc',
    mane: '#8fa9c4',
    hoof: '#d8a84a',
    horn:
      blob(
        '#8fa9c4',
        '42 54, 38 38, 46 22, 62 10, 84 2, 100 2, 94 12, 98 16, 86 24, 90 29, 76 34, 78 40, 64 44, 58 54, 48 60',
      ) +
      blob('#d9e2ea', '46 50, 45 38, 54 24, 68 14, 86 8, 78 18, 82 22, 70 28, 72 34, 60 38, 54 48') +
      strokes('#8fa9c4', 1.8, '50 46, 54 34, 66 22|56 45, 62 36, 72 30'),
  }),
  zebra: zebra(),
  cow: cow(),
}

function giraffe(): string {
  const [coat, patch] = ['#e3ac50', '#9c5a2b']
  const patches: [number, number, number][] = [
    [34, 34, 4.6],
    [30, 24, 3.6],
    [40, 46, 5],
    [50, 52, 5.6],
    [61, 51, 5.4],
    [70, 55, 4.6],
    [46, 61, 4.6],
    [58, 61, 4.4],
    [37, 55, 3.8],
    [68, 63, 3.4],
    [38, 39, 3.4],
  ]
  return drawBeast({
    coat,
    dark: '#c58d3a',
    withers: [42, 44],
    rump: [70, 50],
    chest: 22,
    flank: 18,
    ground: 97,
    leg: 5.6,
    hoof: '#5a3a26',
    stride: 3,
    head: [24, 12],
    skull: 6.4,
    nose: [12, 17],
    snout: 6,
    neck: 10.5,
    tail: '73 54, 78 62, 77 70',
    tailWidth: 2.4,
    eye: [21.5, 10.5],
    ears: leaf(coat, 28, 9, -0.2, 11, 4) + curve(patch, 2.4, '25 8, 26 1.5') + dot(patch, 26, 2, 2),
    over:
      patches.map(([x, y, r], at) => oval(patch, x, y, r, r * 0.82, at * 40)).join('') +
      limb(patch, [77, 68], 3, [77, 76], 5),
  })
}

/** `horn` is a mark that is drawn over the head. */
function horse({ coat, dark, mane, hoof, horn }: Record<'coat' | 'dark' | 'mane' | 'hoof' | 'horn', string>): string {
  return drawBeast({
    coat,
    dark,
    withers: [40, 42],
    rump: [76, 42],
    chest: 24,
    flank: 21,
    ground: 95,
    leg: 6,
    hoof,
    stride: 6,
    head: [24, 22],
    skull: 8,
    nose: [9, 34],
    snout: 7.4,
    neck: 15,
    tail: '78 44, 86 46',
    tailWidth: 6,
    eye: [20, 21],
    under: blob(mane, '76 42, 84 40, 92 46, 95 58, 93 70, 97 80, 91 88, 86 84, 88 74, 84 64, 83 54'),
    ears: leaf(coat, 26, 17, -1.3, 10, 3.6),
    over:
      // The jaw, the crest of the neck with its locks, and the forelock.
      oval(coat, 27, 27, 6.4, 5.6, -30) +
      blob(
        mane,
        '22 12, 28 11, 35 15, 42 24, 48 35, 52 44, 48 43, 47 50, 42 45, 41 50, 37 43, 39 37, 34 36, 36 29, 31 28, 31 22, 26 18',
      ) +
      blob(mane, '27 11, 20 12, 15 17, 13 24, 17 21, 18 24, 21 19, 25 17') +
      oval(dark, 8.5, 33.5, 1.5, 1.1, -30) +
      horn,
  })
}

function zebra(): string {
  const [coat, stripe] = ['#f4efe4', '#2b2730']
  const bars =
    '47 41, 45 50, 48 62 | 54 42, 52 52, 55 63 | 61 42, 60 52, 62 63 | 68 42, 68 52, 70 60 | 75 44, 76 52, 78 58 | 33 29, 39 32 | 30 35, 38 39 | 28 24, 33 23 | 38 48, 40 58'
  return drawBeast({
    coat,
    dark: '#cfc7ba',
    withers: [40, 42],
    rump: [76, 42],
    chest: 24,
    flank: 21,
    ground: 95,
    leg: 6,
    hoof: stripe,
    stride: 5,
    head: [24, 24],
    skull: 8,
    nose: [10, 36],
    snout: 7.4,
    neck: 15,
    tail: '79 46, 86 54, 86 66',
    tailWidth: 3,
    eye: [20, 23],
    noseColour: stripe,
    ears: leaf(coat, 26, 18, -1.3, 10, 3.8),
    over:
      blob(stripe, '25 14, 32 17, 40 28, 45 41, 40 40, 34 31, 28 22') +
      strokes(stripe, 3, bars) +
      limb(stripe, [86, 62], 3, [86, 74], 5) +
      curve(stripe, 2.4, '36 72, 42 73') +
      curve(stripe, 2.4, '35 80, 40 81') +
      curve(stripe, 2.4, '74 72, 81 71') +
      curve(stripe, 2.4, '76 80, 81 80'),
  })
}

function cow(): string {
  const [coat, patch] = ['#f4ead8', '#5a4034']
  return drawBeast({
    coat,
    dark: '#d5c6ae',
    withers: [32, 38],
    rump: [80, 38],
    chest: 30,
    flank: 28,
    ground: 93,
    leg: 6.6,
    hoof: '#3a2a24',
    stride: 3,
    head: [19, 38],
    skull: 9,
    nose: [9, 47],
    snout: 11,
    neck: 17,
    tail: '84 42, 91 52, 90 66',
    tailWidth: 2.8,
    noseColour: '#d99a92',
    ears: leaf(patch, 26, 34, -0.1, 11, 4.4) + curve('#c9ab7a', 3, '20 29, 17 23, 20 19'),
    over:
      blob(patch, '40 37, 52 36, 56 46, 48 55, 40 50') +
      blob(patch, '66 38, 80 38, 86 48, 78 58, 68 50') +
      blob(patch, '18 29, 26 32, 26 41, 19 40') +
      oval('#e3a79c', 68, 69, 6.5, 4.5) +
      limb(patch, [90, 62], 3, [89, 74], 6),
    eye: [16, 36],
  })
}
