import type { Cloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { strewnTurn } from '../../kit/ink/ink-pool.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import type { Family, Plan } from '../family.ts'
import { drawAtomicAbstract } from './atomic-abstract.ts'
import { drawBacking } from './atomic-backings.ts'
import type { AtomicThing } from './atomic-things.ts'
import {
  drawAtom,
  drawBallClock,
  drawBead,
  drawBoomerang,
  drawCross,
  drawLozenge,
  drawPalette,
  drawSplitLeaf,
  drawStarburst,
} from './atomic-things.ts'
import { openStrewn } from './strewn-cloth.ts'

export const midcentury: Family = {
  name: 'midcentury',
  summary: 'boomerangs, starbursts of long and short rays, harlequin lozenges and atoms, as printed in the fifties',
  words: [
    'eames',
    'mid century',
    'mid-century',
    'midcentury',
    'mid century modern',
    'atomic',
    'formica',
    'formica laminate',
    'atomic age',
    'starburst',
    'boomerang',
    'atomic barkcloth',
    'fifties barkcloth',
    '1950s barkcloth',
    'abstract barkcloth',
    'boomerang barkcloth',
    'barkcloth boomerang',
    'barkcloth starburst',
    'barkcloth atom',
    'calyx',
    'festival of britain',
    'fifties',
    '1950s',
    '50s',
    'sputnik',
    'googie',
    'space age',
    'retro atomic',
  ],
  motifs: ['starburst', 'boomerang', 'atom'],
  coverage: { low: 0.14, medium: 0.3, high: 0.42 },
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'midcentury', 'seventies', 'scandinavian'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  isScattered: true,
  draw: drawMidcentury,
}

function drawMidcentury(plan: Plan): Cloth {
  const { cast } = plan
  const { random, cloth, toss, fullness, most } = openStrewn(plan, midcentury, 'atoms')
  if (isAbstract(plan)) {
    drawAtomicAbstract(plan, cloth, toss, most)
    return cloth
  }
  const unit = plan.scale
  const gapMm = 1.9 * unit
  const sizes = [
    { radiusMm: 46 * unit, most: most(8), gapMm: gapMm - 3 * unit },
    { radiusMm: 28 * unit, most: most(14), gapMm },
    { radiusMm: 14 * unit, most: most(24), gapMm },
    { radiusMm: 4.2 * unit, most: most(60), gapMm },
  ]
  const colours = cast.figures.filter((ink) => ink !== cast.line || cast.figures.length < 2)
  const rows = thingsFor(plan, random)
  const swell = Math.min(1.25, fullness ** 0.55)
  for (const { x, y, radius, tier, at } of packByFullness(random, cloth, sizes, fullness)) {
    const kinds = rows[tier]
    const turn = strewnTurn(at + tier, colours.length)
    const [ink, other] = [colours[turn], colours[(turn + 1) % colours.length]]
    const own = random.fork(`thing ${at}`)
    const fields = colours.filter((colour) => colour !== ink && colour !== other && colour !== cast.spared)
    const reach = at % (tier + 1) === 0 ? FIELD[tier] : undefined
    if (reach !== undefined && fields.length > 0)
      toss.place(drawBacking(own.fork('field'), fields[at % fields.length], radius * swell * reach), { x, y })
    const motif = kinds[at % kinds.length]({ plan, random: own, radius: radius * swell, ink, other })
    toss.place(motif, { x, y, turn: own.between(0, TURN), flip: own.sign() })
  }
  return cloth
}

/** "1950s abstract": areas that overlap, and no things. */
function isAbstract({ styles }: Plan): boolean {
  return styles.some((style) => style.startsWith('abstract')) && !styles.some((style) => ['geometric'].includes(style))
}

/** Reach of the field of colour under a large thing, and under every other of the next size, as shares of the thing's. */
const FIELD: readonly (number | undefined)[] = [0.86, 0.8]

type Draw = (thing: AtomicThing) => Motif

/** What nothing geometric has. */
const natural = [drawPalette, drawSplitLeaf]

/** Heroes, seconds, thirds and scraps: the thing named in the prompt leads, else the seed chooses a cast of its own. */
function thingsFor(plan: Plan, random: Random): readonly (readonly Draw[])[] {
  const heroes: Readonly<Record<string, Draw>> = { starburst: drawStarburst, boomerang: drawBoomerang, atom: drawAtom }
  const named = [...plan.motifs, ...plan.styles].flatMap((noun) => (Object.hasOwn(heroes, noun) ? [heroes[noun]] : []))
  const isGeometric = plan.styles.includes('geometric')
  const all = random.shuffle([drawBoomerang, drawStarburst, drawBallClock, ...(isGeometric ? [drawLozenge] : natural)])
  const [first, second, third] = [...new Set([...named, ...all])]
  return [
    // Starbursts that were asked for are all the heroes.
    named.length === 1 ? [first] : [first, second, first],
    [second, third, drawStarburst, first],
    [drawAtom, drawStarburst, drawLozenge, third],
    [drawBead, drawCross, drawBead],
  ]
}
