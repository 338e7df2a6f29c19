import { drawBeast } from '../animals/beast.ts'
import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const BRASS = '#d0a040'
const WOOD = '#b5793f'
const CRUST = '#c98a4a'

/** What is eaten and played at fairs, and beasts of the field and the wall. */
export const fairAndFieldSketches: Readonly<Record<string, string>> = {
  anchor:
    ring('#2f4a6e', 50, 12, 11, 6) +
    limb('#2f4a6e', [50, 22], 9, [50, 88], 11) +
    limb('#2f4a6e', [30, 32], 8, [70, 32], 8) +
    line('#2f4a6e', 9, 'M14 62C18 84 36 92 50 92C64 92 82 84 86 62') +
    body('#2f4a6e', 'M14 50L27 66L2 70ZM86 50L98 70L73 66Z') +
    curve('#c9a56a', 4.6, '50 12, 66 20, 62 34, 44 42, 40 52, 58 58, 60 68, 46 76, 44 86, 58 96'),
  'red-paper-lantern':
    limb(BRASS, [50, 0], 3, [50, 12], 3) +
    body(BRASS, 'M36 12H64V20H36ZM38 70H62V77H38Z') +
    blob(RED, '40 19, 60 19, 78 28, 86 45, 78 62, 60 71, 40 71, 22 62, 14 45, 22 28') +
    strokes('#e8705c', 2.6, '38 20, 26 45, 38 70|50 19, 50 45, 50 71|62 20, 74 45, 62 70') +
    strokes(BRASS, 3, '44 77, 43 98|50 77, 50 100|56 77, 57 98') +
    dot(BRASS, 50, 80, 4.4),
  'beer-mug':
    line('#cfdfe0', 8, 'M74 40H84C92 40 92 72 84 72H74') +
    body('#cfdfe0', 'M16 26H76L72 96H20Z') +
    body('#e3a53a', 'M22 36H70L67 89H25Z') +
    blob(CREAM, '14 28, 16 16, 28 14, 36 6, 50 10, 62 6, 72 14, 80 22, 76 34, 66 36, 62 46, 54 38, 30 40, 20 38') +
    strokes('#f3cf7f', 3.4, '34 48, 35 80|46 46, 46 80|58 48, 57 80'),
  bread:
    blob(CRUST, '6 46, 10 30, 26 24, 40 28, 50 22, 64 26, 78 24, 92 32, 95 46, 90 56, 88 84, 12 84, 10 56') +
    body('#a86a34', 'M11 62H89L88 84H12Z') +
    strokes(CREAM, 4, '26 32, 22 48|46 30, 43 47|66 31, 65 47|83 36, 82 48') +
    curve('#e3b678', 3.4, '14 40, 20 33, 28 31'),
  sausage:
    curve('#b5573a', 20, '14 26, 34 42, 58 44, 84 30') +
    curve('#9a4630', 20, '16 66, 36 82, 60 84, 86 70') +
    curve('#e09a7a', 3, '22 28, 38 38, 58 39') +
    curve('#d58a6a', 3, '24 68, 40 78, 60 79') +
    strokes('#6e3020', 2.8, '40 44, 44 51|54 45, 57 52|68 41, 72 47|42 84, 46 91|56 85, 59 92|70 81, 74 87') +
    strokes('#6e3020', 4, '6 18, 2 12|92 24, 97 19|8 59, 3 53|94 64, 99 59'),
  trumpet:
    body(BRASS, 'M70 24C84 20 92 10 98 4V68C92 62 84 52 70 48L8 42V32Z') +
    line(BRASS, 7, 'M30 40V62C30 74 70 74 70 62V42') +
    limb('#8f6a24', [40, 22], 6, [40, 58], 6) +
    limb('#8f6a24', [50, 22], 6, [50, 60], 6) +
    limb('#8f6a24', [60, 22], 6, [60, 58], 6) +
    dots(CREAM, 4.4, '40 19, 50 19, 60 19') +
    curve('#f0d79a', 3, '14 36, 44 35, 76 32') +
    body('#8f6a24', 'M2 30H10V44H2Z'),
  drum:
    limb(WOOD, [14, 4], 5, [42, 30], 4) +
    limb(WOOD, [88, 4], 5, [60, 30], 4) +
    dots(WOOD, 5, '44 32, 58 32') +
    body(RED, 'M10 40V78C10 92 90 92 90 78V40Z') +
    oval(CREAM, 50, 40, 40, 13) +
    strokes(BRASS, 4, '10 44, 26 82, 40 52, 50 90, 60 52, 74 82, 90 44') +
    curve(BRASS, 4.6, '10 78, 28 88, 50 91, 72 88, 90 78'),
  'fishing-lure':
    blob(RED, '6 42, 16 30, 36 26, 58 30, 76 42, 58 54, 36 58, 16 54') +
    blob(CREAM, '34 46, 56 44, 74 42, 58 53, 36 57, 20 54') +
    dots('#e9a83a', 2.8, '32 34, 44 34, 56 37, 38 41, 50 42') +
    dot(CREAM, 17, 40, 5) +
    dot(INK, 17, 40, 2.6) +
    leaf('#3f7f86', 74, 42, -0.5, 22, 5) +
    leaf('#3f7f86', 74, 42, 0.4, 24, 5) +
    strokes('#6d7680', 3, '34 57, 34 70, 26 78, 20 72|34 70, 42 78, 48 72|62 52, 62 66, 54 74, 48 68'),
  donkey: donkey(),
  lizard: lizard(),
  'tropical-fish': tropicalFish(),
  turkey: turkey(),
}

