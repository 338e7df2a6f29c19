import type { BackdropForm, BackdropPlan } from '../backdrop/backdrop-plan.ts'
import { drawClouds, drawNorthernLights, drawRain, drawSnowfall, drawStars } from '../backdrop/sky.ts'
import { paint } from '../kit/area/cloth.ts'
import type { Knot } from '../kit/line/knot.ts'
import { circle, rectangle } from '../kit/line/outline.ts'
import type { Air, SceneryPlan } from './scenery-plan.ts'
import { LEVELS, partsOf } from './scenery-plan.ts'

/** A place's own size of clouds and stars is meant for a cloth of so many mm. */
const SCALE_FOR_MM = 300
/** Of the window's shorter side: the radius of sun and moon, and how far a sickle is bitten into. */
const [DISC, BITE] = [0.105, 0.62]

const drawings: Readonly<Partial<Record<Air, (plan: BackdropPlan) => BackdropForm[]>>> = {
  clouds: drawClouds,
  stars: drawStars,
  lights: drawNorthernLights,
  rain: drawRain,
  snow: drawSnowfall,
}

/** Where the sun or the moon is, so that nothing is put over it. */
export type Disc = { readonly x: number; readonly y: number; readonly radiusMm: number }

/** The air of a place: its tone all over the window, clouds, stars, rain or snow, and sun or moon before them. */
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
  // Rain and snow fall from a sky without a sun, and none shines at the bottom of the sea.
  if (!isFalling && land !== 'deep') drawDisc(plan, disc, air === 'stars' || air === 'lights')
  return disc
}

/** Stars and flakes shine by night; clouds are of the sheet by day, and of the distance on dark sheets, as lights and rain are. */
function inkOfAir({ cloth, inks, isNight }: SceneryPlan, air: Air): number {
  if (air === 'stars' || (air === 'snow' && isNight)) return inks.disc
  return isNight || air === 'lights' || air === 'rain' ? inks.far : cloth.ground
}

function drawDisc({ cloth, inks }: SceneryPlan, { x, y, radiusMm }: Disc, isSickle: boolean): void {
  paint(cloth, inks.disc, circle(x, y, radiusMm))
  if (isSickle) paint(cloth, inks.sky, circle(x + radiusMm * BITE, y - radiusMm * 0.28, radiusMm * 0.88))
}
