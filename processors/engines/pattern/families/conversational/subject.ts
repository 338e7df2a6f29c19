import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif, Pen } from '../../kit/motif.ts'
import { gouache, placeMotif, wobbleMotif } from '../../kit/motif.ts'
import type { Random } from '../../kit/random.ts'
import { drawFlower, flowerNouns } from '../botany/bloom-table.ts'
import { flowerInksAt, mixFlowerPalette } from '../botany/flower-inks.ts'
import { drawSpray } from '../botany/sprig.ts'
import type { Plan } from '../family.ts'
import { drawPicture } from './draw-picture.ts'
import { marksFor, tinyMarks, uprightMarks } from './fillers.ts'
import type { PictureInks } from './ink-picture.ts'
import { inkPicture, leadInks } from './ink-picture.ts'
import type { Theme } from './noun-book.ts'
import { findDepiction } from './noun-book.ts'
import { findPicture } from './picture-book.ts'

/** One thing that can be drawn again and again, each time a little differently. */
export type Subject = {
  /** `turn` counts its instances: colourings alternate. */
  readonly draw: (random: Random, sizeMm: number, turn: number) => Motif
  readonly isUpright: boolean
  /** True when it has no upright: it may lie at any angle. */
  readonly isRound: boolean
  /** Share of the size asked for: plain marks are drawn smaller. */
  readonly scale: number
}

/** Nouns that fill gaps when something else is the hero, and the marks that draw them. */
export const fillerNouns: Readonly<Record<string, string>> = {
  dot: 'f-dot',
  spot: 'f-dot',
  circle: 'f-ring',
  star: 'f-star',
  heart: 'f-heart',
  leaf: 'f-leaf',
  sprig: 'f-sprig',
  foliage: 'f-twin-leaf',
  blossom: 'f-blossom',
  bubble: 'f-bubbles',
  wave: 'f-wave',
  ripple: 'f-ripple',
  raindrop: 'f-drop',
  snowflake: 'f-snow',
  cloud: 'f-cloud',
  squiggle: 'f-squiggle',
  sparkle: 'f-spark',
  berry: 'f-berry-sprig',
}

/** What is tossed when a prompt asks for a conversational print and names nothing. */
const UNASKED = ['bird', 'teapot', 'lemon', 'fox', 'bicycle', 'pear', 'kite', 'whale', 'mushroom', 'umbrella']

const HEROES_MOST = 4

/** Who plays which part: the first nouns are heroes, the others and the heroes again secondaries, small things and marks fill. */
export function createSubjects(plan: Plan): { heroes: Subject[]; secondaries: Subject[]; marks: Subject[] } {
  const asked = plan.motifs.filter((noun) => flowerNouns.includes(noun) || findDepiction(noun) || noun in fillerNouns)
  const large = asked.filter((noun, at) => !(noun in fillerNouns) || (at === 0 && findDepiction(noun)))
  const nouns = large.length > 0 ? large : plan.random.fork('unasked').shuffle(UNASKED).slice(0, 3)
  const themes = nouns.flatMap((noun): Theme[] => (flowerNouns.includes(noun) ? ['garden'] : themeOf(noun)))
  const namedMarks = asked
    .filter((noun) => noun in fillerNouns && !nouns.includes(noun))
    .map((noun) => fillerNouns[noun])
  const marks = [...namedMarks, ...(namedMarks.length > 2 ? [] : marksFor(themes))].slice(0, 4)
  const cast = (noun: string, at: number): Subject[] => subjectOf(plan, noun, at)
  const heroes = nouns.slice(0, HEROES_MOST).flatMap(cast)
  const rest = nouns.slice(heroes.length > 1 ? 1 : 0).flatMap((noun, at) => cast(noun, at + 1))
  return {
    heroes,
    secondaries: rest.length > 0 ? rest : heroes,
    marks: marks.flatMap((mark, at) => pictureSubject(plan, mark, at + 2)),
  }
}

function themeOf(noun: string): Theme[] {
  const found = findDepiction(noun)
  return found ? [found.theme] : []
}

function subjectOf(plan: Plan, noun: string, turn: number): Subject[] {
  if (flowerNouns.includes(noun)) return [flowerSubject(plan, noun)]
  const found = findDepiction(noun)
  return found ? pictureSubject(plan, found.picture, turn, askedInk(plan, noun)) : []
}

/** The ink nearest to a colour asked for this thing alone: "black cats and pumpkins". */
function askedInk({ details, cast }: Plan, noun: string): number | undefined {
  const asked = inkFromHex(`${details[`colour of ${noun}`] ?? ''}`)
  if (!asked) return undefined
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, asked.lab)
  return cast.figures.reduce((best, ink) => (far(ink) < far(best) ? ink : best), cast.main)
}

function flowerSubject(plan: Plan, noun: string): Subject {
  const palette = mixFlowerPalette(plan.cast)
  return {
    isUpright: false,
    isRound: true,
    scale: 0.85,
    draw: (random, sizeMm, turn) => {
      const [inks, other] = [flowerInksAt(palette, turn % 2), flowerInksAt(palette, (turn + 1) % 2)]
      const bloom = drawFlower(random, noun, inks, sizeMm * 0.4)
      return wobbleMotif(sizeMm > 16 ? drawSpray(random, inks, other, sizeMm * 0.38, bloom) : bloom, random, sizeMm)
    },
  }
}

function pictureSubject(plan: Plan, name: string, turn: number, asked?: number): Subject[] {
  const picture = findPicture(name)
  if (!picture) return []
  const isMark = name.startsWith('f-')
  const natural = asked === undefined ? leadInks(picture, plan.cast, turn) : [asked]
  const leads = isMark ? plan.cast.figures : natural
  const known = new Map<number, PictureInks>()
  const inksFor = (lead: number): PictureInks => {
    const inks = known.get(lead) ?? inkPicture(picture, plan.cast, lead)
    known.set(lead, inks)
    return inks
  }
  const pen = isMark ? (): Pen => gouache : penOf(plan)
  return [
    {
      isUpright: uprightMarks.includes(name),
      isRound: isMark && !uprightMarks.includes(name),
      scale: tinyMarks.includes(name) ? 0.42 : 1,
      draw: (random, sizeMm, instance) => {
        // Two in three keep the first lead, so one colour carries the cloth.
        const lead = isMark ? leads[(turn + instance) % leads.length] : leads[instance % 3 === 2 ? leads.length - 1 : 0]
        const motif = drawPicture(picture, inksFor(lead), plan.cast, sizeMm, pen(sizeMm))
        const drawn = wobbleMotif(motif, random, sizeMm * 1.2, isMark ? 0.016 : 0.009)
        // Turned half round and flipped: it looks the other way and still stands on its feet.
        return random.chance(0.5) ? placeMotif(drawn, { flip: -1, turn: TURN / 2 }) : drawn
      },
    },
  ]
}

const outlineStyles = ['outline', 'outlined', 'line art', 'line drawing', 'linework', 'ink drawing']

/** A keyline under every form when the prompt asks for outlines. */
function penOf({ styles, cast }: Plan): (sizeMm: number) => Pen {
  if (!styles.some((style) => outlineStyles.includes(style))) return () => gouache
  return (sizeMm) => ({ mode: 'outline', ink: cast.line, widthMm: Math.max(0.35, sizeMm * 0.018) })
}
