import { blob, body, dot, limb, line, oval, strokes } from '../sketch-marks.ts'

const [INK, PEARL, GOLD, BLUE, PINK, RED] = ['#2b2426', '#f6ecd8', '#e3ac3f', '#2f5a8f', '#c9527c', '#b8403a'] as const

/** Shells of the table, what stings there, and the white chapels above the sea. */
export const shoreAndIsleSketches: Readonly<Record<string, string>> = {
  mussel: mussel(),
  oyster: oyster(),
  wasp: wasp(),
  'domed-church': domedChurch(),
  caravel: caravel(),
}

/** Open on its hinge: the upper shell behind, orange flesh in the pearl of the lower. */
function mussel(): string {
  const [shell, pearl, flesh] = ['#27314f', '#a9b4cf', '#e0954a'] as const
  return (
    blob('#47557f', '8 82, 4 58, 14 34, 34 14, 56 4, 66 10, 60 34, 46 56, 26 76') +
    strokes(shell, 2, '12 66, 22 42, 44 18|18 74, 32 54, 54 22') +
    blob(shell, '8 84, 22 68, 46 48, 72 36, 92 36, 98 46, 92 64, 74 80, 48 92, 22 94') +
    blob(pearl, '16 86, 30 70, 52 55, 74 45, 89 45, 88 58, 72 72, 48 84, 26 89') +
    blob(flesh, '28 82, 38 68, 56 58, 74 53, 79 58, 68 68, 48 78') +
    strokes('#b06a2c', 2, '38 76, 52 66, 68 60')
  )
}

/** The deep shell with its frilled rim, nacre, and a pearl to one side. */
function oyster(): string {
  return (
    blob(
      '#6f6a7a',
      '26 96, 14 82, 12 66, 2 54, 8 38, 14 22, 30 14, 46 3, 66 8, 82 14, 90 30, 98 44, 92 62, 86 78, 70 88, 50 98',
    ) +
    strokes('#a7a1b1', 2.4, '8 50, 16 68, 20 82|94 46, 88 64, 78 78|26 16, 46 9, 66 13') +
    blob('#e9e3e8', '28 84, 20 66, 16 46, 26 28, 46 18, 68 22, 82 36, 84 54, 76 70, 58 82, 42 88') +
    blob('#bdb0bd', '24 62, 24 46, 36 32, 54 27, 70 34, 76 48, 66 44, 52 42, 40 48, 34 62') +
    strokes('#bdb0bd', 2.6, '34 74, 48 76, 62 70|40 84, 54 82') +
    dot(PEARL, 54, 57, 12) +
    dot('#ffffff', 50, 53, 4)
  )
}

/** Narrow-waisted, its striped abdomen drawn out to the sting. */
function wasp(): string {
  const wing = '#cfdbe0'
  return (
    strokes(
      INK,
      2.4,
      '36 58, 28 70, 20 74|42 60, 40 74, 34 84|48 58, 52 72, 50 84|14 36, 6 30, 2 20|18 32, 14 22, 14 12',
    ) +
    blob(wing, '44 44, 50 24, 66 8, 84 4, 92 12, 84 24, 66 34') +
    blob(wing, '46 46, 62 34, 82 28, 96 32, 94 40, 76 46') +
    strokes(INK, 1.4, '50 40, 66 22, 84 11|54 44, 74 36, 90 35') +
    blob(GOLD, '52 50, 60 46, 74 50, 86 62, 95 78, 99 94, 90 88, 76 78, 62 66') +
    limb(INK, [66, 46], 6, [60, 66], 6) +
    limb(INK, [79, 53], 6, [71, 76], 6) +
    limb(INK, [90, 66], 5, [82, 84], 5) +
    oval(INK, 40, 49, 13, 10, 12) +
    strokes(GOLD, 2.6, '32 44, 40 41, 48 44') +
    oval(GOLD, 19, 42, 9, 10.5, -10) +
    oval(INK, 15, 40, 4, 6, -10)
  )
}

/** Two lateen sails with crosses over a high-sterned hull. */
function caravel(): string {
  const [wood, deep, sail] = ['#8a5a36', '#5d3a24', '#f3e6cb'] as const
  return (
    strokes(deep, 2.6, '38 68, 38 8|68 66, 68 18') +
    blob(sail, '14 60, 22 40, 34 20, 46 6, 54 24, 55 44, 50 60, 32 63') +
    blob(sail, '58 58, 62 40, 70 24, 78 14, 85 30, 86 46, 82 58, 70 60') +
    strokes(deep, 2, '10 62, 30 30, 49 2|55 60, 66 34, 80 10') +
    limb(RED, [40, 26], 5, [37, 56], 5) +
    limb(RED, [28, 42], 5, [50, 39], 5) +
    limb(RED, [74, 28], 4, [72, 52], 4) +
    limb(RED, [64, 42], 4, [82, 39], 4) +
    blob(wood, '2 62, 14 68, 40 72, 66 68, 80 60, 98 56, 95 72, 84 88, 64 95, 34 95, 16 86') +
    strokes(deep, 2.6, '10 76, 36 82, 64 80, 92 68') +
    blob(RED, '38 10, 30 4, 22 6, 26 1, 38 2') +
    blob(RED, '68 20, 60 15, 53 17, 57 12, 68 12')
  )
}

/** Lime-washed walls, a blue dome, the bell in its arch and flowers at the foot. */
function domedChurch(): string {
  const [wall, shade] = ['#fbf8f0', '#d5dfe6'] as const
  return (
    body(BLUE, 'M12 52C12 20 66 20 66 52Z') +
    body(wall, 'M33 26V17H45V26Z') +
    body(BLUE, 'M33 18C33 9 45 9 45 18Z') +
    strokes(BLUE, 2.4, '39 11, 39 1|35 5, 43 5') +
    body(wall, 'M8 96V52H70V96Z') +
    body(shade, 'M60 52H70V96H60ZM8 52H70V57H8Z') +
    body(wall, 'M70 96V44C70 28 94 28 94 44V96Z') +
    body(shade, 'M88 34C92 37 94 40 94 44V96H88Z') +
    body(BLUE, 'M76 60V48C76 39 86 39 86 48V60Z') +
    line(GOLD, 3.4, 'M81 51V57') +
    body(BLUE, 'M28 96V76C28 65 46 65 46 76V96Z') +
    dot(BLUE, 18, 68, 4) +
    dot(BLUE, 55, 68, 4) +
    blob('#5f8a52', '2 96, 4 84, 12 80, 20 86, 24 96') +
    [
      [6, 88],
      [13, 84],
      [19, 90],
      [11, 92],
    ]
      .map(([x, y]) => dot(PINK, x, y, 3.2))
      .join('')
  )
}
