import type { Plan } from '../../family.ts'
import { cuspedFrame } from './cusped-frame.ts'
import { archFrame, fanFrame, towerFrame } from './deco-frames.ts'
import type { Frame } from './frame.ts'
import { knotFrame } from './knot-frame.ts'
import { diamondFrame, hexagonFrame, ovalFrame, roundFrame, squareFrame } from './medallion-frames.ts'
import { neatFrame, patchFrame, rowFrame } from './row-frames.ts'
import { whiplashFrame } from './whiplash-frame.ts'

const frames = {
  fan: fanFrame,
  tower: towerFrame,
  arch: archFrame,
  whiplash: whiplashFrame,
  oval: ovalFrame,
  round: roundFrame,
  hexagon: hexagonFrame,
  diamond: diamondFrame,
  square: squareFrame,
  patch: patchFrame,
  row: rowFrame,
  neat: neatFrame,
  knot: knotFrame,
  niche: cuspedFrame,
} as const

type FrameName = keyof typeof frames

/** What a period sets its things in, where no frame is named: one of them by the seed. */
const ofPeriod = {
  deco: ['fan', 'tower', 'arch'],
  nouveau: ['whiplash'],
  court: ['oval'],
} as const satisfies Readonly<Record<string, readonly FrameName[]>>

/** A frame by its name, or the period whose frames are meant. */
export type FrameWish = FrameName | keyof typeof ofPeriod

/** The frames that `details.frames` asks for: one by its name, or one of a period's; undefined for none. */
export function frameAsked({ details, random }: Plan): Frame | undefined {
  const asked = `${details.frames ?? ''}`
  if (isFrameName(asked)) return frames[asked]
  return isPeriod(asked) ? frames[random.fork('frame').pick<FrameName>(ofPeriod[asked])] : undefined
}

/** The frame of a placement print: those that overlap in rows have no whole form of their own, and an arch stands for them. */
export function frameOfPlacement(plan: Plan): Frame | undefined {
  const asked = `${plan.details.frames ?? ''}`
  if (asked === 'row' || asked === 'neat') return undefined
  return ['deco', 'fan', 'tower'].includes(asked) ? archFrame : frameAsked(plan)
}

function isPeriod(name: string): name is keyof typeof ofPeriod {
  return Object.hasOwn(ofPeriod, name)
}

function isFrameName(name: string): name is FrameName {
  return Object.hasOwn(frames, name)
}
