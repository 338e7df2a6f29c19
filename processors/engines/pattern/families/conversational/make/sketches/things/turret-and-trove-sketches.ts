import { blob, body, curve, dot, dots, line, oval, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, GOLD] = ['#2b2a30', '#f6ecd8', '#d9a441'] as const
const [STONE, SHADE, SLATE, FLAG, MOSS] = ['#d8cbb2', '#a8977c', '#4a6a94', '#c2473c', '#6f8a5b'] as const

const [CONE, CONE_SHADE] = ['#a9c069', '#6d9048']

/** Scales from the tip up, so that each overlaps the one below: across, down and half its width. */
const scales = '0 34 9|-6 27 10|6 27 10|0 22 11|-10 17 10|10 17 10|0 13 11|-8 8 10|8 8 10|0 4 10'

/** What towers and what is hoarded, and what is worn in the field. */
export const turretAndTroveSketches: Readonly<Record<string, string>> = {
  castle: castle(),
  'treasure-chest': treasureChest(),
  'football-helmet': footballHelmet(),
  'sun-hat': sunHat(),
  'hop-cone': hopCones(),
  'champagne-glass': champagneGlass(),
}

/** A round tower in light from the left, without its roof. */
function tower(x: number, top: number, foot: number, half: number): string {
  return (
    body(STONE, `M${x - half} ${top}H${x + half}V${foot}H${x - half}Z`) +
    body(SHADE, `M${x + half * 0.3} ${top}H${x + half}V${foot}H${x + half * 0.3}Z`)
  )
}

function roof(x: number, top: number, half: number, high: number): string {
  const [near, far, eaves] = [half * 0.35, half + 2.5, top + 1]
  const middle = top - high * 0.4
  return body(
    SLATE,
    `M${x} ${top - high}Q${x + near} ${middle} ${x + far} ${eaves}Q${x} ${top + 4} ${x - far} ${eaves}Q${x - near} ${middle} ${x} ${top - high}Z`,
  )
}

function flag(x: number, y: number): string {
  const cloth = [
    [0, 0],
    [5, 1.6],
    [11, 0.5],
    [9, 4],
    [5, 5.6],
    [0, 5.4],
  ] as const
  return (
    line(INK, 1.3, `M${x} ${y + 10}V${y}`) +
    blob(
      FLAG,
      cloth.map(([across, down]) => [x + across, y + down] as const),
    )
  )
}

function crenels(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, at) =>
    body(STONE, `M${x + at * 6} ${y}H${x + at * 6 + 3.6}V${y + 6}H${x + at * 6}Z`),
  ).join('')
}

function arrowSlit(x: number, y: number): string {
  return body(INK, `M${x - 2} ${y + 6}V${y}Q${x} ${y - 4} ${x + 2} ${y}V${y + 6}Z`)
}

/** Round towers of unlike heights on a rock, a road winding up to the gate. */
function castle(): string {
  return (
    flag(50, -6) +
    flag(24, 17) +
    flag(79, 9) +
    tower(50, 24, 70, 9) +
    roof(50, 24, 9, 22) +
    tower(34, 40, 74, 6) +
    roof(34, 40, 6, 14) +
    tower(66, 36, 74, 6.5) +
    roof(66, 36, 6.5, 15) +
    tower(79, 38, 86, 9) +
    roof(79, 38, 9, 21) +
    tower(22, 46, 88, 9) +
    roof(22, 46, 9, 21) +
    body(STONE, 'M31 62H70V88H31Z') +
    crenels(32.5, 57, 7) +
    blob(MOSS, '2 96, 6 88, 14 85, 24 88, 34 85, 44 88, 58 88, 70 85, 84 84, 94 87, 99 95, 84 99, 50 100, 16 99') +
    blob(CREAM, '45 84, 57 84, 56 89, 48 92, 52 95, 62 100, 46 101, 38 97, 38 92, 45 88') +
    body(INK, 'M43 86V74Q51 63 59 74V86Z') +
    body('#8a5a38', 'M45 86V75Q51 66.500 57 75V86Z') +
    strokes(INK, 1.3, '51 70, 51 86') +
    arrowSlit(50, 33) +
    arrowSlit(50, 48) +
    arrowSlit(22, 58) +
    arrowSlit(78, 52) +
    arrowSlit(78, 68) +
    arrowSlit(22, 73) +
    strokes(
      SHADE,
      1.8,
      '34 68, 38 68|62 72, 66 72|35 79, 39 79|63 81, 67 81|43 30, 46 30|16 66, 19 66|72 60, 75 60|72 76, 75 76|42 42, 45 42',
    ) +
    dots(MOSS, 3.4, '12 86, 18 84, 86 83, 92 85')
  )
}

