import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif, Pen } from '../../kit/motif/motif.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fitMany } from '../../kit/place/fit-many.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'
import { flowersAsked, leavesAsked, wildflowersAsked } from './asked-plants.ts'
import type { FlowerInks } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { isSpike, isTopView } from './flowers/bloom-table.ts'
import { drawLinePicture, picturesAsked } from './guests/line-picture.ts'
import { isNameOfLeaf } from './leaves/leaf-colourway.ts'
import { drawLeafage, isLeaf } from './leaves/leaf-table.ts'
import { drawTropicalLeaf, isTropicalLeaf } from './leaves/tropical-leaf.ts'
import { composeCroquis } from './plants/croquis.ts'
import { growPlant } from './plants/plant.ts'

const REPEAT_MM = 320
const PLANT_MM = 124
/** Leaves of the tropics are broad: so much of a plant's length. */
const LARGE_LEAF = 0.74

export const botanicalLine: Family = {
  name: 'botanical-line',
  summary:
    'pen drawings of plants: contours that swell and thin, veins and hatching, air between, a tint that misses its line',
  words: [
    'botanical line',
    'botanical line drawing',
    'botanical line art',
    'line botanical',
    'line floral',
    'floral line art',
    'line drawn floral',
    'line art floral',
    'line drawing floral',
    'floral line drawing',
    'botanical drawing',
    'botanical engraving',
    'botanical etching',
    'botanical sketch',
    'pen and ink floral',
    'pen and ink botanical',
    'ink botanical',
    'line flowers',
    'outline flowers',
    'herbarium',
    'blackwork',
    'blackwork embroidery',
    'elizabethan blackwork',
    'herbier',
    'botanische zeichnung',
    'dessin botanique',
  ],
  // It draws every plant, but a plant alone is no wish for a line drawing.
  // Black silk on linen.
  colourway: ({ styles }) =>
    styles.some((style) => style.includes('blackwork')) ? { inks: ['#f5efe0', '#1c1b1e'], ground: 0 } : undefined,
  motifs: [],
  coverage: { low: 0.08, medium: 0.15, high: 0.25 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'monochrome', 'scandinavian', 'boho'],
  ground: 'light',
  motifMm: PLANT_MM,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  lines: 'drawn',
  draw: drawBotanicalLine,
  compose: composeLine,
}

type LinePen = Extract<Pen, { mode: 'line' }>

/** What is drawn when the prompt names no plant. */
const HERBARIA = [
  ['poppy', 'fern', 'daisy', 'lavender', 'tulip', 'eucalyptus'],
  ['peony', 'twig', 'iris', 'fern', 'cosmos', 'berry'],
  ['rose', 'cow parsley', 'lily', 'olive', 'cornflower', 'oak'],
] as const

/** Herbs from broad leaves to thread-like ones. */
const HERBS = ['rosemary', 'sage', 'mint', 'basil', 'parsley', 'thyme', 'dill', 'chive', 'oregano']

/** Leaves in line where none is named. */
const LEAFAGE = ['eucalyptus', 'fern', 'olive', 'oak', 'willow', 'twig']

type Hand = { readonly plan: Plan; readonly pen: LinePen; readonly inks: readonly FlowerInks[] }

/** Draws any plants in line; other floral families call it when the prompt asks for their flowers in line. */
export function drawBotanicalLine(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const random = plan.random.fork('plants')
  // A denser drawing is also a heavier one.
  const pen = choosePen(plan, plan.scale * Math.max(0.8, Math.min(1.5, 0.5 + plan.coverage / 0.3)))
  const hand: Hand = { plan, pen, inks: inkLine(plan, pen) }
  const plants = choosePlants(plan)
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2
  const density = Math.max(0.5, Math.min(1.7, plan.coverage / 0.15))
  const turnOf = (): number =>
    plan.orientation === 'four-way' ? random.between(0, TURN) : -TURN / 4 + random.between(-0.5, 0.5)
  const count = Math.max(plan.lattice.order * 2, Math.round(7 * area * density))
  spreadHeroes(random, cloth, count).forEach(([x, y], index) => {
    const lengthMm = PLANT_MM * plan.scale * random.between(0.86, 1.1)
    const turn = turnOf()
    const drawn = drawInLine(hand, random, plants[index % plants.length], index, lengthMm)
    toss.place(wobbleMotif(drawn, random, lengthMm, 0.008), {
      x: x - Math.cos(turn) * lengthMm * 0.5,
      y: y - Math.sin(turn) * lengthMm * 0.5,
      turn,
      flip: random.sign(),
    })
  })
  fillBetween(hand, toss, random, area * density ** 1.6, turnOf)
  return cloth
}

