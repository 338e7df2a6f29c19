import { hoofedSketches } from '../animals/hoofed-sketches.ts'
import { runningSketches } from '../animals/running-sketches.ts'
import { blob, body, curve, dot, dots, leaf, limb, line, oval, rays, strokes } from '../sketch-marks.ts'
import { animalHeads } from './animal-heads.ts'
import { bodies, furs } from './dressed-sketches.ts'
import { CREAM, INK, LIGHT_SKIN, RED } from './folk-colours.ts'

const [STEEL, TEAL, SNOW, WOOD] = ['#7f8ea0', '#2f6f86', '#f1ede4', '#6b4a30']

/** Who glides over ice on one leg, the other held out behind, and who rides: jockeys, polo players, dragons for riders. */
export const onIceAndAstrideSketches: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'fox wolf bear rabbit penguin mouse cat dog raccoon badger hedgehog squirrel panda deer owl frog pig sheep'
      .split(' ')
      .map((animal) => [`skating-${animal}`, skater(animal)]),
  ),
  'skating-polar-bear': skater('polar bear'),
  'skating-snowman': skatingSnowman(),
  jockey: jockey(),
  'polo-player': poloPlayer(),
  'ridden-dragon': riddenDragon(),
}

/** A boot on its blade, toes to the left, its sole at 0, 0. */
function skate(colour: string, x: number, y: number, turnDegrees: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turnDegrees})">` +
    blob(colour, '-3 -13, 6 -13, 7 -4, 6 0, -10 0, -11 -4, -5 -6') +
    line(STEEL, 2.2, 'M-13 4C-14 1 -12 5 -10 5H9M-5 0V5M4 0V5') +
    '</g>'
  )
}

/** An animal in a jumper and a long scarf, leaning into its glide. */
function skater(animal: string): string {
  const fur = furs[animal] ?? '#b98552'
  const coat = bodies[animal] ?? fur
  const isWarm = 'fox squirrel deer dog bear pig'.includes(animal)
  const [wool, trim] = isWarm ? [TEAL, '#e0b04a'] : [RED, CREAM]
  return (
    limb(coat, [60, 66], 12, [88, 74], 8, 3) +
    skate(INK, 96, 76, -58) +
    limb(wool, [58, 46], 9, [84, 38], 7.5, -2) +
    dot(fur, 87, 37, 4.6) +
    limb(coat, [50, 66], 13, [46, 88], 9, 2) +
    skate(INK, 44, 95, 0) +
    blob(wool, '40 36, 52 34, 62 42, 68 58, 66 70, 54 75, 42 70, 36 54') +
    curve(trim, 3, '42 69, 54 73, 66 68') +
    strokes(trim, 2.4, '38 56, 52 60, 67 55') +
    limb(wool, [42, 44], 9, [16, 50], 7.5, 3) +
    dot(fur, 13, 50.5, 4.6) +
    blob(trim, '52 36, 66 34, 80 28, 96 30, 94 38, 80 37, 68 43, 56 44') +
    strokes(wool, 2, '80 29, 80 37|88 29, 88 37') +
    `<g transform="translate(-8 -2) rotate(-7 50 22)">${animalHeads[animal] ?? ''}</g>` +
    blob(trim, '30 36, 42 40, 54 34, 57 40, 44 47, 30 43')
  )
}

function skatingSnowman(): string {
  return (
    limb(SNOW, [60, 74], 14, [84, 78], 9, 2) +
    skate(RED, 93, 80, -58) +
    limb(SNOW, [48, 76], 15, [45, 88], 10) +
    skate(RED, 43, 95, 0) +
    strokes(WOOD, 3, '64 48, 80 42, 92 32|84 39, 94 42|34 52, 20 50, 6 56|14 52, 6 46') +
    dot(SNOW, 54, 62, 21) +
    curve('#cfd6da', 3.4, '60 79, 70 72, 72 60') +
    dot(SNOW, 42, 29, 16) +
    body(INK, 'M24 20L53 8L55 13L26 25ZM27 6L46 -2L53 14L34 22Z') +
    body(RED, 'M31 15L51 7L53 11L33 20Z') +
    leaf('#e08a35', 38, 32, 3.3, 20, 3.4) +
    dots(INK, 2.5, '34 26, 45 23') +
    curve(INK, 1.8, '36 38, 42 40, 48 36') +
    dots(INK, 2.5, '45 57, 46 68') +
    blob(RED, '50 42, 66 38, 82 30, 100 30, 98 40, 84 40, 70 47, 56 50') +
    strokes(CREAM, 2.2, '84 31, 84 39|91 30, 91 39') +
    blob(RED, '28 42, 42 46, 56 38, 60 44, 46 53, 30 49')
  )
}

