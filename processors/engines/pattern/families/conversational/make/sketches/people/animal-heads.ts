import { blob, body, curve, dot, dots, leaf, oval } from '../sketch-marks.ts'
import { CREAM, INK } from './folk-colours.ts'
import { moreAnimalHeads, pair } from './more-animal-heads.ts'

const eyes = dots(INK, 2, '43 21, 57 21')
const nose = blob(INK, '46 27, 54 27, 52 31, 48 31')

function round(coat: string, muzzle: string): string {
  return oval(coat, 50, 22, 17, 15.5) + oval(muzzle, 50, 29, 8.5, 6.5) + eyes + nose
}

function catLike(coat: string, inner: string): string {
  return (
    pair(body(coat, 'M34 22L33 2L48 10Z') + body(inner, 'M37 14L36 7L43 11Z')) +
    oval(coat, 50, 23, 17.5, 15) +
    eyes +
    blob(inner, '47 27, 53 27, 50 30') +
    curve(INK, 1.4, '43 31, 46.5 34, 50 31, 53.5 34, 57 31')
  )
}

function pointed(coat: string, cheeks: string): string {
  return (
    pair(body(coat, 'M33 20L31 1L47 9Z') + body(INK, 'M33 8L31 1L38 5Z')) +
    blob(coat, '50 6, 64 11, 70 24, 50 40, 30 24, 36 11') +
    pair(blob(cheeks, '31 25, 42 25, 49 37, 42 35')) +
    eyes +
    dot(INK, 50, 37, 3)
  )
}

function grinning(): string {
  const green = '#5f9a52'
  return (
    pair(dot(green, 40, 10, 8) + dot(CREAM, 40, 9, 5) + dot(INK, 40, 10, 2.6)) +
    blob(green, '50 10, 66 14, 71 25, 62 36, 50 38, 38 36, 29 25, 34 14') +
    curve(INK, 1.8, '35 27, 50 33, 65 27')
  )
}

function woolly(): string {
  return (
    dots(CREAM, 8.5, '36 18, 43 10, 52 8, 60 12, 65 20, 62 30, 38 29') +
    oval(CREAM, 50, 20, 15, 13) +
    pair(leaf('#4a4250', 36, 22, 2.7, 14, 4.5)) +
    oval('#4a4250', 50, 27, 9.5, 12.5) +
    dots(CREAM, 2.2, '46.5 24, 53.5 24')
  )
}

function masked(coat: string, mask: string): string {
  return (
    pair(dot(coat, 36, 10, 6)) +
    oval(coat, 50, 22, 18, 15.5) +
    pair(blob(mask, '32 24, 40 16, 47 20, 44 28, 36 30')) +
    oval(CREAM, 50, 30, 8, 6) +
    dots(CREAM, 1.8, '43 22, 57 22') +
    nose
  )
}

function badger(): string {
  return (
    pair(dot(INK, 36, 10, 5)) +
    blob(CREAM, '50 6, 64 11, 67 24, 58 37, 50 40, 42 37, 33 24, 36 11') +
    pair(blob(INK, '39 9, 45 14, 46 28, 41 34, 37 24')) +
    dots(CREAM, 1.6, '42.5 22, 57.5 22') +
    dot(INK, 50, 36, 3.4)
  )
}

function prickly(): string {
  const spines = Array.from({ length: 13 }, (_, at) =>
    leaf('#6b4a35', 50, 22, Math.PI * (0.92 + at * 0.0965), 22, 4),
  ).join('')
  return spines + oval('#6b4a35', 50, 20, 17, 13) + oval('#e0bd92', 50, 26, 12.5, 11.5) + eyes + dot(INK, 50, 30, 3)
}

function elephant(): string {
  const grey = '#8c93a3'
  return (
    pair(blob('#757c8d', '40 8, 24 6, 15 18, 20 33, 36 30')) +
    oval(grey, 50, 20, 15, 15) +
    curve(grey, 8.5, '50 26, 50 38, 46 46, 39 47') +
    eyes
  )
}

