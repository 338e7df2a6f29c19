import { animalHeads } from '../people/animal-heads.ts'
import { pair } from '../people/more-animal-heads.ts'
import { blob, body, curve, dot, dots, leaf, oval, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, BONE] = ['#2b2426', '#f6ecd8', '#cdb389'] as const

/** A head that others wear on a neck, alone and as large as the box allows. */
function alone(animal: string, times: number, middle: number): string {
  return `<g transform="translate(50 50) scale(${times}) translate(-50 ${-middle})">${animalHeads[animal]}</g>`
}

/** Long, narrow and pointed below: the head of deer, drawn from the brow down. */
function deerHead(coat: string, dark: string): string {
  return (
    pair(leaf(coat, 40, 50, 3.5, 27, 7.5) + leaf('#d9a58c', 38, 49.5, 3.5, 19, 3.4)) +
    blob(coat, '50 40, 60 43, 65 52, 62 66, 58 80, 56 92, 50 96, 44 92, 42 80, 38 66, 35 52, 40 43') +
    blob(dark, '50 42, 54 52, 54 70, 50 80, 46 70, 46 52') +
    blob(CREAM, '50 82, 56 86, 56 94, 50 97, 44 94, 44 86') +
    pair(blob(CREAM, '37 57, 42 55, 44 60, 39 62') + dot(INK, 41, 58.6, 2.8)) +
    blob(INK, '44 85, 50 83, 56 85, 54 90, 50 92, 46 90')
  )
}

function stagHead(): string {
  const antler =
    taper(BONE, 5.2, 2, '45 43, 38 35, 28 27, 23 16, 24 3') +
    taper(BONE, 3.4, 1.4, '36 33, 41 25, 40 16') +
    taper(BONE, 3.2, 1.4, '27 25, 15 23, 9 15') +
    taper(BONE, 3, 1.2, '23 16, 14 12, 11 4')
  return pair(antler) + deerHead('#a5683c', '#8a5230')
}

function reindeerHead(): string {
  const antler =
    taper(BONE, 5, 2.2, '44 43, 34 38, 25 28, 22 14, 30 3') +
    taper(BONE, 3.2, 1.6, '36 39, 42 30, 46 31') +
    taper(BONE, 3, 1.4, '24 26, 13 24, 8 17') +
    taper(BONE, 3, 1.4, '22 15, 12 12, 9 5')
  return pair(antler) + deerHead('#8f7a66', '#6f5d4d') + oval('#c8493c', 50, 87, 6, 5)
}

function highlandHead(): string {
  const [coat, fringe] = ['#b5682f', '#c98344'] as const
  return (
    pair(taper('#e6d7b4', 7, 2.4, '38 30, 22 31, 10 24, 5 10') + blob(coat, '36 38, 24 38, 12 46, 16 52, 30 49')) +
    blob(coat, '50 24, 66 28, 71 44, 67 62, 65 80, 58 92, 42 92, 35 80, 33 62, 29 44, 34 28') +
    blob('#e3b6a3', '50 74, 62 77, 65 86, 58 95, 50 96, 42 95, 35 86, 38 77') +
    dots('#7c4f43', 2.4, '44 85, 56 85') +
    dots(INK, 3.2, '37 56, 63 56') +
    body(
      fringe,
      'M50 18C64 18 74 26 73 38C72 48 70 54 66 62L64 50L59 68L56 52L50 70L45 53L41 67L37 50L33 62C29 54 27 48 27 38C26 26 36 18 50 18Z',
    ) +
    strokes('#97531f', 1.8, '44 26, 41 42|50 25, 50 46|57 26, 60 42')
  )
}

