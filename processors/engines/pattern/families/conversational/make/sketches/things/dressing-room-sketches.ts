import { body, dot, dots, leaf, line, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const CORAL = '#d9654f'
const DEEP_CORAL = '#b04a3a'
const CAMEL = '#c08f57'
const DEEP_CAMEL = '#96693a'
const DENIM = '#4f79a8'
const DEEP_DENIM = '#36587f'
const TEAL = '#3f8a8c'
const DEEP_TEAL = '#2b6668'
const GOLD = '#d9a441'
const GREEN = '#4f8a57'
const ROSE = '#e0899a'
const DEEP_ROSE = '#bd6075'
const PLUM = '#6a4468'

/** A short-sleeved shirt laid flat, with its collar open. */
function shirt(colour: string, shade: string): string {
  return (
    body(colour, 'M34 12L12 22L1 46L20 54L26 44V95Q50 99 74 95V44L80 54L99 46L88 22L66 12L50 22Z') +
    body(shade, 'M1 46L20 54L22 48.500L4 40ZM99 46L80 54L78 48.500L96 40Z') +
    strokes(shade, 1.8, '26 44, 27 32|74 44, 73 32')
  )
}

/** What is over a shirt: the placket, its buttons and the collar. */
function fastening(colour: string, button: string): string {
  return (
    line(colour, 2, 'M50 30V96') +
    dots(button, 2.1, '50 42, 50 56, 50 70, 50 84') +
    body(colour, 'M34 11L50 23L40 36L28 17ZM66 11L50 23L60 36L72 17Z')
  )
}

/** Five petals round a heart. */
function bloom(colour: string, heart: string, x: number, y: number, size: number): string {
  const petals = Array.from({ length: 5 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI * 2) / 5
    return dot(colour, x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.5)
  })
  return petals.join('') + dot(heart, x, y, size * 0.36)
}

const dress =
  body(CORAL, 'M38 48Q26 68 10 90Q30 98 50 98Q70 98 90 90Q74 68 62 48Z') +
  body(CORAL, 'M35 6H40Q41 17 50 20Q59 17 60 6H65Q66 18 69 26Q65 36 63 46H37Q35 36 31 26Q34 18 35 6Z') +
  body(DEEP_CORAL, 'M42 54Q38 74 28 93L36 95Q43 76 45 54ZM58 54Q62 74 72 93L64 95Q57 76 55 54Z') +
  body(CREAM, 'M36.500 43H63.500L64 50H36Z') +
  dots(CREAM, 2.2, '24 84, 33 72, 50 64, 50 82, 67 72, 76 84, 44 32, 56 32, 50 38') +
  strokes(CREAM, 2.2, '12 89, 30 95, 50 96, 70 95, 88 89')

const coat =
  body(CAMEL, 'M36 8Q20 12 16 24L7 66L21 69L28 40V96Q50 99 72 96V40L79 69L93 66L84 24Q80 12 64 8Q50 16 36 8Z') +
  body(DEEP_CAMEL, 'M7 66L21 69L22.500 62L8.500 59ZM93 66L79 69L77.500 62L91.500 59Z') +
  body(DEEP_CAMEL, 'M36 7L50 34L41 42L31 30L26 14ZM64 7L50 34L59 42L69 30L74 14Z') +
  body(CREAM, 'M40 9Q50 15 60 9L50 32Z') +
  line(DEEP_CAMEL, 2, 'M53 42V97') +
  body(DEEP_CAMEL, 'M28 53H72V60H28Z') +
  body(INK, 'M45 51.500H56V61.500H45Z') +
  body(CAMEL, 'M47.500 54H53.500V59H47.500Z') +
  dots(INK, 2.5, '45 46, 59 46, 45 70, 59 70, 45 82, 59 82') +
  strokes(DEEP_CAMEL, 2.2, '31 72, 40 75|69 72, 62 75')

