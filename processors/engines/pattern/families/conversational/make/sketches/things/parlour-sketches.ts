import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const BRASS = '#d0a040'
const WOOD = '#8a5a36'
const STEEL = '#8d99a5'

/** What stands in a parlour, a study and a dressing room. */
export const parlourSketches: Readonly<Record<string, string>> = {
  gramophone: gramophone(),
  'vinyl-record':
    dot(INK, 50, 50, 47) +
    ring('#55545c', 50, 50, 41, 39) +
    ring('#55545c', 50, 50, 34, 32.4) +
    ring('#55545c', 50, 50, 27.6, 26) +
    dot('#c9503c', 50, 50, 18) +
    ring(CREAM, 50, 50, 13, 11) +
    dot(CREAM, 50, 50, 4),
  'sewing-machine': sewingMachine(),
  'thread-spool':
    `<rect fill="${WOOD}" x="24" y="6" width="52" height="12" rx="5"/>` +
    `<rect fill="${WOOD}" x="24" y="82" width="52" height="12" rx="5"/>` +
    body('#3f7f86', 'M30 18H70C73 40 73 60 70 82H30C27 60 27 40 30 18Z') +
    strokes('#8fc0c0', 2.4, '30 28, 50 32, 70 29|29 42, 50 46, 71 43|29 56, 50 60, 71 57|30 70, 50 74, 70 71') +
    curve('#3f7f86', 3, '70 74, 84 78, 90 92'),
  'pocket-watch': pocketWatch(),
  padlock:
    line(STEEL, 9, 'M30 48V30C30 4 70 4 70 30V48') +
    `<rect fill="${BRASS}" x="18" y="42" width="64" height="52" rx="9"/>` +
    dot(INK, 50, 62, 7) +
    body(INK, 'M46 64H54L57 82H43Z') +
    curve(CREAM, 3, '26 52, 25 68, 27 84'),
  mannequin:
    limb(WOOD, [50, 62], 4, [50, 90], 4) +
    body(WOOD, 'M28 98C34 88 66 88 72 98Z') +
    blob(
      '#d9a99a',
      '44 12, 56 12, 58 20, 72 26, 70 42, 62 52, 72 68, 66 74, 50 76, 34 74, 28 68, 38 52, 30 42, 28 26, 42 20',
    ) +
    `<rect fill="${WOOD}" x="44" y="4" width="12" height="8" rx="4"/>` +
    strokes('#a86f62', 2, '50 18, 50 46, 50 74|36 30, 42 50, 37 72|64 30, 58 50, 63 72') +
    curve('#a86f62', 2, '39 51, 50 54, 61 51'),
  armchair: armchair(),
  'table-lamp':
    body('#c9503c', 'M34 8H66L82 50H18Z') +
    strokes('#e8a08c', 2.4, '42 12, 34 46|50 12, 50 46|58 12, 66 46') +
    limb(BRASS, [50, 50], 5, [50, 66], 5) +
    blob(BRASS, '50 60, 60 66, 62 76, 56 86, 44 86, 38 76, 40 66') +
    body(WOOD, 'M30 96C34 86 66 86 70 96Z'),
  'street-lamp':
    limb(INK, [50, 34], 5, [50, 92], 7) +
    body(INK, 'M36 98C40 88 60 88 64 98ZM42 62H58V66H42Z') +
    body('#e9c46a', 'M38 14H62L58 36H42Z') +
    body(INK, 'M34 14C38 6 62 6 66 14ZM48 2H52V8H48ZM41 35H59V39H41Z') +
    strokes(INK, 2, '46 15, 47 35|54 15, 53 35') +
    curve(INK, 3, '50 44, 62 46, 64 54') +
    curve(INK, 3, '50 44, 38 46, 36 54'),
  chandelier: chandelier(),
  'perfume-bottle':
    body('#e3b9c4', 'M26 44H74L84 92H16Z') +
    body('#c9788c', 'M22 64H78L84 92H16Z') +
    `<rect fill="${BRASS}" x="40" y="30" width="20" height="14" rx="3"/>` +
    dot('#c9788c', 50, 18, 13) +
    curve(CREAM, 3, '32 52, 28 72, 26 86') +
    `<rect fill="${CREAM}" x="38" y="62" width="24" height="18" rx="3"/>`,
  matryoshka: matryoshka(),
  'rocking-horse': rockingHorse(),
  samovar:
    body(BRASS, 'M30 24H70C80 36 78 60 66 72H34C22 60 20 36 30 24Z') +
    body('#a8762a', 'M34 72H66L72 88H78V94H22V88H28Z') +
    body('#a8762a', 'M30 24C34 12 66 12 70 24Z') +
    dot('#a8762a', 50, 9, 5) +
    curve(BRASS, 5, '26 36, 12 36, 12 54, 24 56') +
    curve(BRASS, 5, '74 36, 88 36, 88 54, 76 56') +
    limb('#a8762a', [50, 58], 6, [50, 74], 5) +
    curve(CREAM, 3, '36 34, 34 46, 38 58'),
}

