import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { layApart } from '../../kit/place/lay-apart.ts'
import type { Plan } from '../family.ts'
import { neighboursOf, rosetteAt, rosettesOf, triangleAt } from './triangle-net.ts'

/**
 * Colours strewn over the net, ground among them: every ink and every gap in exact number, so that the coverage is met, and each laid where
 * fewest of its own lie about: no hole and no lump of one colour.
 */
export function drawScattered(cloth: Cloth, { cast, random, coverage }: Plan, cells: CellPair): void {
  const count = cells.columns * cells.rows * 2
  const bare = count - Math.round(count * Math.min(1, coverage / DRAWN_SHARE ** 2))
  const turns = turnsOf(cast, cast.figures)
  const deck = [
    ...Array.from({ length: bare }, () => cast.ground),
    ...Array.from({ length: count - bare }, (_, at) => turns[at % turns.length]),
  ]
  const near = Array.from({ length: count }, (_, at) => neighboursOf(cells, at))
  layApart(random.fork('triangles'), near, deck).forEach((ink, at) => {
    if (ink !== cast.ground) paint(cloth, ink, triangleAt(cells, at, DRAWN_SHARE))
  })
}

/** A triangle leaves a thread of the ground around it. */
const DRAWN_SHARE = 0.97

/**
 * Six triangles round every third corner of the net make a rosette that turns in two inks as a mill does, its neighbours in others; ground runs
 * between them, the wider the less is to be covered.
 */
export function drawRosettes(cloth: Cloth, { cast, random, coverage }: Plan, cells: CellPair): void {
  const chance = random.fork('rosettes')
  const near = rosettesOf(cells)
  const turns = turnsOf(cast, chance.shuffle(cast.figures))
  const first = layApart(
    chance,
    near,
    near.map((_, at) => turns[at % turns.length]),
  )
  const share = Math.sqrt(Math.max(0.1, coverage))
  near.forEach((_, at) => {
    const others = turns.filter((ink) => ink !== first[at])
    const second = others.length > 0 ? others[at % others.length] : cast.ground
    rosetteAt(cells, at, share).forEach((blade, turn) => {
      const ink = turn % 2 === 0 ? first[at] : second
      if (ink !== cast.ground) paint(cloth, ink, blade)
    })
  })
}
