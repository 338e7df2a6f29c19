import { inkFromHex, inkOf } from '../color/ink.ts'
import { oklabDistance } from '../color/oklab.ts'
import type { DesignSpec } from './design-spec.ts'
import { ENGINE_VERSION } from './design-spec.ts'
import type { Family, Plan } from './families/family.ts'
import { findFamily } from './families/registry.ts'
import { createRandom } from './kit/chance/random.ts'
import type { Cast } from './kit/ink/cast.ts'
import { castInks, quietestOf } from './kit/ink/cast.ts'
import type { Arrangement } from './layout/arrangement.ts'
import { arrange, periodOf } from './layout/arrangement.ts'
import { backdropInkOf } from './palette/backdrop-tone.ts'
import { sceneryInksOf } from './palette/scenery-tones.ts'
import { PatternRejected } from './pattern-rejected.ts'
import { canHost } from './prompt/meaning/family-kinds.ts'

/** @throws PatternRejected when the family is unknown */
export function familyOf(spec: DesignSpec): Family {
  const family = findFamily(spec.family)
  if (!family) throw new PatternRejected('spec.family', `"${spec.family}" is not a family of this engine`)
  return family
}

export type PlanChoices = {
  /** Aim of the family, 0.02..0.985; the family's medium when absent. */
  readonly coverage?: number
  readonly arrangement?: Arrangement
  /** Which of several drawings of one seed, for the critic to choose from; 0 is the seed's own. */
  readonly candidate?: number
}

/** What a family is told to draw a spec. */
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

/** The inks that parts are dealt by: those the design was made with. */
export function dealtInks({ palette: { inks, rolesFrom } }: DesignSpec): readonly string[] {
  return rolesFrom?.length === inks.length ? rolesFrom : inks
}

/**
 * The ink asked for as an accent, or what the palette made of it; undefined where there is none, or the ground lies so
 * near that it is not seen.
 */
export function accentOf(spec: DesignSpec): number | undefined {
  return inkLike(spec, spec.details.accent)
}

/** The ink that a palette made of a colour that was asked for. */
function inkLike(spec: DesignSpec, hex: unknown): number | undefined {
  const asked = inkFromHex(`${hex}`)
  if (!asked) return undefined
  const far = dealtInks(spec).map((hex) => oklabDistance(inkOf(hex).lab, asked.lab))
  const nearest = far.indexOf(Math.min(...far))
  return nearest === spec.palette.ground || far[nearest] > SAME_COLOUR ? undefined : nearest
}

/** In OKLab: a palette moves its colours a little so that they part, and never so far. */
const SAME_COLOUR = 0.08

/** Parts of the inks; dealt by the inks the design was made with, so that inks changed since stay in their parts. */
export function castOf(spec: DesignSpec): Cast {
  const { inks, ground } = spec.palette
  const dealt = dealtInks(spec)
  // Nothing but the place behind the things is drawn in the tone that was added for it.
  const isAdded = backdropInkOf(spec) === inks.length - 1 && ground < inks.length - 1
  const worn = dealt.slice(0, sceneryInksOf(spec)?.sky ?? clothInkOf(spec) ?? (isAdded ? -1 : dealt.length))
  const cast = castInks(worn.map(inkOf), ground, accentOf(spec))
  const behind = spec.details['under ink']
  const border = inkLike(spec, spec.details['border colour'])
  return { ...cast, ...(typeof behind === 'number' && { behind }), ...(border !== undefined && { border }) }
}

/** Number of the first ink that only the cloth beneath the things wears (`under from`); undefined where it wears theirs. */
export function clothInkOf({ details, palette }: Pick<DesignSpec, 'details' | 'palette'>): number | undefined {
  const from = details['under from']
  const isInk = typeof from === 'number' && Number.isInteger(from) && from > palette.ground + 1
  return details.under !== undefined && isInk && from < palette.inks.length ? from : undefined
}

function isOverPattern(spec: DesignSpec): boolean {
  return typeof spec.details.under === 'string' && spec.details.under !== spec.family
}

/** Leaves that would hide the stripes they lie on leave room for them, and so does whatever lies on figures. */
function unaskedCoverage(spec: DesignSpec, { coverage }: Family): number {
  const isHidden = coverage.medium > HIDING || canHost(`${spec.details.under}`)
  return isOverPattern(spec) && isHidden ? coverage.low : coverage.medium
}

const HIDING = 0.6

/** The parts of the inks, and which of them the pattern beneath takes. */
function castOverPattern(spec: DesignSpec): Cast {
  const cast = castOf(spec)
  return isOverPattern(spec) ? { ...cast, beneath: clothInkOf(spec) ?? quietestOf(cast) } : cast
}

/** Where coverage is fixed, denser means smaller: 1.4 at a quarter, 1 at a half, 0.7 at three quarters. */
function scaleOfDensity(density: number | null): number {
  return density === null ? 1 : 2 ** (1 - 2 * density)
}
