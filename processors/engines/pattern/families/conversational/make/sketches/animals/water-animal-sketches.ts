import { body, dot, line, rays } from '../sketch-marks.ts'
import { streamFishSketches } from './stream-fish-sketches.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Animals of the water, seen from the side or from above. */
export const waterAnimalSketches: Readonly<Record<string, string>> = {
  ...streamFishSketches,
  koi: koi(),
  fish: fish(),
  seahorse: seahorse(),
  starfish: starfish(),
}

function koi(): string {
  const fin = '#e9b79a'
  const spot = '#dd4f2e'
  return (
    body(fin, 'M40 34C30 34 20 42 16 54C26 54 36 50 42 44Z') +
    body(fin, 'M62 36C72 36 80 42 84 52C75 53 66 50 61 45Z') +
    body(fin, 'M54 74C42 82 32 88 26 98C38 98 48 94 54 87C60 93 70 95 80 94C74 84 64 79 54 74Z') +
    body(CREAM, 'M51 4C64 10 69 28 65 46C62 60 57 68 56 82C48 74 38 58 37 40C36 22 42 8 51 4Z') +
    body(spot, 'M42 16C50 8 62 14 65 26C62 36 46 36 40 28Z') +
    body(spot, 'M44 46C54 42 64 46 61 56C56 62 47 58 44 46Z') +
    body(spot, 'M51 66C55 65 58 67 57 75C54 77 52 72 51 66Z') +
    dot(INK, 44, 14, 2.6) +
    dot(INK, 59, 13, 2.6)
  )
}

function fish(): string {
  const scale = '#3f86a6'
  const fin = '#e0a24a'
  return (
    body(fin, 'M74 50C82 38 90 30 98 27C95 40 95 60 98 74C89 70 81 61 74 52Z') +
    body(fin, 'M34 34C42 20 56 16 66 20C64 28 62 34 64 40Z') +
    body(fin, 'M42 66C44 76 50 82 58 84C58 76 60 70 62 64Z') +
    body(scale, 'M4 52C12 34 32 26 50 30C64 34 73 42 80 51C72 62 60 70 46 72C28 73 12 66 4 52Z') +
    line(CREAM, 3, 'M44 38C50 46 50 56 44 64M56 40C61 47 61 55 56 62M67 44C70 49 70 53 67 58') +
    line(INK, 2.6, 'M29 36C34 46 34 58 28 67') +
    dot(INK, 17, 47, 3.2)
  )
}

function seahorse(): string {
  const gold = '#dd9440'
  return (
    body('#b8642c', 'M62 42C74 40 78 50 76 60C70 62 64 58 60 54Z') +
    line(gold, 8, 'M56 66C60 78 50 88 42 84C36 80 40 72 46 75') +
    body(
      gold,
      'M22 26C30 24 36 22 40 16C46 8 60 10 64 20C68 30 62 36 64 46C68 58 66 70 56 76C46 76 44 68 48 58C50 48 44 42 42 34C36 32 30 32 22 32Z',
    ) +
    line(CREAM, 2.6, 'M50 42L61 40M51 50L63 50M50 58L63 60M51 66L60 68') +
    rays('#b8642c', 53, 11, 9, 4, 5) +
    dot(INK, 47, 21, 2.8)
  )
}

function starfish(): string {
  const arms = Array.from({ length: 5 }, (_, arm) => -Math.PI / 2 + (arm * Math.PI * 2) / 5)
  const spots = arms.flatMap((turn) =>
    [10, 20, 30].map((far, at) => dot(CREAM, 50 + far * Math.cos(turn), 53 + far * Math.sin(turn), 3.6 - at * 0.6)),
  )
  const limbs = arms.map((turn) =>
    line('#dd7a52', 17, `M50 53L${50 + 36 * Math.cos(turn)} ${53 + 36 * Math.sin(turn)}`),
  )
  return `${limbs.join('')}${rays('#dd7a52', 50, 53, 44, 22, 5)}${spots.join('')}`
}
