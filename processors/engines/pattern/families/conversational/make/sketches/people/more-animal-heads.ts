import { blob, body, curve, dot, dots, leaf, line, oval } from '../sketch-marks.ts'
import { CREAM, GOLD, INK } from './folk-colours.ts'

const [SLOTH, KANGAROO, LLAMA, DINOSAUR, OTTER] = ['#a58b6a', '#b98552', '#e9dcc3', '#7ba05b', '#7d5b41']

/** Two of a mark, the second mirrored about the middle of the box. */
export function pair(mark: string): string {
  return `${mark}<g transform="translate(100 0) scale(-1 1)">${mark}</g>`
}

/** Heads from the front on a neck at 50, 38, in a 100 × 100 box, of animals that are met in costume. */
export const moreAnimalHeads: Readonly<Record<string, string>> = {
  sloth:
    oval(SLOTH, 50, 21, 18.5, 16.5) +
    oval('#ecdcbf', 50, 23, 13.5, 12) +
    pair(blob('#6f5a43', '45 20, 41 16, 35 22, 33 29, 38 28, 44 25')) +
    dots(CREAM, 1.5, '42 21.5, 58 21.5') +
    oval('#4f3f31', 50, 27, 4.6, 3.4) +
    curve('#4f3f31', 1.5, '43 31, 50 33.5, 57 31'),
  kangaroo:
    pair(leaf(KANGAROO, 43, 15, -1.95, 25, 6) + leaf('#e3b79a', 42.5, 11, -1.95, 16, 2.8)) +
    blob(KANGAROO, '50 8, 60 11, 62 22, 57 34, 50 39, 43 34, 38 22, 40 11') +
    oval('#ecd3b2', 50, 33, 6.4, 6) +
    dots(INK, 2, '43.5 20, 56.5 20') +
    oval(INK, 50, 30.5, 3.6, 2.6) +
    curve(INK, 1.3, '46.5 35, 50 36.5, 53.5 35'),
  llama:
    body(LLAMA, 'M42 24H58V41H42Z') +
    pair(leaf(LLAMA, 43, 8, -1.85, 15, 4.5) + leaf('#d8a79a', 42.5, 5, -1.85, 9, 2)) +
    blob(LLAMA, '50 5, 60 8, 61 20, 57 32, 50 36, 43 32, 39 20, 40 8') +
    dots(CREAM, 4.6, '44 6, 50 3.5, 56 6') +
    oval(CREAM, 50, 29, 7, 6) +
    dots(INK, 2, '43.5 18, 56.5 18') +
    blob(INK, '47 26, 53 26, 50 29') +
    curve(INK, 1.3, '46 31.5, 50 33, 54 31.5'),
  dinosaur:
    body('#d98a4a', 'M38 11L39 0L46 7ZM45 8L50 -5L55 8ZM54 7L61 0L62 11Z') +
    blob(DINOSAUR, '50 5, 63 8, 68 19, 67 31, 58 38, 50 39, 42 38, 33 31, 32 19, 37 8') +
    blob('#b9cf8f', '50 25, 62 27, 64 33, 57 37, 50 38, 43 37, 36 33, 38 27') +
    dots(INK, 2.4, '41.5 18, 58.5 18') +
    dots(INK, 1.2, '47 27, 53 27') +
    curve(INK, 1.5, '39 31, 45 34, 50 34.5, 55 34, 61 31'),
  unicorn:
    body(GOLD, 'M46.5 8L50 -14L53.5 8Z') +
    pair(leaf('#f5f0ea', 41, 10, -1.95, 13, 4)) +
    blob('#f5f0ea', '50 5, 61 9, 62 21, 57 33, 50 38, 43 33, 38 21, 39 9') +
    blob('#d98fae', '50 4, 42 6, 34 14, 32 26, 35 38, 40 30, 40 20, 44 12') +
    oval('#f0cdd2', 50, 32, 7.4, 5.6) +
    dots('#8a5a6b', 1.4, '47 32, 53 32') +
    dots(INK, 2.1, '44 21, 57 21'),
  otter:
    pair(dot(OTTER, 35, 12, 4.8)) +
    oval(OTTER, 50, 21, 18, 15.5) +
    oval('#e6d2b4', 50, 28.5, 11, 8) +
    dots(INK, 2.1, '42.5 19, 57.5 19') +
    oval(INK, 50, 24.5, 4.2, 3) +
    pair(line(INK, 0.9, 'M42 28L33 27M42 30.5L34 32')) +
    curve(INK, 1.4, '46 30, 50 32.5, 54 30'),
}
