import { body, leaf, line } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const GREEN = '#5f8347'
const PINE = '#3b5c3e'

/** Pumpkins, artichokes, olives and acorns. */
export const fruitSketches: Readonly<Record<string, string>> = {
  pumpkin: pumpkin(),
  artichoke: artichoke(),
  olive: oliveBranch(),
  acorn: acorn(),
}

function pumpkin(): string {
  return (
    body(PINE, 'M46 30C46 18 50 12 58 8L63 13C57 17 55 22 55 30Z') +
    body('#d97b2b', 'M50 28C62 22 92 26 94 56C94 84 70 92 50 88C30 92 6 84 6 56C8 26 38 22 50 28Z') +
    line(
      '#9c4a1e',
      4,
      'M50 30C40 48 40 70 50 86M50 30C60 48 60 70 50 86M36 29C20 44 20 72 34 86M64 29C80 44 80 72 66 86',
    ) +
    leaf(GREEN, 56, 24, 0.1, 34, 10)
  )
}

function artichoke(): string {
  const rows = [
    { y: 82, spread: [-1, 0, 1], length: 30 },
    { y: 70, spread: [-1.3, -0.45, 0.45, 1.3], length: 32 },
    { y: 58, spread: [-1, 0, 1], length: 34 },
    { y: 46, spread: [-0.6, 0.6], length: 34 },
  ]
  const bracts = rows
    .toReversed()
    .flatMap(({ y, spread, length }, row) =>
      spread.map((place) =>
        leaf(row % 2 ? '#7f9c5a' : '#4f7048', 50 + place * 17, y, -Math.PI / 2 + place * 0.34, length, 12),
      ),
    )
  return (
    line(PINE, 8, 'M50 82V99') +
    body('#33502f', 'M24 60C22 40 40 20 50 8C60 20 78 40 76 60C74 80 62 88 50 88C38 88 26 80 24 60Z') +
    bracts.join('')
  )
}

function oliveBranch(): string {
  const leaves = [0, 1, 2, 3].map((at) =>
    leaf(at % 2 ? '#7d8a55' : '#5f7048', 22 + at * 16, 78 - at * 17, at % 2 ? -0.1 : -1.75, 34, 8),
  )
  return (
    line('#6b5a3a', 3, 'M8 94C30 78 52 50 84 10') +
    leaves.join('') +
    body('#4a4f2c', 'M52 62C62 58 72 66 70 76C68 86 56 90 49 82C44 75 45 66 52 62Z') +
    body('#4a4f2c', 'M30 34C38 30 46 37 45 45C43 54 34 56 28 50C24 44 24 38 30 34Z') +
    line(CREAM, 2.6, 'M53 70C54 67 57 65 60 65M31 41C32 38 34 37 37 37')
  )
}

function acorn(): string {
  return (
    line(PINE, 5, 'M50 26C50 18 54 12 60 8') +
    body('#b3783f', 'M24 46H76C78 66 66 82 52 94L50 97L48 94C34 82 22 66 24 46Z') +
    body('#6a4529', 'M50 20C68 20 82 32 80 46C66 54 34 54 20 46C18 32 32 20 50 20Z') +
    line('#c9a070', 2.4, 'M28 36L40 49M40 27L60 51M56 25L74 45M72 34L60 50M60 26L40 51M44 25L26 46') +
    line('#e0b27a', 4, 'M36 60C38 70 42 78 46 83')
  )
}
