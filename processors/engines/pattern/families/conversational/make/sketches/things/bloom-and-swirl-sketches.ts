import { blob, body, curve, dot, dots, leaf, limb, oval, rays, strokes, taper } from '../sketch-marks.ts'
import { fruitOfWarmLandsSketches } from './fruit-of-warm-lands-sketches.ts'
import { hedgeAndRainSketches } from './hedge-and-rain-sketches.ts'
import { nutSketches } from './nut-sketches.ts'

const CREAM = '#f6ecd8'
const [RED, ORANGE, TEAL, STONE] = ['#c8313a', '#cf4f2e', '#6f9aa6', '#c9bfae'] as const
const [GREEN, GREEN_DEEP, GREEN_LIGHT] = ['#5d8a4e', '#3f6338', '#9dbb78'] as const
const [PINK, PINK_LIGHT, GOLD] = ['#d9568a', '#f0a3bd', '#e3b23c'] as const

/** What blooms, swirls and stands in fog, and what is gathered in hedges and warm lands. */
export const bloomAndSwirlSketches: Readonly<Record<string, string>> = {
  'peppermint-swirl': peppermint(),
  'blooming-cactus': barrelInBloom(),
  'prickly-pear-in-bloom': pricklyPear(),
  milkweed: milkweed(),
  'golden-gate-bridge': goldenGate(),
  'moss-cushion': moss(),
  'stacked-teacups': teacups(),
  'cocktail-olives': cocktailOlives(),
  'parasol-from-above': parasolFromAbove(),
  ...nutSketches,
  ...fruitOfWarmLandsSketches,
  ...hedgeAndRainSketches,
}

/** A starlight mint: wedges that turn as they leave the middle. */
function peppermint(): string {
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  }
  const radii = [3, 12, 21, 30, 38, 44]
  const wedge = (start: number): string => {
    const out = radii.map((radius) => at(radius, start + radius * 1.5))
    const rim = [8, 16, 24].map((step) => at(44, start + 66 + step))
    const back = radii.toReversed().map((radius) => at(radius, start + radius * 1.5 + (radius > 4 ? 31 : 30)))
    return body(RED, `M${[...out, ...rim, ...back].join('L')}Z`)
  }
  return dot(RED, 50, 50, 47) + dot('#fbf5ea', 50, 50, 44.5) + [0, 60, 120, 180, 240, 300].map(wedge).join('')
}

function flower(x: number, y: number, size: number): string {
  const petals = [-2.7, -2.15, -1.57, -1, -0.44]
  return (
    petals.map((turn, at) => leaf(at % 2 ? PINK_LIGHT : PINK, x, y, turn, size, size * 0.3)).join('') +
    oval(GOLD, x, y - size * 0.24, size * 0.24, size * 0.17)
  )
}

/** A ribbed barrel, a crown of flowers on the top. */
function barrelInBloom(): string {
  return (
    blob(GREEN, '50 24, 68 28, 79 44, 81 62, 73 82, 50 92, 27 82, 19 62, 21 44, 32 28') +
    strokes(GREEN_DEEP, 2.8, '35 30, 28 54, 34 84|45 27, 41 54, 44 89|55 27, 59 54, 56 89|65 30, 72 54, 66 84') +
    dots(
      CREAM,
      1.9,
      '25 46, 24 60, 28 74, 35 46, 34 62, 38 78, 50 42, 50 58, 50 74, 65 46, 66 62, 62 78, 75 46, 76 60, 72 74',
    ) +
    blob('#c9a06a', '14 92, 32 88, 50 91, 68 88, 86 92, 72 97, 28 97') +
    flower(34, 31, 19) +
    flower(66, 31, 19) +
    flower(50, 27, 25)
  )
}

