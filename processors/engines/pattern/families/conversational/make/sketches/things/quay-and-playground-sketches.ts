import { blob, body, curve, dot, dots, limb, line, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'
const [RED, BLUE, GOLD, TEAL, WOOD] = ['#c8443a', '#2f5a8f', '#e3ac3f', '#2f7f86', '#94613a'] as const

/** What is met on a quay, in a playground, in a hallway and on a brunch table. */
export const quayAndPlaygroundSketches: Readonly<Record<string, string>> = {
  surfboard: surfboard(),
  'avocado-toast': avocadoToast(),
  'signal-flags': signalFlags(),
  hopscotch: hopscotch(),
  'walking-stick': walkingStick(),
  'street-map': streetMap(),
  'red-dragon': redDragon(),
  'flying-goose': flyingGoose(),
  crane: flyingCrane(),
  'standing-crane': standingCrane(),
}

function surfboard(): string {
  const hull = 'M50 1C66 16 73 40 71 62C69 80 62 92 55 98L50 94L45 98C38 92 31 80 29 62C27 40 34 16 50 1Z'
  return (
    body(TEAL, hull) +
    body(CREAM, 'M31 44C42 49 58 49 69 44L71 56C58 61 42 61 29 56Z') +
    body(RED, 'M29.4 60C42 65 58 65 70.6 60L69.8 69C58 74 42 74 30.2 69Z') +
    body(GOLD, 'M39 15C44 18 56 18 61 15L65 25C57 29 43 29 35 25Z') +
    line(CREAM, 2.2, 'M50 4L50 92') +
    body(INK, 'M44 84L50 78L56 84L50 88Z')
  )
}

function avocadoToast(): string {
  const [crust, crumb, skin, flesh] = ['#b0713a', '#f0d6a2', '#3f6b35', '#b9cf6a'] as const
  // Slices fanned from corner to corner, each over the one before.
  const slice = (x: number, y: number): string =>
    blob(skin, [
      [x - 17, y + 17],
      [x - 20, y + 4],
      [x - 8, y - 12],
      [x + 9, y - 19],
      [x + 17, y - 14],
      [x + 8, y - 8],
      [x - 4, y + 3],
      [x - 10, y + 15],
    ]) +
    blob(flesh, [
      [x - 14, y + 18],
      [x - 15, y + 6],
      [x - 5, y - 8],
      [x + 9, y - 15],
      [x + 18, y - 12],
      [x + 10, y - 4],
      [x, y + 6],
      [x - 6, y + 17],
    ])
  return (
    blob(crust, '12 30, 8 16, 22 6, 50 9, 78 6, 92 16, 88 30, 84 42, 88 84, 80 94, 50 96, 20 94, 12 84, 16 42') +
    blob(crumb, '20 30, 17 19, 28 14, 50 16, 72 14, 83 19, 80 30, 77 42, 80 82, 74 88, 50 89, 26 88, 20 82, 23 42') +
    slice(41, 38) +
    slice(47, 51) +
    slice(53, 64) +
    slice(59, 77) +
    dots('#c8443a', 2.6, '66 30, 72 48, 31 68, 37 80, 30 30, 73 60') +
    dots(INK, 1.6, '58 26, 68 39, 29 58, 42 82, 24 44, 50 24')
  )
}

function signalFlags(): string {
  const flag = (colour: string, x: number, y: number): string =>
    body(colour, `M${x} ${y}L${x + 22} ${y + 1}L${x + 22} ${y + 21}L${x} ${y + 20}Z`)
  return (
    curve(INK, 2.4, '2 10, 26 17, 50 19, 74 17, 98 10') +
    curve(INK, 2.4, '2 56, 26 63, 50 65, 74 63, 98 56') +
    flag(RED, 4, 14) +
    body(CREAM, 'M11 21L19 21L19 29L11 29Z') +
    flag(BLUE, 39, 20) +
    body(CREAM, 'M48 20.4L53 20.6L53 40.6L48 40.4ZM39 28L61 29L61 33L39 32Z') +
    body(GOLD, 'M74 18L96 14L96 34L74 38Z') +
    body(INK, 'M85 16L96 14L96 24L85 26ZM74 28L85 26L85 36L74 38Z') +
    flag(CREAM, 4, 60) +
    body(RED, 'M4 60L26 61L4 80Z') +
    flag(GOLD, 39, 66) +
    body(BLUE, 'M39 66L46.5 66.4L46.5 86.3L39 86ZM53.5 66.7L61 67L61 87L53.5 86.7Z') +
    body(BLUE, 'M74 64L96 60L96 80L74 84Z') +
    body(CREAM, 'M79 68L91 66L91 76L79 78Z')
  )
}

function hopscotch(): string {
  const square = (colour: string, x: number, y: number): string =>
    body(colour, `M${x} ${y}L${x + 22} ${y}L${x + 22} ${y + 15}L${x} ${y + 15}Z`)
  return (
    body(GOLD, 'M33 20C33 4 67 4 67 20Z') +
    square('#e08a96', 27, 22) +
    square('#6f9fc0', 51, 22) +
    square(CREAM, 39, 39) +
    square(GOLD, 27, 56) +
    square('#e08a96', 51, 56) +
    square('#6f9fc0', 39, 73) +
    strokes(INK, 2.2, '36 26, 39 24.6, 39 34|49 44, 52 44, 49 49, 53 49|60 26, 65 26, 61 34') +
    strokes(
      INK,
      2.2,
      '36 60, 40 60, 37 64, 40 68, 35 68|62 60, 60 65, 65 65|50 77, 50 85|46 13, 50 10, 54 13, 50 17, 46 13',
    ) +
    oval(INK, 56, 95, 6, 3.6) +
    oval(INK, 40, 94, 3, 2)
  )
}

function walkingStick(): string {
  return (
    line(WOOD, 7.6, 'M58 90L50 30C48 12 26 10 25 26C25 32 28 36 32 37') +
    line('#c99460', 2, 'M59 84L52 32C50 18 32 14 29 25') +
    line(GOLD, 8.4, 'M52.6 40L53.4 46') +
    line(INK, 8.4, 'M58.4 92L59 97')
  )
}

function streetMap(): string {
  const [park, water] = ['#9dbb78', '#8fb4c9'] as const
  return (
    body('#efe0bd', 'M4 18L34 8L66 18L96 8L96 84L66 94L34 84L4 94Z') +
    body(park, 'M8 50L30 43L30 66L8 74ZM70 60L92 52L92 76L70 84Z') +
    body(water, 'M4 30C24 20 30 34 48 30C66 26 76 40 96 28L96 38C76 50 66 36 48 40C30 44 24 32 4 42Z') +
    strokes(CREAM, 5, '20 14, 20 88|50 14, 52 88|80 14, 80 88') +
    strokes(CREAM, 4, '5 60, 34 50, 66 60, 95 49|5 78, 34 70, 66 79, 95 69') +
    strokes(RED, 3, '20 84, 20 66, 35 60, 50 64, 52 46') +
    blob(RED, '52 47, 44 33, 45 25, 52 21, 59 25, 60 33') +
    dot(CREAM, 52, 30, 3.4)
  )
}

/** Passant, as on a flag: one forepaw raised, the wing up, the tongue and the tail barbed. */
function redDragon(): string {
  const [scales, dark] = ['#c62f2f', '#8a1f26'] as const
  return (
    curve(scales, 6, '76 62, 90 66, 96 54, 88 44, 92 30') +
    body(scales, 'M92 20L101 34L92 31L82 36Z') +
    limb(dark, [44, 66], 9, [46, 92], 5) +
    limb(dark, [72, 66], 10, [68, 92], 5) +
    body(dark, 'M40 54L36 18L52 2L58 12L70 5L74 17L87 14L82 28L90 36L74 42L62 58Z') +
    strokes(scales, 2.6, '46 50, 52 8|50 50, 68 12|54 52, 80 22') +
    blob(scales, '30 42, 42 44, 56 48, 72 48, 82 56, 82 68, 72 74, 54 74, 40 72, 30 62') +
    limb(scales, [34, 62], 11, [20, 72], 6, -2) +
    limb(scales, [20, 72], 6, [12, 66], 5) +
    limb(scales, [78, 64], 14, [84, 92], 6, 2) +
    strokes(scales, 4, '84 93, 78 95|68 93, 62 95|46 93, 40 95|12 66, 6 62|12 67, 5 69') +
    blob(scales, '38 64, 26 58, 22 44, 24 32, 20 26, 26 18, 36 22, 38 34, 42 48') +
    body(scales, 'M34 24L36 8L26 16L22 6L18 18L8 24L2 32L4 37L14 35L12 40L22 41L30 38Z') +
    curve(GOLD, 2, '4 37, -1 42, 2 47') +
    strokes(GOLD, 2.4, '30 48, 36 46|31 54, 38 51|34 60, 40 56') +
    dot(CREAM, 19, 25, 2.2) +
    strokes(dark, 2.2, '56 62, 62 64, 68 62')
  )
}

function flyingGoose(): string {
  const [plume, shade, dark] = ['#a58a6c', '#6b5646', '#3a322f'] as const
  return (
    blob(shade, '50 50, 54 34, 66 16, 82 4, 84 12, 92 12, 88 22, 92 26, 80 40, 66 52') +
    blob(plume, '34 48, 46 45, 62 48, 78 54, 96 58, 88 64, 76 66, 60 66, 44 62, 34 56') +
    blob(CREAM, '62 62, 78 60, 94 59, 84 66, 72 68') +
    limb(dark, [38, 52], 9, [16, 44], 5.4) +
    oval(dark, 14, 43, 7, 4.8, 12) +
    blob(CREAM, '17 45, 21 43, 24 47, 20 49') +
    blob(INK, '9 42, 1 46, 8 48') +
    blob(plume, '40 54, 48 64, 52 80, 50 96, 58 90, 62 94, 66 84, 72 84, 74 74, 70 62, 58 54') +
    strokes(shade, 2.4, '52 64, 56 76, 56 86|59 62, 63 72, 64 80') +
    dot(CREAM, 13, 41.6, 1.5)
  )
}

/** Both wings raised, neck and legs in one long line: the crane of screens and kimonos, black at throat, tail and wing tips. */
function flyingCrane(): string {
  const [plume, shade] = ['#f4efe6', '#c3ccd2'] as const
  return (
    strokes(INK, 2.2, '68 62, 84 72, 99 79|66 64, 82 76, 96 84') +
    blob(plume, '47 54, 51 36, 58 22, 68 11, 78 6, 84 14, 80 20, 82 27, 74 34, 68 46, 62 58') +
    blob(INK, '70 10, 78 4, 88 0, 98 1, 91 6, 98 10, 88 14, 92 19, 82 20, 77 17') +
    blob(INK, '68 56, 78 57, 88 65, 78 67, 70 65') +
    blob(plume, '35 57, 45 50, 58 50, 69 55, 75 62, 64 67, 49 66, 40 63') +
    blob(plume, '39 59, 33 42, 31 27, 34 15, 40 12, 47 20, 52 30, 58 40, 60 52, 54 61') +
    blob(INK, '31 19, 32 8, 37 0, 40 8, 45 3, 46 12, 52 9, 52 18, 58 20, 55 25, 47 18, 40 14') +
    strokes(shade, 2, '40 26, 44 40, 48 56|36 28, 38 42, 43 57|49 36, 52 46, 53 58') +
    taper(INK, 8, 3.6, '41 60, 32 58, 23 51, 15 45') +
    limb(plume, [44, 60], 9, [33, 58], 6, 1) +
    oval(plume, 13, 44, 5.6, 4, 25) +
    oval(RED, 13.4, 40.6, 4.4, 2.2, 25) +
    limb(INK, [9, 44], 3, [0, 47], 1)
  )
}

/** On long legs, the neck in an S and the black feathers of its wings over the tail. */
function standingCrane(): string {
  const [plume, shade] = ['#f4efe6', '#c3ccd2'] as const
  return (
    strokes(INK, 2.3, '50 60, 48 78, 50 97|59 60, 61 76, 57 97|44 98, 50 97|51 98, 57 97') +
    blob(plume, '35 40, 43 32, 57 33, 72 43, 80 54, 70 62, 54 64, 42 58, 36 50') +
    blob(INK, '70 45, 82 52, 93 66, 85 65, 84 72, 77 66, 70 60') +
    strokes(shade, 2.2, '44 42, 54 48, 64 51|43 49, 52 55, 64 58') +
    taper(INK, 9, 4, '43 43, 35 37, 32 27, 36 17, 33 9') +
    oval(plume, 31, 9, 5.6, 4.2, 10) +
    oval(RED, 31, 5.4, 4.2, 2.2, 10) +
    limb(INK, [27, 10], 3.2, [12, 14], 1)
  )
}
