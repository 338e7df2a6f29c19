import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { signedArea, TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import { flowersAsked } from './asked-plants.ts'
import type { FlowerPalette, LeafInks } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from './flowers/bloom-table.ts'
import { tellInks } from './flowers/told-inks.ts'
import { addShadow, guestsOf } from './guests/guests.ts'
import { drawFrond } from './leaves/fronds.ts'
import { addCollar } from './leaves/leaf-collar.ts'
import { isLeavesAlone, isNameOfLeaf, leafColourway, leavesOn } from './leaves/leaf-colourway.ts'
import { toldLeafInks } from './leaves/told-leaves.ts'
import type { DrawTropicalLeaf } from './leaves/tropical-leaf.ts'
import { drawBanana, drawFanPalm, drawMonstera, drawPalm } from './leaves/tropical-leaf.ts'
import { growUndergrowth } from './leaves/undergrowth.ts'
import { composeLeaves } from './plants/leaf-spray.ts'

const REPEAT_MM = 640

export const tropical: Family = {
  name: 'tropical',
  summary: 'large overlapping leaves in three depths of green, the dark ones behind, a few bright blooms on top',
  words:
    'tropical|jungle|rainforest|palm leaf|palm leaves|hawaiian|aloha|tropisch|dschungel|exotique|exotic|selva|giungla|palm frond|palm fronds|tropical leaves|tropical flower|tropical flowers|tropical floral|banana leaves|monstera leaf|monstera leaves|hawaiian floral|hawaiian hibiscus|tropical leaf|トロピカル|banana leaf'.split(
      '|',
    ),
  motifs: [
    'monstera',
    'palm',
    'banana leaf',
    'palm frond',
    'frond',
    'philodendron',
    'toucan',
    'parrot',
    'macaw',
    'cockatoo',
    'leaf',
    'bird of paradise',
    'plumeria',
    'frangipani',
    'hibiscus',
  ],
  coverage: { low: 0.45, medium: 0.78, high: 0.9 },
  inks: { least: 3, natural: 7, needsTones: true },
  moods: ['tropical-night'],
  ground: 'dark',
  motifMm: 150,
  tinyMm: 30,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  home: 'tropical-night',
  colourway: (asked) => (isLeavesAlone(asked) ? leafColourway : undefined),
  colourwayAround: (hex, asked) => (asked.isGround && isLeavesAlone(asked) ? leavesOn(hex) : undefined),
  compose: (plan) => composeLeaves(plan, chooseLeaves(plan), toneLeaves(plan, mixFlowerPalette(plan.cast))),
  draw: drawTropical,
}

/** One depth of foliage: how many leaves, their size, and at most how much of the coverage they are on a pale ground unasked. */
const depths = [
  { leaves: 20, size: 1.25, ofPale: 0.36 },
  { leaves: 16, size: 1.1, ofPale: 0.36 },
  { leaves: 10, size: 0.98, ofPale: 0.3 },
] as const

/** In OKLCH: a ground from this lightness on is a colour that is seen, and no depth of the forest. */
const PALE = 0.6

const areaOf = ({ layers }: Motif): number => Math.max(...layers.map(({ ring }) => Math.abs(signedArea(ring))))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const LEAF_MM = 176
const BANANA = 1.35

function drawTropical(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = plan.scale * (REPEAT_MM / 640)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const tones = toneLeaves(plan, palette)
  const leafKinds = chooseLeaves(plan)
  // Banana leaves are the longest of all, and alone they need not leave room for others.
  const longest = LEAF_MM * (leafKinds.every((kind) => kind === drawBanana) ? BANANA : 1)
  const isPale = !plan.isDensityAsked && plan.cast.inks[plan.cast.ground].lightness > PALE
  const spread = isPale && plan.lattice.order === 1 ? [...scatterPoints(plan.random.fork('spread'), cloth, SPREAD)] : []
  depths.forEach(({ leaves, size, ofPale }, depth) => {
    const random = plan.random.fork(`depth ${depth}`)
    // Over a pattern one layer in depth is left out, and the leaves stand as far apart as they are asked to.
    if (depth === 0 && plan.cast.beneath !== undefined) return
    const share = Math.min(1.6, (plan.coverage / 0.78) ** 2)
    const drawn = leafKinds.map((kind) => areaOf(kind(random.fork('size'), tones[depth], longest * size * unit)))
    const few = (plan.coverage * ofPale * plan.widthMm * plan.heightMm * drawn.length) / sum(drawn)
    const count = Math.min(leaves * area * share, isPale ? few : Infinity)
    const wanted = Math.max(2, Math.round(count))
    // A few leaves on a pale ground keep clear of those of the layers below, or they lie in a heap beside a hole.
    const points = spread.length >= wanted ? spread.splice(0, wanted) : scatterPoints(random, cloth, wanted)
    points.forEach(([x, y], index) => {
      if (toss.field.coverage() > plan.coverage * 1.02 && depth < 2) return
      const length = longest * size * unit * random.between(0.85, 1.12)
      const leaf = wobbleMotif(
        leafKinds[(index + depth) % leafKinds.length](random, tones[depth], length),
        random,
        length,
        0.01,
      )
      const turn = plan.orientation === 'one-way' ? -TURN / 4 + random.between(-0.8, 0.8) : random.between(0, TURN)
      const placed = placeMotif(leaf, {
        x: x - Math.cos(turn) * length * 0.5,
        y: y - Math.sin(turn) * length * 0.5,
        turn,
        flip: random.sign(),
      })
      // Leaves of one told colour are parted by the cloth, not by their own dark.
      const shade = depth === 2 && tones[0] !== tones[2] ? tones[0].leaf : plan.cast.ground
      toss.place(addShadow(placed, shade, 1.6 * unit), {})
    })
  })
  placeBlooms({ plan, cloth, toss, palette, leafInks: tones[2], area, unit })
  return cloth
}

/** Places among which leaves on a pale ground are dealt, the farthest from each other first. */
const SPREAD = 24

/** Three greens from dark to light. Of two the darker lies behind twice, and the ground is its shade: no leaf in front is paper. */
function toneLeaves(plan: Plan, palette: FlowerPalette): LeafInks[] {
  const told = toldLeafInks(plan)
  if (told) return [told, told, told]
  const { foliage, leaves, lit } = palette
  const two = leaves.length === 2 ? [leaves[0], leaves[0], leaves[1]] : undefined
  const greens = leaves.length > 2 ? leaves : (two ?? [foliage.leafDark, foliage.leaf, foliage.leafLight])
  const [dark, middle, light] = [greens[0], greens[1], greens[greens.length - 1]]
  return [
    { leaf: dark, leafDark: plan.cast.ground, leafLight: two ? light : middle },
    { leaf: middle, leafDark: two ? plan.cast.ground : dark, leafLight: light },
    { leaf: light, leafDark: middle, leafLight: lit },
  ]
}

/** The leaves a prompt names, in its nouns or in the words that chose the family; else all kinds in an order of the seed. */
function chooseLeaves(plan: Plan): DrawTropicalLeaf[] {
  const said = [...plan.motifs, ...plan.styles].join(' ')
  const asked: DrawTropicalLeaf[] = []
  if (/monstera|philodendron|cheese plant/.test(said)) asked.push(drawMonstera)
  if (/palm|frond/.test(said)) asked.push(drawPalm, drawFanPalm)
  if (/banan|platanera/.test(said)) asked.push(drawBanana)
  if (/fern/.test(said)) asked.push(drawFernFrond)
  const all = [drawMonstera, drawPalm, drawBanana, drawFanPalm]
  return asked.length > 0 ? asked : plan.random.fork('leaves').shuffle(all)
}

const drawFernFrond: DrawTropicalLeaf = (random, inks, lengthMm) => drawFrond(random, inks, lengthMm)

/** Flowers that grow together where the prompt names none. */
const BLOOMS = [
  ['hibiscus', 'plumeria'],
  ['hibiscus', 'lily'],
  ['orchid', 'hibiscus'],
  ['bird of paradise', 'hibiscus'],
] as const

/** A prompt of leaves alone or without flowers gets no blooms; birds leave room for few. */
function chooseBlooms(plan: Plan): readonly string[] {
  const asked = flowersAsked(plan)
  if (asked.length > 0) return asked
  if (`${plan.details.without ?? ''}`.split('|').some((noun) => noun === 'flower' || noun === 'blossom')) return []
  return [...plan.motifs, ...plan.styles].some(isNameOfLeaf) ? [] : plan.random.fork('which').pick(BLOOMS)
}

type Canopy = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly leafInks: LeafInks
  readonly area: number
  readonly unit: number
}

