import { animalHeads } from './animal-heads.ts'
import type { Figure } from './figure.ts'
import { drawFigure } from './figure.ts'
import { body, dots, line, strokes } from './sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'

/** What animals wear, by its name: the clothes are the largest part, so that a colour named with them is theirs. */
const wardrobe: Readonly<Record<string, Omit<Figure, 'head' | 'skin'>>> = {
  raincoat: {
    coat: '#e8b93c',
    cut: 'coat',
    legs: '#3f6f6a',
    shoes: '#3f6f6a',
    over:
      line(INK, 1.2, 'M50 44V77') +
      dots(INK, 1.7, '53.5 50, 53.5 58, 53.5 66') +
      body('#e8b93c', 'M38 36Q50 46 62 36L65 42Q50 52 35 42Z') +
      strokes(INK, 1.2, '36 42, 50 48, 64 42'),
  },
  jumper: {
    coat: '#b8403a',
    cut: 'jacket',
    legs: '#3d4a63',
    over:
      body('#b8403a', 'M41 34H59V41H41Z') +
      line(CREAM, 2.6, 'M38 49L44 53L50 49L56 53L62 49') +
      line(CREAM, 1.8, 'M37 58H63'),
  },
  suit: {
    coat: '#3d4a63',
    cut: 'jacket',
    legs: '#3d4a63',
    over:
      body(CREAM, 'M43 35L50 53L57 35Z') +
      body('#b8403a', 'M48 38H52L54 51L50 55L46 51Z') +
      dots(CREAM, 1.5, '50 59, 50 64'),
  },
  dress: {
    coat: '#d9848f',
    cut: 'skirt',
    legs: CREAM,
    shoes: '#8e3f4d',
    over:
      body(CREAM, 'M39 37Q50 46 61 37L58 34Q50 41 42 34Z') +
      line(CREAM, 2.4, 'M40 54Q50 57 60 54') +
      line(CREAM, 2.2, 'M28 76Q50 84 72 76'),
  },
}

/** Fur of hands and tails. */
const furs: Readonly<Record<string, string>> = {
  dog: '#c58b52',
  cat: '#9a9088',
  fox: '#d0622e',
  wolf: '#7d828c',
  bear: '#8a5a36',
  'polar bear': '#ece6da',
  panda: INK,
  koala: '#8f95a0',
  rabbit: '#cbb295',
  mouse: '#9aa0a8',
  frog: '#5f9a52',
  pig: '#eaa9ad',
  sheep: '#4a4250',
  raccoon: '#8d9096',
  badger: INK,
  hedgehog: '#e0bd92',
  squirrel: '#b5622e',
  monkey: '#7a4e2d',
  elephant: '#8c93a3',
  lion: '#d9a441',
  tiger: '#d9812f',
  duck: '#e8b93c',
  deer: '#b07a48',
}

/** Animals that stand upright in clothes, named `fox-in-raincoat`. */
export const dressedSketches: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(animalHeads).flatMap(([animal, head]) =>
    Object.entries(wardrobe).map(([garment, worn]) => [
      `${animal.replaceAll(' ', '-')}-in-${garment}`,
      drawFigure({ ...worn, head, skin: furs[animal] }),
    ]),
  ),
)
