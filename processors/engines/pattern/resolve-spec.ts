import type { DesignSpec, PartialSpec } from './design-spec.ts'
import type { Colourway, Family, LayoutName } from './families/family.ts'
import { defaultFamily, families, findFamily } from './families/registry.ts'
import { createRandom, hashText } from './kit/random.ts'
import { acceptPalette, buildPalette } from './palette/build-palette.ts'
import { PatternRejected } from './pattern-rejected.ts'
import type { CheckedRequest } from './pattern-request.ts'
import type { Wishes } from './prompt/wishes.ts'

/**
 * Fills a whole spec. The request's own fields win over its `spec`, the spec over the prompt, the prompt over the family.
 *
 * @throws PatternRejected when the spec names a family that does not exist or contradicts itself
 */
export function resolveSpec(request: CheckedRequest, wishes: Wishes): DesignSpec {
  const given = request.spec ?? {}
  const family = chooseFamily(given, wishes)
  const seed = request.seed ?? given.seed ?? hashText(request.prompt.trim().toLowerCase()) >>> 0
  const layout = chooseLayout(given, wishes, family)
  return {
    version: 4,
    family: family.name,
    seed,
    composition: request.compositionType,
    palette: choosePalette(request, given, wishes, family, seed),
    motifs: given.motifs ?? wishes.motifs.slice(0, 12),
    styles: given.styles ?? wishes.styles.slice(0, 12),
    scale: given.scale ?? chooseScale(wishes, family),
    density: chooseDensity(request, given, wishes, family),
    layout,
    orientation: given.orientation ?? wishes.orientation ?? family.orientation ?? 'four-way',
    aspect: request.aspectRatio ?? given.aspect ?? { width: 1, height: 1 },
    repeatMm: given.repeatMm ?? family.repeatMm,
    details: given.details ?? detailsOf(wishes),
  }
}

/** A patterned ground, and the colours of single motifs as `colour of <noun>`. */
function detailsOf({ under, motifColours }: Wishes): DesignSpec['details'] {
  const colours = Object.entries(motifColours).map(([noun, hex]) => [`colour of ${noun}`.slice(0, 40), hex] as const)
  return { ...(under && { under }), ...Object.fromEntries(colours.slice(0, 12)) }
}

/** The first particular family word wins; then the family that knows most of the nouns; then words such as "floral". */
function chooseFamily(given: PartialSpec, wishes: Wishes): Family {
  if (given.family !== undefined) {
    const found = findFamily(given.family)
    if (found) return found
    throw new PatternRejected('spec.family', `must be one of ${families.map(({ name }) => name).join(', ')}`)
  }
  const [particular] = wishes.families.flatMap((name) => findFamily(name) ?? [])
  if (particular) return particular
  const known = (family: Family): number => wishes.motifs.filter((noun) => family.motifs.includes(noun)).length
  const knowing = families.reduce((best, family) => (known(family) > known(best) ? family : best), defaultFamily)
  const [general] = wishes.generalFamilies.flatMap((name) => findFamily(name) ?? [])
  return known(knowing) > 0 ? knowing : (general ?? defaultFamily)
}

function chooseLayout(given: PartialSpec, wishes: Wishes, family: Family): LayoutName {
  const asked = given.layout ?? wishes.layout
  if (given.layout && !family.layouts.includes(given.layout))
    throw new PatternRejected('spec.layout', `${family.name} can be laid out as ${family.layouts.join(', ')}`)
  return asked && family.layouts.includes(asked) ? asked : family.layouts[0]
}

/** A size in mm is met where the family knows how large its motifs are; otherwise scale words count. */
function chooseScale(wishes: Wishes, family: Family): number {
  if (wishes.motifMm && family.motifMm) return Math.max(0.3, Math.min(3, wishes.motifMm / family.motifMm))
  return wishes.scale ?? 1
}

function chooseDensity(request: CheckedRequest, given: PartialSpec, wishes: Wishes, family: Family): number | null {
  if (typeof request.density === 'number') return request.density
  if (request.density) return family.coverage[request.density]
  if (given.density !== undefined) return given.density
  return wishes.density ? family.coverage[wishes.density] : null
}

function choosePalette(
  request: CheckedRequest,
  given: PartialSpec,
  wishes: Wishes,
  family: Family,
  seed: number,
): DesignSpec['palette'] {
  const hexes = request.colorPalette ?? given.palette?.inks
  const { inks, ground } = hexes
    ? acceptPalette(hexes, wishes, family)
    : (colourwayOf(given, wishes, family) ?? buildPalette(wishes, family, createRandom(`${seed}/palette`)))
  const chosen = request.colorPalette ? ground : (given.palette?.ground ?? ground)
  if (chosen >= inks.length)
    throw new PatternRejected('spec.palette.ground', `must be below ${inks.length}, the number of inks`)
  // Without a palette of its own the request changes the spec's: an ink edited by hand stays in its part.
  const rolesFrom = request.colorPalette ? undefined : given.palette?.rolesFrom
  return { inks: [...inks], ground: chosen, rolesFrom: rolesFrom?.length === inks.length ? rolesFrom : [...inks] }
}

/** A sett or a stripe with a name comes in its own colours, unless the prompt names others. */
function colourwayOf(given: PartialSpec, wishes: Wishes, family: Family): Colourway | undefined {
  if (wishes.colours.length > 0 || wishes.moods.length > 0 || wishes.colourCount !== undefined) return undefined
  return family.colourway?.({ styles: given.styles ?? wishes.styles, details: given.details ?? detailsOf(wishes) })
}
