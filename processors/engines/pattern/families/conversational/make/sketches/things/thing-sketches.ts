import { blob, body, curve, dot, dots, hexagon, leaf, limb, line, oval, rays, ring, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const GREEN = '#5f8347'

/** Things where the icon is missing, or reads as a screen icon rather than as a drawing. */
export const thingSketches: Readonly<Record<string, string>> = {
  teacup: teacup(),
  'hot-air-balloon': balloon(),
  windmill: windmill(),
  'camper-van': camperVan(),
  sailboat: sailboat(),
  moon:
    body('#e0b54a', 'M62 6C40 10 26 28 28 52C30 76 48 92 72 92C52 100 24 92 12 70C2 46 12 18 34 8C44 4 54 4 62 6Z') +
    rays(CREAM, 62, 40, 12, 4, 4) +
    dot('#e0b54a', 80, 62, 4),
  star: rays('#e0b54a', 50, 52, 48, 21, 5) + line(CREAM, 3, 'M50 26L55 42L70 44'),
  kite:
    body('#cf5540', 'M50 4L84 40L50 82L16 40Z') +
    body('#e9b44c', 'M50 4L84 40L50 40Z') +
    body('#e9b44c', 'M16 40L50 40L50 82Z') +
    line(INK, 2.6, 'M50 82C58 86 44 92 54 98'),
  cloud:
    body('#a9c4d6', 'M20 76C2 76 2 52 20 50C20 30 48 24 56 42C70 30 92 42 86 56C100 60 98 76 84 76Z') +
    line(CREAM, 3.4, 'M24 64C34 60 40 62 48 66M58 56C66 52 74 54 78 60'),
  umbrella: umbrella(),
}

/** Small marks between the motifs, by theme in `../fillers.ts`. */
export const fillerSketches: Readonly<Record<string, string>> = {
  'f-sprig': sprig(3, GREEN),
  'f-berry-sprig': sprig(3, GREEN) + dot('#c13b46', 28, 20, 8) + dot('#c13b46', 74, 26, 8),
  'f-blossom': blossom('#e8a0a8', '#e0b54a'),
  'f-daisy': blossom('#f3ead2', '#d9a03a'),
  'f-star': rays('#e0b54a', 50, 52, 48, 20, 5),
  'f-starburst':
    line('#e0b54a', 4, 'M50 4V96M4 50H96M22 22L78 78M78 22L22 78') + dots('#e0b54a', 6, '50 6, 50 94, 6 50, 94 50'),
  'f-boomerang': body('#cf5540', 'M10 84C6 40 40 8 88 8C98 8 98 22 88 24C58 26 36 46 32 80C30 96 12 98 10 84Z'),
  'f-kite': body('#5b86b8', 'M50 4L76 50L50 96L24 50Z'),
  'f-triangle': body('#5b86b8', 'M50 10L94 86H6Z'),
  'f-plus': line('#cf5540', 16, 'M50 14V86M14 50H86'),
  'f-bolt': body('#e0b54a', 'M58 2L18 56H44L36 98L82 38H54Z'),
  'f-sun': rays('#e0b54a', 50, 50, 48, 30, 12) + dot(CREAM, 50, 50, 18),
  'f-spark': rays('#e0b54a', 50, 50, 48, 10, 4),
  'f-dot': dot('#c9604a', 50, 50, 44),
  'f-wave': line('#5b86b8', 10, 'M4 50C14 34 26 34 36 50S58 66 68 50S88 36 97 48'),
  'f-ripple': line('#5b86b8', 8, 'M8 36C30 24 70 24 92 36M22 58C38 50 62 50 78 58M38 78C46 75 54 75 62 78'),
  'f-bubbles': ring('#8fb3cc', 40, 58, 32, 21) + dot('#5b86b8', 80, 26, 14) + dot('#5b86b8', 86, 68, 9),
  'f-reed':
    line('#7d8a45', 6, 'M48 98C44 70 44 50 40 20') +
    body('#6b4a35', 'M34 10C42 4 46 20 46 36C38 38 33 26 34 10Z') +
    leaf('#7d8a45', 50, 96, -1.15, 66, 10) +
    leaf('#7d8a45', 48, 96, -2.1, 50, 9),
  'f-drop': body('#5b86b8', 'M50 6C58 30 78 44 78 66C78 84 66 95 50 95C34 95 22 84 22 66C22 44 42 30 50 6Z'),
  'f-cell': hexagon('#d99a2b', 50, 50, 46) + hexagon(CREAM, 50, 50, 24),
  'f-cloud': body('#a9c4d6', 'M20 76C2 76 2 52 20 50C20 30 48 24 56 42C70 30 92 42 86 56C100 60 98 76 84 76Z'),
  'f-leaf': leaf(GREEN, 12, 82, -0.75, 100, 24) + line(CREAM, 3, 'M16 80C36 60 52 46 74 28'),
  'f-twin-leaf':
    line(GREEN, 5, 'M50 96C50 76 50 66 52 50') +
    leaf(GREEN, 51, 66, -0.8, 56, 17) +
    leaf('#8aa65a', 51, 74, -2.35, 52, 17),
  'f-seed': leaf('#c98a3a', 20, 76, -0.75, 76, 22),
  'f-ring': ring('#5b86b8', 50, 50, 46, 26),
  'f-grass': leaf(GREEN, 46, 96, -2, 70, 8) + leaf('#8aa65a', 50, 96, -1.55, 88, 8) + leaf(GREEN, 54, 96, -1.1, 68, 8),
  'f-note': dot(INK, 32, 80, 17) + line(INK, 8, 'M46 78L50 14C66 18 78 28 80 42'),
  'f-snow': line('#8fb3cc', 8, 'M50 6V94M12 28L88 72M88 28L12 72M38 14L50 26L62 14M38 86L50 74L62 86'),
  'f-heart': body(
    '#c13b46',
    'M50 92C30 74 6 58 6 34C7 16 22 8 34 10C42 12 47 18 50 26C54 17 61 10 71 10C86 11 95 22 94 37C92 58 70 76 50 92Z',
  ),
  'f-crumb': body('#c98a3a', 'M30 24C52 12 80 26 82 50C84 74 60 88 40 80C18 70 12 38 30 24Z'),
  'f-paw': oval('#8a6a4f', 50, 68, 27, 22) + dots('#8a6a4f', 11, '20 42, 39 24, 61 24, 80 42'),
  'f-bone':
    limb('#e6d9bd', [26, 70], 17, [74, 30], 17) +
    dots('#e6d9bd', 14, '16 66, 30 82, 70 18, 84 34') +
    curve('#bfae8c', 4, '40 62, 52 52'),
  'f-fern':
    curve(GREEN, 5, '22 96, 34 66, 52 38, 80 10') +
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          leaf(at % 2 ? GREEN : '#8aa65a', 26 + at * 11, 84 - at * 16, -1.9, 30 - at * 4, 8) +
          leaf(at % 2 ? '#8aa65a' : GREEN, 28 + at * 11, 82 - at * 16, 0.1, 30 - at * 4, 8),
      )
      .join(''),
  'f-egg':
    blob('#efe2c6', '50 6, 72 26, 82 56, 72 84, 50 94, 28 84, 18 56, 28 26') +
    dots('#b5825a', 7, '38 42, 60 34, 56 64, 36 70, 70 58'),
  'f-holly':
    leaf('#2f6b4a', 46, 62, -2.5, 52, 15) +
    leaf('#3f8058', 54, 62, -0.64, 52, 15) +
    leaf('#2f6b4a', 50, 62, -1.57, 50, 13) +
    dots('#c13b46', 12, '40 72, 60 72, 50 88'),
  'f-shell':
    blob('#dd9a86', '50 90, 34 84, 12 56, 16 34, 32 18, 50 12, 68 18, 84 34, 88 56, 66 84') +
    strokes(CREAM, 4.4, '50 82, 50 24 | 46 82, 30 32 | 54 82, 70 32 | 42 82, 18 50 | 58 82, 82 50'),
  'f-bean':
    blob('#7a4c32', '50 6, 74 16, 86 42, 80 72, 58 94, 34 88, 16 66, 18 34, 32 14') +
    curve('#c99a6b', 7, '56 8, 42 34, 56 60, 44 92'),
  'f-roe': dots('#e07a4a', 22, '32 38, 68 34, 50 70') + dots('#f6c9a0', 7, '26 32, 62 28, 44 64'),
  'f-candy':
    dot('#cf5570', 50, 50, 27) +
    blob('#e9b44c', '26 44, 4 28, 8 50, 2 70, 26 56') +
    blob('#e9b44c', '74 44, 96 28, 92 50, 98 70, 74 56') +
    curve(CREAM, 7, '32 42, 50 56, 68 44'),
  'f-web':
    [24, 46]
      .map((far) =>
        line(
          '#8f8a99',
          4,
          'M' +
            [0, 1, 2, 3, 4, 5]
              .map(
                (at) =>
                  `${(50 + far * Math.cos(at * 1.047)).toFixed(1)} ${(50 + far * Math.sin(at * 1.047)).toFixed(1)}`,
              )
              .join('L') +
            'Z',
        ),
      )
      .join('') + line('#8f8a99', 4, 'M2 50H98M26 8L74 92M74 8L26 92'),
  'f-slice':
    dot('#e9c24a', 50, 50, 46) +
    dot(CREAM, 50, 50, 38) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => leaf('#e9c24a', 50 + 6 * Math.cos(at * 1.047), 50 + 6 * Math.sin(at * 1.047), at * 1.047, 30, 13))
      .join(''),
  'f-pebble':
    blob('#a8a294', '14 56, 30 34, 56 28, 82 40, 92 60, 76 76, 46 80, 22 74') +
    curve('#d9d4c6', 5, '34 48, 50 42, 64 44'),
  'f-squiggle': line('#cf5540', 11, 'M6 58C16 28 30 28 38 50S58 74 68 50S84 30 95 44'),
}

