import { body, dot, leaf, line } from '../sketch-marks.ts'

const INK = '#2b2426'

/** Birds whose icon is lost when it is flattened. */
export const birdSketches: Readonly<Record<string, string>> = {
  peacock: peacock(),
  flamingo: flamingo(),
}

/** From the side, the train swept behind and set with eyes. */
function peacock(): string {
  const [blue, green, gold] = ['#1f5f8a', '#2f7d62', '#d9a93f']
  const train = Array.from({ length: 6 }, (_, at) =>
    leaf(at % 2 ? '#4d9a78' : green, 50, 62, 0.02 + at * 0.2, 52 - at * 2, 8),
  )
  const eyes = Array.from({ length: 6 }, (_, at) => {
    const [turn, far] = [0.02 + at * 0.2, 41 - at * 2]
    const [x, y] = [50 + far * Math.cos(turn), 62 + far * Math.sin(turn)]
    return dot(gold, x, y, 4.6) + dot(blue, x, y, 2.4)
  })
  return (
    line(INK, 2.6, 'M40 76L38 96M48 76L49 96') +
    train.join('') +
    body(
      blue,
      'M24 20C30 12 40 16 40 26C40 36 36 42 42 48C52 50 62 54 64 62C62 74 48 80 38 74C28 68 26 54 29 44C31 36 28 32 24 30C22 26 22 23 24 20Z',
    ) +
    eyes.join('') +
    body(gold, 'M23 23L12 27L24 30Z') +
    line(blue, 2.4, 'M31 15L26 4M33 14L33 2M35 15L40 4') +
    dot('#f6ecd8', 30, 22, 2.6)
  )
}

function flamingo(): string {
  const [pink, deep] = ['#e8869a', '#c9506e']
  return (
    line(deep, 3, 'M54 66L53 98L46 98M62 66L66 80L56 84') +
    line(pink, 7, 'M36 52C22 50 18 38 28 32C40 26 42 16 34 11C30 9 26 11 24 14') +
    body(pink, 'M30 50C40 36 62 36 74 46C82 52 88 56 96 58C88 66 76 70 64 70C48 72 32 64 30 50Z') +
    body(deep, 'M46 50C58 44 72 50 84 58C74 66 60 66 52 60C47 57 45 53 46 50Z') +
    body(INK, 'M21 12L12 22L18 24L27 16Z') +
    dot(INK, 30, 12, 1.9)
  )
}