function gramophone(): string {
  return (
    body(
      BRASS,
      'M6 18C20 2 44 2 58 12C66 24 70 34 78 42C82 50 78 58 72 60L66 54C68 50 66 46 62 44C50 40 38 42 26 50C12 46 4 32 6 18Z',
    ) +
    body('#a8762a', 'M6 18C18 8 30 16 34 28C36 38 32 46 26 50C12 46 4 32 6 18Z') +
    strokes('#f0d79a', 2.2, '40 12, 44 24, 58 40|50 16, 56 28, 66 42') +
    limb('#a8762a', [72, 56], 5, [58, 72], 5, 4) +
    oval(INK, 50, 74, 27, 5) +
    oval('#c9503c', 50, 73.6, 8, 1.8) +
    body(WOOD, 'M20 78H80L86 96H14Z') +
    body('#6a4026', 'M14 92H86V97H14Z') +
    curve(STEEL, 3, '82 86, 92 86, 92 78')
  )
}

function sewingMachine(): string {
  return (
    body(WOOD, 'M4 84H96V95H4Z') +
    body(INK, 'M70 84V46C70 40 66 38 60 38H34V62H22V38C22 26 30 20 42 20H72C86 20 90 30 90 42V84Z') +
    dot(BRASS, 92, 44, 8) +
    dot(INK, 92, 44, 3) +
    limb(STEEL, [28, 60], 4, [28, 80], 3) +
    body(STEEL, 'M20 79H40V84H20Z') +
    `<rect fill="#c9503c" x="48" y="8" width="10" height="13" rx="2"/>` +
    curve('#c9503c', 1.8, '50 12, 34 16, 28 30') +
    curve(BRASS, 2.8, '42 28, 56 30, 68 28') +
    rays(BRASS, 79, 56, 7, 3, 6) +
    curve(BRASS, 2, '76 72, 80 76, 84 72')
  )
}

function pocketWatch(): string {
  const hours = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2
    return dot(INK, 50 + 24 * Math.cos(angle), 60 + 24 * Math.sin(angle), at % 3 ? 1.6 : 2.6)
  }).join('')
  return (
    ring(BRASS, 50, 12, 10, 6) +
    `<rect fill="${BRASS}" x="44" y="18" width="12" height="10" rx="3"/>` +
    dot(BRASS, 50, 60, 37) +
    dot(CREAM, 50, 60, 30) +
    hours +
    limb(INK, [50, 60], 4, [50, 42], 2) +
    limb(INK, [50, 60], 4, [62, 66], 2) +
    dot('#a8762a', 50, 60, 3)
  )
}

