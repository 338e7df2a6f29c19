import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes, taper } from '../sketch-marks.ts'

const [INK, CREAM, RED, GOLD, STEEL, TEAL] = ['#33363f', '#f6efe2', '#c8433a', '#e0b04a', '#a9b1b8', '#3f7f86']
const [WOOD, BARK, LEAF] = ['#b98552', '#7a5638', '#5f8f58']

/** Things of the hall and the yard: machines, toys that are stood on, and what hangs. */
export const hallAndYardSketches: Readonly<Record<string, string>> = {
  bough:
    taper(BARK, 8, 3, '2 62, 22 56, 44 54, 68 57, 96 50') +
    taper(BARK, 4, 2, '30 55, 38 44, 50 38') +
    taper(BARK, 4, 2, '62 56, 72 66, 84 69') +
    leaf(LEAF, 50, 38, -0.5, 17, 5) +
    leaf(LEAF, 46, 40, -1.6, 16, 5) +
    leaf('#86ad6b', 84, 69, 0.3, 15, 5) +
    leaf(LEAF, 78, 68, 1.5, 15, 5) +
    leaf('#86ad6b', 94, 50, -0.7, 15, 5) +
    leaf(LEAF, 90, 52, 0.7, 14, 4.5) +
    leaf('#86ad6b', 14, 58, 1.9, 16, 5) +
    leaf(LEAF, 10, 59, -2.2, 15, 5),
  hammock:
    line(BARK, 6, 'M8 96V14M92 96V14') +
    strokes(WOOD, 1.8, '8 24, 24 44|8 24, 22 50|8 24, 27 38|92 24, 76 44|92 24, 78 50|92 24, 73 38') +
    blob(TEAL, '22 38, 36 56, 50 61, 64 56, 78 38, 80 50, 66 70, 50 76, 34 70, 20 50') +
    strokes(CREAM, 3, '25 52, 38 66, 50 70, 62 66, 75 52') +
    blob(RED, '27 40, 36 42, 40 54, 31 55, 25 47'),
  trampoline:
    strokes(STEEL, 4, '16 58, 12 86|38 66, 36 94|62 66, 64 94|84 58, 88 86') +
    oval(TEAL, 50, 54, 44, 16) +
    oval(INK, 50, 52, 36, 11.5) +
    strokes(CREAM, 2, '16 60, 30 67, 50 69.5, 70 67, 84 60') +
    strokes(GOLD, 3, '50 8, 50 22|34 12, 38 26|66 12, 62 26'),
  unicycle:
    ring(INK, 50, 70, 27, 22) +
    strokes(STEEL, 1.4, '50 46, 50 94|26 70, 74 70|33 53, 67 87|67 53, 33 87') +
    line(RED, 5, 'M42 70V40Q50 34 50 26M58 70V40Q50 34 50 26') +
    blob(INK, '34 18, 44 22, 58 20, 68 14, 70 20, 58 28, 42 28, 34 25') +
    dot(RED, 50, 70, 5.5) +
    limb(INK, [36, 82], 5, [50, 70], 4) +
    limb(INK, [50, 70], 4, [64, 58], 5) +
    body(GOLD, 'M28 80H42V86H28ZM58 54H72V60H58Z'),
  'vacuum-cleaner':
    curve(INK, 4, '66 52, 78 40, 74 22, 58 16, 44 24, 34 48, 22 82') +
    blob(RED, '44 66, 52 54, 70 50, 88 56, 94 72, 90 88, 48 88, 42 78') +
    body('#93302b', 'M46 80H92L90 88H48Z') +
    dot(INK, 56, 88, 8) +
    dot(INK, 84, 88, 6) +
    dot(CREAM, 56, 88, 3.4) +
    blob(CREAM, '64 58, 80 60, 84 68, 66 68') +
    body(INK, 'M6 88L14 80H34L38 88V92H6Z'),
  'bouncy-castle':
    body(GOLD, 'M10 60Q50 52 90 60L94 92Q50 98 6 92Z') +
    body(RED, 'M8 24Q8 18 15 18Q24 18 24 24V84Q16 88 8 84ZM76 24Q76 18 85 18Q92 18 92 24V84Q84 88 76 84Z') +
    body(TEAL, 'M24 36Q50 28 76 36V66Q50 60 24 66Z') +
    body(GOLD, 'M5 20L16 -2L27 20ZM73 20L84 -2L95 20Z') +
    strokes(CREAM, 3, '9 40, 16 42, 23 40|9 60, 16 62, 23 60|77 40, 84 42, 91 40|77 60, 84 62, 91 60') +
    blob(CREAM, '36 64, 38 50, 50 44, 62 50, 64 64, 50 62') +
    strokes('#b98a2f', 2.4, '26 66, 24 93|42 63, 41 95|58 63, 59 95|74 66, 76 93'),
  'jack-in-the-box':
    body(RED, 'M22 58H78V96H22Z') +
    body(GOLD, 'M22 58H78V64H22ZM22 90H78V96H22Z') +
    body(TEAL, 'M78 58L98 42L96 36L74 52Z') +
    curve(STEEL, 3.4, '50 58, 40 54, 60 50, 41 46, 59 42, 50 38') +
    dot('#efc9a2', 50, 26, 12) +
    body(TEAL, 'M38 22Q36 6 22 8Q30 14 30 22ZM62 22Q64 6 78 8Q70 14 70 22Z') +
    body(GOLD, 'M37 22Q40 4 50 -4Q60 4 63 22Q50 14 37 22Z') +
    dots(GOLD, 3.4, '22 8, 78 8, 50 -4') +
    dots(INK, 1.8, '46 26, 54 26') +
    dot(RED, 50, 30, 3) +
    blob(CREAM, '38 38, 44 42, 50 39, 56 42, 62 38, 58 45, 42 45') +
    oval(GOLD, 50, 77, 9, 8),
  'pogo-stick':
    line(TEAL, 7, 'M50 18V64') +
    line(INK, 6, 'M26 16H74') +
    body(RED, 'M34 56H66V64H34Z') +
    curve(STEEL, 3, '50 64, 42 68, 58 72, 42 76, 58 80, 42 84, 50 88') +
    blob(INK, '43 88, 57 88, 56 97, 44 97') +
    dots(RED, 4.5, '24 16, 76 16') +
    strokes(GOLD, 3, '28 92, 22 84|72 92, 78 84'),
  'shopping-trolley':
    line(RED, 5, 'M4 20H16L28 66H82') +
    body(STEEL, 'M18 28H94L84 62H28Z') +
    strokes(CREAM, 2, '32 30, 38 60|46 30, 49 60|60 30, 60 60|74 30, 72 60|21 39, 91 39|24 50, 87 50') +
    line(INK, 3.4, 'M28 66L26 80H80') +
    dot(INK, 34, 88, 7) +
    dot(INK, 72, 88, 7) +
    dots(CREAM, 2.8, '34 88, 72 88'),
  watch:
    body(BARK, 'M38 2H62L64 34H36ZM36 66H64L62 98H38Z') +
    strokes(GOLD, 2, '44 12, 56 12|44 84, 56 84|44 90, 56 90') +
    dot(GOLD, 50, 50, 27) +
    dot(CREAM, 50, 50, 21) +
    body(GOLD, 'M76 46H82V54H76Z') +
    strokes(INK, 2, '50 33, 50 36|50 64, 50 67|33 50, 36 50|64 50, 67 50') +
    line(INK, 3, 'M50 50L50 38M50 50L59 55'),
  metronome:
    body(WOOD, 'M36 6H64L84 92H16Z') +
    body(BARK, 'M13 90H87V98H13Z') +
    body(CREAM, 'M42 18H58L68 74H32Z') +
    strokes(BARK, 1.8, '44 30, 48 30|43 40, 47 40|42 50, 46 50|41 60, 45 60') +
    line(INK, 3, 'M50 84L62 14') +
    body(GOLD, 'M53 34L64 36L62 46L51 44Z') +
    dot(GOLD, 50, 83, 5),
  'salt-and-pepper':
    body(CREAM, 'M10 40Q10 34 16 34H40Q46 34 46 40L49 92Q28 98 7 92Z') +
    body(STEEL, 'M12 36Q12 14 28 14Q44 14 44 36Z') +
    dots(INK, 1.9, '22 22, 28 20, 34 22, 25 28, 31 28') +
    strokes(STEEL, 3, '10 56, 28 59, 46 56') +
    blob(WOOD, '74 42, 84 48, 82 58, 90 72, 92 94, 56 94, 58 72, 66 58, 64 48') +
    blob(BARK, '74 20, 86 26, 88 34, 82 42, 66 42, 60 34, 62 26') +
    dot(STEEL, 74, 15, 5) +
    strokes(BARK, 3, '60 70, 74 73, 89 70'),
  'pocket-knife':
    body(STEEL, 'M24 56L6 20Q4 14 12 16L40 50ZM74 56L92 30L98 34L86 58Z') +
    body(STEEL, 'M44 50L46 14L54 14L56 50Z') +
    line(STEEL, 3, 'M66 52Q74 38 70 28Q78 26 78 18') +
    body(RED, 'M18 46H82Q96 46 96 60Q96 74 82 74H18Q4 74 4 60Q4 46 18 46Z') +
    body(CREAM, 'M45 52H55V56H61V64H55V68H45V64H39V56H45Z') +
    dots(STEEL, 2.6, '16 60, 84 60'),
  television:
    strokes(INK, 2.6, '50 26, 36 6|50 26, 66 4') +
    dots(RED, 2.8, '36 6, 66 4') +
    strokes(BARK, 5, '24 84, 18 97|76 84, 82 97') +
    body(WOOD, 'M12 26H88Q94 26 94 32V80Q94 86 88 86H12Q6 86 6 80V32Q6 26 12 26Z') +
    blob(TEAL, '14 36, 38 33, 62 36, 64 56, 62 76, 38 79, 14 76, 12 56') +
    blob(CREAM, '20 44, 32 41, 26 54, 19 58') +
    dot(GOLD, 79, 42, 6) +
    dot(GOLD, 79, 57, 6) +
    strokes(BARK, 2, '73 70, 85 70|73 75, 85 75|73 80, 85 80'),
  'tow-truck':
    line(INK, 4, 'M66 62L88 26') +
    line(STEEL, 2.4, 'M88 26V48') +
    curve(RED, 3.4, '88 48, 92 54, 87 58, 83 54') +
    body(GOLD, 'M6 78V60Q6 56 12 54L22 52L30 32Q31 28 36 28H52V62H96V78Z') +
    body(CREAM, 'M28 50L34 35H46V50Z') +
    body(RED, 'M36 20H48V28H36ZM52 62H96V68H52Z') +
    dot(INK, 24, 80, 12) +
    dot(INK, 76, 80, 12) +
    dots(STEEL, 5, '24 80, 76 80'),
  'christmas-cracker':
    body(RED, 'M30 36H70V64H30Z') +
    body(GOLD, 'M30 36H36V64H30ZM64 36H70V64H64Z') +
    body(
      RED,
      'M24 46L2 30L8 40L0 44L7 50L0 56L8 60L2 70L24 54ZM76 46L98 30L92 40L100 44L93 50L100 56L92 60L98 70L76 54Z',
    ) +
    body(GOLD, 'M22 44H31V56H22ZM69 44H78V56H69Z') +
    leaf(LEAF, 49, 52, -2.7, 14, 5) +
    leaf(LEAF, 51, 52, -0.4, 14, 5) +
    dots(CREAM, 3, '48 54, 53 55, 50 50'),
  tassel:
    curve(GOLD, 4, '50 26, 40 14, 50 4, 60 14, 50 26') +
    blob(RED, '50 22, 60 26, 62 36, 56 42, 44 42, 38 36, 40 26') +
    body(GOLD, 'M40 41H60V47H40Z') +
    body(RED, 'M41 47H59L68 94L62 90L58 97L53 91L50 98L46 91L42 97L38 90L32 94Z') +
    strokes('#8f2c2a', 1.8, '45 50, 40 86|50 50, 50 88|55 50, 60 86'),
  'wind-turbine':
    body(CREAM, 'M47 40H53L56 98H44Z') +
    limb(CREAM, [50, 38], 4, [50, 2], 7, 2) +
    limb(CREAM, [50, 38], 4, [82, 56], 7, 2) +
    limb(CREAM, [50, 38], 4, [18, 56], 7, 2) +
    dot(TEAL, 50, 38, 5.5) +
    line(TEAL, 2.4, 'M47 74H53M46.500 82H53.500'),
  'cake-slice':
    body('#e8b77a', 'M8 46L76 34Q92 40 92 52V84L8 88Z') +
    body(CREAM, 'M8 46L76 34Q92 40 92 52V58L8 62Z') +
    body(CREAM, 'M8 72L92 67V74L8 78Z') +
    blob('#d9707f', '6 50, 30 36, 72 28, 92 38, 94 54, 84 60, 78 54, 68 60, 58 54, 48 62, 38 56, 28 62, 18 56, 10 60') +
    blob(RED, '56 12, 66 16, 66 26, 58 34, 48 28, 46 18') +
    leaf(LEAF, 57, 14, -2.6, 12, 4) +
    leaf(LEAF, 57, 14, -0.6, 12, 4),
  'rag-doll':
    dots('#c8663a', 6.5, '36 14, 34 24, 36 33, 64 14, 66 24, 64 33, 43 7, 57 7') +
    limb('#efd3b0', [40, 46], 8, [20, 64], 7) +
    limb('#efd3b0', [60, 46], 8, [80, 64], 7) +
    limb(CREAM, [44, 76], 9, [42, 92], 8) +
    limb(CREAM, [56, 76], 9, [58, 92], 8) +
    blob(INK, '36 96, 40 90, 47 91, 47 97') +
    blob(INK, '64 96, 60 90, 53 91, 53 97') +
    blob('#5f86b5', '42 38, 58 38, 63 52, 74 80, 50 84, 26 80, 37 52') +
    blob(CREAM, '43 46, 57 46, 63 74, 50 77, 37 74') +
    oval('#efd3b0', 50, 23, 13.5, 13.5) +
    dots(INK, 1.9, '45 22, 55 22') +
    body('#c8433a', 'M48 25H52L50 28.500Z') +
    curve('#c8433a', 1.6, '44 29, 50 32, 56 29'),
}