function sprig(pairs: number, colour: string): string {
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const y = 84 - (at / pairs) * 62
    const size = 32 - 6 * at
    return leaf(colour, 49, y, -0.75, size, 10) + leaf('#8aa65a', 49, y - 6, Math.PI + 0.75, size, 10)
  })
  return line(colour, 4, 'M50 97C46 70 58 44 52 24') + leaves.join('') + leaf(colour, 52, 28, -1.5, 24, 8)
}

function blossom(petal: string, eye: string): string {
  const petals = Array.from({ length: 5 }, (_, at) => leaf(petal, 50, 50, (at / 5) * Math.PI * 2 + 0.2, 46, 24))
  return petals.join('') + dot(eye, 50, 50, 12)
}

function teacup(): string {
  const [blue, deep] = ['#4f7fae', '#24405f']
  return (
    line(blue, 6.5, 'M68 43C88 36 90 62 62 62') +
    body('#a9c4d6', 'M8 80C20 73 74 73 88 80C78 93 18 93 8 80Z') +
    body(blue, 'M20 36H74C75 60 66 76 47 77C28 76 19 60 20 36Z') +
    body(CREAM, 'M20 36C30 31 64 31 74 36C64 41 30 41 20 36Z') +
    leaf(CREAM, 46, 68, -2.3, 22, 8) +
    leaf(CREAM, 46, 68, -0.8, 22, 8) +
    dot(CREAM, 46, 50, 5.5) +
    line(deep, 4, 'M38 26C30 20 44 16 37 7M54 26C47 20 60 15 54 6')
  )
}

