import { ribbon } from '../../../kit/line/curve.ts'
import { volute } from '../../../kit/line/flowing-curve.ts'
import { balloon } from './balloon.ts'
import { deer, flyingBird, perchedBird, sheep, swan } from './beasts.ts'
import { castle, cottage, pagoda, ruin, windmill } from './buildings.ts'
import type { Engraver, Island } from './engraver.ts'
import { put, solid } from './engraver.ts'
import { clump, cypress, mound, palm, spray, tree } from './greenery.ts'
import { lady, piper, shepherd, shepherdess, swing } from './people.ts'
import { boat, bridge, urn, water } from './waterside.ts'
import { willowIslands, willowIslets } from './willow-ware.ts'

type Thing = (pen: Engraver) => void

/** A bough reaching out over the ground, leaves at its end. */
function branch(pen: Engraver, x: number, y: number, long: number): void {
  const bough = volute([x, y], -0.22, long, 0.5, 1, 8)
  solid(
    pen,
    ribbon(bough, (t) => 0.075 * (1 - 0.78 * t)),
  )
  const [endX, endY] = bough[bough.length - 1]
  clump(pen, endX + 0.1, endY - 0.08, 0.6, 0.36)
}

const stag: Thing = (pen) => deer(pen, true)
const doe: Thing = (pen) => deer(pen, false)

export const islands: readonly Island[] = [
  ...willowIslands,
  {
    name: 'pastoral',
    nouns: ['shepherd', 'shepherdess', 'sheep', 'lamb', 'flock', 'pastoral', 'goat', 'woman', 'lady'],
    draw: (pen) => {
      tree(pen, -1.25, 2.7, 0.9)
      cypress(pen, 1.9, 1.5)
      mound(pen, 2.4)
      put(pen, shepherdess, 0.1, 0.06, 1.08)
      put(pen, sheep, 1.75, 0.02, 0.9)
      put(pen, sheep, 0.98, 0.12, 1.05, -1)
      put(pen, sheep, -0.82, 0.14, 1.05)
    },
  },
  {
    name: 'cottage',
    nouns: ['cottage', 'house', 'farm', 'village', 'hut', 'barn', 'farmhouse', 'home'],
    draw: (pen) => {
      tree(pen, 1.45, 2.6, -0.8)
      cypress(pen, -1.75, 1.9)
      mound(pen, 2.4)
      put(pen, cottage, -0.35, 0.02, 1.02)
      put(pen, shepherd, 1.15, 0.1, 0.92, -1)
      put(pen, sheep, 1.85, 0.12, 0.9, -1)
    },
  },
  {
    name: 'ruin',
    nouns: ['ruin', 'column', 'temple', 'arch', 'musician', 'flute', 'roman', 'man'],
    draw: (pen) => {
      tree(pen, 1.45, 2.7, -0.7)
      mound(pen, 2.4)
      put(pen, ruin, -0.75, 0.02, 1.1)
      put(pen, piper, 0.75, 0.1, 1.02)
      put(pen, shepherdess, 1.35, 0.12, 0.98, -1)
    },
  },
  {
    name: 'swing',
    nouns: ['swing', 'lover', 'couple', 'romance', 'romantic', 'people', 'figure', 'scene', 'garden'],
    draw: (pen) => {
      tree(pen, -1.25, 2.85, 1)
      mound(pen, 2.4)
      branch(pen, -1.2, -1.85, 2.1)
      put(pen, (sheet) => swing(sheet, 1.86), 0.45, -0.1)
      put(pen, piper, -0.5, 0.08, 1)
      put(pen, sheep, 1.75, 0.1, 1, -1)
    },
  },
  {
    name: 'stag',
    nouns: ['deer', 'stag', 'doe', 'forest', 'woodland', 'hunt', 'hunting', 'reindeer', 'fawn', 'tree'],
    draw: (pen) => {
      tree(pen, -1.2, 2.6, 0.8)
      tree(pen, 1.75, 2.1, -0.7)
      mound(pen, 2.4)
      put(pen, stag, 0.2, 0.06, 1.15)
      put(pen, doe, 1.2, 0.1, 0.85, -1)
    },
  },
  {
    name: 'windmill',
    nouns: ['windmill', 'mill', 'countryside', 'dutch'],
    draw: (pen) => {
      cypress(pen, 1.55, 1.8)
      cypress(pen, 1.95, 1.3)
      mound(pen, 2.3)
      put(pen, (sheet) => windmill(sheet, 0.5), -0.6, 0.02, 1.1)
      put(pen, shepherd, 0.75, 0.08, 1, -1)
      put(pen, sheep, 1.3, 0.12, 1.1, -1)
      put(pen, sheep, -1.6, 0.12, 1.05)
    },
  },
  {
    name: 'castle',
    nouns: ['castle', 'tower', 'palace', 'knight', 'chateau', 'church', 'building', 'architecture'],
    draw: (pen) => {
      put(pen, castle, -0.5, -0.02, 0.95)
      tree(pen, 1.35, 2.4, -0.8)
      cypress(pen, -1.75, 1.6)
      mound(pen, 2.4)
      put(pen, lady, 0.75, 0.1, 1, -1)
    },
  },
  {
    name: 'boat',
    nouns: ['boat', 'sailboat', 'ship', 'sea', 'harbour', 'harbor', 'lake', 'coast', 'sail', 'sailing'],
    draw: (pen) => {
      put(pen, boat, -0.2, 0, 1.25)
      tree(pen, 1.85, 2, -0.9)
      put(pen, (sheet) => mound(sheet, 0.9, 0.25), 1.75, 0.1)
      put(pen, swan, -1.5, 0.2, 0.9)
    },
  },
  {
    name: 'bridge',
    nouns: ['bridge', 'river', 'swan', 'brook', 'stream', 'pond', 'duck'],
    draw: (pen) => {
      tree(pen, -1.7, 2.5, 0.8)
      put(pen, bridge, 0, 0.06, 1.15)
      put(pen, lady, 0.15, -0.72, 0.9)
      put(pen, (sheet) => mound(sheet, 0.9, 0.2), -1.75, 0.06)
      put(pen, (sheet) => mound(sheet, 0.8, 0.2), 1.85, 0.06)
      put(pen, swan, 0.35, 0.42, 0.85, -1)
    },
  },
  {
    name: 'balloon',
    nouns: ['hot air balloon', 'balloon', 'montgolfier', 'aeronaut', 'airship'],
    draw: (pen) => {
      put(pen, balloon, 0.35, -1.15, 0.82)
      cypress(pen, 1.95, 1.3)
      tree(pen, -1.7, 2, 0.7)
      mound(pen, 2.4)
      put(pen, lady, -0.35, 0.1, 0.92)
      put(pen, shepherd, 0.9, 0.1, 0.86, -1)
    },
  },
  {
    name: 'pagoda',
    nouns: ['pagoda', 'chinoiserie', 'palm', 'palm tree', 'chinese', 'oriental', 'parasol'],
    draw: (pen) => {
      palm(pen, 1.5, 2.6, -0.8)
      palm(pen, -1.7, 1.9, 0.8)
      mound(pen, 2.3)
      put(pen, pagoda, -0.45, 0.02, 0.95)
      put(pen, lady, 0.75, 0.1, 1)
    },
  },
]

