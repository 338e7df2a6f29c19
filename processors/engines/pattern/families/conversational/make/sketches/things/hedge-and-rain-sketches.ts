import { blob, curve, dots, leaf, limb, strokes, taper } from '../sketch-marks.ts'

const [GREEN, GREEN_DEEP] = ['#6f9a4e', '#47703a'] as const

/** Wild berries, puddles and the singers of summer trees. */
export const hedgeAndRainSketches: Readonly<Record<string, string>> = {
  elderberries: berryUmbel('#3a2340', '#6d4a74', '#8a3b52'),
  'rowan-berries': berryUmbel('#c8412c', '#ea8a5c', '#7c5a3c'),
  juniper: juniper(),
  puddle:
    blob('#8fb3cf', '4 62, 16 50, 34 52, 46 44, 68 46, 82 54, 96 58, 94 72, 78 80, 60 78, 44 86, 22 82, 8 74') +
    blob('#c3dbe9', '18 62, 32 58, 48 56, 40 62, 26 66') +
    curve('#f2f7f9', 2.2, '40 70, 50 66, 62 66, 72 70, 62 75, 50 75, 40 70') +
    curve('#f2f7f9', 1.8, '50 70.500, 56 69, 62 70.500') +
    taper('#8fb3cf', 1.6, 6, '56 22, 56 30, 56 38') +
    strokes('#8fb3cf', 2.4, '46 44, 40 34|66 46, 73 35') +
    dots('#8fb3cf', 2.2, '38 29, 75 30'),
  cicada: cicada(),
}

/** Umbels of small berries on forked stalks, a leaf of pairs above. */
function berryUmbel(colour: string, light: string, stalk: string): string {
  const ends =
    '16 58, 28 66, 40 72, 52 74, 64 70, 76 64, 86 56, 22 74, 36 84, 50 88, 64 83, 78 75, 30 56, 46 62, 60 60, 72 52'
  const stalks = ends
    .split(', ')
    .map((end) => `50 24, ${end}`)
    .join('|')
  return (
    limb(stalk, [50, 2], 4.5, [50, 26], 4) +
    leaf(GREEN_DEEP, 50, 10, 2.75, 38, 9) +
    leaf(GREEN, 50, 10, 0.4, 38, 9) +
    leaf(GREEN, 50, 20, 2.35, 30, 7) +
    leaf(GREEN_DEEP, 50, 20, 0.8, 30, 7) +
    strokes(stalk, 1.8, stalks) +
    dots(colour, 6.6, ends) +
    dots(
      light,
      1.9,
      ends.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${Number(x) - 2} ${Number(y) - 2}`),
    )
  )
}

/** Needles in whorls along a twig, and the blue berries between them. */
function juniper(): string {
  const needles = [90, 76, 62, 48, 34, 20].flatMap((y) => {
    const x = 50 + Math.sin(y / 16) * 5
    return [2.75, 0.4, 3.6, -0.45].map((turn, at) => leaf(at % 2 ? GREEN_DEEP : GREEN, x, y, turn, 26, 2.7))
  })
  const places = '34 70, 64 58, 38 44, 62 34, 60 82'
  return (
    curve('#7c5a3c', 3, '54 98, 48 76, 52 54, 47 32, 50 8') +
    needles.join('') +
    leaf(GREEN, 50, 12, -1.57, 14, 2.6) +
    dots('#3f4f7c', 7.5, places) +
    dots('#8f9cc0', 2.2, '32 68, 62 56, 36 42, 60 32, 58 80')
  )
}

/** From above: a broad head with its eyes wide apart, wings of glass folded like a roof, the veins on them. */
function cicada(): string {
  const wing = (side: 1 | -1): string => {
    const at = (points: string): [number, number][] =>
      points.split(',').map((pair) => {
        const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
        return [50 + side * x, y]
      })
    return (
      blob('#c4d6c2', at('6 30, 16 30, 27 44, 33 64, 32 84, 25 98, 16 90, 9 68, 5 46')) +
      curve('#5f7a56', 2, at('8 32, 18 44, 25 66, 25 94')) +
      curve('#5f7a56', 1.5, at('7 40, 13 60, 18 88')) +
      curve('#5f7a56', 1.3, at('14 44, 10 58')) +
      curve('#5f7a56', 1.3, at('21 56, 15 68')) +
      curve('#5f7a56', 1.3, at('25 70, 18 84')) +
      curve('#5f7a56', 1.3, at('20 50, 29 56')) +
      curve('#5f7a56', 1.3, at('25 68, 32 72'))
    )
  }
  return (
    strokes('#43543a', 2.6, '38 26, 24 24, 15 16|62 26, 76 24, 85 16|40 32, 26 36, 14 32|60 32, 74 36, 86 32') +
    blob('#5b7048', '50 26, 61 30, 62 48, 58 72, 50 92, 42 72, 38 48, 39 30') +
    strokes('#a9a457', 2, '42 56, 50 59, 58 56|43 65, 50 68, 57 65|45 74, 50 76, 55 74') +
    wing(1) +
    wing(-1) +
    blob('#5b7048', '34 22, 50 18, 66 22, 67 34, 58 42, 50 44, 42 42, 33 34') +
    strokes('#a9a457', 2.2, '41 26, 44 33, 41 39|59 26, 56 33, 59 39|50 23, 50 33') +
    blob('#43543a', '33 18, 40 9, 50 7, 60 9, 67 18, 60 23, 50 24, 40 23') +
    dots('#b5502e', 4.6, '33 16, 67 16') +
    dots('#e3b23c', 1.6, '46 15, 54 15, 50 11') +
    strokes('#43543a', 1.5, '44 9, 40 2|56 9, 60 2')
  )
}
