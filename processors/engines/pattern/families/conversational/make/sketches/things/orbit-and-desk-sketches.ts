import { blob, body, curve, dot, dots, leaf, line, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const [RED, TEAL, GOLD, NAVY, WOOD, STEEL] = ['#b8403a', '#3f7f80', '#d9a441', '#2f4a66', '#8a5a34', '#8f98a3']

/** What flies through space, what lies on a desk and goes to school, and what is put on: in the colours of the other drawings. */
export const orbitAndDeskSketches: Readonly<Record<string, string>> = {
  'flying-saucer': flyingSaucer(),
  comet: comet(),
  telescope: telescope(),
  satellite: satellite(),
  'desk-globe': deskGlobe(),
  'fountain-pen': fountainPen(),
  'ink-bottle': inkBottle(),
  backpack: backpack(),
}

function flyingSaucer(): string {
  return (
    body('#f0dc94', 'M36 58L20 100H80L64 58Z') +
    body(CREAM, 'M45 60L38 100H62L55 60Z') +
    blob('#8fc0cc', '30 36, 34 20, 50 12, 66 20, 70 36, 50 42') +
    curve(CREAM, 3, '40 30, 42 23, 48 19') +
    blob('#5f8f5a', '44 38, 44 28, 50 24, 56 28, 56 38') +
    dots(INK, 1.6, '47.5 30, 52.5 30') +
    blob('#59687f', '0 52, 16 40, 36 35, 50 37, 64 35, 84 40, 100 52, 84 62, 62 67, 38 67, 16 62') +
    blob(STEEL, '0 51, 16 40, 36 35, 50 38, 64 35, 84 40, 100 51, 76 53, 50 55, 24 53') +
    dots(GOLD, 3.4, '18 55, 34 59, 50 60.5, 66 59, 82 55') +
    line(RED, 2.4, 'M50 12V3') +
    dot(RED, 50, 2, 3.4)
  )
}

/** A star with three ribbons of light. */
function comet(): string {
  return (
    leaf('#c9742f', 34, 68, -0.62, 82, 9) +
    leaf(GOLD, 30, 62, -0.82, 78, 8) +
    leaf('#e3bd6a', 38, 72, -0.42, 76, 7) +
    leaf('#f0dca4', 34, 66, -0.64, 58, 4.6) +
    dot(GOLD, 26, 72, 20) +
    rays('#f6ecd8', 26, 72, 15, 7, 5) +
    rays(GOLD, 84, 62, 6, 2.2, 4) +
    rays(GOLD, 44, 14, 5, 2, 4)
  )
}

function telescope(): string {
  return (
    strokes(WOOD, 4, '46 54, 22 100|48 54, 50 100|50 54, 78 100') +
    line(GOLD, 2.6, 'M36 78H64') +
    '<g transform="rotate(-24 48 44)">' +
    body(NAVY, 'M12 36H60V54H12Z') +
    body(GOLD, 'M56 33H62V57H56ZM8 35H14V55H8Z') +
    body(TEAL, 'M62 30H92V60H62Z') +
    body(GOLD, 'M90 28H98V62H90Z') +
    body(INK, 'M-2 40H8V50H-2Z') +
    line('#5f7f99', 3, 'M18 41H52') +
    line('#8fbcb4', 3, 'M66 37H86') +
    '</g>' +
    dot(GOLD, 48, 54, 5)
  )
}

function satellite(): string {
  const panel = (x: number): string =>
    body('#3f5f9a', `M${x} 36H${x + 30}V62H${x}Z`) +
    strokes('#a9bfd9', 1.6, `${x + 10} 36, ${x + 10} 62|${x + 20} 36, ${x + 20} 62|${x} 49, ${x + 30} 49`)
  return (
    '<g transform="rotate(-28 50 50)">' +
    line(STEEL, 4, 'M26 49H74') +
    panel(-6) +
    panel(76) +
    body(GOLD, 'M38 32H62V66H38Z') +
    body('#b5802f', 'M38 44H62V54H38Z') +
    dots(CREAM, 2.4, '44 49, 50 49, 56 49') +
    line(STEEL, 3, 'M50 66V76') +
    blob(CREAM, '32 76, 50 79, 68 76, 62 88, 50 92, 38 88') +
    strokes(STEEL, 2, '50 90, 50 100') +
    dot(RED, 50, 100, 3) +
    line(STEEL, 2.6, 'M50 32V20') +
    dot(RED, 50, 19, 3) +
    '</g>'
  )
}

/** On its stand. */
function deskGlobe(): string {
  return (
    blob(WOOD, '22 98, 26 91, 40 88, 60 88, 74 91, 78 98') +
    line(WOOD, 6, 'M50 90V80') +
    line(GOLD, 4.6, 'M26 4C6 22 4 54 22 72C38 88 66 88 82 72') +
    dot('#4f8fa8', 52, 40, 33) +
    blob('#7f9a4f', '36 14, 48 10, 56 16, 52 24, 44 28, 46 36, 38 40, 30 34, 26 26') +
    blob('#7f9a4f', '38 44, 48 46, 50 56, 44 68, 38 60, 34 50') +
    blob('#7f9a4f', '62 18, 74 20, 82 30, 84 40, 76 40, 74 50, 68 58, 62 48, 58 38, 64 30') +
    curve('#9cc4d0', 2, '22 34, 50 42, 84 34') +
    curve('#9cc4d0', 2, '26 56, 50 64, 78 56') +
    dot(GOLD, 28, 6, 4) +
    dot(GOLD, 80, 73, 4)
  )
}

/** Its nib down, a line of ink behind it. */
function fountainPen(): string {
  return (
    curve(NAVY, 2.6, '4 96, 14 88, 22 96, 32 88, 38 94, 48 90') +
    '<g transform="rotate(40 50 50)">' +
    body(GOLD, 'M43 72H57L52 98H48Z') +
    line(INK, 1.6, 'M50 82V96') +
    dot(INK, 50, 81, 2) +
    body(INK, 'M40 60H60L57 73H43Z') +
    body(GOLD, 'M39 55H61V60H39Z') +
    body(NAVY, 'M38 8H62V55H38Z') +
    blob(NAVY, '38 10, 40 0, 50 -4, 60 0, 62 10') +
    body(GOLD, 'M38 20H62V24H38Z') +
    line(GOLD, 3.4, 'M58 4C66 2 66 8 66 14V38') +
    line('#5f7f99', 3, 'M43 28V50') +
    '</g>'
  )
}

function inkBottle(): string {
  return (
    leaf(CREAM, 62, 30, -1.05, 48, 10) +
    leaf('#cdbf9f', 62, 30, -1.02, 46, 5) +
    curve(WOOD, 2, '54 48, 62 28, 76 6, 86 -10') +
    body('#cfdde0', 'M20 52C20 46 28 46 34 46V38H66V46C72 46 80 46 80 52V92C80 96 78 98 74 98H26C22 98 20 96 20 92Z') +
    body(NAVY, 'M25 62C34 58 42 65 50 62C60 58 66 64 75 61V90C75 92 74 93 72 93H28C26 93 25 92 25 90Z') +
    body('#59687f', 'M32 36H68V44H32Z') +
    body(CREAM, 'M34 70H66V86H34Z') +
    curve(NAVY, 2, '40 78, 45 74, 48 81, 53 75, 60 79') +
    line(CREAM, 2.6, 'M27 54V58')
  )
}

function backpack(): string {
  return (
    line(WOOD, 5, 'M38 12C38 0 62 0 62 12') +
    blob('#a8623a', '16 52, 22 46, 26 74, 22 84, 14 80') +
    blob('#a8623a', '84 52, 78 46, 74 74, 78 84, 86 80') +
    blob(RED, '24 30, 30 14, 50 9, 70 14, 76 30, 80 62, 78 92, 50 97, 22 92, 20 62') +
    blob('#8f2f2f', '24 30, 30 15, 50 10, 70 15, 76 30, 76 42, 50 48, 24 42') +
    blob(RED, '27 28, 32 16, 50 12, 68 16, 73 28, 73 37, 50 43, 27 37') +
    blob('#8f2f2f', '28 58, 50 55, 72 58, 74 86, 50 91, 26 86') +
    blob('#c9574c', '31 62, 50 59, 69 62, 70 83, 50 87, 30 83') +
    line(GOLD, 3, 'M34 66H66') +
    body(WOOD, 'M37 34H44V56H37ZM56 34H63V56H56Z') +
    dots(GOLD, 2.6, '40.5 50, 59.5 50') +
    line(GOLD, 2.6, 'M62 66V74')
  )
}
