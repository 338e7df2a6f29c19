import type { View } from './view.ts'
import { line } from './view.ts'

/** Land that nobody works: mountains, woods, sand and ice. */
export const wildViews = {
  mountains: {
    hasClouds: true,
    strips: [
      { ...line('peaks', 0.56, 0.3, 4), wears: ['shade', 'snow'] },
      { ...line('peaks', 0.66, 0.18, 5), wears: ['shade'] },
      { ...line('hills', 0.76, 0.058, 3), stands: [{ what: 'fir', count: 22, tall: 0.13 }] },
      { ...line('hills', 0.88, 0.051, 2), stands: [{ what: 'fir', count: 9, tall: 0.24 }] },
    ],
  },
  lake: {
    hasBirds: true,
    strips: [
      { ...line('peaks', 0.54, 0.28, 4), wears: ['shade', 'snow'] },
      { ...line('hills', 0.58, 0.036, 4), stands: [{ what: 'fir', count: 30, tall: 0.09 }] },
      { ...line('level', 0.63, 0, 1), like: 'water', wears: ['mirror', 'ripples'] },
      { ...line('hills', 0.87, 0.058, 2), stands: [{ what: 'fir', count: 6, tall: 0.3 }] },
    ],
  },
  waterfall: {
    hasBirds: true,
    strips: [
      { ...line('peaks', 0.46, 0.2, 3), wears: ['shade'] },
      {
        ...line('hills', 0.47, 0.02, 2),
        like: 'green',
        wears: ['falls'],
        stands: [
          { what: 'crown', count: 9, tall: 0.13 },
          { what: 'bush', count: 5, tall: 0.05 },
        ],
      },
      { ...line('level', 0.76, 0, 1), like: 'water', wears: ['ripples'] },
      {
        ...line('hills', 0.9, 0.04, 2),
        like: 'green',
        stands: [
          { what: 'bush', count: 6, tall: 0.07 },
          { what: 'crown', count: 2, tall: 0.26 },
        ],
      },
    ],
  },
  forest: {
    strips: [
      { ...line('hills', 0.46, 0.058, 3), like: 'green', stands: [{ what: 'fir', count: 26, tall: 0.16 }] },
      { ...line('hills', 0.6, 0.058, 2), like: 'green', stands: [{ what: 'fir', count: 16, tall: 0.24 }] },
      { ...line('hills', 0.75, 0.058, 2), like: 'green', stands: [{ what: 'fir', count: 11, tall: 0.32 }] },
      { ...line('hills', 0.9, 0.043, 2), like: 'green', stands: [{ what: 'fir', count: 6, tall: 0.42 }] },
    ],
  },
  desert: {
    isLow: true,
    strips: [
      { ...line('buttes', 0.54, 0.2, 3), like: 'sand', wears: ['strata'] },
      { ...line('dunes', 0.64, 0.06, 2), like: 'sand', stands: [{ what: 'cactus', count: 4, tall: 0.1 }] },
      { ...line('dunes', 0.75, 0.06, 2), like: 'sand', stands: [{ what: 'cactus', count: 4, tall: 0.26 }] },
      {
        ...line('hills', 0.89, 0.043, 2),
        like: 'sand',
        stands: [
          { what: 'cactus', count: 3, tall: 0.14 },
          { what: 'rock', count: 4, tall: 0.05 },
        ],
      },
    ],
  },
  canyon: {
    hasBirds: true,
    strips: [
      { ...line('buttes', 0.48, 0.18, 3), like: 'sand', wears: ['strata'] },
      { ...line('buttes', 0.62, 0.17, 3), like: 'sand', wears: ['strata'] },
      { ...line('buttes', 0.76, 0.15, 2), like: 'sand', wears: ['strata'] },
      { ...line('hills', 0.89, 0.051, 2), like: 'sand', stands: [{ what: 'bush', count: 6, tall: 0.05 }] },
    ],
  },
  dunes: {
    isLow: true,
    strips: [
      { ...line('dunes', 0.52, 0.1, 3), like: 'sand' },
      { ...line('dunes', 0.62, 0.1, 2), like: 'sand' },
      { ...line('dunes', 0.74, 0.1, 2), like: 'sand', wears: ['furrows'] },
      { ...line('dunes', 0.88, 0.06, 2), like: 'sand', wears: ['furrows'] },
    ],
  },
  oasis: {
    isLow: true,
    strips: [
      { ...line('dunes', 0.52, 0.08, 2), like: 'sand' },
      { ...line('dunes', 0.63, 0.06, 2), like: 'sand', stands: [{ what: 'palm', count: 6, tall: 0.24 }] },
      { ...line('level', 0.72, 0, 1), like: 'water', wears: ['ripples'] },
      {
        ...line('dunes', 0.84, 0.05, 2),
        like: 'sand',
        stands: [
          { what: 'palm', count: 4, tall: 0.4 },
          { what: 'bush', count: 5, tall: 0.06 },
        ],
      },
    ],
  },
  savanna: {
    isLow: true,
    hasBirds: true,
    strips: [
      line('hills', 0.52, 0.043, 2),
      { ...line('hills', 0.6, 0.015, 3), stands: [{ what: 'acacia', count: 5, tall: 0.16 }] },
      { ...line('hills', 0.74, 0.02, 2), stands: [{ what: 'acacia', count: 3, tall: 0.36 }] },
      { ...line('hills', 0.88, 0.02, 2), stands: [{ what: 'bush', count: 6, tall: 0.06 }] },
    ],
  },
  arctic: {
    strips: [
      { ...line('peaks', 0.52, 0.2, 4), wears: ['shade', 'snow'] },
      { ...line('level', 0.56, 0, 1), like: 'water', wears: ['ripples'] },
      { ...line('bergs', 0.7, 0.16, 4), wears: [] },
      { ...line('hills', 0.84, 0.043, 3) },
    ],
  },
} satisfies Readonly<Record<string, View>>
