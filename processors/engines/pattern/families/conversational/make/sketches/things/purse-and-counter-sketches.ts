import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [RED, TEAL, GOLD, _NAVY, WOOD, STEEL] = ['#b8403a', '#3f7f80', '#d9a441', '#2f4a66', '#8a5a34', '#8f98a3']

/** What is put on, given, sewn and schooled with. */
export const purseAndCounterSketches: Readonly<Record<string, string>> = {
  satchel: satchel(),
  crayon: crayon(),
  'tape-measure': tapeMeasure(),
  'bow-tie': bowTie(),
  ring: diamondRing(),
  kettle: kettle(),
  'fortune-cookie': fortuneCookie(),
  'red-envelope': redEnvelope(),
  monocle: monocle(),
}

/** Of leather, with two buckles. */
function satchel(): string {
  const [tan, dark] = ['#a8683a', '#754322']
  return (
    line(dark, 4.6, 'M14 44C10 -6 90 -6 86 44') +
    blob(dark, '8 40, 50 36, 92 40, 94 82, 88 92, 50 94, 12 92, 6 82') +
    body(tan, 'M8 36C8 32 10 30 14 30H86C90 30 92 32 92 36V62C76 70 24 70 8 62Z') +
    strokes('#d19a62', 1.7, '12 40, 12 60, 30 64, 50 65, 70 64, 88 60, 88 40') +
    body(dark, 'M24 46H34V80H24ZM66 46H76V80H66Z') +
    body(GOLD, 'M22 66H36V76H22ZM64 66H78V76H64Z') +
    body(dark, 'M26 69H32V73H26ZM68 69H74V73H68Z') +
    line(tan, 4, 'M40 30C40 20 60 20 60 30') +
    strokes(tan, 1.8, '14 86, 50 88, 86 86')
  )
}

