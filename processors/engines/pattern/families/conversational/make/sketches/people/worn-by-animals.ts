import { blob, body, dot, dots, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'
import { boxingGloves, costumes, mermaidTail } from './costumes-of-animals.ts'
import type { Figure } from './figure.ts'
import { CREAM, GOLD, GREY, INK, RED } from './folk-colours.ts'

type Worn = Omit<Figure, 'head' | 'skin'>

/** What covers an animal, by its name: the clothes are the largest part, so that a colour named with them is theirs. */
export const clothes: Readonly<Record<string, Worn>> = {
  raincoat: {
    coat: '#e8b93c',
    cut: 'coat',
    legs: '#3f6f6a',
    shoes: '#3f6f6a',
    over:
      line(INK, 1.2, 'M50 44V77') +
      dots(INK, 1.7, '53.5 50, 53.5 58, 53.5 66') +
      body('#e8b93c', 'M38 36Q50 46 62 36L65 42Q50 52 35 42Z') +
      strokes(INK, 1.2, '36 42, 50 48, 64 42'),
  },
  jumper: {
    coat: '#b8403a',
    cut: 'jacket',
    legs: '#3d4a63',
    over:
      body('#b8403a', 'M41 34H59V41H41Z') +
      line(CREAM, 2.6, 'M38 49L44 53L50 49L56 53L62 49') +
      line(CREAM, 1.8, 'M37 58H63'),
  },
  suit: {
    coat: '#3d4a63',
    cut: 'jacket',
    legs: '#3d4a63',
    over:
      body(CREAM, 'M43 35L50 53L57 35Z') +
      body('#b8403a', 'M48 38H52L54 51L50 55L46 51Z') +
      dots(CREAM, 1.5, '50 59, 50 64'),
  },
  dress: {
    coat: '#d9848f',
    cut: 'skirt',
    legs: CREAM,
    shoes: '#8e3f4d',
    over:
      body(CREAM, 'M39 37Q50 46 61 37L58 34Q50 41 42 34Z') +
      line(CREAM, 2.4, 'M40 54Q50 57 60 54') +
      line(CREAM, 2.2, 'M28 76Q50 84 72 76'),
  },
  spacesuit: {
    coat: '#eceae4',
    cut: 'jacket',
    legs: '#eceae4',
    shoes: GREY,
    behind: oval('#c3ccd2', 50, 21, 27, 25) + oval('#dfe9ec', 50, 21, 23.5, 21.5),
    over:
      oval(GREY, 50, 40, 17, 5) +
      body(GREY, 'M40 48H60V60H40Z') +
      dots(RED, 2, '45 52, 45 56.5') +
      dots(GOLD, 2, '51 52, 55.5 56.5') +
      strokes(RED, 2.6, '37 84, 47 85|53 85, 63 84'),
  },
  'pirate-coat': {
    coat: '#7a2f33',
    cut: 'coat',
    legs: INK,
    shoes: INK,
    hat:
      blob(INK, '26 15, 34 8, 42 -1, 50 -4, 58 -1, 66 8, 74 15, 60 13, 50 11, 40 13') +
      dot(CREAM, 50, 3.5, 3.6) +
      strokes(CREAM, 1.8, '44 9.5, 56 7|44 7, 56 9.5') +
      body(INK, 'M38 17H48Q48 25 43 25Q38 25 38 17Z') +
      line(INK, 1.6, 'M34 16L64 17'),
    over:
      body(CREAM, 'M42 36L50 58L58 36Z') +
      line(INK, 4, 'M35 61H65') +
      body(GOLD, 'M46 58H54V64H46Z') +
      dots(GOLD, 1.8, '40 50, 60 50, 37 70, 63 70') +
      limb(GREY, [77, 62], 3.4, [92, 38], 2.4) +
      limb(GOLD, [74, 58], 3, [82, 64], 3),
  },
  ...costumes,
  'chef-hat': {
    coat: '#fbf6ea',
    cut: 'coat',
    legs: '#4a4f5c',
    shoes: INK,
    hat:
      blob('#fbf6ea', '40 10, 33 4, 34 -6, 42 -8, 50 -12, 58 -8, 66 -6, 67 4, 60 10') +
      body('#e3dccb', 'M39 6H61V13H39Z'),
    over:
      blob(RED, '40 36, 60 36, 57 42, 50 46, 43 42') +
      dots(INK, 1.6, '46 52, 54 52, 46 60, 54 60, 46 68, 54 68') +
      limb('#b98452', [26, 68], 3, [18, 34], 3) +
      oval('#b98452', 17, 31, 5, 7, -10),
  },
}

/** What is worn over the fur: `fur` of hands and feet, `coat` of the body, `accent` of cloth against them. */
export function trimmings(fur: string, coat: string, accent: string): Readonly<Record<string, Worn>> {
  const bare: Worn = { coat, cut: 'jacket', legs: fur, shoes: fur, over: oval(CREAM, 50, 56, 9.5, 11.5) }
  const bow = body(accent, 'M40 36L50 41L40 46ZM60 36L50 41L60 46Z') + dot(accent, 50, 41, 3)
  return {
    'mermaid-tail': { ...bare, ...mermaidTail(accent) },
    'boxing-gloves': { ...bare, ...boxingGloves() },
    scarf: {
      ...bare,
      over:
        bare.over +
        blob(accent, '35 34, 50 38, 65 34, 66 42, 50 47, 34 42') +
        limb(accent, [59, 42], 9, [63, 66], 9) +
        strokes(CREAM, 2.2, '42 38, 41 44|50 39.5, 50 46|57.5 51, 66 50|58.500 57, 67 56'),
    },
    'party-hat': {
      ...bare,
      over: bare.over + bow,
      hat:
        body('#3f7f80', 'M39 11Q50 15 61 11L51 -12Z') +
        strokes(GOLD, 2.4, '43 5, 50 7, 58 5|46 -2, 50 -1, 54.500 -2') +
        dot(accent, 51, -11, 4),
    },
    'santa-hat': {
      ...bare,
      over: bare.over + line(RED, 4, 'M40 39Q50 45 60 39') + dot(GOLD, 50, 44, 3),
      hat:
        blob(RED, '37 10, 42 -4, 54 -10, 68 -2, 72 10, 66 8, 61 4, 62 11') +
        limb(CREAM, [36, 11], 7, [64, 11], 7) +
        dot(CREAM, 72, 12, 5),
    },
    crown: {
      ...bare,
      behind: blob('#8d2f3f', '36 36, 64 36, 76 58, 82 92, 50 96, 18 92, 24 58'),
      over: bare.over + limb(CREAM, [38, 38], 7, [62, 38], 7) + rays(GOLD, 50, 47, 5, 2.2, 5),
      hat: body(GOLD, 'M37 12L34 -6L43 2L50 -9L57 2L66 -6L63 12Z') + dots(RED, 2, '42 8, 50 7, 58 8'),
    },
    glasses: {
      ...bare,
      over: bare.over + bow,
      hat: ring(INK, 42, 21, 7.5, 5.4) + ring(INK, 58, 21, 7.5, 5.4) + line(INK, 2, 'M48.500 20.500H51.500'),
    },
  }
}
