import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [RED, TEAL, GOLD, NAVY, WOOD, STEEL, DARK_WOOD] = [
  '#b8403a',
  '#3f7f80',
  '#d9a441',
  '#2f4a66',
  '#a8683a',
  '#8f98a3',
  '#6b3f26',
]

/** What rolls, sails and slides, a house that is haunted, and a fish that is a ball. */
export const hillAndHarbourSketches: Readonly<Record<string, string>> = {
  tricycle: tricycle(),
  tourer: tourer(),
  'fishing-boat': fishingBoat(),
  'haunted-house': hauntedHouse(),
  tram: tram(),
  sled: sled(),
  skis: skis(),
  blowfish: blowfish(),
}

function tricycle(): string {
  const wheel = (x: number, y: number, size: number): string =>
    ring(INK, x, y, size, size - 4.4) +
    strokes(
      STEEL,
      1.5,
      `${x - size + 4} ${y}, ${x + size - 4} ${y}|${x} ${y - size + 4}, ${x} ${y + size - 4}|${x - size * 0.6} ${y - size * 0.6}, ${x + size * 0.6} ${y + size * 0.6}|${x + size * 0.6} ${y - size * 0.6}, ${x - size * 0.6} ${y + size * 0.6}`,
    ) +
    dot(RED, x, y, 4)
  return (
    wheel(74, 80, 14) +
    wheel(24, 70, 25) +
    line(RED, 5.4, 'M24 70L32 26M32 40C50 46 60 58 68 78') +
    line(RED, 4, 'M56 56L62 42') +
    wheel(90, 84, 13) +
    blob(WOOD, '50 40, 60 34, 76 36, 78 42, 64 44, 54 46') +
    line(STEEL, 4, 'M32 28C28 18 24 16 14 20') +
    limb(INK, [18, 18], 6, [8, 22], 6) +
    line(GOLD, 2, 'M10 23L2 30M10 23L4 34M10 23L8 36') +
    line(INK, 4, 'M18 74L30 66')
  )
}

/** A tourer of the twenties with an open top. */
function tourer(): string {
  const wheel = (x: number): string =>
    dot(INK, x, 80, 17) +
    dot(CREAM, x, 80, 12) +
    strokes(WOOD, 2, `${x - 11} 80, ${x + 11} 80|${x} 69, ${x} 91|${x - 8} 72, ${x + 8} 88|${x + 8} 72, ${x - 8} 88`) +
    dot(GOLD, x, 80, 4)
  return (
    strokes(INK, 2.4, '48 48, 42 20|84 46, 86 20') +
    body('#cfdde0', 'M43 22L49 46H56L50 22Z') +
    body('#59392a', 'M34 20C40 10 88 8 96 18L95 24C86 19 46 20 36 25Z') +
    body('#7a4a34', 'M60 40H72V50H60ZM82 38H92V50H82Z') +
    body(NAVY, 'M4 46L46 44L50 48H98C101 58 100 70 96 76H8C3 66 2 54 4 46Z') +
    body('#47698c', 'M8 50L44 48V56H8Z') +
    body('#1f3350', 'M56 52H74V72H56ZM78 52H94V72H78Z') +
    strokes(GOLD, 2, '70 58, 66 58|90 58, 86 58') +
    body(GOLD, 'M-1 44H6V74H-1Z') +
    dot(GOLD, -3, 50, 6) +
    dot(CREAM, -5, 50, 3.6) +
    line(INK, 4.6, 'M0 80C2 58 38 58 42 78L64 80C66 58 100 58 104 78') +
    line(INK, 3, 'M-8 86H4') +
    wheel(20) +
    wheel(84) +
    line(WOOD, 2.6, 'M54 46L60 36') +
    ring(WOOD, 61, 35, 5, 3.4)
  )
}