/** Ever smaller plants wherever there is room; the smallest are twigs and buds of any kind. */
function fillBetween(hand: Hand, toss: Toss, random: Random, amount: number, turnAt: () => number): void {
  const { plan } = hand
  const plants = choosePlants(plan)
  const gapMm = plan.scale * Math.max(0.5, Math.min(5, 7.2 - 26 * plan.coverage))
  for (const [share, most] of [
    [0.6, 16],
    [0.38, 20],
    [0.22, 24],
  ] as const)
    fitMany(
      Math.min(140, Math.round(most * amount)),
      () => false,
      (at) => {
        const draw = (): Motif => {
          const noun =
            share < 0.3
              ? random.pick(plants === LEAFAGE ? ['twig', 'olive', 'fern'] : ['twig', 'bud', 'fern'])
              : plants[(at + random.below(2)) % plants.length]
          return drawInLine(hand, random, noun, at, PLANT_MM * plan.scale * share * random.between(0.85, 1.15))
        }
        return toss.fit([draw(), draw()], { gapMm, tries: 160, turnAt })
      },
    )
}

function choosePlants(plan: Plan): readonly string[] {
  const large = plan.motifs.filter(isTropicalLeaf)
  const named = [
    ...flowersAsked(plan),
    ...wildflowersAsked(plan),
    ...picturesAsked(plan),
    ...large,
    ...leavesAsked(plan),
  ]
  // Herbs of no name are those of a kitchen garden.
  const told = named.flatMap((noun) => (noun === 'herb' ? plan.random.fork('herbs').shuffle(HERBS).slice(0, 6) : noun))
  const asked = [...new Set(told)].filter((noun) => noun !== 'leaf')
  if (asked.length > 0) return asked
  return isOfLeaves(plan) ? LEAFAGE : plan.random.fork('herbarium').pick(HERBARIA)
}

/** True where leaves are all that is named, which have no flowers among them. */
function isOfLeaves(plan: Plan): boolean {
  const named = [...leavesAsked(plan), ...plan.styles.filter(isNameOfLeaf)]
  return named.length > 0 && flowersAsked(plan).length === 0 && !plan.styles.some((style) => /flor|flower/.test(style))
}

function drawInLine({ plan, pen, inks }: Hand, random: Random, noun: string, index: number, lengthMm: number): Motif {
  const own = inks[index % inks.length]
  if (picturesAsked(plan).includes(noun)) return drawLinePicture(random, plan, noun, own, lengthMm, pen)
  if (isTropicalLeaf(noun)) return drawTropicalLeaf(random, noun, own, lengthMm * LARGE_LEAF, pen)
  if (isLeaf(noun)) return drawLeafage(random, noun, own, lengthMm * 0.92, pen)
  const head = isTopView(noun) ? 0.24 : isSpike(noun) ? undefined : 0.21
  return growPlant(random, noun, own, { lengthMm, head, pen, hasShoot: lengthMm > 60 })
}

/** The darkest ink against the paper draws; petals and leaves take one tint each where there are more than two inks. */
function choosePen(plan: Plan, scale: number): LinePen {
  const { cast } = plan
  const tints = cast.figures.filter((ink) => ink !== cast.line)
  const washes = new Map<number, number>()
  for (const ink of tints) washes.set(ink, ink)
  return {
    mode: 'line',
    ink: cast.line,
    widthMm: 2 * halfLineMm(plan, Math.min(1.6, scale) / 2, 0.2),
    paper: cast.ground,
    washes,
  }
}

/**
 * One scheme per tint. The pen draws every contoured form on paper, washed with its own ink where that is a tint; what is too
 * slight for a contour (threads, needles, seeds) is filled, so those inks are the line's.
 */
function inkLine(plan: Plan, pen: LinePen): FlowerInks[] {
  const palette = mixFlowerPalette(plan.cast)
  const tints = palette.schemes.map(({ body }) => body).filter((ink) => pen.washes.has(ink))
  const isLeafTinted = tints.length > 1 && pen.washes.has(palette.foliage.leaf)
  const line = pen.ink
  const drawn = { light: line, shade: line, flame: line, seed: line, deep: line, leafDark: line, leafLight: line }
  const bodies = tints.length > 0 ? tints : [line]
  return bodies.map((body, at) => ({
    ...palette.schemes[0],
    ...drawn,
    body,
    heart: bodies[(at + 1) % bodies.length],
    leaf: isLeafTinted ? palette.foliage.leaf : line,
  }))
}

/** One stem in line as a placement print. */
export function composeLine(plan: Plan): Cloth {
  const pen = choosePen(plan, 1.2)
  const inks = inkLine(plan, pen)
  const plants = choosePlants(plan)
  const flowers = plants.filter((noun) => !isLeaf(noun) && !isTropicalLeaf(noun))
  const leaf = plants.find((noun) => isLeaf(noun) || isTropicalLeaf(noun)) ?? 'twig'
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) =>
      paint(
        cloth,
        pen.ink,
        ribbon(curve, (t) => Math.max(0.25, half(t) * 0.35)),
      ),
    drawBloom: (random, index, radiusMm) => {
      const noun = flowers[index % Math.max(1, flowers.length)] ?? leaf
      return drawInLine({ plan, pen, inks }, random, noun, index, radiusMm * 2.3)
    },
    drawLeaf: (random, index, lengthMm) => drawLeafage(random, 'leaf', inks[index % inks.length], lengthMm * 1.3, pen),
    drawSprig: (random, index, lengthMm) => drawInLine({ plan, pen, inks }, random, leaf, index, lengthMm),
  })
}
