import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

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

/** Instruments of the band, and what stands on roads, boardwalks and hills. */
export const bandAndBoardwalkSketches: Readonly<Record<string, string>> = {
  'drum-kit': drumKit(),
  sitar: sitar(),
  flute: flute(),
  clarinet: clarinet(),
  'french-horn': frenchHorn(),
  accordion: accordion(),
  'golf-bag': golfBag(),
  sandcastle: sandcastle(),
  'bucket-and-spade': bucketAndSpade(),
}

function drumKit(): string {
  const drum = (x: number, y: number, rx: number, high: number): string =>
    body(
      RED,
      `M${x - rx} ${y}V${y + high}C${x - rx} ${y + high + 6} ${x + rx} ${y + high + 6} ${x + rx} ${y + high}V${y}Z`,
    ) +
    oval(STEEL, x, y, rx + 1, 5.4) +
    oval(CREAM, x, y - 0.4, rx - 1.6, 3.8)
  return (
    strokes(STEEL, 2.4, '12 24, 14 96|88 20, 86 96|14 84, 4 98|14 84, 24 98|86 84, 76 98|86 84, 96 98') +
    oval(GOLD, 12, 23, 19, 4.6, -12) +
    oval(GOLD, 88, 19, 20, 4.6, 12) +
    oval('#b5802f', 12, 22, 5, 2.4, -12) +
    oval('#b5802f', 88, 18, 5, 2.4, 12) +
    drum(35, 31, 14, 16) +
    drum(65, 31, 14, 16) +
    dot(STEEL, 50, 72, 29) +
    dot(RED, 50, 72, 26.5) +
    dot(CREAM, 50, 72, 22) +
    ring(RED, 50, 72, 13, 10.5) +
    rays5(50, 72) +
    drum(14, 58, 15, 15) +
    drum(86, 60, 15, 20) +
    strokes(STEEL, 2.4, '30 96, 24 102|70 96, 76 102|14 78, 14 98|86 86, 86 98')
  )
}

function rays5(x: number, y: number): string {
  return [0, 1, 2, 3, 4].map((at) => leaf(NAVY, x, y, (at * Math.PI * 2) / 5 - 1.57, 8, 2.6)).join('')
}

function sitar(): string {
  return (
    '<g transform="rotate(32 50 50)">' +
    limb(DARK_WOOD, [50, -18], 9, [50, 62], 10) +
    blob(DARK_WOOD, '44 -18, 50 -26, 58 -24, 56 -16') +
    dot(WOOD, 50, 4, 0.1) +
    strokes(GOLD, 2.4, '44 -6, 56 -6|44 4, 56 4|44 14, 56 14|44 24, 56 24|44 34, 56 34|44 44, 56 44') +
    strokes(WOOD, 3, '55 -12, 64 -14|55 -2, 64 -4|55 8, 64 6|55 18, 64 16') +
    blob(WOOD, '50 50, 62 58, 74 72, 76 88, 66 102, 50 107, 34 102, 24 88, 26 72, 38 58') +
    blob('#c98a4a', '50 58, 60 64, 68 76, 68 88, 60 98, 50 101, 40 98, 32 88, 32 76, 40 64') +
    strokes(CREAM, 1.2, '48 -16, 48 92|52 -16, 52 92') +
    body(CREAM, 'M38 88H62V93H38Z') +
    leaf(DARK_WOOD, 36, 78, 1.2, 10, 3) +
    leaf(DARK_WOOD, 64, 78, 1.9, 10, 3) +
    oval(GOLD, 50, 70, 3.4, 3.4) +
    '</g>'
  )
}

/** Held across: keys in a row. */
function flute(): string {
  return (
    '<g transform="rotate(-32 50 50)">' +
    body('#b9c2cb', 'M-16 45H116V55H-16Z') +
    line('#eef1f2', 2, 'M-12 47.5H112') +
    body(STEEL, 'M-18 44H-12V56H-18ZM20 43H25V57H20ZM84 43H89V57H84Z') +
    body('#59687f', 'M-2 42H12V47H-2Z') +
    line(STEEL, 2.4, 'M30 42H82M92 42H110') +
    dots('#59687f', 5, '34 44, 46 44, 58 44, 70 44, 80 44') +
    dots('#dfe5e8', 2.6, '34 44, 46 44, 58 44, 70 44, 80 44') +
    dots('#59687f', 4.4, '96 44, 106 44') +
    line('#59687f', 2.6, 'M52 55C54 62 60 62 62 56') +
    '</g>'
  )
}