function maned(): string {
  const mane = Array.from({ length: 16 }, (_, at) => leaf('#9a5a2b', 50, 22, (at * Math.PI) / 8, 22, 5.5)).join('')
  return (
    mane +
    pair(dot('#d9a441', 38, 11, 4.5)) +
    oval('#d9a441', 50, 23, 13.5, 13) +
    oval(CREAM, 50, 29, 7, 5) +
    eyes +
    nose
  )
}

function striped(): string {
  const bars = 'M33 20L41 22L34 25ZM33 28L40 28L36 32ZM48 7L50 15L52 7ZM42 8L45 14L46 7Z'
  return pair(dot('#d9812f', 36, 10, 5.5)) + round('#d9812f', CREAM) + pair(body(INK, bars))
}

function billed(): string {
  return (
    oval('#e8b93c', 50, 20, 14.5, 15) +
    blob('#d9812f', '50 24, 64 29, 60 35, 50 36, 40 35, 36 29') +
    curve(INK, 1.3, '39 30, 50 32, 61 30') +
    dots(INK, 2, '44 16, 56 16')
  )
}

function antlered(): string {
  return (
    pair(curve('#8a6440', 3, '43 10, 36 2, 30 1') + curve('#8a6440', 2.6, '37 3, 38 -1')) +
    pair(leaf('#b07a48', 37, 17, 3.4, 15, 5)) +
    blob('#b07a48', '50 7, 61 11, 62 22, 56 36, 50 39, 44 36, 38 22, 39 11') +
    oval(CREAM, 50, 34, 6, 5) +
    dots(INK, 2, '44 21, 56 21') +
    dot(INK, 50, 32, 3)
  )
}

function banded(): string {
  return (
    oval('#33363f', 50, 21, 17, 16.5) +
    blob(CREAM, '50 16, 58 12, 65 20, 62 32, 50 37, 38 32, 35 20, 42 12') +
    eyes +
    body('#e39a3b', 'M43 25Q50 22 57 25L50 34Z')
  )
}

function wideEyed(): string {
  return (
    blob('#8a6242', '50 8, 60 7, 69 1, 69 18, 66 32, 50 39, 34 32, 31 18, 31 1, 40 7') +
    pair(dot('#ead9b8', 41.5, 20, 9.5) + dot('#e0a63c', 41.5, 20, 5.6) + dot(INK, 42, 20, 3.2)) +
    body('#d98a32', 'M46 25H54L50 34Z')
  )
}

function broadNosed(coat: string, muzzle: string): string {
  return (
    pair(dot(coat, 37, 6, 4.6)) +
    oval(coat, 50, 16, 14, 13) +
    blob(muzzle, '50 20, 62 21, 69 29, 66 37, 50 40, 34 37, 31 29, 38 21') +
    dots(INK, 1.9, '44 14, 56 14') +
    dots(coat, 2, '43 26, 57 26') +
    curve(INK, 1.4, '36 33, 50 36, 64 33')
  )
}

function horned(): string {
  return (
    pair(curve('#d9c49a', 3.6, '41 9, 33 6, 32 -1') + leaf('#6b4a35', 37, 15, 2.9, 15, 5)) +
    blob('#f3ece0', '50 5, 62 10, 63 24, 58 34, 42 34, 37 24, 38 10') +
    blob('#6b4a35', '52 5, 62 9, 64 22, 57 26, 53 16') +
    oval('#e0a8a0', 50, 34, 10.5, 7) +
    dots('#8a4f4a', 1.6, '46 34, 54 34') +
    eyes
  )
}