/** With a wheelhouse, a mast and nets. */
function fishingBoat(): string {
  return (
    line(WOOD, 3, 'M62 56V-2M62 4L94 50M62 4L24 54') +
    body(RED, 'M63 -2L76 3L63 8Z') +
    body(CREAM, 'M30 34H56V60H30Z') +
    body(TEAL, 'M26 28H60L57 36H29Z') +
    body('#8fc0cc', 'M34 40H42V49H34ZM45 40H53V49H45Z') +
    body('#59392a', 'M74 46H88V60H74Z') +
    strokes('#c9a06a', 1.5, '66 34, 74 46, 70 56|72 26, 82 42, 92 52|66 46, 78 36|68 54, 86 46|64 22, 70 34, 66 44') +
    body(NAVY, 'M2 54C10 60 40 60 60 60C80 60 92 57 100 50C98 66 92 78 86 84H18C10 78 4 68 2 54Z') +
    body(RED, 'M12 74H92C90 78 88 82 86 84H18C15 81 13 78 12 74Z') +
    line(CREAM, 2.4, 'M6 60C30 66 72 66 96 59') +
    dots(CREAM, 2.6, '20 69, 30 70') +
    ring('#e08a35', 48, 68, 6.5, 3.2) +
    curve('#7fa8c0', 4, '-6 90, 10 85, 24 91, 40 85, 56 91, 72 85, 88 91, 106 86') +
    dot('#e08a35', 97, 40, 3)
  )
}

/** Crooked, with a bat over the roof. */
function hauntedHouse(): string {
  const [wall, dark, lit] = ['#5a4a70', '#352b45', '#eebf4f']
  return (
    blob('#7a6f52', '-4 98, 14 90, 50 88, 86 90, 104 98, 80 102, 20 102') +
    body(wall, 'M40 40L76 36L80 94H38Z') +
    body(wall, 'M12 54L40 52V94H16Z') +
    body('#463a5a', 'M66 37L76 36L80 94H70Z') +
    body(dark, 'M6 57L26 30L46 55Z') +
    body(dark, 'M32 42L52 14L60 -6L66 16L86 38Z') +
    body(wall, 'M52 20L66 19L68 32H50Z') +
    body(dark, 'M74 20H82V34H74Z') +
    body(lit, 'M57 22C60 19 63 22 63 26V30H55Z') +
    body(lit, 'M46 48C50 43 55 47 55 52V60H46ZM62 46C66 42 71 46 71 50V59H62ZM22 62C26 58 30 62 30 66V74H22Z') +
    strokes(dark, 2, '50.5 46, 50.5 60|46 53, 55 53|66.5 45, 66.5 59|62 52, 71 52|26 60, 26 74|22 67, 30 67') +
    body(dark, 'M50 95V78C50 68 66 68 66 78V95Z') +
    dot(lit, 62, 84, 1.8) +
    strokes(dark, 2.4, '90 96, 92 66, 84 54|92 70, 102 58|92 62, 94 50|4 97, 4 84|12 97, 12 82|0 88, 16 88') +
    blob(dark, '4 18, 10 12, 16 15, 20 12, 24 15, 30 11, 37 17, 31 18, 28 23, 24 20, 20 24, 17 20, 12 22, 9 18') +
    strokes(dark, 1.8, '42 68, 46 68|74 70, 78 70|18 82, 22 82')
  )
}

/** A city tram from the side, its arm on the wire. */
function tram(): string {
  return (
    line(INK, 2, 'M-6 2H106') +
    line(INK, 2.6, 'M52 24L40 12L58 3') +
    body('#8f2f2f', 'M8 30C10 22 16 22 22 22H78C84 22 90 22 92 30Z') +
    body(CREAM, 'M2 32H98V60H2Z') +
    body(RED, 'M0 56H100L98 82H2Z') +
    body('#8f2f2f', 'M0 30H100V35H0Z') +
    body('#8fc0cc', 'M20 38H34V54H20ZM38 38H52V54H38ZM56 38H70V54H56Z') +
    body('#59392a', 'M5 38H16V80H5ZM84 38H95V80H84Z') +
    body('#8fc0cc', 'M7 41H14V58H7ZM86 41H93V58H86Z') +
    line(GOLD, 2.6, 'M18 66H82M18 74H82') +
    dot(GOLD, 50, 70, 6) +
    body(INK, 'M14 82H86V87H14Z') +
    dots(INK, 8, '26 90, 42 90, 60 90, 76 90') +
    dots(STEEL, 3, '26 90, 42 90, 60 90, 76 90') +
    line(STEEL, 2.6, 'M-4 99H104')
  )
}

