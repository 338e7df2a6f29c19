import { blob, curve, dot, dots, leaf, oval, strokes, taper } from '../sketch-marks.ts'

const INK = '#2b2426'
const [FUR, FUR_SHADE, FUR_LIGHT] = ['#875a3a', '#4c2e1f', '#d9b184'] as const
const [SNOW, FROST] = ['#f4efe6', '#aebfce'] as const
const [CORAL, CORAL_SHADE, CORAL_LIGHT, CREAM] = ['#c9604f', '#8f3b36', '#efb49c', '#f6ecd8'] as const

/** Heavy beasts of dens and floes, and who lives in the deep. */
export const denAndDeepSketches: Readonly<Record<string, string>> = {
  bear: bear(),
  'polar-bear': polarBear(),
  octopus: octopus(),
}

/** On the prowl: the hump over the shoulder is its highest point, the head hangs below it. */
function bear(): string {
  const tuft = (x: number, y: number, turn: number): string => leaf(FUR_SHADE, x, y, turn, 8, 2.2)
  return (
    blob(FUR_SHADE, '37 60, 52 60, 53 72, 48 82, 49 91, 46 95, 34 95, 33 91, 36 82') +
    blob(FUR_SHADE, '62 62, 78 60, 77 74, 71 82, 70 91, 67 95, 55 95, 55 91, 60 83, 61 72') +
    blob(
      FUR,
      '18 40, 28 27, 40 18, 50 20, 58 27, 70 25, 84 29, 94 40, 97 52, 94 64, 84 72, 68 72, 54 76, 40 76, 27 70, 18 58',
    ) +
    blob(FUR, '20 54, 42 52, 44 66, 37 79, 36 89, 35 95, 19 96, 16 92, 21 86, 22 74') +
    blob(FUR, '70 50, 96 48, 98 62, 93 76, 94 88, 93 95, 77 96, 74 92, 79 86, 78 78, 70 68') +
    dot(FUR_SHADE, 33, 24, 6) +
    dot(FUR_LIGHT, 32.4, 25, 3) +
    dot(FUR, 16.6, 24.6, 5.4) +
    blob(FUR, '14 26, 24 23, 34 28, 40 40, 38 54, 28 62, 17 62, 9 54, 8 42, 9 33') +
    blob(FUR_LIGHT, '7 46, 13 43, 22 45, 25 53, 20 61, 11 63, 4 58, 3 51') +
    blob(INK, '2 50, 5 46.6, 11 46.4, 12 50, 8 53.6, 4 53.4') +
    curve(FUR_SHADE, 1.7, '8 54, 10 58, 16 58') +
    dot(INK, 12.6, 38.4, 2.1) +
    dot(INK, 25, 39, 2.3) +
    tuft(44, 28, 1.9) +
    tuft(52, 32, 1.8) +
    tuft(47, 40, 2) +
    tuft(62, 34, 1.5) +
    tuft(72, 32, 1.3) +
    tuft(57, 46, 1.7) +
    tuft(82, 37, 1.2) +
    tuft(66, 46, 1.4) +
    curve(FUR_SHADE, 2, '42 54, 44 62, 41 70') +
    curve(FUR_SHADE, 2, '70 52, 69 62, 74 70') +
    tuft(56, 68, 0.3) +
    strokes(
      FUR_LIGHT,
      1.9,
      '20 94, 19.500 96|25 94.500, 25 97|30 94.500, 30.500 96.500|79 94, 78 96|84 94.500, 84 97|89 94.500, 89.500 96.500',
    )
  )
}

/**
 * Long in the neck and small in the head, higher behind than before; its far legs stand clear of the near ones, as
 * white shows no shade.
 */
