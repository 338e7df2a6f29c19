import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { paintBoundDots } from './bound-dots.ts'
import { sekkaField } from './sekka.ts'

const GRID = 220

export const shibori: Family = {
  name: 'shibori',
  summary:
    'pole-wrapped pleats (arashi), clamped folds (itajime), bound dots (kanoko), spiders (kumo) or stitched waves (nui)',
  words: ['shibori', 'resist dye', 'resist dyed', 'indigo dye', '絞り'],
  kinds: {
    arashi:
      'leheriya|lehariya|laheriya|tie dye stripe|tie dye stripes|tie-dye stripe|tie-dye stripes|arashi|shibori stripe|diagonal shibori|arashi shibori|pole wrapped|pole-wrapped',
    itajime: 'itajime|shibori grid|folded shibori|itajime shibori|folded dye|clamp dyed|folded and clamped',
    sekka:
      'sekka|sekka shibori|snow flower shibori|hexagon shibori|hexagonal shibori|shibori hexagon|kikko shibori|hexagon itajime',
    kanoko: 'kanoko|shibori dot|dotted shibori|kanoko shibori|bandhani|bandhej|bound dots|鹿の子',
    kumo: 'kumo|kumo spider|spider web shibori|bound circle|bound ring|shibori circle|shibori ring|kumo shibori|spider shibori',
    nui: 'nui|shibori wave|wave shibori|wavy shibori|nui shibori|stitched shibori|stitch resist|mokume',
  },
  motifs: [],
  coverage: { low: 0.36, medium: 0.52, high: 0.68 },
  inks: { least: 2, natural: 4, isRun: 'dye' },
  moods: ['indigo'],
  home: 'japanese',
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'mirror'],
  draw: drawShibori,
}

const fields: Readonly<Record<string, (plan: Plan) => TorusField>> = {
  arashi: arashiField,
  itajime: itajimeField,
  sekka: sekkaField,
  kumo: kumoField,
  nui: nuiField,
}
/** Kinds that are drawn by default; kumo only where it is named. */
const kinds = ['arashi', 'arashi', 'itajime', 'itajime', 'nui', 'nui', 'kanoko', 'kanoko']

function drawShibori(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = nameField(plan)
  const inks = [...cast.figures].sort((one, other) => contrast(plan, one) - contrast(plan, other))
  if (kind === 'kanoko') {
    paint(cloth, inks[inks.length - 1], rectangle(0, 0, plan.widthMm, plan.heightMm))
    paintBoundDots(cloth, plan, inks)
    return cloth
  }
  const grid = sampleField(fields[kind](plan), GRID)
  // Factor, because dye between the spiders does not enter them.
  const dyed = kind === 'kumo' ? Math.min(0.85, plan.coverage * 1.36) : plan.coverage
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, dyed * (1 - (0.78 * at) / inks.length)), { leastMm2: 4 })
  })
  return cloth
}

/** The kind that is named; itajime with a hexagonal fold where hexagons are requested. */
function nameField(plan: Plan): string {
  const asked = [plan.details.kind, ...plan.styles]
  const isRound = plan.details.kind === undefined && plan.motifs.some((noun) => /^(?:circle|ring|mandala)$/.test(noun))
  if (asked.includes('kumo') || isRound) return 'kumo'
  const isOfSix = asked.some((word) => typeof word === 'string' && /^(?:sekka|kikko|hexagon|honeycomb)/.test(word))
  return isOfSix ? 'sekka' : chooseKind(plan, kinds)
}

