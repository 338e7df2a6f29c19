import { composeField } from './compose/panel.ts'
import { composeScarf } from './compose/scarf.ts'
import type { Judged } from './critic/choose-candidate.ts'
import { chooseCandidate, judge } from './critic/choose-candidate.ts'
import type { DesignSpec } from './design-spec.ts'
import { dropUnseen } from './drop-unseen.ts'
import type { Family } from './families/family.ts'
import { findFamily } from './families/registry.ts'
import type { Cloth } from './kit/area/cloth.ts'
import { blockLattice } from './kit/place/lattice.ts'
import { layOnBackdrop } from './lay-on-backdrop.ts'
import { changeInto, layOnPattern } from './lay-on-pattern.ts'
import type { Arrangement } from './layout/arrangement.ts'
import { arrange, isOfMotifs } from './layout/arrangement.ts'
import { drawLaidOut, pixelMultipleOf } from './layout/lay-out.ts'
import type { PixelSize } from './pixel-size.ts'
import { fitPixelSize } from './pixel-size.ts'
import { familyOf, planOf } from './plan-of.ts'
import { fields, growing } from './prompt/meaning/family-kinds.ts'
import { searchCoverage } from './search-coverage.ts'
import { spareAccent } from './spare-accent.ts'
import { useEveryInk } from './use-every-ink.ts'
import { wearAsAsked } from './wear-as-asked.ts'
import { workAsAsked } from './work-as-asked.ts'

/** A cloth, and what the critic found where chance had a part in it. */
export type DrawnDesign = { readonly cloth: Cloth; readonly judgement?: Omit<Judged, 'cloth' | 'candidate'> }

/**
 * Draws the design a spec describes, on the torus, in mm. Pure: the spec alone decides.
 *
 * @throws PatternRejected when the family is unknown
 */
export function drawDesign(spec: DesignSpec): Cloth {
  return drawJudged(spec).cloth
}

/** `drawDesign` with the judgement of the critic, who chooses among several drawings of a seed where motifs are thrown. */
export function drawJudged(spec: DesignSpec): DrawnDesign {
  const family = familyOf(spec)
  const drawn = drawAsDealt(spec, family)
  const spared = spareAccent(drawn.cloth, spec, family, (other) => drawAsDealt(other, family).cloth)
  return spared ? { ...drawn, cloth: spared } : drawn
}

function drawAsDealt(spec: DesignSpec, family: Family): DrawnDesign {
  const arrangement = arrange(spec, family)
  const draw = createDrawing(spec, family, arrangement)
  if (!isLeftToChance(spec, family, arrangement)) return { cloth: finish(draw(0), spec, family) }
  const isRowed = spec.layout !== 'toss' && spec.layout !== 'block'
  // A density changes how much lies on the cloth, never which drawing of the seed it is.
  const classic = spec.density === null ? draw : createDrawing({ ...spec, density: null }, family, arrangement)
  const chosen = chooseCandidate(classic, isRowed)
  const judged = spec.density === null ? chosen : { ...chosen, ...judge(draw(chosen.candidate), isRowed) }
  const { cloth, candidate: _, ...judgement } = judged
  return { cloth: finish(cloth, spec, family), judgement }
}

/** The seed's own drawing as it comes: neither searched for its coverage, nor judged, nor finished. */
export function drawOnce(spec: DesignSpec): Cloth {
  const family = familyOf(spec)
  return drawAt(spec, family, arrange(spec, family), { coverage: aimOf(spec, family), candidate: 0 })
}

const aimOf = (spec: DesignSpec, family: Family): number => spec.density ?? family.coverage.medium

/** Draws any of the drawings of a seed, each at the coverage asked for. */
function createDrawing(spec: DesignSpec, family: Family, arrangement: Arrangement): (candidate: number) => Cloth {
  const isSearched = spec.density !== null && !family.isDensityFixed
  return (candidate) => {
    if (!isSearched) return drawAt(spec, family, arrangement, { coverage: aimOf(spec, family), candidate })
    const draw = (coverage: number): Cloth => drawAt(spec, family, arrangement, { coverage, candidate })
    return searchCoverage(draw, spec.density ?? 0)
  }
}

function drawAt(
  spec: DesignSpec,
  family: Family,
  arrangement: Arrangement,
  chosen: { readonly coverage: number; readonly candidate: number },
): Cloth {
  const plan = planOf(spec, { ...chosen, arrangement })
  if (spec.composition === 'tile')
    return drawLaidOut(family, plan, arrangement, findFamily(`${spec.details['border of']}`))
  // A scarf of flowers has its border; things compose their squares themselves.
  const isScarf = spec.details.frame === 'square' && growing.includes(family.name)
  if (family.compose && !isScarf) return family.compose(plan)
  const whole = { ...plan, lattice: blockLattice }
  const isField = fields.includes(family.name) && spec.details.frame !== 'square'
  return isField ? composeField(family, whole) : composeScarf(family, whole)
}

/** Only what is thrown can fall badly; a texture has no rows, and mirrors and bands make rows of their own. */
function isLeftToChance(spec: DesignSpec, family: Family, arrangement: Arrangement): boolean {
  const isOrdered = arrangement.mirrors ?? arrangement.bands ?? arrangement.lattice.images ?? arrangement.lattice.lanes
  const isThrown = family.isScattered ?? isOfMotifs(family)
  return isThrown && spec.composition === 'tile' && isOrdered === undefined && spec.details.frames === undefined
}

function finish(drawn: Cloth, spec: DesignSpec, family: Family): Cloth {
  const cloth = layOnBackdrop(layOnPattern(changeInto(workAsAsked(drawn, spec), spec), spec), spec)
  // A symmetry must hold to the pixel, and what is dropped is found on a grid of cells: only plain repeats are lightened.
  const isLightened = family.isLayered === true && spec.symmetry === 'p1'
  // Animals and flowers keep their colours: what is left over goes to marks about them.
  const markShare = family.isWhole ? MARK_SHARE : family.isLayered ? SPARKLE_SHARE : undefined
  const markMm = markShare && family.motifMm ? markShare * family.motifMm * spec.scale : undefined
  const worn = useEveryInk(isLightened ? dropUnseen(cloth) : cloth, spec.palette.inks.length, markMm)
  return wearAsAsked(worn, spec, family)
}

/** Marks are this large against a motif, at most; among flowers, where petals are small too, far less. */
const [MARK_SHARE, SPARKLE_SHARE] = [0.25, 0.08]

/** Pixels of a design's period with a long edge as near to `longEdge` as exact copies of its tile allow. */
export function pixelSizeOf(spec: DesignSpec, longEdge: number, multipleOf = 1): PixelSize {
  return fitPixelSize(spec.aspect, longEdge, multipleOf * pixelMultipleOf(arrange(spec, familyOf(spec))))
}
