import { around, type Mask } from './thin-mask.ts'

/** A stretch of a skeleton between ends and forks, as pixel centres in order. */
export type Branch = {
  readonly xs: number[]
  readonly ys: number[]
  /** Identifies the fork at an end: branches that meet there have the same number; undefined at a free end. */
  readonly startFork: number | undefined
  readonly endFork: number | undefined
  /** True for a ring without ends or forks. */
  readonly closed: boolean
}

type Skeleton = Mask & { readonly links: (pixel: number) => number[] }

/**
 * Cuts a thinned mask into branches. A pixel with three or more links is a fork; adjacent fork pixels make one fork.
 */
export function findBranches(mask: Mask): Branch[] {
  const skeleton = { ...mask, links: createLinks(mask) }
  const forks = findForks(skeleton)
  const walked = new Set<string>()
  const branches: Branch[] = []
  const startFrom = (pixel: number): void => {
    for (const next of skeleton.links(pixel)) {
      if (forks.has(pixel) && forks.get(pixel) === forks.get(next)) continue
      if (walked.has(`${pixel}>${next}`)) continue
      const path = walk(skeleton, forks, pixel, next)
      walked.add(`${path.at(-1)}>${path.at(-2)}`)
      for (const place of path) seen.add(place)
      branches.push(branchOf(skeleton, forks, { path, closed: false }))
    }
  }
  const seen = new Set<number>()
  for (let pixel = 0; pixel < mask.data.length; pixel++)
    if (mask.data[pixel] && (forks.has(pixel) || skeleton.links(pixel).length === 1)) startFrom(pixel)
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    if (!mask.data[pixel] || seen.has(pixel) || forks.has(pixel)) continue
    const [next] = skeleton.links(pixel)
    const path = next === undefined ? [pixel] : walk(skeleton, forks, pixel, next)
    for (const place of path) seen.add(place)
    branches.push(branchOf(skeleton, forks, { path, closed: path.length > 2 && path.at(-1) === pixel }))
  }
  return branches
}

/**
 * Neighbours along the skeleton: orthogonal ones, and diagonal ones that are not reached through an orthogonal
 * neighbour.
 */
function createLinks({ data, width, height }: Mask): (pixel: number) => number[] {
  return (pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const isInside = around.map(([dx, dy]) => {
      const [nearX, nearY] = [x + dx, y + dy]
      return nearX >= 0 && nearY >= 0 && nearX < width && nearY < height && data[nearY * width + nearX] === 1
    })
    return around.flatMap(([dx, dy], i) => {
      if (!isInside[i]) return []
      const isDiagonal = i % 2 === 1
      if (isDiagonal && (isInside[i - 1] || isInside[(i + 1) % 8])) return []
      return [pixel + dy * width + dx]
    })
  }
}

/** The fork that each fork pixel belongs to, named by its first pixel. */
function findForks({ data, links }: Skeleton): Map<number, number> {
  const forks = new Map<number, number>()
  const isFork = (pixel: number): boolean => links(pixel).length > 2
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (!data[pixel] || forks.has(pixel) || !isFork(pixel)) continue
    const queue = [pixel]
    for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
      if (forks.has(place)) continue
      forks.set(place, pixel)
      queue.push(...links(place).filter((next) => isFork(next) && !forks.has(next)))
    }
  }
  return forks
}

/** Follows a skeleton from pixel to pixel until it ends, forks, or returns to its start. */
function walk({ links }: Skeleton, forks: ReadonlyMap<number, number>, from: number, first: number): number[] {
  const path = [from, first]
  while (!forks.has(path[path.length - 1])) {
    const [before, place] = path.slice(-2)
    const next = links(place).find((one) => one !== before)
    if (next === undefined) break
    path.push(next)
    if (next === from) break
  }
  return path
}

function branchOf(
  { width }: Mask,
  forks: ReadonlyMap<number, number>,
  { path, closed }: { readonly path: readonly number[]; readonly closed: boolean },
): Branch {
  const places = closed ? path.slice(0, -1) : path
  const [startFork, endFork] = [forks.get(path[0]), forks.get(path[path.length - 1])]
  const xs = places.map((pixel) => (pixel % width) + 0.5)
  const ys = places.map((pixel) => Math.floor(pixel / width) + 0.5)
  return { xs, ys, startFork, endFork, closed }
}
