import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Sign, Stroke } from './stroke.ts'
import { arc, read, readAll } from './stroke.ts'

/** Stamps of the Akan, as they are cut from calabash: even strokes, scrolls and rings. */
export const adinkra: readonly Sign[] = [
  ringsOfTheChief(),
  ramsHorns(),
  sankofa(),
  spiderWeb(),
  fern(),
  fence(),
  fourWells(),
  moonAndStar(),
  ladder(),
  treeOfGod(),
  knotOfWisdom(),
  starOfGod(),
]

/** A scroll that winds inward round x, y by so many turns; it begins at `from` radians. */
function scroll(x: number, y: number, radius: number, from: number, turns: number): Stroke {
  const steps = Math.ceil(Math.abs(turns) * 9)
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const t = at / steps
    return polar(x, y, radius * (1 - 0.82 * t), from + turns * TURN * t)
  })
  return { points, isRound: true }
}

function line(...points: Point[]): Stroke {
  return { points, isRound: false }
}

/** Adinkrahene, the chief: greatness. */
function ringsOfTheChief(): Sign {
  return [arc(0, 0, 0.12), arc(0, 0, 0.29), arc(0, 0, 0.46)]
}

/** Dwennimmen, two rams head to head: humility beside strength. */
function ramsHorns(): Sign {
  const horns = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => scroll(side * 0.24, end * 0.25, 0.23, side > 0 ? TURN / 2 : 0, side * end * 1.4)),
  )
  return [...horns, line([0, -0.28], [0, 0.28]), line([-0.3, 0], [0.3, 0])]
}

/** Sankofa: go back for what was left behind; a heart of two scrolls. */
function sankofa(): Sign {
  const feet = [scroll(-0.17, 0.38, 0.12, 0, 1.1), scroll(0.17, 0.38, 0.12, TURN / 2, -1.1)]
  const heads = [scroll(-0.16, -0.12, 0.15, 0, -1.2), scroll(0.16, -0.12, 0.15, TURN / 2, 1.2)]
  return [
    ...read('~5,3.6 3.6,1.2 1.2,1.4 0.6,4 2.4,6.6 5,8.8|~5,3.6 6.4,1.2 8.8,1.4 9.4,4 7.6,6.6 5,8.8'),
    ...heads,
    ...feet,
  ]
}

/** Ananse ntontan, the spider's web: craft. */
function spiderWeb(): Sign {
  const rays = Array.from({ length: 8 }, (_, at): Stroke => {
    const angle = (at / 8) * TURN
    return line(polar(0, 0, 0.17, angle), polar(0, 0, 0.48, angle))
  })
  return [arc(0, 0, 0.17), arc(0, 0, 0.33), ...rays]
}

/** Aya, the fern that grows anywhere: endurance. */
function fern(): Sign {
  const leaves = [-0.36, -0.18, 0, 0.18].flatMap((y, at) => {
    const wide = 0.24 + at * 0.05
    return [-1, 1].map(
      (side): Stroke => ({
        points: [
          [0, y + 0.12],
          [side * wide * 0.7, y + 0.04],
          [side * wide, y - 0.1],
        ],
        isRound: true,
      }),
    )
  })
  return [line([0, -0.48], [0, 0.48]), ...leaves, line([-0.2, 0.48], [0.2, 0.48])]
}

/** Eban, the fence: a home that is safe. */
function fence(): Sign {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => arc(x * 0.36, y * 0.36, 0.12)))
  const square = line([-0.25, -0.25], [0.25, -0.25], [0.25, 0.25], [-0.25, 0.25], [-0.25, -0.25])
  return [square, ...corners, line([-0.25, 0], [0.25, 0]), line([0, -0.25], [0, 0.25])]
}

/** Mate masie: what I hear I keep; four rings and their eyes. */
function fourWells(): Sign {
  const rings = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [arc(x * 0.24, y * 0.24, 0.23), arc(x * 0.24, y * 0.24, 0.06)]),
  )
  return rings
}

/** Osram ne nsoromma, the moon and the star: faithfulness. */
function moonAndStar(): Sign {
  const rays = Array.from({ length: 4 }, (_, at) => {
    const [x, y] = polar(0, 0, 0.15, (at / 8) * TURN)
    return line([x, y - 0.22], [-x, -y - 0.22])
  })
  return [...rays, ...read('~0.4,3.6 1.2,7.4 5,9.6 8.8,7.4 9.6,3.6|~0.4,3.6 2.6,6.4 5,7.2 7.4,6.4 9.6,3.6')]
}

/** Owuo atwedee, the ladder that all climb. */
function ladder(): Sign {
  return readAll('3,0 3,10|7,0 7,10|3,1.6 7,1.6|3,3.9 7,3.9|3,6.2 7,6.2|3,8.5 7,8.5')[0]
}

/** Nyame dua, the tree before the house: four arms that open. */
function treeOfGod(): Sign {
  const arms = Array.from({ length: 4 }, (_, at): Stroke[] => {
    const angle = (at / 4) * TURN
    const [x, y] = polar(0, 0, 0.34, angle)
    return [line([0, 0], polar(0, 0, 0.26, angle)), arc(x, y, 0.13)]
  })
  return [...arms.flat(), arc(0, 0, 0.1)]
}

/** Nyansapo, the knot that only the wise untie. */
function knotOfWisdom(): Sign {
  const loops = Array.from({ length: 4 }, (_, at) => arc(...polar(0, 0, 0.21, ((at + 0.5) / 4) * TURN), 0.25))
  return [...loops, arc(0, 0, 0.05)]
}

/** Nsoromma, child of the skies. */
function starOfGod(): Sign {
  const tips = Array.from({ length: 17 }, (_, at) => polar(0, 0, at % 2 ? 0.24 : 0.48, (at / 16) * TURN))
  return [line(...tips), arc(0, 0, 0.1)]
}