function longNecked(): string {
  const [coat, patch] = ['#dfae62', '#9a5f34']
  return (
    body(coat, 'M44 22H56V40H44Z') +
    pair(curve(patch, 2.8, '45 4, 43 -4') + dot(patch, 43, -5, 2.6) + leaf(coat, 40, 11, 3.1, 13, 4)) +
    blob(coat, '50 2, 60 6, 61 17, 56 31, 50 34, 44 31, 39 17, 40 6') +
    oval(CREAM, 50, 28, 8, 6.5) +
    dots(patch, 1.5, '47 27, 53 27') +
    pair(blob(patch, '42 6, 47 5, 46 10, 42 11') + blob(patch, '44 35, 48 35, 47 39')) +
    dots(INK, 2, '44 16, 56 16')
  )
}

/** Heads from the front on a neck at 50, 38, in a 100 × 100 box, by the animal. */
export const animalHeads: Readonly<Record<string, string>> = {
  dog: round('#c58b52', CREAM) + pair(blob('#7a4e2d', '36 9, 26 13, 26 32, 33 34, 37 20')),
  cat: catLike('#9a9088', '#e5a49a'),
  fox: pointed('#d0622e', CREAM),
  wolf: pointed('#7d828c', CREAM),
  bear: pair(dot('#8a5a36', 36, 9, 6.5)) + round('#8a5a36', '#d9b58a'),
  'polar bear': pair(dot('#ece6da', 36, 9, 6)) + round('#ece6da', '#cfc7ba'),
  panda:
    pair(dot(INK, 35, 9, 6.5)) +
    oval(CREAM, 50, 22, 18, 16) +
    pair(oval(INK, 42, 21, 4.5, 5.6, 25)) +
    dots(CREAM, 1.5, '42.5 20.5, 57.5 20.5') +
    nose,
  koala:
    pair(dot('#8f95a0', 32, 14, 10) + dot('#d8c4c4', 32, 15, 5.5)) +
    oval('#8f95a0', 50, 23, 16.5, 15) +
    eyes +
    oval(INK, 50, 27, 4.2, 6),
  rabbit:
    pair(leaf('#cbb295', 43, 14, -1.75, 27, 6.5) + leaf('#e5b3aa', 43, 10, -1.74, 18, 3)) +
    oval('#cbb295', 50, 24, 15.5, 14) +
    oval(CREAM, 50, 31, 7, 5) +
    eyes +
    dot('#b5636a', 50, 28, 2.6),
  mouse:
    pair(dot('#9aa0a8', 33, 12, 10) + dot('#e5b3aa', 33, 12, 6)) +
    blob('#9aa0a8', '50 10, 63 16, 64 26, 50 39, 36 26, 37 16') +
    eyes +
    dot('#b5636a', 50, 36, 3),
  frog: grinning(),
  pig:
    pair(blob('#d98a92', '34 14, 32 4, 44 9')) +
    oval('#eaa9ad', 50, 23, 17, 15) +
    oval('#d98a92', 50, 28, 8, 6) +
    dots(INK, 1.6, '47 28, 53 28') +
    eyes,
  sheep: woolly(),
  raccoon: masked('#8d9096', INK),
  badger: badger(),
  hedgehog: prickly(),
  squirrel: pair(body('#b5622e', 'M34 18L33 1L45 10Z')) + round('#b5622e', CREAM),
  monkey:
    pair(dot('#7a4e2d', 31, 22, 7.5) + dot('#e0b88e', 31, 22, 4)) +
    oval('#7a4e2d', 50, 21, 17, 16) +
    blob('#e0b88e', '50 17, 58 12, 63 20, 60 32, 50 36, 40 32, 37 20, 42 12') +
    eyes +
    curve(INK, 1.5, '44 29, 50 32, 56 29'),
  elephant: elephant(),
  lion: maned(),
  tiger: striped(),
  duck: billed(),
  penguin: banded(),
  owl: wideEyed(),
  deer: antlered(),
  hippo: broadNosed('#8f8595', '#b9a3ad'),
  cow: horned(),
  giraffe: longNecked(),
  ...moreAnimalHeads,
}
