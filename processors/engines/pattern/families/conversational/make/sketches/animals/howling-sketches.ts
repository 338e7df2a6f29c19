import { blob, dot, limb, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'

type Coat = readonly [coat: string, dark: string, light: string]

/** Who sits on its haunches with its muzzle to the sky, ears laid back. */
function howler([coat, dark, light]: Coat): string {
  return (
    blob(dark, '78 86, 86 76, 96 76, 99 86, 93 94, 80 95') +
    limb(dark, [50, 64], 10, [54, 93], 6.4) +
    blob(coat, '42 34, 54 31, 63 40, 73 52, 83 66, 88 82, 83 94, 66 95, 54 86, 44 78, 38 66, 36 50') +
    limb(coat, [43, 62], 12, [41, 93], 7) +
    strokes(dark, 6.4, '40 93, 37 94|54 93, 51 94|74 94, 69 94.6') +
    blob(light, '34 40, 41 40, 47 50, 47 64, 41 75, 37 66, 34 54') +
    blob(dark, '52 22, 60 9, 67 9, 68 18, 62 28') +
    blob(coat, '64 40, 61 28, 55 20, 47 14, 37 9, 27 3, 21 3, 21 8, 29 15, 32 22, 33 32, 36 44, 48 48') +
    blob(INK, '31 16, 24 12, 20 13, 26 19, 34 25') +
    blob(light, '33 22, 26 18, 19 16, 18 20, 24 25, 30 31, 34 44, 40 46, 40 34') +
    dot(INK, 21, 4, 2.6) +
    strokes(INK, 2.2, '37 17.6, 40.4 19.4, 44 18.4') +
    strokes(dark, 2.2, '58 46, 63 52, 69 54|62 60, 68 66, 74 67|66 92, 63 84, 66 76, 73 72')
  )
}

/** Beasts that howl, which `prompt/read/postures.ts` asks for. */
export const howlingSketches: Readonly<Record<string, string>> = {
  'howling-wolf': howler(['#747d8b', '#454c59', '#dfdcd3']),
  'howling-coyote': howler(['#b58a5c', '#6d4c33', '#ecdcc0']),
}
