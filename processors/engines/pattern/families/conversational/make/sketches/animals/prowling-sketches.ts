import { blob, body, curve, dots, limb, oval, strokes } from '../sketch-marks.ts'

/** Big cats that prowl, seen from the side: low shoulders, the head forward, the tail in a long sweep. */
export const prowlingSketches: Readonly<Record<string, string>> = {
  panther: prowling('#2f2b33', '#16141a', '#56505e', '#e0b54a'),
  puma: prowling('#c08d5a', '#94683c', '#e6cda6', '#3a2c28'),
}

function prowling(coat: string, dark: string, light: string, eye: string): string {
  return (
    curve(coat, 4.8, '86 38, 95 37, 99 28, 94 18, 95 8, 99 4') +
    limb(dark, [44, 56], 12, [50, 86], 6.4, -3) +
    limb(dark, [50, 85], 6, [45, 90], 6) +
    limb(dark, [78, 54], 16, [68, 76], 7.5, 4) +
    limb(dark, [68, 75], 7, [73, 90], 6) +
    blob(
      coat,
      '24 38, 31 29, 39 27, 47 33, 60 36, 74 31, 86 34, 92 44, 90 56, 80 62, 64 60, 50 63, 36 64, 26 58, 21 48',
    ) +
    limb(coat, [33, 52], 16, [24, 76], 8, -3) +
    limb(coat, [24, 75], 7.6, [16, 90], 6.4) +
    limb(coat, [84, 48], 22, [88, 72], 9, -6) +
    limb(coat, [88, 72], 8, [82, 90], 6.6) +
    [45, 13, 71, 79].map((x, at) => oval(at % 2 ? coat : dark, x, 92.4, 6, 3)).join('') +
    blob(coat, '16 33, 22 30, 30 34, 32 44, 28 54, 20 58, 10 57, 4 52, 5 45, 9 38') +
    body(coat, 'M14 37Q11 28 16 24Q22 27 23 34Z') +
    body(coat, 'M23 35Q24 27 30 25Q33 30 31 38Z') +
    body(light, 'M15.500 34Q14.500 29 17 27.500Q20 30 20.500 34Z') +
    strokes(light, 2.2, '34 34, 39 31, 44 34|74 38, 80 37, 85 41|30 60, 33 52, 40 48|82 60, 80 52, 76 48') +
    strokes(light, 1.6, '5 52, 10 54, 15 52') +
    oval(light, 4.8, 47, 2.6, 2) +
    dots(eye, 2.5, '13 44')
  )
}