const denimJacket =
  body(DENIM, 'M36 10Q20 14 15 26L5 74L20 78L27 50V88H73V50L80 78L95 74L85 26Q80 14 64 10Q50 17 36 10Z') +
  body(DEEP_DENIM, 'M5 74L20 78L21.500 71L6.500 67ZM95 74L80 78L78.500 71L93.500 67ZM27 82H73V89H27Z') +
  body(DEEP_DENIM, 'M36 8L50 24L41 34L28 16ZM64 8L50 24L59 34L72 16Z') +
  body(CREAM, 'M40 11Q50 16 60 11L50 23Z') +
  strokes(GOLD, 1.6, '50 26, 50 82|28 40, 46 40|54 40, 72 40|34 56, 37 80|66 56, 63 80') +
  body(DEEP_DENIM, 'M31 42H44V54L37.500 57L31 54ZM56 42H69V54L62.500 57L56 54Z') +
  dots(GOLD, 1.9, '37.500 45, 62.500 45, 53 34, 53 50, 53 64, 53 78')

const blouse =
  body(
    ROSE,
    'M38 14Q20 12 14 26Q4 44 12 54Q20 62 27 52Q28 46 30 42V92Q50 97 70 92V42Q72 46 73 52Q80 62 88 54Q96 44 86 26Q80 12 62 14Q50 20 38 14Z',
  ) +
  strokes(DEEP_ROSE, 2, '30 42, 29 32, 24 24|70 42, 71 32, 76 24|18 34, 17 48|82 34, 83 48|42 46, 41 88|58 46, 59 88') +
  body(DEEP_ROSE, 'M12 53Q19 62 27 52L28 57Q20 67 12 58ZM88 53Q81 62 73 52L72 57Q80 67 88 58Z') +
  body(CREAM, 'M37 13Q50 20 63 13Q68 24 58 28Q54 24 50 24Q46 24 42 28Q32 24 37 13Z') +
  leaf(PLUM, 50, 28, 2.7, 14, 6) +
  leaf(PLUM, 50, 28, 0.44, 14, 6) +
  strokes(PLUM, 3, '50 29, 45 46|50 29, 55 44') +
  dot(PLUM, 50, 28, 3.2) +
  dots(CREAM, 1.9, '50 56, 50 68, 50 80')

const skirt =
  body(TEAL, 'M33 16H67Q80 50 93 86Q50 98 7 86Q20 50 33 16Z') +
  body(DEEP_TEAL, 'M39 22Q34 58 25 90L34 92Q41 58 44 22ZM56 22Q59 58 66 92L75 90Q66 58 61 22Z') +
  body(GOLD, 'M31.500 9H68.500L69.500 19H30.500Z') +
  strokes(CREAM, 2.6, '10 80, 30 87, 50 89, 70 87, 90 80') +
  dots(CREAM, 2.2, '50 32, 50 50, 50 68, 30 64, 70 64, 20 76, 80 76')

const jeans =
  body(DENIM, 'M26 5H74L80 95H56L50 38L44 95H20Z') +
  body(DEEP_DENIM, 'M25.500 5H74.500L75 14H25ZM20.500 87H44.500L44 95H20ZM55.500 87H79.500L80 95H56Z') +
  strokes(GOLD, 1.7, '50 14, 50 38|50 30, 44 34|26 22, 33 26, 37 15|74 22, 67 26, 63 15|30 40, 27 84|70 40, 73 84') +
  dots(GOLD, 2.1, '50 9.500, 33 9.500, 67 9.500') +
  body(CREAM, 'M28 50L38 48L37 60L27.500 62Z') +
  strokes(DEEP_DENIM, 1.3, '28 53, 37 51|28 57, 37 55')

const shorts =
  body(TEAL, 'M22 18H78L92 80Q76 86 56 84L50 54L44 84Q24 86 8 80Z') +
  body(DEEP_TEAL, 'M21 16H79L80 26H20ZM9.500 73L45 78L44 84Q24 86 8 80ZM90.500 73L55 78L56 84Q76 86 92 80Z') +
  strokes(CREAM, 2.4, '50 28, 50 54|47 26, 42 40|53 26, 58 40') +
  bloom(CREAM, GOLD, 30, 52, 8) +
  bloom(CREAM, GOLD, 70, 52, 8) +
  leaf(GOLD, 24, 62, 2, 9, 3.4) +
  leaf(GOLD, 76, 62, 1.1, 9, 3.4)

