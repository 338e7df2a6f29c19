import { blob, body, curve, dot, leaf, line, ring } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const GREEN = '#5f8347'

/** Vehicles, buildings and mountains. */
export const journeySketches: Readonly<Record<string, string>> = {
  bicycle: bicycle(),
  locomotive: locomotive(),
  bus: bus(),
  tractor: tractor(),
  airplane: airplane(),
  rocket: rocket(),
  'ringed-planet':
    blob('#d08a4f', '50 20, 70 26, 80 44, 76 66, 58 78, 38 76, 22 60, 22 40, 34 25') +
    curve('#a8623a', 4, '27 38, 48 42, 72 34') +
    curve('#e9bd85', 4, '24 52, 46 57, 76 50') +
    curve('#a8623a', 3.4, '34 68, 52 69, 68 63') +
    line('#e0c06a', 5, 'M24 60C2 74 -2 82 8 84C30 86 78 62 94 40C102 28 96 22 78 28'),
  tent:
    body('#d07a3f', 'M50 14L94 84H6Z') +
    body('#a8552c', 'M50 14L94 84H62Z') +
    body('#3a3a44', 'M44 34L58 84H28Z') +
    body('#e9b97a', 'M44 34L28 84H20Z') +
    line('#6b4a35', 3, 'M50 14L46 6M50 14L55 6') +
    line('#6b4a35', 2.4, 'M94 84L99 90M6 84L1 90'),
  'snow-capped-mountain':
    body('#5f7a8c', 'M4 88L38 26L50 40L62 18L97 88Z') +
    body('#475f73', 'M62 18L97 88H64C60 70 66 44 62 18Z') +
    body(CREAM, 'M38 26L47 37L42 44L36 40L29 48L27 46ZM62 18L76 46L69 42L63 50L57 42L51 46Z') +
    body('#5f8a5b', 'M2 90C22 78 40 84 52 80C70 76 86 82 98 90Z'),
  mountain:
    body('#5f7a8c', 'M4 88L38 26L50 40L62 18L97 88Z') +
    body('#475f73', 'M62 18L97 88H64C60 70 66 44 62 18Z') +
    body(CREAM, 'M38 26L47 37L42 44L36 40L29 48L27 46ZM62 18L76 46L69 42L63 50L57 42L51 46Z') +
    body('#5f8a5b', 'M2 90C22 78 40 84 52 80C70 76 86 82 98 90Z'),
  volcano:
    body('#7a4a3f', 'M4 90L38 34C46 38 54 38 62 34L96 90Z') +
    body('#d9592f', 'M38 34C46 40 54 40 62 34L68 46C64 56 60 48 57 54C56 66 50 66 49 54C46 48 42 58 38 50L33 43Z') +
    curve('#d9592f', 4, '46 32, 40 18, 28 14') +
    curve('#e9a23f', 4, '50 32, 52 12, 48 3') +
    curve('#d9592f', 4, '54 32, 62 18, 74 16') +
    curve('#5a342d', 3, '28 72, 32 64, 34 56') +
    curve('#5a342d', 3, '70 76, 68 66, 70 58'),
}

function bicycle(): string {
  const frame = '#3f8a86'
  return (
    wheel(23, 66, 19) +
    wheel(78, 66, 19) +
    line(frame, 4.4, 'M23 66L38 40L68 38L50 68L23 66M38 40L50 68') +
    line(frame, 4.4, 'M78 66L66 28') +
    line(INK, 4, 'M66 28L76 24L80 28') +
    blob('#7a4a30', '28 33, 46 33, 47 38, 36 39') +
    line(INK, 3, 'M36 39L38 42') +
    ring(INK, 50, 68, 6, 3) +
    line(INK, 3, 'M50 68L56 76M52 76H60') +
    body('#c98a4a', 'M68 30L88 30L86 42L71 42Z') +
    dot('#d0563f', 74, 26, 4.6) +
    dot('#e9b44c', 82, 25, 4.6) +
    leaf(GREEN, 78, 30, -1.2, 12, 4)
  )
}

function wheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 4 }, (_, at) => {
    const [dx, dy] = [Math.cos(at * 0.785) * radius, Math.sin(at * 0.785) * radius]
    return line('#8d8a86', 1.9, `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`)
  }).join('')
  return spokes + ring(INK, x, y, radius + 2.2, radius - 1.8) + dot(INK, x, y, 2.6)
}

