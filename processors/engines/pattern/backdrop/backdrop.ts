import type { Cloth } from '../kit/area/cloth.ts'
import { createCloth, paint } from '../kit/area/cloth.ts'
import type { BackdropForm, BackdropPlan } from './backdrop-plan.ts'
import { drawDunes, drawGrass, drawHills, drawMountains, drawReeds } from './land.ts'
import { drawClouds, drawNorthernLights, drawRain, drawSnowfall, drawStars } from './sky.ts'
import { drawKelp, drawRipples, drawStream, drawWaves } from './water.ts'
import { drawBirches, drawFirs, drawForest } from './woods.ts'

const drawings = {
  clouds: drawClouds,
  'northern lights': drawNorthernLights,
  stars: drawStars,
  rain: drawRain,
  snow: drawSnowfall,
  mountains: drawMountains,
  hills: drawHills,
  dunes: drawDunes,
  grass: drawGrass,
  reeds: drawReeds,
  waves: drawWaves,
  ripples: drawRipples,
  stream: drawStream,
  kelp: drawKelp,
  birches: drawBirches,
  forest: drawForest,
  firs: drawFirs,
} satisfies Readonly<Record<string, (plan: BackdropPlan) => BackdropForm[]>>

/** A kind of place that can lie behind things. */
export type Backdrop = keyof typeof drawings

export const backdrops = Object.keys(drawings) as readonly Backdrop[]

/**
 * Draws a place over a whole period in one quiet tone on its ground.
 *
 * @param inks the ground's ink and the tone's
 */
export function drawBackdrop(
  kind: Backdrop,
  plan: BackdropPlan,
  inks: { readonly ground: number; readonly tone: number },
): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, inks.ground)
  for (const { ring, isCut } of drawings[kind](plan)) paint(cloth, isCut ? inks.ground : inks.tone, ring)
  return cloth
}
