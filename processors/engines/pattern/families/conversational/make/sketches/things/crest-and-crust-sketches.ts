import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const DEEP_RED = '#8a2c2c'
const GOLD = '#d9a441'
const WOOD = '#b98448'
const DARK_WOOD = '#7a4e2d'
const LEAF = '#5d8150'
const SEA = '#2f5f86'
const FOAM = '#eef1ea'
const ROSE = '#d77f86'

/** What breaks and rolls, is posted and picked, and what is eaten out of hand. */
export const crestAndCrustSketches: Readonly<Record<string, string>> = {
  'water-wave': waterWave(),
  'flower-basket': flowerBasket(),
  postbox:
    body(DEEP_RED, 'M22 90H78V98H22Z') +
    body(RED, 'M27 26H73V91H27Z') +
    blob(RED, '21 27, 24 14, 36 5, 50 3, 64 5, 76 14, 79 27, 50 30') +
    body(DEEP_RED, 'M21 24H79V30H21Z') +
    body(INK, 'M35 38H65V43.500H35Z') +
    body(CREAM, 'M39 51H61V67H39Z') +
    strokes(INK, 1.6, '43 56, 57 56|43 61, 53 61') +
    line('#d98077', 3.2, 'M31.500 36V84'),
  speedboat:
    blob('#a9cfdd', '66 78, 80 72, 92 74, 106 68, 104 80, 92 86, 74 88, 58 86') +
    blob('#b9d6e0', '40 40, 46 26, 58 24, 55 42') +
    curve(INK, 2.6, '39 42, 46 26, 59 23') +
    blob(GOLD, '58 42, 60 34, 68 34, 71 44') +
    blob(CREAM, '-4 44, 18 40, 46 40, 74 43, 94 46, 92 56, 50 58, 12 54') +
    blob(RED, '-4 44, 14 52, 50 56, 93 54, 90 70, 78 80, 48 82, 26 76, 8 62') +
    curve(CREAM, 3.4, '8 58, 30 65, 60 68, 89 65') +
    strokes('#7fb0c4', 4, '0 84, 12 80, 24 85, 36 81|46 92, 58 88, 70 93, 82 89, 94 94'),
  kimono:
    body('#35608a', 'M4 18L36 12L50 26L64 12L96 18L98 58L76 58L74 40L76 97H24L26 40L24 58L2 58Z') +
    body('#6f97b8', 'M2 50L24 50V58H2ZM76 50L98 50V58H76ZM24.500 88H75.500L76 97H24Z') +
    body(CREAM, 'M36 12L43 10L50 22L57 10L64 12L52 46H46Z') +
    body(RED, 'M27 46H73V62H27Z') +
    body(GOLD, 'M27 52.500H73V55.500H27Z') +
    line('#1f3f60', 2.4, 'M50 62L56 96') +
    [
      [14, 32],
      [85, 34],
      [38, 76],
      [66, 82],
    ]
      .map(([x, y]) => blossom(ROSE, x, y, 5))
      .join(''),
  sandwich:
    blob('#c98f4c', '4 62, 46 10, 54 8, 62 14, 98 58, 96 66, 50 64, 8 68') +
    blob('#efd9a8', '13 58, 50 15, 90 57, 50 57') +
    blob(
      LEAF,
      '2 66, 12 61, 22 66, 34 61, 46 66, 58 61, 70 66, 82 61, 98 65, 94 73, 80 71, 66 75, 50 71, 34 75, 18 71, 6 74',
    ) +
    body(RED, 'M8 71H92V77H8Z') +
    blob('#e8bf55', '4 76, 96 76, 92 82, 78 80, 70 88, 60 81, 30 82, 20 87, 12 81') +
    blob('#c98f4c', '4 82, 96 82, 97 90, 90 94, 10 94, 3 90') +
    strokes('#d9b777', 2.4, '34 44, 38 42|52 34, 56 33|60 50, 65 49|46 52, 49 50'),
  bowling:
    pin(30, 52, -14) +
    pin(70, 46, 12) +
    dot('#3d4a6b', 50, 72, 25) +
    blob('#5f6f96', '30 66, 34 55, 44 50, 41 58, 35 68') +
    dots(INK, 3.2, '52 62, 61 66, 54 71'),
  'baseball-bat':
    limb(WOOD, [12, 88], 6, [78, 20], 17) +
    limb(WOOD, [70, 28], 16, [86, 12], 17) +
    limb(DARK_WOOD, [10, 90], 7, [30, 69], 7) +
    limb(DARK_WOOD, [6, 84], 6, [16, 94], 6) +
    curve('#d9b074', 3.4, '46 50, 62 33, 80 15'),
  'baseball-mitt':
    blob(
      '#a8693a',
      '30 96, 14 84, 4 66, -2 46, 4 40, 12 46, 16 30, 14 12, 22 6, 29 12, 32 4, 41 0, 47 8, 53 2, 62 4, 65 13, 72 10, 79 16, 80 36, 84 62, 76 84, 60 97, 44 99',
    ) +
    blob(DARK_WOOD, '40 84, 24 66, 26 50, 40 42, 58 44, 68 58, 64 76, 52 86') +
    strokes(DARK_WOOD, 3, '29 12, 31 36|47 9, 47 38|64 13, 61 40|16 34, 22 52') +
    dot(CREAM, 47, 65, 15) +
    strokes(RED, 2.2, '37 55, 42 65, 38 75|57 55, 52 65, 56 75'),
  'gumball-machine':
    body(DEEP_RED, 'M26 92H74L80 100H20Z') +
    body(RED, 'M30 62H70L76 92H24Z') +
    dot('#dfe8e6', 50, 34, 31) +
    dots(GOLD, 5.6, '32 40, 54 52, 62 32, 44 28') +
    dots(RED, 5.6, '42 42, 66 44, 52 21, 33 52') +
    dots('#5f96b0', 5.6, '53 38, 44 55, 66 22, 30 28') +
    dots(LEAF, 5.6, '64 54, 40 16, 72 34') +
    limb(DEEP_RED, [28, 63], 7, [72, 63], 7) +
    blob(DEEP_RED, '38 6, 42 0, 50 -3, 58 0, 62 6, 50 9') +
    dot(CREAM, 50, 76, 6.5) +
    line(INK, 2.4, 'M50 71.500V80.500') +
    body(INK, 'M43 86H57V92H43Z'),
  firecracker: firecrackers(),
  'beverage-box':
    limb(RED, [60, 22], 4, [70, -4], 4) +
    body(CREAM, 'M24 24H78V96H24Z') +
    body('#cfdcd8', 'M66 24H78V96H66Z') +
    body('#5f96b0', 'M24 24L36 8H68L78 24Z') +
    body('#5f96b0', 'M24 78H78V96H24Z') +
    blob('#5f96b0', '24 80, 24 66, 34 60, 46 66, 56 74, 66 68, 78 64, 78 80') +
    blob(INK, '32 36, 40 32, 46 38, 42 46, 34 44') +
    blob(INK, '52 46, 58 44, 62 50, 56 56, 50 52'),
}

