import type { Cloth } from '../../kit/area/cloth.ts'
import type { Ring } from '../../kit/line/knot.ts'
import type { PlantHalf } from './nouveau-lily.ts'
import { putDetail, putOutlined } from './nouveau-lily.ts'

/**
 * One half of a bearded iris from the side, in units of half a cell: a fall hangs out of the throat at (0, -0.5), a standard rises over
 * it and closes with its image into a dome; the middle fall and the style arms are drawn once over both halves.
 */
export function drawIrisHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, fall)
  putDetail(cloth, half, inks.shade, [
    [0.07, -0.516, 1],
    [0.238, -0.549],
    [0.392, -0.436],
    [0.42, -0.238],
    [0.336, -0.385],
    [0.21, -0.484],
  ])
  putDetail(cloth, half, inks.heart, [
    [0.056, -0.533, 1],
    [0.168, -0.582],
    [0.266, -0.533],
    [0.294, -0.467, 1],
    [0.182, -0.525],
  ])
  putOutlined(cloth, half, inks.shade, inner)
  putOutlined(cloth, half, inks.petal, standard)
  putDetail(cloth, half, inks.shade, [
    [0.056, -0.598, 1],
    [0.168, -0.73],
    [0.21, -0.894],
    [0.14, -0.992, 1],
    [0.14, -0.828],
  ])
  if (half.side === -1) drawIrisMiddle(cloth, half)
}

const fall: Ring = [
  [0, -0.5, 1],
  [0.14, -0.631],
  [0.322, -0.598],
  [0.518, -0.467],
  [0.546, -0.238],
  [0.462, -0.074],
  [0.35, -0.106],
  [0.322, -0.27],
  [0.21, -0.385],
  [0.07, -0.418],
]

const inner: Ring = [
  [-0.014, -0.5, 1],
  [0.042, -0.697],
  [0.084, -0.926],
  [0, -1.107, 1],
  [-0.028, -0.828],
]

const standard: Ring = [
  [0.014, -0.5, 1],
  [0.168, -0.566],
  [0.322, -0.713],
  [0.35, -0.926],
  [0.238, -1.107],
  [0.042, -1.123, 1],
  [0.14, -0.976],
  [0.112, -0.73],
]

/** The fall that hangs towards us with its beard, and the cup of green it all stands in. */
function drawIrisMiddle(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  putOutlined(cloth, half, inks.petal, [
    [0, -0.566, 1],
    [0.091, -0.484],
    [0.189, -0.287],
    [0.175, -0.09],
    [0.042, 0.008],
    [0, -0.041, 1],
    [-0.042, 0.008],
    [-0.175, -0.09],
    [-0.189, -0.287],
    [-0.091, -0.484],
  ])
  for (const side of [0.7, -0.91])
    putDetail(cloth, half, inks.shade, [
      [side * 0.021, -0.369, 1],
      [side * 0.105, -0.27],
      [side * 0.112, -0.106],
      [side * 0.035, -0.057, 1],
      [side * 0.063, -0.188],
    ])
  putDetail(cloth, half, inks.heart, [
    [0, -0.533, 1],
    [0.042, -0.436],
    [0.028, -0.32],
    [0, -0.254, 1],
    [-0.028, -0.32],
    [-0.042, -0.436],
  ])
}
