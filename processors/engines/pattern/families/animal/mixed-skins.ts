import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { signedArea } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { layApart } from '../../kit/place/lay-apart.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { imagesOfView } from '../../layout/kaleidoscope.ts'
import type { Family, Plan } from '../family.ts'
import { cutPanes } from '../modern/glass/leaded-panes.ts'
import { cow } from './cow.ts'
import { crocodile } from './crocodile.ts'
import { dalmatian } from './dalmatian.ts'
import { giraffe } from './giraffe.ts'
import { castOfSkin, castsOfFurs, type SkinName, skinNames } from './inks-of-skins.ts'
import { leopard } from './leopard.ts'
import { snake } from './snake.ts'
import { tiger } from './tiger.ts'
import { zebra } from './zebra.ts'

const REPEAT_MM = 320

export const mixedSkins: Family = {
  name: 'mixed-skins',
  summary: 'pieces of several animal skins side by side, none next to its own, a narrow seam of ground between them',
  words:
    'animal skin|animal skins|animal prints|mixed skin|mixed skins|mixed animal print|mixed animal prints|animal print mix|animal print patchwork|animal print collage|animal skin patchwork|patchwork animal print|animal patchwork|animal hides|animal hide|patchwork of hides|safari print|safari prints|safari skins'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.6, medium: 0.86, high: 0.95 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['savanna'],
  ground: 'light',
  isGroundNarrow: true,
  motifMm: 84,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawMixedSkins,
}

const skins: Readonly<Record<SkinName, Family>> = { leopard, zebra, tiger, giraffe, cow, snake, crocodile, dalmatian }

/** Style in which all pieces are of the one skin that is named, each on another fur. */
export const ONE_SKIN = 'one skin'

/** Skins that are pieced together where the prompt names none. */
const CUSTOMARY: readonly SkinName[] = ['leopard', 'zebra', 'giraffe', 'tiger', 'snake']

/** Mean width of a piece and of a seam at scale 1, mm. */
const [PIECE_MM, SEAM_MM] = [84, 2.2]
/** Size of the marks of a skin beside a whole cloth of it, and of one skin on its several furs. */
const [SIZE, SIZES_OF_ONE] = [0.8, [0.95, 0.62, 0.78]] as const
/** Pieces in a repeat, at least and at most. */
const [PIECES_LEAST, PIECES_MOST] = [6, 90]

/** Details honoured: none. Styles name the skins: `leopard`, `zebra`. */
function drawMixedSkins(plan: Plan): Cloth {
  const named = skinNames.filter((name) => plan.styles.includes(name))
  const kinds = named.length > 1 ? named : [...new Set([...named, ...CUSTOMARY])]
  const isOne = named.length === 1 && plan.styles.includes(ONE_SKIN)
  const hides = isOne
    ? castsOfFurs(plan.cast).map((cast, at) => hideOf(plan, named[0], cast, SIZES_OF_ONE[at % SIZES_OF_ONE.length]))
    : kinds.map((kind) => hideOf(plan, kind, castOfSkin(plan.cast, kind), SIZE))
  // Between skins on the same fur a seam in it would not be seen.
  const isOnFur = hides.filter(({ ground }) => ground === plan.cast.ground).length > 1
  const cloth = createCloth(plan.widthMm, plan.heightMm, isOnFur ? plan.cast.byLightness[0] : plan.cast.ground)
  const count = Math.round((plan.widthMm * plan.heightMm) / (PIECE_MM * plan.scale) ** 2)
  const random = plan.random.fork('pieces')
  const points = scatterPoints(
    random,
    { ...cloth, lattice: blockLattice },
    Math.min(PIECES_MOST, Math.max(PIECES_LEAST, count)),
    { rounds: 2 },
  )
  const panes = cutPanes(points, cloth, (SEAM_MM * Math.min(1.4, Math.max(0.6, plan.scale))) / 2)
  const near = panes.map(({ neighbours }) => ({ sides: neighbours, corners: [] }))
  const dealt = layApart(
    random.fork('skins'),
    near,
    panes.map((_, at) => at % hides.length),
  )
  panes.forEach(({ points: corners }, at) => {
    const hide = hides[dealt[at]]
    const clockwise = signedArea(corners.map(([x, y]) => [x, y, 1])) > 0 ? corners : corners.toReversed()
    cloth.shapes.push({ ink: hide.ground, rings: [clockwise.map(([x, y]) => [x, y, 1] as const)] })
    // Another part of the hide in every piece, so that no print runs on over a seam.
    const view = [random.between(0, plan.widthMm), random.between(0, plan.heightMm)] as const
    cloth.shapes.push(...imagesOfView(hide, clockwise, view, [[1, 0, 0, 1, 0, 0]]))
  })
  return cloth
}

/** One period of a skin, in the inks of the palette that are most like its own. */
function hideOf(plan: Plan, kind: SkinName, cast: Cast, size: number): Cloth {
  const skin = skins[kind]
  return skin.draw({
    ...plan,
    cast,
    random: plan.random.fork(size === SIZE ? kind : `${kind} ${size} ${cast.ground}`),
    coverage: skin.coverage.medium,
    lattice: blockLattice,
    isDensityAsked: false,
    motifs: [],
    styles: [],
    details: {},
    scale: plan.scale * size,
  })
}
