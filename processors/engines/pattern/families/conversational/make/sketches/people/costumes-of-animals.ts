import { blob, body, dot, line, oval, rays, strokes } from '../sketch-marks.ts'
import type { Figure } from './figure.ts'
import { CREAM, GOLD, INK, RED } from './folk-colours.ts'

type Worn = Omit<Figure, 'head' | 'skin'>

const [NIGHT, LEATHER, DENIM] = ['#4b3b6b', '#8a5a36', '#3f5f8a']

/** Costumes that animals are called by: witch cats, cowboy frogs, superhero dogs. */
export const costumes: Readonly<Record<string, Worn>> = {
  'superhero-cape': {
    coat: DENIM,
    cut: 'jacket',
    legs: DENIM,
    shoes: RED,
    behind: blob(RED, '36 35, 64 35, 78 58, 90 88, 70 92, 50 89, 30 92, 10 88, 22 58'),
    over: body(GOLD, 'M36 61H64V66H36Z') + rays(GOLD, 50, 50, 8, 3.4, 5),
  },
  'witch-hat': {
    coat: NIGHT,
    cut: 'robe',
    over:
      blob(GOLD, '38 36, 50 42, 62 36, 62 40, 50 46, 38 40') +
      rays(GOLD, 43, 66, 5, 2.2, 5) +
      rays(GOLD, 58, 80, 5, 2.2, 5),
    hat:
      blob(NIGHT, '24 13, 36 9, 50 8, 64 9, 76 13, 64 15, 50 16, 36 15') +
      body(NIGHT, 'M36 11Q44 0 44 -12Q52 -14 60 -8Q56 -4 56 0Q60 6 64 11Q50 15 36 11Z') +
      line(GOLD, 3, 'M37.5 9Q50 13 62.5 9'),
  },
  'cowboy-hat': {
    coat: LEATHER,
    cut: 'jacket',
    legs: DENIM,
    shoes: LEATHER,
    over:
      body(CREAM, 'M43 38L50 64L57 38Z') +
      blob(RED, '38 35, 62 35, 57 42, 50 49, 43 42') +
      rays(GOLD, 61, 52, 4.6, 2, 5) +
      line(INK, 3, 'M37 64H63') +
      dot(GOLD, 50, 64, 3),
    hat:
      blob(LEATHER, '20 8, 28 11, 40 7, 60 7, 72 11, 80 8, 74 16, 60 14, 50 15, 40 14, 26 16') +
      body(LEATHER, 'M37 10Q37 -8 44 -7Q50 -3 56 -7Q63 -8 63 10Q50 14 37 10Z') +
      line(INK, 2.6, 'M37 8Q50 12 63 8'),
  },
}

/** A fish's tail from the waist down, with a bodice of two shells in the accent. */
export function mermaidTail(accent: string): Partial<Worn> {
  const [tail, scale] = ['#3f9c94', '#8fd0bf']
  return {
    legs: tail,
    shoes: tail,
    over:
      blob(tail, '36 57, 50 55, 64 57, 67 66, 63 78, 56 88, 50 91, 44 88, 37 78, 33 66') +
      blob(tail, '50 87, 60 89, 76 83, 90 87, 78 98, 62 101, 50 96, 38 101, 22 98, 10 87, 24 83, 40 89') +
      strokes(
        scale,
        1.8,
        '38 64, 42 67, 46 64, 50 67, 54 64, 58 67, 62 64|40 72, 44 75, 48 72, 52 75, 56 72, 60 75|44 80, 48 83, 52 80, 56 83',
      ) +
      strokes(scale, 1.6, '54 93, 66 94, 78 90|46 93, 34 94, 22 90') +
      oval(accent, 44, 47, 5.4, 4.6) +
      oval(accent, 56, 47, 5.4, 4.6),
  }
}

/** Fists up in red gloves, and shorts. */
export function boxingGloves(): Partial<Worn> {
  const glove = (to: 1 | -1): string => {
    const x = (out: number): number => 50 + to * out
    return (
      blob(RED, `${x(22)} 30, ${x(20)} 22, ${x(26)} 13, ${x(36)} 13, ${x(41)} 21, ${x(38)} 30, ${x(30)} 34`) +
      line(CREAM, 2.4, `M${x(23)} 33L${x(38)} 32`)
    )
  }
  return {
    arms: 'up',
    over:
      oval(CREAM, 50, 50, 8.5, 8) +
      body(RED, 'M35 59H65L69 78H53L50 70L47 78H31Z') +
      body(CREAM, 'M35.5 58H64.5V62.5H35.5Z') +
      glove(1) +
      glove(-1),
  }
}