const cardigan =
  body(GOLD, 'M37 8Q22 11 16 24L6 74L20 78L27 46V92H73V46L80 78L94 74L84 24Q78 11 63 8Q50 30 37 8Z') +
  body(DEEP_CAMEL, 'M6 74L20 78L21.500 70L7.500 66ZM94 74L80 78L78.500 70L92.500 66ZM27 85H47V93H27ZM53 85H73V93H53Z') +
  body(DEEP_CAMEL, 'M36 8L41 8Q46 30 53.500 38V92H46.500V40Q38 28 34 9ZM64 8L59 8Q56 22 52 30L55 36Q63 26 66 9Z') +
  dots(CREAM, 2.6, '50 46, 50 58, 50 70, 50 82') +
  strokes(DEEP_CAMEL, 1.8, '32 34, 36 38, 40 34|60 38, 64 34, 68 38|31 48, 35 52, 39 48|61 52, 65 48, 69 52') +
  body(DEEP_CAMEL, 'M31 62H42V76H31ZM58 62H69V76H58Z')

const onesie =
  body(
    '#8fb8cf',
    'M36 12Q22 14 16 24L6 46L20 52L28 42Q25 60 28 74L38 90H46Q50 78 54 90H62L72 74Q75 60 72 42L80 52L94 46L84 24Q78 14 64 12Q50 26 36 12Z',
  ) +
  body(
    CREAM,
    'M36 11Q50 27 64 11L60 9Q50 20 40 9ZM5 45L20 52L21.500 47L7 41ZM95 45L80 52L78.500 47L93 41ZM36 86L46 90.500L48 84L39 80ZM64 86L54 90.500L52 84L61 80Z',
  ) +
  dots('#4f79a8', 1.8, '44 79, 50 76, 56 79') +
  rays(GOLD, 50, 48, 12, 5.6, 5)

const bib =
  body(
    CREAM,
    'M30 8Q14 26 18 56Q22 88 50 94Q78 88 82 56Q86 26 70 8L62 14Q72 24 68 34Q60 46 50 46Q40 46 32 34Q28 24 38 14Z',
  ) +
  line('#8fb8cf', 4, 'M31 10Q15 28 19 56Q23 87 50 93Q77 87 81 56Q85 28 69 10') +
  body('#8fb8cf', 'M50 82C36 74 36 60 44 60Q49 60 50 65Q51 60 56 60C64 60 64 74 50 82Z') +
  dots(GOLD, 2, '34 52, 66 52, 30 66, 70 66')

/** Clothes by themselves, laid flat or hung up, as prints of wardrobes and shop windows show them. */
export const dressingRoomSketches: Readonly<Record<string, string>> = {
  dress,
  coat,
  'denim-jacket': denimJacket,
  shirt:
    shirt(DENIM, DEEP_DENIM) +
    body(DEEP_DENIM, 'M58 46H69V58L63.500 61L58 58Z') +
    fastening(DEEP_DENIM, CREAM) +
    strokes(CREAM, 1.5, '32 40, 32 92|38 42, 38 93|44 44, 44 94|64 64, 64 93|56 44, 56 94|69 62, 69 92'),
  'hawaiian-shirt':
    shirt(TEAL, DEEP_TEAL) +
    leaf(GREEN, 34, 50, 0.9, 16, 6) +
    leaf(GREEN, 66, 84, 3.9, 16, 6) +
    leaf(GREEN, 16, 36, 2.4, 12, 5) +
    bloom(CORAL, GOLD, 36, 72, 10) +
    bloom(CORAL, GOLD, 64, 52, 10) +
    bloom(CORAL, GOLD, 84, 34, 7) +
    bloom(CORAL, GOLD, 18, 30, 6) +
    bloom(CORAL, GOLD, 65, 84, 6) +
    fastening(DEEP_TEAL, CREAM),
  blouse,
  skirt,
  jeans,
  shorts,
  cardigan,
  onesie,
  bib,
}
