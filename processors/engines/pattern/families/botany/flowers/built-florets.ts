import type { Ring } from '../../../kit/line/knot.ts'

type InkPart = 'body' | 'light' | 'shade' | 'heart'
export type Build = readonly (readonly [part: InkPart, outline: Ring])[]

/** Flowers with an upper and a lower part, a unit long along +x from their foot, back to front. */
export const builtFlorets: Readonly<Record<'pea' | 'lip', Build>> = {
  // The standard in the flower's colour, cleft and wide, a pale eye at its foot and the keel dark before it: round and pale
  // in the middle a raceme is a bunch of grapes.
  pea: [
    [
      'body',
      [
        [0, 0, 1],
        [0.16, 0.34],
        [0.5, 0.86],
        [0.92, 0.78],
        [1.14, 0.34],
        [0.92, 0, 1],
        [1.14, -0.34],
        [0.92, -0.78],
        [0.5, -0.86],
        [0.16, -0.34],
      ],
    ],
    [
      'light',
      [
        [0.3, 0, 1],
        [0.56, 0.34],
        [0.8, 0.22],
        [0.74, 0, 1],
        [0.8, -0.22],
        [0.56, -0.34],
      ],
    ],
    [
      'shade',
      [
        [0, 0, 1],
        [0.1, 0.26],
        [0.44, 0.22],
        [0.66, 0, 1],
        [0.44, -0.22],
        [0.1, -0.26],
      ],
    ],
  ],
  // Two lobes stand up behind, three spread below a palate that shuts the mouth.
  lip: [
    [
      'light',
      [
        [0.3, 0, 1],
        [0.42, 0.34],
        [0.78, 0.72],
        [1.16, 0.6],
        [1.2, 0.22],
        [1, 0, 1],
        [1.2, -0.22],
        [1.16, -0.6],
        [0.78, -0.72],
        [0.42, -0.34],
      ],
    ],
    [
      'body',
      [
        [-0.3, 0, 1],
        [-0.16, 0.2],
        [0.12, 0.28],
        [0.2, 0.64],
        [0.5, 0.82],
        [0.76, 0.58],
        [0.74, 0.34],
        [0.96, 0.22],
        [0.98, -0.22],
        [0.74, -0.34],
        [0.76, -0.58],
        [0.5, -0.82],
        [0.2, -0.64],
        [0.12, -0.28],
        [-0.16, -0.2],
      ],
    ],
    [
      'heart',
      [
        [0.34, 0, 1],
        [0.38, 0.3],
        [0.62, 0.34],
        [0.72, 0.14],
        [0.66, 0, 1],
        [0.72, -0.14],
        [0.62, -0.34],
        [0.38, -0.3],
      ],
    ],
  ],
}