/** A bird is about as long as a leaf, and so is a beast or a fruit from side to side. */
const [BIRD_MM, GUEST_MM] = [170, 156]

/** Birds of no name are none of the hedge's here. */
const jungleBirds = ['toucan', 'parrot', 'cockatoo']

/** Blooms and guests share the places on top, so that none covers another. */
function placeBlooms({ plan, cloth, toss, palette, leafInks, area, unit }: Canopy): void {
  const random = plan.random.fork('blooms')
  const guests = guestsOf(
    { ...plan, motifs: plan.motifs.flatMap((noun) => (noun === 'bird' ? jungleBirds : noun)) },
    palette,
  )
  const nouns = guests.length > 1 ? flowersAsked(plan) : chooseBlooms(plan)
  if (nouns.length + guests.length === 0) return
  // Flowers that are named lead: larger and more than those that go without saying.
  const areNamed = flowersAsked(plan).length > 0 && guests.length === 0
  const count = Math.max(2, Math.round((areNamed ? 8 : guests.length > 0 ? 6 : 5) * area))
  spreadHeroes(random, cloth, count * plan.lattice.order).forEach(([x, y], index) => {
    if (guests.length > 0 && (nouns.length === 0 || index % 2 === 0)) {
      const turn = nouns.length === 0 ? index : Math.floor(index / 2)
      const { isBird, stands, share, draw } = guests[turn % guests.length]
      const looksBack = random.chance(0.5)
      const guest = draw(random, index, (isBird ? BIRD_MM : GUEST_MM) * unit)
      toss.placeSubject(addShadow(guest, plan.cast.ground, 1.4 * unit), {
        x,
        y: isBird ? y + 60 * unit : y,
        turn: looksBack ? Math.PI : 0,
        flip: looksBack ? -1 : 1,
      })
      if (stands)
        growUndergrowth(
          { plan, toss, kinds: chooseLeaves(plan), inks: leafInks },
          random,
          [x, y],
          GUEST_MM * unit * share,
        )
      return
    }
    const noun = nouns[(guests.length > 0 ? Math.floor(index / 2) : index) % nouns.length]
    const radius = (index % 2 ? 46 : 60) * (areNamed ? 1.25 : 1) * unit
    const motif = createMotif()
    addCollar(motif, random, leafInks, radius)
    const flower = drawFlower(random, noun, flowerInksFor(palette, noun, index % 2), radius)
    putMotif(motif, wobbleMotif(flower, random, radius * 2), { turn: isTopView(noun) ? 0 : -TURN / 4 })
    toss.place(motif, { x, y })
  })
}