function balloon(): string {
  const [red, gold, wicker] = ['#cf5540', '#e9b44c', '#b5803f']
  return (
    // Room between envelope and basket, for who travels in it.
    line(wicker, 2, 'M33 54L37 82M67 54L63 82') +
    body(wicker, 'M35 79H65L61.5 97C61 98.4 60 99 58.6 99H41.4C40 99 39 98.4 38.5 97Z') +
    body('#8a5a3a', 'M34 78H66V82.5H34Z') +
    body(red, 'M50 1C76 1 86 20 82 35C78 47 70 52 66 57H34C30 52 22 47 18 35C14 20 24 1 50 1Z') +
    body(gold, 'M50 1C61 12 64 36 57 57H43C36 36 39 12 50 1Z') +
    body(
      CREAM,
      'M17.4 33C25 42 32 42 39 37C46 44 54 44 61 37C68 42 75 42 82.6 33C82 40 78 45 73 49.6C66 53 64 51 60 47C54 52 46 52 40 47C36 51 34 53 27 49.6C22 45 18 40 17.4 33Z',
    )
  )
}

function windmill(): string {
  const sail = (turn: number): string => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (along: number, across: number): string =>
      `${50 + along * cos - across * sin} ${36 + along * sin + across * cos}`
    return (
      line('#6b4a35', 3, `M${at(0, 0)}L${at(44, 0)}`) +
      body('#a9c4d6', `M${at(12, 1)}L${at(44, 1)}L${at(44, 12)}L${at(12, 10)}Z`)
    )
  }
  return (
    body('#b5563f', 'M38 38C44 28 56 28 62 38L70 96H30Z') +
    body(CREAM, 'M44 96C44 82 47 78 50 78C53 78 56 82 56 96Z') +
    dot(CREAM, 50, 58, 5) +
    [0.6, 2.17, 3.74, 5.31].map(sail).join('') +
    dot(INK, 50, 36, 4.5)
  )
}

function camperVan(): string {
  return (
    body('#3f8f8f', 'M6 50H94C97 62 96 70 93 78H8C4 70 4 60 6 50Z') +
    body(CREAM, 'M8 52C10 36 14 26 22 25H80C88 27 92 38 94 52C70 54 30 54 8 52Z') +
    body('#3a4a5c', 'M16 46C17 38 19 34 24 33H36V46ZM42 33H58V46H42ZM64 33H78C82 34 84 40 85 46H64Z') +
    dot(INK, 26, 79, 11) +
    dot(INK, 74, 79, 11) +
    dot(CREAM, 26, 79, 5) +
    dot(CREAM, 74, 79, 5) +
    dot('#e9b44c', 90, 62, 4)
  )
}

function sailboat(): string {
  return (
    line('#6b4a35', 3.4, 'M50 6V76') +
    body(CREAM, 'M54 10C74 28 84 48 86 66H54Z') +
    body('#cf5540', 'M46 18C34 34 24 50 18 66H46Z') +
    body('#2c4a73', 'M8 74H92C88 86 80 93 70 94H30C20 93 12 86 8 74Z') +
    line(CREAM, 3, 'M18 82H82') +
    body('#cf5540', 'M50 4L64 8L50 13Z')
  )
}

function umbrella(): string {
  return (
    line('#6b4a35', 4, 'M50 46V84C50 95 36 95 36 85') +
    body(
      '#cf5540',
      'M4 52C6 26 26 10 50 10C74 10 94 26 96 52C90 44 82 44 76 52C70 44 62 44 58 52C54 44 46 44 42 52C38 44 30 44 24 52C18 44 10 44 4 52Z',
    ) +
    body('#e9b44c', 'M50 10C62 20 66 36 58 52C54 44 46 44 42 52C34 36 38 20 50 10Z')
  )
}
