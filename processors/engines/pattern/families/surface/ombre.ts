import { oklabDistance } from '../../../color/oklab.ts'
import type { Frame } from '../../compose/frame.ts'
import { composePanel, putInto } from '../../compose/panel.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { paintLandscape } from './landscape.ts'
import { drawRidges } from './ridges.ts'
import { paintWash } from './wash.ts'

const GRID = 230
/** Nodes across the strands in which tones meet, and along them. */
const STRANDS = { across: 480, along: 110 } as const

export const ombre: Family = {
  name: 'ombre',
  summary:
    'washes that run from tone to tone: watercolour bands with ragged wet edges, pools with dark rims, or a gradient',
  words: [
    'ombre',
    'ombré',
    'watercolor abstract',
    'abstract watercolor',
    'abstract watercolour',
    'watercolour abstract',
    'wash',
    'ink wash',
    'mist',
    'misty',
    'haze',
    'sky wash',
    'cloudy',
  ],
  kinds: {
    bands: 'watercolour wash stripe|watercolor wash stripe|wash stripe|wet stripe|watercolor band|watercolour band',
    wash: 'watercolor wash|watercolour wash|watercolor washes|watercolour washes|watercolor texture|watercolour texture|watercolor wash texture|watercolour wash texture|watercolor background|watercolour background|wash texture|painted wash|wet wash|alcohol ink|lavis|aquarell verlauf',
    pools: 'ink blot|inkblot|rorschach|watercolor blob|watercolour blob|watercolor blot|watercolour blot',
    ridges:
      'mountain range|mountain ranges|layered mountain|layered mountains|mountain layers|mountains in layers|layers of mountains|alpine ridge|alpine ridges|mountain landscape|mountain ridge|mountain ridges|misty mountain|misty mountains|mountain ombre|rolling hill|rolling hills|layered hill|layered hills|geometric mountain|geometric mountains|mountain silhouette|mountain silhouettes|bergkette|bergketten|montagnes superposées|山並み',
    gradient:
      'dip dye|dip-dye|dip dyed|dip-dyed|dip dye ombre|gradient|ombre gradient|farbverlauf|dégradé|sunset gradient',
  },
  // Water and ultramarine, where nothing else is said.
  colourway: (asked) =>
    asksFor(asked, 'wash') ? { inks: ['#eff3f2', '#cbdde4', '#9dbfd0', '#6b9ab6', '#3f7296'], ground: 0 } : undefined,
  motifs: ['mountain'],
  coverage: { low: 0.5, medium: 0.76, high: 0.9 },
  inks: { least: 2, natural: 5, isRun: true },
  moods: ['coastal', 'blush', 'indigo', 'nursery', 'seventies'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'toss'],
  draw: drawOmbre,
  compose: (plan) => composePanel(plan, nameKind(plan) === 'ridges' ? paintLandscape : paintWashes),
}

function paintWashes(cloth: Cloth, frame: Frame, plan: Plan): void {
  const size = { widthMm: frame.right - frame.left, heightMm: frame.bottom - frame.top }
  putInto(cloth, drawOmbre({ ...plan, ...size }), { x: frame.left, y: frame.top })
}

function drawOmbre(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = nameKind(plan)
  const inks = chainInks(plan.cast, plan.cast.ground)
  if (kind === 'ridges') {
    drawRidges(cloth, plan, inks)
    return cloth
  }
  if (kind === 'wash') {
    paintWash(cloth, plan, inks)
    return cloth
  }
  if (kind === 'pools') {
    paintPools(cloth, plan, inks)
    return cloth
  }
  const grid = kind === 'bands' ? sampleField(bandField(plan), GRID) : sampleStrands(plan)
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - at / inks.length)), { leastMm2: 3 })
  })
  return cloth
}

