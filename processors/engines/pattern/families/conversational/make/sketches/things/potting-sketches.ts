import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const CLAY = '#c4693f'
const WOOD = '#a9713f'
const STEEL = '#8d99a5'
const GREEN = '#4f7f46'
const LIGHT = '#8fb264'

/** Tools of the bed and plants of the windowsill. */
export const pottingSketches: Readonly<Record<string, string>> = {
  trowel:
    limb(WOOD, [82, 16], 13, [62, 36], 9) +
    limb(STEEL, [62, 36], 5, [52, 46], 5) +
    body(STEEL, 'M58 38C66 46 64 58 54 70C42 84 24 92 10 92C8 78 16 60 30 48C42 38 52 34 58 38Z') +
    curve('#c6ced4', 3.4, '48 54, 34 68, 20 82') +
    strokes('#7a4c26', 2.4, '74 18, 80 25|80 13, 86 19'),
  'hand-fork':
    limb(WOOD, [82, 14], 13, [62, 34], 9) +
    limb(STEEL, [64, 32], 6, [50, 46], 6) +
    strokes(STEEL, 6, '52 40, 34 42, 12 66|52 46, 38 58, 22 80|56 48, 56 66, 36 90') +
    strokes('#7a4c26', 2.4, '74 16, 80 23|80 11, 86 17'),
  rake:
    limb(WOOD, [86, 4], 6, [40, 70], 6) +
    strokes(STEEL, 5, '16 58, 42 72, 66 90') +
    strokes(STEEL, 4, '16 58, 10 70|27 63, 21 76|39 70, 33 83|51 78, 45 91|64 88, 58 99'),
  pitchfork:
    limb(WOOD, [50, 2], 6, [50, 50], 6) +
    body(WOOD, 'M36 2H64V9H36Z') +
    strokes(STEEL, 5, '26 96, 26 66, 34 54, 50 50, 66 54, 74 66, 74 96|42 96, 42 54|58 96, 58 54'),
  secateurs:
    body(STEEL, 'M50 46C38 36 32 20 36 4C46 8 56 24 58 42Z') +
    body('#6c7883', 'M46 48C52 38 60 32 74 26C74 40 66 50 54 54Z') +
    limb('#c2342f', [52, 50], 9, [76, 96], 9, -7) +
    limb('#c2342f', [48, 50], 9, [28, 98], 9, 7) +
    dot(INK, 50, 48, 5) +
    strokes('#e58a7a', 2.2, '66 62, 76 86|38 64, 30 86'),
  wellingtons:
    body('#3f6a4a', 'M52 10H80V62C88 66 96 72 96 82H52Z') +
    body('#4f8a5c', 'M16 14H46V64C54 68 64 74 64 86H14Z') +
    body('#27442f', 'M12 86H66V94H12ZM66 82H98V90H66Z') +
    body(CREAM, 'M15 22H47V29H15ZM54 18H80V25H54Z') +
    curve('#a9cfa6', 3, '22 36, 21 52, 22 70') +
    strokes('#27442f', 2.2, '16 56, 30 58, 44 56'),
  'seed-packet':
    body(CREAM, 'M20 6H80V96H20Z') +
    body('#5f8f4f', 'M20 6H80V24H20Z') +
    body('#dccfae', 'M20 6L26 2H74L80 6Z') +
    body('#e0873a', 'M38 50C44 46 56 46 62 50C60 66 54 78 50 86C46 78 40 66 38 50Z') +
    leaf('#5f8f4f', 49, 50, -2.1, 18, 4.6) +
    leaf('#5f8f4f', 50, 50, -1.57, 21, 4.6) +
    leaf('#5f8f4f', 51, 50, -1.05, 18, 4.6) +
    strokes(CREAM, 2.6, '30 15, 70 15') +
    strokes('#b5622a', 1.8, '42 58, 50 60|48 68, 55 67'),
  beehive:
    blob('#d9a94a', '50 6, 66 10, 76 24, 82 42, 86 62, 84 82, 68 90, 32 90, 16 82, 14 62, 18 42, 24 24, 34 10') +
    strokes(
      '#a87a2a',
      3,
      '30 20, 50 24, 70 20|22 36, 50 41, 78 36|17 52, 50 58, 83 52|15 68, 50 74, 85 68|20 82, 50 88, 80 82',
    ) +
    oval(INK, 50, 70, 10, 12) +
    body('#8a5a36', 'M8 90H92V97H8Z'),
  'flower-pot':
    body(CLAY, 'M16 26H84L74 97H26Z') +
    body('#a4522f', 'M10 8H90V30H10Z') +
    strokes('#dd9468', 3, '28 40, 32 66, 34 86') +
    strokes('#dd9468', 2.6, '18 15, 44 15'),
  'potted-plant': pottedPlant(),
  'monstera-pot': monsteraPot(),
  'snake-plant': snakePlant(),
  'hanging-plant': hangingPlant(),
  'lavender-bunch': lavenderBunch(),
  'birch-tree': birch(),
  'cypress-tree':
    blob('#4a6a48', '50 2, 58 18, 63 40, 66 64, 60 84, 50 90, 40 84, 34 64, 37 40, 42 18') +
    strokes('#7f9a66', 2.4, '50 14, 48 34, 50 56|44 36, 42 56, 45 76|56 34, 58 54, 55 76') +
    limb('#7a5538', [50, 86], 7, [50, 99], 8),
  'weeping-willow': weepingWillow(),
}