function leopardHead(): string {
  const coat = '#dba653'
  return (
    pair(dot(coat, 21, 25, 13) + dot(INK, 20, 23, 7)) +
    blob(coat, '50 14, 70 18, 86 34, 89 54, 80 74, 66 87, 50 91, 34 87, 20 74, 11 54, 14 34, 30 18') +
    blob(CREAM, '50 58, 62 57, 71 66, 68 80, 58 88, 50 89, 42 88, 32 80, 29 66, 38 57') +
    pair(
      dot(INK, 34, 49, 5) +
        dots(INK, 2.8, '46 24, 39 30, 30 29, 25 38, 43 38, 17 50, 19 61') +
        curve(INK, 2, '41 52, 43 58, 41 63'),
    ) +
    body(INK, 'M42 61C46 58 54 58 58 61C58 66 53 70 50 70C47 70 42 66 42 61Z') +
    strokes(INK, 2.2, '50 70, 50 75|50 75, 45 79, 39 77|50 75, 55 79, 61 77')
  )
}

function elephantHead(): string {
  const [grey, dark] = ['#8e95a5', '#757c8d'] as const
  return (
    pair(
      blob(dark, '36 20, 24 8, 9 9, 2 24, 3 44, 12 60, 24 62, 33 52') +
        blob('#c9a7a5', '30 24, 20 16, 11 19, 8 32, 11 46, 19 53, 27 46'),
    ) +
    blob(grey, '50 10, 66 14, 74 28, 71 46, 62 58, 38 58, 29 46, 26 28, 34 14') +
    taper(grey, 25, 13, '50 44, 50 60, 49 74, 45 86, 36 92, 28 88') +
    strokes(dark, 1.9, '42 60, 50 62, 58 60|42.5 68, 50 70, 57 68|42 76, 49 78, 55 76') +
    pair(taper('#f4ecdc', 6, 2.4, '38 56, 34 66, 27 72')) +
    dots(INK, 3.2, '37 36, 63 36')
  )
}

function flatFacedHead(): string {
  const [coat, mask] = ['#c9a06c', '#43362f'] as const
  return (
    pair(
      blob(coat, '30 38, 18 24, 14 8, 20 1, 30 5, 38 16, 43 30') +
        blob('#dba794', '29 30, 21 20, 19 10, 23 7, 31 14, 35 24'),
    ) +
    blob(coat, '50 20, 72 24, 86 40, 87 60, 78 78, 64 86, 36 86, 22 78, 13 60, 14 40, 28 24') +
    blob(mask, '50 46, 60 50, 74 56, 81 70, 74 86, 60 91, 50 84, 40 91, 26 86, 19 70, 26 56, 40 50') +
    pair(dot(INK, 30, 48, 7.4) + dot(CREAM, 28.5, 45.6, 2.4)) +
    blob('#1f1a1a', '50 54, 59 57, 58 64, 50 68, 42 64, 41 57') +
    strokes('#8a7560', 2.2, '50 68, 50 77, 42 82, 33 80|50 77, 58 82, 67 80') +
    strokes('#8a6a45', 2.2, '44 28, 46 35|56 28, 54 35|41 38, 50 41, 59 38')
  )
}

/** Heads that hang on walls and look out of woods, and those of beasts whose faces are asked for. */
export const headsOfWildSketches: Readonly<Record<string, string>> = {
  'stag-head': stagHead(),
  'deer-head': deerHead('#b5794a', '#9a6238'),
  'reindeer-head': reindeerHead(),
  'highland-cow-head': highlandHead(),
  'leopard-head': leopardHead(),
  'elephant-head': elephantHead(),
  'bulldog-head': flatFacedHead(),
  'badger-head': alone('badger', 2.4, 22),
  'hedgehog-head': alone('hedgehog', 2.05, 20),
  'squirrel-head': alone('squirrel', 2.4, 20),
  'otter-head': alone('otter', 2.5, 21),
  'hippo-head': alone('hippo', 2.2, 21),
  'penguin-head': alone('penguin', 2.6, 21),
  'polar-bear-head': alone('polar bear', 2.5, 20),
  'sloth-head': alone('sloth', 2.5, 21),
  'llama-head': alone('llama', 2, 16),
  'dinosaur-head': alone('dinosaur', 2.1, 18),
}
