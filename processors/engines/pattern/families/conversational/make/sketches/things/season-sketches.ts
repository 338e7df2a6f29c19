import { blob, body, curve, dot, dots, hexagon, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const WOOD = '#8a5a36'
const BRASS = '#d0a040'
const STRAW = '#dcb45c'
const STONE = '#8d939c'
const GREEN = '#4f7a48'

/** What belongs to a feast, a stable, a temple or a laboratory. */
export const seasonSketches: Readonly<Record<string, string>> = {
  snowflake: snowflake(),
  gravestone:
    body(STONE, 'M22 92V36C22 16 34 6 50 6C66 6 78 16 78 36V92Z') +
    body('#6c727c', 'M66 10C74 16 78 24 78 36V92H70V36C70 24 69 16 66 10Z') +
    strokes(INK, 4, '46 30, 46 58|36 40, 56 40') +
    strokes(GREEN, 4, '12 94, 16 80|20 95, 24 84|80 95, 76 82|88 94, 86 78') +
    body('#4f5a48', 'M6 90H94V97H6Z'),
  coffin:
    body(WOOD, 'M34 4H66L82 30L66 97H34L18 30Z') +
    body('#6a4026', 'M38 10H62L75 31L61 91H39L25 31Z') +
    body(BRASS, 'M46 26H54V34H62V42H54V64H46V42H38V34H46Z'),
  skeleton: skeleton(),
  scarecrow: scarecrow(),
  'candy-corn':
    body(CREAM, 'M50 4C58 8 64 22 68 34H32C36 22 42 8 50 4Z') +
    body('#e8772e', 'M32 34H68L78 66H22Z') +
    body('#e9b83f', 'M22 66H78C86 84 84 94 74 95H26C16 94 14 84 22 66Z') +
    curve(CREAM, 3, '36 46, 32 58, 30 64'),
  potion:
    body(WOOD, 'M43 3H57V14H43Z') +
    body('#bcd0cf', 'M42 14H58V38C76 44 86 58 84 74C82 90 68 97 50 97C32 97 18 90 16 74C14 58 24 44 42 38Z') +
    blob('#7f5aa8', '20 66, 34 60, 48 66, 62 60, 80 66, 80 80, 68 92, 50 94, 32 92, 20 80') +
    dots('#c3a3e0', 4, '36 76, 56 84, 62 72') +
    dots('#7f5aa8', 3.4, '46 52, 56 46') +
    curve(CREAM, 3.4, '28 54, 24 62, 23 70'),
  'gingerbread-house':
    body('#b5713a', 'M18 46H82V94H18Z') +
    body('#8a5028', 'M50 6L96 50L88 56L50 20L12 56L4 50Z') +
    curve(
      CREAM,
      4.4,
      '5 52, 14 52, 18 44, 26 44, 30 34, 38 34, 42 24, 50 16, 58 24, 62 34, 70 34, 74 44, 82 44, 86 52, 95 52',
    ) +
    body(CREAM, 'M42 94V72C42 62 58 62 58 72V94ZM24 58H36V70H24ZM64 58H76V70H64Z') +
    dots(RED, 4, '50 46, 38 52, 62 52, 24 84, 76 84') +
    body(RED, 'M45 94V74C45 67 55 67 55 74V94Z') +
    strokes('#b5713a', 1.8, '30 58, 30 70|70 58, 70 70'),
  'snow-globe':
    dot('#cfe0e6', 50, 42, 39) +
    body(CREAM, 'M15 58C26 50 40 54 50 58C62 52 76 52 85 58C80 72 66 81 50 81C34 81 20 72 15 58Z') +
    body(GREEN, 'M50 14L60 32H55L66 48H57L68 62H32L43 48H34L45 32H40Z') +
    dots(CREAM, 2.8, '28 30, 36 18, 66 20, 74 36, 24 46, 78 48, 62 8') +
    body(RED, 'M22 78H78L84 97H16Z') +
    line(BRASS, 4, 'M22 87H78'),
  pudding:
    blob('#5a3420', '50 18, 74 26, 88 48, 86 70, 72 84, 28 84, 14 70, 12 48, 26 26') +
    blob(CREAM, '50 16, 72 24, 84 42, 80 54, 72 48, 66 60, 58 50, 50 62, 42 50, 34 58, 28 46, 20 54, 16 42, 28 24') +
    leaf(GREEN, 50, 16, -2.7, 24, 7) +
    leaf(GREEN, 50, 16, -0.44, 24, 7) +
    dots(RED, 5, '46 14, 55 14, 50 7') +
    dots(BRASS, 2.6, '30 70, 46 74, 64 72, 76 64') +
    body(STONE, 'M8 84H92C88 92 76 95 50 95C24 95 12 92 8 84Z'),
  sleigh:
    body(
      RED,
      'M8 30C22 30 26 44 40 50C52 54 62 50 68 36C74 24 88 20 94 26C86 30 86 40 86 50C86 64 78 70 66 70H34C18 70 12 48 8 30Z',
    ) +
    body('#8f2422', 'M44 52C54 54 63 50 68 38C70 46 72 58 66 70H40C38 62 40 56 44 52Z') +
    curve(BRASS, 4.4, '4 72, 8 84, 20 88, 50 88, 80 88, 96 84') +
    strokes(BRASS, 3.6, '32 70, 28 87|70 70, 74 87') +
    curve(BRASS, 3, '12 34, 22 38, 30 50, 42 58') +
    dots(BRASS, 3.4, '56 62, 70 58'),
  'sheriff-badge':
    rays(BRASS, 50, 50, 42, 21, 6) +
    dots(BRASS, 6, '50 7, 87.2 28.5, 87.2 71.5, 50 93, 12.8 71.5, 12.8 28.5') +
    ring('#8a6420', 50, 50, 19, 16) +
    rays('#8a6420', 50, 50, 12, 5, 5),
  'cattle-skull':
    blob('#c9a878', '34 30, 22 20, 10 22, 2 10, 2 26, 12 38, 28 42') +
    blob('#c9a878', '66 30, 78 20, 90 22, 98 10, 98 26, 88 38, 72 42') +
    blob(CREAM, '50 18, 66 22, 74 34, 70 48, 62 58, 60 76, 56 94, 44 94, 40 76, 38 58, 30 48, 26 34, 34 22') +
    oval(INK, 38, 43, 5, 7, 20) +
    oval(INK, 62, 43, 5, 7, -20) +
    leaf(INK, 46, 90, -1.75, 16, 3) +
    leaf(INK, 54, 90, -1.4, 16, 3) +
    strokes('#c9a878', 2.2, '50 26, 48 38, 50 48|46 62, 46 70|54 62, 54 70'),
  saddle:
    body('#8a5230', 'M34 30C46 40 66 40 78 30C86 44 88 62 82 74C74 80 52 82 44 78C34 66 30 46 34 30Z') +
    blob('#a8683c', '12 14, 20 12, 28 20, 38 30, 54 34, 70 28, 82 16, 92 8, 96 16, 90 30, 76 42, 56 46, 36 42, 20 32') +
    curve('#d99a5f', 2.4, '20 18, 34 34, 54 39, 74 34, 90 16') +
    strokes('#d99a5f', 2, '40 52, 42 64, 48 72, 62 74, 78 69') +
    limb('#5a3018', [58, 44], 6, [58, 78], 6) +
    line(STONE, 4, 'M54 78C46 84 46 90 46 96H70C70 90 70 84 62 78Z'),
  stirrup:
    limb('#7a4222', [50, 0], 12, [50, 28], 12) +
    body(STONE, 'M36 24H64V32H36Z') +
    line(STONE, 7, 'M40 30C20 44 16 64 18 84M60 30C80 44 84 64 82 84') +
    body(STONE, 'M12 80H88V92H12Z') +
    line(INK, 3, 'M22 86H78') +
    body(BRASS, 'M41 8H59V20H41Z') +
    body('#7a4222', 'M46 12H54V17H46Z'),
  'riding-boot':
    body('#3a2a24', 'M34 4H66C66 24 64 44 66 62C74 70 90 74 92 88V92H34C32 62 33 32 34 4Z') +
    body('#9a5f34', 'M34 4H66V20H34Z') +
    body('#1f1815', 'M33 90H93V96H52V98H33Z') +
    curve('#8a7468', 3, '42 28, 40 50, 42 72') +
    strokes(BRASS, 3, '35 70, 50 74, 64 68'),
  'laurel-wreath': laurel(),
  lyre:
    line(BRASS, 8, 'M32 84C16 64 8 36 24 10M68 84C84 64 92 36 76 10') +
    dots(BRASS, 7, '25 11, 75 11') +
    limb(BRASS, [16, 30], 6, [84, 30], 6) +
    blob(BRASS, '34 74, 66 74, 72 86, 62 96, 38 96, 28 86') +
    strokes(CREAM, 1.8, '36 32, 43 78|45 32, 48 78|55 32, 52 78|64 32, 57 78') +
    curve('#8a6420', 3, '38 86, 50 90, 62 86'),
  flask:
    body('#cfe0e0', 'M38 4H62V12H58V36L86 82C90 90 86 97 78 97H22C14 97 10 90 14 82L42 36V12H38Z') +
    body('#3f9a86', 'M31 62H69L82 84C84 90 82 93 77 93H23C18 93 16 90 18 84Z') +
    dots('#a9dccd', 4, '38 80, 54 72, 62 84') +
    dots('#3f9a86', 3, '48 50, 54 42'),
  atom:
    [0, 60, 120]
      .map(
        (turn) =>
          `<ellipse fill="none" stroke="#3f6f9a" stroke-width="4" cx="50" cy="50" rx="44" ry="16" transform="rotate(${turn} 50 50)"/>`,
      )
      .join('') +
    dot(RED, 50, 50, 9) +
    dots(BRASS, 5.4, '94 50, 28 12, 28 88'),
  tooth:
    blob(
      CREAM,
      '26 12, 40 14, 50 19, 60 14, 74 12, 86 24, 86 42, 78 58, 74 82, 66 94, 60 80, 56 64, 50 58, 44 64, 40 80, 34 94, 26 82, 22 58, 14 42, 14 24',
    ) +
    curve('#c9b692', 3, '26 24, 38 24, 50 30, 60 26') +
    curve('#7fa8b8', 3, '74 24, 78 34, 74 46'),
  moustache:
    body(
      INK,
      'M50 46C44 34 28 34 22 46C18 54 10 54 2 46C4 64 18 72 32 68C42 65 48 58 50 52C52 58 58 65 68 68C82 72 96 64 98 46C90 54 82 54 78 46C72 34 56 34 50 46Z',
    ) + strokes('#6d6a72', 2.2, '44 48, 34 56, 22 60|56 48, 66 56, 78 60'),
  'bamboo-steamer':
    body(STRAW, 'M10 46H90V86C90 92 10 92 10 86Z') +
    oval('#b5843a', 50, 46, 40, 13) +
    blob(CREAM, '20 46, 22 34, 34 28, 46 34, 47 46, 34 52') +
    blob(CREAM, '53 46, 54 34, 66 28, 78 34, 80 46, 66 52') +
    strokes(WOOD, 2.2, '34 28, 34 36|34 29, 27 36|34 29, 41 36|66 28, 66 36|66 29, 59 36|66 29, 73 36') +
    strokes('#b5843a', 3, '11 62, 50 70, 89 62|11 74, 50 82, 89 74') +
    strokes('#b9ab93', 2.6, '40 20, 37 13, 41 6|60 20, 57 13, 61 6'),
  'hay-bale':
    body('#c8923a', 'M30 18H82C94 18 98 34 98 52C98 72 94 88 82 88H30Z') +
    strokes(STRAW, 2.6, '52 26, 90 27|56 40, 94 41|58 56, 95 57|56 72, 92 73|62 19, 70 14|86 88, 94 93|24 86, 16 93') +
    strokes('#8a5f24', 2.6, '66 18, 72 34, 73 53, 72 72, 66 88|82 18, 88 34, 89 53, 88 72, 82 88') +
    oval(STRAW, 30, 53, 25, 35) +
    curve('#a87a2a', 3, '30 53, 35 50, 34 60, 25 60, 22 46, 31 36, 42 44, 43 64, 30 74, 17 66, 13 46, 24 28, 38 28'),
  jukebox:
    body('#8a5a36', 'M14 96V42C14 18 30 4 50 4C70 4 86 18 86 42V96Z') +
    body('#e9b04a', 'M20 90V44C20 22 34 10 50 10C66 10 80 22 80 44V90H72V46C72 28 62 18 50 18C38 18 28 28 28 46V90Z') +
    body('#c2342f', 'M28 62H72V90H28Z') +
    body('#bfe0dc', 'M32 46C32 30 40 23 50 23C60 23 68 30 68 46V54H32Z') +
    dot(INK, 50, 44, 10) +
    dot('#e9b04a', 50, 44, 3) +
    strokes('#e9b04a', 3, '38 68, 38 86|46 68, 46 86|54 68, 54 86|62 68, 62 86'),
  'picnic-basket':
    line(WOOD, 6, 'M20 44C22 4 78 4 80 44') +
    body('#c99a54', 'M8 42H92L84 92H16Z') +
    strokes('#8f6428', 2.6, '12 56, 88 56|14 68, 86 68|15 80, 85 80|30 44, 33 91|50 44, 50 91|70 44, 67 91') +
    body(RED, 'M6 36H94V46H88L80 60L72 46H28L20 60L12 46H6Z') +
    strokes(CREAM, 2.4, '10 41, 90 41'),
}

function laurel(): string {
  const side = (sign: 1 | -1): string =>
    Array.from({ length: 7 }, (_, at) => {
      const angle = 1.35 - at * 0.4
      const [x, y] = [50 + sign * 36 * Math.cos(angle), 52 + 36 * Math.sin(angle)]
      const along = sign > 0 ? angle - 1.7 : Math.PI - angle + 1.7
      return leaf('#7f9a52', x, y, along + sign * 0.55, 21, 5.4) + leaf('#5a7a3c', x, y, along - sign * 0.6, 19, 5)
    }).join('')
  return (
    curve('#6a5a30', 2.6, '50 90, 70 82, 84 62, 84 40, 74 22') +
    curve('#6a5a30', 2.6, '50 90, 30 82, 16 62, 16 40, 26 22') +
    side(1) +
    side(-1) +
    dots(BRASS, 3.4, '50 91, 80 66, 20 66, 84 46, 16 46')
  )
}

function skeleton(): string {
  return (
    limb(CREAM, [50, 34], 4, [50, 64], 4) +
    strokes(CREAM, 3.6, '36 42, 50 39, 64 42|37 49, 50 46, 63 49|39 56, 50 53, 61 56') +
    strokes(CREAM, 4, '38 38, 22 46, 12 34|62 38, 78 50, 86 62|44 66, 34 80, 38 96|56 66, 68 78, 62 96') +
    blob(CREAM, '40 62, 60 62, 62 68, 50 72, 38 68') +
    dots(CREAM, 3.6, '22 46, 78 50, 34 80, 68 78, 11 32, 87 64') +
    strokes(CREAM, 3.6, '38 96, 30 97|62 96, 70 97') +
    blob(CREAM, '50 2, 62 6, 66 16, 60 24, 58 31, 42 31, 40 24, 34 16, 38 6') +
    oval(INK, 44, 16, 3.6, 4.2) +
    oval(INK, 56, 16, 3.6, 4.2) +
    strokes(INK, 1.6, '46 26, 46 30|50 26, 50 30|54 26, 54 30')
  )
}

function scarecrow(): string {
  return (
    limb(WOOD, [50, 40], 5, [50, 99], 5) +
    limb(WOOD, [4, 46], 4, [96, 46], 4) +
    strokes(STRAW, 2.6, '10 46, 2 38|10 46, 1 52|90 46, 98 38|90 46, 99 52|38 82, 34 92|62 82, 66 92|50 84, 50 92') +
    body('#3f6f86', 'M12 40H88V53H68L66 84H34L32 53H12Z') +
    body(RED, 'M36 60H47V71H36ZM56 42H66V50H56Z') +
    dot('#e3c48a', 50, 28, 13) +
    body(WOOD, 'M26 20H74L70 14H62L56 1H44L38 14H30Z') +
    dots(INK, 2, '45 27, 55 27') +
    curve(INK, 1.8, '44 33, 50 36, 56 33') +
    strokes(STRAW, 3, '36 38, 30 44|64 38, 70 44|42 40, 40 47|58 40, 60 47')
  )
}

/** A crystal as snow grows it: six arms with branches at sixty degrees, plates on their tips, a hexagon in the middle. */
function snowflake(): string {
  const [white, shadow] = ['#fafcfd', '#b4cbdc']
  const arms = [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (turn * Math.PI) / 3 - Math.PI / 2
    const at = (far: number, aside = 0): [number, number] => [
      50 + far * Math.cos(angle) + aside * Math.cos(angle + Math.PI / 2),
      50 + far * Math.sin(angle) + aside * Math.sin(angle + Math.PI / 2),
    ]
    const side = (from: number, along: number, across: number): string =>
      [-1, 1].map((hand) => limb(white, at(from), 5.4, at(from + along, hand * across), 3.4)).join('')
    return (
      limb(white, at(6), 7, at(40), 4.4) + side(19, 8, 14) + side(29, 5.5, 9.5) + leaf(white, ...at(36), angle, 12, 5)
    )
  })
  return arms.join('') + hexagon(white, 50, 50, 15) + hexagon(shadow, 50, 50, 8)
}
