import { blob, body, curve, dots, line, oval, strokes } from '../sketch-marks.ts'

/** What is baked and roasted for a coffee house. */
export const bakeAndBrewSketches: Readonly<Record<string, string>> = {
  'coffee-beans': bean(30, 34, -28) + bean(70, 44, 34) + bean(42, 74, 8),
  'cinnamon-roll': cinnamonRoll(),
  scone: scone(),
}

/** A roasted bean about 52 long, its furrow bent like an S, turned by so many degrees. */
function bean(x: number, y: number, turnDegrees: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turnDegrees})">` +
    oval('#5f3a22', 0, 0, 18, 25) +
    curve('#8f6440', 4, '-11 -9, -12 2, -9 12') +
    line('#2c1810', 4.6, 'M2 -22C-7 -10 8 8 -2 22') +
    '</g>'
  )
}

function cinnamonRoll(): string {
  return (
    blob('#c98a4b', '50 8, 78 16, 94 40, 92 66, 76 88, 48 94, 22 86, 7 64, 8 38, 24 16') +
    curve(
      '#7a4522',
      5.4,
      '84 62, 70 80, 46 82, 24 70, 20 46, 32 26, 54 22, 72 34, 74 54, 60 68, 42 64, 36 50, 46 40, 56 46',
    ) +
    body(
      '#fbf1df',
      'M22 26C34 12 66 12 80 26C86 34 78 38 74 34C70 46 62 40 60 30C54 38 46 34 46 28C40 44 32 42 32 32C26 38 18 34 22 26Z',
    ) +
    curve('#e8b67c', 3, '14 44, 14 62, 24 76') +
    dots('#7a4522', 1.6, '40 22, 56 20, 68 26')
  )
}

function scone(): string {
  return (
    body('#d9a35c', 'M16 66C12 58 16 52 24 52H78C86 52 88 60 84 68L80 88C80 92 76 94 72 94H28C24 94 20 92 20 88Z') +
    curve('#f0cf94', 3, '24 62, 26 76, 28 86') +
    blob('#fff7e6', '12 50, 22 42, 50 40, 78 42, 88 50, 82 58, 70 54, 58 60, 44 54, 30 60, 18 56') +
    blob('#b8354a', '20 42, 34 36, 52 34, 70 36, 80 42, 74 50, 62 46, 52 52, 40 46, 28 50') +
    body('#c98a4b', 'M20 38C18 18 34 8 50 8C68 8 82 18 80 38C62 34 38 34 20 38Z') +
    strokes('#f0cf94', 3, '32 22, 44 15|52 16, 64 20') +
    dots('#8a5a2c', 2, '38 30, 56 26, 70 32')
  )
}
