import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2e2a2c'
const [WOOD, DARK_WOOD, STRAW] = ['#a9713f', '#7a4f2c', '#d6ac66']
const [STEEL, SHADE, CREAM] = ['#aeb4b6', '#7d868a', '#f6ead0']
const [GREEN, DEEP_GREEN, RED] = ['#7f9a55', '#55733f', '#c8423f']

/** On the sill, on the table and in the larder. */
export const sillAndTableSketches: Readonly<Record<string, string>> = {
  'window-box': windowBox(),
  basket: basket(),
  cookie: cookie(),
  potato: potato(),
  spoon: spoon(50, STEEL, SHADE),
  'fork-and-knife': fork(30) + tableKnife(70),
  'kitchen-knife': kitchenKnife(),
  'plated-fish': plate() + fishOnPlate(),
  plate: plate(),
  tangerine: tangerine(),
  lime: lime(),
  pretzel: pretzel(),
}

function windowBox(): string {
  const blooms: readonly (readonly [number, number, string])[] = [
    [14, 34, RED],
    [31, 24, '#e58f8a'],
    [50, 32, RED],
    [68, 22, '#f3e3d0'],
    [86, 34, RED],
  ]
  return (
    blooms.map(([x, y]) => strokes(GREEN, 3, `${x} ${y}, ${x * 0.8 + 10} 66`)).join('') +
    blooms.map(([x]) => leaf(GREEN, x, 64, -2.4, 20, 7) + leaf(GREEN, x, 64, -0.7, 20, 7)).join('') +
    blooms
      .map(
        ([x, y, colour]) =>
          dots(colour, 5.6, `${x - 5} ${y}, ${x + 5} ${y}, ${x} ${y - 6}, ${x - 4} ${y + 6}, ${x + 4} ${y + 6}`) +
          dot('#f3c65b', x, y + 1, 2.6),
      )
      .join('') +
    body(WOOD, 'M-2 60H102V70H98L95 94H5L2 70H-2Z') +
    strokes(CREAM, 2.2, '3 71, 50 71, 97 71|5 82, 50 82, 95 82') +
    blob(GREEN, '20 60, 30 58, 28 72, 24 84, 18 76') +
    blob(GREEN, '72 60, 82 58, 84 72, 78 86, 72 74')
  )
}

/** A round willow basket with a hoop handle. */
function basket(): string {
  const weave = [0, 1, 2, 3].map((row) => {
    const y = 58 + row * 10
    const shift = row % 2 ? 7 : 0
    return [0, 1, 2, 3, 4, 5].map((at) => line(DARK_WOOD, 2.6, `M${16 + shift + at * 13} ${y}q4 4 8 0`)).join('')
  })
  return (
    curve(DARK_WOOD, 6, '16 52, 20 22, 50 4, 80 22, 84 52') +
    curve(STRAW, 2.2, '16 52, 20 22, 50 4, 80 22, 84 52') +
    blob(STRAW, '6 50, 50 46, 94 50, 90 74, 80 94, 50 97, 20 94, 10 74') +
    weave.join('') +
    blob(WOOD, '3 48, 50 43, 97 48, 96 55, 50 52, 4 55')
  )
}

function cookie(): string {
  return (
    blob('#b57b43', '50 6, 72 10, 90 26, 95 48, 88 74, 70 92, 46 95, 22 87, 7 66, 6 42, 18 20, 34 8') +
    blob('#d29c5e', '48 9, 69 12, 86 27, 90 46, 83 69, 66 86, 45 89, 24 81, 11 63, 10 43, 21 23, 34 12') +
    blob('#5c3a2c', '30 28, 38 26, 40 34, 33 37') +
    blob('#5c3a2c', '58 22, 66 24, 65 32, 57 31') +
    blob('#5c3a2c', '66 50, 75 48, 76 57, 68 59') +
    blob('#5c3a2c', '42 52, 50 54, 48 62, 40 60') +
    blob('#5c3a2c', '22 56, 29 54, 31 62, 24 64') +
    blob('#5c3a2c', '52 76, 60 73, 62 81, 55 83') +
    strokes('#b57b43', 2.2, '46 38, 51 40|28 72, 33 75|76 38, 79 42')
  )
}

/** A knobbly tuber: its eyes are dimples, small and unlike. */
function potato(): string {
  return (
    blob('#b1803f', '8 54, 16 36, 34 24, 56 20, 78 26, 92 42, 94 60, 82 76, 60 82, 36 84, 16 74') +
    blob('#d3a866', '12 52, 20 37, 36 27, 56 23, 76 29, 87 42, 86 54, 74 66, 54 72, 32 72, 17 65') +
    oval('#7f5930', 34, 42, 4.4, 2.4, -20) +
    oval('#7f5930', 70, 38, 4, 2.2, 30) +
    oval('#7f5930', 56, 56, 3.6, 2.2, 80) +
    dots('#7f5930', 1.9, '48 34, 26 56, 76 54, 42 64')
  )
}

