import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PixelRows } from '../bands/pixel-rows.ts'
import { createNetworkRows, type NetworkRowsOptions } from './network-rows.ts'
import { openUpscaler, type Upscaler } from './upscaler.ts'

/** What a network was taught: `clean` pictures only reduced, or `spoiled` ones: compressed, grainy, blurred, scanned. */
export type Schooling = 'clean' | 'spoiled'

const ownNetworks: Readonly<Record<Schooling, Readonly<Record<2 | 4, string>>>> = {
  clean: { 2: 'clean-x2.onnx', 4: 'clean-x4.onnx' },
  spoiled: { 2: 'spoiled-x2.onnx', 4: 'spoiled-x4.onnx' },
}

/** Networks stay open while the process lives: opening one takes longer than a small picture. */
const opened = new Map<string, Promise<Upscaler>>()

/**
 * The networks that together enlarge `scale` times, the first one schooled for the picture and the rest for what the first
 * one makes, which is clean. A network of the user's own is taken wherever its scale fits.
 *
 * @throws NetworkUnusable when the user's file is no enlarging network, or no provider runs ours
 */
export async function openCascade(
  scale: number,
  schooling: Schooling,
  ownModelPath?: string,
): Promise<readonly Upscaler[]> {
  const given = ownModelPath === undefined ? undefined : await openOnce(ownModelPath)
  const stages: Upscaler[] = []
  for (let left = scale; left > 1; left /= stages[stages.length - 1].scale) {
    const size = left >= 4 ? 4 : 2
    const taught = stages.length === 0 ? schooling : 'clean'
    stages.push(given && given.scale <= left ? given : await openOnce(pathOf(ownNetworks[taught][size])))
  }
  return stages
}

function pathOf(name: string): string {
  return join(import.meta.dirname, 'weights', name)
}

function openOnce(path: string): Promise<Upscaler> {
  const known = opened.get(path)
  if (known) return known
  const opening = openUpscaler(path, availableParallelism())
  opened.set(path, opening)
  // A file that could not be opened may be there next time.
  opening.catch(() => opened.delete(path))
  return opening
}

export type CascadeOptions = Pick<NetworkRowsOptions, 'beforeTile'> & {
  /**
   * Squares nobody will look at are left as they are: told by the number of the network and by first column, row and
   * side in pixels of the source, whichever network draws them.
   */
  readonly isWanted?: ((stage: number, left: number, top: number, side: number) => boolean) | undefined
  /** What is done to the first network's picture before the next one sees it. */
  readonly temper?: ((drawn: PixelRows) => PixelRows) | undefined
}

/** A picture in colour through every network in turn; a stage draws only as far ahead as the next one looks. */
export function runCascade(
  source: PixelRows,
  stages: readonly Upscaler[],
  { isWanted, temper = (drawn: PixelRows) => drawn, beforeTile }: CascadeOptions,
): PixelRows {
  let rows = source
  let enlarged = 1
  for (const [stage, upscaler] of stages.entries()) {
    const pixels = enlarged
    const isSquareWanted =
      isWanted &&
      ((left: number, top: number, side: number) => isWanted(stage, left / pixels, top / pixels, side / pixels))
    // What the last of several draws nobody tempers or looks back at, and it is the largest.
    const isReadOnce = stage > 0 && stage === stages.length - 1
    const drawn = createNetworkRows(rows, upscaler, { beforeTile, isWanted: isSquareWanted, isReadOnce })
    rows = stage === 0 ? temper(drawn) : drawn
    enlarged *= upscaler.scale
  }
  return rows
}
