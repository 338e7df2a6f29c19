import { perchSketches } from '../animals/perch-sketches.ts'
import { blob, body, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const DEEP_RED = '#8f2430'
const GOLD = '#d9a441'
const BLUE = '#3f6fa8'
const DEEP_BLUE = '#2b4f80'
const BROWN = '#7a4e2d'
const SAGE = '#8fb59a'

/** Two triangles, one over the other. */
const starOfDavid =
  body(BLUE, 'M50 2L92 74H8ZM50 20L24 65H76Z') +
  body(DEEP_BLUE, 'M50 98L8 26H92ZM50 80L76 35H24Z') +
  dot(GOLD, 50, 50, 7)

/** Burning, crowned with thorns, rays all round. */
const sacredHeart =
  rays(GOLD, 50, 52, 49, 33, 20) +
  blob('#e08a35', '50 2, 58 12, 62 8, 64 22, 58 32, 42 32, 36 22, 38 10, 43 14') +
  blob(CREAM, '50 14, 55 22, 54 30, 46 30, 45 22') +
  body(RED, 'M50 92C22 74 14 52 22 38C30 25 46 28 50 38C54 28 70 25 78 38C86 52 78 74 50 92Z') +
  body(DEEP_RED, 'M50 92C72 76 84 54 78 38C76 34 73 31 69 30C78 48 66 74 50 92Z') +
  strokes(BROWN, 3.4, '22 50, 34 58, 50 54, 66 59, 78 50|22 56, 36 52, 50 60, 64 53, 78 56') +
  strokes(BROWN, 2, '32 58, 30 65|50 60, 50 67|66 59, 70 65|40 52, 39 46|60 52, 62 46') +
  strokes(CREAM, 2.4, '29 40, 33 36, 38 36')

/** Horned, tusked and staring, as at festivals and on kites. */
const oniMask =
  body(CREAM, 'M22 30L10 4L38 20ZM78 30L90 4L62 20Z') +
  blob(INK, '12 44, 14 24, 30 14, 50 11, 70 14, 86 24, 88 44, 80 34, 50 30, 20 34') +
  blob(RED, '16 40, 24 28, 50 24, 76 28, 84 40, 82 62, 72 80, 60 92, 50 94, 40 92, 28 80, 18 62') +
  strokes(INK, 5, '22 42, 32 35, 44 44|78 42, 68 35, 56 44') +
  blob(GOLD, '24 50, 34 44, 45 52, 34 57') +
  blob(GOLD, '76 50, 66 44, 55 52, 66 57') +
  dots(INK, 3, '36 51, 64 51') +
  blob(DEEP_RED, '50 50, 57 58, 62 65, 56 69, 50 67, 44 69, 38 65, 43 58') +
  body(INK, 'M28 72Q50 66 72 72Q68 86 50 86Q32 86 28 72Z') +
  body(CREAM, 'M36 70.500L64 70.500L62 75H38ZM32 71L36 84L40 75ZM68 71L64 84L60 75Z') +
  dots(GOLD, 3, '50 18, 38 20, 62 20')

/** Skull and crossed bones on a torn flag. */
const jollyRoger =
  line(BROWN, 5, 'M8 4V98') +
  dot(GOLD, 8, 4, 4.5) +
  blob(INK, '10 12, 34 6, 58 14, 82 8, 98 12, 94 26, 98 42, 92 56, 97 70, 74 66, 52 72, 30 66, 10 72') +
  limb(CREAM, [32, 30], 5, [74, 58], 5) +
  limb(CREAM, [74, 28], 5, [32, 58], 5) +
  dots(CREAM, 3.6, '30 27, 28 31, 76 25, 78 29, 76 61, 78 57, 30 61, 28 57') +
  blob(CREAM, '53 20, 64 25, 67 36, 62 44, 61 51, 45 51, 44 44, 39 36, 42 25') +
  dots(INK, 4, '47 36, 59 36') +
  body(INK, 'M53 41L50.500 45.500H55.500Z') +
  strokes(INK, 1.6, '50 47, 50 51|53 47, 53 51|56 47, 56 51')

/** A striped tower with a slide wound round it. */
const helterSkelter =
  body(CREAM, 'M38 26H62L72 96H28Z') +
  body(RED, 'M42 26H47L42 96H34ZM53 26H58L66 96H58Z') +
  body(INK, 'M45 84H56V96H45Z') +
  strokes(
    GOLD,
    6,
    '36 36, 50 43, 68 44, 64 52, 48 54, 30 58|30 58, 50 68, 76 68, 74 77, 52 80, 24 83|24 83, 14 92, 4 96',
  ) +
  body(BLUE, 'M34 16H66V28H34Z') +
  strokes(CREAM, 2.2, '40 18, 40 27|50 18, 50 27|60 18, 60 27') +
  body(RED, 'M30 17L50 2L70 17Z') +
  line(BROWN, 2, 'M50 3V-8') +
  body(GOLD, 'M50 -8L64 -4L50 0Z')

/** Scales in rows that lap like tiles, a dark gap round each. */
function pineCone(): string {
  const [dark, middle, light] = ['#4a2f1f', '#a3734a', '#c0905c']
  const rows = [
    [82, 13, 2],
    [70, 21, 3],
    [58, 24, 4],
    [46, 24, 3],
    [34, 20, 4],
    [22, 13, 3],
    [12, 6, 1],
  ].flatMap(([y, half, count]) =>
    Array.from({ length: count }, (_, at) => {
      const x = count === 1 ? 50 : 50 + half * ((2 * at) / (count - 1) - 1)
      const wide = half / Math.max(1.4, count - 0.6) + 4
      const scale = (size: number): string =>
        [
          [0, -13],
          [wide * 0.8, -6],
          [wide * 0.86, 3],
          [0, 11],
          [-wide * 0.86, 3],
          [-wide * 0.8, -6],
        ]
          .map(([across = 0, down = 0]) => `${x + across * size} ${y + down * size}`)
          .join(', ')
      return blob(dark, scale(1)) + blob(at % 2 ? middle : light, scale(0.72))
    }),
  )
  return (
    line(dark, 5, 'M50 8V-4') +
    leaf('#5f7d55', 50, 2, -0.5, 34, 4) +
    leaf('#5f7d55', 50, 2, Math.PI + 0.5, 34, 4) +
    leaf('#5f7d55', 50, 4, 0.1, 30, 3.6) +
    body(dark, 'M50 6C66 10 80 36 78 62C76 84 64 95 50 98C36 95 24 84 22 62C20 36 34 10 50 6Z') +
    rows.join('')
  )
}

/** What feasts, fairs and old sailors are known by. */
export const feastAndOmenSketches: Readonly<Record<string, string>> = {
  'star-of-david': starOfDavid,
  'sacred-heart': sacredHeart,
  'oni-mask': oniMask,
  'jolly-roger': jollyRoger,
  'helter-skelter': helterSkelter,
  'pine-cone': pineCone(),
  'stork-with-bundle':
    `<g transform="translate(12 0)">${perchSketches.stork ?? ''}</g>` +
    strokes(SAGE, 2.4, '15 24, 12 40|15 24, 22 40') +
    blob(CREAM, '12 38, 22 38, 30 50, 28 64, 17 69, 5 64, 3 50') +
    blob(SAGE, '4 54, 10 48, 24 48, 30 55, 27 65, 17 69, 6 65') +
    oval('#e2ad85', 17, 46, 6, 5.5) +
    dots(INK, 1, '15 46, 19 46') +
    blob(SAGE, '11 38, 16 33, 22 38, 17 41'),
}
