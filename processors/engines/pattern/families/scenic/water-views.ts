import type { View } from './view.ts'
import { line } from './view.ts'

/** The sea and what lies in it and along it. */
export const waterViews = {
  sea: {
    hasClouds: true,
    hasBirds: true,
    isLow: true,
    strips: [
      {
        ...line('level', 0.46, 0, 1),
        like: 'water',
        wears: ['ripples'],
        stands: [{ what: 'boat', count: 3, tall: 0.13, isBefore: true }],
      },
      {
        ...line('hills', 0.62, 0.012, 7),
        like: 'water',
        wears: ['ripples'],
        stands: [{ what: 'boat', count: 2, tall: 0.24 }],
      },
      { ...line('hills', 0.76, 0.016, 6), like: 'water', wears: ['ripples'] },
      { ...line('hills', 0.89, 0.02, 5), like: 'water', wears: ['surf'] },
    ],
  },
  coast: {
    hasClouds: true,
    hasBirds: true,
    strips: [
      {
        ...line('hills', 0.48, 0.072, 2),
        like: 'green',
        stands: [
          { what: 'lighthouse', count: 1, tall: 0.3 },
          { what: 'house', count: 2, tall: 0.08 },
        ],
      },
      {
        ...line('level', 0.56, 0, 1),
        like: 'water',
        wears: ['ripples'],
        stands: [{ what: 'boat', count: 3, tall: 0.15, isBefore: true }],
      },
      { ...line('hills', 0.74, 0.014, 6), like: 'water', wears: ['ripples'] },
      {
        ...line('hills', 0.88, 0.051, 2),
        like: 'sand',
        wears: ['surf'],
        stands: [{ what: 'bush', count: 5, tall: 0.06, isBefore: true }],
      },
    ],
  },
  beach: {
    isLow: true,
    hasBirds: true,
    strips: [
      {
        ...line('level', 0.47, 0, 1),
        like: 'water',
        wears: ['ripples'],
        stands: [{ what: 'boat', count: 2, tall: 0.1, isBefore: true }],
      },
      { ...line('hills', 0.64, 0.012, 5), like: 'water', wears: ['ripples'] },
      {
        ...line('hills', 0.77, 0.043, 2),
        like: 'sand',
        wears: ['surf'],
        stands: [{ what: 'parasol', count: 3, tall: 0.14, isBefore: true }],
      },
      { ...line('hills', 0.91, 0.036, 2), like: 'sand', stands: [{ what: 'palm', count: 3, tall: 0.5 }] },
    ],
  },
  islands: {
    isLow: true,
    hasBirds: true,
    strips: [
      { ...line('level', 0.48, 0, 1), like: 'water', wears: ['ripples'] },
      { ...line('hills', 0.6, 0.072, 3), like: 'green', stands: [{ what: 'palm', count: 5, tall: 0.2 }] },
      {
        ...line('level', 0.64, 0, 1),
        like: 'water',
        wears: ['ripples'],
        stands: [{ what: 'boat', count: 2, tall: 0.14, isBefore: true }],
      },
      {
        ...line('hills', 0.88, 0.065, 2),
        like: 'green',
        wears: ['surf'],
        stands: [
          { what: 'palm', count: 4, tall: 0.42 },
          { what: 'bush', count: 5, tall: 0.07 },
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, View>>
