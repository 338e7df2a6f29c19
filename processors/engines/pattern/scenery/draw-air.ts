import type { BackdropForm, BackdropPlan } from '../backdrop/backdrop-plan.ts'
import { drawClouds, drawNorthernLights, drawRain, drawSnowfall, drawStars } from '../backdrop/sky.ts'
import { paint } from '../kit/area/cloth.ts'
import type { Knot } from '../kit/line/knot.ts'
import { circle, rectangle } from '../kit/line/outline.ts'
import { drawSpace } from './draw-space.ts'
import type { Air, SceneryPlan } from './scenery-plan.ts'
import { LEVELS, partsOf } from './scenery-plan.ts'

/** Size of a cloth, mm, for which a place's own sizes of clouds and stars are meant. */
const SCALE_FOR_MM = 300
/** How far a crescent is cut in, as a share of the moon's radius. */
const BITE = 0.62
/** Where the bands of an evening's sky end, as shares of the window's height. */
const BAND_ENDS = [0.17, 0.32] as const

type DiscPlace = { readonly size: number; readonly aside: number; readonly down: number }

/** Radius of a sun in the evening, and how far its middle is above the horizon, as a share of that. */
const [LOW_SIZE, LOW_SET] = [0.165, 0.55]

/**
 * Radius of sun or moon as a share of the window's shorter side, and how far it is from the middle and from the top: low in the evening,
 * larger where the moon is named, and clear of a round rim.
 */
function placeOfDisc({ isEvening, isMoonNamed, isNight, frame }: SceneryPlan): DiscPlace {
  if (isEvening) {
    const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
    return { size: LOW_SIZE, aside: 0.2, down: LEVELS.horizon - (LOW_SET * LOW_SIZE * Math.min(wide, tall)) / tall }
  }
  if (isNight && isMoonNamed) return { size: 0.15, aside: 0.19, down: 0.25 }
  return frame.shape === 'panel' ? { size: 0.105, aside: 0.27, down: 0.18 } : { size: 0.1, aside: 0.2, down: 0.19 }
}

const drawings: Readonly<Partial<Record<Air, (plan: BackdropPlan) => BackdropForm[]>>> = {
  clouds: drawClouds,
  stars: drawStars,
  lights: drawNorthernLights,
  rain: drawRain,
  snow: drawSnowfall,
}

/** Place of the sun or moon, so that nothing is put over it. */
export type Disc = { readonly x: number; readonly y: number; readonly radiusMm: number }

/** The sky of a place: its tone over the whole window, clouds, stars, rain or snow, and sun or moon in front. */
export function drawAir(plan: SceneryPlan, side: 1 | -1): Disc {
  const { cloth, frame, inks, random } = plan
  const { air, land } = partsOf(plan)
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  paint(cloth, inks.sky, rectangle(frame.left, frame.top, wide, tall))
  drawBands(plan)
  if (land === 'void') drawSpace(plan)
  const draw = plan.isEvening && air === 'clouds' ? undefined : drawings[air]
  const isFalling = air === 'rain' || air === 'snow'
  const isAllOver = isFalling || land === 'void'
  if (draw) {
    const heightMm = tall * (isAllOver ? 1 : LEVELS.horizon * 1.05)
    const scale = Math.min(wide, tall) / SCALE_FOR_MM
    const forms = draw({ widthMm: wide, heightMm, scale, random: random.fork('air') })
    const ink = inkOfAir(plan, air)
    const moved = ([x, y, corner]: Knot): Knot => [x + frame.left, y + frame.top, corner]
    for (const { ring, isCut } of forms) paint(cloth, isCut ? inks.sky : ink, ring.map(moved))
  }
  const { size, aside, down } = placeOfDisc(plan)
  const disc = {
    x: frame.left + wide * (0.5 + aside * side),
    y: frame.top + tall * down,
    radiusMm: size * Math.min(wide, tall),
  }
  // No sun in rain and snow, nor at the bottom of the sea or out in space.
  if (!isAllOver && land !== 'deep') drawDisc(plan, disc, (air === 'stars' || air === 'lights') && !plan.isMoonFull)
  return disc
}

/** The sky of an evening over the horizon, band over band, the lower edge of each in a slow wave. */
function drawBands({ cloth, frame, inks, random }: SceneryPlan): void {
  const { left, right, top, bottom } = frame
  for (const [at, ink] of inks.bands.toReversed().entries()) {
    const own = random.fork(`band ${at}`)
    const level = top + (bottom - top) * BAND_ENDS[inks.bands.length - 1 - at]
    const sway = (bottom - top) * 0.02
    const edge = Array.from({ length: BAND_KNOTS + 1 }, (_, step): Knot => {
      const isEnd = step === 0 || step === BAND_KNOTS
      return [
        right - ((right - left) * step) / BAND_KNOTS,
        level + (step % 2 === 0 ? -1 : 1) * sway * own.between(0.4, 1),
        isEnd ? 1 : 0,
      ]
    })
    paint(cloth, ink, [[left, top, 1], [right, top, 1], ...edge])
  }
}

const BAND_KNOTS = 6

/**
 * Ink of the sky's marks: stars, and flakes at night, shine; clouds are in the sheet's ink by day and in the distance's
 * on dark sheets, as are northern lights and rain.
 */
function inkOfAir({ cloth, inks, isNight }: SceneryPlan, air: Air): number {
  if (air === 'stars' || (air === 'snow' && isNight)) return inks.disc
  return isNight || air === 'lights' || air === 'rain' ? inks.far : cloth.ground
}

function drawDisc({ cloth, inks }: SceneryPlan, { x, y, radiusMm }: Disc, isSickle: boolean): void {
  paint(cloth, inks.disc, circle(x, y, radiusMm))
  if (isSickle) paint(cloth, inks.sky, circle(x + radiusMm * BITE, y - radiusMm * 0.28, radiusMm * 0.88))
}
