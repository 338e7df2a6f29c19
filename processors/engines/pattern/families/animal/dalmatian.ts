import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Family, Plan } from '../family.ts'
import { dab } from './dab.ts'

const REPEAT_MM = 320

export const dalmatian: Family = {
  name: 'dalmatian',
  summary: 'separate uneven spots of three sizes on a pale coat',
  words: ['dalmatian', 'dalmatian print', 'dalmatian spot', 'dalmatiner', 'dalmata', 'animal spot', 'cow spot'],
  motifs: [],
  coverage: { low: 0.14, medium: 0.24, high: 0.36 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome'],
  ground: 'light',
  motifMm: 30,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawDalmatian,
}

function drawDalmatian(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('coat')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const unit = plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const full = plan.coverage / 0.24
  const most = (count: number): number => Math.min(count * 6, Math.round(count * area * full))
  const gapMm = 9 * unit * Math.max(0.35, 1.8 - 0.8 * full)
  const spots = packCircles(random, cloth, [
    { radiusMm: 17 * unit, most: most(15), gapMm, spread: 0.25 },
    { radiusMm: 11 * unit, most: most(26), gapMm: gapMm * 0.8, spread: 0.25 },
    { radiusMm: 5 * unit, most: most(44), gapMm: gapMm * 0.7, spread: 0.4 },
  ])
  const inks = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
  spots.forEach((spot, at) => {
    // Two of three spots have the strongest ink; the others take turns.
    const ink = inks[at % 3 === 2 ? ((at / 3) | 0) % inks.length : 0]
    paint(cloth, ink, dab(random, spot, spot.radius, random.between(0, 3)))
  })
  return cloth
}
