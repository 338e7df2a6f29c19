import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'
import { drawFigure } from './figure.ts'
import { BROWN, CREAM, GOLD, GREY, INK, LIGHT_SKIN, RED, TAN_SKIN } from './folk-colours.ts'

const [FEATHER, SHADOW, BLUSH] = ['#8fa9b8', '#6a8699', '#d98f78']
const ROBE = '#b9737c'

/** Winged children of old ceilings, and who is shown at a fair. */
export const heavenAndFairSketches: Readonly<Record<string, string>> = {
  cherub: cherub(curve(ROBE, 3, '38 58, 28 62, 18 58, 12 62') + garland()),
  cupid: cherub(bow()),
  strongman: drawFigure({
    coat: RED,
    cut: 'jacket',
    legs: TAN_SKIN,
    shoes: BROWN,
    skin: TAN_SKIN,
    hair: BROWN,
    arms: 'up',
    behind: line(INK, 3.6, 'M-2 18H102') + dots(INK, 13, '-2 18, 102 18') + dots(GREY, 4.5, '-6 14, 98 14'),
    over:
      limb(TAN_SKIN, [37, 39], 11, [20, 24], 9, 4) +
      limb(TAN_SKIN, [63, 39], 11, [80, 24], 9, -4) +
      dots(TAN_SKIN, 5, '20 19, 80 19') +
      blob(TAN_SKIN, '40 33, 60 33, 58 44, 50 48, 42 44') +
      blob('#2b2f3a', '36 62, 64 62, 66 76, 57 80, 50 70, 43 80, 34 76') +
      body(GOLD, 'M36 60H64V66H36Z') +
      blob(
        INK,
        '39 27, 45 25, 50 27.500, 55 25, 61 27, 64 22.500, 62 30, 55 31.500, 50 29.500, 45 31.500, 38 30, 36 22.500',
      ),
  }),
  'bearded-lady': drawFigure({
    coat: '#5b4a7c',
    cut: 'skirt',
    legs: CREAM,
    shoes: INK,
    skin: LIGHT_SKIN,
    hair: BROWN,
    over:
      blob(
        BROWN,
        '39.500 24, 43 28, 47 26.500, 50 27.500, 53 26.500, 57 28, 60.500 24, 61 34, 57 43, 50 48, 43 43, 39 34',
      ) +
      curve(RED, 2.2, '47 30, 50 31.200, 53 30') +
      strokes(CREAM, 2.4, '28 76, 36 80, 44 77, 50 81, 56 77, 64 80, 72 76') +
      rays(GOLD, 61, 9, 5, 2.2, 6) +
      body(GOLD, 'M40 52H60V56H40Z'),
  }),
}

/** A plump child in flight, looking left, a sash about the middle; `held` is what it has in its hands. */
function cherub(held: string): string {
  const curls = '27 20, 33 11, 43 8, 52 12, 56 21, 54 30, 47 26, 44 18, 36 19, 31 26'
  return (
    blob(FEATHER, '60 44, 66 22, 82 10, 96 12, 92 24, 97 34, 88 42, 78 52, 66 56') +
    blob(FEATHER, '54 46, 58 22, 72 6, 88 4, 86 16, 90 24, 82 32, 84 42, 72 48, 68 56, 58 56') +
    strokes(SHADOW, 2, '62 44, 68 28, 80 16|66 48, 74 34, 84 26|68 52, 76 44, 82 40') +
    limb(LIGHT_SKIN, [62, 68], 17, [82, 82], 12, -4) +
    limb(LIGHT_SKIN, [82, 82], 11, [90, 70], 8, 3) +
    blob(LIGHT_SKIN, '88 72, 89 64, 97 62, 96 68, 94 73') +
    limb(LIGHT_SKIN, [54, 72], 17, [58, 90], 11, 4) +
    blob(LIGHT_SKIN, '53 88, 62 88, 64 94, 54 98, 46 97, 48 93') +
    blob(LIGHT_SKIN, '40 42, 52 40, 62 50, 68 64, 62 76, 50 78, 40 68, 36 54') +
    blob(ROBE, '40 62, 50 66, 66 60, 72 66, 66 76, 70 86, 60 80, 48 80, 40 72') +
    strokes('#8c4f5a', 1.8, '48 70, 56 73, 66 68|60 74, 64 80') +
    oval(LIGHT_SKIN, 40, 27, 14.5, 14) +
    blob('#b5763a', curls) +
    dots('#b5763a', 5.4, '29 17, 36 11, 45 10, 53 16, 56 25, 52 32') +
    dot(BLUSH, 34, 32, 3.2) +
    dot(INK, 32, 26.5, 1.7) +
    dot(INK, 40, 27, 1.7) +
    curve(INK, 1.5, '31 34, 34 36.500, 38 35') +
    limb(LIGHT_SKIN, [44, 46], 11, [26, 56], 8, -4) +
    dot(LIGHT_SKIN, 24, 57, 4.6) +
    held
  )
}

function garland(): string {
  const leaves = [
    [30, 68],
    [22, 74],
    [14, 76],
    [6, 72],
  ] as const
  return (
    curve('#55733f', 2.6, '38 60, 30 68, 20 74, 10 76, 2 68') +
    leaves.map(([x, y]) => leaf('#7f9a55', x, y, 2.6, 9, 3) + leaf('#55733f', x, y, 0.9, 9, 3)).join('') +
    dots('#d8747a', 4.6, '28 70, 12 76, 3 68') +
    dots('#f2c6b4', 2, '28 70, 12 76, 3 68')
  )
}

/** A drawn bow with its arrow, pointing left. */
function bow(): string {
  return (
    curve('#8a5a34', 3.8, '20 32, 10 42, 6 56, 12 70, 22 80') +
    strokes('#d9c49a', 1.6, '20 32, 27 57, 22 80') +
    line('#6a4a34', 2.6, 'M30 57L-4 57') +
    blob(RED, '-14 57, -6 49, -2 53, 1 57, -2 61, -6 65') +
    body(RED, 'M26 57L35 51H42L36 57L42 63H35Z')
  )
}
