import { blob, curve, dot, dots, leaf, limb, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Beasts of the sea that were lent the picture of their nearest kin, and a butterfly with tails. */
export const bayAndWingSketches: Readonly<Record<string, string>> = {
  manatee: manatee(),
  'hammerhead-shark': hammerhead(),
  'humpback-whale': humpback(),
  stingray: stingray(),
  'swallowtail-butterfly': swallowtail(),
  'betta-fish': betta(),
}

/** A barrel of a beast with a round paddle for a tail. */
function manatee(): string {
  const [hide, deep, light] = ['#8f9a9c', '#66716f', '#c3cbc6']
  return (
    blob(deep, '74 50, 86 40, 98 40, 104 52, 98 66, 86 66, 74 60') +
    blob(hide, '2 48, 6 36, 18 30, 34 28, 54 26, 72 34, 84 48, 90 54, 80 64, 62 72, 40 72, 20 66, 8 60') +
    blob(light, '14 60, 30 62, 50 62, 70 58, 60 70, 40 71, 22 66') +
    blob(light, '0 46, 6 42, 12 46, 13 56, 6 60, 1 54') +
    leaf(deep, 32, 56, 1.15, 30, 9) +
    strokes(deep, 2, '20 34, 23 42, 22 50|27 31, 30 40|62 34, 66 40|70 42, 74 48') +
    dots(deep, 1.4, '4 48, 7 52, 4 55, 9 48') +
    strokes(deep, 1.6, '92 46, 98 48|92 53, 99 53|92 60, 97 58') +
    dot(INK, 15, 42, 2.4)
  )
}

/** From above, its tail to one side. */
function hammerhead(): string {
  const [hide, deep, light] = ['#6f8598', '#475a6c', '#9fb3c1']
  return (
    leaf(deep, 38, 40, 2.5, 36, 8) +
    leaf(deep, 58, 40, 0.5, 36, 8) +
    leaf(deep, 46, 68, 2.3, 14, 4) +
    leaf(deep, 56, 68, 0.7, 14, 4) +
    leaf(deep, 66, 92, -0.1, 22, 5) +
    leaf(deep, 64, 92, 1.5, 16, 4.6) +
    blob(hide, '42 16, 56 16, 62 34, 60 52, 60 70, 66 88, 68 96, 60 90, 52 74, 44 58, 38 40') +
    blob(hide, '12 10, 14 3, 30 6, 49 2, 68 6, 84 3, 86 10, 82 16, 66 16, 56 22, 42 22, 32 16, 16 16') +
    curve(light, 2.4, '50 24, 51 44, 55 62, 61 78') +
    leaf(deep, 49, 36, 1.35, 20, 3.4) +
    strokes(light, 1.8, '42 28, 45 30|41 33, 44 35|57 28, 54 30|58 33, 55 35|26 11, 38 13|72 11, 60 13') +
    dots(CREAM, 2.6, '15 9, 83 9') +
    dots(INK, 1.7, '15 9, 83 9')
  )
}

/** Out of the water, its long white fin held up. */
function humpback(): string {
  const [back, deep, pale] = ['#3f5f80', '#2c4560', '#dfe3df']
  return (
    leaf(pale, 54, 44, -0.55, 46, 8) +
    blob(back, '20 2, 32 4, 44 18, 56 36, 66 56, 74 80, 78 96, 30 96, 26 76, 18 54, 12 34, 12 14') +
    blob(pale, '13 22, 20 26, 30 46, 38 70, 42 96, 30 96, 26 76, 18 54, 12 34') +
    strokes(back, 1.6, '15 32, 22 44, 30 66, 34 90|16 42, 22 56, 27 74, 30 92|18 30, 27 46, 35 68, 39 90') +
    leaf(deep, 46, 48, 1.2, 44, 9) +
    dots(pale, 1.7, '51 58, 55 66, 57 76, 58 84') +
    dots(deep, 1.8, '18 8, 24 8, 29 12, 22 14, 28 19, 18 16') +
    leaf(deep, 66, 52, 0.1, 12, 5) +
    curve(deep, 2, '13 20, 22 24, 32 32') +
    dot(INK, 36, 33, 2.2) +
    strokes('#7fa8c0', 4.4, '2 96, 14 90, 26 96, 38 90, 50 96, 62 90, 74 96, 86 90, 100 96') +
    dots('#7fa8c0', 2.4, '8 82, 16 76, 90 80, 96 74, 86 72')
  )
}

/** A disc with spots and a whip of a tail. */
function stingray(): string {
  const [hide, deep, spot] = ['#b99a6c', '#8a6c44', '#5f93b5']
  return (
    curve(deep, 3, '52 72, 60 84, 56 96, 68 104') +
    blob(hide, '48 6, 58 12, 74 26, 90 42, 88 54, 72 66, 56 74, 44 74, 28 66, 12 54, 8 42, 24 26, 38 12') +
    curve(deep, 2.6, '12 50, 30 62, 50 68, 70 62, 88 50') +
    leaf(deep, 44, 72, 2.1, 13, 5) +
    leaf(deep, 56, 72, 1.0, 13, 5) +
    blob(deep, '42 20, 50 16, 58 20, 60 34, 54 52, 50 60, 46 52, 40 34') +
    dots(spot, 2.6, '24 42, 33 34, 36 48, 27 52, 76 42, 67 34, 64 48, 73 52, 18 46, 82 46, 44 60, 56 60') +
    dots(CREAM, 3, '43 22, 57 22') +
    dots(INK, 1.9, '43 22, 57 22')
  )
}

function swallowtail(): string {
  const [gold, ink, blue] = ['#e8c64f', '#2b2426', '#4f7fb5']
  const half = (side: 1 | -1): string => {
    const at = (points: string): [number, number][] =>
      points.split(', ').map((pair): [number, number] => {
        const [x, y] = pair.split(' ').map(Number)
        return [50 + side * x, y]
      })
    return (
      blob(ink, at('2 46, 12 50, 26 56, 30 68, 24 78, 25 92, 20 97, 17 90, 16 80, 8 72')) +
      blob(ink, at('2 40, 10 22, 26 8, 44 4, 47 12, 42 32, 32 48, 18 52, 4 50')) +
      blob(gold, at('4 40, 12 25, 24 14, 33 12, 30 28, 22 42, 10 46')) +
      blob(gold, at('4 52, 12 54, 20 58, 20 66, 12 68, 6 62')) +
      curve(ink, 2, at('4 40, 16 28, 30 14')) +
      curve(ink, 2, at('6 44, 18 38, 30 26')) +
      curve(ink, 2.4, at('14 28, 20 34')) +
      dots(gold, 2, at('40 12, 38 20, 35 28, 31 36, 26 43')) +
      dots(blue, 2.2, at('25 62, 24 69, 19 73')) +
      dot('#c9503f', 50 + side * 12, 74, 3)
    )
  }
  return (
    half(1) +
    half(-1) +
    limb(ink, [50, 30], 6, [50, 72], 3) +
    dot(ink, 50, 28, 3.6) +
    strokes(ink, 1.6, '49 26, 44 14, 40 8|51 26, 56 14, 60 8')
  )
}

/** With fins like silk. */
function betta(): string {
  const [body1, fin, deep] = ['#3f5fa8', '#c9608f', '#5f1f52']
  return (
    blob(fin, '52 44, 66 26, 84 14, 98 18, 94 34, 102 46, 94 60, 100 76, 86 84, 70 76, 56 60') +
    blob(fin, '28 42, 36 24, 50 10, 64 12, 60 26, 62 42') +
    blob(fin, '30 58, 36 72, 42 88, 54 96, 62 82, 66 64, 52 56') +
    strokes(
      deep,
      2,
      '58 50, 76 36, 90 24|60 52, 80 50, 96 48|58 54, 76 64, 92 74|38 42, 46 28, 54 18|46 42, 54 30, 58 20|40 60, 46 76, 52 88|48 60, 56 72, 58 80',
    ) +
    blob(body1, '4 50, 12 42, 26 38, 44 40, 60 46, 64 52, 58 58, 42 62, 24 62, 12 58') +
    strokes('#8fa8dd', 1.6, '28 46, 31 50, 28 55|36 46, 39 51, 36 56|44 47, 47 51, 44 56|52 49, 54 52, 52 55') +
    leaf(deep, 26, 56, 1.0, 17, 4.6) +
    dot(CREAM, 13, 48, 3.2) +
    dot(INK, 12.6, 48, 2)
  )
}
