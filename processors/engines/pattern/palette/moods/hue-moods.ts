import type { Mood } from './mood.ts'

const ranges =
  'tone|tones|colour|colours|color|colors|hue|hues|shade|shades|palette|palettes|toned|coloured|colored'.split('|')

/** Words that mean a colourway only next to a word for colours: "warm tones" is one, "a warm white" is a colour. */
function inColours(...words: readonly string[]): string[] {
  return words.flatMap((word) => ranges.flatMap((range) => [`${word} ${range}`, `${word}-${range}`]))
}

/** Colourways that are named after a side of the colour circle. */
export const hues: readonly Mood[] = [
  {
    name: 'warm',
    words: [...inColours('warm', 'hot', 'fiery'), 'warme farben', 'tons chauds', 'tonos cálidos', 'toni caldi'],
    ground: 'light',
    inks: ['#fbf0df', '#c8452f', '#e58a3c', '#efbf55', '#8a2f3a', '#e8a68c', '#7a4a2c'],
  },
  {
    name: 'cool',
    words: [...inColours('cool', 'cold', 'icy'), 'kühle farben', 'tons froids', 'tonos fríos', 'toni freddi'],
    ground: 'light',
    inks: ['#f1f4f3', '#27497e', '#3f8f95', '#8fb7d6', '#7a72b0', '#a9d2c4', '#1d2f4a'],
  },
  {
    name: 'secondary',
    words: inColours('secondary'),
    ground: 'light',
    inks: ['#fbf5e8', '#3f8f5a', '#e8803a', '#7a4f9c'],
  },
]
