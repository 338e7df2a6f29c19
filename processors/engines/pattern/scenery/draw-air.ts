import type { BackdropForm, BackdropPlan } from '../backdrop/backdrop-plan.ts'
import { drawClouds, drawNorthernLights, drawRain, drawSnowfall, drawStars } from '../backdrop/sky.ts'
import { paint } from '../kit/area/cloth.ts'
import type { Knot } from '../kit/line/knot.ts'
import { circle, rectangle } from '../kit/line/outline.ts'
import type { Air, SceneryPlan } from './scenery-plan.ts'
import { LEVELS, partsOf } from './scenery-plan.ts'

/** Size of a cloth, mm, for which a place's own sizes of clouds and stars are meant. */
const SCALE_FOR_MM = 300
/** Radius of sun and moon, as a share of the window's shorter side; and how far a crescent is cut in. */
const [DISC, BITE] = [0.105, 0.62]

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
  const draw = drawings[air]
  const isFalling = air === 'rain' || air === 'snow'
  if (draw) {
    const heightMm = tall * (isFalling ? 1 : LEVELS.horizon * 1.05)
    const scale = Math.min(wide, tall) / SCALE_FOR_MM
    const forms = draw({ widthMm: wide, heightMm, scale, random: random.fork('air') })
    const ink = inkOfAir(plan, air)
    const moved = ([x, y, corner]: Knot): Knot => [x + frame.left, y + frame.top, corner]
    for (const { ring, isCut } of forms) paint(cloth, isCut ? inks.sky : ink, ring.map(moved))
  }
  const radiusMm = DISC * Math.min(wide, tall)
  const disc = { x: frame.left + wide * (0.5 + 0.27 * side), y: frame.top + tall * 0.18, radiusMm }
  // No sun in rain and snow, nor at the bottom of the sea.
  if (!isFalling && land !== 'deep') drawDisc(plan, disc, (air === 'stars' || air === 'lights') && !plan.isMoonFull)
  return disc
}

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
