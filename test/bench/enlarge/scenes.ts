// Scenes with a known truth at any size, drawn from seeds: vector scenes as SVG, textures from periodic waves.

import sharp from 'sharp'
import { seededRandom } from '../../harness/seeded-random.ts'
import type { Picture } from './picture.ts'

export type SceneFamily = 'flat' | 'many inks' | 'thin lines' | 'icons' | 'repeats' | 'gradients' | 'textures'
export type Scene = {
  readonly name: string
  readonly family: SceneFamily
  readonly tile: boolean
  readonly draw: (size: number) => Promise<Picture>
}

const INKS = ['#1f2a44', '#d9c3a0', '#b4412f', '#3f7a52', '#efe6cf', '#5b4a70', '#1f6f8b', '#c9962f'] as const

/** Two scenes of each family, from seeds kept apart from any that art was tuned on. */
export function createScenes(seeds: readonly number[] = [11, 12]): readonly Scene[] {
  return seeds.flatMap((seed) => [
    vector('flat', seed, (random) => blossoms(random, INKS, 26)),
    vector('many inks', seed, (random) => blossoms(random, manyInks(random, 40), 60)),
    vector('thin lines', seed, thinLines),
    vector('icons', seed, icons),
    vector('repeats', seed, (random) => onTorus(blossoms(random, INKS.slice(0, 5), 14)), true),
    vector('gradients', seed, gradients),
    {
      name: `textures ${seed}`,
      family: 'textures' as const,
      tile: true,
      draw: async (size: number) => texture(seed, size),
    },
  ])
}

/** Scenes are drawn in a box of 1000 units. */
type Shapes = { readonly ground: string; readonly body: string; readonly definitions?: string }

function vector(family: SceneFamily, seed: number, shapes: (random: () => number) => Shapes, tile = false): Scene {
  return {
    name: `${family} ${seed}`,
    family,
    tile,
    draw: async (size) => {
      const { ground, body, definitions = '' } = shapes(seededRandom(seed * 7919 + family.length))
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>${definitions}</defs><rect width="1000" height="1000" fill="${ground}"/>${body}</svg>`
      const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return { data, width: size, height: size, channels: 3 }
    },
  }
}

function manyInks(random: () => number, count: number): readonly string[] {
  return Array.from(
    { length: count },
    () => `hsl(${Math.floor(random() * 360)},${30 + Math.floor(random() * 50)}%,${20 + Math.floor(random() * 65)}%)`,
  )
}

function petal(radius: number, width: number): string {
  return `M0 0C${-width} ${-radius * 0.4} ${-width} ${-radius} 0 ${-radius}C${width} ${-radius} ${width} ${-radius * 0.4} 0 0Z`
}

function blossoms(random: () => number, inks: readonly string[], count: number): Shapes {
  const pick = (): string => inks[Math.floor(random() * inks.length)]
  const body = Array.from({ length: count }, () => {
    const radius = 40 + random() * 90
    const petals = 4 + Math.floor(random() * 5)
    const ink = pick()
    const turn = random() * 360
    const ring = Array.from(
      { length: petals },
      (_, i) =>
        `<path d="${petal(radius, radius * 0.35)}" fill="${ink}" transform="rotate(${turn + (i * 360) / petals})"/>`,
    ).join('')
    const leaf = `<path d="${petal(radius * 1.5, radius * 0.2)}" fill="${pick()}" transform="rotate(${random() * 360})"/>`
    return `<g transform="translate(${random() * 1000} ${random() * 1000})">${leaf}${ring}<circle r="${radius * 0.25}" fill="${pick()}"/></g>`
  }).join('')
  return { ground: inks[1], body }
}

function thinLines(random: () => number): Shapes {
  const lines = Array.from({ length: 26 }, () => {
    const [x, y] = [random() * 1000, random() * 1000]
    const points = Array.from(
      { length: 6 },
      () => `${(x + (random() - 0.5) * 700).toFixed(1)} ${(y + (random() - 0.5) * 700).toFixed(1)}`,
    )
    const width = (2 + random() * 6).toFixed(2)
    return `<path d="M${x} ${y}C${points.slice(0, 3).join(' ')}S${points.slice(3, 5).join(' ')}" fill="none" stroke="${INKS[[0, 2, 3][Math.floor(random() * 3)]]}" stroke-width="${width}"/>`
  }).join('')
  return { ground: INKS[4], body: lines }
}

function icons(random: () => number): Shapes {
  const body = Array.from({ length: 25 }, (_, i) => {
    const ink = INKS[Math.floor(random() * 4) * 2]
    const shapes = [
      `<rect x="-60" y="-60" width="120" height="120" rx="18" fill="${ink}"/><rect x="-30" y="-30" width="60" height="60" fill="#fff"/>`,
      `<circle r="70" fill="${ink}"/><circle r="45" fill="#fff"/><circle r="20" fill="${ink}"/>`,
      `<path d="M0 -75L20 -22L74 -22L30 12L46 66L0 34L-46 66L-30 12L-74 -22L-20 -22Z" fill="${ink}"/>`,
      `<path d="M-70 -15H-15V-70H15V-15H70V15H15V70H-15V15H-70Z" fill="${ink}"/>`,
      `<path d="M-60 60L0 -65L60 60Z" fill="none" stroke="${ink}" stroke-width="18"/>`,
    ]
    const turn = random() < 0.5 ? 0 : random() * 90
    return `<g transform="translate(${100 + (i % 5) * 200} ${100 + Math.floor(i / 5) * 200}) rotate(${turn})">${shapes[Math.floor(random() * shapes.length)]}</g>`
  }).join('')
  return { ground: '#ffffff', body }
}

/** The nine copies that make a scene meet itself at its edges. */
function onTorus({ ground, body }: Shapes): Shapes {
  const copies = [-1000, 0, 1000].flatMap((y) => [-1000, 0, 1000].map((x) => `<use href="#scene" x="${x}" y="${y}"/>`))
  return { ground, definitions: `<g id="scene">${body}</g>`, body: copies.join('') }
}

function gradients(random: () => number): Shapes {
  const definitions = INKS.map(
    (ink, i) =>
      `<linearGradient id="g${i}" x2="${random()}" y2="1"><stop stop-color="${ink}"/><stop offset="1" stop-color="${INKS[(i + 3) % INKS.length]}"/></linearGradient>`,
  ).join('')
  const { body } = blossoms(
    random,
    INKS.map((_, i) => `url(#g${i})`),
    22,
  )
  return { ground: INKS[1], definitions, body }
}

/** A sum of periodic waves with falling strength, coloured: cloud-like, with no flat place and no hard edge. */
function texture(seed: number, size: number): Picture {
  const random = seededRandom(seed)
  const waves = Array.from({ length: 90 }, (_, i) => {
    const frequency = 1 + Math.floor(i * 0.7)
    const angle = random() * 2 * Math.PI
    return {
      u: Math.round(frequency * Math.cos(angle)),
      v: Math.round(frequency * Math.sin(angle)),
      phase: random() * 6.28,
      height: 60 / (1 + frequency) ** 0.9,
      tint: random(),
    }
  })
  const data = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const value = [120, 120, 120]
      for (const { u, v, phase, height, tint } of waves) {
        const wave = height * Math.sin(((u * x + v * y) / size) * 2 * Math.PI + phase)
        value[0] += wave
        value[1] += wave * (0.6 + 0.4 * tint)
        value[2] += wave * tint
      }
      for (let c = 0; c < 3; c++) data[(y * size + x) * 3 + c] = Math.min(255, Math.max(0, Math.round(value[c])))
    }
  return { data, width: size, height: size, channels: 3 }
}
