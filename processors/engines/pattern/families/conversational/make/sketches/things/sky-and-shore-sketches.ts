import { blob, body, curve, dot, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

const [INK, CREAM, MOON, SHADE, ROPE, ROPE_DARK] = [
  '#2b2426',
  '#f6ecd8',
  '#efe6cf',
  '#c9bfa6',
  '#d8b27a',
  '#8a6034',
] as const

/** The lit part of a moon: between its rim on the left and a terminator that bulges so far to the right of the middle. */
function litMoon(x: number, y: number, radius: number, bulge: number): string {
  const inner = Math.abs(bulge)
  const sweep = bulge > 0 ? 0 : 1
  return body(
    MOON,
    `M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}A${inner} ${radius} 0 0 ${sweep} ${x} ${y - radius}Z`,
  )
}

function mirrored(x: number, mark: string): string {
  return `<g transform="translate(${2 * x} 0) scale(-1 1)">${mark}</g>`
}

/** Five phases in a row, as they wax and wane, the full moon in the middle. */
function phasesInRow(): string {
  const crescent = (x: number): string => litMoon(x, 50, 8.5, -4)
  const half = (x: number): string => litMoon(x, 50, 10, 0.01)
  return (
    crescent(8) +
    half(29) +
    dot(MOON, 50, 50, 14) +
    dot(SHADE, 46, 46, 3.2) +
    dot(SHADE, 54, 54, 2.4) +
    dot(SHADE, 55, 44, 1.8) +
    mirrored(71, half(71)) +
    mirrored(92, crescent(92))
  )
}

function fullMoon(): string {
  return (
    dot(MOON, 50, 50, 46) +
    blob(SHADE, '32 26, 44 22, 50 30, 44 40, 34 40, 28 34') +
    blob(SHADE, '60 52, 74 48, 80 58, 72 70, 60 68') +
    dot(SHADE, 34, 66, 6) +
    dot(SHADE, 66, 30, 4.4)
  )
}

function gibbousMoon(): string {
  return litMoon(50, 50, 46, 24) + dot(SHADE, 28, 40, 7) + dot(SHADE, 44, 66, 5.4) + dot(SHADE, 46, 26, 4)
}

function halfMoon(): string {
  return litMoon(62, 50, 46, 0.01) + dot(SHADE, 42, 36, 6) + dot(SHADE, 50, 66, 4.6) + dot(SHADE, 32, 58, 3.6)
}

/** Bands that keep off the rim are seen in two inks as well. */
function lighthouse(): string {
  const red = '#c5463c'
  return (
    blob('#5b7a8c', '6 97, 14 90, 28 87, 50 86, 72 87, 86 90, 94 97, 50 99') +
    body(red, 'M39.5 33H60.5L68 90H32Z') +
    body(CREAM, 'M40.6 43H59.4L61 54H39ZM38 64.5H62L63.6 76H36.4Z') +
    body(INK, 'M45.5 90V83C45.5 77.5 54.5 77.5 54.5 83V90Z') +
    body(INK, 'M40 14H60V30H40Z') +
    body('#edbb4f', 'M42.6 17H48.8V28H42.6ZM51.2 17H57.4V28H51.2Z') +
    line(INK, 4.4, 'M34 31.5H66') +
    body(red, 'M37 15.5C40 7 45 5 48.6 4.4V1H51.4V4.4C55 5 60 7 63 15.5Z')
  )
}

/** Low at the ankle, six studs below. */
function footballBoot(): string {
  const boot = '#c5463c'
  return (
    body(INK, 'M13 76H20L19 85H14ZM26 77H33L32 87H27ZM41 77H48L47 86H42ZM63 77H70L69 87H64ZM76 77H83L82 87H77Z') +
    blob(
      boot,
      '90 40, 94 54, 94 68, 88 75, 66 74, 40 76, 16 76, 4 72, 5 64, 16 58, 34 50, 48 38, 54 28, 62 27, 70 36, 82 38',
    ) +
    blob(INK, '4 70, 16 75, 40 74, 66 72, 88 73, 92 77, 66 80, 40 80, 16 80, 6 77') +
    blob(CREAM, '60 44, 70 46, 62 70, 52 71') +
    blob(CREAM, '76 46, 84 47, 78 69, 69 70') +
    strokes(CREAM, 3, '34 50, 41 57|41 44, 48 52|48 36, 55 45')
  )
}

/** Brown velvet heads on stems among blades. */
function cattail(): string {
  const [stem, blade, head, spike] = ['#7b8a52', '#6f9160', '#6b4630', '#b89a5e'] as const
  const reed = (x: number, top: number, foot: number): string =>
    limb(stem, [foot, 98], 3, [x, top + 30], 2.2) +
    line(spike, 2, `M${x} ${top}V${top + 12}`) +
    limb(head, [x, top + 10], 8.6, [x + (foot - x) * 0.3, top + 36], 8)
  return (
    blob(blade, '46 98, 40 74, 26 50, 10 34, 24 46, 42 70, 51 98') +
    blob(blade, '54 98, 62 76, 76 58, 93 46, 80 60, 66 80, 58 98') +
    reed(50, 2, 50) +
    reed(30, 20, 46) +
    reed(69, 14, 54) +
    blob(blade, '48 98, 44 80, 36 66, 46 78, 52 98')
  )
}

/** Two bights that hold each other; each strand is drawn twice, so that its crossings are seen. */
function reefKnot(): string {
  const strand = (path: string): string => curve(ROPE_DARK, 11, path) + curve(ROPE, 7.4, path)
  const lay = (marks: string): string => strokes(ROPE_DARK, 1.5, marks)
  return (
    strand('2 38, 22 36, 40 40, 54 52, 68 60, 84 50, 84 44') +
    strand('98 62, 78 64, 60 60, 46 48, 32 40, 16 50, 16 56') +
    strand('2 62, 22 64, 40 60, 52 52') +
    strand('16 50, 18 60, 32 62, 42 58') +
    strand('98 38, 78 36, 60 40, 48 50') +
    strand('84 50, 82 40, 68 38, 58 42') +
    lay('8 35, 12 41|22 33, 25 40|8 59, 12 65|22 61, 25 67|88 35, 92 41|75 33, 78 40|88 59, 92 65|75 61, 78 67')
  )
}

const [SKIN, JERSEY] = ['#8a5a3c', '#c8552f'] as const

/** In the air under the ring, the ball in the raised hand. */
function leapingPlayer(): string {
  return (
    limb(SKIN, [58, 66], 9, [78, 78], 7.4) +
    limb(SKIN, [78, 78], 7.4, [70, 95], 5) +
    blob(CREAM, '65 92, 74 92, 76 98, 62 98') +
    limb(SKIN, [44, 66], 9, [33, 80], 7.4, 2) +
    limb(SKIN, [33, 80], 7.4, [13, 84], 5) +
    blob(CREAM, '15 79, 17 88, 9 92, 6 84') +
    body(JERSEY, 'M37 60L64 58L72 76L58 81L51 70L42 82L28 76Z') +
    limb(SKIN, [60, 38], 7.4, [76, 50], 6) +
    limb(SKIN, [76, 50], 6, [84, 38], 4.6) +
    body(JERSEY, 'M38 34C44 38 54 38 60 33L66 40L64 61H37L35 40Z') +
    body(CREAM, 'M46 43H56V56H46Z') +
    limb(SKIN, [39, 38], 7.6, [28, 26], 6.4) +
    limb(SKIN, [28, 26], 6.4, [30, 12], 5) +
    oval(SKIN, 50, 24, 8.6, 10) +
    blob(INK, '41 24, 41 15, 50 11, 59 15, 59 24, 56 18, 44 18') +
    dot('#df8a35', 31, 8, 8.4) +
    ring(INK, 31, 8, 8.8, 7.6) +
    strokes(INK, 1.3, '23 7, 31 9, 39 7|31 0, 30 8, 32 16')
  )
}

/** Cut brass round coloured panes, a crescent on its dome: what hangs in the streets in Ramadan. */
function moroccanLantern(): string {
  const [brass, pane, lit] = ['#c8963c', '#2f7f86', '#f4d58a'] as const
  return (
    ring(brass, 50, 6, 5.6, 3.4) +
    line(brass, 3, 'M50 11V18') +
    body(brass, 'M50 15C58 20 66 26 68 34H32C34 26 42 20 50 15Z') +
    body(brass, 'M28 34H72L69 40H31Z') +
    body(brass, 'M33 40H67L74 62L64 82H36L26 62Z') +
    body(lit, 'M46 44H54L57 62L54 78H46L43 62Z') +
    body(
      pane,
      'M35.500 44H42.500L39.500 62L42.500 78H38.500L30 62ZM64.500 44H57.500L60.500 62L57.500 78H61.500L70 62Z',
    ) +
    body(brass, 'M45 62L50 52L55 62L50 72Z') +
    body(brass, 'M34 82H66L70 88H30ZM38 88H62L56 94H44Z') +
    line(brass, 2.6, 'M50 93V99')
  )
}

/** What is seen at night on the water's edge, and what is played and tied there. */
export const skyAndShoreSketches: Readonly<Record<string, string>> = {
  'moroccan-lantern': moroccanLantern(),
  'moon-phases': phasesInRow(),
  'full-moon-with-seas': fullMoon(),
  'gibbous-moon': gibbousMoon(),
  'half-lit-moon': halfMoon(),
  lighthouse: lighthouse(),
  cattail: cattail(),
  'football-boot': footballBoot(),
  'rope-knot': reefKnot(),
  'basketball-player': leapingPlayer(),
}