/** Its lid thrown open, brimming with coins, pearls and a crown. */
function treasureChest(): string {
  const [WOOD, DARK, GEM] = ['#9a6138', '#55331f', '#b23a4a']
  return (
    blob(DARK, '12 44, 8 28, 14 14, 28 8, 50 6, 72 8, 86 14, 92 28, 88 44') +
    blob(WOOD, '14 24, 12 18, 20 10, 34 7, 50 6, 66 7, 80 10, 88 18, 86 24, 70 18, 50 16, 30 18') +
    blob(GOLD, '12 54, 14 44, 24 40, 30 32, 42 32, 50 24, 60 30, 70 30, 76 40, 86 44, 88 54') +
    body(GOLD, 'M30 34L26 20L35 26L41 15L47 26L56 20L53 35Z') +
    dots(GEM, 2.3, '26 19, 41 14, 56 19') +
    dots(GEM, 2.8, '66 38, 24 47') +
    body(GEM, 'M66 27L72 22L79 24L80 31L72 37Z') +
    strokes(
      DARK,
      1.6,
      '30 34, 41 37, 53 35|58 44, 63 41, 68 44|36 46, 41 43, 46 46|72 48, 77 45, 82 48|20 42, 25 39, 30 42',
    ) +
    dots(CREAM, 3, '34 50, 41 51, 48 50, 55 51, 62 50') +
    blob(WOOD, '10 50, 30 53, 50 54, 70 53, 90 50, 91 66, 88 90, 70 94, 50 95, 30 94, 12 90, 9 66') +
    strokes(DARK, 2, '14 66, 34 69, 50 70, 66 69, 86 66|14 80, 34 83, 50 84, 66 83, 86 80') +
    line(GOLD, 4.6, 'M10 53Q50 60 90 53') +
    strokes(GOLD, 5, '22 54, 21.500 74, 23 92|78 54, 78.500 74, 77 92') +
    blob(GOLD, '42 56, 58 56, 59 68, 50 76, 41 68') +
    dot(DARK, 50, 64, 3) +
    line(DARK, 2.2, 'M50 64V70') +
    dots(DARK, 1.4, '22 62, 78 62, 22.400 86, 77.600 86') +
    strokes(CREAM, 1.9, '34 28, 37 31|68 26, 71 25')
  )
}

/** Gridiron: the shell, its stripes over the crown, the cage before the face. */
function footballHelmet(): string {
  const [SHELL, DARK, STEEL] = ['#b3383a', '#7c2430', '#9aa6b2']
  return (
    blob(
      SHELL,
      '16 42, 20 24, 34 11, 52 6, 70 10, 84 21, 92 38, 92 56, 87 70, 82 80, 70 84, 58 82, 54 72, 48 66, 44 58, 34 54, 22 54, 15 52',
    ) +
    blob(DARK, '24 54, 34 54, 44 58, 48 66, 54 72, 58 82, 54 84, 48 78, 42 70, 36 62') +
    blob(CREAM, '17 34, 21 23, 34 11, 52 6, 70 10, 79 16, 70 15.500, 54 13, 38 18, 26 29') +
    line(SHELL, 2.2, 'M20.500 29Q32 13 54 10Q66 10 74 14') +
    oval(DARK, 63, 55, 6.6, 7.4) +
    oval(CREAM, 63, 55, 3, 3.6) +
    strokes(DARK, 2.2, '76 72, 82 62, 86 50|72 80, 78 80, 82 76') +
    strokes(
      STEEL,
      4.2,
      '55 66, 38 66, 20 64, 7 62|57 77, 42 80, 26 80, 14 76|20 55, 14 60, 13 70, 16 78|34 55, 28 66, 29 80|9 55, 6 62, 9 70, 14 76|22 53, 14 52, 9 55',
    ) +
    strokes(CREAM, 2.4, '78 26, 84 34, 86 42') +
    dots(STEEL, 2.2, '50 62, 58 77')
  )
}

