import type { Cloth } from '../../kit/area/cloth.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { mirrored, vein } from './nouveau-cups.ts'
import type { PlantHalf } from './nouveau-lily.ts'
import { putDetail, putOutlined } from './nouveau-lily.ts'

/** One half of a lotus: three broad petals that open from the middle to the side, the outer before the inner. */
export function drawLotusHalf(cloth: Cloth, half: PlantHalf): void {
  const { inks } = half
  for (const [at, petal] of lotusPetals.entries()) {
    putOutlined(cloth, half, at % 2 ? inks.petal : inks.shade, petal)
    const tip = petal.find(([, , corner], index) => corner === 1 && index > 0) ?? petal[0]
    putDetail(
      cloth,
      half,
      at % 2 ? inks.shade : inks.petal,
      vein([tip[0] * 0.3, tip[1] * 0.3 - 0.3], [tip[0] * 0.94, tip[1] * 0.94], 0.018),
    )
  }
  if (half.side === -1) {
    putOutlined(
      cloth,
      half,
      inks.petal,
      mirrored([
        [0, -0.26, 1],
        [0.17, -0.42],
        [0.2, -0.66],
        [0, -0.98, 1],
      ]),
    )
    putDetail(
      cloth,
      half,
      inks.shade,
      mirrored([
        [0, -0.36, 1],
        [0.07, -0.46],
        [0.08, -0.62],
        [0, -0.84, 1],
      ]),
    )
    putOutlined(
      cloth,
      half,
      inks.leaf,
      mirrored([
        [0, -0.18, 1],
        [0.12, -0.25],
        [0.17, -0.38],
        [0, -0.31],
      ]),
    )
  }
}

/** From the back forwards, right of the middle. */
const lotusPetals: readonly Ring[] = [
  [
    [0, -0.3, 1],
    [0.02, -0.7],
    [0.1, -0.98],
    [0.2, -1.12, 1],
    [0.33, -0.92],
    [0.33, -0.62],
    [0.18, -0.36],
  ],
  [
    [0.02, -0.3, 1],
    [0.16, -0.62],
    [0.3, -0.84],
    [0.47, -0.96, 1],
    [0.53, -0.74],
    [0.44, -0.5],
    [0.22, -0.3],
  ],
  [
    [0.04, -0.27, 1],
    [0.26, -0.5],
    [0.46, -0.62],
    [0.66, -0.66, 1],
    [0.62, -0.48],
    [0.46, -0.32],
    [0.2, -0.23],
  ],
]