function contrast({ cast }: Plan, ink: number): number {
  return lightnessStep(cast, ink, cast.ground)
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Arashi: diagonal pleats with a whole number of windings, so that they close, and streaks along the pole. */
function arashiField(plan: Plan): TorusField {
  const random = plan.random.fork('pole')
  const pleats = Math.max(3, Math.round(random.between(6, 10) / plan.scale))
  const hand = random.sign()
  const [streak, fine, slow] = [
    createNoise(seedOf(plan, 'streak'), 64, 6),
    createNoise(seedOf(plan, 'fine'), 110, 10),
    createNoise(seedOf(plan, 'slow'), 3),
  ]
  return (x, y) => {
    const v = hand * y
    return (
      Math.sin(TURN * ((x + v) * pleats + 0.3 * slow(x, y))) + 0.6 * streak(x - v, x + v) + 0.3 * fine(x - v, x + v)
    )
  }
}

/**
 * Itajime: cloth folded in both directions, then to triangles, and clamped. Dye enters from the folded edges and fades
 * towards the clamp, so every fold is a mirror axis.
 */
function itajimeField(plan: Plan): TorusField {
  const random = plan.random.fork('clamp')
  const folds = Math.max(1, Math.round(random.between(1.6, 3) / plan.scale))
  const tall = Math.max(1, Math.round((folds * plan.heightMm) / plan.widthMm))
  const bleed = createNoise(seedOf(plan, 'bleed'), folds * 9, tall * 9)
  const [clampX, clampY, clampSize] = [random.between(0.5, 0.8), random.between(0.12, 0.34), random.between(0.22, 0.4)]
  const isBar = random.chance(0.4)
  const fold = (value: number): number => 1 - Math.abs(wrap(value, 1) * 2 - 1)
  const folded: TorusField = (x, y) => {
    const [a, b] = [fold(x * folds), fold(y * tall)]
    const [p, q] = a > b ? [a, b] : [b, a]
    const clamp = isBar ? Math.abs(p + q - clampX - clampY) * 1.3 : Math.hypot(p - clampX, q - clampY)
    const edge = Math.min(Math.hypot(p - 0.98, q - 0.02) * 0.9, q * 1.25 + 0.05, Math.abs(p - q) / 1.2 + 0.04)
    return -edge - Math.max(0, clampSize - clamp)
  }
  const bent = bendField(folded, seedOf(plan, 'hand'), folds * 5, 0.008)
  return (x, y) => bent(x, y) + 0.035 * bleed(x, y)
}

/**
 * Kumo (spiders): cloth drawn to a point and bound in rounds. Dye fills the free cloth, enters along the pleats as
 * spokes, and stops at every round of thread.
 */
function kumoField(plan: Plan): TorusField {
  const across = Math.max(1, Math.round(3 / plan.scale))
  const down = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  const blot = createNoise(seedOf(plan, 'blot'), across * 12, down * 12)
  const spiderAt = (label: string): ((x: number, y: number) => SpiderPlace) => {
    const random = plan.random.fork(label)
    const pleats = [9, 14, 23].map((count) => ({ count, phase: random.between(0, TURN) }))
    const reach = SPIDER * random.between(0.92, 1.06)
    return (x, y) => {
      const [dx, dy] = [wrap(x, 1) - 0.5, wrap(y, 1) - 0.5]
      const angle = Math.atan2(dy, dx)
      const pleat = pleats.reduce((sum, { count, phase }) => sum + Math.sin(count * angle + phase), 0) / pleats.length
      // Pleats extend at the rim as points.
      return { far: Math.hypot(dx, dy) / (reach * (1 + 0.1 * pleat)), pleat }
    }
  }
  const [one, other] = [spiderAt('one'), spiderAt('other')]
  return (x, y) => {
    const [u, v] = [x * across, y * down]
    const [near, next] = [one(u, v), other(u + 0.5, v + 0.5)]
    const { far, pleat } = near.far < next.far ? near : next
    const bound = 0.8 * pleat + 0.45 * Math.cos(TURN * far * ROUNDS) - 0.35 * (1 - far)
    const free = Math.max(0, Math.min(1, (far - 0.86) / 0.16))
    // Dye gets deeper with the distance from the bound part.
    return bound * (1 - free) + (1.1 + 1.2 * (far - 1)) * free + 0.1 * blot(x, y)
  }
}

/** Distance of a place from its spider's centre, 1 at the rim, and whether it is on a pleat (1) or in a fold (-1). */
type SpiderPlace = { readonly far: number; readonly pleat: number }

/** Radius of a spider in cells that hold two, and number of rounds of thread. */
const [SPIDER, ROUNDS] = [0.335, 4]

/** Nui: stitched folds as pale parallel waves with the marks of the stitches. */
function nuiField(plan: Plan): TorusField {
  const random = plan.random.fork('stitch')
  const rows = Math.max(3, Math.round((9 * plan.heightMm) / plan.widthMm / plan.scale))
  const swells = Math.max(1, Math.round(random.between(2, 4) / plan.scale))
  const stitches = Math.max(24, Math.round(64 / plan.scale))
  const rise = random.between(0.5, 1.1)
  const [bleed, slow] = [createNoise(seedOf(plan, 'bleed'), 46, 46), createNoise(seedOf(plan, 'slow'), 4)]
  return (x, y) => {
    const row = y * rows + rise * Math.sin(TURN * swells * x) + 0.2 * slow(x, y)
    const far = Math.abs(wrap(row, 1) - 0.5) * 2
    const tooth =
      Math.cos(TURN * stitches * x + Math.PI * Math.round(row - 0.5)) * Math.exp(-(((far - 0.42) / 0.24) ** 2))
    return far + 0.42 * tooth + 0.2 * bleed(x, y)
  }
}
