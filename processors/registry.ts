// The only file that names every engine lane.
import { generateLane } from './lanes/generate/lane.ts'
import { upscaleLane } from './lanes/upscale/lane.ts'
import { vectorizeLane } from './lanes/vectorize/lane.ts'

export const engineLanes = [generateLane, vectorizeLane, upscaleLane] as const
