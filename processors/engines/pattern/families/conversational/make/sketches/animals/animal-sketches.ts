import { blob, body, curve, dot, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Whole animals from the side, where the icon sets have only a face or a view from the front. */
export const animalSketches: Readonly<Record<string, string>> = {
  fox: fox('#d0612c', CREAM),
  'arctic-fox': fox('#f2f1ee', '#d3d8df'),
  bird: bird(),
  lion: lion(),
  owl: owl(),
  bee: bee(),
  dragonfly: dragonfly(),
  swallow: swallow(),
  snail: snail(),
  panda: panda(),
  moth: moth(),
}

function fox(coat: string, light: string): string {
  return (
    // Far legs, brush, body in one line from nape to rump, near legs with their dark stockings.
    limb(INK, [38, 66], 7, [43, 90], 4.6, -1) +
    limb(INK, [70, 64], 7, [68, 90], 4.6, 1) +
    blob(coat, '68 52, 78 54, 84 46, 84 34, 88 20, 95 28, 99 42, 96 56, 88 66, 76 68, 68 62') +
    blob(light, '88 18, 93 22, 97 31, 98 39, 93 36, 91 40, 88 36, 84 38, 85 28') +
    blob(coat, '28 50, 36 46, 48 50, 60 49, 70 49, 77 56, 77 66, 72 72, 62 70, 50 71, 38 73, 30 68, 26 58') +
    limb(coat, [34, 64], 10, [32, 80], 6, 0) +
    limb(INK, [32.5, 76], 5.6, [31, 90], 4.8) +
    limb(coat, [71, 62], 13, [76, 79], 6, -2) +
    limb(INK, [76, 76], 5.4, [74, 90], 4.8) +
    blob(INK, '25 92.5, 27 88.500, 33 88, 34 92.500') +
    blob(INK, '68 92.500, 70 88.500, 76 88, 77 92.500') +
    blob(
      coat,
      '17 42, 12 30, 12 20, 18 23, 27 33, 33 31, 40 20, 45 16, 46 28, 44 40, 45 50, 38 60, 28 65, 20 66, 8 64, 5 60, 11 53',
    ) +
    blob(INK, '14 27, 14 22.500, 18 27, 20 31') +
    blob(INK, '43.500 26, 43.500 20, 40 25, 38 30') +
    blob(light, '5 61, 12 57, 20 57, 27 53, 34 52, 44 46, 45 54, 41 62, 36 72, 31 76, 28 69, 20 66.500, 9 65') +
    oval(INK, 6.5, 60.5, 3.4, 2.8) +
    oval(INK, 21, 48, 2.3, 3) +
    oval(INK, 35, 45, 2.1, 2.8)
  )
}

function lion(): string {
  const [coat, mane] = ['#d9a24a', '#9a5424']
  const locks = Array.from({ length: 30 }, (_, at): readonly [number, number] => {
    const angle = (at * Math.PI) / 15 - 0.4
    // Fuller below, where the mane falls on the breast.
    const radius = (at % 2 ? 25 : 31.5) + 4 * Math.max(0, Math.sin(angle))
    return [31 + radius * Math.cos(angle), 36 + radius * Math.sin(angle)]
  })
  return (
    curve(coat, 4.6, '82 56, 93 54, 96 42, 90 32, 92 24') +
    blob(mane, '92 28, 86 22, 88 12, 93 7, 98 15, 97 24') +
    limb(mane, [48, 66], 9, [51, 92], 7, -1) +
    limb(mane, [73, 66], 10, [70, 92], 7, 1.5) +
    blob(coat, '36 44, 52 46, 66 46, 78 47, 86 54, 87 66, 80 74, 64 72, 50 74, 38 76, 30 66') +
    limb(coat, [40, 62], 14, [39, 90], 9, 0) +
    limb(coat, [79, 60], 16, [82, 90], 9, -2) +
    blob(coat, '32 95, 33 89, 39 87, 45 91, 45 95') +
    blob(coat, '75 95, 76 89, 82 87, 88 91, 88 95') +
    blob(mane, locks) +
    dot(coat, 12, 20, 6) +
    dot(coat, 50, 20, 6) +
    blob(coat, '31 13, 42 16, 49 26, 48 39, 42 50, 31 55, 20 50, 14 39, 13 26, 20 16') +
    blob(CREAM, '31 37, 37 39, 43 44, 40 51, 34 54, 31 52, 28 54, 22 51, 19 44, 25 39') +
    blob(mane, '28 22, 34 22, 36 34, 37 39, 31 45, 25 39, 26 34') +
    blob(INK, '25.500 38, 31 36.500, 36.500 38, 33 43, 29 43') +
    strokes(INK, 1.8, '31 43, 30.500 47, 26.500 48, 23.500 46|31 43, 31.500 47, 35.500 48, 38.500 46') +
    oval(INK, 21.5, 31, 2.6, 3.2) +
    oval(INK, 40.5, 31, 2.6, 3.2)
  )
}

function owl(): string {
  const [brown, wing, gold] = ['#946341', '#54331f', '#e0a030']
  return (
    blob(gold, '36 90, 36 97, 41 95, 44 98, 46 91') +
    blob(gold, '54 91, 56 98, 59 95, 64 97, 64 90') +
    // Tufts, the broad head and the pear of the body in one rim.
    blob(
      brown,
      '18 4, 28 10, 40 13, 50 14, 60 13, 72 10, 82 4, 85 16, 85 30, 82 43, 78 53, 83 63, 85 75, 76 87, 62 94, 50 95, 38 94, 24 87, 15 75, 17 63, 22 53, 18 43, 15 30, 15 16',
    ) +
    blob(CREAM, '50 51, 61 53, 67 62, 67 74, 61 84, 50 89, 39 84, 33 74, 33 62, 39 53') +
    strokes(
      brown,
      2.6,
      '39 60, 44.500 65, 50 60, 55.500 65, 61 60|38 69, 44 74, 50 69, 56 74, 62 69|41 78, 45.500 82, 50 78, 54.500 82, 59 78',
    ) +
    blob(wing, '22 52, 29 56, 33 65, 33 75, 30 84, 24 91, 15 83, 9 73, 13 61') +
    blob(wing, '78 52, 71 56, 67 65, 67 75, 70 84, 76 91, 85 83, 91 73, 87 61') +
    strokes(
      brown,
      2.2,
      '17 62, 23 66, 28 62|14 70, 21 75, 29 70|17 80, 23 83, 29 79|83 62, 77 66, 72 62|86 70, 79 75, 71 70|83 80, 77 83, 71 79',
    ) +
    blob(wing, '24 12, 38 18, 50 32, 62 18, 76 12, 66 26, 54 36, 50 42, 46 36, 34 26') +
    dot(CREAM, 34, 34, 12.5) +
    dot(CREAM, 66, 34, 12.5) +
    dot(gold, 35, 34.5, 7.6) +
    dot(gold, 65, 34.5, 7.6) +
    dot(INK, 36, 35, 4.8) +
    dot(INK, 64, 35, 4.8) +
    blob(gold, '45.500 39, 50 37, 54.500 39, 52.500 47, 50 51, 47.500 47')
  )
}

function bee(): string {
  const honey = '#e5aa2c'
  const wing = '#cfdfe2'
  return (
    leaf(wing, 48, 44, -2.05, 42, 17) +
    leaf(wing, 54, 44, -1.15, 44, 17) +
    body(honey, 'M16 58C18 44 34 38 52 40C72 42 86 50 92 60C84 72 66 78 48 77C30 76 17 70 16 58Z') +
    body(INK, 'M40 40C45 52 45 64 40 76L51 77C56 65 56 51 51 40Z') +
    body(INK, 'M62 42C67 52 67 64 62 76L72 73C76 64 76 54 72 45Z') +
    body(INK, 'M16 58C17 49 23 44 31 42C35 52 35 66 30 74C22 72 17 66 16 58Z') +
    line(INK, 2.6, 'M22 46C18 40 14 38 9 38M29 42C27 36 24 32 19 30')
  )
}

function dragonfly(): string {
  const wing = '#9cc7c9'
  const blue = '#256f86'
  return (
    leaf(wing, 50, 30, -0.16, 47, 10) +
    leaf(wing, 50, 30, Math.PI + 0.16, 47, 10) +
    leaf(wing, 50, 40, 0.3, 42, 9) +
    leaf(wing, 50, 40, Math.PI - 0.3, 42, 9) +
    body(blue, 'M50 18C56 20 57 32 55 44C54 62 53 80 51 97L49 97C47 80 46 62 45 44C43 32 44 20 50 18Z') +
    dot(blue, 44.5, 15, 6.5) +
    dot(blue, 55.5, 15, 6.5) +
    line(CREAM, 2, 'M46 54L54 54M46.5 64L53.5 64M47 74L53 74')
  )
}

/** In a turn: wings like scythes, a rust throat, and a tail of two streamers. */
function swallow(): string {
  const blue = '#2c4a73'
  return (
    body(blue, 'M36 34C38 20 54 7 86 2C76 12 64 27 57 46C49 45 41 41 36 34Z') +
    body(blue, 'M34 42C25 48 12 61 4 84C17 75 34 67 50 60C45 55 39 50 34 42Z') +
    body(
      blue,
      'M14 31C18 23 29 22 38 29C50 38 61 50 70 61C78 71 88 82 99 93C86 89 75 82 66 73C68 82 71 90 73 99C63 92 57 82 54 71C44 64 33 55 25 46C19 41 14 37 14 31Z',
    ) +
    body(CREAM, 'M23 41C32 45 44 54 55 66C46 62 34 54 28 48C25 45 24 43 23 41Z') +
    body('#c9553a', 'M14 33C20 31 27 35 30 41C23 42 16 39 14 33Z') +
    body(INK, 'M15 29L5 31L15 34Z')
  )
}

function snail(): string {
  const shell = '#b5654a'
  return (
    body(
      '#c9b06a',
      'M6 78C14 66 22 72 26 62C28 50 22 40 26 34C34 32 38 44 38 56C44 66 60 70 76 72C86 74 92 78 95 86L14 87C8 86 5 82 6 78Z',
    ) +
    line('#c9b06a', 3.4, 'M29 38C28 30 26 24 20 20M33 38C36 30 40 25 44 24') +
    body(shell, 'M62 24C82 24 92 40 88 56C84 72 70 79 58 77C44 74 36 64 38 50C40 34 50 25 62 24Z') +
    line(CREAM, 4, 'M44 66C36 46 50 32 64 33C78 35 83 50 77 60C71 69 56 68 54 56C53 47 62 43 67 48C70 52 67 57 64 56')
  )
}

function panda(): string {
  return (
    body(INK, 'M64 58C78 60 84 74 82 92L68 92C68 84 66 78 60 76Z') +
    body(CREAM, 'M34 40C56 34 78 44 82 64C84 78 78 88 62 91L38 91C26 86 24 60 34 40Z') +
    body(INK, 'M30 52C40 48 54 50 60 58C54 66 50 76 52 92L36 92C30 80 28 64 30 52Z') +
    dot(INK, 20, 17, 8) +
    dot(INK, 50, 16, 8) +
    body(CREAM, 'M36 13C50 14 58 26 56 38C54 50 44 56 34 55C22 54 13 46 13 36C14 22 24 13 36 13Z') +
    leaf(INK, 22, 42, -1.1, 14, 6) +
    leaf(INK, 48, 42, -2, 14, 6) +
    body(INK, 'M31 43L39 43L35 48Z')
  )
}

function moth(): string {
  const wing = '#b99a6a'
  const dark = '#5a4636'
  return (
    body(wing, 'M48 40C34 18 16 14 3 20C6 40 18 56 44 58C28 60 22 72 28 84C40 86 48 74 49 60Z') +
    body(wing, 'M52 40C66 18 84 14 97 20C94 40 82 56 56 58C72 60 78 72 72 84C60 86 52 74 51 60Z') +
    dot(dark, 25, 35, 7) +
    dot(dark, 75, 35, 7) +
    dot(CREAM, 25, 35, 3) +
    dot(CREAM, 75, 35, 3) +
    line(dark, 3, 'M10 27C18 42 30 50 42 53M90 27C82 42 70 50 58 53') +
    body(dark, 'M50 30C55 34 56 52 50 82C44 52 45 34 50 30Z') +
    line(dark, 2.2, 'M49 32C44 22 40 18 34 17M51 32C56 22 60 18 66 17')
  )
}

function bird(): string {
  const [coat, wing, breast] = ['#3f6f9a', '#274a6b', '#d98a4a']
  return (
    line(INK, 2.6, 'M44 78L42 94M54 78L55 94') +
    body(
      coat,
      'M10 40C10 24 24 14 38 18C48 21 52 30 58 38C70 46 82 54 98 56C92 64 82 68 74 68C68 78 56 83 44 81C28 79 18 66 18 52C14 50 10 46 10 40Z',
    ) +
    body(breast, 'M18 50C26 48 36 52 42 60C47 67 50 75 49 81C34 82 20 70 18 50Z') +
    body(wing, 'M40 44C54 42 66 52 82 60C72 70 56 70 46 62C40 57 38 50 40 44Z') +
    line(CREAM, 2.4, 'M50 52C58 54 64 58 71 61M48 58C54 61 59 63 64 64') +
    body('#d9a03a', 'M11 33L0 38L11 42Z') +
    dot(INK, 24, 32, 3.2)
  )
}
