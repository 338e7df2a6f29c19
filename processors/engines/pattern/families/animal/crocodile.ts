import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { clamp, mix, TURN } from '../../kit/knot.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

export const crocodile: Family = {
  name: 'crocodile',
  summary: 'rows of plates, broad along the back and pebbled on the flanks, each swelling towards a lit ridge',
  words: [
    '🐊 print',
    '🐊 skin',
    'kroko',
    'krokomuster',
    'imprimé croco',
    'crocodile',
    'crocodile skin',
    'croc',
    'croc print',
    'alligator',
    'alligator skin',
    'krokodil',
    'cocodrilo',
    'coccodrillo',
    'reptile skin',
    'ワニ柄',
  ],
  motifs: [],
  coverage: { low: 0.56, medium: 0.7, high: 0.79 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['field', 'moody', 'savanna', 'monochrome'],
  ground: 'dark',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['block', 'toss'],
  draw: drawCrocodile,
}

const BACK_MM = 21

/** One plate, with its four neighbours' corners worn round. */
type Plate = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly back: number
}

function drawCrocodile(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('hide')
  const byLight = [...cast.figures].sort((one, other) => cast.inks[one].lightness - cast.inks[other].lightness)
  const body = byLight[Math.floor((byLight.length - 1) / 2)]
  const [shade, light] = [byLight[0], byLight[byLight.length - 1]]
  const rest = byLight.filter((ink) => ink !== body && ink !== light && ink !== shade)
  const share = Math.sqrt(plan.coverage) * 1.03
  layPlates(plan, random).forEach((plate, at) => {
    const ring = plateRing(random, plate, Math.min(0.97, share))
    const own = rest.length > 0 && at % 5 === 2 ? rest[((at / 5) | 0) % rest.length] : body
    if (byLight.length > 2 && plate.tall > 5) {
      paint(cloth, shade, ring(1, 0))
      paint(cloth, own, ring(0.84, -0.06))
    } else paint(cloth, own, ring(1, 0))
    if (byLight.length > 1) paint(cloth, light, ridgeRing(random, plate))
  })
  return cloth
}

/** Columns run down the back: widths swell to the middle of the repeat and shrink to pebbles at its edges. */
function layPlates(plan: Plan, random: Random): Plate[] {
  const spines = Math.max(1, Math.round(plan.widthMm / (160 * plan.scale)))
  const plates: Plate[] = []
  const [shiftMm, backMm] = [random.between(0, plan.widthMm), BACK_MM * random.between(0.8, 1.3) * plan.scale]
  for (let spine = 0; spine < spines; spine++) {
    const left = shiftMm + (spine * plan.widthMm) / spines
    const profile = [0.55, 0.62, 0.8, 1.05, 1.3, 1.3, 1.05, 0.8, 0.62, 0.55]
    const widths = profile.map((width) => width * random.between(0.88, 1.12))
    const total = widths.reduce((sum, width) => sum + width, 0)
    let x = left
    widths.forEach((width, column) => {
      const wide = ((plan.widthMm / spines) * width) / total
      const back = clamp((width - 0.55) / 0.75)
      const rows = fitCells(plan.heightMm, backMm * mix(0.42, 0.82, back))
      const shift = column % 2 ? 0.5 : 0
      for (let row = 0; row < rows.count; row++)
        plates.push({
          x: x + wide / 2,
          y: (row + shift + 0.5 + random.between(-0.05, 0.05)) * rows.sizeMm,
          wide: wide * random.between(0.97, 1.02),
          tall: rows.sizeMm * random.between(0.96, 1.01),
          back,
        })
      x += wide
    })
  }
  return plates
}

/** Back plates are nearly square, flank plates nearly round. */
function plateRing(
  random: Random,
  { x, y, wide, tall, back }: Plate,
  fill: number,
): (share: number, lift: number) => Ring {
  const wobble = Array.from({ length: 12 }, () => random.between(0.96, 1.04))
  const power = mix(2.3, 4.2, back)
  return (share, lift) =>
    wobble.map((reach, at): Knot => {
      const angle = (at / 12) * TURN
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      // A superellipse: power 2 is an oval, 4 a rounded block.
      const far = reach / (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (1 / power)
      return [
        x + cos * far * (wide / 2) * fill * share * 1.03,
        y + (sin * far * share * fill * 1.03 + lift) * (tall / 2),
      ]
    })
}

/** Light along the upper left of a plate. */
function ridgeRing(random: Random, { x, y, wide, tall, back }: Plate): Ring {
  const [w, h] = [wide * mix(0.2, 0.3, back), tall * 0.25]
  const bend = random.between(0.3, 0.5)
  return [
    [x - w, y + h * 0.2, 1],
    [x - w * 0.7, y - h * 0.9],
    [x + w * 0.6, y - h * 0.95],
    [x + w * 0.9, y - h * 0.45, 1],
    [x + w * 0.3, y - h * bend],
    [x - w * 0.5, y - h * 0.4],
  ]
}
