import { body, dots, leaf, line, taper } from '../sketch-marks.ts'

const RED = '#c13b46'
const DEEP = '#8f2436'
const PINK = '#e9a0a8'
const CREAM = '#f6ecd8'
const GOLD = '#cf9a3e'

/** A heart that fills the box, one lobe a little fuller than the other. */
const HEART =
  'M50 92C30 74 6 58 6 34C7 16 22 8 34 10C42 12 47 18 50 26C54 17 61 10 71 10C86 11 95 22 94 37C92 58 70 76 50 92Z'

/** Hearts as they are printed and stitched: plain, with a sprig as in folk art, edged with lace, and struck by an arrow. */
export const heartSketches: Readonly<Record<string, string>> = {
  heart: body(RED, HEART) + line(CREAM, 4, 'M20 36C20 28 24 23 31 22'),
  'folk-heart': body(RED, HEART) + sprig(),
  'laced-heart': lace(),
  'struck-heart': struck(),
}

/** A tulip on its stem with leaves in pairs, dots where the lobes are empty. */
function sprig(): string {
  const pairs = [
    [76, 20],
    [63, 21],
    [51, 15],
  ].map(
    ([y, long]) => leaf(CREAM, 50, y, -0.62, long, long * 0.27) + leaf(CREAM, 50, y, Math.PI + 0.62, long, long * 0.27),
  )
  return (
    taper(CREAM, 3.4, 2, '50 84, 49 66, 50 42') +
    pairs.join('') +
    body(PINK, 'M50 45C41 42 38 34 40 26L46 31L50 24L55 31L61 26C62 34 59 42 50 45Z') +
    dots(CREAM, 2.6, '20 28, 28 22, 17 38, 73 21, 82 28, 84 39') +
    dots(PINK, 3, '25 33, 76 33')
  )
}

/** Scallops all round, a line of holes along them and a smaller heart in a lighter ink. */
function lace(): string {
  const rim =
    '50 86, 41 79, 31 71, 21 61, 13 50, 9 38, 12 26, 20 17, 31 14, 42 19, 50 29, 58 19, 69 14, 80 18, 88 27, 91 38, 87 50, 79 61, 69 71, 59 79'
  const inside = (size: number, drawing: string): string =>
    `<g transform="translate(50 47) scale(${size}) translate(-50 -50)">${drawing}</g>`
  return (
    dots(PINK, 8, rim) +
    inside(0.86, body(RED, HEART)) +
    inside(0.66, dots(CREAM, 3, rim)) +
    inside(0.46, body(PINK, HEART)) +
    inside(0.26, body(DEEP, HEART))
  )
}

/** The arrow lies behind the heart; its feathers and its head are seen. */
function struck(): string {
  return (
    `<g transform="rotate(-26 50 50)">${line(GOLD, 3.4, 'M-6 52H106')}` +
    leaf(GOLD, 4, 52, Math.PI + 0.5, 13, 4) +
    leaf(GOLD, 4, 52, Math.PI - 0.5, 13, 4) +
    leaf(GOLD, 11, 52, Math.PI + 0.5, 13, 4) +
    leaf(GOLD, 11, 52, Math.PI - 0.5, 13, 4) +
    `${body(GOLD, 'M108 52L96 44L99 52L96 60Z')}</g>` +
    `<g transform="translate(50 50) scale(.78) translate(-50 -50)">${body(RED, HEART)}` +
    `${body(DEEP, 'M50 92C70 76 92 58 94 37C94 30 92 24 88 19C90 44 70 66 46 88Z')}` +
    `${line(CREAM, 4, 'M20 36C20 28 24 23 31 22')}</g>`
  )
}