/** Smaller scenes that stand between the islands. */
export const islets: readonly Island[] = [
  ...willowIslets,
  {
    name: 'urn',
    nouns: ['urn', 'vase', 'bouquet', 'flower', 'rose', 'floral'],
    draw: (pen) => {
      mound(pen, 1.1, 0.2)
      put(pen, urn, 0, 0.04, 0.95)
      put(pen, perchedBird, 0.75, 0.02, 0.7, -1)
    },
  },
  {
    name: 'flock',
    nouns: ['sheep', 'lamb'],
    draw: (pen) => {
      cypress(pen, -0.95, 1.4)
      mound(pen, 1.4, 0.22)
      put(pen, sheep, -0.5, 0.06, 1.3)
      put(pen, sheep, 0.62, 0.1, 1.05)
    },
  },
  {
    name: 'swans',
    nouns: ['swan', 'duck'],
    draw: (pen) => {
      put(pen, swan, -0.4, 0, 1.1)
      put(pen, swan, 0.6, 0.12, 0.9, -1)
      water(pen, 0, 0.3, 1.1)
      for (const side of [-1, 1]) spray(pen, side * 0.9, 0.2, side, 0.6)
    },
  },
  {
    name: 'birds',
    nouns: ['bird', 'dove', 'swallow'],
    draw: (pen) => {
      put(pen, (sheet) => flyingBird(sheet, 1), -0.35, -0.2, 1)
      put(pen, (sheet) => flyingBird(sheet, 0.6), 0.55, 0.25, 0.8, -1)
      put(pen, (sheet) => flyingBird(sheet, 1.2), 0.5, -0.6, 0.6)
    },
  },
  {
    name: 'ascent',
    nouns: ['hot air balloon', 'balloon', 'montgolfier', 'aeronaut', 'airship'],
    draw: (pen) => {
      put(pen, balloon, -0.3, 0.1, 0.72)
      put(pen, (sheet) => flyingBird(sheet, 0.8), 0.7, -0.5, 0.7)
      put(pen, (sheet) => flyingBird(sheet, 1.1), 0.95, -1.3, 0.55, -1)
    },
  },
  {
    name: 'grove',
    nouns: ['tree', 'garden', 'leaf'],
    draw: (pen) => {
      cypress(pen, -0.45, 2)
      cypress(pen, 0.05, 1.5)
      mound(pen, 1.2, 0.22)
      put(pen, doe, 0.6, 0.04, 0.8, -1)
    },
  },
]
