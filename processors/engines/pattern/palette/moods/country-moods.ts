import type { Mood } from './mood.ts'

/** Countries, and the crafts whose dyes and glazes stand for them. */
export const countries: readonly Mood[] = [
  {
    name: 'mexican',
    words:
      'mexican|otomi|oaxacan embroidery|oaxaca embroidery|mexican embroidery|fiesta|mexico|day of the dead|dia de los muertos|frida|mexikanisch|mexicain|mexicano|messicano'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fdf3dc', '#d9287f', '#ee8426', '#f2c12e', '#138a7a', '#2b3a9b', '#c1272d'],
  },
  {
    name: 'ajrakh',
    words: 'ajrakh|ajrak|ajrakh block print|kalamkari'.split('|'),
    ground: 'dark',
    inks: ['#1f2d4d', '#a2352c', '#f0e4cc', '#14161d', '#c98a4e'],
  },
  {
    name: 'iznik',
    words: 'ottoman|turkish|iznik colour|iznik colours|ottoman tile|turkish tile|persian tile'.split('|'),
    ground: 'light',
    inks: ['#f6f4ea', '#1f4f9c', '#c8402f', '#2f9aa8', '#2d7a58', '#8fb8d8'],
  },
  {
    name: 'chinoiserie',
    words: 'chinoiserie|chinoiserie floral|hand painted silk'.split('|'),
    ground: 'light',
    inks: ['#d6e2da', '#c9606f', '#faf5ea', '#3f6350', '#eab0a6', '#5a7fa0', '#8a6a4f'],
  },
  {
    name: 'azulejo',
    words: 'cobalt on white glaze|blue glaze'.split('|'),
    ground: 'light',
    inks: ['#f6f4ea', '#1f4c9c', '#7ea6d8', '#16306a', '#efd48a'],
  },
  {
    name: 'african',
    words: 'african|ndebele|ndebele geometric|ndebele pattern|zulu|xhosa|dashiki|afrikanisch|africain|africano'.split(
      '|',
    ),
    ground: 'light',
    inks: ['#f6e3b4', '#d1442b', '#1f6f78', '#2b1d14', '#e98a1f', '#5b8c3e'],
  },
  {
    name: 'indian',
    words:
      'indian|india|phulkari|phulkari embroidery|bagh|rajasthan|jaipur|bollywood|diwali|indisch|indien|indiano'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f8ead0', '#b8273f', '#e07b1f', '#0f6b6b', '#d9a21b', '#6b1e50', '#2f4a86'],
  },
  {
    name: 'japanese',
    words: 'japanese|japanisch|japonais|japonés|giapponese|japonês|和風|和柄|zen|kimono|edo|ukiyo-e'.split('|'),
    ground: 'light',
    inks: ['#f3ecdc', '#1f3357', '#c8452f', '#e3a0ae', '#7d9a6a', '#c9a35a', '#5a7ba6'],
  },
  {
    // Stencil-dyed with pigments: gamboge, vermilion, indigo and their mixtures.
    name: 'okinawan',
    words: 'bingata|okinawan|okinawan bingata|ryukyu|ryukyuan|紅型'.split('|'),
    ground: 'light',
    inks: ['#f0c33f', '#d5402f', '#274a8f', '#f7efdc', '#3f8b64', '#8a5aa0', '#e79aa4'],
  },
  {
    // Wool of Aubusson and Oudenaarde: blues, greens of indigo over weld, and browns of walnut.
    name: 'verdure',
    words:
      'verdure|verdures|verdure tapestry|flemish tapestry|large leaf tapestry|leafy tapestry|forest tapestry|cabbage leaf tapestry|aristolochia'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#1c2b2b', '#4f6b4a', '#7f8f5a', '#2f4f52', '#b59a5b', '#d9c894', '#7a5638'],
  },
]
