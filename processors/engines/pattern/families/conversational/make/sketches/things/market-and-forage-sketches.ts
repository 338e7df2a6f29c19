import { blob, body, curve, dot, dots, leaf, limb, oval, rays, strokes, taper } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const [LEAF, DARK_LEAF, PALE_LEAF] = ['#6f9a52', '#4c7a45', '#b8cc86']

/** What is picked, dug up or foraged, each in its own shape: whole, and beside it what shows it best. */
export const marketAndForageSketches: Readonly<Record<string, string>> = {
  lychee: lychee(),
  turnip: turnip(),
  cucumber: cucumber(),
  courgette: courgette(),
  'spring-onion': springOnion(),
  'ginger-root': ginger(),
  lettuce: lettuce(),
  chives: chives(),
}

/** Two in their rough skin, one half peeled. */
function lychee(): string {
  const [skin, deep, flesh] = ['#d4606a', '#7d1f36', '#f3e9e2']
  const scales = (x: number, y: number): string =>
    [-14, -7, 0, 7, 14]
      .map((down, row) =>
        [-12, -4, 4, 12]
          .filter((across) => Math.hypot(across, down) < 17)
          .map((across) => {
            const [px, py] = [x + across + (row % 2 ? 3 : -1), y + down]
            return `${px - 2.6} ${py - 1}, ${px} ${py + 1.6}, ${px + 2.6} ${py - 1}`
          })
          .join('|'),
      )
      .filter(Boolean)
      .join('|')
  return (
    strokes('#7a5a3a', 2.8, '54 4, 52 18, 34 34|52 18, 68 30|52 16, 54 46') +
    leaf(DARK_LEAF, 52, 14, 2.9, 36, 9) +
    leaf(LEAF, 54, 10, 0.12, 40, 9) +
    strokes(PALE_LEAF, 1.8, '50 14, 34 17, 22 21|58 10, 72 12, 86 15') +
    dot(skin, 30, 50, 20) +
    strokes(deep, 1.8, scales(30, 50)) +
    dot(deep, 74, 46, 19) +
    dot(skin, 72, 45, 17.5) +
    strokes(deep, 1.8, scales(72, 45)) +
    dot(flesh, 54, 74, 20) +
    blob('#ddc9c4', '40 86, 54 89, 68 82, 72 74, 72 84, 62 94, 50 94') +
    body(skin, 'M34 72C36 60 44 54 54 54C66 54 73 62 74 74L68 70L63 76L57 69L51 76L45 70L40 77Z') +
    strokes(deep, 1.8, '44 62, 47 64, 50 61|54 60, 57 62, 60 60|62 66, 65 68, 67 65|52 67, 54 69, 57 67')
  )
}

function turnip(): string {
  const [white, purple, shade] = ['#f3e9da', '#9a5a8f', '#d6c5bb']
  return (
    leaf(DARK_LEAF, 48, 34, -2.1, 36, 9) +
    leaf(DARK_LEAF, 54, 34, -1.0, 38, 9) +
    leaf(LEAF, 51, 34, -1.6, 40, 10) +
    strokes(PALE_LEAF, 2, '51 32, 50 18, 50 4|48 32, 40 18, 34 8|54 32, 62 20, 70 8') +
    blob(white, '50 32, 66 34, 80 44, 84 58, 74 72, 60 80, 53 90, 50 102, 47 90, 40 80, 26 72, 16 58, 20 44, 34 34') +
    blob(purple, '50 32, 66 34, 80 44, 83 56, 72 50, 60 55, 50 50, 40 55, 28 50, 17 56, 20 44, 34 34') +
    blob(shade, '80 62, 74 72, 60 80, 53 90, 51 100, 54 80, 68 68') +
    strokes(shade, 1.8, '42 80, 50 82|46 87, 52 88|32 66, 38 68') +
    curve('#c995bd', 2.6, '26 46, 32 41, 40 39')
  )
}

/** Long, ridged, and cut into slices. */
function cucumber(): string {
  const [skin, deep, flesh, seed] = ['#4f7f45', '#35613a', '#d3e0a3', '#9fbf6a']
  const slice = (x: number, y: number, size: number): string =>
    dot(deep, x, y, size) +
    dot(flesh, x, y, size - 2.6) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const turn = (at * Math.PI) / 3
        return leaf(seed, x + Math.cos(turn) * 2.6, y + Math.sin(turn) * 2.6, turn, size * 0.5, 2.2)
      })
      .join('')
  return (
    taper(skin, 19, 21, '8 22, 24 32, 44 46, 64 60, 74 70') +
    dot(skin, 8, 22, 9) +
    strokes(deep, 2.4, '8 18, 28 30, 54 46, 76 64|6 26, 24 38, 46 54, 66 70') +
    dots(flesh, 1.3, '20 28, 30 38, 40 40, 50 52, 36 46, 60 58') +
    curve(deep, 4, '3 18, -2 14') +
    slice(74, 70, 14.5) +
    slice(34, 78, 14) +
    slice(54, 90, 13)
  )
}

/** With its flower still on, and pale stripes. */
function courgette(): string {
  const [skin, stripe, bloom] = ['#4f7a3f', '#8fb06a', '#e9a93c']
  return (
    leaf(bloom, 78, 74, 0.2, 22, 7) +
    leaf('#f3c766', 78, 76, 0.8, 24, 7) +
    leaf(bloom, 76, 78, 1.4, 22, 7) +
    limb('#9a8f4f', [22, 20], 9, [8, 6], 12) +
    taper(skin, 17, 26, '20 18, 36 34, 54 52, 74 74') +
    dot(skin, 74, 74, 12) +
    strokes(stripe, 2, '22 24, 40 42, 66 70|26 18, 46 36, 72 64|20 30, 32 42, 56 68') +
    dots(CREAM, 1.2, '34 36, 48 46, 44 52, 60 60, 58 66, 68 72, 30 28') +
    blob('#6f8a45', '10 12, 20 8, 28 16, 24 26, 14 24')
  )
}