function armchair(): string {
  const [cloth, dark] = ['#4f7f7a', '#33585a']
  return (
    limb(WOOD, [26, 84], 6, [22, 98], 4) +
    limb(WOOD, [74, 84], 6, [78, 98], 4) +
    blob(cloth, '26 8, 50 3, 74 8, 80 28, 76 58, 24 58, 20 28') +
    strokes(dark, 2.2, '38 10, 36 30, 38 52|50 8, 50 30, 50 52|62 10, 64 30, 62 52') +
    blob(dark, '24 54, 50 50, 76 54, 78 68, 50 72, 22 68') +
    blob(cloth, '14 42, 24 44, 28 60, 72 60, 76 44, 86 42, 92 54, 88 84, 76 88, 24 88, 12 84, 8 54') +
    strokes(dark, 2.4, '28 62, 50 65, 72 62|20 52, 20 66, 22 80|80 52, 80 66, 78 80')
  )
}

function chandelier(): string {
  const arm = (x: number, y: number): string =>
    curve(BRASS, 3.6, `50 62, ${50 + (x - 50) * 0.5} 76, ${x} ${y + 6}, ${x} ${y}`) +
    `<rect fill="${CREAM}" x="${x - 3}" y="${y - 16}" width="6" height="15"/>` +
    leaf('#e9a23f', x, y - 16, -Math.PI / 2, 10, 3) +
    leaf('#8fb6c4', x, y + 10, Math.PI / 2, 12, 3.4)
  return (
    strokes(BRASS, 3, '50 0, 50 30') +
    blob(BRASS, '50 24, 58 32, 54 42, 58 56, 50 68, 42 56, 46 42, 42 32') +
    arm(12, 46) +
    arm(30, 52) +
    arm(70, 52) +
    arm(88, 46) +
    leaf('#8fb6c4', 50, 72, Math.PI / 2, 20, 5)
  )
}

function matryoshka(): string {
  return (
    blob('#c2342f', '50 3, 68 10, 74 26, 70 38, 82 54, 84 78, 72 95, 50 97, 28 95, 16 78, 18 54, 30 38, 26 26, 32 10') +
    oval('#f0c9a4', 50, 25, 15, 15) +
    body('#5a3420', 'M35 24C38 8 62 8 65 24C58 20 54 15 50 11C46 15 42 20 35 24Z') +
    dots(INK, 1.8, '44 25, 56 25') +
    dots('#d9606a', 2.8, '40 31, 60 31') +
    curve('#b53038', 1.8, '47 33, 50 35, 53 33') +
    blob(CREAM, '50 44, 66 50, 72 66, 66 84, 50 90, 34 84, 28 66, 34 50') +
    rays('#c2342f', 50, 66, 13, 7, 7) +
    dot('#e9c46a', 50, 66, 4.6) +
    leaf('#4f7a48', 50, 80, 0.3, 13, 3.6) +
    leaf('#4f7a48', 50, 80, 2.84, 13, 3.6)
  )
}

function rockingHorse(): string {
  const [coat, dark] = ['#e6cfa6', '#b5483f']
  return (
    curve(WOOD, 6, '4 80, 26 93, 50 96, 74 93, 96 80') +
    limb(coat, [36, 56], 9, [26, 90], 6) +
    limb(coat, [70, 56], 9, [78, 90], 6) +
    blob(WOOD, '76 44, 90 46, 95 62, 88 74, 84 58') +
    blob(coat, '28 44, 44 46, 62 46, 78 44, 80 60, 66 66, 44 66, 30 62') +
    limb(coat, [36, 54], 20, [26, 22], 13) +
    limb(coat, [27, 20], 14, [10, 34], 9) +
    leaf(coat, 30, 14, -1.5, 12, 3.6) +
    blob(WOOD, '30 10, 40 18, 46 34, 46 46, 38 38, 34 24') +
    blob(dark, '46 42, 64 42, 66 58, 56 63, 46 58') +
    strokes(dark, 2.4, '17 22, 21 34|14 34, 24 31, 40 44') +
    dot(INK, 21, 22, 2.2)
  )
}
