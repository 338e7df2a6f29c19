import { blob, body, curve, dot, limb, line, strokes, taper } from '../sketch-marks.ts'

const RED = '#b8322f'
const BLACK = '#2a272c'

type At = readonly [number, number]

/** The middle line of a feather, from its foot to its tip. */
function spineAt(share: number): { at: At; across: At } {
  const [x, y] = [78 - 62 * share + 14 * Math.sin(share * Math.PI), 97 - 91 * share]
  const [dx, dy] = [-62 + 14 * Math.PI * Math.cos(share * Math.PI), -91]
  const long = Math.hypot(dx, dy)
  return { at: [x, y], across: [-dy / long, dx / long] }
}

/** One vane from the down at its foot to the tip, parted where barbs have come loose: notches by their place. */
function vane(colour: string, side: 1 | -1, fullness: number, notches: readonly number[]): string {
  const from = 0.2
  const half = (share: number): number =>
    fullness * Math.sin(Math.PI * ((share - from) / (1 - from)) ** 0.72) ** 0.8 + 0.6
  const point = (share: number, width: number): string => {
    const { at, across } = spineAt(share)
    return `${(at[0] + side * across[0] * width).toFixed(1)} ${(at[1] + side * across[1] * width).toFixed(1)}`
  }
  const rim: string[] = []
  for (let step = 0; step <= 40; step++) {
    const share = from + ((1 - from) * step) / 40
    const notch = notches.find((place) => Math.abs(place - share) < 0.011)
    // Barbs run upwards from the shaft: a part in them leans the same way.
    rim.push(
      notch === undefined ? point(Math.min(1, share + 0.03), half(share)) : point(share - 0.05, half(share) * 0.25),
    )
  }
  const shaft = Array.from({ length: 9 }, (_, step) => point(1 - ((1 - from) * step) / 8, 0))
  return body(colour, `M${[...rim, ...shaft].join('L')}Z`)
}

function barbs(colour: string): string {
  const lines = Array.from({ length: 15 }, (_, at) => {
    const share = 0.27 + at * 0.045
    const side = at % 2 ? 1 : -1
    const [from, to] = [spineAt(share), spineAt(Math.min(1, share + 0.075))]
    const reach = 9 * Math.sin(Math.PI * share) * side
    const end = [to.at[0] + to.across[0] * reach, to.at[1] + to.across[1] * reach]
    return `${from.at[0].toFixed(1)} ${from.at[1].toFixed(1)}, ${end[0].toFixed(1)} ${end[1].toFixed(1)}`
  })
  return strokes(colour, 1.3, lines.join('|'))
}

function shaft(colour: string): string {
  const points = Array.from({ length: 12 }, (_, at) => spineAt(at / 11.4).at)
  return taper(colour, 3.4, 1.2, points)
}

/** Down at the foot of a feather. */
function down(colour: string): string {
  return [0.13, 0.17, 0.21, 0.25]
    .flatMap((share, at) =>
      ([1, -1] as const).map((side) => {
        const {
          at: [x, y],
          across,
        } = spineAt(share)
        const reach = side * (9 - Math.abs(at - 2))
        return curve(colour, 2.2, [
          [x, y],
          [x + across[0] * reach * 0.6 - 1, y + across[1] * reach * 0.6 - 4],
          [x + across[0] * reach - 1, y + across[1] * reach - 3],
        ])
      }),
    )
    .join('')
}

/** Suits of cards, a feather, cushions, and a ship in its bottle. */
export const suitAndPlumeSketches: Readonly<Record<string, string>> = {
  'spade-suit': body(
    BLACK,
    'M50 5Q60 27 82 44Q99 58 90 73Q76 89 57 73Q58 87 69 95H31Q42 87 43 73Q24 89 10 73Q1 58 18 44Q40 27 50 5Z',
  ),
  'club-suit':
    dot(BLACK, 50, 27, 21) +
    dot(BLACK, 25, 58, 21) +
    dot(BLACK, 75, 58, 21) +
    body(BLACK, 'M42 38H58L57 70Q58 87 69 95H31Q42 87 43 70Z'),
  'diamond-suit': body(RED, 'M50 4Q62 31 86 50Q62 69 50 96Q38 69 14 50Q38 31 50 4Z'),
  feather:
    down('#a9bcc0') +
    vane('#48747f', -1, 15, [0.44, 0.7]) +
    vane('#6f9aa3', 1, 12.5, [0.36, 0.58, 0.8]) +
    barbs('#a9c3c6') +
    shaft('#f0e6d0'),
  cushion:
    body(
      '#b4553f',
      'M10 14Q30 24 50 23Q70 24 90 14Q80 34 80 50Q80 66 90 86Q70 76 50 77Q30 76 10 86Q20 66 20 50Q20 34 10 14Z',
    ) +
    strokes('#e2b26a', 3, '22 26, 36 31, 50 31, 64 31, 78 26|22 74, 36 69, 50 69, 64 69, 78 74') +
    line('#e2b26a', 3.4, 'M50 38L62 50L50 62L38 50Z') +
    dot('#7d3428', 50, 50, 4) +
    [
      [10, 14],
      [90, 14],
      [10, 86],
      [90, 86],
    ]
      .map(([x, y]) => dot('#e2b26a', x, y, 5))
      .join(''),
  'floor-cushion':
    blob('#b4553f', '3 66, 9 52, 30 46, 50 45, 70 46, 91 52, 97 66, 91 80, 70 86, 50 87, 30 86, 9 80') +
    curve('#7d3428', 3, '4 66, 28 71, 50 72, 72 71, 96 66') +
    strokes('#e2b26a', 2.4, '24 49, 20 58, 21 68|50 46, 49 58, 50 71|76 49, 80 58, 79 68') +
    limb('#e2b26a', [4, 68], 4, [1, 84], 8) +
    limb('#e2b26a', [96, 68], 4, [99, 84], 8),
  'ship-in-bottle':
    blob('#bcd5d6', '2 50, 3 30, 14 20, 44 18, 68 21, 78 36, 91 41, 91 59, 78 64, 68 78, 44 81, 14 80, 3 70') +
    blob('#3f7f94', '6 67, 18 63, 32 66, 46 63, 62 66, 71 72, 60 77, 40 79, 16 78, 9 74') +
    body('#8a4f33', 'M14 57H64Q60 69 50 69H24Q16 67 14 57Z') +
    body('#c24b38', 'M36 24Q22 38 17 54H36ZM40 27Q56 38 61 54H40Z') +
    line('#8a4f33', 2.6, 'M38 23V58') +
    body('#8a4f33', 'M90 42L100 39V61L90 58Z') +
    body('#8a4f33', 'M20 80H30L34 93H14ZM52 80H62L68 93H48Z'),
}
