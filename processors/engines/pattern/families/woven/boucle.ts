import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'
import { addOverchecks } from './threads.ts'
import { plainWeave } from './weave.ts'
import { countThreads } from './weaving.ts'

const LOOP_MM = 2.7
const THREADS_MOST = 64

/**
 * Loop yarns in plain weave: every crossing is a loop larger than its place, so that the threads crowd each other.
 * Colours follow a short sequence of yarns in both directions, which gives the broken check of couture tweeds.
 */
export function paintBoucle(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('loops')
  const count = (lengthMm: number): number => countThreads(lengthMm, LOOP_MM * plan.scale, 2, THREADS_MOST)
  const warp = layYarns(plan, plan.random.fork('warp'), count(widthMm))
  const weft = layYarns(plan, plan.random.fork('weft'), count(heightMm))
  const [wideMm, tallMm] = [widthMm / warp.length, heightMm / weft.length]
  const loops = new Map<number, Ring[]>()
  weft.forEach((filling, pick) => {
    warp.forEach((thread, end) => {
      const isWarp = plainWeave(end, pick)
      const ink = isWarp ? thread : filling
      if (ink === cast.ground) return
      const place = { x: (end + 0.5) * wideMm, y: (pick + 0.5) * tallMm, wideMm, tallMm }
      gather(loops, ink, [drawLoop(place, isWarp, random)])
    })
  })
  for (const [ink, rings] of loops) paintScattered(cloth, ink, rings)
  return cloth
}

/** A repeated sequence of six to nine yarns, most of them in the ground's ink. */
function layYarns({ cast }: Plan, random: Random, threads: number): readonly number[] {
  const others = [cast.main, ...random.shuffle(cast.figures.filter((ink) => ink !== cast.main))]
  const unit = [cast.ground, cast.main, cast.ground, others[1 % others.length], cast.main, others[2 % others.length]]
  return addOverchecks(
    Array.from({ length: threads }, (_, at) => unit[at % unit.length]),
    cast.figures,
    1,
  )
}

/** A bent bean shape along its yarn, each different. */
function drawLoop(
  place: { readonly x: number; readonly y: number; readonly wideMm: number; readonly tallMm: number },
  isWarp: boolean,
  random: Random,
): Ring {
  const [along, across] = isWarp ? [place.tallMm, place.wideMm] : [place.wideMm, place.tallMm]
  const turn = (isWarp ? TURN / 4 : 0) + random.between(-0.35, 0.35)
  const [long, thick] = [along * random.between(0.66, 0.8), across * random.between(0.4, 0.5)]
  const bend = thick * random.between(-0.45, 0.45)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const knots: readonly (readonly [number, number])[] = [
    [-long, bend],
    [-long * 0.4, -thick - bend],
    [long * 0.5, -thick - bend],
    [long, bend],
    [long * 0.4, thick - bend],
    [-long * 0.5, thick - bend],
  ]
  return knots.map(([u, v]): Knot => [place.x + u * cos - v * sin, place.y + u * sin + v * cos])
}