function locomotive(): string {
  return (
    body('#3f6f6a', 'M18 46H66V70H18Z') +
    body('#b5473a', 'M60 22H92V72H60Z') +
    body('#8a332b', 'M56 16H96V24H56Z') +
    body('#f0e2c4', 'M68 30H84V44H68Z') +
    body('#2f3a40', 'M24 46L20 26H36L34 46Z') +
    body('#2f3a40', 'M16 20H40V27H16Z') +
    body('#e0b04a', 'M46 38H56V46H46Z') +
    curve('#c9ccd2', 6, '28 14, 36 6, 50 8, 62 2') +
    body('#2f3a40', 'M6 78L18 62V78Z') +
    line('#e0b04a', 3, 'M28 48V68M42 48V68M54 48V68') +
    wheel(28, 78, 9) +
    wheel(48, 78, 9) +
    wheel(78, 75, 13) +
    line('#8d8a86', 3, 'M28 78H76')
  )
}

function bus(): string {
  return (
    body('#d9a03a', 'M4 74V30C4 22 8 18 16 18H86C93 18 97 23 97 30V74Z') +
    body('#dfe9ea', 'M10 28H24V46H10ZM30 28H44V46H30ZM50 28H64V46H50ZM70 28H91V46H70Z') +
    body('#b5532f', 'M4 54H97V62H4Z') +
    dot(INK, 26, 76, 10) +
    dot(INK, 76, 76, 10) +
    dot(CREAM, 26, 76, 4.4) +
    dot(CREAM, 76, 76, 4.4) +
    dot(CREAM, 8, 68, 2.6)
  )
}

function tractor(): string {
  return (
    body('#5f8f4a', 'M8 46C8 42 12 40 18 40H46V68H8Z') +
    body('#5f8f4a', 'M44 44H88V66H44Z') +
    line('#3f6635', 4.4, 'M48 44V16H82L86 46') +
    body('#dfe9ea', 'M53 22H78L81 42H53Z') +
    body('#3f6635', 'M42 12H90V18H42Z') +
    line(INK, 5, 'M24 40V22') +
    line('#e9c05a', 3, 'M12 50H40M12 58H40') +
    dot(INK, 74, 70, 24) +
    dot('#e0b04a', 74, 70, 11) +
    dot(INK, 74, 70, 4) +
    dot(INK, 22, 80, 14) +
    dot('#e0b04a', 22, 80, 6)
  )
}

function airplane(): string {
  return (
    body('#3f6480', 'M44 46L58 8L68 10L64 48ZM84 40L92 18L99 20L96 44Z') +
    blob('#e9e2d4', '2 50, 10 42, 28 38, 60 38, 84 38, 98 40, 96 50, 80 56, 50 60, 22 60, 8 57') +
    body('#c9553f', 'M36 52L62 52L78 86L66 88Z') +
    body('#c9553f', 'M4 53C30 57 70 56 96 48C90 54 70 60 44 60.500C24 61 10 58 4 53Z') +
    body('#33415c', 'M9 46C12 43 16 42 20 41.500L21 47L9 48Z') +
    [34, 45, 56, 67].map((x) => dot('#33415c', x, 46, 3)).join('')
  )
}

function rocket(): string {
  return (
    `<g transform="rotate(32 50 50)">` +
    blob('#e9a23f', '42 82, 50 80, 58 82, 56 92, 50 102, 44 92') +
    body('#b5473a', 'M34 58C24 64 20 74 22 86L38 78ZM66 58C76 64 80 74 78 86L62 78Z') +
    blob('#e9e2d4', '50 -2, 60 12, 68 34, 68 58, 62 80, 50 83, 38 80, 32 58, 32 34, 40 12') +
    body('#b5473a', 'M50 -4C58 4 63 14 66 25H34C37 14 42 4 50 -4Z') +
    dot('#33506f', 50, 42, 10) +
    dot('#9fc3d0', 50, 42, 6) +
    line('#b5473a', 4, 'M34 66H66') +
    curve('#bdb5a6', 3, '40 54, 41 64, 42 74') +
    '</g>'
  )
}
