import { blob, body, curve, dot, dots, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#c2342f'
const YELLOW = '#e0a92e'
const OCHRE = '#b5801f'
const STEEL = '#8d99a5'
const GLASS = '#bcd6e0'
const STONE = '#cdb98f'

/** What digs, saves and sails, and the towers people travel to. */
export const siteAndCitySketches: Readonly<Record<string, string>> = {
  excavator: excavator(),
  'dump-truck':
    body(YELLOW, 'M34 22H96L88 60H40Z') +
    strokes(OCHRE, 3, '50 28, 52 54|64 28, 64 54|78 28, 76 54') +
    body(YELLOW, 'M6 44C6 38 10 34 16 34H36V72H6Z') +
    body(GLASS, 'M11 46C11 42 14 40 17 40H29V54H11Z') +
    body(INK, 'M4 66H92V75H4Z') +
    wheel(20, 80, 14) +
    wheel(72, 80, 14),
  'cement-mixer':
    blob(STEEL, '36 34, 48 18, 72 14, 90 26, 94 40, 84 56, 60 60, 40 54') +
    strokes(RED, 5, '48 20, 56 38, 50 56|66 16, 74 36, 68 58|82 20, 88 36, 82 55') +
    body(YELLOW, 'M6 44C6 38 10 34 16 34H34V72H6Z') +
    body(GLASS, 'M11 46C11 42 14 40 17 40H28V54H11Z') +
    body(INK, 'M4 66H96V75H4Z') +
    wheel(20, 80, 13) +
    wheel(58, 80, 13) +
    wheel(84, 80, 13),
  'traffic-cone':
    body('#e06a2c', 'M44 4H56L74 84H26Z') +
    body(CREAM, 'M39.5 26H60.5L64.4 44H35.6ZM32 60H68L71.2 74H28.8Z') +
    body('#b5501c', 'M10 82H90L96 95H4Z'),
  'fire-engine': fireEngine(),
  helicopter: helicopter(),
  'double-decker':
    body(RED, 'M6 14C6 9 10 6 15 6H86C91 6 94 9 94 14V82H6Z') +
    body(GLASS, 'M13 16H33V32H13ZM37 16H57V32H37ZM61 16H87V32H61ZM13 50H33V66H13ZM37 50H57V66H37Z') +
    body('#8f2422', 'M66 48H86V82H66Z') +
    line(CREAM, 4, 'M7 41H93') +
    wheel(26, 84, 11) +
    wheel(76, 84, 11),
  'phone-box':
    body(RED, 'M24 18C24 8 38 3 50 3C62 3 76 8 76 18V94H24Z') +
    body(CREAM, 'M30 19H70V26H30Z') +
    body(GLASS, 'M34 32H47V46H34ZM53 32H66V46H53ZM34 50H47V64H34ZM53 50H66V64H53ZM34 68H47V82H34ZM53 68H66V82H53Z') +
    body('#8f2422', 'M20 90H80V97H20Z') +
    line(INK, 2.4, 'M38 22.5H62'),
  'clock-tower':
    body(STONE, 'M36 40H64V97H36Z') +
    body('#8a744c', 'M50 0L62 22H38ZM32 22H68V28H32ZM32 94H68V99H32Z') +
    body(STONE, 'M33 28H67V52H33Z') +
    dot(CREAM, 50, 40, 10.4) +
    strokes(INK, 2, '50 40, 50 33|50 40, 55 43') +
    strokes('#8a744c', 2.6, '43 58, 43 92|50 58, 50 92|57 58, 57 92|36 56, 64 56'),
  colosseum: colosseum(),
  'domed-tomb':
    body(CREAM, 'M28 52H72V88H28Z') +
    blob(CREAM, '50 12, 58 20, 68 30, 70 44, 64 52, 36 52, 30 44, 32 30, 42 20') +
    limb(STONE, [50, 4], 3, [50, 14], 3) +
    body(STONE, 'M42 88V68C42 60 58 60 58 68V88ZM31 60H38V72H31ZM62 60H69V72H62ZM31 76H38V86H31ZM62 76H69V86H62Z') +
    body(CREAM, 'M8 26H14V92H8ZM86 26H92V92H86Z') +
    blob(STONE, '11 16, 15 21, 15 27, 7 27, 7 21') +
    blob(STONE, '89 16, 93 21, 93 27, 85 27, 85 21') +
    body(STONE, 'M2 88H98V95H2Z') +
    curve('#a8905f', 2.4, '40 26, 36 34, 36 44'),
  'leaning-tower': `<g transform="rotate(9 50 96)">${body(CREAM, 'M36 14H64V94H36Z')}${body(STONE, 'M33 24H67V28H33ZM33 40H67V44H33ZM33 56H67V60H33ZM33 72H67V76H33ZM34 90H66V96H34ZM40 4H60V14H40Z')}${strokes('#8a744c', 3, '42 31, 42 37|50 31, 50 37|58 31, 58 37|42 47, 42 53|50 47, 50 53|58 47, 58 53|42 63, 42 69|50 63, 50 69|58 63, 58 69|42 79, 42 87|50 79, 50 87|58 79, 58 87')}</g>`,
  'viking-ship': vikingShip(),
  tugboat:
    body(RED, 'M4 60H96C94 78 86 88 76 90H20C10 86 5 76 4 60Z') +
    body(CREAM, 'M24 36H60V60H24Z') +
    body(INK, 'M44 12H58V36H44Z') +
    body(YELLOW, 'M44 18H58V25H44ZM20 32H64V37H20Z') +
    dots('#3f6480', 5, '34 48, 50 48') +
    line(CREAM, 4, 'M6 68H94') +
    curve(STEEL, 3.4, '50 8, 58 2, 68 6'),
  'log-cabin':
    body('#8f5a34', 'M16 46H84V92H16Z') +
    strokes('#6a3f22', 2.6, '16 56, 84 56|16 66, 84 66|16 76, 84 76|16 86, 84 86') +
    dots('#c98f5a', 4.6, '15 51, 85 51, 15 61, 85 61, 15 71, 85 71, 15 81, 85 81') +
    body('#59413a', 'M68 14H78V34H68ZM50 12L98 50L90 56L50 24L10 56L2 50Z') +
    body('#4a2f20', 'M42 92V66H58V92Z') +
    body(YELLOW, 'M24 58H36V70H24ZM64 58H76V70H64Z') +
    strokes('#6a3f22', 2, '30 58, 30 70|70 58, 70 70') +
    curve(CREAM, 3.4, '73 12, 70 6, 76 1'),
  passport:
    `<rect fill="#2f4a6e" x="18" y="4" width="64" height="92" rx="7"/>` +
    ring(YELLOW, 50, 44, 20, 17) +
    strokes(YELLOW, 2.2, '32 44, 68 44|50 26, 50 62|50 26, 41 44, 50 62|50 26, 59 44, 50 62') +
    strokes(YELLOW, 3.4, '34 16, 66 16|38 76, 62 76|42 83, 58 83'),
  'space-shuttle':
    body(CREAM, 'M50 2C62 12 66 30 66 50V80H34V50C34 30 38 12 50 2Z') +
    body(STEEL, 'M34 52V84H8C8 74 20 64 34 52ZM66 52V84H92C92 74 80 64 66 52Z') +
    body(INK, 'M40 22C44 17 56 17 60 22L57 32H43ZM8 84H36V88H8ZM64 84H92V88H64Z') +
    body(RED, 'M47 44H53V84H47Z') +
    body(YELLOW, 'M38 86H62C60 92 55 94 50 99C45 94 40 92 38 86Z'),
}

function wheel(x: number, y: number, radius: number): string {
  return dot(INK, x, y, radius) + dot(STEEL, x, y, radius * 0.4)
}

function excavator(): string {
  return (
    limb(YELLOW, [62, 48], 12, [40, 14], 9) +
    limb(YELLOW, [40, 14], 9, [16, 48], 7) +
    body(OCHRE, 'M8 46L26 50C28 60 24 68 16 74L4 66C8 62 9 54 8 46Z') +
    strokes(STEEL, 3.4, '5 66, 2 72|10 70, 8 76|15 73, 14 79') +
    body(YELLOW, 'M42 44C42 40 45 36 50 36H72V32H92C95 32 97 36 97 40V70H42Z') +
    body(GLASS, 'M48 43H66V60H48Z') +
    body(OCHRE, 'M72 44H97V52H72Z') +
    body(INK, 'M44 72H92C99 72 100 94 92 94H44C36 94 36 72 44 72Z') +
    dots(STEEL, 5.4, '48 83, 62 83, 76 83, 89 83')
  )
}

function fireEngine(): string {
  return (
    limb(CREAM, [94, 16], 4, [34, 32], 4) +
    limb(CREAM, [96, 24], 4, [36, 40], 4) +
    strokes(CREAM, 2.4, '48 27, 50 37|60 24, 62 34|72 21, 74 31|84 18, 86 28') +
    body(RED, 'M4 50C4 44 8 38 14 36H36V42H96V78H4Z') +
    body(GLASS, 'M9 50C9 46 12 43 16 43H30V58H9Z') +
    body(YELLOW, 'M14 30H26V36H14ZM4 64H96V70H4Z') +
    body(STEEL, 'M42 48H58V60H42ZM62 48H78V60H62Z') +
    wheel(22, 80, 12) +
    wheel(76, 80, 12)
  )
}

/** Three storeys of arches, the outer wall broken down on one side. */
function colosseum(): string {
  const arches = [
    [44, 6, '16 24 32 40 48'],
    [62, 7, '10 20 30 40 50 60 70 80 90'],
    [80, 8, '10 20 30 40 50 60 70 80 90'],
  ] as const
  return (
    body(STONE, 'M4 36C14 30 40 26 54 30L58 40L66 42L70 50C80 50 90 52 96 54V92H4Z') +
    arches
      .map(([y, tall, list]) =>
        list
          .split(' ')
          .map((x) =>
            body(
              '#7a5c38',
              `M${+x - 3} ${y + tall}V${y - 1}C${+x - 3} ${y - 6} ${+x + 3} ${y - 6} ${+x + 3} ${y - 1}V${y + tall}Z`,
            ),
          )
          .join(''),
      )
      .join('') +
    strokes(CREAM, 2.6, '5 54, 40 51, 68 53|5 72, 50 70, 95 72') +
    body('#a8905f', 'M0 90H100V96H0Z')
  )
}

function vikingShip(): string {
  return (
    limb('#7a4c2c', [52, 8], 4, [52, 68], 5) +
    body(CREAM, 'M22 14H82C76 28 76 40 84 54H20C28 40 28 28 22 14Z') +
    body(RED, 'M34 14H46C42 28 42 40 46 54H32C36 40 36 28 34 14ZM60 14H72C68 28 68 40 74 54H60C64 40 64 28 60 14Z') +
    blob(
      '#7a4c2c',
      '8 30, 2 36, 6 42, 12 40, 8 54, 12 72, 26 86, 50 90, 74 86, 90 72, 94 52, 90 36, 98 30, 86 26, 84 40, 84 60, 72 70, 50 72, 28 70, 18 58, 20 42, 18 30',
    ) +
    dots(YELLOW, 5.6, '28 74, 43 77, 58 77, 73 74') +
    dots(RED, 2.4, '28 74, 43 77, 58 77, 73 74') +
    curve('#3f6480', 3, '2 94, 18 90, 34 95, 50 91, 66 95, 82 90, 98 94') +
    oval(INK, 9, 35, 1.6, 1.6)
  )
}

/** Glass nose, tail boom with its rotor, skids. */
function helicopter(): string {
  return (
    blob(INK, '2 15, 24 11, 46 10, 68 9, 94 11, 94 15, 68 15, 46 17, 24 18') +
    limb(INK, [46, 14], 5, [47, 28], 8) +
    blob('#8f2a26', '34 30, 44 24, 56 25, 62 32, 48 36') +
    blob(RED, '56 40, 70 42, 84 40, 90 34, 88 24, 94 22, 99 28, 98 42, 90 50, 76 54, 62 58') +
    strokes(INK, 2.4, '89 34, 99 46|88 47, 100 33') +
    blob(RED, '8 56, 12 44, 22 35, 38 30, 54 31, 66 39, 70 50, 66 62, 54 70, 36 72, 20 70, 10 64') +
    blob(CREAM, '9 60, 24 63, 44 64, 68 56, 65 62, 54 69, 36 71, 20 69') +
    blob(GLASS, '11 54, 15 45, 24 38, 36 34, 38 44, 35 55, 22 57') +
    blob(GLASS, '43 35, 52 36, 58 42, 58 52, 43 54') +
    line('#8f2a26', 2, 'M40.500 34V66') +
    strokes(CREAM, 2.6, '17 49, 22 43, 27 40') +
    strokes(INK, 3.4, '28 71, 24 84|54 70, 58 84|6 80, 12 86, 40 87, 72 86, 78 82')
  )
}