/** Black, with silver keys and a bell. */
function clarinet(): string {
  return (
    '<g transform="rotate(30 50 50)">' +
    body(INK, 'M47 -22L53 -22L55 -2H45Z') +
    body(STEEL, 'M44 -4H56V0H44ZM44 22H56V26H44ZM43 56H57V60H43Z') +
    body(INK, 'M44.5 0H55.500V84H44.500Z') +
    body(INK, 'M44 82H56C56 96 62 104 70 110H30C38 104 44 96 44 82Z') +
    body(STEEL, 'M28 108H72V113H28ZM44 80H56V84H44ZM44 22H56V26H44ZM43.5 54H56.500V58H43.500Z') +
    dots('#c9d0d6', 3, '50 8, 50 16, 50 34, 50 42, 50 50, 50 66, 50 74') +
    strokes('#c9d0d6', 2.6, '58 30, 60 40, 60 52|42 12, 40 20|58 62, 61 70, 61 80|42 64, 39 70') +
    dots('#c9d0d6', 3, '60 54, 40 22, 61 82, 39 72') +
    '</g>'
  )
}

function frenchHorn(): string {
  const [brass, deep] = ['#dba83f', '#a87522']
  return (
    body(deep, 'M58 66C74 66 84 74 88 90L108 74C100 62 90 56 76 52Z') +
    body(brass, 'M56 68C72 66 80 74 84 96C96 96 108 86 108 74C92 70 84 60 72 50Z') +
    ring(brass, 42, 48, 38, 31) +
    ring(brass, 42, 48, 26, 20.5) +
    ring(deep, 42, 48, 32, 30) +
    line(brass, 5, 'M6 36C0 24 2 12 12 2') +
    body(deep, 'M6 -4L18 4L14 9L3 1Z') +
    strokes(brass, 5, '30 34, 52 62|40 28, 60 54') +
    dots(deep, 4.4, '32 42, 40 48, 48 54') +
    strokes(deep, 3, '30 38, 24 32|38 44, 32 38|46 50, 40 44') +
    curve('#f2d488', 2.4, '10 34, 20 20, 36 13')
  )
}

function accordion(): string {
  const folds = Array.from({ length: 6 }, (_, at) => {
    const x = 32 + at * 6.6
    const y = 24 - Math.sin((at / 5) * Math.PI) * 9
    return body(at % 2 ? '#7f2427' : '#d9b48a', `M${x} ${y}H${x + 6.6}V${100 - y}H${x}Z`)
  }).join('')
  return (
    '<g transform="rotate(-6 50 50)">' +
    folds +
    body(RED, 'M2 20H34V82H2Z') +
    body('#7f2427', 'M28 20H34V82H28Z') +
    body(CREAM, 'M5 24H18V78H5Z') +
    body(INK, 'M12 29H18V33H12ZM12 37H18V41H12ZM12 49H18V53H12ZM12 57H18V61H12ZM12 65H18V69H12Z') +
    strokes(GOLD, 2.2, '21 28, 26 34, 21 40, 26 46, 21 52, 26 58, 21 64, 26 70') +
    body(RED, 'M68 20H98V82H68Z') +
    body('#7f2427', 'M66 20H71V82H66Z') +
    dots(CREAM, 2.3, '78 30, 78 40, 78 50, 78 60, 78 70, 86 34, 86 44, 86 54, 86 64, 86 74') +
    line(DARK_WOOD, 4, 'M96 26C106 40 106 62 96 76') +
    '</g>'
  )
}

