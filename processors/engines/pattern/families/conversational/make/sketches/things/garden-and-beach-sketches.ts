import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2503f'
const BLUE = '#3f6f8f'
const WOOD = '#8a5a36'

/** Gardens and beaches. */
export const gardenAndBeachSketches: Readonly<Record<string, string>> = {
  'watering-can':
    limb('#6f9a94', [30, 76], 8, [4, 34], 5, 4) +
    body('#4f7a76', 'M-2 30L14 24L16 32L2 40Z') +
    line('#4f7a76', 6, 'M40 40C46 12 76 12 82 34C96 40 96 64 80 70') +
    body('#6f9a94', 'M30 38H80L84 92H26Z') +
    oval('#4f7a76', 55, 38, 25, 5) +
    strokes(CREAM, 2.6, '30 52, 55 55, 81 52|28 82, 55 85, 83 82'),
  wheelbarrow:
    line(WOOD, 5, 'M98 42L60 60L26 76') +
    line(INK, 4.6, 'M70 64L78 92M58 66L52 92') +
    body('#4f7a58', 'M10 36H82L68 68H30Z') +
    blob('#7f9c62', '16 36, 24 22, 36 26, 46 16, 58 26, 70 24, 78 36') +
    dots('#c9788c', 4.4, '26 28, 46 22, 66 29') +
    ring(INK, 20, 80, 16, 10) +
    dot(INK, 20, 80, 4) +
    curve('#35583f', 2.6, '18 44, 46 46, 76 44'),
  'bird-cage':
    ring('#a8762a', 50, 8, 7, 4) +
    line(
      '#a8762a',
      3.4,
      'M22 86V44C22 6 78 6 78 44V86M36 86V36C38 22 46 16 50 15M64 86V36C62 22 54 16 50 15M50 15V86M22 58H78',
    ) +
    body('#a8762a', 'M16 84H84V94H16Z') +
    blob('#d9a63f', '40 60, 50 56, 60 62, 74 76, 60 76, 46 76, 38 70') +
    body(RED, 'M39 63L32 66L39 68Z') +
    dot(INK, 44, 63, 1.8),
  birdhouse:
    limb(WOOD, [50, 78], 7, [50, 100], 7) +
    body('#5f8a8c', 'M24 40L50 16L76 40V80H24Z') +
    body(RED, 'M50 4L92 42L84 50L50 20L16 50L8 42Z') +
    dot(INK, 50, 50, 10) +
    limb(WOOD, [50, 66], 5, [50, 70], 5) +
    strokes(CREAM, 2, '32 44, 32 74|68 44, 68 74'),
  'venus-flytrap': venusFlytrap(),
  'ship-wheel': shipWheel(),
  deckchair:
    line(WOOD, 5, 'M12 90L78 10M88 90L34 34') +
    body(BLUE, 'M70 8L84 14C74 40 60 60 28 84L18 76C46 58 58 36 70 8Z') +
    body(CREAM, 'M75 10L79 12C69 38 54 58 25 81L22 79C50 58 62 36 75 10Z') +
    line('#6a4026', 4, 'M24 88L60 62'),
  'beach-ball':
    dot(CREAM, 50, 50, 45) +
    body(RED, 'M50 26C42 20 28 14 18 18C8 28 4 40 5 54C18 46 34 36 50 26Z') +
    body('#e0aa3a', 'M50 26C64 34 80 50 84 80C92 72 96 60 95 46C84 34 66 28 50 26Z') +
    body(BLUE, 'M50 26C40 44 36 68 44 94C32 94 20 86 13 75C22 56 36 38 50 26Z') +
    dot(RED, 50, 26, 6),
  'beach-umbrella':
    limb(WOOD, [48, 44], 4, [62, 98], 4) +
    body(CREAM, 'M4 48C8 18 34 4 58 10C80 16 94 32 94 52C78 44 66 44 54 48C38 40 20 40 4 48Z') +
    body(
      RED,
      'M4 48C6 34 16 18 34 10C28 22 24 34 24 43C16 43 10 45 4 48ZM44 8C56 8 62 9 68 14C70 28 68 38 66 45C62 45 58 46 54 48C50 46 46 45 42 44C40 30 40 20 44 8ZM94 52C94 40 88 28 78 19C80 30 80 40 79 47C84 48 89 49 94 52Z',
    ) +
    dot(WOOD, 53, 8, 4),
  'rubber-duck':
    blob('#eec23c', '6 62, 18 58, 30 60, 34 48, 50 46, 66 52, 84 46, 96 40, 94 66, 80 86, 50 92, 22 86') +
    dot('#eec23c', 34, 30, 24) +
    body('#e0702c', 'M12 28L-2 34L12 42Z') +
    dot(INK, 27, 25, 3.4) +
    curve('#c28f1f', 3.4, '50 62, 66 70, 82 58'),
  oar:
    `<g transform="rotate(38 50 50)">` +
    limb(WOOD, [50, -8], 6, [50, 70], 7) +
    blob('#e0aa3a', '42 60, 58 60, 64 78, 60 104, 50 110, 40 104, 36 78') +
    body(RED, 'M37 82H63L62 92H38Z') +
    '</g>',
}

function venusFlytrap(): string {
  const trap = (x: number, y: number, turn: number): string => {
    const teeth = [-0.9, -0.5, -0.1, 0.3, 0.7]
      .map((step) =>
        leaf('#7fa650', x + 12 * Math.cos(turn + step), y + 12 * Math.sin(turn + step), turn + step * 0.6, 15, 2.2),
      )
      .join('')
    return (
      teeth +
      leaf('#7fa650', x - 12 * Math.cos(turn - 0.5), y - 12 * Math.sin(turn - 0.5), turn - 0.55, 30, 11) +
      leaf('#c9485c', x - 9 * Math.cos(turn + 0.5), y - 9 * Math.sin(turn + 0.5), turn + 0.5, 26, 9)
    )
  }
  return (
    curve('#4f7a3a', 5, '50 98, 44 70, 30 46') +
    curve('#4f7a3a', 5, '50 98, 54 62, 56 36') +
    curve('#4f7a3a', 5, '50 98, 62 78, 78 62') +
    leaf('#4f7a3a', 50, 97, -2.6, 38, 8) +
    leaf('#4f7a3a', 50, 97, -0.5, 38, 8) +
    trap(26, 36, -2) +
    trap(58, 24, -1.3) +
    trap(80, 54, -0.6)
  )
}

function shipWheel(): string {
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const angle = (at / 8) * Math.PI * 2
    return limb(WOOD, [50, 50], 5, [50 + 45 * Math.cos(angle), 50 + 45 * Math.sin(angle)], 7)
  }).join('')
  return (
    spokes +
    ring(WOOD, 50, 50, 34, 25) +
    ring('#d0a040', 50, 50, 31, 28.4) +
    dot(WOOD, 50, 50, 12) +
    dot('#d0a040', 50, 50, 6)
  )
}