/** Of bent wood, with a rope. */
function sled(): string {
  return (
    curve(RED, 2.6, '12 36, -2 40, -6 56, 4 66, 0 80') +
    line(DARK_WOOD, 5, 'M96 74H28C8 74 4 56 14 44C20 38 26 42 24 48') +
    line(STEEL, 2.4, 'M98 78H26C6 78 0 58 10 44') +
    line(DARK_WOOD, 4.4, 'M36 72V54M60 72V54M84 72V54') +
    blob(WOOD, '14 40, 30 42, 98 46, 100 54, 30 52, 14 47') +
    strokes('#d19a62', 2, '22 44, 60 47, 96 49') +
    blob(TEAL, '40 44, 46 34, 70 33, 88 36, 92 47, 60 47') +
    strokes(CREAM, 2.4, '50 34, 50 46|60 33, 60 46|70 33, 70 47|80 35, 80 47')
  )
}

/** A pair, crossed, with poles. */
function skis(): string {
  const half = (side: 1 | -1): string =>
    `<g transform="translate(50 50) scale(${side} 1) rotate(20)">` +
    body(side > 0 ? RED : '#9c332f', 'M-6 -48C-6 -58 6 -58 6 -48V54H-6Z') +
    body(CREAM, 'M-6 -30H6V-24H-6ZM-6 -20H6V-17H-6ZM-6 40H6V44H-6Z') +
    body(INK, 'M-7 -2H7V16H-7Z') +
    body(STEEL, 'M-5 2H5V6H-5Z') +
    '</g>' +
    `<g transform="translate(50 50) scale(${side} 1) rotate(38)">` +
    line(NAVY, 2.6, 'M0 -44V52') +
    limb(INK, [0, -50], 5, [0, -38], 5) +
    ring(NAVY, 0, 44, 6, 4) +
    '</g>'
  return half(-1) + half(1)
}

/** Round as a ball, all spines. */
function blowfish(): string {
  const [back, belly, deep] = ['#d9a55a', '#f3e3c2', '#9a6a34']
  const spines = Array.from({ length: 18 }, (_, at) => {
    const turn = (at * Math.PI * 2) / 18
    return leaf(deep, 48 + Math.cos(turn) * 33, 50 + Math.sin(turn) * 31, turn, 11, 2.6)
  }).join('')
  return (
    leaf(deep, 80, 48, -0.42, 26, 7) +
    leaf(deep, 80, 52, 0.42, 26, 7) +
    leaf(deep, 54, 20, -0.7, 18, 6) +
    spines +
    blob(back, '12 50, 18 30, 34 18, 52 16, 72 24, 84 42, 86 54, 76 72, 58 82, 38 82, 20 72') +
    blob(belly, '12 54, 30 60, 52 62, 74 58, 84 56, 76 72, 58 82, 38 82, 20 72') +
    dots(deep, 2.4, '40 26, 54 24, 66 32, 48 36, 62 44, 74 44, 52 50') +
    strokes(deep, 1.8, '34 70, 37 75|46 72, 49 78|58 70, 61 75|68 66, 71 70') +
    leaf(deep, 54, 54, 0.5, 20, 7) +
    oval('#d98a7a', 12, 55, 4, 5.6) +
    dot(CREAM, 28, 40, 8.4) +
    dot(INK, 26.6, 40, 4.6) +
    taper(deep, 2, 2, '20 31, 27 28, 34 31')
  )
}
