import { body, dot, line } from '../sketch-marks.ts'

const INK = '#2b2426'

/** Birds whose icon is lost when it is flattened. */
export const birdSketches: Readonly<Record<string, string>> = {
  flamingo: flamingo(),
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
