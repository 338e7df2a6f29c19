import { rimMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import type { Subject } from './subject.ts'

/** Width of a rim as a share of its thing, and the least in mm. */
const [RIM, RIM_MM_LEAST] = [0.022, 0.5]

/** On a cloth in its full colours things stand in a rim of paper (`details['rim ink']`), as appliqué does; elsewhere in none. */
export function inRims({ details }: Plan, subjects: readonly Subject[]): Subject[] {
  const ink = details['rim ink']
  if (typeof ink !== 'number') return [...subjects]
  return subjects.map((subject) => ({
    ...subject,
    draw: (random, sizeMm, ...rest) =>
      rimMotif(subject.draw(random, sizeMm, ...rest), ink, Math.max(RIM_MM_LEAST, sizeMm * RIM)),
  }))
}
