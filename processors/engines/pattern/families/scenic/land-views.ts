import type { View } from './view.ts'
import { line } from './view.ts'

/** Land that is lived on. Levels lie between the middle of the lane and its foot; the air has the rest. */
export const landViews = {
  hills: {
    hasClouds: true,
    hasBirds: true,
    strips: [
      { ...line('hills', 0.5, 0.072, 3), like: 'green', stands: [{ what: 'crown', count: 5, tall: 0.07 }] },
      {
        ...line('hills', 0.62, 0.087, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [
          { what: 'bush', count: 7, tall: 0.05 },
          { what: 'house', count: 2, tall: 0.11 },
        ],
      },
      { ...line('hills', 0.75, 0.08, 2), like: 'green', stands: [{ what: 'crown', count: 5, tall: 0.2 }] },
      {
        ...line('hills', 0.88, 0.051, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'bush', count: 4, tall: 0.08 }],
      },
    ],
  },
  fields: {
    hasClouds: true,
    hasBirds: true,
    strips: [
      { ...line('hills', 0.5, 0.06, 3), like: 'green', stands: [{ what: 'crown', count: 6, tall: 0.07 }] },
      {
        ...line('hills', 0.6, 0.08, 2),
        like: 'green',
        wears: ['fields'],
        stands: [{ what: 'crown', count: 4, tall: 0.09 }],
      },
      {
        ...line('hills', 0.74, 0.08, 2),
        like: 'green',
        wears: ['fields'],
        stands: [
          { what: 'house', count: 2, tall: 0.13 },
          { what: 'crown', count: 4, tall: 0.15 },
        ],
      },
      { ...line('hills', 0.89, 0.05, 2), like: 'green', stands: [{ what: 'bush', count: 5, tall: 0.07 }] },
    ],
  },
  tuscany: {
    hasBirds: true,
    strips: [
      { ...line('hills', 0.48, 0.072, 3), like: 'green' },
      {
        ...line('hills', 0.6, 0.087, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [
          { what: 'house', count: 2, tall: 0.12 },
          { what: 'cypress', count: 7, tall: 0.16 },
        ],
      },
      {
        ...line('hills', 0.74, 0.087, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'cypress', count: 6, tall: 0.27 }],
      },
      {
        ...line('hills', 0.88, 0.058, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'bush', count: 5, tall: 0.07 }],
      },
    ],
  },
  woods: {
    hasBirds: true,
    strips: [
      { ...line('hills', 0.48, 0.058, 3), stands: [{ what: 'crown', count: 14, tall: 0.15, isMixed: true }] },
      { ...line('hills', 0.62, 0.065, 2), stands: [{ what: 'crown', count: 9, tall: 0.24, isMixed: true }] },
      { ...line('hills', 0.76, 0.058, 2), stands: [{ what: 'crown', count: 7, tall: 0.3, isMixed: true }] },
      { ...line('hills', 0.9, 0.043, 2), stands: [{ what: 'bush', count: 7, tall: 0.1, isMixed: true }] },
    ],
  },
  terraces: {
    hasBirds: true,
    strips: [
      line('peaks', 0.48, 0.16, 3),
      {
        ...line('hills', 0.52, 0.072, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'palm', count: 3, tall: 0.14 }],
      },
      {
        ...line('hills', 0.63, 0.08, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'house', count: 1, tall: 0.1 }],
      },
      {
        ...line('hills', 0.75, 0.08, 2),
        like: 'green',
        wears: ['furrows'],
        stands: [{ what: 'palm', count: 2, tall: 0.26 }],
      },
      { ...line('hills', 0.88, 0.065, 2), like: 'green', wears: ['furrows'] },
    ],
  },
  meadows: {
    hasClouds: true,
    hasBirds: true,
    strips: [
      { ...line('hills', 0.5, 0.072, 2), like: 'green', stands: [{ what: 'crown', count: 8, tall: 0.1 }] },
      {
        ...line('hills', 0.62, 0.058, 2),
        like: 'green',
        wears: ['flowers'],
        stands: [{ what: 'crown', count: 3, tall: 0.2 }],
      },
      { ...line('hills', 0.76, 0.051, 2), like: 'green', wears: ['flowers'] },
      { ...line('hills', 0.89, 0.043, 2), like: 'green', wears: ['flowers'] },
    ],
  },
  village: {
    hasClouds: true,
    hasBirds: true,
    strips: [
      line('peaks', 0.5, 0.2, 4),
      {
        ...line('hills', 0.6, 0.072, 2),
        like: 'green',
        stands: [
          { what: 'house', count: 6, tall: 0.12 },
          { what: 'crown', count: 4, tall: 0.12 },
        ],
      },
      {
        ...line('hills', 0.75, 0.058, 2),
        like: 'green',
        stands: [
          { what: 'house', count: 5, tall: 0.19 },
          { what: 'fir', count: 5, tall: 0.2 },
        ],
      },
      { ...line('hills', 0.89, 0.043, 2), like: 'green', stands: [{ what: 'bush', count: 6, tall: 0.07 }] },
    ],
  },
  city: {
    strips: [
      line('roofs', 0.56, 0.34, 6),
      line('roofs', 0.66, 0.34, 6),
      { ...line('roofs', 0.76, 0.36, 5), wears: ['windows'] },
      { ...line('roofs', 0.93, 0.3, 5), wears: ['windows'] },
    ],
  },
} satisfies Readonly<Record<string, View>>
