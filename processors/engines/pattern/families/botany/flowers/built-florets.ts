import type { Ring } from '../../../kit/line/knot.ts'

type InkPart = 'body' | 'light' | 'shade'
export type Build = readonly (readonly [part: InkPart, outline: Ring])[]

/** Flowers with an upper and a lower part, a unit long along +x from their foot, back to front. */
export const builtFlorets: Readonly<Record<'pea' | 'lip', Build>> = {
  // The standard in the flower's colour, the keel pale: the other way round a raceme is a bunch of grapes.
  pea: [
    [
      'body',
      [
        [0, 0, 1],
        [0.1, 0.5],
        [0.62, 0.72],
        [1.06, 0.34],
        [0.84, 0, 1],
        [1.06, -0.34],
        [0.62, -0.72],
        [0.1, -0.5],
      ],
    ],
    [
      'light',
      [
        [0.06, 0, 1],
        [0.2, 0.18],
        [0.6, 0.22],
        [0.78, 0, 1],
        [0.6, -0.22],
        [0.2, -0.18],
      ],
    ],
  ],
  lip: [
    [
      'shade',
      [
        [0.2, 0, 1],
        [0.5, 0.4],
        [0.98, 0.5],
        [1.12, 0.2],
        [0.98, 0, 1],
        [1.12, -0.2],
        [0.98, -0.5],
        [0.5, -0.4],
      ],
    ],
    [
      'body',
      [
        [0, 0, 1],
        [0.05, 0.34],
        [0.42, 0.3],
        [0.56, 0.66],
        [0.86, 0.62],
        [0.8, 0.22],
        [0.92, 0],
        [0.8, -0.22],
        [0.86, -0.62],
        [0.56, -0.66],
        [0.42, -0.3],
        [0.05, -0.34],
      ],
    ],
    [
      'light',
      [
        [0.46, 0],
        [0.56, 0.24],
        [0.78, 0.18],
        [0.74, 0],
        [0.78, -0.18],
        [0.56, -0.24],
      ],
    ],
  ],
}