/** Low over the neck of a galloping horse. */
function jockey(): string {
  return (
    (runningSketches['running-horse'] ?? '') +
    limb(CREAM, [58, 32], 9, [44, 40], 7, 4) +
    limb(INK, [44, 40], 6.6, [56, 52], 5.4) +
    blob(INK, '50 54, 58 50, 60 56, 50 58') +
    limb('#8d5c9c', [60, 30], 13, [40, 16], 12, -2) +
    body('#e0b04a', 'M47 13L57 21L52 30L42 24Z') +
    limb('#8d5c9c', [42, 18], 6, [28, 28], 4.6, -2) +
    dot(LIGHT_SKIN, 26, 29, 3) +
    oval(LIGHT_SKIN, 34, 9, 6.4, 7) +
    blob('#e0b04a', '26 5, 31 -2, 40 -1, 43 6, 40 9, 32 5, 24 8') +
    dot(INK, 30, 9, 1.3)
  )
}

function poloPlayer(): string {
  return (
    '<g transform="translate(5 12) scale(.88)">' +
    line('#c9a06a', 2.6, 'M66 6L86 78') +
    limb('#8a5a34', [80, 80], 6, [94, 76], 6) +
    (hoofedSketches.horse ?? '') +
    limb(CREAM, [55, 34], 9, [46, 54], 7, 4) +
    limb('#6b3f2a', [46, 52], 7, [48, 70], 6) +
    blob('#6b3f2a', '40 70, 51 67, 52 75, 40 75') +
    limb(TEAL, [56, 36], 14, [51, 14], 13) +
    body(CREAM, 'M46 18L60 26L58 31L45 23Z') +
    limb(TEAL, [55, 18], 6.6, [66, 10], 5) +
    dot(LIGHT_SKIN, 67, 9, 3.4) +
    limb(TEAL, [49, 18], 6, [36, 32], 4.6, -3) +
    dot(LIGHT_SKIN, 34, 33, 3) +
    oval(LIGHT_SKIN, 48, 3, 7, 7.5) +
    blob(CREAM, '37 0, 42 -8, 53 -9, 59 -2, 60 2, 48 0') +
    dot(INK, 44, 4, 1.3) +
    '</g>'
  )
}

/** Its wings folded back, so that its rider is seen. */
function riddenDragon(): string {
  const [green, dark, gold] = ['#4a8a6a', '#2f6350', '#d9a441']
  return (
    limb(dark, [46, 70], 11, [46, 95], 7) +
    limb(dark, [74, 70], 12, [78, 95], 7) +
    blob(dark, '66 54, 74 34, 88 20, 106 16, 102 28, 108 36, 98 42, 98 52, 84 58') +
    blob(
      green,
      '2 22, 8 12, 20 8, 29 13, 32 26, 34 42, 42 52, 54 55, 66 52, 80 56, 92 68, 102 66, 106 54, 112 60, 110 76, 98 86, 82 84, 68 80, 50 82, 36 76, 26 62, 22 46, 18 33, 6 31',
    ) +
    blob(gold, '21 36, 27 44, 33 58, 44 72, 56 80, 44 80, 33 73, 25 60') +
    limb(green, [38, 70], 13, [32, 94], 8) +
    limb(green, [70, 68], 17, [68, 94], 8.4) +
    blob(green, '24 98, 26 93, 34 91, 38 94, 38 98') +
    blob(green, '60 98, 62 93, 70 91, 74 94, 74 98') +
    blob(gold, '62 58, 66 42, 78 30, 98 30, 92 40, 98 48, 88 54, 88 64, 74 66') +
    strokes(dark, 2.2, '64 57, 76 42, 94 32|66 60, 80 50, 95 48|70 63, 80 60, 87 63') +
    leaf(CREAM, 24, 11, -0.7, 13, 3) +
    leaf(CREAM, 18, 9, -1.1, 12, 3) +
    [
      [33, 24],
      [35, 36],
      [92, 68],
      [84, 60],
    ]
      .map(([x, y]) => rays(dark, x, y, 4.6, 2.2, 3))
      .join('') +
    dot(CREAM, 15, 17, 3) +
    dot(INK, 14.6, 17, 1.9) +
    curve(dark, 2.2, '3 27, 11 28, 17 25') +
    leaf('#d0562f', 108, 56, -1.2, 13, 5) +
    blob('#8a4a34', '42 54, 50 57, 60 55, 62 62, 52 65, 43 62')
  )
}
