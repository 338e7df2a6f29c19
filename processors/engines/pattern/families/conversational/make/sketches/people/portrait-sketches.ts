import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'
import { INK } from './folk-colours.ts'
import { nouveauSketches } from './nouveau-sketches.ts'

const HAIR = '#4a3128'
const LIPS = '#b8403a'
const BLOOM = '#d9705f'
const LEAF = '#5c7f5a'

/** A flower worn in the hair. */
function bloom(x: number, y: number, radius: number): string {
  const petals = [0, 1, 2, 3, 4].map((at) => leaf(BLOOM, x, y, at * 1.257 - 1.4, radius, radius * 0.5))
  return petals.join('') + dot('#e8c25a', x, y, radius * 0.27)
}

function eyes(): string {
  return (
    strokes(INK, 1.9, '37 47, 41 49.5, 45 47.5|55 47.5, 59 49.5, 63 47') +
    strokes(INK, 1.7, '36 40.5, 41 38, 46 39.5|54 39.5, 59 38, 64 40.5') +
    strokes(INK, 1.6, '50 45, 47.6 56, 51 57.5')
  )
}

/** Heads: women and men from the front with their eyes cast down, and in profile. */
export const portraitSketches: Readonly<Record<string, string>> = {
  ...nouveauSketches,
  'woman-portrait':
    blob(HAIR, '20 44, 24 20, 42 6, 60 7, 77 22, 80 46, 86 66, 80 86, 64 91, 36 91, 20 84, 15 64') +
    blob('#3f7377', '10 100, 18 90, 38 84, 50 89, 62 84, 82 90, 90 100, 50 102') +
    body('#e2ad85', 'M42 64H58L60 86Q50 96 40 86Z') +
    blob('#e2ad85', '32 42, 36 27, 50 22, 64 27, 68 42, 66 56, 58 70, 50 74, 42 70, 34 56') +
    body(HAIR, 'M29 48Q27 22 52 17Q42 30 36 34Q33 40 33 50ZM71 48Q73 22 50 17Q60 30 64 34Q67 40 67 50Z') +
    eyes() +
    body(LIPS, 'M43 63.5Q47 60 50 62Q53 60 57 63.5Q50 69.5 43 63.5Z') +
    leaf(LEAF, 24, 30, 2.7, 17, 6) +
    leaf(LEAF, 34, 14, -2.2, 15, 5.5) +
    bloom(27, 23, 13) +
    bloom(43, 11, 9.5),
  'woman-profile':
    blob(HAIR, '38 24, 46 8, 62 3, 78 8, 88 22, 88 40, 80 52, 70 60, 60 50, 52 34') +
    oval(HAIR, 90, 47, 10, 12, -20) +
    body(
      '#c98f63',
      'M38 24Q34 30 34 37Q34 41 31 45L25 54Q24 57 29 58Q30 60 27.500 62.500Q27 64.500 29.500 65.500Q27.500 67.500 29 70Q31 72 30 75Q29 83 36 84.500Q44 86 50 82Q52 92 46 102H84Q74 90 74 70Q86 50 74 26Q56 12 38 24Z',
    ) +
    blob(HAIR, '37 26, 44 14, 60 8, 76 12, 84 26, 82 44, 74 58, 68 56, 66 44, 56 36, 50 26') +
    curve(INK, 1.9, '36 44, 40 46.5, 45 44') +
    curve(INK, 1.8, '35 37, 40 34.5, 46 36') +
    curve(LIPS, 2.8, '29 62.5, 33 63.5, 36 65.5') +
    curve(INK, 1.6, '67 56, 71 52, 73 57, 69 62') +
    dot('#e8c25a', 69, 68, 3) +
    leaf(LEAF, 62, 22, 0.7, 18, 6) +
    leaf(LEAF, 56, 16, -2.6, 15, 5) +
    bloom(60, 18, 12),
  'man-portrait':
    blob('#46557a', '8 102, 16 90, 38 84, 62 84, 84 90, 92 102') +
    body('#c98f63', 'M41 62H59L61 86Q50 96 39 86Z') +
    blob('#c98f63', '31 42, 34 25, 50 19, 66 25, 69 42, 67 58, 59 70, 50 74, 41 70, 33 58') +
    blob('#c98f63', '31 44, 27 42, 27 50, 32 55, 68 55, 73 50, 73 42, 69 44') +
    body(HAIR, 'M30 43Q24 18 42 11Q62 4 71 17Q75 28 70 43Q68 32 60 27Q46 30 38 26Q33 32 30 43Z') +
    blob(HAIR, '32 54, 38 60, 50 58, 62 60, 68 54, 67 66, 59 77, 50 80, 41 77, 33 66') +
    eyes() +
    curve('#e2ad85', 2.6, '45 66, 50 67, 55 66') +
    body('#f6ecd8', 'M38 85L50 96L62 85L66 89L56 102H44L34 89Z'),
  'woman-afro':
    blob('#33272a', '10 44, 12 26, 24 12, 40 4, 58 3, 76 10, 88 24, 91 44, 86 60, 74 70, 50 74, 26 70, 14 60') +
    blob('#c08a2e', '8 102, 16 91, 38 85, 62 85, 84 91, 92 102') +
    body('#8a5a3c', 'M42 62H58L60 88Q50 97 40 88Z') +
    blob('#8a5a3c', '32 42, 36 28, 50 24, 64 28, 68 42, 66 56, 58 70, 50 74, 42 70, 34 56') +
    eyes() +
    body(LIPS, 'M42 63.500Q46 59.500 50 61.500Q54 59.500 58 63.500Q50 70.500 42 63.500Z') +
    strokes('#e8c25a', 3, '27 60, 25 67, 28 73, 31 67, 28 60|73 60, 75 67, 72 73, 69 67, 72 60') +
    strokes('#c08a2e', 6, '22 27, 36 20, 50 17, 64 20, 78 27') +
    dots(LIPS, 2.2, '30 23, 43 18.5, 57 18.5, 70 23'),
  // A hand-span of hair, a face and no more: what a line drawing of faces is made of.
  'calm-face':
    body('#e2ad85', 'M20 40Q20 12 50 10Q80 12 80 40Q80 66 64 84Q57 92 50 92Q43 92 36 84Q20 66 20 40Z') +
    body(HAIR, 'M16 54Q6 10 50 2Q94 10 84 54Q82 30 64 22Q56 18 50 12Q46 22 34 24Q20 30 16 54Z') +
    strokes(INK, 2.4, '26 48, 34 53, 43 49|57 49, 66 53, 74 48') +
    strokes(INK, 2.2, '24 39, 33 35, 44 38, 47 45, 45 62, 51 65') +
    curve(INK, 2.2, '57 38, 67 35, 76 39') +
    body(LIPS, 'M37 75Q44 69 50 72Q56 69 63 75Q50 85 37 75Z') +
    line(INK, 1.6, 'M38 75.500Q50 78 62 75.500') +
    limb('#e2ad85', [50, 90], 0.1, [50, 91], 0.1),
}