function polarBear(): string {
  return (
    taper(SNOW, 13, 10, '42 62, 46 74, 45 84, 43 91') +
    blob(SNOW, '49 96, 35 96, 34 92, 39 88, 48 88') +
    taper(SNOW, 14, 10, '68 62, 66 74, 70 83, 68 90') +
    blob(SNOW, '73 95, 60 95, 59 91, 64 87, 73 87') +
    blob(
      SNOW,
      '5 36, 10 29, 18 25, 28 29, 40 33, 54 31, 70 25, 84 28, 93 38, 96 52, 92 64, 78 70, 60 71, 44 70, 32 64, 25 54, 18 50, 9 49, 3 44',
    ) +
    blob(SNOW, '24 46, 42 46, 40 66, 33 77, 31 88, 30 95, 14 96, 12 92, 18 87, 22 76, 24 62') +
    blob(SNOW, '74 48, 95 44, 98 60, 92 74, 93 87, 92 95, 77 96, 75 92, 80 87, 80 76, 74 66') +
    oval(SNOW, 25, 24.6, 4.6, 5) +
    oval(FROST, 25.4, 25.4, 2, 2.6) +
    blob(INK, '2 39, 3 35, 7.600 33.400, 8.600 37, 6 40.400') +
    dot(INK, 16.6, 33, 2.1) +
    curve(INK, 1.5, '5 44, 10 45.400, 15 43') +
    curve(FROST, 2.2, '30 36, 34 44, 32 52') +
    curve(FROST, 2.2, '42 56, 42 64, 38 71') +
    curve(FROST, 2.2, '74 54, 73 62, 78 69') +
    strokes(FROST, 2, '50 38, 54 42, 59 42|64 33, 69 37, 75 37|56 52, 61 55, 66 53|84 36, 88 42, 88 47') +
    strokes(
      INK,
      1.5,
      '15.500 94, 14 96|20 94.400, 19.400 96.600|25 94.400, 25 96.600|78 94, 77 96|83 94.400, 82.600 96.600|88 94.400, 88 96.600',
    )
  )
}

function octopus(): string {
  const arm = (points: string): string => taper(CORAL, 11, 3, points)
  const suckers = (points: string): string => dots(CORAL_LIGHT, 1.9, points)
  return (
    arm('64 48, 76 52, 86 46, 92 36, 88 28, 82 30, 83 35') +
    arm('38 50, 26 50, 14 56, 6 50, 6 41, 12 38, 15 43') +
    arm('40 56, 30 66, 14 68, 5 76, 9 86, 17 85, 17 79') +
    arm('62 54, 74 64, 88 62, 96 70, 95 80, 87 82, 85 76') +
    arm('45 58, 41 74, 30 82, 28 92, 36 97, 42 92, 38 88') +
    arm('58 58, 62 72, 74 80, 80 90, 73 97, 66 94, 68 88') +
    arm('51 58, 54 74, 48 86, 53 95, 60 92') +
    blob(CORAL, '52 3, 66 6, 75 17, 75 31, 68 42, 68 54, 60 62, 46 63, 37 57, 36 44, 29 34, 28 20, 36 8') +
    suckers(
      '30 60.500, 22 64.500, 14 65.500, 74 58.500, 82 60, 90 62.500, 42 70, 37 75.500, 31 79.500, 64 70, 70 75, 76 80',
    ) +
    suckers('76 48.500, 83 44.500, 88 39, 24 53, 17 57.400, 52 68, 53 75') +
    oval(CORAL_LIGHT, 42, 13.6, 4.6, 3.2, -24) +
    dots(CORAL_LIGHT, 2.3, '52 10, 60 15, 35 23') +
    oval(CREAM, 43, 36, 6.4, 7.4) +
    oval(CREAM, 60, 36, 6.4, 7.4) +
    oval(INK, 44, 38, 3.4, 4.4) +
    oval(INK, 59, 38, 3.4, 4.4) +
    dots(CREAM, 1.2, '45.200 36, 60.200 36') +
    strokes(CORAL_SHADE, 1.9, '37 27, 41 25.500, 46 26.500|57 26.500, 62 25.500, 66 27|46.500 50, 51.500 53, 57 50')
  )
}
