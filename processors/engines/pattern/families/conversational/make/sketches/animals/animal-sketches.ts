import { body, dot, leaf, line, rays } from '../sketch-marks.ts'

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
    line(INK, 7, 'M34 66L32 88M66 64L67 88') +
    body(
      coat,
      'M27 54C38 45 58 46 68 51C76 55 74 64 71 69L70 80L63 80L61 69C54 73 45 73 39 70L36 80L29 80L27 66C24 62 23 57 27 54Z',
    ) +
    body(coat, 'M68 54C80 52 90 42 89 22C100 34 99 56 84 66C78 69 71 67 68 62Z') +
    body(light, 'M89 22C97 30 99 42 94 52C91 48 87 47 84 48C89 40 90 30 89 22Z') +
    body(coat, 'M32 60L13 62C8 62 6 58 9 55L18 43L17 26L27 36C30 36 32 35 35 34L43 24L41 44C41 53 38 58 32 60Z') +
    body(light, 'M8 57C14 54 22 54 27 53C33 52 38 49 41 46C41 56 40 64 33 70C32 64 30 61 26 61L13 62C9 62 7 60 8 57Z') +
    dot(INK, 24, 46.5, 2.6) +
    dot(INK, 9, 57.5, 3.2)
  )
}

function lion(): string {
  const coat = '#d9a24a'
  const mane = '#9a5424'
  return (
    line(coat, 4.5, 'M84 56C96 50 92 34 84 28') +
    body(mane, 'M86 33C80 32 76 24 80 18C86 18 91 26 90 32Z') +
    body(coat, 'M38 48C52 42 74 43 84 52C91 60 88 72 86 90L77 90L74 74C64 78 54 77 48 74L46 90L37 90L35 70Z') +
    rays(mane, 29, 42, 31, 22, 13) +
    body(coat, 'M29 24C39 24 45 33 43 44C41 54 33 60 26 59C17 58 12 52 14 44C16 33 20 25 29 24Z') +
    body(CREAM, 'M14 47C19 45 26 47 29 52C27 58 22 60 18 57C15 55 13 51 14 47Z') +
    dot(INK, 15, 47, 3.4) +
    dot(INK, 26, 39, 2.7)
  )
}

function owl(): string {
  const brown = '#8a5a3a'
  const wing = '#5d3a2a'
  return (
    body(
      brown,
      'M26 14C32 18 40 18 50 18C60 18 66 18 72 13C80 26 84 44 82 60C80 80 66 92 52 93C36 92 22 80 20 60C18 42 20 26 26 14Z',
    ) +
    body(CREAM, 'M50 52C62 50 68 60 66 72C64 82 58 88 52 89C44 88 38 82 36 72C34 60 40 50 50 52Z') +
    body(wing, 'M21 48C30 50 36 62 34 84C24 78 18 66 21 48Z') +
    body(wing, 'M82 48C72 50 66 62 68 84C78 78 84 66 82 48Z') +
    dot(CREAM, 38, 36, 12) +
    dot(CREAM, 63, 36, 12) +
    dot(INK, 39, 37, 5) +
    dot(INK, 62, 37, 5) +
    body('#e0a030', 'M46 42L56 42L51 53Z') +
    line(brown, 2.6, 'M44 62L48 66L52 62L56 66L60 62M42 73L46 77L51 73L55 77L60 73')
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

function swallow(): string {
  const blue = '#2c4a73'
  return (
    body(blue, 'M50 40C36 30 20 26 3 30C14 38 26 46 40 56Z') +
    body(blue, 'M54 42C58 26 70 12 88 5C86 22 80 40 66 54Z') +
    body(
      blue,
      'M34 24C44 24 54 34 62 46C70 58 80 72 96 94C84 88 74 82 66 76C66 84 68 90 70 98C60 88 52 76 46 64C38 54 28 36 26 30C28 26 31 24 34 24Z',
    ) +
    body(CREAM, 'M33 36C42 42 52 52 58 66C50 64 42 54 37 46C34 42 32 39 33 36Z') +
    body('#c9553a', 'M26 30C30 30 35 33 37 37C33 39 29 37 26 30Z') +
    body(INK, 'M27 26L18 27L26 31Z')
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
