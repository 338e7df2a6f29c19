import { type Frame, windowShape } from '../../compose/frame.ts'
import { composePanel } from '../../compose/panel.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { potsOfCast } from '../../kit/ink/pots.ts'
import { TURN } from '../../kit/line/knot.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, KindAsked, Plan } from '../family.ts'
import { asksForWatercolour } from '../techniques/line-or-wash.ts'
import { drawLane } from './draw-lane.ts'
import { fieldColourway, fieldInks } from './flower-fields.ts'
import { guestsOf } from './guests.ts'
import type { SceneInks } from './scene-inks.ts'
import { eveningInks, nightInks, northernInks, sceneInks, snowyInks } from './scene-inks.ts'
import type { Lane, Level } from './view.ts'
import type { ViewName } from './views.ts'
import {
  colourwayOf,
  eveningColourwayOf,
  nightColourwayOf,
  northernColourway,
  snowColourway,
  snowNightColourway,
  views,
} from './views.ts'

/** One landscape is about so many mm high, and stands over the next. */
const LANE_MM = 160

/** The look of land under snow. */
const SNOWY = 'snowy'
/** The hours of stars and of glowing air, the lights of the north, and snow that falls. */
const [NIGHT, EVENING, AURORA, SNOWFALL] = ['night', 'sunset', 'aurora', 'snowfall']
/** The landscape whose flowers have inks of their own. */
const BLOOMS: ViewName = 'blooms'
/** Moods that only say where a landscape is, which its colours in the evening answer. */
const placeMoods = ['sunset', 'coastal', 'tropical-day', 'savanna', 'boho', 'mediterranean']

/** Landscapes of warm lands, whose own colours are those of the place. */
const warmViews: readonly ViewName[] = ['waterfall', 'islands', 'beach', 'savanna', 'oasis']

const names = Object.keys(views) as readonly ViewName[]

export const scenic: Family = {
  name: 'scenic',
  summary:
    'landscapes in lanes, one over the other: air, sun or moon, and land, water or town in strips from far to near',
  words: ['scenic', 'scenic print', 'scenic landscape'],
  colourway: colourwayAsked,
  ownMoods: (asked) => [
    'winter',
    'forest',
    ...(nameView(asked) === 'tuscany' ? ['mediterranean'] : []),
    ...(warmViews.includes(nameView(asked)) ? ['tropical-night', 'tropical-day', 'coastal', 'savanna'] : []),
    ...(asked.styles.includes(EVENING) ? placeMoods : []),
    ...(asked.styles.includes(NIGHT) ? ['moody', 'moonlit', 'night-sky', 'winter-sky', 'aurora', ...placeMoods] : []),
    ...(nameView(asked) === 'woods' ? ['autumn'] : []),
    ...(nameView(asked) === 'arctic' ? ['winter-sky'] : []),
  ],
  motifs: [],
  coverage: { low: 0.7, medium: 0.7, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 4, natural: 7, needsTones: true },
  moods: ['coastal', 'seventies', 'mediterranean'],
  ground: 'light',
  repeatMm: 320,
  orientation: 'one-way',
  layouts: ['block'],
  isWhole: true,
  draw: drawScenic,
  compose: (plan) => composePanel(plan, paintView, windowShape(plan)),
}

function colourwayAsked(asked: KindAsked): Colourway {
  const has = (look: string): boolean => asked.styles.includes(look)
  if (has(AURORA)) return northernColourway
  if (has(NIGHT)) return has(SNOWY) ? snowNightColourway : nightColourwayOf(nameView(asked))
  if (nameView(asked) === BLOOMS && !has(NIGHT)) return fieldColourway(asked, has(EVENING))
  if (has(EVENING) && !has(SNOWY)) return eveningColourwayOf(nameView(asked))
  return has(SNOWY) ? snowColourway : colourwayOf(nameView(asked))
}

function nameView({ styles, details }: KindAsked): ViewName {
  return names.find((name) => asksFor({ styles, details }, name)) ?? 'hills'
}

