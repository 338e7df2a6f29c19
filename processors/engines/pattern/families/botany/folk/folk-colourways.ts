/** The colours each country paints its flowers in. */
export const folkColourways = [
  {
    words: /otomi|tenango|mexic|oaxaca/,
    colourway: { inks: ['#fbf6ec', '#e2377f', '#f08a24', '#1f8f8a', '#6a3f9b', '#f3c22e'], ground: 0 },
  },
  {
    words: /khokhloma|russian/,
    colourway: { inks: ['#191513', '#c8322b', '#d9a436', '#f0d48a', '#5f7a3a'], ground: 0 },
  },
  {
    words: /hungar|kalocsa|maty/,
    colourway: { inks: ['#fcf8f0', '#d2283a', '#ef8fa8', '#2f7d4a', '#f2b632', '#4560b0'], ground: 0 },
  },
  {
    words: /polish|wycinanki/,
    colourway: { inks: ['#17181c', '#e5343f', '#f4b21f', '#3aa35b', '#f3f0e6', '#3d7fc4'], ground: 0 },
  },
  {
    words: /dala|kurbits|rosemaling/,
    colourway: { inks: ['#f3ead6', '#b3322c', '#2f4f73', '#dca23a', '#47705a'], ground: 0 },
  },
  { words: /dutch|fraktur/, colourway: { inks: ['#f4ead2', '#b0392f', '#d8a038', '#33506b', '#5f7d4c'], ground: 0 } },
  {
    words: /ukrain|petrykivka/,
    colourway: { inks: ['#fbf7ec', '#cf2f2c', '#f1b429', '#2d6e45', '#274b8e'], ground: 0 },
  },
] as const