/** A swell that runs in from the right, curls over its hollow and breaks in fingers of foam. */
function waterWave(): string {
  return (
    blob(
      SEA,
      '116 88, 100 80, 90 64, 80 42, 66 22, 46 10, 26 12, 13 24, 10 38, 22 34, 34 36, 43 46, 43 60, 34 72, 18 80, -8 86, 20 92, 60 93',
    ) +
    strokes(
      '#7fa9c4',
      4.2,
      '100 86, 86 72, 75 50, 62 32, 46 21, 30 22|80 88, 70 74, 62 54, 52 40, 40 31|60 88, 56 76, 53 62|38 87, 52 80, 55 70',
    ) +
    dots(FOAM, 7, '12 32, 15 22, 25 13, 37 8, 49 8') +
    dots(FOAM, 5, '9 40, 20 31, 31 24, 60 13, 43 16') +
    dots(FOAM, 3, '3 32, 6 48, 17 40, 27 33, 70 20, 2 20') +
    curve(FOAM, 3.4, '-4 84, 14 80, 32 74, 41 66')
  )
}

/** A string of crackers in pairs, its fuse burning. */
function firecrackers(): string {
  const pairs = [14, 32, 50, 68].map((y) => cracker(50, y, [24, y + 14]) + cracker(50, y, [76, y + 14]))
  return (
    curve(DARK_WOOD, 3, '50 6, 51 40, 49 70, 50 92') +
    pairs.join('') +
    dot(GOLD, 50, 8, 7) +
    strokes(GOLD, 3, '50 92, 44 100|50 92, 50 103|50 92, 57 99')
  )
}

/** One of them, from the string to its other end, banded in gold. */
function cracker(x: number, y: number, [endX, endY]: readonly [number, number]): string {
  const along = (share: number): readonly [number, number] => [x + (endX - x) * share, y + (endY - y) * share]
  return (
    limb(RED, along(0.14), 12, along(1), 12) +
    limb(GOLD, along(0.22), 12.5, along(0.3), 12.5) +
    limb(GOLD, along(0.86), 12.5, along(0.95), 12.5)
  )
}

function flowerBasket(): string {
  return (
    curve(DARK_WOOD, 5, '16 60, 20 30, 34 8, 50 2, 66 8, 80 30, 84 60') +
    leaf(LEAF, 30, 56, -2.6, 30, 8) +
    leaf(LEAF, 70, 56, -0.5, 30, 8) +
    leaf(LEAF, 44, 46, -1.9, 30, 8) +
    leaf(LEAF, 58, 46, -1.2, 30, 8) +
    blossom(ROSE, 28, 46, 12) +
    blossom(GOLD, 71, 46, 12) +
    blossom(CREAM, 49, 42, 13) +
    blossom(RED, 38, 30, 9) +
    blossom(ROSE, 63, 29, 9) +
    body(WOOD, 'M8 56H92L82 94Q50 100 18 94Z') +
    limb(DARK_WOOD, [8, 58], 6, [92, 58], 6) +
    strokes(
      DARK_WOOD,
      2.4,
      '13 70, 34 73, 66 73, 87 70|16 82, 36 85, 64 85, 84 82|28 62, 31 95|43 62, 44 97|57 62, 56 97|72 62, 69 95',
    )
  )
}

/** Five round petals about a heart. */
function blossom(colour: string, x: number, y: number, radius: number): string {
  const petals = Array.from({ length: 5 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 5 - 1.4
    return oval(
      colour,
      x + Math.cos(angle) * radius * 0.55,
      y + Math.sin(angle) * radius * 0.55,
      radius * 0.52,
      radius * 0.42,
      (angle * 180) / Math.PI,
    )
  })
  return petals.join('') + dot(colour === GOLD ? CREAM : GOLD, x, y, radius * 0.28)
}

function pin(x: number, y: number, degrees: number): string {
  const at = `rotate(${degrees} ${x} ${y}) translate(${x - 50} ${y - 50})`
  return `<g transform="${at}">${
    blob(
      CREAM,
      '50 2, 59 8, 60 20, 56 32, 60 46, 67 62, 66 82, 60 97, 50 99, 40 97, 34 82, 33 62, 40 46, 44 32, 40 20, 41 8',
    ) + strokes(RED, 4, '43 30, 50 32, 57 30|42 38, 50 40, 58 38')
  }</g>`
}
