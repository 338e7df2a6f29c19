import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const RED = '#b8403a'
const GOLD = '#d9a441'
const NAVY = '#2f4a66'
const TEAL = '#3f7f80'
const GREEN = '#5c8a4e'
const BROWN = '#7a4e2d'
const GREY = '#8f98a3'
const OAK = '#b98452'
const PANE = '#cfe0e4'

/** A burst of fireworks: tapering rays with sparks at their ends. */
function burst(colour: string, [x, y]: readonly [number, number], radius: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * Math.PI * 2) / count + 0.2
    const far = radius * (at % 2 ? 0.72 : 1)
    const end = (share: number): [number, number] => [
      x + far * share * Math.cos(angle),
      y + far * share * Math.sin(angle),
    ]
    const [tipX, tipY] = end(1.14)
    return limb(colour, end(0.26), 1, end(1), 3.2) + dot(colour, tipX, tipY, 2.2)
  }).join('')
}

/** What crafts are done with, and what a house is kept and lived in with. */
export const craftAndHomeSketches: Readonly<Record<string, string>> = {
  'bobble-hat':
    blob(TEAL, '16 72, 18 48, 30 30, 50 24, 70 30, 82 48, 84 72, 50 78') +
    line(CREAM, 4, 'M19 56L29 47L40 56L50 47L60 56L71 47L81 56') +
    limb(CREAM, [16, 78], 18, [84, 78], 18) +
    strokes(TEAL, 2.4, '26 72, 26 85|38 73, 38 86|50 73, 50 86|62 73, 62 86|74 72, 74 85') +
    rays(CREAM, 50, 16, 16, 11, 12),
  'pirate-hat':
    blob(INK, '2 74, 10 56, 26 30, 50 16, 74 30, 90 56, 98 74, 82 70, 66 78, 50 82, 34 78, 18 70') +
    curve(GOLD, 3.4, '6 70, 26 68, 50 76, 74 68, 94 70') +
    dot(CREAM, 50, 42, 9) +
    body(CREAM, 'M45 48H55V55H45Z') +
    dots(INK, 2.3, '46.5 42, 53.5 42') +
    strokes(CREAM, 3.4, '36 58, 64 66|64 58, 36 66'),
  window:
    body(OAK, 'M12 4H88V90H12Z') +
    body(PANE, 'M19 11H47V46H19ZM53 11H81V46H53ZM19 52H47V84H19ZM53 52H81V84H53Z') +
    blob(RED, '12 4, 40 6, 38 24, 24 44, 12 50') +
    blob(RED, '88 4, 60 6, 62 24, 76 44, 88 50') +
    strokes(CREAM, 2.2, '37 14, 30 30, 15 43|63 14, 70 30, 85 43') +
    body(BROWN, 'M4 88H96V97H4Z'),
  fireworks:
    burst(RED, [40, 40], 36, 14) +
    burst(GOLD, [40, 40], 20, 10) +
    burst(TEAL, [80, 76], 18, 10) +
    dot(GOLD, 80, 76, 3) +
    curve(GREY, 2, '40 52, 42 76, 40 97'),
  plug:
    curve(INK, 5, '50 70, 50 84, 64 92, 84 88, 96 94') +
    limb(GREY, [38, 6], 6, [38, 30], 6) +
    limb(GREY, [62, 6], 6, [62, 30], 6) +
    blob(CREAM, '22 28, 50 26, 78 28, 76 50, 62 70, 50 73, 38 70, 24 50') +
    strokes(RED, 3, '34 42, 66 42|38 52, 62 52'),
  pliers:
    limb(RED, [44, 48], 9, [20, 96], 11, -5) +
    limb(RED, [56, 48], 9, [80, 96], 11, 5) +
    blob(GREY, '36 40, 36 20, 44 4, 49 4, 49 34, 52 4, 56 4, 64 20, 64 40, 58 54, 42 54') +
    line(INK, 1.6, 'M50 6V34') +
    dot(INK, 50, 44, 4.5),
  drill:
    blob(TEAL, '24 18, 66 14, 84 20, 84 42, 64 48, 24 44') +
    body(TEAL, 'M60 44L82 42L88 78H64Z') +
    body(INK, 'M58 76H94V92H58Z') +
    body(GREY, 'M12 22H26V40H12Z') +
    limb(GREY, [12, 31], 5, [0, 31], 3) +
    blob(RED, '54 46, 62 46, 62 58, 55 56') +
    strokes(INK, 2.4, '40 24, 40 38|48 24, 48 38|56 24, 56 38'),
  'paint-tin':
    curve(GREY, 3.4, '18 32, 26 6, 50 2, 74 6, 82 32') +
    body(GREY, 'M16 30H84V88Q50 100 16 88Z') +
    oval(RED, 50, 30, 34, 10) +
    body(CREAM, 'M16 50Q50 60 84 50V74Q50 84 16 74Z') +
    blob(RED, '20 34, 40 39, 38 58, 33 62, 30 46, 26 52, 22 46'),
  'paint-roller':
    limb(RED, [12, 18], 22, [68, 18], 22) +
    body(CREAM, 'M8 8H16V28H8ZM64 8H72V28H64Z') +
    line(GREY, 4.4, 'M72 18H88V42H48V62') +
    limb(OAK, [48, 60], 11, [48, 96], 9),
  nail: body(GREY, 'M28 8H72V18H56L54 82L50 96L46 82L44 18H28Z') + line(INK, 2, 'M50 24V76'),
  screw:
    blob(GREY, '28 10, 50 4, 72 10, 72 20, 50 24, 28 20') +
    body(GREY, 'M42 20H58L56 84L50 97L44 84Z') +
    strokes(INK, 3, '38 34, 62 28|38 46, 62 40|39 58, 61 52|40 70, 60 64|42 82, 58 76') +
    line(INK, 3, 'M40 13H60'),
  chisel:
    body(GREY, 'M42 4H58V54H42Z') +
    body(CREAM, 'M42 4H58V12L42 18Z') +
    blob(OAK, '40 54, 60 54, 62 74, 58 96, 42 96, 38 74') +
    line(GOLD, 4, 'M41 58H59'),
  lawnmower:
    line(INK, 4, 'M62 62L90 8H98') +
    body(RED, 'M10 56H74L80 76H6Z') +
    body(INK, 'M26 42H52V58H26Z') +
    strokes(GREY, 2.6, '31 46, 47 46|31 51, 47 51') +
    dot(INK, 20, 80, 13) +
    dot(INK, 68, 80, 13) +
    dots(CREAM, 5, '20 80, 68 80'),
  'crochet-hook':
    limb(GREY, [62, 38], 5, [20, 80], 5) +
    limb(TEAL, [52, 48], 10, [84, 16], 8) +
    curve(GREY, 5, '24 76, 12 90, 8 84, 14 78') +
    curve(RED, 4, '10 94, 30 98, 50 86, 70 92, 86 78, 96 86'),
  'knitting-needles':
    limb(OAK, [14, 92], 5, [80, 12], 3.4) +
    limb(OAK, [86, 92], 5, [20, 12], 3.4) +
    dots(BROWN, 6, '13 93, 87 93') +
    dot(RED, 50, 62, 24) +
    strokes(
      CREAM,
      2.4,
      '30 54, 48 48, 66 46|28 66, 50 60, 72 56|34 78, 54 74, 72 66|40 42, 36 62, 42 82|56 40, 58 62, 56 84',
    ),
  'embroidery-hoop':
    ring(OAK, 50, 54, 42, 35) +
    dot(CREAM, 50, 54, 35.5) +
    body(GOLD, 'M44 4H56V14H44Z') +
    curve(GREEN, 2.6, '50 82, 48 66, 50 52') +
    leaf(GREEN, 49, 72, -0.5, 17, 5) +
    leaf(GREEN, 49, 68, 3.6, 17, 5) +
    [0, 1, 2, 3, 4].map((at) => leaf(RED, 50, 46, (at * Math.PI * 2) / 5 - 1.57, 14, 6)).join('') +
    dot(GOLD, 50, 46, 4),
  'spinning-wheel':
    ring(OAK, 58, 48, 36, 30) +
    strokes(OAK, 3, '58 14, 58 82|24 48, 92 48|34 24, 82 72|82 24, 34 72') +
    dot(BROWN, 58, 48, 6) +
    limb(BROWN, [6, 74], 6, [88, 84], 6) +
    strokes(BROWN, 4.6, '20 76, 14 97|78 84, 86 97|58 50, 46 80') +
    limb(BROWN, [14, 74], 4, [10, 34], 4) +
    blob(CREAM, '10 10, 19 22, 17 40, 10 46, 3 40, 2 22'),
  'coat-hanger':
    curve(GREY, 4, '50 40, 50 30, 60 24, 58 12, 46 12, 43 20') +
    blob(OAK, '50 36, 58 42, 94 68, 98 78, 90 82, 50 54, 10 82, 2 78, 6 68, 42 42'),
  iron:
    blob(TEAL, '4 80, 16 56, 40 42, 84 40, 92 78, 50 80') +
    curve(INK, 8, '32 46, 40 24, 66 18, 88 22, 86 40') +
    body(GREY, 'M2 78H94V88H2Z') +
    dot(RED, 72, 58, 6) +
    line(CREAM, 3, 'M26 62H56'),
  'washing-line':
    curve(INK, 1.8, '0 14, 50 22, 100 14') +
    blob(RED, '6 17, 18 20, 26 21, 38 21, 44 36, 36 40, 35 66, 9 64, 10 38, 2 34') +
    body(NAVY, 'M56 21L84 18L90 76H75L70 42L66 76H52Z') +
    strokes(OAK, 3.4, '12 12, 12 24|32 16, 32 27|60 16, 60 27|80 13, 80 24') +
    dots(CREAM, 3, '22 34, 22 44, 22 54'),
  mop:
    limb(OAK, [50, 2], 5, [50, 60], 5) +
    body(RED, 'M34 56H66V66H34Z') +
    [-20, -13, -6, 1, 8, 15, 21].map((x) => limb(CREAM, [50 + x * 0.7, 64], 6, [50 + x * 1.5, 97], 7, x / 5)).join(''),
  tap:
    blob(GREY, '30 40, 62 40, 84 48, 92 66, 90 74, 76 74, 74 62, 62 58, 30 58') +
    body(GREY, 'M14 34H32V64H14ZM44 22H54V42H44Z') +
    limb(RED, [30, 20], 8, [68, 20], 8) +
    blob(TEAL, '83 78, 90 90, 83 97, 76 90'),
}