/** Curtains of switches with leaves, of several lengths, before a leaning trunk; gaps between them show it. */
function weepingWillow(): string {
  const switches: readonly (readonly [string, string])[] = [
    ['44 14, 24 18, 13 34, 10 56, 13 78', '13 78'],
    ['46 12, 32 20, 24 38, 23 62, 26 88', '26 88'],
    ['48 12, 42 24, 37 42, 36 58, 37 70', '37 70'],
    ['54 12, 60 24, 63 42, 65 60, 63 76', '63 76'],
    ['56 12, 70 20, 77 38, 78 62, 75 90', '75 90'],
    ['58 14, 78 18, 88 34, 91 54, 88 74', '88 74'],
  ]
  const leaves = (points: string): string =>
    points
      .split(', ')
      .slice(2)
      .map((point, at) => {
        const [x, y] = point.split(' ').map(Number)
        return leaf(LIGHT, x, y - 9, 2.2, 12, 2.6) + leaf(at % 2 ? '#8fa35a' : LIGHT, x, y - 5, 0.9, 12, 2.6)
      })
      .join('')
  return (
    limb('#7a5538', [54, 97], 14, [49, 22], 7, -3) +
    blob('#8fa35a', '50 3, 66 6, 78 16, 82 28, 68 30, 58 24, 50 32, 42 24, 32 30, 18 28, 22 16, 34 6') +
    switches.map(([points]) => curve('#8fa35a', 4.6, points) + leaves(points)).join('')
  )
}

function pot(colour: string, shade: string, top = 62): string {
  return body(shade, `M20 ${top}H80V${top + 9}H20Z`) + body(colour, `M25 ${top + 8}H75L69 97H31Z`)
}

/** Broad leaves with veins on arching stems. */
function pottedPlant(): string {
  return (
    curve(GREEN, 3, '50 64, 46 44, 34 30') +
    curve(GREEN, 3, '50 64, 54 40, 66 24') +
    curve(GREEN, 3, '50 64, 36 56, 22 52') +
    curve(GREEN, 3, '50 64, 64 56, 80 50') +
    leaf(LIGHT, 40, 40, -1.9, 40, 11) +
    leaf(GREEN, 58, 38, -1.1, 42, 11) +
    leaf(GREEN, 34, 56, -2.8, 34, 9) +
    leaf(LIGHT, 64, 56, -0.35, 36, 9) +
    leaf(LIGHT, 50, 58, -1.55, 34, 8) +
    strokes('#d5e3ae', 1.8, '38 36, 33 22, 28 8|60 34, 68 20, 75 6|50 54, 50 42, 50 30') +
    pot(CLAY, '#a4522f')
  )
}

