import type { Points } from '../sketch-marks.ts'
import { blob, curve, dot, limb, oval } from '../sketch-marks.ts'

type At = readonly [x: number, y: number]

/** A four-legged animal from the side, looking left, in a 100 × 100 box; lengths in its units. */
export type Beast = {
  readonly coat: string
  /** Far legs and the shade of the coat. */
  readonly dark: string
  readonly withers: At
  readonly rump: At
  /** Depth of chest and of flank. */
  readonly chest: number
  readonly flank: number
  /** Height of the back's middle against a straight back: a hump above 0. */
  readonly arch?: number
  readonly ground: number
  readonly leg: number
  readonly hoof?: string
  readonly head: At
  readonly skull: number
  /** Tip of the muzzle and its width. */
  readonly nose: At
  readonly snout: number
  readonly neck: number
  readonly tail: Points
  readonly tailWidth: number
  readonly ears?: string
  readonly eye?: At
  readonly noseColour?: string
  /** Marks under the legs and over the whole animal. */
  readonly under?: string
  readonly over?: string
  /** How far the near legs step out. */
  readonly stride?: number
  /** True in full gallop: one leg of each pair reaches out, the other swings through under the body. */
  readonly isGalloping?: boolean
}

const INK = '#2b2426'

/** Tail, far legs, body, near legs, neck and head, in this order. */
export function drawBeast(beast: Beast): string {
  const {
    coat,
    withers,
    head,
    skull,
    nose,
    neck,
    tail,
    tailWidth,
    isGalloping = false,
    eye = [head[0] - skull * 0.2, head[1] - skull * 0.1],
  } = beast
  const drawLegs = isGalloping ? gallopingLegs : legs
  return (
    curve(coat, tailWidth, tail) +
    (beast.under ?? '') +
    drawLegs(beast, beast.dark, -1) +
    torso(beast) +
    drawLegs(beast, coat, 1) +
    limb(coat, [withers[0] + 3, withers[1] + beast.chest * 0.36], neck * 1.25, head, neck * 0.92, 0) +
    dot(coat, head[0], head[1], skull) +
    limb(coat, head, skull * 1.6, nose, beast.snout) +
    (beast.ears ?? '') +
    (beast.over ?? '') +
    dot(INK, eye[0], eye[1], 2.3) +
    (beast.noseColour ? oval(beast.noseColour, nose[0], nose[1], beast.snout * 0.34, beast.snout * 0.28, -20) : '')
  )
}

function torso({ coat, withers: [sx, sy], rump: [hx, hy], chest, flank, arch = 0 }: Beast): string {
  const middle = (sx + hx) / 2
  return blob(coat, [
    [sx - 2, sy],
    [sx + 6, sy - 0.5],
    [middle, (sy + hy) / 2 + 1.5 - arch],
    [hx - 4, hy],
    [hx + 4, hy + 4],
    [hx + 6, hy + flank * 0.55],
    [hx + 1, hy + flank * 1.02],
    [middle, (sy + hy) / 2 + (chest + flank) / 2],
    [sx, sy + chest],
    [sx - 7, sy + chest * 0.66],
    [sx - 7, sy + chest * 0.2],
  ])
}

/** Two legs of one side: `side` 1 the near ones, -1 the far ones, which stand a step apart. */
function legs(beast: Beast, colour: string, side: 1 | -1): string {
  const { withers, rump, chest, flank, ground, leg, stride = 4 } = beast
  const front: At = [withers[0] + (side > 0 ? 0 : 7), withers[1] + chest * 0.62]
  const hind: At = [rump[0] + (side > 0 ? 0 : -7), rump[1] + flank * 0.56]
  const frontFoot: At = [front[0] - (side > 0 ? stride : -stride * 0.4), ground]
  const hindFoot: At = [hind[0] + (side > 0 ? stride * 0.6 : -stride * 0.7), ground]
  return (
    legOf(colour, front, frontFoot, leg, fore) +
    legOf(colour, hind, hindFoot, leg, leg > PILLAR ? fore : hock) +
    footOf(beast, colour, frontFoot) +
    footOf(beast, colour, hindFoot)
  )
}

