import { inkFromHex, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Family, Plan } from '../families/family.ts'
import { findFamily } from '../families/registry.ts'
import { createRandom } from '../kit/chance/random.ts'
import type { Cast } from '../kit/ink/cast.ts'
import { castInks, quietestOf } from '../kit/ink/cast.ts'
import type { Arrangement } from '../layout/arrangement.ts'
import { arrange, periodOf } from '../layout/arrangement.ts'
import { backdropInkOf } from '../palette/grounds/backdrop-tone.ts'
import { sceneryInksOf } from '../palette/grounds/scenery-tones.ts'
import { faceInkOf } from '../palette/nature/face-ink.ts'
import { canHost } from '../prompt/meaning/family-kinds.ts'
import { PatternRejected } from '../request/pattern-rejected.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { ENGINE_VERSION } from '../spec/design-spec.ts'

/** @throws PatternRejected when the family is unknown */
export function familyOf(spec: DesignSpec): Family {
  const family = findFamily(spec.family)
  if (!family) throw new PatternRejected('spec.family', `"${spec.family}" is not a family of this engine`)
  return family
}

export type PlanChoices = {
  /** Coverage that the family aims at, 0.02..0.985; its medium when absent. */
  readonly coverage?: number
  readonly arrangement?: Arrangement
  /** Index among several drawings of one seed, from which the critic chooses; 0 is the seed's own. */
  readonly candidate?: number
}

/** The plan from which a family draws a spec. */
export function planOf(spec: DesignSpec, choices: PlanChoices = {}): Plan {
  const family = familyOf(spec)
  const { coverage = unaskedCoverage(spec, family), arrangement = arrange(spec, family), candidate = 0 } = choices
  const stream = `${ENGINE_VERSION}/${family.name}/${spec.seed}`
  return {
    ...periodOf(spec),
    random: createRandom(candidate === 0 ? stream : `${stream}/candidate ${candidate}`),
    cast: castOverPattern(spec),
    scale: spec.scale * arrangement.size * (family.isDensityFixed ? scaleOfDensity(spec.density) : 1),
    coverage,
    isDensityAsked: spec.density !== null,
    lattice: arrangement.lattice,
    orientation: spec.orientation,
    motifs: spec.motifs,
    styles: spec.styles,
    details: spec.details,
  }
}

/** The inks by which roles are assigned: those with which the design was made. */
export function dealtInks({ palette: { inks, rolesFrom } }: DesignSpec): readonly string[] {
  return rolesFrom?.length === inks.length ? rolesFrom : inks
}

/**
 * The ink that was requested as an accent, or what the palette made of it; undefined where there is none, or where it
 * is too near to the ground to be seen.
 */
export function accentOf(spec: DesignSpec): number | undefined {
  return inkLike(spec, spec.details.accent)
}

/** The palette's ink for a requested colour. */
function inkLike(spec: DesignSpec, hex: unknown): number | undefined {
  const asked = inkFromHex(`${hex}`)
  if (!asked) return undefined
  const far = dealtInks(spec).map((hex) => oklabDistance(inkOf(hex).lab, asked.lab))
  const nearest = far.indexOf(Math.min(...far))
  return nearest === spec.palette.ground || far[nearest] > SAME_COLOUR ? undefined : nearest
}

/** OKLab distance: a palette moves colours a little to separate them, but never this far. */
const SAME_COLOUR = 0.08

/**
 * Roles of the inks, assigned by the inks with which the design was made, so that inks changed since keep their roles.
 */
export function castOf(spec: DesignSpec): Cast {
  const { inks, ground } = spec.palette
  const dealt = dealtInks(spec)
  // The tone added for the place behind the things is used for nothing else, nor is that of faces.
  const face = faceInkOf(spec)
  const last = (face ?? inks.length) - 1
  const isAdded = backdropInkOf(spec) === last && ground < last
  const worn = dealt.slice(0, sceneryInksOf(spec)?.sky ?? clothInkOf(spec) ?? (isAdded ? last : (face ?? dealt.length)))
  const cast = castInks(worn.map(inkOf), ground, accentOf(spec))
  const behind = spec.details['under ink']
  const border = inkLike(spec, spec.details['border colour'])
  return {
    ...cast,
    ...(typeof behind === 'number' && { behind }),
    ...(border !== undefined && { border }),
    ...(face !== undefined && { face }),
  }
}

/**
 * Number of the first ink that only the pattern beneath the things uses (`under from`); undefined where it shares
 * theirs.
 */
export function clothInkOf({ details, palette }: Pick<DesignSpec, 'details' | 'palette'>): number | undefined {
  const from = details['under from']
  const isInk = typeof from === 'number' && Number.isInteger(from) && from > palette.ground + 1
  return details.under !== undefined && isInk && from < palette.inks.length ? from : undefined
}

function isOverPattern(spec: DesignSpec): boolean {
  return typeof spec.details.under === 'string' && spec.details.under !== spec.family
}

/** Coverage if none is requested: low where leaves would hide the stripes beneath, or where things lie on figures. */
function unaskedCoverage(spec: DesignSpec, { coverage }: Family): number {
  const isHidden = coverage.medium > HIDING || canHost(`${spec.details.under}`)
  return isOverPattern(spec) && isHidden ? coverage.low : coverage.medium
}

const HIDING = 0.6

/** The roles of the inks, with the one that the pattern beneath uses. */
function castOverPattern(spec: DesignSpec): Cast {
  const cast = castOf(spec)
  return isOverPattern(spec) ? { ...cast, beneath: clothInkOf(spec) ?? quietestOf(cast) } : cast
}

/** Where coverage is fixed, a higher density means smaller motifs: factor 1.4 at 0.25, 1 at 0.5, 0.7 at 0.75. */
function scaleOfDensity(density: number | null): number {
  return density === null ? 1 : 2 ** (1 - 2 * density)
}