function spoon(x: number, face: string, shade: string): string {
  return (
    limb(face, [x, 40], 5, [x, 96], 8) +
    blob(face, `${x} 2, ${x + 12} 8, ${x + 15} 24, ${x + 9} 38, ${x} 43, ${x - 9} 38, ${x - 15} 24, ${x - 12} 8`) +
    blob(shade, `${x} 7, ${x + 8} 12, ${x + 9} 24, ${x + 5} 34, ${x} 37, ${x - 5} 32, ${x - 8} 24, ${x - 7} 12`) +
    strokes(CREAM, 2, `${x - 6} 15, ${x - 7} 23, ${x - 4} 30`)
  )
}

function fork(x: number): string {
  return (
    limb(STEEL, [x, 44], 5, [x, 97], 9) +
    [-9, 0, 9].map((at) => line(STEEL, 4.6, `M${x + at} 4V28`)).join('') +
    blob(STEEL, `${x - 11} 24, ${x + 11} 24, ${x + 10} 38, ${x} 48, ${x - 10} 38`) +
    strokes(SHADE, 2, `${x} 62, ${x} 90`)
  )
}

function tableKnife(x: number): string {
  return (
    limb(STEEL, [x + 2, 56], 8, [x + 2, 97], 10) +
    body(STEEL, `M${x - 4} 58V10C${x - 2} 2 ${x + 8} 6 ${x + 9} 22V58Z`) +
    body(SHADE, `M${x - 4} 58V10C${x - 2} 6 ${x} 6 ${x + 1} 10V58Z`) +
    strokes(SHADE, 2, `${x + 2} 66, ${x + 2} 90`)
  )
}

function kitchenKnife(): string {
  return (
    body('#c7ccce', 'M6 12C30 14 52 30 64 50L54 62C36 54 14 34 6 12Z') +
    body(STEEL, 'M6 12C16 34 36 54 54 62L57 58C40 48 18 32 6 12Z') +
    limb(DARK_WOOD, [60, 56], 13, [92, 90], 15) +
    dots(STRAW, 2.2, '68 65, 76 73, 84 81')
  )
}

function plate(): string {
  return (
    dot('#5b83a6', 50, 50, 47) +
    dot(CREAM, 50, 50, 43.5) +
    dot('#5b83a6', 50, 50, 29) +
    dot(CREAM, 50, 50, 26.5) +
    Array.from({ length: 12 }, (_, at) => {
      const turn = (at * Math.PI) / 6
      return leaf('#5b83a6', 50 + 33 * Math.cos(turn), 50 + 33 * Math.sin(turn), turn + 1.2, 11, 4)
    }).join('')
  )
}

function fishOnPlate(): string {
  return (
    blob('#5f7f8c', '18 50, 30 40, 50 38, 66 46, 82 36, 80 50, 84 64, 66 55, 50 62, 30 60') +
    dot(INK, 28, 48, 2.2) +
    strokes(CREAM, 2, '42 44, 46 50, 42 56|52 43, 56 50, 52 57')
  )
}

function tangerine(): string {
  return (
    blob('#d9732c', '50 18, 72 20, 92 38, 94 60, 80 82, 54 90, 26 84, 8 64, 8 40, 28 20') +
    blob('#ec9240', '46 22, 66 24, 80 38, 80 56, 66 72, 44 76, 24 68, 13 52, 16 36, 30 24') +
    dots('#c9632a', 1.6, '30 42, 44 56, 62 62, 36 66, 70 44, 24 56, 78 66') +
    rays(DEEP_GREEN, 50, 22, 9, 4, 5) +
    leaf(DEEP_GREEN, 52, 20, -0.5, 40, 11) +
    strokes(GREEN, 2, '56 18, 70 10, 84 4') +
    leaf(GREEN, 48, 20, -2.7, 30, 9)
  )
}

/** Whole, with a cut half before it. */
function lime(): string {
  return (
    blob('#5f8a3a', '58 8, 76 10, 92 24, 98 42, 90 60, 74 68, 56 62, 44 46, 46 24') +
    blob('#86ab4e', '60 13, 74 14, 84 26, 86 40, 76 50, 62 48, 53 36, 54 22') +
    dot('#5f8a3a', 34, 64, 32) +
    dot('#f0efc4', 34, 64, 28.5) +
    Array.from({ length: 8 }, (_, at) => {
      const turn = (at * Math.PI) / 4 + 0.2
      return leaf('#a9c861', 34 + 4 * Math.cos(turn), 64 + 4 * Math.sin(turn), turn, 22, 8)
    }).join('')
  )
}

/** Twisted, with salt. */
function pretzel(): string {
  const loop =
    '50 84, 28 90, 8 74, 6 46, 20 22, 40 22, 52 40, 62 64, 78 84|50 84, 72 90, 92 74, 94 46, 80 22, 60 22, 48 40, 38 64, 22 84'
  return (
    strokes('#7f4a26', 15, loop) +
    strokes('#b3703a', 10, loop) +
    dots(CREAM, 2.2, '14 40, 12 60, 26 26, 86 40, 88 60, 74 26, 30 84, 70 84, 50 46, 60 58, 40 58')
  )
}
