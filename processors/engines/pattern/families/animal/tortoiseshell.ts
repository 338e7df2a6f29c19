import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import type { Colourway, Family, Plan } from '../family.ts'

export const tortoiseshell: Family = {
  name: 'tortoiseshell',
  summary: 'polished shell: clouds that darken from honey over amber to nearly black, drawn out along one slant',
  words: [
    'tortoiseshell',
    'tortoise shell',
    'tortoiseshell print',
    'tortoise print',
    'tortie print',
    'turtle shell print',
    'schildpatt',
    'écaille de tortue',
    'carey',
    'tartaruga',
    '鼈甲',
    'べっ甲',
  ],
  colourway: () => ({ inks: ['#e9b765', '#cd8433', '#94501f', '#55270f', '#2a1510'], ground: 0 }),
  colourwayAround: shellAround,
  motifs: [],
  coverage: { low: 0.5, medium: 0.68, high: 0.82 },
  inks: { least: 2, natural: 5 },
  moods: ['savanna'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['toss', 'block'],
  draw: drawTortoiseshell,
}

/** A dyed shell: bright where it is thin, then the colour itself, and deep where it is thick. */
function shellAround(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const tone = (lightness: number, share: number): string =>
    inkFromOklch({ lightness, chroma: dye.chroma * share, hue: dye.hue }).hex
  const middle = clamp(dye.lightness, 0.45, 0.62)
  return { inks: [tone(middle + 0.27, 0.6), dye.hex, tone(middle - 0.14, 1), tone(middle - 0.26, 0.7)], ground: 0 }
}

/** Grid nodes of the field in each direction; clouds have no feature smaller than six cells. */
const GRID = 220
/** Ratio of the clouds' length along the slant to their width across it. */
const DRAWN_OUT = 1.5

function drawTortoiseshell(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const paper = cast.inks[cast.ground].lightness
  // From the tone nearest to the ground to the farthest; each lies inside the one before.
  const inks = [...cast.figures].sort(
    (one, other) => Math.abs(cast.inks[one].lightness - paper) - Math.abs(cast.inks[other].lightness - paper),
  )
  const grid = sampleField(cloudField(plan), GRID)
  inks.forEach((ink, at) => {
    const share = plan.coverage * (1 - at / inks.length) ** 1.15
    paintAbove(cloth, ink, grid, levelOfShare(grid, share), { leastMm2: 3 })
  })
  return cloth
}

/** Slanted low-frequency noise with distorted edges; finer noise separates some drops. */
function cloudField(plan: Plan): TorusField {
  const seed = `${plan.random.fork('shell').next()}`
  const across = Math.max(2, Math.round(4 / plan.scale))
  const band = { acrossX: across * DRAWN_OUT, acrossY: (across * plan.heightMm) / plan.widthMm, spread: 0.5 }
  const clouds = createWaves(seed, band, 40)
  const slanted: TorusField = (x, y) => clouds(x, y - x)
  const bent = bendField(slanted, `${seed}/bend`, across * 2, 0.07 / across)
  const torn = bendField(bent, `${seed}/torn`, across * 7, 0.03 / across)
  const drops = createNoise(`${seed}/drops`, across * 5)
  return (x, y) => torn(x, y) + 0.28 * drops(x, y)
}
