import { clamp } from '../../numbers/clamp.ts'
import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { gardenDetails } from '../families/botany/gardens.ts'
import { isPlant } from '../families/botany/guests/guests.ts'
import type { Colourway, Family, LayoutName } from '../families/family.ts'
import { defaultFamily, families, findFamily } from '../families/registry.ts'
import { createRandom, hashText } from '../kit/chance/random.ts'
import { layoutsOf, repeatFactorOf, symmetriesOf } from '../layout/arrangement.ts'
import { acceptPalette, buildPalette } from '../palette/build-palette.ts'
import type { OverCloth } from '../palette/over-pattern/over-cloth.ts'
import { overGradient } from '../palette/over-pattern/over-gradient.ts'
import { overOwnCloth } from '../palette/over-pattern/over-own-cloth.ts'
import { ownColourway } from '../palette/own-colourway.ts'
import { wishesAtPlace } from '../prompt/grounds/place-of-scene.ts'
import { CONVERSATIONAL, growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { PatternRejected } from '../request/pattern-rejected.ts'
import type { CheckedRequest } from '../request/pattern-request.ts'
import { wishesOfPrint } from './beast-of-print.ts'
import type { DesignSpec, PartialSpec } from './design-spec.ts'
import { SCALE } from './design-spec.ts'
import { patternDetails } from './pattern-details.ts'
import { faceOfDesign, placeAround, placeBehind, sceneAround, sceneFamily } from './place-of-design.ts'
import { smallPrint } from './small-prints.ts'
import { detailsOf, measureDetails } from './spec-details.ts'

/**
 * Fills a whole spec. The request's own fields win over its `spec`, the spec over the prompt, the prompt over the family.
 *
 * @throws PatternRejected when the spec names a family that does not exist or contradicts itself
 */
export function resolveSpec(request: CheckedRequest, said: Wishes): DesignSpec {
  const given = request.spec ?? {}
  const asked = wishesOfPrint(request, given, said)
  const family = sceneFamily(request, given, asked) ?? chooseFamily(given, asked)
  const scene = sceneAround(request, given, asked, family)
  const wishes = scene ? wishesAtPlace(asked, scene, family) : asked
  const seed = request.seed ?? given.seed ?? hashText(request.prompt.trim().toLowerCase()) >>> 0
  const layout = chooseLayout(given, wishes, family)
  const symmetry = chooseSymmetry(given, wishes, family, layout)
  const { palette, clothFrom, rim } = choosePalette(request, given, wishes, family, seed)
  const isOpen = tossed.includes(layout) || (layout === 'block' && growing.includes(family.name))
  const isPlain = symmetry === 'p1' && isOpen && request.compositionType === 'tile'
  const behind = isPlain && !given.details ? placeBehind(request, given, wishes, { palette, family }) : undefined
  const place = scene ? placeAround(palette, scene, asked) : behind
  const faced = scene ? undefined : faceOfDesign(request, given, wishes, place?.palette ?? palette)
  const isPrint = request.compositionType === 'single'
  const askedMm = request.repeatMm ?? given.repeatMm ?? wishes.repeatMm
  const small = request.compositionType === 'tile' ? smallPrint(wishes, family, askedMm) : undefined
  return {
    version: 4,
    family: family.name,
    seed,
    composition: request.compositionType,
    palette: faced?.palette ?? place?.palette ?? palette,
    motifs: given.motifs ?? wishes.motifs.slice(0, 12),
    styles: given.styles ?? stylesOf(wishes, family),
    scale: given.scale ?? chooseScale(small ?? wishes, family) * scaleOfRepeat(small ?? wishes, wishes, family),
    density: chooseDensity(request, given, wishes, family),
    layout: symmetry === 'p1' || plainLayouts.includes(layout) ? layout : 'mirror',
    symmetry,
    orientation: given.orientation ?? wishes.orientation ?? family.orientation ?? 'four-way',
    aspect: request.aspectRatio ?? given.aspect ?? wishes.aspect ?? { width: 1, height: 1 },
    repeatMm: askedMm ?? (small?.repeatMm ?? repeatOf(family, wishes, palette)) * repeatFactorOf(symmetry),
    details: given.details ?? {
      ...detailsOf(wishes, palette),
      ...place?.details,
      ...faced?.details,
      ...(clothFrom === undefined ? patternDetails(wishes, palette) : { 'under from': clothFrom }),
      ...(rim !== undefined && { 'rim ink': rim }),
      ...gardenDetails(family.name, wishes),
      ...(isPrint && ['scenic', CONVERSATIONAL].includes(family.name) && wishes.areSeveral && { several: true }),
      ...(family.fitRepeatMm && wishes.motifMm && { 'size mm': wishes.motifMm }),
    },
  }
}

/** Autumn is told to leaves, whatever it was said of: a plaid of autumn has them too. */
function stylesOf({ styles, moods }: Wishes, { name }: Family): string[] {
  const isOfAutumn = name === 'foliage' && moods.some((mood) => mood.startsWith('autumn'))
  return [...(isOfAutumn ? ['autumn leaf'] : []), ...styles].slice(0, 12)
}

/** The family's own repeat, or the one that holds a size asked for a whole number of times. */
function repeatOf({ repeatMm, fitRepeatMm }: Family, wishes: Wishes, { inks }: DesignSpec['palette']): number {
  const { motifMm, styles } = wishes
  const asked = { styles, details: measureDetails(wishes) }
  return (motifMm && fitRepeatMm?.(motifMm, inks.length - 1, asked)) || repeatMm
}

/** Layouts in which a place runs on behind the things. */
const tossed: readonly LayoutName[] = ['toss', 'half-drop', 'block', 'brick', 'third-drop']

/** Drawn as flowers are, and at home among leaves. */
const leafy = ['wheat', 'barley', 'blossom', 'bud', 'hop', 'poppy head']

/** The first particular family word wins; then the family that knows most of the nouns; then words such as "floral". */
function chooseFamily(given: PartialSpec, wishes: Wishes): Family {
  if (given.family !== undefined) {
    const found = findFamily(given.family)
    if (found) return found
    throw new PatternRejected('spec.family', `must be one of ${families.map(({ name }) => name).join(', ')}`)
  }
  const [particular] = wishes.families.flatMap((name) => findFamily(name) ?? [])
  if (particular) return particular
  const known = (family: Family): number =>
    wishes.motifs.reduce((sum, noun, at) => sum + (family.motifs.includes(noun) ? (at === 0 ? 1.5 : 1) : 0), 0)
  // Of two that know as many the more particular one: monstera leaves are tropical. Roses are flowers before they are knitted.
  const merit = (family: Family): number => known(family) - family.motifs.length / 1000
  const best = (pool: readonly Family[]): Family =>
    pool.reduce((most, family) => (merit(family) > merit(most) ? family : most), defaultFamily)
  // Ferns and foxgloves are flowers among leaves, whichever comes first.
  const isInBloom = wishes.motifs.some((noun) => flowerNouns.includes(noun) && !leafy.includes(noun))
  // Leaves on a plaid are leaves of autumn as soon as of palms: nothing tropical was said.
  const isLeavesOnCloth = wishes.under !== undefined && wishes.motifs.every((noun) => noun === 'leaf')
  const plants = best(
    families.filter(
      ({ name }) =>
        growing.includes(name) && !(isInBloom && name === 'foliage') && !(isLeavesOnCloth && name === 'tropical'),
    ),
  )
  const knowing = known(plants) > 0 ? plants : best(families)
  const [general] = wishes.generalFamilies.flatMap((name) => findFamily(name) ?? [])
  // Leaves alone are of no jungle.
  const foliage = findFamily('foliage')
  if (foliage && wishes.motifs.length > 0 && wishes.motifs.every((noun) => noun === 'leaf')) return general ?? foliage
  return known(knowing) > 0 ? knowing : (general ?? defaultFamily)
}

function chooseLayout(given: PartialSpec, wishes: Wishes, family: Family): LayoutName {
  const asked = given.layout ?? wishedLayout(wishes, family)
  const able = layoutsOf(family)
  if (given.layout && !able.includes(given.layout))
    throw new PatternRejected('spec.layout', `${family.name} can be laid out as ${able.join(', ')}`)
  // Frames fill the cloth in order.
  const own = wishes.frames && family.layouts.includes('block') ? 'block' : family.layouts[0]
  return asked && able.includes(asked) ? asked : own
}

/** The layout a prompt asks for. "Egg and dart border" names a frieze, which draws its own bands; a garden's borders are beds. */
export function wishedLayout({ layout, isFieldPlain }: Wishes, { name, words }: Family): LayoutName | undefined {
  if (isFieldPlain) return layout
  return layout && !growing.includes(name) && words.some((word) => word.includes(layout)) ? undefined : layout
}

/** Layouts that leave the arrangement inside the repeat open to a symmetry. */
const plainLayouts: readonly LayoutName[] = ['block', 'toss', 'mirror']

function chooseSymmetry(
  given: PartialSpec,
  wishes: Wishes,
  family: Family,
  layout: LayoutName,
): DesignSpec['symmetry'] {
  const isStanding = standsUp(given.motifs ?? wishes.motifs, family)
  const said = wishes.symmetry === 'kaleidoscope' ? (isStanding ? 'p4m' : 'p6m') : wishes.symmetry
  const wished = said && symmetriesOf(family).includes(said) && plainLayouts.includes(layout) ? said : undefined
  const isMirrored = layout === 'mirror' && !family.layouts.includes('mirror')
  const asked = given.symmetry ?? wished ?? (isMirrored && isStanding ? 'pm' : 'p1')
  if (asked === 'p1') return 'p1'
  if (!symmetriesOf(family).includes(asked))
    throw new PatternRejected('spec.symmetry', `${family.name} can be drawn as ${symmetriesOf(family).join(', ')}`)
  if (given.layout !== undefined && !plainLayouts.includes(layout))
    throw new PatternRejected(
      'spec.symmetry',
      `${asked} contradicts spec.layout ${layout}: leave out one of them, or use layout ${plainLayouts.join(', ')}`,
    )
  return asked
}

/** Whether a mirror above would turn things on their heads: beasts, birds and landscapes stand, flowers and leaves need not. */
function standsUp(motifs: readonly string[], { name }: Family): boolean {
  return name === 'scenic' || motifs.some((noun) => !isPlant(noun))
}

/** Least scale for a size in mm of families that have no small prints: more of their motifs would take minutes to lay. */
const SAID_LEAST = 0.3

/** A size in mm is met where the family knows how large its motifs are; otherwise scale words count. */
/**
 * "Cherries, 12 cm repeat": in a repeat that is said to be much less than the family's own, motifs of no size said are smaller too, so
 * that several of them are seen.
 */
function scaleOfRepeat(sized: Pick<Wishes, 'scale' | 'motifMm'>, { repeatMm }: Wishes, family: Family): number {
  const isFree = sized.scale === undefined && sized.motifMm === undefined && family.motifMm !== undefined
  const share = (repeatMm ?? family.repeatMm) / family.repeatMm
  return isFree && share < NARROW ? Math.max(SCALE.least, share ** SHRINKING) : 1
}

/** A repeat less than this share of the family's own is narrow, and motifs shrink by its share to this power. */
const [NARROW, SHRINKING] = [0.6, 0.7]

function chooseScale(wishes: Pick<Wishes, 'scale' | 'motifMm'>, family: Family): number {
  if (wishes.motifMm && family.fitRepeatMm) return 1
  if (wishes.motifMm && family.motifMm)
    return clamp(wishes.motifMm / family.motifMm, family.tinyMm ? SCALE.least : SAID_LEAST, 3)
  return wishes.scale ?? 1
}

function chooseDensity(request: CheckedRequest, given: PartialSpec, wishes: Wishes, family: Family): number | null {
  if (typeof request.density === 'number') return request.density
  if (request.density) return family.coverage[request.density]
  if (given.density !== undefined) return given.density
  if (wishes.density) return family.coverage[wishes.density]
  const { lineWeight = 1 } = wishes
  if (lineWeight === 1 || family.lines !== 'covering') return null
  return lineWeight < 1 ? family.coverage.low : family.coverage.high
}

function choosePalette(
  request: CheckedRequest,
  given: PartialSpec,
  asking: Wishes,
  family: Family,
  seed: number,
): { readonly palette: DesignSpec['palette'] } & Pick<Partial<OverCloth>, 'clothFrom' | 'rim'> {
  const wishes = { ...asking, moods: asking.moods.filter((mood) => mood !== family.home) }
  const hexes = request.colorPalette ?? given.palette?.inks
  const asked = {
    styles: given.styles ?? wishes.styles,
    motifs: given.motifs ?? wishes.motifs,
    details: given.details ?? detailsOf(wishes),
  }
  const random = () => createRandom(`${seed}/palette`)
  const { inks, ground, clothFrom, rim }: Partial<OverCloth> & Colourway = hexes
    ? acceptPalette(hexes, wishes, family)
    : (overGradient(wishes, family, random) ??
      overOwnCloth(wishes, family, random) ??
      ownColourway(family, wishes, asked) ??
      buildPalette(wishes, family, random()))
  const chosen = request.colorPalette ? ground : (given.palette?.ground ?? ground)
  if (chosen >= inks.length)
    throw new PatternRejected('spec.palette.ground', `must be below ${inks.length}, the number of inks`)
  // Without a palette of its own the request changes the spec's: an ink edited by hand stays in its part.
  const rolesFrom = request.colorPalette ? undefined : given.palette?.rolesFrom
  const palette = {
    inks: [...inks],
    ground: chosen,
    rolesFrom: rolesFrom?.length === inks.length ? rolesFrom : [...inks],
  }
  return { palette, clothFrom, rim }
}
