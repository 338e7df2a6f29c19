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
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { paintLandscape } from './landscape.ts'
import { paintPools } from './pools.ts'
import { drawRidges } from './ridges.ts'
import { paintWash } from './wash.ts'

const GRID = 230
/** Grid nodes across and along the strands in which tones meet. */
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
    pools:
      'ink blot|inkblot|rorschach|watercolor blob|watercolour blob|abstract watercolor blob|abstract watercolour blob|abstract watercolor shape|abstract watercolour shape|watercolor shape|watercolour shape|watercolor blot|watercolour blot',
    ridges:
      'mountain range|mountain ranges|layered mountain|layered mountains|mountain layers|mountains in layers|layers of mountains|alpine ridge|alpine ridges|mountain landscape|mountain ridge|mountain ridges|misty mountain|misty mountains|mountain ombre|rolling hill|rolling hills|layered hill|layered hills|geometric mountain|geometric mountains|mountain silhouette|mountain silhouettes|bergkette|bergketten|montagnes superposées|山並み',
    gradient:
      'dip dye|dip-dye|dip dyed|dip-dyed|dip dye ombre|gradient|ombre gradient|farbverlauf|dégradé|sunset gradient',
  },
  // Default colours: water and ultramarine.
  colourway: (asked) => (asksFor(asked, 'wash') ? { inks: ULTRAMARINE, ground: 0 } : undefined),
  motifs: ['mountain'],
  coverage: { low: 0.5, medium: 0.76, high: 0.9 },
  inks: {
    least: 2,
    natural: 5,
    isRun: true,
    runSteps: 9,
    isDiluted: ({ styles }) => styles.some((style) => painted.test(style)),
  },
  moods: ['coastal', 'blush', 'indigo', 'nursery', 'boho'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'toss'],
  draw: drawOmbre,
  compose: (plan) => composePanel(plan, nameKind(plan) === 'ridges' ? paintLandscape : paintWashes),
}

const ULTRAMARINE = '#eff3f2 #dde8eb #cbdde4 #b4cfdc #9dbfd0 #84acc3 #6b9ab6 #5586a6 #3f7296'.split(' ')

/** Words for watercolour. */
const painted = /pools|wash|abstract|watercolou?r|aquarell|lavis|blot|alcohol ink/

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

/**
 * Plain "ombre" is one gradient, with a word for stripes or washes it has bands; pools are drawn for watercolour
 * washes.
 */
function nameKind(plan: Plan): 'bands' | 'pools' | 'wash' | 'gradient' | 'ridges' {
  const isLand = plan.details.kind === undefined && plan.motifs.some((noun) => /^(?:mountain|hill|dune)s?$/.test(noun))
  if (isLand || asksFor(plan, 'ridges')) return 'ridges'
  if (plan.details.kind === undefined && plan.styles.includes('bands')) return 'bands'
  const isRun = plan.styles.some((name) => /^(ombre|ombré|gradient|dégradé)$/.test(name))
  if (isRun && plan.details.kind === undefined)
    return plan.styles.some((name) => name === 'pools' || name === 'wash') ? 'bands' : 'gradient'
  const isWash = [plan.details.kind, ...plan.styles].some((name) => painted.test(`${name}`))
  return chooseKind(plan, isWash ? (['wash', 'wash', 'wash', 'pools'] as const) : (['gradient'] as const))
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Bands of a wide wet brush: each darkens towards one edge, where paint pools, and frays at the other. */
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
    // Pale at the start, dark at the pooled edge, then bare paper.
    const wash = at < 0.82 ? 0.25 + 0.75 * (at / 0.82) ** 2.2 : -0.2
    return wash + 0.12 * bleed(x, y) + 0.1 * slow(along * 2, across)
  }
}

/** One gradient from pale to dark and back per repeat; tones meet in fine strands, like dye along threads. */
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
