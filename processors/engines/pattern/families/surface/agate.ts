import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { paintAbove, sampleField } from '../../kit/contour.ts'
import { wrap } from '../../kit/knot.ts'
import { blockLattice } from '../../kit/lattice.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import type { Random } from '../../kit/random.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 240

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
    'malachite',
    'achat',
    'ágata',
    'メノウ',
    'onyx',
  ],
  kinds: {
    veined: 'marble stone|marble slab|carrara|carrara marble|veined marble|marble vein|stone vein|quartz|granite',
  },
  // A veined slab is known for its whites, greys and gold.
  colourway: ({ styles, details }) =>
    [details.kind, ...styles].includes('veined')
      ? { inks: ['#f4f2ee', '#d9d8d5', '#a9a8a8', '#b79a63'], ground: 0 }
      : undefined,
  motifs: [],
  coverage: { low: 0.55, medium: 0.78, high: 0.9 },
  inks: { least: 2, natural: 6 },
  moods: ['coastal', 'moody', 'blush', 'deco', 'indigo'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawAgate,
}

function drawAgate(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const isVeined =
    [plan.details.kind, ...plan.styles].includes('veined') && chooseKind(plan, ['veined'] as const) === 'veined'
  if (isVeined) paintVeins(cloth, plan)
  else paintBands(cloth, plan)
  return cloth
}

/** Bands from the rim of every stone to its heart; widths are drawn by lot but are the same round the whole stone. */
function paintBands(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('bands')
  const grid = sampleField(stoneField(plan, random), GRID)
  const most = grid.values.reduce((high, value) => Math.max(high, value), 0)
  const inks = plan.cast.figures
  let [depth, turn] = [most * (1 - plan.coverage) * 0.42, 0]
  const bands = Math.max(7, inks.length * 2 + 3)
  for (let band = 0; band < bands && depth < most * 0.94; band++) {
    const isGround = band % (inks.length + 1) === inks.length
    const ink = isGround ? cloth.ground : inks[turn++ % inks.length]
    paintAbove(cloth, ink, grid, depth, { leastMm2: 5 })
    depth += (most / bands) * random.pick([0.35, 0.6, 1, 1.5])
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

/** A polished slab: cloudy tone, and veins where two slow fields agree. */
function paintVeins(cloth: Cloth, plan: Plan): void {
  const seed = `${plan.random.fork('veins').next()}`
  const { cast } = plan
  const inks = [...cast.figures].sort(
    (one, other) =>
      Math.abs(cast.inks[one].lightness - cast.inks[cast.ground].lightness) -
      Math.abs(cast.inks[other].lightness - cast.inks[cast.ground].lightness),
  )
  const cells = Math.max(2, Math.round(3 / plan.scale))
  const lean =
    (field: TorusField): TorusField =>
    (x, y) =>
      field(x + y, y - x)
  inks.forEach((ink, at) => {
    const slow = bendField(
      lean(createWaves(`${seed}/${at}`, { acrossX: cells * 0.5, acrossY: cells * 0.5, spread: 0.5 }, 12)),
      `${seed}/bend ${at}`,
      cells * 3,
      0.09,
    )
    const torn = bendField(slow, `${seed}/torn ${at}`, cells * 9, 0.02)
    const weight = createNoise(`${seed}/weight ${at}`, cells * 2)
    // A vein runs along the zero of a field; where its weight fails it breaks off.
    const grid = sampleField((x, y) => 0.07 + 0.13 * weight(x, y) - Math.abs(torn(x, y)) * (0.6 + at * 0.55), GRID)
    paintAbove(cloth, ink, grid, 0.03 - plan.coverage * 0.06 + at * 0.008, { leastMm2: 2 })
  })
}
