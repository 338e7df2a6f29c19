import { NetworkUnusable } from '../../network/open-network.ts'
import {
  blendRows,
  createCubicRows,
  gatherGrey,
  keepLastRow,
  type PixelRows,
  preferWhereAlike,
  spreadGrey,
} from '../bands/pixel-rows.ts'
import { softenRows } from '../bands/soften-rows.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { softeningOf, tracesOf } from '../spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { AGREEMENT_REACH, preferWhereAgreed, strictness } from './agreement.ts'
import { openCascade, runCascade, type Schooling } from './cascade.ts'
import { leaveRim } from './leave-rim.ts'
import { drawInViews, viewsFor } from './many-views.ts'
import { openFloor } from './safe-floor.ts'
import { ALONE, canStray, grainOfArt, type NetworkShare, shareOfNetwork } from './share-of-network.ts'
import { stretchContrast } from './stretch-contrast.ts'
import type { Upscaler } from './upscaler.ts'
import { createSquareTest, reachesOf } from './wanted-squares.ts'

/** An opaque picture enlarged without knowing its inks. */
export type SmoothDrawing = {
  readonly method: 'network' | 'projection' | 'bicubic'
  readonly rows: PixelRows
  /** What drew it and why, as the end of a sentence. */
  readonly reason: string
  /** How far it was trusted, 0..1; below 0.9 where it was mixed with the cubic. */
  readonly confidence: number
}

export type SmoothRequest = {
  readonly scale: number
  /** An ONNX file of the user's own. */
  readonly modelPath?: string | undefined
  /** Called before every square the network draws; throws when the work is no longer wanted. */
  readonly beforeTile?: (() => void) | undefined
  /**
   * Share of each source pixel, 0..1, that is drawn otherwise (by inks): where it is 1 all around, nothing is drawn
   * here.
   */
  readonly drawnElsewhere?: Float32Array | undefined
  /** What happened to the picture; measured here where it is left out. */
  readonly spoiling?: Spoiling
  /** Whether the picture is known to be no flat art. */
  readonly isPhotograph?: boolean
  /** Whether a sharp drawing of a noisy picture is made as soft as its edges are, where these are; true unless told. */
  readonly isSoftened?: boolean
  /** The most of the network's weight that another picture of the same edges leaves, 0..1; all of it where left out. */
  readonly shareMax?: number
  /** Whether the network was asked for by name and draws without the cubic. */
  readonly isAskedFor?: boolean
}

/** The most that the report says of a network's drawing, and of a cubic's. */
const CONFIDENCE_OF_NETWORK = 0.9
export const CONFIDENCE_OF_CUBIC = 0.5

/** Draws with the trained networks; where they cannot run, with the floor (`safe-floor.ts`). */
export async function openSmoothDrawing(grid: SampleGrid, request: SmoothRequest): Promise<SmoothDrawing> {
  const { spoiling = measureSpoiling(grid) } = request
  const traces = tracesOf(spoiling)
  const { scale, modelPath, beforeTile } = request
  try {
    const { share, reason: doubt } = request.isAskedFor ? ALONE : limitedShare(spoiling, request)
    if (share === 0 && modelPath === undefined) return { ...drawFloor(grid, scale, spoiling), reason: doubt }
    const { stages, refusal } = await openStages(scale, traces.length > 0 ? 'spoiled' : 'clean', modelPath)
    const isGiven = modelPath !== undefined && refusal === undefined
    // Noise and JPEG ringing would be stretched beyond what the network learnt.
    const stretched = isGiven || traces.length > 0 ? undefined : stretchContrast(grid)
    const shown = stretched?.grid ?? grid
    const temper = isGiven ? undefined : createTemper(shown, { scale: stages[0].scale, share, spoiling, request })
    const { drawnElsewhere } = request
    const isWanted = drawnElsewhere && createSquareTest(grid, drawnElsewhere, reachesOf(stages, temper?.reach ?? 0))
    const drawn = runCascade(inColour(rowsOfGrid(shown)), isGiven ? stages : inViews(stages, grid), {
      beforeTile,
      isWanted,
      temper: temper?.apply,
    })
    const inOwnChannels = grid.channels === 1 ? gatherGrey(drawn) : drawn
    const own = stretched ? stretched.restore(inOwnChannels) : inOwnChannels
    // The second network errs on slopes as the first does, and more contrast hides that they were level. Under noise
    // the cubic is as far off.
    const mayErr = !isGiven && (stretched !== undefined || stages.length > 1) && !traces.includes('noise')
    const taught =
      traces.length > 0 ? `taught on spoiled pictures (traces of ${traces.join(' and ')})` : 'taught on clean pictures'
    return {
      method: 'network',
      rows: mayErr ? preferWhereAlike(own, createCubicRows(grid, scale)) : own,
      confidence: Math.round(CONFIDENCE_OF_NETWORK * share * 100) / 100,
      reason: `${isGiven ? 'the network given' : `the network ${taught}`}, on ${stages[0].provider}${refusal ?? ''}`,
    }
  } catch (error) {
    if (!(error instanceof NetworkUnusable)) throw error
    const reason = `no network could be used: ${error.message}`
    return { ...drawFloor(grid, scale, spoiling), reason }
  }
}

