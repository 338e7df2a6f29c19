import type { Ring } from '../../kit/line/knot.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'
import type { Place, StandBody } from './stands.ts'
import { plantStands } from './stands.ts'

const polygon = (...points: readonly (readonly [number, number])[]): Ring => points.map(([x, y]) => [x, y, 1])

/** A cottage: wall, roof, door and two windows. */
function house({ x, foot, tall, random }: Place): StandBody[] {
  const wide = tall * random.between(0.95, 1.4)
  const wall = tall * 0.55
  const [left, eaves] = [x - wide / 2, foot - wall]
  const pane = tall * 0.15
  const roof = polygon(
    [left - tall * 0.1, eaves + tall * 0.03],
    [left + wide * 0.16, foot - tall],
    [left + wide * 0.84, foot - tall],
    [left + wide + tall * 0.1, eaves + tall * 0.03],
  )
  const chimney = rectangle(left + wide * 0.68, foot - tall * 1.14, tall * 0.1, tall * 0.2)
  return [
    { part: 'pale', rings: [rectangle(left, eaves, wide, wall)] },
    { part: 'roof', rings: [chimney, roof] },
    {
      part: 'dark',
      rings: [
        rectangle(x - tall * 0.09, foot - wall * 0.62, tall * 0.18, wall * 0.62),
        rectangle(left + wide * 0.12, eaves + wall * 0.24, pane, pane),
        rectangle(left + wide * 0.88 - pane, eaves + wall * 0.24, pane, pane),
      ],
    },
  ]
}

/** A small boat with a main sail and a jib. */
function boat({ x, foot, tall, random }: Place): StandBody[] {
  const to = random.sign()
  const at = (out: number, up: number): readonly [number, number] => [x + to * out * tall, foot - up * tall]
  const hull: Ring = [
    [...at(-0.42, 0.16), 1],
    [...at(-0.3, 0), 1],
    [...at(0.26, 0), 1],
    [...at(0.5, 0.18), 1],
  ]
  const sail: Ring = [[...at(-0.03, 1), 1], [...at(-0.28, 0.55)], [...at(-0.38, 0.23), 1], [...at(-0.03, 0.23), 1]]
  const jib: Ring = [[...at(0.03, 0.9), 1], [...at(0.3, 0.5)], [...at(0.4, 0.23), 1], [...at(0.03, 0.23), 1]]
  return [
    { part: 'dark', rings: [hull] },
    { part: 'pale', rings: [sail] },
    { part: 'disc', rings: [jib] },
  ]
}

/** A tapering tower with two bands, a gallery and a lamp. */
function lighthouse({ x, foot, tall }: Place): StandBody[] {
  const half = (up: number): number => tall * (0.13 - 0.06 * up)
  const slice = (from: number, to: number): Ring =>
    polygon(
      [x - half(from), foot - tall * from],
      [x - half(to), foot - tall * to],
      [x + half(to), foot - tall * to],
      [x + half(from), foot - tall * from],
    )
  const lamp = tall * 0.07
  return [
    { part: 'pale', rings: [slice(0, 0.8)] },
    { part: 'roof', rings: [slice(0.14, 0.3), slice(0.46, 0.62)] },
    { part: 'dark', rings: [rectangle(x - tall * 0.12, foot - tall * 0.82, tall * 0.24, tall * 0.035)] },
    { part: 'disc', rings: [rectangle(x - lamp, foot - tall * 0.94, lamp * 2, tall * 0.12)] },
    {
      part: 'dark',
      rings: [
        polygon([x - lamp * 1.3, foot - tall * 0.93], [x, foot - tall * 1.03], [x + lamp * 1.3, foot - tall * 0.93]),
      ],
    },
  ]
}

/** A beach umbrella, aslant, in two inks. */
function parasol({ x, foot, tall, random }: Place): StandBody[] {
  const lean = random.sign() * tall * 0.16
  const [topX, topY] = [x + lean, foot - tall]
  const shade = (from: number, to: number): Ring => [
    [topX, topY, 1],
    [topX + from * tall * 0.5, topY + tall * 0.1],
    [topX + from * tall * 0.62, topY + tall * 0.42, 1],
    [topX + to * tall * 0.62, topY + tall * 0.42, 1],
    [topX + to * tall * 0.5, topY + tall * 0.1],
  ]
  const pole = polygon(
    [x - tall * 0.02, foot],
    [topX - tall * 0.02, topY],
    [topX + tall * 0.02, topY],
    [x + tall * 0.02, foot],
  )
  return [
    { part: 'dark', rings: [pole] },
    { part: 'roof', rings: [shade(-1, 1)] },
    { part: 'pale', rings: [shade(-0.5, 0)] },
    { part: 'pale', rings: [shade(0.5, 1)] },
  ]
}

/** A boulder with a lit side. */
function rock({ x, foot, tall }: Place): StandBody[] {
  const ring = polygon(
    [x - tall * 0.8, foot],
    [x - tall * 0.5, foot - tall * 0.7],
    [x, foot - tall],
    [x + tall * 0.6, foot - tall * 0.6],
    [x + tall * 0.9, foot],
  )
  return [
    { part: 'dark', rings: [ring] },
    { part: 'own', rings: [circle(x - tall * 0.1, foot - tall * 0.45, tall * 0.2, 8)] },
  ]
}

/** Everything that stands in a landscape, by name. */
export const stands = { ...plantStands, house, boat, lighthouse, parasol, rock }
export type { Place, StandBody, StandPart } from './stands.ts'
