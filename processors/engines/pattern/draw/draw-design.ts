import { composeField } from '../compose/panel.ts'
import { strandsOf } from '../compose/running-border.ts'
import { composeScarf, fieldInset } from '../compose/scarf.ts'
import type { Judged } from '../critic/choose-candidate.ts'
import { chooseCandidate, judge } from '../critic/choose-candidate.ts'
import { SLENDER } from '../families/botany/trailing/slender-vines.ts'
import { lineStyles } from '../families/conversational/pen-of-pictures.ts'
import { layCorners } from '../families/conversational/stand-in-corners.ts'
import type { Family, Plan } from '../families/family.ts'
import { findFamily } from '../families/registry.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import type { Arrangement } from '../layout/arrangement.ts'
import { arrange, isOfMotifs } from '../layout/arrangement.ts'
import { drawLaidOut, pixelMultipleOf } from '../layout/lay-out.ts'
import { CONVERSATIONAL, fields, growing } from '../prompt/meaning/family-kinds.ts'
import type { PixelSize } from '../render/pixel-size.ts'
import { fitPixelSize } from '../render/pixel-size.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { dropUnseen } from './drop-unseen.ts'
import { layOnBackdrop } from './lay-on-backdrop.ts'
import { changeInto, layOnPattern } from './lay-on-pattern.ts'
import { familyOf, planOf } from './plan-of.ts'
import { searchCoverage } from './search-coverage.ts'
import { spareAccent } from './spare-accent.ts'
import { useEveryInk } from './use-every-ink.ts'
import { wearAsAsked } from './wear-as-asked.ts'
import { workAsAsked } from './work-as-asked.ts'

/** A cloth, and the critic's judgement if the drawing depends on chance. */
export type DrawnDesign = { readonly cloth: Cloth; readonly judgement?: Omit<Judged, 'cloth' | 'candidate'> }

/**
 * Draws the design of a spec, on the torus, in mm. A pure function of the spec.
 *
 * @throws PatternRejected when the family is unknown
 */
export function drawDesign(spec: DesignSpec): Cloth {
  return drawJudged(spec).cloth
}

/**
 * `drawDesign` with the critic's judgement; where motifs are tossed, the critic chooses among several drawings of the
 * seed.
 */
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
  // The density changes how much lies on the cloth, but not which drawing of the seed is taken.
  const classic = spec.density === null ? draw : createDrawing({ ...spec, density: null }, family, arrangement)
  const chosen = chooseCandidate(classic, isRowed)
  const judged = spec.density === null ? chosen : { ...chosen, ...judge(draw(chosen.candidate), isRowed) }
  const { cloth, candidate: _, ...judgement } = judged
  return { cloth: finish(cloth, spec, family), judgement }
}

/** The seed's first drawing, without search for its coverage, judgement or finishing. */
export function drawOnce(spec: DesignSpec): Cloth {
  const family = familyOf(spec)
  return drawAt(spec, family, arrange(spec, family), { coverage: aimOf(spec, family), candidate: 0 })
}

const aimOf = (spec: DesignSpec, family: Family): number => spec.density ?? family.coverage.medium

/** Whether its things are drawn in lines, or climb on thin stems: what they cover is not seen by their ink. */
export function isInLines({ family, styles }: DesignSpec): boolean {
  if (family === 'trailing') return styles.includes(SLENDER)
  return family === CONVERSATIONAL && styles.some((style) => lineStyles.includes(style))
}

/** Returns a function that makes any drawing of the seed, at the wanted coverage. */
function createDrawing(spec: DesignSpec, family: Family, arrangement: Arrangement): (candidate: number) => Cloth {
  const isSearched = spec.density !== null && !family.isDensityFixed && !isInLines(spec)
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
  const isTile = spec.composition === 'tile'
  const hasPlaces = strandsOf(spec.details).length > 0 || spec.details['in corners'] !== undefined
  const isRunning = spec.details.frame === 'square' && hasPlaces
  if (isTile && !isRunning) return drawLaidOut(family, plan, arrangement, findFamily(`${spec.details['border of']}`))
  const whole = composeWhole(spec, family, plan)
  // A scarf's rope or chain runs all round it, and it has four corners; as a tile, scarves lie side by side on one cloth.
  return isTile ? { ...whole, wraps: true } : whole
}

function composeWhole(spec: DesignSpec, family: Family, plan: Plan): Cloth {
  // Flowers in a square frame make a scarf with a border; families of things compose their squares themselves.
  const isScarf = spec.details.frame === 'square' && growing.includes(family.name)
  if (family.compose && !isScarf) return family.compose(plan)
  const whole = { ...plan, lattice: blockLattice }
  const isField = fields.includes(family.name) && spec.details.frame !== 'square'
  if (isField) return composeField(family, whole)
  const cloth = composeScarf(family, whole)
  layCorners(cloth, whole, fieldInset(whole))
  return cloth
}

/** Only tossed motifs can fall badly: textures have no rows, and mirrors and bands make rows by design. */
function isLeftToChance(spec: DesignSpec, family: Family, arrangement: Arrangement): boolean {
  const isOrdered = arrangement.mirrors ?? arrangement.bands ?? arrangement.lattice.images ?? arrangement.lattice.lanes
  const isThrown = family.isScattered ?? isOfMotifs(family)
  return isThrown && spec.composition === 'tile' && isOrdered === undefined && spec.details.frames === undefined
}

function finish(drawn: Cloth, spec: DesignSpec, family: Family): Cloth {
  const cloth = layOnBackdrop(layOnPattern(changeInto(workAsAsked(drawn, spec), spec), spec), spec)
  // Symmetries must hold to the pixel, while hidden shapes are found on a coarse grid, so only plain repeats are
  // lightened.
  const isLightened = family.isLayered === true && spec.symmetry === 'p1'
  // Animals and flowers keep their colours; inks that would be unused go to small marks around them.
  const markShare = family.isWhole ? MARK_SHARE : family.isLayered ? SPARKLE_SHARE : undefined
  const markMm = markShare && family.motifMm ? markShare * family.motifMm * spec.scale : undefined
  const worn = useEveryInk(isLightened ? dropUnseen(cloth) : cloth, spec.palette.inks.length, markMm)
  return wearAsAsked(worn, spec, family)
}

/** Largest size of such marks relative to a motif; far less among flowers, whose petals are small too. */
const [MARK_SHARE, SPARKLE_SHARE] = [0.25, 0.08]

/** Size in pixels of a design's period, with a long edge as near to `longEdge` as exact copies of its tile allow. */
export function pixelSizeOf(spec: DesignSpec, longEdge: number, multipleOf = 1): PixelSize {
  return fitPixelSize(spec.aspect, longEdge, multipleOf * pixelMultipleOf(arrange(spec, familyOf(spec))))
}
