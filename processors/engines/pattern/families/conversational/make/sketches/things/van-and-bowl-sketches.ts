import { blob, body, curve, dot, dots, leaf, line, oval, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, GOLD] = ['#2b2a30', '#f6ecd8', '#d9a441'] as const

/** What is eaten in the street, and what is worn at a picnic. */
export const vanAndBowlSketches: Readonly<Record<string, string>> = {
  'ice-cream-van': iceCreamVan(),
  ramen: ramen(),
  'flower-crown': flowerCrown(),
}

/** Round as vans were, its awning out over the counter, a cone as tall as the roof is long on top. */
function iceCreamVan(): string {
  const [MINT, DEEP, PINK] = ['#9fd0bd', '#4d9482', '#e58fa0']
  return (
    body(GOLD, 'M55 20L67 20L61 31Z') +
    strokes('#a9702f', 1.3, '57 22, 61 27|64 22, 59.500 27') +
    blob(PINK, '50 20, 52 12, 57 9, 58 3, 63 1, 66 7, 70 11, 72 19, 67 22, 61 20, 55 23') +
    dots(CREAM, 1.4, '57 14, 63 9, 66 16') +
    blob(MINT, '8 34, 16 29, 50 28, 82 29, 92 36, 94 60, 95 78, 88 83, 50 84, 10 83, 4 76, 4 66, 6 58, 7 46') +
    blob(CREAM, '4 66, 30 64, 60 65, 95 64, 95 78, 88 83, 50 84, 10 83, 4 76') +
    line(DEEP, 2.6, 'M4.500 65Q48 62.500 95 64.500') +
    blob(INK, '8 58, 10 44, 14 38, 25 37, 26 48, 26 59, 14 60') +
    strokes(CREAM, 1.7, '13 53, 17 42') +
    body(INK, 'M34 46H84V60H34Z') +
    blob(PINK, '45 59, 46 53, 50 50.500, 54 53, 55 59') +
    body(GOLD, 'M63 60L66 52L69 60ZM74 60L77 53L80 60Z') +
    dots(CREAM, 3, '66 51, 77 52') +
    line(DEEP, 3.2, 'M32 61H86') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) => {
        const x = 31 + at * 8
        return body(at % 2 ? CREAM : PINK, `M${x + 1} 36H${x + 8.5}L${x + 9} 46Q${x + 4.5} 51.500 ${x} 46Z`)
      })
      .join('') +
    dots(INK, 9.4, '22 84, 77 84') +
    dots(CREAM, 4.2, '22 84, 77 84') +
    dots(GOLD, 2.6, '5.500 72, 94 72') +
    dots(PINK, 2.4, '40 74, 50 73, 60 74') +
    curve(DEEP, 2, '30 71, 30 78') +
    line(DEEP, 2, 'M14 63V66')
  )
}

/** Seen a little from above: noodles in waves, half an egg, a pink swirl, scallions, and chopsticks lifting some out. */
function ramen(): string {
  const [BOWL, DARK, BROTH, NOODLE, PINK] = ['#b9453a', '#7c2a2a', '#d69a52', '#f4dfa6', '#e58f9a']
  return (
    strokes('#8a5a38', 2.6, '58 32, 92 -4|64 34, 98 2') +
    taper(NOODLE, 3, 3, '62 44, 64 30, 72 20, 70 30, 68 44') +
    blob(BOWL, '4 44, 16 40, 84 40, 96 44, 94 60, 84 76, 70 86, 66 92, 50 93, 34 92, 30 86, 16 76, 6 60') +
    blob(DARK, '31 86, 50 89, 69 86, 67 94, 50 96, 33 94') +
    oval(CREAM, 50, 43, 46, 13.5) +
    oval(BROTH, 50, 44, 42, 11) +
    strokes(
      NOODLE,
      3,
      '12 44, 20 40, 28 45, 36 41, 44 46|26 50, 34 47, 42 51, 52 48, 62 52, 72 48|40 39, 48 36, 56 40, 66 37|60 46, 68 43, 76 47, 84 43',
    ) +
    oval(CREAM, 31, 39, 10.5, 7, -12) +
    oval(GOLD, 31, 39.4, 5.2, 3.8, -12) +
    blob(CREAM, '70 36, 74 34, 79 34, 83 37, 82 41, 77 43, 71 42, 68 39') +
    curve(PINK, 1.9, '73 40, 73 36.500, 78 36, 79.600 39.500, 76 40.500, 76 38.500') +
    blob(INK, '50 24, 60 22, 62 38, 53 41') +
    dots('#5f9150', 2.2, '46 47, 54 45, 22 48.500, 64 51, 84 46, 44 38') +
    line(GOLD, 2.4, 'M9 64Q50 76 91 64') +
    strokes(
      CREAM,
      1.9,
      '22 66, 22 74, 30 75, 30 69, 26 69, 26 72|46 71, 46 79, 54 79, 54 73, 50 73, 50 76|70 69, 70 76, 78 74, 78 66.500, 74 67.500, 74 71',
    )
  )
}

/** A wreath of blossom and leaves for the head, fuller over the brow. */
function flowerCrown(): string {
  const [ROSE, BLUSH, LEAF, SAGE] = ['#c9566a', '#efb3ae', '#4f7a4e', '#93b07f']
  const bloom = (colour: string, x: number, y: number, size: number): string =>
    [0, 1, 2, 3, 4]
      .map((at) => {
        const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2 + x
        return dot(colour, x + size * 0.62 * Math.cos(angle), y + size * 0.62 * Math.sin(angle), size * 0.56)
      })
      .join('') + dot(GOLD, x, y, size * 0.36)
  return (
    curve(LEAF, 3.6, '4 54, 22 64, 50 68, 78 64, 96 54') +
    [
      [8, 56, 2.6],
      [20, 62, -2.3],
      [34, 66, 2],
      [42, 62, -1.9],
      [58, 62, -1.2],
      [66, 66, 1.1],
      [80, 62, -0.85],
      [92, 56, 0.5],
    ]
      .map(([x, y, turn], at) => leaf(at % 2 ? SAGE : LEAF, x, y, turn, 19, 5.6))
      .join('') +
    bloom(BLUSH, 14, 57, 8) +
    bloom(ROSE, 31, 62, 11) +
    bloom(CREAM, 50, 60, 13.5) +
    bloom(ROSE, 69, 62, 11) +
    bloom(BLUSH, 86, 57, 8) +
    dots(ROSE, 2.2, '22 50, 40 76, 60 76, 78 50')
  )
}
