import type { Mood } from './mood.ts'

/** Moods of feasts, seasons, landscapes and food. */
export const occasions: readonly Mood[] = [
  {
    name: 'halloween',
    words: 'halloween|spooky|witchy|creepy|haunted|trick or treat|gruselig'.split('|'),
    ground: 'dark',
    inks: ['#1b1620', '#e8772e', '#8a5bb0', '#f2e6c9', '#8fae3f', '#b8b0c4'],
  },
  {
    name: 'valentine',
    words: 'valentine|valentines|valentine day|saint valentine|valentinstag|san valentino|sweetheart'.split('|'),
    ground: 'light',
    inks: ['#fbf0ec', '#c22f45', '#e58a96', '#f3c3c2', '#7d2238', '#e9b79a'],
  },
  {
    name: 'spring',
    words: 'spring|springtime|easter|frühling|printemps|primavera|ostern|pâques|pascua|pasqua|春'.split('|'),
    ground: 'light',
    inks: ['#fbf6e6', '#ef9fae', '#f4d35e', '#8fb573', '#5f8a5c', '#a5c4e0', '#c9a6d6'],
  },
  {
    name: 'tropical-day',
    words: 'resort wear|caribbean|hawaii|tiki|tropical summer|paradise|island|miami|palm beach'.split('|'),
    ground: 'light',
    inks: ['#fbf4e2', '#2f8f5b', '#7dbb5a', '#f0587a', '#f9a03f', '#1f6f8b', '#f6d04d'],
  },
  {
    // Pressed petals keep their hue and lose lightness.
    name: 'pressed',
    words: ['pressed', 'dried'],
    ground: 'light',
    inks: ['#f4edde', '#8c7196', '#b98079', '#c9a65a', '#84906a', '#566448', '#7f90a8'],
  },
  {
    name: 'citrus',
    words: 'citrus|citrussy|citrusy|zest|lemonade'.split('|'),
    ground: 'light',
    inks: ['#fdf6dc', '#f3b61f', '#ef8a2c', '#e85d4a', '#a9c14a', '#4f8a4a'],
  },
  {
    name: 'sorbet',
    words:
      'sorbet|ice cream colour|ice cream color|ice cream shade|ice cream tone|ice cream palette|ice cream pastel|gelato shade|gelato colour|gelato color|gelato colours|macaron|sherbet|candy pastel|cotton candy'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fdf3ea', '#f4978e', '#f8c09a', '#f6d98a', '#b9d8a8', '#a8cfd8', '#8d7f9c'],
  },
  {
    name: 'spice',
    words: 'spice|spices|spicy|spice market|curry|souk|bazaar'.split('|'),
    ground: 'light',
    inks: ['#f4e3c8', '#a63d22', '#d47a2a', '#e0ac3f', '#6b3a2a', '#7d7a3a'],
  },
  {
    name: 'reef',
    words: 'reef|coral reef|underwater|deep sea|under the sea|aquatic|deep ocean|mermaid colours'.split('|'),
    ground: 'dark',
    inks: ['#0f2f45', '#2a7d96', '#6fb8bd', '#b9ded6', '#f2e8d0', '#f0866a'],
  },
  {
    name: 'forest',
    words: 'dark forest|deep forest|pine forest|misty forest|forest green tones|evergreen forest|black forest'.split(
      '|',
    ),
    ground: 'dark',
    inks: ['#16261f', '#3c6b4e', '#6f9a63', '#a9bb86', '#c9a25c', '#e8ddc4', '#b45f42'],
  },
  {
    name: 'woodland',
    words:
      'fairycore|goblincore|cabincore|woodland|woodland animal|woodland creature|woodland friend|forest floor|enchanted forest|in the woods|in the wood|in a wood|ancient wood|woods|wald|waldtiere|forêt|bosque|bosco'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3ead8', '#b5562f', '#d9964a', '#5f7048', '#39503f', '#8a5a3a', '#e3c79a'],
  },
  {
    name: 'sunset',
    words:
      'sunset|sunrise|dusk|dawn|golden hour|twilight|afterglow|heat|heat haze|summer heat|heatwave|sonnenuntergang|coucher de soleil|atardecer|tramonto'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#3a2347', '#f26b4e', '#f9a65a', '#f7d08a', '#c9517a', '#8a4f8c'],
  },
  {
    name: 'berry',
    words: 'berry tone|berry colour|berry color|berries and cream|wine tone|wine colour|wine color|mulberry tone'.split(
      '|',
    ),
    ground: 'light',
    inks: ['#f5e8e0', '#6b1f35', '#a23a54', '#d98a95', '#4a2b45', '#8a8f5c'],
  },
  {
    name: 'new-year',
    words: 'lunar new year|chinese new year|chinese|oriental red|year of the dragon'.split('|'),
    ground: 'dark',
    inks: ['#8e1f24', '#e5b24a', '#f4dcae', '#d9583f', '#2a1a18', '#f0a58a'],
  },
  {
    name: 'hanukkah',
    words: 'hanukkah|chanukah|winter blue|ice queen|frozen'.split('|'),
    ground: 'light',
    inks: ['#eef1f4', '#23407a', '#6f95bd', '#b5c8dc', '#c7a04a'],
  },
  {
    name: 'irish',
    words: 'irish|st patrick|saint patrick|celtic green|shamrock green'.split('|'),
    ground: 'light',
    inks: ['#f4f1dd', '#1f6b45', '#5c9a5a', '#a9c48a', '#c99a3a', '#2b3f35'],
  },
  {
    name: 'provence',
    words: 'provence|provencal|provençal|provençale'.split('|'),
    ground: 'light',
    inks: ['#f6ecd2', '#7f72b4', '#dfa92f', '#75854b', '#b5523b', '#4d5f39'],
  },
  {
    name: 'prussian-blue',
    words: 'hokusai|hiroshige|great wave|great wave off kanagawa|kanagawa'.split('|'),
    ground: 'light',
    inks: ['#f1e6cf', '#1f3a63', '#4f7ca3', '#a9c3d0'],
  },
  {
    name: 'lavender-field',
    words: 'lavender field|provence lavender|wisteria garden|lilac time'.split('|'),
    ground: 'light',
    inks: ['#f6f1ea', '#7f6bb0', '#b3a2d2', '#d9cde6', '#7f9468', '#56684f'],
  },
  {
    name: 'coquette',
    words: 'coquette|coquettecore|girly|girlie|bows and ribbons'.split('|'),
    ground: 'light',
    inks: ['#f7dfe3', '#c3283f', '#fffaf6', '#e58fa3', '#6f9a5a', '#8a1f36'],
  },
  {
    name: 'winter-sky',
    words: 'après ski|apres ski|arctic|antarctic|polar|nordic winter|glacier|iceland'.split('|'),
    ground: 'light',
    inks: ['#eef2f3', '#2f5874', '#7fa3b8', '#b9cdd6', '#16283a', '#d9a27f'],
  },
  {
    name: 'autumn-night',
    words: 'harvest moon|november|october|samhain'.split('|'),
    ground: 'dark',
    inks: ['#2a1b1a', '#c8551f', '#e39a34', '#a3392c', '#8a8344', '#efdcb4'],
  },
  {
    name: 'desert-sand',
    words:
      'desert colour|desert color|desert tone|desert palette|desert sand|sand tone|sandy|dune colours|dune colors'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#e4d3b0', '#b99a6b', '#8c7350', '#6b5a41', '#7f7a63', '#4b4236'],
  },
]