/** Pads upon pads, flowers and buds along their upper rims. */
function pricklyPear(): string {
  return (
    flower(27, 20, 18) +
    flower(79, 26, 17) +
    flower(50, 32, 17) +
    blob(GREEN_DEEP, '50 30, 62 35, 68 48, 66 64, 58 74, 44 74, 35 64, 33 48, 39 35') +
    blob(GREEN, '26 17, 36 21, 42 32, 40 45, 33 54, 22 53, 13 44, 11 31, 16 21') +
    blob(GREEN, '78 23, 88 28, 92 39, 88 51, 79 57, 69 53, 64 43, 66 31') +
    blob(GREEN, '50 56, 63 60, 70 71, 68 85, 58 94, 42 94, 32 85, 30 71, 37 60') +
    oval(PINK, 13, 21, 3.6, 5.4, -28) +
    oval(PINK, 39, 19, 3.6, 5.4, 26) +
    oval(PINK, 92, 30, 3.4, 5, 36) +
    dots(
      CREAM,
      1.7,
      '20 28, 28 30, 34 36, 20 40, 28 44, 74 34, 82 36, 72 44, 81 47, 42 68, 52 66, 60 72, 40 80, 50 78, 60 84, 48 88, 44 46, 54 48, 50 40',
    ) +
    blob('#c9a06a', '18 94, 34 91, 66 91, 82 94, 70 98, 30 98')
  )
}

/** Stars in a ball, broad paired leaves, and a pod that lets its silk fly. */
function milkweed(): string {
  const florets: readonly (readonly [number, number])[] = [
    [36, 22],
    [62, 22],
    [30, 33],
    [44, 34],
    [58, 33],
    [70, 32],
    [49, 18],
    [38, 44],
    [37, 28],
    [52, 26],
    [65, 38],
    [52, 44],
    [64, 42],
  ]
  return (
    curve(GREEN_DEEP, 3.4, '52 40, 50 62, 52 98') +
    leaf(GREEN, 51, 66, -2.75, 40, 10) +
    leaf(GREEN_DEEP, 51, 66, -0.42, 40, 10) +
    leaf(GREEN_DEEP, 51, 86, -2.9, 36, 9) +
    leaf(GREEN, 52, 86, -0.3, 30, 8) +
    strokes(GREEN_LIGHT, 1.7, '48 65, 32 58, 16 50|54 65, 70 58, 84 51|48 85, 32 81, 19 77|55 85, 68 81, 78 77') +
    blob(GREEN_DEEP, '38 26, 50 30, 62 26, 60 40, 51 46, 41 40') +
    florets.map(([x, y], at) => rays(at % 2 ? PINK_LIGHT : PINK, x, y, 9.4, 4.2, 5) + dot(CREAM, x, y, 2.2)).join('')
  )
}

/** The near tower and the far one, their portals open, in fog up to the deck. */
function goldenGate(): string {
  const struts = [9, 24, 41].map((y) => `M27 ${y}H43V${y + 5}H27Z`).join('')
  return (
    blob('#8fa37f', '60 72, 74 58, 88 54, 101 60, 101 78, 60 78') +
    body(ORANGE, 'M22 3H29V88H22ZM41 3H48V88H41Z') +
    body(ORANGE, `${struts}M27 74H43V79H27Z`) +
    body(ORANGE, 'M77 34H80.500V74H77ZM85.500 34H89V74H85.500ZM79 36H87V39H79ZM79 46H87V49H79Z') +
    body('#a53a22', 'M-1 60L101 57V63L-1 69Z') +
    taper(ORANGE, 3.4, 3.4, '-1 40, 12 24, 25 4') +
    taper(ORANGE, 3.4, 2.4, '45 4, 52 28, 61 45, 70 47, 79 35') +
    taper(ORANGE, 2.4, 2.2, '88 35, 94 47, 101 53') +
    strokes(ORANGE, 1.5, '6 34, 6 62|14 22, 14 62|53 32, 53 60|60 45, 60 60|67 48, 67 59|73 43, 73 59|94 48, 94 58') +
    blob(STONE, '16 86, 26 84, 44 84, 54 86, 52 93, 18 93') +
    blob(CREAM, '-2 80, 14 76, 26 80, 40 77, 58 81, 76 75, 90 79, 102 77, 102 84, 84 86, 62 85, 40 87, 18 84, -2 86') +
    curve(TEAL, 3, '2 96, 18 93, 34 96, 50 93, 66 96, 82 93, 98 96')
  )
}

