// Surfaces of cloth, stone, wood and wax as a scan shows them: threads, loops, chips and cracks a few pixels wide, each
// drawn by a rule of its own, in colours and sizes by lot.
import { seededRandom } from '../../harness/seeded-random.ts'
import type { Picture } from './picture.ts'
import { createValueNoise } from './value-noise.ts'

type Box = { readonly width: number; readonly height: number }
type Random = () => number
type Colour = readonly [number, number, number]
/** The colour at a place, in pixels of the small picture. */
type Painter = (x: number, y: number) => Colour

type Lots = {
  readonly random: Random
  /** A number between both by lot. */
  readonly between: (low: number, high: number) => number
  /** Smooth chance, -1..1, that changes over a pixel. */
  readonly chance: (x: number, y: number) => number
}

/** Samples per pixel and axis that the truth is the mean of, so that its own edges are no stairs. */
const SAMPLES = 2

/** One surface, `scale` pixels of it to one of the small picture; the same one for the same lots. */
export function drawCloth(name: ClothName, { width, height }: Box, random: Random, scale: number): Picture {
  const seed = Math.floor(random() * 2 ** 31)
  const draw = seededRandom(seed)
  const chance = createValueNoise(seed)
  const paint = painters[name]({ random: draw, between: (low, high) => low + draw() * (high - low), chance })
  const data = new Uint8ClampedArray(width * height * 3)
  const step = 1 / (scale * SAMPLES)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      for (let k = 0; k < SAMPLES ** 2; k++) {
        const colour = paint((x * SAMPLES + (k % SAMPLES) + 0.5) * step, (y * SAMPLES + (k >> 1) + 0.5) * step)
        for (let c = 0; c < 3; c++) sum[c] += colour[c] / SAMPLES ** 2
      }
      data.set(sum, (y * width + x) * 3)
    }
  return { data: new Uint8Array(data.buffer), width, height, channels: 3 }
}

/** Two dyes, by how far apart in lightness they are: tone on tone at one end. */
function twoDyes({ random, between }: Lots, least: number, most: number): readonly [Colour, Colour] {
  const apart = between(least, most)
  const low = between(10, Math.max(11, 245 - apart))
  const tint = [0, 1, 2].map(() => between(-25, 25))
  const other = random() < 0.5 ? tint : [0, 1, 2].map(() => between(-apart / 3, apart / 3))
  const dyes: readonly [Colour, Colour] = [
    [low + tint[0], low + tint[1], low + tint[2]],
    [low + apart + other[0], low + apart + other[1], low + apart + other[2]],
  ]
  return random() < 0.5 ? dyes : [dyes[1], dyes[0]]
}

function mix(one: Colour, other: Colour, share: number): Colour {
  return [
    one[0] + share * (other[0] - one[0]),
    one[1] + share * (other[1] - one[1]),
    one[2] + share * (other[2] - one[2]),
  ]
}

function shade([r, g, b]: Colour, light: number): Colour {
  return [r * light, g * light, b * light]
}

