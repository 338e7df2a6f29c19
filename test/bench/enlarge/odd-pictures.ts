// Pictures that are no art and no photograph: waves near and beyond what a small picture can hold, dithers, noise,
// bands, tables.
import { seededRandom } from '../../harness/seeded-random.ts'
import type { Picture, Truth } from './picture.ts'

type Pixel = readonly [number, number, number]
type Painter = (x: number, y: number) => Pixel

const CREAM: Pixel = [250, 240, 220]
const NAVY: Pixel = [30, 60, 90]
const RED: Pixel = [180, 30, 40]
const SIDE = 512

/** Every odd picture once, 512 × 512 and of other shapes; every scale up to eight divides them. */
export function oddPictures(): readonly Truth[] {
  const random = seededRandom(7)
  const grain = (spread: number): number => (random() - 0.5) * spread
  return [
    ...[6, 10, 14, 22].map((period) => painted(`stripes ${period}`, (x) => (x % period < period / 2 ? CREAM : NAVY))),
    ...[9, 22].map((period) =>
      painted(`slanting stripes ${period}`, (x, y) => ((x + y) % period < period / 2 ? CREAM : NAVY)),
    ),
    ...[4, 6].map((thread) =>
      painted(`weave ${thread}`, (x, y) => twill(Math.floor(x / thread), Math.floor(y / thread))),
    ),
    ...[3, 6, 12, 16].map((side) => painted(`pixel art ${side}`, pixelArt(side))),
    painted('checks of 1', (x, y) => grey((x + y) % 2 === 1 ? 255 : 0)),
    painted('checks of 7', (x, y) => ((((x / 7) | 0) + ((y / 7) | 0)) % 2 === 1 ? CREAM : RED)),
    ...[500, 900, 2000].map((width) =>
      painted(`zone plate ${width}`, (x, y) => grey(128 + 127 * Math.cos(((x - 256) ** 2 + (y - 256) ** 2) / width))),
    ),
    painted('grid', (x, y) => (x % 8 === 0 || y % 8 === 0 ? [136, 136, 170] : [255, 255, 255])),
    painted('table', (x, y) =>
      x % 64 < 2 || y % 24 === 0 ? [60, 60, 70] : y < 24 ? [200, 210, 230] : [255, 255, 255],
    ),
    painted('scattered dither', (x) => grey(x + random() * SIDE > SIDE ? 255 : 0)),
    painted('ordered dither', (x, y) => grey(x / 2 > BAYER[y & 3][x & 3] * 16 + 8 ? 255 : 0)),
    painted('halftone', (x, y) =>
      Math.hypot((x % 17) - 8, (y % 17) - 8) < 2 + (5 * x) / SIDE ? RED : [255, 255, 255],
    ),
    painted('slope', (x, y) => [x / 2, y / 2, 128]),
    painted('glow', (x, y) => bell(x, y)),
    painted('bands', (x, y) => {
      const value = (Math.round(((x + y) / 1024) * 12) / 12) * 255
      return [value, value * 0.8, 255 - value]
    }),
    painted('plain', () => NAVY),
    painted('two greys', (x, y) => (Math.hypot((x % 90) - 45, (y % 90) - 45) < 30 ? [134, 132, 130] : grey(128))),
    painted('noise', () => [random() * 255, random() * 255, random() * 255], 256, 256),
    painted('soft noise', () => grey(128 + grain(30)), 256, 256),
    painted('coloured noise', () => [128 + grain(30), 128 + grain(30), 128 + grain(30)], 256, 256),
    painted('noise on a slope', (x, y) => grey(x / 4 + y / 8 + grain(24)), SIDE, SIDE),
    painted('long bands', (_, y) => ((y >> 4) % 2 === 1 ? RED : CREAM), 16, 4096),
    painted('long noise', () => grey(random() * 255), 2048, 16),
  ]
}

const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const

function painted(name: string, paint: Painter, width = SIDE, height = SIDE): Truth {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), (y * width + x) * 3)
  const picture: Picture = { data: new Uint8Array(data.buffer), width, height, channels: 3 }
  return { name, picture, tile: false }
}

function grey(value: number): Pixel {
  return [value, value, value]
}

function twill(column: number, row: number): Pixel {
  if ((column + row) % 3 === 0) return RED
  return column % 2 === 1 ? [240, 230, 210] : [225, 210, 190]
}

function pixelArt(side: number): Painter {
  const inks: readonly Pixel[] = [
    [20, 20, 40],
    [230, 80, 60],
    [250, 220, 120],
    [60, 140, 90],
    [240, 240, 240],
  ]
  return (x, y) => inks[(Math.floor(x / side) * 7919 + Math.floor(y / side) * 104729) % inks.length]
}

function bell(x: number, y: number): Pixel {
  const value = 255 * Math.exp(-(((x - 256) / 150) ** 2) - ((y - 256) / 150) ** 2)
  return [value, value / 2, 255 - value]
}