function crayon(): string {
  const one = (x: number, y: number, turn: number, wax: string, label: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    body(wax, 'M-8 -22L-4 -40H4L8 -22V44H-8Z') +
    body(label, 'M-9 -16H9V36H-9Z') +
    strokes(wax, 2, '-9 -10, -3 -12, 3 -8, 9 -10|-9 30, -3 28, 3 32, 9 30') +
    oval(wax, 0, 10, 4.4, 11) +
    '</g>'
  return (
    curve(RED, 4, '2 98, 14 90, 26 98, 38 90, 50 98, 60 92') +
    one(26, 50, -24, RED, '#e9b8a6') +
    one(74, 50, 24, '#3f6fa3', '#b9cfe0') +
    one(50, 46, 0, GOLD, '#f3dfa6')
  )
}

/** A tailor's tape, half unrolled. */
function tapeMeasure(): string {
  const [tape, edge] = ['#ecc95f', '#8a5a22']
  const marks = Array.from({ length: 9 }, (_, at) => {
    const x = 36 + at * 7.4
    return line(INK, 1.6, `M${x} ${at % 2 ? 84 : 80}V92`)
  }).join('')
  return (
    body(edge, 'M30 76C54 82 78 68 104 74V94C78 88 54 102 30 94Z') +
    body(tape, 'M30 76C54 82 78 68 104 74V91C78 85 54 98 30 91Z') +
    `<g transform="translate(0 -1)">${marks}</g>` +
    body(STEEL, 'M100 73H106V95H100Z') +
    dot(edge, 36, 54, 37) +
    dot(tape, 36, 54, 34) +
    ring(edge, 36, 54, 27, 24.5) +
    ring(edge, 36, 54, 19, 16.5) +
    dot(CREAM, 36, 54, 10) +
    ring(edge, 36, 54, 11.5, 9) +
    Array.from({ length: 14 }, (_, at) => {
      const turn = (at * Math.PI) / 7
      const p = (along: number): string => `${36 + Math.cos(turn) * along} ${54 + Math.sin(turn) * along}`
      return line(INK, 1.5, `M${p(28)}L${p(at % 2 ? 31 : 33)}`)
    }).join('')
  )
}

/** Tied, in two loops with folds and points. */
function bowTie(): string {
  const half = (side: 1 | -1): string => {
    const x = (value: number): number => 50 + side * value
    return (
      body(
        '#2f4a66',
        `M${x(4)} 42C${x(16)} 34 ${x(30)} 26 ${x(46)} 22C${x(51)} 36 ${x(51)} 64 ${x(46)} 78C${x(30)} 74 ${x(16)} 66 ${x(4)} 58Z`,
      ) +
      body('#1f3350', `M${x(6)} 50C${x(18)} 46 ${x(30)} 47 ${x(40)} 50C${x(30)} 53 ${x(18)} 54 ${x(6)} 52Z`) +
      dots(
        '#e3b95a',
        2.2,
        `${x(20)} 40, ${x(32)} 36, ${x(42)} 32, ${x(43)} 44, ${x(32)} 63, ${x(20)} 60, ${x(42)} 68, ${x(43)} 56`,
      )
    )
  }
  return (
    half(1) +
    half(-1) +
    blob('#3f6083', '42 42, 50 39, 58 42, 59 58, 50 61, 41 58') +
    strokes('#1f3350', 1.6, '47 43, 46 50, 47 57|53 43, 54 50, 53 57')
  )
}

function diamondRing(): string {
  return (
    ring(GOLD, 50, 68, 31, 24) +
    curve('#f0d58a', 2.4, '24 60, 30 50, 38 44') +
    body('#b5802f', 'M38 42L62 42L57 36H43Z') +
    body('#a9cdd6', 'M28 14L38 2H62L72 14L50 40Z') +
    body('#dcecec', 'M38 2L42 14H28ZM62 2L58 14H72ZM42 14H58L50 40Z') +
    body('#7faebd', 'M28 14H42L50 40ZM38 2H62L58 14H42Z') +
    body('#dcecec', 'M44 4H56L54 11H46Z') +
    rays('#f0d58a', 84, 8, 8, 2.4, 4) +
    rays('#f0d58a', 16, 4, 5, 1.8, 4)
  )
}

/** With a whistle on its spout. */
function kettle(): string {
  return (
    line(INK, 5.4, 'M24 44C24 4 76 4 76 44') +
    limb(TEAL, [26, 70], 18, [2, 44], 9, -3) +
    body(INK, 'M-6 42L4 34L9 40L-1 48Z') +
    strokes(STEEL, 3, '-8 32, -12 24, -7 18, -11 10|0 28, -3 20, 2 14') +
    blob(TEAL, '20 52, 30 42, 50 38, 70 42, 80 52, 86 74, 84 90, 70 95, 30 95, 16 90, 14 74') +
    blob('#2a5c5e', '85 80, 84 90, 70 95, 30 95, 16 90, 15 82, 40 88, 66 87') +
    body('#2a5c5e', 'M32 42C38 37 62 37 68 42L66 46C58 42 42 42 34 46Z') +
    dot(GOLD, 50, 34, 5) +
    curve('#8fbcb4', 4, '26 76, 28 62, 36 54') +
    body(WOOD, 'M38 12C44 9 56 9 62 12L61 19C55 16 45 16 39 19Z')
  )
}

function fortuneCookie(): string {
  const [dough, deep, light] = ['#dca857', '#b07a33', '#efcf8f']
  return (
    body(CREAM, 'M56 60L104 78L100 90L52 72Z') +
    strokes(RED, 2, '66 68, 76 72|80 73, 94 79') +
    blob(
      dough,
      '4 62, 8 42, 22 24, 44 16, 60 20, 66 34, 60 48, 70 42, 84 46, 92 60, 88 76, 74 84, 60 78, 50 64, 40 74, 26 82, 12 76',
    ) +
    blob(deep, '50 64, 48 52, 54 44, 62 46, 60 56') +
    curve(deep, 2.4, '50 64, 44 48, 46 34') +
    curve(light, 4, '14 54, 22 38, 38 28') +
    curve(light, 3.4, '72 52, 80 54, 84 62') +
    strokes(deep, 2, '20 68, 28 66, 36 60|70 74, 78 72')
  )
}

/** With a tasselled seal. */
function redEnvelope(): string {
  const [red, dark] = ['#c23a34', '#8f2427']
  return (
    '<g transform="rotate(-8 50 50)">' +
    body(red, 'M22 4H78V96H22Z') +
    body(dark, 'M22 4H78V20C66 38 34 38 22 20Z') +
    line(GOLD, 2, 'M22 20C34 38 66 38 78 20') +
    line(GOLD, 1.8, 'M27 40V91H73V40') +
    dot(GOLD, 50, 34, 9) +
    dot(dark, 50, 34, 5.4) +
    dot(GOLD, 50, 34, 2.4) +
    [0, 1, 2, 3, 4].map((at) => leaf(GOLD, 50, 66, (at * Math.PI * 2) / 5 - 1.57, 13, 5)).join('') +
    dot(dark, 50, 66, 3.4) +
    strokes(GOLD, 2, '34 84, 40 80, 46 84, 52 80, 58 84, 66 80') +
    '</g>'
  )
}

function monocle(): string {
  return (
    ring(GOLD, 38, 34, 31, 25) +
    dot('#cfe0e2', 38, 34, 25.5) +
    strokes(CREAM, 4, '24 36, 28 24, 38 17|50 48, 56 42') +
    dot(GOLD, 66, 50, 4.6) +
    strokes(GOLD, 2.8, '68 52, 80 64, 76 78, 62 84, 60 94, 74 100, 90 96') +
    ring(GOLD, 94, 95, 4.6, 2)
  )
}