/** A straw hat that lies tilted: a wide brim that waves, a ribbon with its ends hanging over the edge. */
function sunHat(): string {
  const [STRAW, DARK, RIBBON] = ['#e3bd72', '#b58540', '#c2504a']
  return (
    taper(RIBBON, 6, 8, '70 56, 80 66, 82 80, 90 92') +
    taper(RIBBON, 6, 8, '68 58, 72 70, 70 82, 74 96') +
    blob(STRAW, '2 62, 8 50, 24 46, 44 48, 62 44, 82 40, 96 46, 99 58, 92 68, 76 72, 60 80, 42 82, 24 76, 10 72') +
    blob(DARK, '22 58, 34 66, 52 66, 68 60, 78 50, 82 56, 74 66, 56 73, 36 74, 22 68') +
    blob(STRAW, '20 56, 22 38, 32 24, 46 17, 60 20, 70 30, 75 44, 76 54, 66 62, 50 67, 34 66') +
    blob(RIBBON, '19.500 56, 21 45, 32 52, 48 54, 62 50, 74 40, 77 53, 66 63, 50 68, 34 67') +
    strokes(DARK, 1.7, '28 38, 36 41, 48 42, 60 39, 69 33|32 29, 42 32, 54 31, 63 26|42 21, 50 22, 57 20') +
    strokes(DARK, 1.7, '8 58, 16 66, 28 72|14 53, 19 55|86 46, 92 54, 88 62|36 78, 48 78, 60 74') +
    blob(RIBBON, '68 54, 76 45, 86 42, 92 48, 84 55, 74 59') +
    blob(RIBBON, '67 56, 74 60, 84 62, 86 69, 77 70, 70 63') +
    dot(DARK, 69.5, 56.5, 3.6) +
    strokes(CREAM, 1.5, '26 50, 36 56, 50 58|76 50, 82 47')
  )
}

function cone(x: number, y: number, size: number): string {
  return scales
    .split('|')
    .map((row) => {
      const [dx, dy, half] = row.split(' ').map((measure) => Number(measure) * size)
      const at = (across: number, down: number): readonly [number, number] => [
        x + dx + half * across,
        y + dy + half * down,
      ]
      const rim = [at(-0.8, -0.5), at(0, -0.9), at(0.8, -0.5), at(0.6, 0.5), at(0, 1.25), at(-0.6, 0.5)]
      return blob(CONE, rim) + curve(CONE_SHADE, 1.7, [at(-0.64, 0.34), at(0, 1.2), at(0.64, 0.34)])
    })
    .join('')
}

/** A bine with two cones of overlapping scales and lobed leaves. */
function hopCones(): string {
  const [LEAF, STEM] = ['#47743f', '#5b6b35']
  return (
    curve(STEM, 2.8, '14 8, 30 14, 48 10, 66 16, 84 8') +
    curve(STEM, 2.4, '33 13, 30 22, 28 30') +
    curve(STEM, 2.4, '66 16, 71 24, 74 34') +
    curve(STEM, 2, '84 8, 92 6, 94 12, 89 14') +
    blob(LEAF, '48 11, 58 12, 60 4, 66 -2, 56 -6, 50 -1, 46 -8, 38 -7, 38 0, 30 0, 32 8, 40 8') +
    blob(LEAF, '84 9, 92 16, 100 18, 97 26, 101 34, 92 34, 86 40, 82 31, 78 24, 80 16') +
    blob(LEAF, '15 9, 8 14, 0 14, 3 22, -1 30, 8 30, 14 36, 17 27, 22 20') +
    strokes(CONE, 1.5, '48 9, 46 2, 42 -3|49 8, 56 3, 60 -2|86 14, 90 22, 92 30|13 14, 9 20, 7 26') +
    cone(27, 36, 1.35) +
    cone(74, 40, 1.1)
  )
}

/** A flute filled to the brim and tilted a little, as in a toast: what it holds is its largest part, so that pink champagne is pink. */
function champagneGlass(): string {
  const [WINE, SHADE, GLASS] = ['#efc65c', '#d39b36', '#9fb8c4']
  return (
    line(GLASS, 4, 'M57 62Q60 78 62 90') +
    blob(GLASS, '44 94, 52 90, 62 88, 72 87, 80 89, 72 93, 60 96, 50 97') +
    blob(GLASS, '28 8, 44 3, 60 1, 68 3, 72 22, 74 40, 70 54, 58 65, 46 58, 38 46, 32 28') +
    blob(WINE, '32 16, 44 19, 56 11, 67 11, 70 26, 70.500 40, 67 51, 57.500 60, 48 54, 41 43, 35.500 28') +
    blob(SHADE, '62 15, 67 14, 69.500 28, 70 40, 66 51, 58 59, 63 46, 64 30') +
    dots('#fff8e2', 2.2, '46 27, 54 36, 49 45, 57 24, 55 50, 42 34') +
    dots('#fff8e2', 1.5, '51 31, 47 38, 58 43, 52 19') +
    strokes('#fff8e2', 2.2, '37 22, 40 33') +
    dots(WINE, 2.4, '34 3, 76 8, 24 14')
  )
}
