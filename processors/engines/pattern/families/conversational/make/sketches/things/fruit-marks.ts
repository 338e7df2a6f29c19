import { blob, body, curve } from '../sketch-marks.ts'

// What is drawn again and again in fruit: leaves with their shaded half and veins, blossoms, cut citrus, and how parts are put together.

/** The two greens of leaves, and the pale line that parts them where a cloth has but one. */
export const [LEAF, PINE] = ['#6b934c', '#3f6442']
const VEIN = '#f8e4bd'

/** A part turned, moved and made smaller; its own middle is 50, 50. */
export function put(part: string, x: number, y: number, size = 1, turnDegrees = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turnDegrees}) scale(${size}) translate(-50 -50)">${part}</g>`
}

type LeafShape = {
  readonly length: number
  readonly width: number
  readonly bend?: number
  readonly dark?: boolean
  readonly vein?: string
}

/** A leaf that curls: one half lies in the shade of the other, veins run from its rib. */
export function veinedLeaf(
  x: number,
  y: number,
  turn: number,
  { length, width, bend = 0.3, dark, vein = VEIN }: LeafShape,
): string {
  const [lit, shaded] = dark ? [PINE, LEAF] : [LEAF, PINE]
  const rib = (t: number): [number, number] => {
    const heading = turn + bend * (t - 0.5)
    return [x + length * t * Math.cos(heading), y + length * t * Math.sin(heading)]
  }
  const rim = (t: number, side: number): [number, number] => {
    const half = side * width * Math.sin(Math.PI * t ** 0.82) * (side > 0 ? 1 : 0.86)
    const heading = turn + bend * (2 * t - 0.5) + Math.PI / 2
    const [px, py] = rib(t)
    return [px + half * Math.cos(heading), py + half * Math.sin(heading)]
  }
  const steps = [0.08, 0.25, 0.42, 0.6, 0.78, 0.92]
  const flank = (side: number) => steps.map((t) => rim(t, side))
  const ribs = [0, ...steps, 1].map(rib)
  const veins = [0.3, 0.46, 0.62].flatMap((t) =>
    [0.62, -0.62].map((side) => curve(vein, 1.3, [rib(t), rim(t + 0.14, side)])),
  )
  return (
    blob(lit, [rib(0), ...flank(1), rib(1.04), ...flank(-1).toReversed()]) +
    body(
      shaded,
      `M${[...ribs, ...flank(-1).toReversed()].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
    ) +
    curve(vein, 1.7, [rib(0.06), rib(0.4), rib(0.7), rib(0.92)]) +
    veins.join('')
  )
}

/** A blossom of five notched petals, with its heart. */
export function blossom(x: number, y: number, radius: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 5 - 1.2
    const to = (far: number, off: number): [number, number] => [
      x + radius * far * Math.cos(turn + off),
      y + radius * far * Math.sin(turn + off),
    ]
    return (
      blob(petal, [to(0.1, 0), to(0.6, -0.5), to(1, -0.42), to(0.94, 0), to(1.02, 0.4), to(0.6, 0.5)]) +
      curve(heart, radius * 0.09, [to(0.3, 0), to(0.62, 0)])
    )
  })
  return (
    petals.join('') +
    blob(heart, [
      [x - radius * 0.2, y],
      [x, y - radius * 0.2],
      [x + radius * 0.2, y],
      [x, y + radius * 0.2],
    ])
  )
}

/** A citrus fruit cut across: rind, pith, and segments that do not quite meet. */
export function citrusFace(rind: string, pith: string, flesh: string): string {
  const round = (radius: number, uneven: number): [number, number][] =>
    Array.from({ length: 12 }, (_, at) => {
      const [turn, far] = [(at * Math.PI) / 6, radius * (1 + uneven * Math.sin(at * 2.1))]
      return [50 + far * Math.cos(turn), 50 + far * Math.sin(turn)]
    })
  const segments = Array.from({ length: 9 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 9 + 0.2
    const to = (far: number, off: number): [number, number] => [
      50 + far * Math.cos(turn + off),
      50 + far * Math.sin(turn + off),
    ]
    return (
      blob(flesh, [to(6, 0), to(20, -0.2), to(32, -0.27), to(35.5, 0), to(32, 0.27), to(20, 0.2)]) +
      curve(rind, 1.4, [to(17, 0), to(28, 0.06)])
    )
  })
  return blob(rind, round(46, 0.012)) + blob(pith, round(40.5, 0.01)) + segments.join('')
}