/** 0 before `from`, 1 after `to`, smooth between. */
function rise(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Where in its cell of `side` a place lies, -1..1, and the cell's number. */
function cellOf(value: number, side: number): readonly [cell: number, across: number] {
  const cell = Math.floor(value / side)
  return [cell, 2 * (value / side - cell) - 1]
}

const painters = {
  denim: (lots) => {
    const thread = lots.between(1.2, 3.5)
    const [warp, weft] = twoDyes(lots, 40, 110)
    return (x, y) => {
      const [column, across] = cellOf(x + 0.3 * lots.chance(x / 9, y / 5), thread)
      const [row, along] = cellOf(y, thread)
      const isWarp = (column + row) % 3 !== 0
      const light = 1 - 0.3 * (isWarp ? across : along) ** 2 + 0.12 * lots.chance(column * 7.3, y / 11)
      return shade(isWarp ? warp : weft, light)
    }
  },
  linen: (lots) => {
    const [thread, dye] = [lots.between(1.5, 4), twoDyes(lots, 20, 60)[1]]
    return (x, y) => {
      const slub = 0.7 * lots.chance(x / 30, y / 2) + 0.7 * lots.chance(x / 2, y / 30)
      const [column, across] = cellOf(x + 0.4 * lots.chance(7, y / 12), thread)
      const [row, along] = cellOf(y + 0.4 * lots.chance(x / 12, 3), thread)
      const above = (column + row) % 2 === 0 ? across : along
      return shade(dye, 0.92 - 0.25 * above ** 2 + 0.1 * slub)
    }
  },
  boucle: (lots) => {
    const [radius, dyes] = [lots.between(1.5, 4), twoDyes(lots, 15, 90)]
    return (x, y) => {
      const [u, v] = [x + 1.5 * lots.chance(x / 4, y / 4), y + 1.5 * lots.chance(x / 4 + 50, y / 4)]
      const [column, across] = cellOf(u, 2 * radius)
      const [, along] = cellOf(v + (column % 2) * radius, 2 * radius)
      const loop = Math.abs(Math.hypot(across, along) - 0.6)
      return shade(mix(dyes[1], dyes[0], rise(loop, 0.1, 0.45)), 0.9 + 0.15 * lots.chance(x, y))
    }
  },
  corduroy: (lots) => {
    const [wale, dye] = [lots.between(3, 9), twoDyes(lots, 30, 90)[0]]
    return (x, y) => {
      const [, across] = cellOf(x + 0.4 * lots.chance(x / 20, y / 9), wale)
      return shade(dye, 1.05 - 0.55 * Math.abs(across) ** 2.5 + 0.07 * lots.chance(x * 1.5, y / 1.5))
    }
  },
  lace: (lots) => {
    const [cell, dyes, wire] = [lots.between(4, 9), twoDyes(lots, 90, 200), lots.between(0.25, 0.6)]
    return (x, y) => {
      const [row, along] = cellOf(y, cell * 0.86)
      const [, across] = cellOf(x + ((row & 1) * cell) / 2, cell)
      const rim = Math.abs(Math.hypot(across, along) - 0.85) * (cell / 2)
      const flower = 0.5 + 0.5 * Math.cos(x / 7) * Math.cos(y / 9)
      return mix(dyes[0], dyes[1], Math.max(1 - rise(rim, wire, wire + 0.25), 0.85 * rise(flower, 0.72, 0.78)))
    }
  },
  knit: (lots) => {
    const [stitch, dyes] = [lots.between(3, 8), twoDyes(lots, 30, 120)]
    return (x, y) => {
      const [column, across] = cellOf(x, stitch)
      const [row, along] = cellOf(y + Math.abs(across) * stitch * 0.6, stitch * 0.8)
      const isSecond = (column * 7 + row * 3 + ((column * row) % 5)) % 4 === 0
      const light =
        1 -
        0.45 * Math.abs(along) ** 2 -
        0.35 * rise(Math.abs(across), 0.75, 1) -
        0.3 * rise(0.25 - Math.abs(across), 0, 0.25)
      return shade(dyes[isSecond ? 1 : 0], light + 0.06 * lots.chance(x * 2, y * 2))
    }
  },
  terrazzo: (lots) => {
    const [cell, ground] = [lots.between(4, 12), twoDyes(lots, 30, 80)[1]]
    const chips = [0, 1, 2, 3].map(() => twoDyes(lots, 20, 200)[0])
    return (x, y) => {
      const [column, across] = cellOf(x + 0.3 * cell * lots.chance(x / cell, y / cell), cell)
      const [row, along] = cellOf(y + 0.3 * cell * lots.chance(x / cell + 30, y / cell), cell)
      const which = Math.floor(99 * Math.abs(lots.chance(column * 5.7 + 0.5, row * 3.3 + 0.5)))
      const corner = Math.abs(across) + Math.abs(along) * (0.6 + (which % 7) / 8)
      return mix(ground, chips[which % 4], 1 - rise(corner, 0.85, 0.9))
    }
  },
  ikat: (lots) => {
    const [motif, dyes] = [lots.between(9, 24), twoDyes(lots, 60, 180)]
    return (x, y) => {
      const thread = Math.floor(x / 0.8)
      const [, along] = cellOf(y + 2.2 * lots.chance(thread * 3.7, 5), motif)
      const [, across] = cellOf(x, motif * 0.8)
      const share = rise(Math.abs(across) + Math.abs(along), 0.8, 0.95)
      return shade(mix(dyes[1], dyes[0], share), 0.96 + 0.06 * lots.chance(thread * 2.1, y / 8))
    }
  },
  crackle: (lots) => {
    const [size, dyes] = [lots.between(6, 16), twoDyes(lots, 50, 170)]
    return (x, y) => {
      const vein = Math.min(
        Math.abs(lots.chance(x / size, y / size)),
        Math.abs(lots.chance(x / size + 40, y / size)) + 0.02,
      )
      const pool = 0.2 * rise(lots.chance(x / 15, y / 15 + 80), -0.2, 0.6)
      return mix(dyes[0], dyes[1], Math.max(pool, 0.9 * (1 - rise(vein * size, 0.2, 0.6))))
    }
  },
  wood: (lots) => {
    const [ring, dyes] = [lots.between(2, 7), twoDyes(lots, 25, 80)]
    return (x, y) => {
      const [, across] = cellOf(x / 1 + 5 * lots.chance(x / 40, y / 90) + 0.5 * lots.chance(x / 3, y / 30), ring)
      const pore = rise(lots.chance(x * 1.3, y / 7), 0.45, 0.7)
      return shade(mix(dyes[0], dyes[1], (0.5 + 0.5 * across) ** 2), 1 - 0.22 * pore)
    }
  },
  brocade: (lots) => {
    const [dyes, motif, thread] = [twoDyes(lots, 12, 45), lots.between(14, 30), lots.between(0.8, 2.4)]
    return (x, y) => {
      const figure = Math.sin((x * 6.3) / motif) * Math.sin((y * 6.3) / motif) + 0.4 * Math.sin((x + y) / motif)
      const [column, row] = [Math.floor(x / thread), Math.floor(y / thread)]
      const isWarp = figure > 0.1 ? (column + row) % 5 === 0 : (column + row) % 5 !== 0
      return mix(dyes[0], dyes[1], isWarp ? 1 : 0)
    }
  },
  twill: (lots) => {
    const [dyes, thread] = [twoDyes(lots, 10, 70), lots.between(0.9, 3.5)]
    const [over, lean] = [2 + Math.floor(lots.random() * 3), lots.random() < 0.5 ? 1 : -1]
    return (x, y) => {
      const [column, row] = [Math.floor(x / thread), Math.floor(y / thread)]
      return mix(dyes[0], dyes[1], (((column + lean * row) % (2 * over)) + 2 * over) % (2 * over) < over ? 1 : 0)
    }
  },
  tartan: (lots) => {
    const inks = [0, 1, 2, 3].map(() => twoDyes(lots, 30, 150)[0])
    const widths = [0, 1, 2, 3, 4, 5].map(() => Math.round(lots.between(1, 9)))
    const sett = widths.flatMap((width, i) => Array.from({ length: width }, () => inks[i % 4]))
    const thread = lots.between(0.9, 2.2)
    return (x, y) => {
      const [column, row] = [Math.floor(x / thread), Math.floor(y / thread)]
      return (column + row) % 4 < 2 ? sett[column % sett.length] : sett[row % sett.length]
    }
  },
  braid: (lots) => {
    const [strand, dyes] = [lots.between(3, 9), twoDyes(lots, 30, 150)]
    return (x, y) => {
      const [column, across] = cellOf(x, strand * 2)
      const [row, along] = cellOf(y + (column % 2 === 0 ? x : -x), strand)
      return shade(dyes[row & 1], 1 - 0.35 * along ** 2 - 0.15 * across ** 4)
    }
  },
  velvet: (lots) => {
    const [dye, fold] = [twoDyes(lots, 40, 120)[0], lots.between(12, 40)]
    return (x, y) => shade(dye, 0.75 + 0.35 * lots.chance(x / fold, y / (3 * fold)) + 0.05 * lots.chance(x * 2, y * 2))
  },
  halftone: (lots) => {
    const [step, turn] = [lots.between(2.2, 6), lots.between(0, 1.5)]
    const dyes = twoDyes(lots, 90, 220)
    return (x, y) => {
      const [u, v] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)]
      const tone = 0.5 + 0.4 * lots.chance(x / 25, y / 25)
      const dot = 0.5 + 0.25 * (Math.cos((2 * Math.PI * u) / step) + Math.cos((2 * Math.PI * v) / step))
      return mix(dyes[0], dyes[1], rise(dot - 1 + tone, -0.04, 0.04))
    }
  },
} as const satisfies Readonly<Record<string, (lots: Lots) => Painter>>

export type ClothName = keyof typeof painters
export const cloths = Object.keys(painters) as readonly ClothName[]