function monsteraPot(): string {
  const heart = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${body(colour, 'M0 0C-6 -10 -22 -12 -24 -2L-12 0L-23 8L-11 9L-20 19L-8 18L-12 28L-3 25L0 34L3 25L12 28L8 18L20 19L11 9L23 8L12 0L24 -2C22 -12 6 -10 0 0Z')}${line('#d5e3ae', 1.8, 'M0 2V26')}</g>`
  return (
    strokes(GREEN, 3, '50 66, 44 48, 28 32|50 66, 56 44, 70 26|50 66, 50 48, 48 20|50 66, 64 58, 71 50') +
    heart(28, 32, 34, GREEN) +
    heart(49, 14, 4, LIGHT) +
    heart(70, 24, -28, GREEN) +
    heart(69, 48, -52, LIGHT) +
    pot('#e6d6b8', '#b9ab93', 66)
  )
}

function snakePlant(): string {
  return (
    leaf(GREEN, 42, 66, -2, 44, 6) +
    leaf(GREEN, 58, 66, -1.15, 46, 6) +
    leaf('#6f9a52', 46, 66, -1.75, 60, 7) +
    leaf('#6f9a52', 55, 66, -1.4, 56, 7) +
    leaf(GREEN, 50, 66, -1.57, 66, 7.4) +
    strokes('#d9d98a', 2, '46 62, 40 38, 35 12|56 62, 60 38, 64 14') +
    strokes('#d9d98a', 2, '46 52, 54 50|46 40, 54 38|47 28, 53 26|48 18, 52 16') +
    pot('#5f86a0', '#3f6480', 64)
  )
}

/** A trailing plant in a cord. */
function hangingPlant(): string {
  return (
    strokes(WOOD, 2.4, '50 0, 36 22, 26 40|50 0, 64 22, 74 40') +
    strokes(GREEN, 2.6, '30 42, 16 54, 14 76, 20 92|70 42, 84 54, 88 72, 80 86|42 44, 36 66, 40 82') +
    [
      [16, 56, 2.6],
      [14, 70, 2.2],
      [18, 86, 2.5],
      [24, 48, 3.3],
      [38, 66, 2.2],
      [40, 80, 1.6],
    ]
      .map(([x, y, turn]) => leaf(LIGHT, x, y, turn, 15, 5.4))
      .join('') +
    [
      [85, 56, 0.5],
      [87, 70, 0.9],
      [80, 84, 0.7],
      [76, 46, -0.2],
      [18, 78, 0.7],
      [38, 72, 0.6],
      [84, 64, 2.4],
    ]
      .map(([x, y, turn]) => leaf(GREEN, x, y, turn, 15, 5.4))
      .join('') +
    leaf(GREEN, 44, 36, -2.2, 24, 7) +
    leaf(LIGHT, 52, 36, -1.2, 24, 7) +
    leaf(GREEN, 60, 36, -0.6, 20, 6) +
    body(CLAY, 'M24 36H76L68 66H32Z') +
    line(CREAM, 3, 'M29 46H71')
  )
}

/** Lavender tied with a ribbon: heads that fan out, the ground between them. */
function lavenderBunch(): string {
  const leans = [-34, -18, -1, 16, 33]
  const head = (lean: number): string => {
    const turn = -Math.PI / 2 + lean * 0.017
    const at = (far: number): [number, number] => [50 + lean * 0.5 + Math.cos(turn) * far, 40 + Math.sin(turn) * far]
    const dab = (far: number, side: 1 | -1, colour: string): string =>
      leaf(colour, ...at(far), turn + side * 0.75, 9, 3.2)
    const dabs = [0, 7, 14, 21, 28].map((far) => dab(far, 1, '#8a70b8') + dab(far, -1, '#b09ad6'))
    return dabs.join('') + leaf('#8a70b8', ...at(33), turn, 8, 2.6)
  }
  const stem = (lean: number): string =>
    curve(
      '#7f9468',
      2.6,
      `${50 + lean * 0.5} 40, ${50 + lean * 0.2} 58, ${50 - lean * 0.05} 68, ${50 - lean * 0.45} 98`,
    )
  return (
    leans.map(stem).join('') +
    leans.map(head).join('') +
    leaf('#d98a9a', 50, 68, 2.6, 28, 8) +
    leaf('#d98a9a', 50, 68, 0.54, 28, 8) +
    strokes('#d98a9a', 3.8, '50 68, 40 82, 30 88|50 68, 60 82, 70 88') +
    dot('#b5687c', 50, 67, 5)
  )
}

function birch(): string {
  return (
    blob('#8fb264', '50 4, 70 8, 82 24, 80 44, 64 58, 48 60, 30 56, 18 42, 20 22, 34 8') +
    blob('#6f9a52', '54 28, 72 30, 78 42, 64 54, 48 52') +
    limb(CREAM, [49, 40], 6, [50, 98], 9) +
    strokes(CREAM, 3, '50 52, 38 40, 34 30|50 46, 60 36, 66 26') +
    strokes(INK, 2.2, '46 62, 50 63|49 71, 54 71|46 80, 51 81|48 89, 54 88') +
    dots('#d5e3ae', 2.4, '30 24, 44 16, 62 16, 72 22, 26 38, 40 32')
  )
}