function golfBag(): string {
  return (
    line(STEEL, 2.4, 'M44 34L26 -8M52 32V-12M60 34L78 -8') +
    blob(INK, '26 -10, 16 -12, 12 -4, 20 0, 28 -4') +
    blob(WOOD, '50 -14, 60 -18, 68 -12, 62 -6, 52 -8') +
    blob(STEEL, '78 -10, 90 -10, 92 -2, 82 0, 76 -4') +
    line(STEEL, 3, 'M66 62L86 100M70 58L94 98') +
    '<g transform="rotate(8 50 64)">' +
    body('#59392a', 'M32 30H68L66 44H34Z') +
    body(TEAL, 'M33 42H67L64 98H36Z') +
    body(CREAM, 'M33.5 50H66.500L66 56H34ZM35.6 88H64.600L64.3 93H35.800Z') +
    blob('#2a5c5e', '40 62, 58 62, 59 82, 41 82') +
    curve(GOLD, 2, '42 66, 50 68, 58 66') +
    line(DARK_WOOD, 4, 'M36 46C22 56 24 76 36 84') +
    '</g>' +
    dot(CREAM, 16, 92, 6.5) +
    dots(STEEL, 1, '14 90, 18 91, 15 94, 19 95')
  )
}

/** Turned out of buckets, with a flag, a moat and a shell. */
function sandcastle(): string {
  const [sand, deep, light] = ['#dfba76', '#b98d4a', '#f0d9a4']
  const tower = (x: number, top: number, half: number, foot: number): string =>
    body(sand, `M${x - half} ${top}H${x + half}L${x + half + 3} ${foot}H${x - half - 3}Z`) +
    body(deep, `M${x + half * 0.4} ${top}H${x + half}L${x + half + 3} ${foot}H${x + half * 0.5}Z`) +
    body(
      sand,
      `M${x - half - 2} ${top + 4}V${top - 6}H${x - half * 0.5}V${top - 2}H${x - half * 0.22}V${top - 6}H${x + half * 0.22}V${top - 2}H${x + half * 0.5}V${top - 6}H${x + half + 2}V${top + 4}Z`,
    )
  return (
    line(WOOD, 2.6, 'M50 22V-6') +
    body(RED, 'M51 -6L70 1L51 8Z') +
    tower(50, 28, 13, 92) +
    tower(20, 48, 11, 92) +
    tower(80, 48, 11, 92) +
    body(sand, 'M22 66H26V62H32V66H36V62H42V66H58V62H64V66H68V62H74V66H78V94H22Z') +
    body('#7a5a34', 'M42 94V82C42 72 58 72 58 82V94Z') +
    body('#7a5a34', 'M46 38H54V48H46ZM17 58H23V66H17ZM77 58H83V66H77Z') +
    dots(deep, 1.4, '30 74, 36 82, 66 74, 70 84, 30 88, 44 56, 56 58, 14 78, 86 80') +
    blob(light, '-4 98, 8 91, 24 94, 50 92, 76 94, 92 91, 104 98, 84 102, 50 103, 16 102') +
    [0, 1, 2, 3, 4].map((at) => leaf('#d9786a', 90, 98, -Math.PI + 0.5 + at * 0.52, 9, 2.6)).join('')
  )
}

function bucketAndSpade(): string {
  const [blue, deep] = ['#4f8fb0', '#356f8f']
  return (
    line(WOOD, 5, 'M84 4L72 58') +
    line(WOOD, 5, 'M74 2L94 7') +
    blob(RED, '60 54, 84 58, 84 74, 78 90, 70 98, 62 90, 58 72') +
    curve('#8f2f2f', 2.6, '72 62, 70 86') +
    line(STEEL, 3.4, 'M8 40C8 2 62 2 62 40') +
    body(blue, 'M6 40H64L57 96H13Z') +
    body(deep, 'M50 40H64L57 96H46Z') +
    blob(deep, '3 36, 67 36, 67 44, 3 44') +
    blob('#e8c98a', '10 36, 20 27, 36 24, 52 28, 60 36') +
    rays6(30, 68) +
    dots('#d3a860', 1.4, '26 31, 36 29, 44 32')
  )
}

function rays6(x: number, y: number): string {
  return [0, 1, 2, 3, 4].map((at) => leaf(CREAM, x, y, (at * Math.PI * 2) / 5 - 1.57, 15, 5.6)).join('')
}
