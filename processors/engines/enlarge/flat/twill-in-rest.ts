// The wales of a twill are as fine and as even as noise, and inks that explain what is drawn on the cloth would wipe
// them away. But noise correlates equally along both diagonals, and so do the threads of a scan, which run along rows
// and columns; wales lean one way.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Luma is counted in sixteenths of a level: integers, so that the order of adding does not matter. */
const PARTS = 16
/** Pixels along each axis to the furthest neighbour: wales are two to five apart. */
const REACH = 4
/** Residuals are clipped at so many deviations: a few pixels that no ink explains would outweigh the cloth. */
const DEVIATIONS_MAX = 2

/**
 * How much of the residual leans one way: the difference of its correlations along the two diagonals. Up to 0.08 for
 * noise, threads of a scan and leftovers of edges; 0.26 and more for a twill.
 *
 * @param rest residual of each sample after inks were fitted
 */
export function twillInRest(grid: SampleGrid, rest: Float32Array): number {
  const { width, height, wrap } = grid
  const light = cutOff(lightOfRest(grid, rest))
  const energy = energyOf(light)
  if (energy === 0) return 0
  let most = 0
  for (let down = 1; down <= REACH; down++)
    for (let along = 1; along <= REACH; along++) {
      let leaning = 0
      // Both slants of the square between two columns and two rows, so that each has the same pixels around it.
      for (let y = 0; y < (wrap.y ? height : height - down); y++) {
        const row = y * width
        const below = foldIndex(y + down, height, wrap.y) * width
        for (let x = 0; x < (wrap.x ? width : width - along); x++) {
          const right = foldIndex(x + along, width, wrap.x)
          leaning += light[row + x] * light[below + right] - light[row + right] * light[below + x]
        }
      }
      most = Math.max(most, Math.abs(leaning))
    }
  return most / energy
}

function lightOfRest({ channels }: SampleGrid, rest: Float32Array): Int32Array {
  const light = new Int32Array(rest.length / channels)
  for (let i = 0; i < rest.length; i++) light[Math.floor(i / channels)] += Math.round(PARTS * rest[i])
  return light
}

function cutOff(light: Int32Array): Int32Array {
  const most = Math.round(DEVIATIONS_MAX * Math.sqrt(energyOf(light) / light.length))
  for (let pixel = 0; pixel < light.length; pixel++) light[pixel] = Math.max(-most, Math.min(most, light[pixel]))
  return light
}

function energyOf(light: Int32Array): number {
  let sum = 0
  for (let pixel = 0; pixel < light.length; pixel++) sum += light[pixel] * light[pixel]
  return sum
}