function donkey(): string {
  const [coat, dark] = ['#8f8580', '#665e5c']
  return drawBeast({
    coat,
    dark,
    withers: [40, 44],
    rump: [76, 46],
    chest: 25,
    flank: 22,
    ground: 93,
    leg: 6,
    hoof: '#3a3433',
    stride: 4,
    head: [24, 32],
    skull: 10,
    nose: [10, 50],
    snout: 10,
    neck: 15,
    tail: '80 50, 86 60, 88 74',
    tailWidth: 3,
    eye: [19, 32],
    ears: leaf(dark, 22, 25, -1.85, 24, 5) + leaf(coat, 30, 24, -1.35, 25, 5) + leaf('#c9b0a8', 30, 21, -1.35, 17, 2.6),
    over:
      blob('#e3dad2', '5 47, 12 44, 17 49, 15 56, 8 57') +
      curve('#3a3433', 4.4, '32 22, 38 32, 44 42') +
      leaf('#3a3433', 88, 72, 1.6, 16, 4) +
      curve('#3a3433', 3, '52 45, 53 54, 52 60'),
  })
}

/** From above, on a wall. */
function lizard(): string {
  const [skin, dark] = ['#6f9a4a', '#47692f']
  return (
    curve(skin, 8, '52 62, 60 76, 52 88, 38 92, 30 84') +
    curve(skin, 4, '38 92, 28 90, 26 80, 34 78') +
    limb(skin, [42, 38], 6, [22, 28], 5, -5) +
    limb(skin, [56, 36], 6, [78, 42], 5, -5) +
    limb(skin, [48, 60], 6, [28, 62], 5, 5) +
    limb(skin, [58, 58], 6, [78, 66], 5, 5) +
    strokes(
      skin,
      3,
      '22 28, 14 26|22 28, 16 20|22 28, 22 18|78 42, 86 38|78 42, 87 44|78 42, 84 50|28 62, 20 58|28 62, 19 65|28 62, 24 71|78 66, 86 64|78 66, 84 73|78 66, 77 75',
    ) +
    blob(skin, '46 28, 54 28, 60 40, 60 56, 55 66, 48 66, 43 54, 42 40') +
    blob(skin, '44 4, 54 8, 58 20, 54 30, 46 30, 39 21, 38 10') +
    dots(dark, 3, '50 36, 47 44, 55 46, 50 54, 54 62') +
    dots(INK, 2.4, '42 15, 55 17')
  )
}

function tropicalFish(): string {
  const [skin, dark] = ['#e9b83a', '#2f5f8f']
  return (
    blob(dark, '40 22, 56 2, 70 8, 62 28') +
    blob(dark, '44 76, 58 97, 70 90, 62 70') +
    blob(dark, '78 50, 98 30, 94 50, 98 70') +
    blob(skin, '4 50, 16 34, 36 22, 58 24, 76 40, 82 50, 76 60, 58 76, 36 78, 16 66') +
    strokes(dark, 7, '30 26, 27 50, 30 75|56 26, 59 50, 56 74') +
    strokes(CREAM, 3, '38 25, 36 50, 38 76|64 30, 67 50, 64 70') +
    dot(CREAM, 17, 45, 5) +
    dot(INK, 17, 45, 2.8) +
    curve(dark, 2.4, '6 54, 11 56, 15 54')
  )
}

function turkey(): string {
  const tail = [-2.6, -2.25, -1.9, -1.55, -1.2, -0.85, -0.5]
  return (
    tail.map((turn, at) => leaf(at % 2 ? '#b5652f' : '#7a4424', 58, 60, turn, 48, 10)).join('') +
    tail.map((turn) => leaf('#ecd9b0', 58 + Math.cos(turn) * 34, 60 + Math.sin(turn) * 34, turn, 13, 4.4)).join('') +
    strokes('#d9863a', 3, '52 84, 50 96, 42 97|62 84, 62 96, 55 98') +
    blob('#7a4424', '32 52, 50 44, 70 48, 82 62, 76 80, 58 88, 40 82, 30 68') +
    blob('#5a3018', '52 60, 68 58, 78 66, 70 76, 56 74') +
    curve('#7a4424', 10, '38 60, 28 48, 30 34, 26 26') +
    dot('#8fa3b0', 26, 25, 8) +
    body('#e0a040', 'M20 23L8 28L20 30Z') +
    leaf(RED, 22, 30, 1.7, 16, 4) +
    rays(INK, 24.6, 23.4, 2.4, 2, 6)
  )
}