function limitedShare(spoiling: Spoiling, { scale, shareMax = 1 }: SmoothRequest): NetworkShare {
  const own = shareOfNetwork(spoiling, scale)
  return own.share <= shareMax ? own : { share: shareMax, reason: '' }
}

type TemperTerms = {
  /** How many times the first network enlarges. */
  readonly scale: number
  /** Share of its drawing, 0..1, where nothing speaks against it. */
  readonly share: number
  readonly spoiling: Spoiling
  readonly request: SmoothRequest
}

type Temper = {
  readonly apply: (first: PixelRows) => PixelRows
  /** Source pixels, each way, of the network's drawing on which one depends. */
  readonly reach: number
}

/**
 * Share of equal neighbours from which a clean picture counts as art: the network mostly draws it right, and reproduces
 * it less well where lines are thinnest.
 */
const PLAIN_OF_ART = 0.2

/** Source pixels, each way, that the widest softening mixes. */
const SOFTENING_REACH = 2

/**
 * What is done to the first network's drawing before the second one sees it: the cubic takes the places and the weight
 * for which it is better.
 */
function createTemper(shown: SampleGrid, { scale, share, spoiling, request }: TemperTerms): Temper {
  const isArt = !request.isPhotograph || request.drawnElsewhere !== undefined
  const grain = isArt ? grainOfArt(spoiling) : 0
  // Before it is mixed with the floor, which is soft already.
  const softening = request.isAskedFor || request.isSoftened === false ? 0 : softeningOf(spoiling)
  const traces = tracesOf(spoiling)
  const isGuess = traces.length === 0 && !isArt && scale > 2 && spoiling.plain < PLAIN_OF_ART
  const isCompared = (canStray(traces) || softening > 0 || isGuess) && !request.isAskedFor
  const kind = isGuess ? 'clean' : traces.includes('JPEG') ? 'jpeg' : 'noise'
  const cubic = (): PixelRows => inColour(createCubicRows(shown, scale))
  // Whoever mixes and the rim ask for the same row one after the other.
  const floor = keepLastRow(inColour(openFloor(shown, scale, spoiling).open()))
  const source = inColour(rowsOfGrid(shown))
  const mix = (settled: PixelRows): PixelRows => {
    if (isCompared)
      return preferWhereAgreed(settled, cubic(), floor, { source, most: share, grain, strictness: strictness[kind] })
    return share < 1 ? blendRows(settled, floor, share) : settled
  }
  const apply = (first: PixelRows): PixelRows => {
    // On slopes the cubic is exact and a network errs by half a level; on plain places both are the picture.
    const mixed = mix(softenRows(preferWhereAlike(first, cubic()), softening * scale))
    return isArt || request.isAskedFor ? mixed : leaveRim(mixed, floor, scale)
  }
  return { apply, reach: (isCompared ? AGREEMENT_REACH : 0) + (softening > 0 ? SOFTENING_REACH : 0) }
}

/** The networks, ours alone where the one given cannot be used: `refusal` then says why. */
async function openStages(
  scale: number,
  schooling: Schooling,
  modelPath: string | undefined,
): Promise<{ readonly stages: readonly Upscaler[]; readonly refusal?: string }> {
  if (modelPath === undefined) return { stages: await openCascade(scale, schooling) }
  try {
    return { stages: await openCascade(scale, schooling, modelPath) }
  } catch (error) {
    if (!(error instanceof NetworkUnusable)) throw error
    const refusal = `; the network given could not be used: ${error.message}`
    return { stages: await openCascade(scale, schooling), refusal }
  }
}

/** Each network in as many views as there is time for with what it is shown. */
function inViews(stages: readonly Upscaler[], { width, height }: SampleGrid): readonly Upscaler[] {
  let pixels = width * height
  return stages.map((upscaler) => {
    const count = viewsFor(pixels)
    pixels *= upscaler.scale ** 2
    return drawInViews(upscaler, count)
  })
}

function inColour(rows: PixelRows): PixelRows {
  return rows.channels === 1 ? spreadGrey(rows) : rows
}

function drawFloor(grid: SampleGrid, scale: number, spoiling: Spoiling): Omit<SmoothDrawing, 'reason'> {
  const { open, isCorrected } = openFloor(grid, scale, spoiling)
  return { method: isCorrected ? 'projection' : 'bicubic', rows: open(), confidence: CONFIDENCE_OF_CUBIC }
}

/** The rows of an opaque grid as bytes. */
function rowsOfGrid({ samples, width, height, channels, wrap }: SampleGrid): PixelRows {
  const bytes = samples instanceof Uint8Array ? samples : Uint8Array.from(samples)
  const rowBytes = width * channels
  return {
    width,
    height,
    channels: channels === 1 ? 1 : 3,
    wrap,
    row: (y) => bytes.subarray(y * rowBytes, (y + 1) * rowBytes),
  }
}