/**
 * Rims of a leg from the body down, as distances from its middle in widths of a leg, at heights above the ground in lengths
 * of it: a wrist that gives a little to the front, a hock that stands out behind. They tell a leg from a post.
 */
type LegRim = readonly (readonly [height: number, ahead: number, behind: number])[]
const fore: LegRim = [
  [1, 0.95, 0.95],
  [0.66, 0.78, 0.66],
  [0.42, 0.66, 0.48],
  [0.2, 0.38, 0.4],
  [0, 0.44, 0.44],
]
const hock: LegRim = [
  [1, 1.3, 1.3],
  [0.66, 1.05, 1],
  [0.4, -0.02, 1.1],
  [0.2, 0.28, 0.56],
  [0, 0.46, 0.44],
]

/** Legs wider than this carry an elephant or a hippopotamus: straight. */
const PILLAR = 9.4

function legOf(colour: string, top: At, foot: At, width: number, rim: LegRim): string {
  const middle = (height: number): At => [foot[0] + (top[0] - foot[0]) * height, foot[1] + (top[1] - foot[1]) * height]
  const side = (out: (row: LegRim[number]) => number): At[] =>
    rim.map((row) => [middle(row[0])[0] + out(row) * width, middle(row[0])[1]])
  return blob(colour, [...side(([, ahead]) => -ahead), ...side(([, , behind]) => behind).toReversed()])
}

/** A hoof, or a paw whose toes point ahead. */
function footOf({ hoof, leg }: Beast, colour: string, [x, y]: At): string {
  if (hoof) return limb(hoof, [x, y - 4.5], leg * 0.84, [x - 0.8, y], leg * 1.02)
  return blob(colour, [
    [x - leg * 0.95, y + 0.6],
    [x - leg * 0.86, y - leg * 0.3],
    [x - leg * 0.3, y - leg * 0.62],
    [x + leg * 0.42, y - leg * 0.5],
    [x + leg * 0.46, y + 0.9],
    [x - leg * 0.2, y + 1.2],
  ])
}

/** Joints of the legs of one side in a gallop, as steps from shoulder and hip in lengths of a leg: knee, then foot. */
const gallop = {
  near: {
    fore: [
      [-0.44, 0.26],
      [-0.4, 0.02],
    ],
    hind: [
      [0.36, 0.34],
      [0.38, 0.12],
    ],
  },
  far: {
    fore: [
      [-0.22, 0.46],
      [0.26, 0.2],
    ],
    hind: [
      [0.1, 0.5],
      [0.3, 0.24],
    ],
  },
} as const

function gallopingLegs(
  { withers, rump, chest, flank, ground, leg, hoof }: Beast,
  colour: string,
  side: 1 | -1,
): string {
  const joints = side > 0 ? gallop.near : gallop.far
  const long = ground - withers[1] - chest * 0.62
  const draw = ([x, y]: At, [[kx, ky], [fx, fy]]: typeof joints.fore | typeof joints.hind, thigh: number): string => {
    const knee: At = [x + kx * long, y + ky * long]
    const foot: At = [knee[0] + fx * long, knee[1] + fy * long]
    const at = (share: number): At => [knee[0] + (foot[0] - knee[0]) * share, knee[1] + (foot[1] - knee[1]) * share]
    return (
      limb(colour, [x, y], leg * thigh, knee, leg * 1.06) +
      limb(colour, knee, leg * 1.06, foot, leg * 0.8) +
      (hoof ? limb(hoof, at(0.86), leg * 0.84, at(1.04), leg * 0.96) : '')
    )
  }
  return (
    draw([withers[0] + (side > 0 ? 0 : 5), withers[1] + chest * 0.62], joints.fore, 1.9) +
    draw([rump[0] - (side > 0 ? 0 : 5), rump[1] + flank * 0.56], joints.hind, 2.4)
  )
}
