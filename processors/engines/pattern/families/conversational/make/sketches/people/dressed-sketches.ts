import { animalHeads } from './animal-heads.ts'
import { drawFigure } from './figure.ts'
import { CREAM, INK, RED } from './folk-colours.ts'
import { clothes, trimmings } from './worn-by-animals.ts'

const TEAL = '#2f6f86'

/** Fur of hands and feet. */
export const furs: Readonly<Record<string, string>> = {
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
  penguin: '#33363f',
  owl: '#8a6242',
  deer: '#b07a48',
  hippo: '#8f8595',
  cow: '#6b4a35',
  giraffe: '#dfae62',
  sloth: '#a58b6a',
  kangaroo: '#b98552',
  llama: '#e9dcc3',
  dinosaur: '#7ba05b',
  unicorn: '#f5f0ea',
  otter: '#7d5b41',
}

/** Where the body is not of the fur of its hands. */
export const bodies: Readonly<Record<string, string>> = {
  panda: CREAM,
  sheep: CREAM,
  badger: '#6f7078',
  hedgehog: '#6b4a35',
  cow: '#f3ece0',
}

/** On red and yellow fur a red scarf is lost. */
const warm = 'fox squirrel lion tiger duck deer dog kangaroo'.split(' ')

/** What only lies on the fur is worn by these as they are: upright, without wings, they are no birds. */
const birds = ['owl', 'duck']

/** Animals that stand upright in clothes, named `fox-in-raincoat`. */
export const dressedSketches: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(animalHeads).flatMap(([animal, head]) => {
    const fur = furs[animal]
    const onFur = trimmings(fur, bodies[animal] ?? fur, warm.includes(animal) ? TEAL : RED)
    const worn = birds.includes(animal) ? clothes : { ...clothes, ...onFur }
    return Object.entries(worn).map(([garment, figure]) => [
      `${animal.replaceAll(' ', '-')}-in-${garment}`,
      // A hat stands higher than any ear.
      `<g transform="translate(6 12) scale(.88)">${drawFigure({ ...figure, head, skin: fur })}</g>`,
    ])
  }),
)