/** A bunch, tied. */
function springOnion(): string {
  const [green, deep, white] = ['#6f9f52', '#4c7a45', '#f3ecdc']
  const stalk = (top: string, bulb: readonly [number, number], colour: string): string =>
    taper(colour, 4, 7, `${top}, 50 50`) + limb(white, [50, 54], 6.4, bulb, 8) + dot(white, bulb[0], bulb[1], 6.4)
  return (
    stalk('22 -2, 34 22', [34, 84], deep) +
    stalk('80 0, 66 22', [68, 84], deep) +
    stalk('36 -8, 44 20', [43, 88], green) +
    stalk('64 -8, 57 20', [59, 88], green) +
    stalk('50 -10, 51 20', [51, 90], deep) +
    strokes(
      '#b8a888',
      1.3,
      '34 90, 31 99|34 90, 36 99|43 94, 41 103|51 96, 51 105|59 94, 61 103|68 90, 70 99|68 90, 66 99',
    ) +
    strokes(PALE_LEAF, 1.6, '30 10, 40 30|72 12, 62 30|50 2, 51 28') +
    blob('#c2503f', '38 54, 50 51, 62 54, 62 60, 50 63, 38 60') +
    strokes('#8f342c', 1.6, '40 57, 50 58, 60 57')
  )
}

/** A knuckled root, one end cut. */
function ginger(): string {
  const [skin, deep, flesh] = ['#cfa76a', '#9a7440', '#f0d98f']
  return (
    limb(skin, [20, 56], 26, [80, 54], 28, 3) +
    limb(skin, [34, 54], 22, [26, 24], 17) +
    limb(skin, [60, 52], 22, [66, 22], 15) +
    limb(skin, [52, 58], 20, [44, 86], 16) +
    limb(skin, [76, 56], 22, [94, 76], 15) +
    dot(skin, 16, 57, 13) +
    oval(deep, 27, 18, 9.4, 6.4, -14) +
    oval(flesh, 27, 18, 7, 4.4, -14) +
    oval(deep, 97, 79, 6, 8.4, -36) +
    oval(flesh, 97, 79, 4, 6, -36) +
    strokes(
      deep,
      1.8,
      '22 34, 28 36, 36 34|24 43, 32 45, 39 43|58 34, 65 36, 71 34|56 43, 64 45, 72 43|12 48, 14 56, 12 65|36 62, 44 68, 54 66|40 76, 46 78, 52 75|72 46, 76 56, 74 66|84 58, 82 66, 78 72|50 46, 52 56, 50 62',
    )
  )
}

/** A loose head of frilled leaves. */
function lettuce(): string {
  const [outer, middle, heart, rib] = ['#5f8f45', '#86b056', '#b9cf7a', '#e9eec4']
  return (
    blob(
      outer,
      '50 2, 62 6, 70 2, 78 12, 90 16, 90 28, 100 36, 94 48, 98 60, 88 68, 84 80, 70 84, 60 94, 40 94, 30 84, 16 80, 12 68, 2 60, 6 48, 0 36, 10 28, 10 16, 22 12, 30 2, 38 6',
    ) +
    blob(middle, '26 30, 18 40, 22 50, 16 60, 26 72, 36 84, 48 90, 46 70, 44 50, 38 34') +
    blob(middle, '74 30, 82 40, 78 50, 84 60, 74 72, 64 84, 52 90, 54 70, 56 50, 62 34') +
    blob(
      heart,
      '50 16, 58 22, 66 22, 68 34, 74 42, 68 54, 66 68, 58 82, 50 90, 42 82, 34 68, 32 54, 26 42, 32 34, 34 22, 42 22',
    ) +
    strokes(
      rib,
      2.6,
      '50 28, 50 56, 50 86|50 50, 40 40|50 50, 60 40|50 64, 40 54|50 64, 60 54|50 76, 44 68|50 76, 56 68',
    ) +
    strokes(rib, 2, '14 36, 24 56, 36 76|86 36, 76 56, 64 76|16 22, 22 30|84 22, 78 30')
  )
}

/** Round heads of flowers on thin leaves. */
function chives(): string {
  const [green, bloom, deep] = ['#5f8f4c', '#a97fc0', '#7a539a']
  const head = (x: number, y: number): string =>
    rays(deep, x, y, 12.5, 8, 13) +
    rays(bloom, x, y - 1, 10, 6, 11) +
    dots('#dcc4e6', 1.4, `${x - 3} ${y - 4}, ${x + 3} ${y - 2}, ${x - 1} ${y + 2}`)
  return (
    strokes(
      green,
      2.8,
      '44 98, 38 60, 28 26|50 98, 50 60, 52 16|56 98, 62 66, 76 34|40 98, 26 70, 12 52|60 98, 74 74, 90 60|47 98, 44 70, 40 40|53 98, 58 70, 64 46|42 98, 32 72, 20 44|58 98, 68 72, 84 46',
    ) +
    head(28, 22) +
    head(52, 12) +
    head(77, 30) +
    blob('#c9a86a', '38 82, 50 80, 62 82, 62 87, 50 89, 38 87')
  )
}
