import { paint } from '../../../kit/area/cloth.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Subject } from '../subject.ts'
import type { Print } from './print.ts'

/** Radius of a sun behind who leads, and how far it is from the middle across and up; shares of the print. */
const [RADIUS, ASIDE, UP] = [0.235, 0.09, 0.1] as const

/** The sun or the full moon as a plain disc behind who leads with it, in the ink of its body: "cranes and a red sun". */
export function shineBehind({ cloth, random, shortMm, middle }: Print, light: Subject): void {
  const { ink } = light.draw(random.fork('light'), shortMm * RADIUS * 2, 0).layers[0]
  const side = random.sign()
  paint(cloth, ink, circle(middle[0] + side * ASIDE * shortMm, middle[1] - UP * shortMm, RADIUS * shortMm))
}
