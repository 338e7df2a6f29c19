import { inkFromOklch, inkOf } from '../../color/ink.ts'
import { FEW_THINGS } from '../families/conversational/few-things-look.ts'
import { lineStyles } from '../families/conversational/pen-of-pictures.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** Off-white paper, ink and two greys. */
const inks = ['#f5efe3', '#2b2a30', '#857f78', '#c6bfb3']

/** The colourway of a line drawing of things for which no colours are named; undefined for anything else. */
export function penAndPaper(wishes: Wishes, family: Family): Colourway | undefined {
  const { colours, under, colourCount } = wishes
  const isUnsaid = isOfNoMood(wishes) && colours.length === 0 && !under
  return isLine(wishes, family) && isUnsaid ? { inks: inks.slice(0, colourCount), ground: 0 } : undefined
}

/**
 * A line drawing with one named colour ("terracotta line drawing on cream"): the colour is the line's, with tints of it
 * for washes.
 */
export function penOfColour(wishes: Wishes, family: Family): Colourway | undefined {
  const { colours, under, colourCount = TONES.length + 2 } = wishes
  const [pen, other] = colours.filter(({ isGround, isAccent }) => !isGround && !isAccent)
  const isPlain = isOfNoMood(wishes) && !under && colours.every(({ isAccent }) => !isAccent)
  if (!isLine(wishes, family) || !isPlain || !pen || other || colourCount < 2) return undefined
  const ink = inkOf(pen.hex)
  const named = colours.find(({ isGround }) => isGround)?.hex
  const ground = inkOf(named ?? (ink.lightness > PALE ? NIGHT : inks[0]))
  const tones = TONES.map((share) => {
    const lightness = ink.lightness + (ground.lightness - ink.lightness) * share
    return inkFromOklch({ lightness, chroma: ink.chroma * (1 - share * 0.6), hue: ink.hue }).hex
  })
  return { inks: [ground.hex, ink.hex, ...tones].slice(0, colourCount), ground: 0 }
}

/**
 * Shares by which the tints of a pen approach the paper; the OKLCH lightness above which a pen draws on a night ground;
 * that ground.
 */
const [TONES, PALE, NIGHT] = [[0.42, 0.72], 0.78, '#23262f'] as const

/** What is minimal is quiet anyway: its mood adds no colours to a pen's. */
function isOfNoMood({ moods, styles }: Wishes): boolean {
  return moods.every((mood) => mood === QUIET && styles.includes(FEW_THINGS))
}

const QUIET = 'scandinavian'

function isLine({ styles }: Wishes, { name }: Family): boolean {
  return name === 'conversational' && styles.some((style) => lineStyles.includes(style))
}
