import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'
import type { Weave } from './threads.ts'
import { weaveCells } from './threads.ts'

const THREAD_MM = 1.6
/** Ends before the twill turns. */
const RIB = 12

/** 2/2 twill reversed every 12 ends; the break moves the turn by two picks, so points do not meet. */
const herringboneWeave: Weave = (end, pick) => {
  const isBack = Math.floor(end / RIB) % 2 === 1
  return ((((isBack ? 1 - end : end) - pick) % 4) + 4) % 4 < 2
}

export const herringbone: Family = {
  name: 'herringbone',
  summary: '2/2 twill reversed every twelve ends with a break; tweed adds flecks along the floats',
  words: [
    'herringbone',
    'tweed',
    'fischgrat',
    'chevron tweed',
    'wool',
    'spina di pesce',
    'espiga',
    'chevrons tissés',
    'ヘリンボーン',
    'donegal',
    'harris tweed',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['heritage', 'monochrome', 'autumn', 'winter'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawHerringbone,
}

function drawHerringbone(plan: Plan): Cloth {
  const { cast, random } = plan
  const threadMm = THREAD_MM * plan.scale
  const ends = Math.max(1, Math.round(plan.widthMm / threadMm / (RIB * 2))) * RIB * 2
  const picks = Math.max(1, Math.round(plan.heightMm / threadMm / 4)) * 4
  const others = cast.figures.filter((ink) => ink !== cast.line)
  const guard = Math.max(RIB * 4, Math.floor(ends / 2))
  const warp = Array.from({ length: ends }, (_, end) =>
    others.length > 0 && end % guard === guard - 1 ? others[Math.floor(end / guard) % others.length] : cast.line,
  )
  const grid = weaveCells(
    warp,
    Array.from({ length: picks }, () => cast.ground),
    herringboneWeave,
  ).map((row) => [...row])
  if (others.length > 0) addFlecks(grid, random.fork('flecks'), others)
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  paintCells(cloth, grid)
  return cloth
}

/** Tweed: about one crossing in seventy shows a nep of another wool, two cells along the float it lies on. */
function addFlecks(grid: number[][], random: Random, inks: readonly number[]): void {
  const [picks, ends] = [grid.length, grid[0].length]
  for (let fleck = 0; fleck < (picks * ends) / 70; fleck++) {
    const [end, pick, ink] = [random.below(ends), random.below(picks), random.pick(inks)]
    const isWarp = herringboneWeave(end, pick)
    grid[pick][end] = ink
    const [nextEnd, nextPick] = isWarp ? [end, (pick + 1) % picks] : [(end + 1) % ends, pick]
    if (herringboneWeave(nextEnd, nextPick) === isWarp) grid[nextPick][nextEnd] = ink
  }
}