/** A cushion of stars, spore capsules on threads above it. */
function moss(): string {
  const tufts: readonly (readonly [number, number])[] = [
    [20, 74],
    [34, 66],
    [50, 62],
    [66, 66],
    [80, 74],
    [28, 82],
    [43, 77],
    [58, 77],
    [72, 83],
    [50, 88],
  ]
  const stalks = '24 64, 20 46, 26 34|40 56, 40 38, 46 24|56 54, 60 34, 56 18|70 60, 76 44, 72 32'
  return (
    strokes('#a8683a', 2, stalks) +
    oval('#c98a4a', 27, 31, 3, 5.6, 30) +
    oval('#c98a4a', 47.5, 21, 3, 5.6, 28) +
    oval('#c98a4a', 55, 14.5, 3, 5.6, -24) +
    oval('#c98a4a', 71, 28.5, 3, 5.6, -24) +
    blob(GREEN_DEEP, '6 90, 10 76, 22 66, 34 60, 50 55, 66 59, 80 67, 91 78, 95 90, 74 96, 28 96') +
    tufts.map(([x, y], at) => rays(at % 2 ? GREEN_LIGHT : GREEN, x, y, 10.5, 3.6, 7)).join('')
  )
}

/** Three cups that somebody has stacked, and none of them straight. */
function teacups(): string {
  const cup = (colour: string, trim: string, turn: number, y: number, size: number): string =>
    `<g transform="translate(50 ${y}) rotate(${turn}) scale(${size})">` +
    blob(trim, '-38 16, -20 13, 20 13, 38 16, 22 21, -22 21') +
    curve(colour, 4.4, '24 -6, 36 -8, 37 3, 23 8') +
    body(colour, 'M-27 -14H27C27 4 19 15 10 16H-10C-19 15 -27 4 -27 -14Z') +
    body(trim, 'M-28 -16H28V-11H-28Z') +
    leaf(GREEN_LIGHT, -4, 3, 2.5, 12, 4) +
    leaf(GREEN_LIGHT, 4, 3, 0.6, 12, 4) +
    dots(trim, 3.2, '-4 -3, 4 -3, 6 3, -6 3, 0 7') +
    dot(GOLD, 0, 1.5, 2.6) +
    '</g>'
  return (
    cup('#f3e8d8', PINK, 4, 82, 0.94) +
    cup(PINK_LIGHT, '#b8436e', -5, 52, 0.86) +
    cup('#dfe9e2', GREEN, 6, 24, 0.78) +
    strokes(STONE, 2, '46 8, 43 4, 47 0|55 8, 52 4, 56 0')
  )
}

/** Two stuffed olives on a pick. */
function cocktailOlives(): string {
  const olive = (x: number, y: number): string =>
    oval('#8f9a3a', x, y, 17, 14, -38) +
    oval('#b8bf62', x - 5, y - 5, 6, 3, -38) +
    oval(RED, x + 10, y - 8, 4.6, 6, -38)
  return limb('#b98a4a', [8, 90], 3, [90, 14], 3) + olive(34, 66) + olive(62, 40) + dot(GOLD, 91, 12, 5)
}

/** A beach umbrella as a gull sees it: eight panels in two colours, their hems curved in, a towel beside it. */
function parasolFromAbove(): string {
  const [x, y, reach] = [44, 44, 42]
  const at = (radius: number, eighths: number): string => {
    const angle = ((eighths + 0.25) * Math.PI) / 4
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }
  const panel = (eighth: number): string =>
    body(
      eighth % 2 ? '#fbf5ea' : RED,
      `M${x} ${y}L${at(reach, eighth)}Q${at(reach * 0.9, eighth + 0.5)} ${at(reach, eighth + 1)}Z`,
    )
  return (
    `<g transform="rotate(38 74 74)">${body(TEAL, 'M58 62H98V86H58Z')}${body('#fbf5ea', 'M86 62H90V86H86ZM93 62H95V86H93Z')}</g>` +
    [0, 1, 2, 3, 4, 5, 6, 7].map(panel).join('') +
    dot(GOLD, x, y, 4.6)
  )
}
