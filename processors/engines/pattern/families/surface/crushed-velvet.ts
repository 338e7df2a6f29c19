import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const GRID = 300

export const crushedVelvet: Family = {
  name: 'crushed-velvet',
  summary:
    'crushed velvet: pile pressed to this side and that, bright where it leans to the light, deep where it leans away',
  words:
    'crushed velvet|panne velvet|crushed velour|hammered velvet|velvet texture|velvet pile|pannesamt|velours frappé|velours écrasé|velluto martellato|terciopelo martillado'.split(
      '|',
    ),
  // Velvet is the ground of other things before it is a design of its own.
  generalWords: 'velvet|velveteen|velour|velours|plush|samt|velluto|terciopelo|veludo|fluweel|ベルベット'.split('|'),
  colourway: () => pileOf(WINE),
  colourwayAround: pileOf,
  motifs: [],
  coverage: { low: 0.42, medium: 0.55, high: 0.68 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['moody', 'jewel'],
  ground: 'dark',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawVelvet,
}

const WINE = '#6b1f3a'

/** Tones of the pile: seen end on, leaning away, and three steps leaning towards the light. */
function pileOf(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const { lightness, chroma } = dye
  // Pale velvet gets deeper tones, deep velvet lighter ones.
  const [away, lit] = [Math.min(0.12, lightness * 0.4), Math.min(0.17, (0.98 - lightness) * 0.6)]
  const tone = (step: number, share: number): string =>
    inkFromOklch({ ...dye, lightness: lightness + step, chroma: chroma * share }).hex
  return {
    inks: [...new Set([hex, tone(-away, 0.95), tone(-away / 2, 1), tone(lit * 0.45, 0.95), tone(lit, 0.8)])],
    ground: 0,
  }
}

/**
 * Paints tones from the deepest up by the lean of the pile; the deepest is the shade of the cloth and not its ground.
 */
function drawVelvet(plan: Plan): Cloth {
  const { cast } = plan
  const tones = cast.byLightness
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = sampleField(leanField(plan), GRID)
  const share = (step: number): number => (1 - step / tones.length) ** (1.55 - plan.coverage)
  tones.forEach((ink, step) => {
    if (step === 0 && ink === cast.ground) return
    paintAbove(cloth, ink, grid, step === 0 ? -Infinity : levelOfShare(grid, share(step)), { leastMm2: 0.8 })
  })
  return cloth
}

/** Lean of the pile towards the light, about -1..1: a sum of broad patches, folds, creases and tufts. */
function leanField(plan: Plan): TorusField {
  const seed = `${plan.random.fork('pile').next()}`
  const tall = plan.heightMm / plan.widthMm
  const cells = (count: number): number => Math.max(2, Math.round((count * 1.25) / plan.scale))
  const waves = (label: string, across: number, down: number): TorusField =>
    createWaves(`${seed}/${label}`, { acrossX: cells(across), acrossY: cells(down * tall), spread: 0.7 }, 28)
  const patches = waves('patches', 5, 3)
  const folds = bendField(waves('folds', 15, 8), `${seed}/fold`, cells(6), 0.05)
  const creases = bendField(waves('creases', 11, 6), `${seed}/crease`, cells(9), 0.045)
  const tufts = createNoise(`${seed}/tufts`, TUFTS, Math.round(TUFTS * 0.6 * tall))
  const fine = createNoise(`${seed}/fine`, TUFTS * 2, Math.round(TUFTS * 1.2 * tall))
  const lean: TorusField = (x, y) => {
    const crease = 1 - Math.min(1, Math.abs(creases(x, y)) * 3)
    return 0.5 * patches(x, y) + 0.5 * folds(x, y) + 0.55 * crease
  }
  const pressed = bendField(bendField(lean, `${seed}/hand`, cells(4), 0.05), `${seed}/press`, cells(17), 0.016)
  return (x, y) => pressed(x, y) + 0.26 * tufts(x, y) + 0.22 * fine(x, y)
}

/** Number of tufts along one side. */
const TUFTS = 72
