import type { Backdrop } from '../backdrop/backdrop.ts'
import type { Family } from '../families/family.ts'
import { findFamily } from '../families/registry.ts'
import { quietInk, withBackdropTone } from '../palette/grounds/backdrop-tone.ts'
import { withScenery } from '../palette/grounds/scenery-tones.ts'
import { withFaceInk } from '../palette/nature/face-ink.ts'
import { isEveningAt, isOfJungle, placeOfScene } from '../prompt/grounds/place-of-scene.ts'
import { CONVERSATIONAL, growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { CheckedRequest } from '../request/pattern-request.ts'
import type { DesignSpec, PartialSpec } from './design-spec.ts'

/** What a place adds to a design: a palette with its inks, and the details that name it. */
type PlaceOfDesign = Pick<DesignSpec, 'palette' | 'details'>

/**
 * The place that a prompt names behind the things, with its tone: an additional ink or, if all inks are given, the one
 * that is quiet enough.
 */
export function placeBehind(
  request: CheckedRequest,
  given: PartialSpec,
  { backdrop, under, colourCount, density, colours, isPlaceSaid = false }: Wishes,
  { palette, family }: { readonly palette: DesignSpec['palette']; readonly family: Family },
): PlaceOfDesign | undefined {
  const canStand = family.name === CONVERSATIONAL || (growing.includes(family.name) && isPlaceSaid)
  if (!backdrop || under || !canStand || density === 'low') return undefined
  const isGiven = request.colorPalette !== undefined || given.palette !== undefined || colourCount !== undefined
  if (!isGiven) {
    const { inks, ground } = withBackdropTone(palette, backdrop, { isNamed: colours.length > 0, isSaid: isPlaceSaid })
    return {
      palette: { inks: [...inks], ground, rolesFrom: [...inks] },
      details: { backdrop, 'backdrop ink': inks.length - 1 },
    }
  }
  const ink = quietInk(palette)
  return ink === undefined ? undefined : { palette, details: { backdrop, 'backdrop ink': ink } }
}

/**
 * An ink for the faces of things that are given one, where the palette is free and nothing in it is dark enough. Cloths in inks of
 * their own below the things have dark ones.
 */
export function faceOfDesign(
  request: CheckedRequest,
  given: PartialSpec,
  { worn = {}, colourCount, under }: Wishes,
  palette: DesignSpec['palette'],
): PlaceOfDesign | undefined {
  const isFaced = Object.values(worn).some((garments) => garments.includes('face'))
  const isGiven = request.colorPalette ?? given.palette ?? given.details ?? colourCount
  if (!isFaced || isGiven !== undefined || under) return undefined
  const faced = withFaceInk(palette)
  return faced && { palette: faced, details: { 'face ink': faced.inks.length - 1 } }
}

/**
 * The family for a placement print that is a scene: an animal of the jungle stands in it (in a repeat it is drawn among
 * leaves), and land without inhabitants is a landscape. Undefined for everything else.
 */
export function sceneFamily(request: CheckedRequest, given: PartialSpec, wishes: Wishes): Family | undefined {
  if (given.family !== undefined || request.compositionType !== 'single') return undefined
  if (isOfJungle(wishes)) return findFamily(CONVERSATIONAL)
  const { motifs, families, styles } = wishes
  // Who stands in a whole scene is seen there: cows of a countryside.
  if (families[0] === 'scenic' && styles.includes('guests')) return undefined
  if (families[0] === 'scenic') return isAllLand(wishes) ? undefined : findFamily(CONVERSATIONAL)
  const isBare = motifs.length > 0 && !wishes.text && motifs.every((noun) => lands.includes(noun))
  return isBare && (families[0] ?? CONVERSATIONAL) === CONVERSATIONAL ? findFamily('ombre') : undefined
}

const lands = ['mountain', 'hill']

/** True for a landscape in which nothing is named that is shown large, as a lighthouse or a sailboat is. */
function isAllLand({ motifs, styles: [view] }: Wishes): boolean {
  return madeOfThings.includes(view) || !motifs.some((noun) => shownLarge.includes(noun))
}

/** Landscapes that are made of what is named with them: houses, flowers. */
const madeOfThings = ['city', 'village', 'blooms']
const shownLarge =
  'lighthouse sailboat sailing-boat yacht boat hammock umbrella beach-umbrella parasol seagull house farmhouse cottage church villa barn bird'
    .split(' ')
    .map((noun) => noun.replaceAll('-', ' '))

/** The place around the things of a placement print whose colours are free. */
export function sceneAround(
  request: CheckedRequest,
  given: PartialSpec,
  wishes: Wishes,
  { name }: Family,
): Backdrop | undefined {
  const { under, colourCount, isSquare, frames } = wishes
  const isGiven = request.colorPalette ?? given.palette ?? given.details ?? colourCount
  const isThere = request.compositionType === 'single' && name === CONVERSATIONAL && !under && !isSquare && !frames
  return isThere && isGiven === undefined ? placeOfScene(wishes) : undefined
}

/** The place in a window: five more inks, and in the jungle long leaves. */
export function placeAround(palette: DesignSpec['palette'], backdrop: Backdrop, wishes: Wishes): PlaceOfDesign {
  const isAutumn = wishes.moods.some((mood) => mood.startsWith('autumn'))
  const isEvening = isEveningAt(wishes, backdrop)
  const { inks, ground } = withScenery(palette, backdrop, { isEvening, isAutumn })
  return {
    palette: { inks: [...inks], ground, rolesFrom: [...inks] },
    details: {
      backdrop,
      'scenery from': palette.inks.length,
      ...(isEvening && { 'evening sky': true }),
      ...(isOfJungle(wishes) && { lush: true }),
    },
  }
}
