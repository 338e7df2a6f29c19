import { body, dot, leaf, line, strokes } from '../sketch-marks.ts'

/** A volcano with long hollow slopes, snow down to a ragged line, and one side in the shade. */
function mountFuji(): string {
  const [slope, shade, snow] = ['#6485b4', '#456398', '#e9eef4'] as const
  return (
    body(slope, 'M1 88C20 80 31 62 40 31L44 27L47 30L51 26L55 29L59 27L62 31C71 62 81 80 99 88Z') +
    body(shade, 'M61 60C64 74 70 82 74 88H99C86 82 76 70 70 55Z') +
    body(
      snow,
      'M40 31L44 27L47 30L51 26L55 29L59 27L62 31C65 42 68 50 72 58L65 53L61 65L56 54L51 69L46 54L41 63L37 52L30 58C34 50 37 42 40 31Z',
    ) +
    strokes(shade, 2, '27 72, 22 79, 15 84|38 72, 35 80, 30 85|50 76, 50 81, 49 86')
  )
}

/** An island of sand with two palms, and the sea around it. */
function palmIsland(): string {
  const [sea, foam, sand, trunk, green, dark] = [
    '#4f9fae',
    '#cfe6e2',
    '#ecd2a0',
    '#8a6242',
    '#4f9a62',
    '#2f7350',
  ] as const
  const crown = (x: number, y: number, size: number): string =>
    [-2.9, -2.3, -1.5, -0.75, -0.1, 0.45, 2.75]
      .map((turn, at) => leaf(at % 2 ? dark : green, x, y, turn, size * (at > 4 ? 0.8 : 1), size * 0.2))
      .join('')
  return (
    body(sea, 'M3 84C18 76 82 76 97 84C90 95 10 95 3 84Z') +
    body(foam, 'M9 83C24 75 76 75 91 83C76 89 24 89 9 83Z') +
    body(sand, 'M15 82C26 71 42 66 55 68C70 70 80 76 86 82C70 87 30 87 15 82Z') +
    line(trunk, 4.6, 'M44 72C41 56 43 42 50 30') +
    line(trunk, 3.8, 'M54 72C58 64 64 57 72 52') +
    crown(72, 52, 19) +
    crown(50, 30, 26) +
    dot(trunk, 49, 33, 2.6) +
    dot(trunk, 53.4, 32, 2.4)
  )
}

/** Land that is known by its outline. */
export const peakAndIsleSketches: Readonly<Record<string, string>> = {
  'mount-fuji': mountFuji(),
  'desert-island': palmIsland(),
}
