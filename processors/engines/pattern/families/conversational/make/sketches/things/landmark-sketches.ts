import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const TEAL = '#3f7f80'
const GREEN = '#5c8a4e'
const BROWN = '#7a4e2d'
const GREY = '#8f98a3'
const STONE = '#c9b795'
const SHADE = '#a08c68'
const SKY = '#8fb6c9'

/** Windows at points, each an arch of one width. */
const arches = (colour: string, width: number, points: string): string =>
  points
    .split(', ')
    .map((point) => {
      const [x, y] = point.split(' ').map(Number)
      return body(colour, `M${x} ${y}V${y - width * 1.2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`)
    })
    .join('')

/** Houses and sights that a city or a country is known by. */
export const landmarkSketches: Readonly<Record<string, string>> = {
  'tower-bridge':
    body(STONE, 'M20 22H36V88H20ZM64 22H80V88H64Z') +
    body('#5d7386', 'M18 22L28 4L38 22ZM62 22L72 4L82 22Z') +
    body(SKY, 'M36 30H64V37H36Z') +
    strokes('#4f87a3', 3, '20 34, 10 52, 0 62|80 34, 90 52, 100 62') +
    body('#4f87a3', 'M0 66H100V72H0Z') +
    strokes('#4f87a3', 1.5, '6 58, 6 66|13 48, 13 66|94 58, 94 66|87 48, 87 66') +
    body(SHADE, 'M18 84H38V94H18ZM62 84H82V94H62Z') +
    arches('#5d7386', 5, '25.500 34, 25.500 48, 69.500 34, 69.500 48, 25.500 62, 69.500 62') +
    curve(TEAL, 3, '2 97, 18 94, 34 97, 50 94, 66 97, 82 94, 98 97'),
  'suspension-bridge':
    strokes('#c2492f', 2.4, '2 58, 16 46, 26 12|26 12, 38 44, 50 54, 62 44, 74 12|74 12, 84 46, 98 58') +
    strokes(
      '#c2492f',
      1.3,
      '34 36, 34 62|42 49, 42 62|50 54, 50 62|58 49, 58 62|66 36, 66 62|16 46, 16 62|84 46, 84 62',
    ) +
    body('#c2492f', 'M22 8H30V88H22ZM70 8H78V88H70Z') +
    body('#c2492f', 'M0 61H100V67H0Z') +
    body(STONE, 'M17 82H35V92H17ZM65 82H83V92H65Z') +
    curve(TEAL, 3, '2 96, 18 93, 34 96, 50 93, 66 96, 82 93, 98 96'),
  'opera-house':
    body(STONE, 'M2 72H98V84H2Z') +
    blob('#f4eee0', '10 72, 12 54, 24 40, 34 34, 38 52, 36 72') +
    blob('#f4eee0', '30 72, 32 44, 46 22, 60 12, 64 40, 60 72') +
    blob('#f4eee0', '56 72, 60 48, 72 34, 84 28, 86 52, 82 72') +
    blob('#f4eee0', '80 72, 82 60, 90 52, 97 50, 96 64, 92 72') +
    strokes('#c9bfae', 1.8, '14 70, 22 54, 34 36|36 70, 46 40, 60 14|62 70, 70 48, 84 30') +
    body('#b58a5a', 'M18 72L26 62L34 72ZM40 72L50 58L59 72ZM64 72L74 60L82 72Z') +
    curve(TEAL, 3.4, '0 91, 16 88, 32 91, 50 88, 68 91, 84 88, 100 91'),
  stonehenge:
    body(GREY, 'M6 36L20 34L21 86H5ZM32 36L46 34L47 86H31ZM58 38L70 36L72 86H57ZM82 38L94 40L96 86H81Z') +
    body('#a9b0b8', 'M3 24L49 22L50 34L4 37ZM55 27L97 26L98 38L56 39Z') +
    strokes('#6c747e', 1.8, '12 44, 13 60|39 46, 38 66|65 48, 66 62|88 50, 88 70|14 29, 30 28|66 32, 84 31') +
    blob(GREEN, '0 88, 20 83, 50 86, 80 83, 100 88, 96 95, 50 97, 4 95'),
  moai:
    blob('#7d8086', '32 6, 58 4, 70 12, 72 34, 70 62, 76 76, 82 98, 20 98, 24 78, 30 66, 26 40') +
    blob('#5f6268', '28 28, 40 24, 52 26, 66 24, 70 32, 54 34, 42 32, 28 36') +
    body('#999ca2', 'M42 30L52 30L58 58L50 64L38 60Z') +
    blob('#5f6268', '36 71, 48 68, 62 71, 48 76') +
    strokes('#5f6268', 3, '72 26, 77 40, 74 56') +
    strokes('#5f6268', 2.2, '26 92, 40 86, 60 86, 76 92'),
  sphinx:
    body(GOLD, 'M72 20L100 74H44Z') +
    body('#b58432', 'M72 20L100 74H78Z') +
    blob(STONE, '22 58, 40 54, 62 52, 84 56, 94 68, 94 86, 4 88, 4 80, 22 76') +
    strokes(SHADE, 2, '6 82, 40 80|78 66, 74 78, 84 84|30 68, 30 78') +
    body(STONE, 'M18 18Q30 4 44 18L52 58H10Z') +
    strokes('#4f87a3', 2.6, '19 24, 13 54|43 24, 49 54|17 36, 24 36|38 36, 45 36|14 46, 23 46|39 46, 48 46') +
    blob('#d9c08c', '22 22, 31 17, 40 22, 40 38, 31 47, 22 38') +
    dots(INK, 1.6, '27 28, 35 28') +
    strokes(SHADE, 1.8, '31 29, 30 34, 33 35|27 40, 31 41, 35 40'),
  'triumphal-arch':
    body(STONE, 'M10 8H90V92H66V60Q66 44 50 44Q34 44 34 60V92H10Z') +
    body(SHADE, 'M6 8H94V14H6ZM8 30H92V35H8Z') +
    body('#b39f78', 'M15 42H29V62H15ZM71 42H85V62H71ZM14 18H28V26H14ZM34 18H66V26H34ZM72 18H86V26H72Z') +
    body(SHADE, 'M8 88H36V94H8ZM64 88H92V94H64Z') +
    curve('#b39f78', 2.6, '31 60, 34 46, 50 40, 66 46, 69 60'),
  mosque:
    body(CREAM, 'M4 26H12V94H4ZM88 26H96V94H88Z') +
    body(TEAL, 'M3 26L8 10L13 26ZM87 26L92 10L97 26Z') +
    body(GOLD, 'M2 40H14V44H2ZM86 40H98V44H86Z') +
    body(CREAM, 'M18 58H82V94H18Z') +
    blob(TEAL, '26 58, 24 44, 36 30, 50 20, 64 30, 76 44, 74 58') +
    strokes('#7fb0ae', 2, '38 56, 38 40, 46 28|62 56, 62 40, 54 28') +
    line(GOLD, 2.4, 'M50 22V10') +
    curve(GOLD, 2.6, '53 2, 47 4, 47 9, 53 10') +
    body(GOLD, 'M16 56H84V60H16Z') +
    arches(TEAL, 14, '43 94') +
    arches('#4f87a3', 8, '24 84, 68 84'),
  cathedral:
    body(STONE, 'M10 30H34V94H10ZM66 30H90V94H66ZM34 46H66V94H34Z') +
    body('#5d7386', 'M8 30L22 0L36 30ZM64 30L78 0L92 30ZM32 47L50 30L68 47Z') +
    dot('#5d7386', 50, 60, 10) +
    rays(GOLD, 50, 60, 8.5, 3.6, 8) +
    arches('#5d7386', 9, '17.500 50, 73.500 50, 17.500 78, 73.500 78') +
    arches(BROWN, 14, '43 94') +
    body(SHADE, 'M8 58H36V61H8ZM64 58H92V61H64Z'),
  'canal-house':
    body(RED, 'M4 94V32H8V26H12V20H16V14H24V20H28V26H32V32H36V94Z') +
    body('#4d6a8a', 'M36 94V38L50 18L64 38V94Z') +
    body(GOLD, 'M64 94V34Q66 26 72 24Q73 14 80 14Q87 14 88 24Q94 26 96 34V94Z') +
    body(
      CREAM,
      'M9 38H17V50H9ZM23 38H31V50H23ZM9 58H17V70H9ZM23 58H31V70H23ZM40 44H48V56H40ZM52 44H60V56H52ZM40 62H48V74H40ZM52 62H60V74H52ZM69 40H77V52H69ZM83 40H91V52H83ZM69 58H77V70H69ZM83 58H91V70H83Z',
    ) +
    dots(CREAM, 4, '20 26, 50 32, 80 25') +
    body(INK, 'M16 78H25V94H16ZM46 80H55V94H46ZM76 78H85V94H76Z'),
  treehouse:
    limb(BROWN, [52, 98], 17, [50, 30], 10, 2) +
    limb(BROWN, [50, 62], 8, [84, 40], 5) +
    blob(GREEN, '4 34, 8 18, 24 8, 44 2, 66 4, 88 12, 97 28, 94 42, 76 44, 60 36, 40 38, 20 46') +
    body('#b98452', 'M18 40H62V66H18Z') +
    body(RED, 'M12 42L40 22L68 42Z') +
    body(BROWN, 'M10 65H72V71H10Z') +
    body('#f2cf66', 'M24 47H35V58H24Z') +
    body(BROWN, 'M44 46H54V65H44Z') +
    strokes(BROWN, 2.2, '24 71, 20 98|33 71, 30 98|23 78, 32 78|22 85, 31 85|21 92, 31 92') +
    dots('#7fa864', 4, '20 22, 42 14, 66 16, 84 26, 86 36'),
  'rooftop-chimney':
    body('#a8503a', 'M18 26H34V70H18ZM62 34H76V70H62Z') +
    body('#7c3626', 'M15 24H37V30H15ZM59 32H79V38H59Z') +
    body('#c9805c', 'M20 12H25V24H20ZM28 12H33V24H28ZM66 20H72V32H66Z') +
    body('#5d7386', 'M0 94L10 58H90L100 94Z') +
    strokes('#455868', 1.8, '8 68, 92 68|6 78, 95 78|3 87, 97 87') +
    body(CREAM, 'M40 56L50 42L60 56V82H40Z') +
    body('#455868', 'M36 57L50 37L64 57H58L50 46L42 57Z') +
    body(SKY, 'M44 60H49V70H44ZM51 60H56V70H51ZM44 72H49V80H44ZM51 72H56V80H51Z') +
    strokes(GREY, 2.8, '23 9, 27 4, 23 0|69 17, 73 11, 69 6'),
  watermill:
    body(CREAM, 'M40 36H92V88H40Z') +
    body(RED, 'M34 38L66 8L98 38Z') +
    body(BROWN, 'M70 64H82V88H70ZM52 46H62V56H52ZM74 46H84V56H74Z') +
    ring(BROWN, 28, 66, 27, 22) +
    strokes(BROWN, 3, '28 40, 28 92|2 66, 54 66|10 48, 46 84|46 48, 10 84') +
    dot(BROWN, 28, 66, 6) +
    strokes(SKY, 3.6, '0 94, 16 90, 32 94, 48 90, 64 94, 80 90, 100 94'),
  'wishing-well':
    body(GREY, 'M22 60H78V92H22Z') +
    strokes(
      '#6c747e',
      1.8,
      '22 71, 78 71|22 82, 78 82|38 60, 38 71|60 60, 60 71|30 71, 30 82|50 71, 50 82|70 71, 70 82|40 82, 40 92|60 82, 60 92',
    ) +
    body('#6c747e', 'M18 56H82V62H18Z') +
    body(BROWN, 'M26 28H31V56H26ZM69 28H74V56H69ZM26 34H74V38H26Z') +
    body(RED, 'M14 30L50 6L86 30Z') +
    line(STONE, 1.8, 'M50 38V46') +
    body(GOLD, 'M43 46H57L55 56H45Z') +
    leaf(GREEN, 20, 92, -1.9, 16, 5) +
    leaf(GREEN, 80, 92, -1.2, 16, 5),
  gazebo:
    body(TEAL, 'M8 36L50 10L92 36Z') +
    line(GOLD, 2.4, 'M50 10V2') +
    body(CREAM, 'M10 36H90V42H10Z') +
    body(CREAM, 'M14 42H19V86H14ZM38 42H42V86H38ZM58 42H62V86H58ZM81 42H86V86H81Z') +
    body(CREAM, 'M12 66H40V70H12ZM60 66H88V70H60Z') +
    strokes(CREAM, 2, '19 70, 38 86|38 70, 19 86|62 70, 81 86|81 70, 62 86') +
    strokes(CREAM, 2.6, '16 50, 28 43, 40 50|40 50, 50 43, 60 50|60 50, 72 43, 84 50') +
    body(STONE, 'M8 86H92V92H8ZM2 92H98V97H2Z') +
    oval(GREEN, 8, 86, 8, 9) +
    oval(GREEN, 92, 86, 8, 9) +
    dots('#d98a86', 2.4, '5 82, 10 87, 90 83, 95 88'),
}