function drawScenic(plan: Plan): Cloth {
  const { widthMm, heightMm, cast, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const count = Math.max(1, Math.round(heightMm / (LANE_MM * scale)))
  const tallMm = heightMm / count
  // The last lane runs out into the air of the first.
  const banks = Array.from({ length: count }, (_, at) =>
    bank(plan.random.fork(`bank ${at}`), at * tallMm, { widthMm, tallMm }),
  )
  for (const [at, top] of banks.entries()) {
    const next = banks[(at + 1) % count]
    const fall = at + 1 === count ? heightMm : 0
    const lane = { cloth, widthMm, tallMm, topMm: at * tallMm, top, bottom: (x: number) => next(x) + fall }
    drawLane(laneOf(plan, lane, at), views[nameView(plan)])
  }
  return cloth
}

/** One landscape over the whole window of a placement print. */
function paintView(cloth: Cloth, frame: Frame, plan: Plan): void {
  const [widthMm, tallMm] = [frame.right - frame.left, frame.bottom - frame.top]
  const part = createCloth(widthMm, tallMm, plan.cast.ground, { wraps: false })
  const rim = tallMm * 0.02
  const lane = { cloth: part, widthMm, tallMm, topMm: 0, top: () => -rim, bottom: () => tallMm + rim }
  drawLane(laneOf(plan, lane, 0), views[nameView(plan)])
  for (const { ink, rings } of part.shapes)
    cloth.shapes.push({
      ink,
      rings: rings.map((ring) => ring.map(([x, y, corner]) => [x + frame.left, y + frame.top, corner])),
    })
}

type Bare = Pick<Lane, 'cloth' | 'widthMm' | 'tallMm' | 'topMm' | 'top' | 'bottom'>

function laneOf(plan: Plan, bare: Bare, at: number): Lane {
  const random = plan.random.fork(`lane ${at}`)
  const isEvening = plan.styles.includes(EVENING)
  return {
    ...bare,
    inks: partsOf(plan),
    random,
    // Suns of neighbours do not stand in one line.
    discAt: (random.fork('disc').between(0.2, 0.4) + 0.4 * (at % 2)) % 1,
    ...(asksForWatercolour(plan) && { pots: potsOfCast(plan.cast) }),
    isNight: plan.cast.isDark && !isEvening,
    // A field's inks are the flowers', and none is left for bands of the sky.
    isGlowing: isEvening && nameView(plan) !== BLOOMS,
    hasAurora: plan.styles.includes(AURORA),
    isSnowing: plan.styles.includes(SNOWFALL),
    guests: guestsOf(plan),
    isFaceted: asksFor(plan, 'geometric', 'faceted', 'low poly', 'bauhaus', 'cubist', 'triangle'),
  }
}

function partsOf({ styles, cast }: Plan): SceneInks {
  if (styles.includes(AURORA)) return northernInks(cast)
  if (styles.includes(SNOWY)) return snowyInks(cast)
  if (styles.includes(BLOOMS)) return fieldInks(cast)
  if (styles.includes(EVENING)) return eveningInks(cast)
  return styles.includes(NIGHT) ? nightInks(cast) : sceneInks(cast)
}

/** The upper edge of a lane: a bank of cloud that lies before the foot of the lane above. */
function bank(random: Random, y: number, { widthMm, tallMm }: { widthMm: number; tallMm: number }): Level {
  const heaps = Math.max(4, Math.round(widthMm / (tallMm * 0.24)))
  const discs = Array.from({ length: heaps }, (_, at) => ({
    x: ((at + random.between(0.2, 0.8)) / heaps) * widthMm,
    radius: (widthMm / heaps) * random.between(0.56, 0.95),
  }))
  const reach = (widthMm / heaps) * 0.5
  const phase = random.between(0, TURN)
  const sway = (x: number): number => tallMm * 0.045 * Math.sin((TURN * 2 * x) / widthMm + phase)
  return (x) => {
    const tops = discs.map((disc) => {
      const far = Math.abs(((x - disc.x + widthMm * 1.5) % widthMm) - widthMm / 2)
      return far < disc.radius ? Math.sqrt(disc.radius ** 2 - far ** 2) : 0
    })
    return y + sway(x) + reach * 0.5 - Math.max(0, ...tops) * 0.42
  }
}
