import { blob, body, curve, dot, leaf, limb, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Dogs that are asked for by their breed: some sit in profile, some stand. */
export const breedSketches: Readonly<Record<string, string>> = {
  labrador: sittingDog({ coat: '#d9b273', dark: '#a97f42', ear: 'drop', collar: '#b5483f' }),
  'golden-retriever': sittingDog({
    coat: '#d9994e',
    dark: '#a9662c',
    ear: 'drop',
    collar: '#3f7f8c',
    fringe: '#efc88a',
  }),
  'german-shepherd': sittingDog({
    coat: '#c08a4f',
    dark: '#8f5f34',
    ear: 'prick',
    under: blob(INK, '44 22, 56 34, 66 46, 77 66, 81 84, 72 80, 60 64, 52 50, 42 40'),
    face: blob(INK, '7 27, 12 22, 22 21, 24 28, 20 36, 11 36'),
  }),
  'cocker-spaniel': sittingDog({
    coat: '#b0703f',
    dark: '#7f4a28',
    ear: 'long',
    fringe: '#cf9660',
  }),
  'st-bernard': sittingDog({
    coat: '#f1e7d6',
    dark: '#cdbda4',
    ear: 'drop',
    earColour: '#7a4a2c',
    under: blob('#a8653a', '50 36, 60 46, 72 60, 81 80, 80 92, 66 84, 56 66, 48 50'),
    face: blob('#a8653a', '30 9, 42 10, 49 20, 47 32, 38 34, 28 26, 24 18'),
    over:
      blob('#8a5a34', '22 46, 36 44, 38 56, 24 58') +
      strokes('#e0b04a', 1.8, '26 45, 27 58|33 44, 34 57') +
      curve('#7a2f2a', 4, '32 40, 40 42, 50 36'),
  }),
}

type Sitting = {
  readonly coat: string
  readonly dark: string
  readonly ear: 'drop' | 'prick' | 'long'
  readonly earColour?: string
  readonly collar?: string
  /** Long hair on chest, haunch and tail. */
  readonly fringe?: string
  readonly under?: string
  readonly face?: string
  readonly over?: string
}

/** A dog that sits and looks up a little, in profile. */
function sittingDog({ coat, dark, ear, earColour = dark, collar, fringe, under, face, over }: Sitting): string {
  const tuft = fringe
    ? leaf(fringe, 34, 48, 2.0, 22, 6) + leaf(fringe, 36, 56, 1.7, 22, 6) + leaf(fringe, 39, 44, 1.8, 24, 6)
    : ''
  return (
    (fringe ? leaf(fringe, 76, 88, -0.36, 30, 9) : '') +
    curve(coat, fringe ? 7 : 6, '76 90, 88 92, 98 84') +
    limb(dark, [50, 62], 12, [49, 93], 8) +
    blob(dark, '42 97, 43 91, 50 90, 54 93, 54 97') +
    blob(coat, '36 30, 48 28, 58 40, 69 56, 79 74, 82 90, 74 97, 58 97, 50 88, 42 78, 34 66, 30 52, 32 40') +
    (under ?? '') +
    limb(coat, [41, 60], 15, [39, 92], 8.4) +
    blob(coat, '29 97, 31 91, 38 89, 44 92, 44 97') +
    blob(coat, '50 97, 51 91, 60 88, 72 90, 76 97') +
    curve(dark, 2.4, '55 89, 53 79, 59 69, 69 67') +
    strokes(dark, 1.6, '33 93, 33 96|37 92, 37 96|54 92, 54 96|58 91, 58 96') +
    tuft +
    blob(coat, '50 34, 50 20, 44 11, 33 9, 26 14, 22 20, 12 22, 7 26, 8 33, 15 37, 26 37, 33 44, 42 44') +
    (face ?? '') +
    curve(dark, 1.8, '11 32.500, 18 34, 24 31') +
    earOf(ear, earColour, coat) +
    (collar ? curve(collar, 4.4, '31 45, 41 47, 51 38') + dot('#e0b04a', 35, 50, 3) : '') +
    oval(INK, 8.6, 25.6, 3.4, 2.8, -20) +
    dot(CREAM, 27, 19.5, 3) +
    dot(INK, 26.6, 19.5, 2.4) +
    (over ?? '')
  )
}

function earOf(ear: Sitting['ear'], colour: string, coat: string): string {
  if (ear === 'prick')
    return (
      body(colour, 'M26 14C26 5 28 -1 31 -4C35 1 38 8 38 14Z') +
      body(coat, 'M32 12C33 4 36 -3 40 -7C46 -1 49 8 49 18Z') +
      body(colour, 'M37 11C37 5 39 0 41 -2C44 3 45 8 45 14Z')
    )
  if (ear === 'long')
    return (
      blob(colour, '36 16, 44 16, 52 28, 56 42, 54 54, 47 58, 40 52, 36 38, 34 26') +
      strokes(coat, 2, '43 28, 47 40, 47 52|40 30, 42 42, 42 48|47 28, 51 38, 52 46')
    )
  return blob(colour, '35 12, 43 12, 50 20, 52 31, 47 39, 41 37, 37 28, 34 20')
}
