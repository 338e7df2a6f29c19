import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { isVeined, paintVeins, slabOf } from './stone-veins.ts'

const GRID = 240

const malachite = { inks: ['#0d3b2e', '#1d6b4f', '#3f9c74', '#8fcbaa', '#082620'], ground: 0 } as const

export const agate: Family = {
  name: 'agate',
  summary: 'sliced stone: nested bands of unequal width round hollow hearts, or veined slabs',
  words: [
    'agate',
    'geode',
    'gemstone slice',
    'sliced stone',
    'crystal slice',
    'mineral',
    'achat',
    'ágata',
    'メノウ',
    'onyx',
  ],
  kinds: {
    malachite: 'malachite|malachite stone|malachite slab|malachite print',
    veined:
      'marble|marmor|marbre|mármol|marmo|marble texture|marble effect|marble stone|marble slab|carrara|carrara marble|veined marble|marble vein|stone vein|vein|veining|quartz|quartz stone|granite|granite stone',
  },
  // A veined slab is known for its whites, greys and gold, malachite for nothing but greens.
  colourway: ({ styles, details }) => {
    const stone = styles.find((style) => Object.hasOwn(stoneColourways, style))
    if (stone) return stoneColourways[stone]
    if (isVeined({ styles, details }))
      return { inks: ['#f4f2ee', '#e5e3e0', '#d2d0ce', '#aeadae', '#b08d4f', '#6e7076'], ground: 0 }
    return styles.includes('malachite') ? malachite : undefined
  },
  colourwayAround: (hex, asked) => (asked.styles.includes('veined') ? slabOf(hex, asked) : undefined),
  motifs: [],
  coverage: { low: 0.55, medium: 0.78, high: 0.9 },
  inks: { least: 2, natural: 6 },
  moods: ['coastal', 'moody', 'blush', 'deco', 'indigo'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawAgate,
}

/** Stones that are known by their colours. */
const stoneColourways: Readonly<Record<string, Colourway>> = {
  'lapis lazuli': { inks: ['#1f3f8a', '#16306b', '#4468b0', '#c39a4a'], ground: 0 },
  travertine: { inks: ['#e6d8bf', '#d6c3a2', '#b79a74', '#8f7350'], ground: 0 },
  'serpentine stone': { inks: ['#3f5c48', '#2f4838', '#6f8f74', '#cfd8c0'], ground: 0 },
  jasper: { inks: ['#ead6b8', '#a8452f', '#74291f', '#c9803f', '#4a3a34'], ground: 0 },
  'tiger eye stone': { inks: ['#3a2416', '#b9812f', '#7a4f22', '#e0b25a'], ground: 0 },
  rhodochrosite: { inks: ['#f6e3df', '#e39a9f', '#c9606f', '#8f3546'], ground: 0 },
  opal: { inks: ['#f2f0ee', '#a9d3d6', '#c9b4dc', '#f0c3c4', '#b9dcb8'], ground: 0 },
}

function drawAgate(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  if (isVeined(plan)) paintVeins(cloth, plan)
  else paintBands(cloth, plan)
  return cloth
}

/** Bands from the rim of every stone to its heart; widths are drawn by lot but are the same round the whole stone. */
function paintBands(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('bands')
  const grid = sampleField(stoneField(plan, random), GRID)
  const most = grid.values.reduce((high, value) => Math.max(high, value), 0)
  const inks = plan.cast.figures
  let [depth, turn] = [most * (1 - plan.coverage) * 0.55, 0]
  const bands = Math.max(7, inks.length * 2 + 3)
  // Full stones keep only a thread of the ground between their bands.
  const narrowing = Math.max(0.15, Math.min(1, (1 - plan.coverage) * 4.5))
  for (let band = 0; band < bands && depth < most * 0.94; band++) {
    const isGround = band % (inks.length + 1) === inks.length
    const ink = isGround ? cloth.ground : inks[turn++ % inks.length]
    paintAbove(cloth, ink, grid, depth, { leastMm2: 5 })
    const wide = (most / bands) * random.pick([0.35, 0.6, 1, 1.5])
    depth += isGround ? wide * narrowing : wide
  }
}

/** Depth inside a stone: how much farther the second nearest heart is than the nearest. */
function stoneField(plan: Plan, random: Random): TorusField {
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const hearts = scatterPoints(random, { ...plan, lattice: blockLattice }, Math.max(2, Math.min(60, 6 * area)), {
    rowAversion: 0.6,
  }).map(([x, y]) => ({ x: x / plan.widthMm, y: y / plan.heightMm, size: random.between(0.8, 1.25) }))
  const tall = plan.heightMm / plan.widthMm
  const seed = `${random.next()}`
  const crystal = createNoise(`${seed}/crystal`, Math.max(10, Math.round(34 / plan.scale)))
  const raw: TorusField = (x, y) => {
    let [nearest, second] = [Infinity, Infinity]
    for (const heart of hearts) {
      const far = Math.hypot(wrap(x - heart.x + 0.5, 1) - 0.5, (wrap(y - heart.y + 0.5, 1) - 0.5) * tall) / heart.size
      if (far < nearest) [nearest, second] = [far, nearest]
      else if (far < second) second = far
    }
    return second - nearest
  }
  const bent = bendField(bendField(raw, `${seed}/one`, 4, 0.09), `${seed}/two`, 11, 0.018)
  return (x, y) => bent(x, y) + 0.006 * crystal(x, y)
}
