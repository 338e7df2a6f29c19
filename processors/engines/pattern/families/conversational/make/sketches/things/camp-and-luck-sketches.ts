import { body, curve, dot, leaf, line, oval, ring } from '../sketch-marks.ts'

const [IRON, DARK_IRON, GLASS, FLAME] = ['#a83a32', '#7d2722', '#f7e6b4', '#ef9d2f']
const [FELT, DARK_FELT, BAND, BUCKLE] = ['#2f8a4e', '#206a3a', '#1f2a24', '#e3b23c']

/** What lights a camp and a tree, what is tied for trout, and what is worn on Saint Patrick’s day. */
export const campAndLuckSketches: Readonly<Record<string, string>> = {
  'string-of-lights': stringOfLights(),
  'storm-lantern': stormLantern(),
  'fishing-fly': fishingFly(),
  'leprechaun-hat': leprechaunHat(),
}

function stormLantern(): string {
  return (
    line(DARK_IRON, 3, 'M27 36C20 -8 80 -8 73 36') +
    // The side tubes bow out from the cap to the fount.
    line(IRON, 5.5, 'M38 24C20 30 20 66 32 76') +
    line(IRON, 5.5, 'M62 24C80 30 80 66 68 76') +
    body(DARK_IRON, 'M42 12L58 12L60 20L40 20Z') +
    body(IRON, 'M36 20L64 20L67 31L33 31Z') +
    body(GLASS, 'M36 31C28 44 30 60 37 70L63 70C70 60 72 44 64 31Z') +
    body(FLAME, 'M50 40C57 50 59 56 56 62C54 67 46 67 44 62C41 56 44 50 50 40Z') +
    body('#fbd25a', 'M50 52C53 57 54 60 52 63C51 65 49 65 48 63C46 60 47 57 50 52Z') +
    line(DARK_IRON, 2.2, 'M35 47C44 51 56 51 65 47') +
    body(DARK_IRON, 'M34 69L66 69L68 76L32 76Z') +
    body(IRON, 'M26 76L74 76C78 82 78 88 76 93C60 97 40 97 24 93C22 88 22 82 26 76Z') +
    line(DARK_IRON, 2.2, 'M24 86C40 90 60 90 76 86') +
    oval(DARK_IRON, 72, 80, 4, 3)
  )
}

function fishingFly(): string {
  const [HOOK, TAIL, HACKLE, WING] = ['#4a4d55', '#c8472f', '#c98a3a', '#e9dcc0']
  return (
    line(HOOK, 3.2, 'M20 44L66 50C84 54 86 78 70 80C60 81 57 73 60 68') +
    line(HOOK, 3.2, 'M60 68L66 72') +
    ring(HOOK, 15, 43, 5, 2.4) +
    leaf(TAIL, 62, 47, -0.15, 34, 5) +
    leaf('#e3a23c', 62, 50, 0.12, 32, 4.5) +
    leaf(TAIL, 60, 52, 0.36, 26, 4) +
    body('#5f6f3a', 'M26 40C40 36 56 40 66 48C58 57 40 56 26 49Z') +
    line('#e3b23c', 2.2, 'M36 38C38 44 38 49 36 53') +
    line('#e3b23c', 2.2, 'M46 38.500C48 45 48 50 46 54.500') +
    line('#e3b23c', 2.2, 'M56 41C58 46 58 50 56 54') +
    leaf(WING, 28, 40, -0.62, 56, 8) +
    leaf('#b9a27c', 28, 40, -0.46, 50, 5) +
    leaf(HACKLE, 27, 44, -1.75, 30, 4.5) +
    leaf(HACKLE, 29, 43, -1.32, 28, 4.5) +
    leaf(HACKLE, 27, 46, 1.95, 30, 4.5) +
    leaf(HACKLE, 29, 47, 1.5, 32, 4.5) +
    leaf(HACKLE, 30, 47, 1.08, 28, 4.5) +
    dot('#2f2a28', 24, 44.5, 5.5)
  )
}

function leprechaunHat(): string {
  return (
    body(FELT, 'M22 16C38 8 64 8 80 16C74 36 74 56 78 76L24 76C28 56 28 36 22 16Z') +
    body(DARK_FELT, 'M66 11C72 12 76 14 80 16C74 36 74 56 78 76L66 77C64 54 64 32 66 11Z') +
    body(BAND, 'M26.500 54C44 58 58 58 75 54C75 61 76 68 77 74C60 79 42 79 25 74C26 67 26 61 26.500 54Z') +
    body(BUCKLE, 'M38 51L62 51L62 80L38 80Z') +
    body(BAND, 'M44 57L56 57L56 74L44 74Z') +
    body(FELT, 'M4 72C10 84 34 92 52 92C70 92 92 84 97 72C90 76 84 78 77 75C60 80 42 80 25 75C16 78 10 76 4 72Z') +
    curve(DARK_FELT, 2, '10 79, 50 90, 91 79') +
    leaf('#7fc06a', 30, 40, -2.2, 17, 7) +
    leaf('#7fc06a', 30, 40, -0.9, 17, 7) +
    leaf('#7fc06a', 30, 40, -3.6, 15, 6)
  )
}

/** Bulbs hanging from a wire in two bights. */
function stringOfLights(): string {
  const bulbs: readonly (readonly [string, number, number])[] = [
    ['#b8403a', 10, 36],
    ['#d9a441', 27, 50],
    ['#3f7f80', 46, 40],
    ['#b8403a', 63, 47],
    ['#d9a441', 79, 52],
    ['#3f7f80', 94, 38],
  ]
  return (
    line('#2b2a30', 3, 'M0 24C14 52 36 50 50 30C64 54 86 56 100 24') +
    bulbs
      .map(
        ([colour, x, y]) =>
          body('#2b2a30', `M${x - 3.5} ${y - 8}H${x + 3.5}V${y}H${x - 3.5}Z`) +
          body(
            colour,
            `M${x - 4} ${y}H${x + 4}C${x + 11} ${y + 10} ${x + 6} ${y + 22} ${x} ${y + 28}C${x - 6} ${y + 22} ${x - 11} ${y + 10} ${x - 4} ${y}Z`,
          ),
      )
      .join('')
  )
}