/** "Ombre" alone is one gradient, beside a word for stripes or washes it runs in bands; pools are drawn for washes. */
function nameKind(plan: Plan): 'bands' | 'pools' | 'wash' | 'gradient' | 'ridges' {
  const isLand = plan.details.kind === undefined && plan.motifs.some((noun) => /^(?:mountain|hill|dune)s?$/.test(noun))
  if (isLand || asksFor(plan, 'ridges')) return 'ridges'
  if (plan.details.kind === undefined && plan.styles.includes('bands')) return 'bands'
  const isRun = plan.styles.some((name) => /^(ombre|ombré|gradient|dégradé)$/.test(name))
  if (isRun && plan.details.kind === undefined)
    return plan.styles.some((name) => name === 'pools' || name === 'wash') ? 'bands' : 'gradient'
  const isWash = [plan.details.kind, ...plan.styles].some((name) => /pools|wash|abstract|watercolou?r/.test(`${name}`))
  return chooseKind(plan, isWash ? (['wash', 'wash', 'pools', 'bands', 'gradient'] as const) : (['gradient'] as const))
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Bands of a wide wet brush: each darkens towards one edge, where the water stood, and frays at the other. */
function bandField(plan: Plan): TorusField {
  const random = plan.random.fork('bands')
  const bands = Math.max(2, Math.round((random.between(4, 6) * plan.heightMm) / plan.widthMm / plan.scale))
  const isUpright = plan.styles.includes('vertical')
  const edge = createNoise(seedOf(plan, 'edge'), 14, 40)
  const bleed = bendField(createNoise(seedOf(plan, 'bleed'), 30, 60), seedOf(plan, 'wet'), 40, 0.016)
  const slow = createNoise(seedOf(plan, 'slow'), 4)
  return (x, y) => {
    const [along, across] = isUpright ? [y, x] : [x, y]
    const at = wrap(across * bands + 0.16 * edge(along, 0.5) + 0.22 * slow(x, y), 1)
    // Pale at the start, dark at the pooled rim, then bare paper.
    const wash = at < 0.82 ? 0.25 + 0.75 * (at / 0.82) ** 2.2 : -0.2
    return wash + 0.12 * bleed(x, y) + 0.1 * slow(along * 2, across)
  }
}

/** One slow run from pale to dark and back within the repeat; tones meet in fine strands, as dye creeps along threads. */
function gradientField(plan: Plan): TorusField {
  const runs = Math.max(1, Math.round(1 / plan.scale))
  const isSideways = plan.styles.includes('vertical')
  const cloud = createNoise(seedOf(plan, 'cloud'), 4, 3)
  const wick = createNoise(seedOf(plan, 'wick'), 70, 6)
  const thread = createNoise(seedOf(plan, 'thread'), 190, 12)
  return (x, y) => {
    const run = -Math.cos(TURN * runs * (isSideways ? x : y))
    const [u, v] = isSideways ? [y, x] : [x, y]
    return run + 0.1 * cloud(u, v) + 0.14 * wick(u, v) + 0.36 * thread(u, v)
  }
}

function sampleStrands(plan: Plan): FieldGrid {
  const { across, along } = STRANDS
  const [columns, rows] = plan.styles.includes('vertical') ? [along, across] : [across, along]
  return sampleField(gradientField(plan), columns, rows)
}

/** Layers of wash: blots within one keep apart, layers cross. */
const WASHES_MOST = 4

/**
 * Blots of wash in layers, each with the thin dark rim that dries last. Where two layers cross, a third ink stands for both:
 * flat inks then look transparent.
 */
function paintPools(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const washes = inks.length > 2 ? inks.slice(0, Math.min(WASHES_MOST, inks.length - 1)) : [inks[0], inks[0]]
  const share = 1 - (1 - plan.coverage) ** (1 / washes.length)
  const layers = washes.map((ink, layer) => {
    const grid = sampleField(blotField(plan, layer), 210)
    return { ink, grid, level: levelOfShare(grid, share), heart: heartOf(plan, grid, layer) }
  })
  layers.forEach(({ ink, grid, level, heart }, layer) => {
    const next = inks[layer + 1]
    const rim = isShadeOf(plan, next, ink) ? next : mixedInk(plan, [ink, inks[inks.length - 1]], [ink])
    paintAbove(cloth, rim, grid, level, { leastMm2: 12 })
    paintAbove(cloth, ink, grid, level + 0.03, { leastMm2: 8 })
    // Clear water pushed the colour outwards: the middle of a blot is the paler wash before it, with a ragged edge.
    const pale = layer > 0 ? washes[layer - 1] : cloth.ground
    if (pale !== ink && (layer === 0 || isShadeOf(plan, pale, ink)))
      paintAbove(cloth, pale, heart, level + HEART_STEP, { leastMm2: 10 })
  })
  layers.forEach((one, at) => {
    for (const other of layers.slice(0, at)) {
      // One wash alone is knocked out where it crosses itself.
      const both = [one.ink, other.ink] as const
      const crossed = inks.length > 1 ? mixedInk(plan, both, both) : cloth.ground
      const values = one.grid.values.map((value, cell) =>
        Math.min(value - one.level, other.grid.values[cell] - other.level),
      )
      paintAbove(cloth, crossed, { ...one.grid, values }, 0.03, {
        leastMm2: 12,
      })
    }
  })
}

/** True for inks so near in OKLab that one is the other with more or less water. */
function isShadeOf({ cast }: Plan, ink: number | undefined, of: number): ink is number {
  return ink !== undefined && oklabDistance(cast.inks[ink].lab, cast.inks[of].lab) < SHADE_STEP
}

const SHADE_STEP = 0.17

/** How far inside its rim the pale heart of a blot begins. */
const HEART_STEP = 0.34

/** The blots of a layer as the water in them spread: in fingers, farther on one side. */
function heartOf(plan: Plan, grid: FieldGrid, layer: number): FieldGrid {
  const seed = seedOf(plan, `heart ${layer}`)
  const cells = Math.max(4, Math.round(7 / plan.scale))
  const spread = createNoise(`${seed}/spread`, cells)
  const finger = bendField(createNoise(`${seed}/finger`, cells * 5), `${seed}/bend`, cells * 3, 0.02)
  const ragged = sampleField((x, y) => 0.17 * spread(x, y) + 0.09 * finger(x, y), grid.columns, grid.rows)
  return { ...grid, values: grid.values.map((value, at) => value + ragged.values[at]) }
}

/** The ink nearest to two washes over each other, but neither of them where there is a choice. */
function mixedInk({ cast }: Plan, [one, other]: readonly [number, number], taken: readonly number[]): number {
  const mean = [0, 1, 2].map(
    (axis) => (cast.inks[one].lab[axis] + cast.inks[other].lab[axis]) / 2 - (axis === 0 ? 0.14 : 0),
  )
  const far = (ink: number): number => Math.hypot(...mean.map((value, axis) => value - cast.inks[ink].lab[axis]))
  const free = cast.figures.filter((ink) => !taken.includes(ink))
  return (free.length > 0 ? free : cast.figures).reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}

/** How far inside the nearest blot of a layer a place lies: low waves for the shape, a fringe for the tooth of the paper. */
function blotField(plan: Plan, layer: number): TorusField {
  const random = plan.random.fork(`wash ${layer}`)
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(2, Math.min(60, Math.round(9 * area)))
  const reach = 0.62 * Math.sqrt(plan.heightMm / plan.widthMm / count)
  const tall = plan.heightMm / plan.widthMm
  const blots = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 10 }).map(([x, y]) => ({
    x: x / plan.widthMm,
    y: y / plan.heightMm,
    reach: reach * random.between(0.65, 1.2),
  }))
  const blot: TorusField = (x, y) => {
    let most = -1
    for (const one of blots) {
      const far = Math.hypot(wrap(x - one.x + 0.5, 1) - 0.5, (wrap(y - one.y + 0.5, 1) - 0.5) * tall)
      most = Math.max(most, 1 - far / one.reach)
    }
    return most
  }
  const seed = `${random.next()}`
  const cells = Math.max(4, Math.round(6 / plan.scale))
  const shaped = bendField(blot, `${seed}/shape`, cells, 0.05 * plan.scale)
  const fringed = bendField(shaped, `${seed}/fringe`, cells * 4, 0.011 * plan.scale)
  const tooth = createNoise(`${seed}/tooth`, cells * 14)
  return (x, y) => fringed(x, y) + 0.016 * tooth(x, y)
}
