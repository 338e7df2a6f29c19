import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { hashText } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import type { Colourway, KindAsked, LoneColour } from '../family.ts'

/** Undyed cotton, and the lightness in OKLCH from which a named colour is the cloth itself. */
const [COTTON, CLOTH_FROM] = ['#faf7f0', 0.9]
/** Named dyes up to which each has a tint and each pair that meets a mixture. */
const DYES_MOST = 4
/** How far a tint lies on the way to the cloth. */
const TINTED = 0.56

/** A dye where little of it reached the cloth. */
function tintOf(dye: Ink): string {
  return inkFromOklch({
    ...dye,
    lightness: mix(dye.lightness, 0.97, TINTED),
    chroma: dye.chroma * (dye.lightness > 0.75 ? 0.6 : 0.72),
  }).hex
}

/**
 * Two dyes where they ran into each other, as transparent inks do: deeper than both, and of the hue between them by the shorter way, so that
 * they never meet in brown.
 */
function mixtureOf(one: Ink, other: Ink): string {
  const way = ((((other.hue - one.hue + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2
  const isGrey = Math.min(one.chroma, other.chroma) < 0.03
  const colourful = one.chroma > other.chroma ? one : other
  return inkFromOklch({
    lightness: Math.max(0.2, Math.min(one.lightness, other.lightness) - 0.04),
    chroma: isGrey ? colourful.chroma * 0.6 : ((one.chroma + other.chroma) / 2) * 0.92,
    hue: isGrey ? colourful.hue : one.hue + way / 2,
  }).hex
}

/** Dyes in the order of hue, in which neighbours mix cleanly. */
function inOrder(dyes: readonly Ink[]): Ink[] {
  return dyes.toSorted((one, other) => one.hue - other.hue || one.lightness - other.lightness)
}

/** Cotton, the dyes, a tint of each and the mixture of each two that lie side by side. */
function dyeBath(hexes: readonly string[], cloth: string): Colourway {
  const dyes = inOrder(hexes.map((hex) => inkOf(hex)))
  const pairs = dyes.length < 2 ? [] : dyes.slice(0, dyes.length === 2 ? 1 : dyes.length)
  const mixtures = pairs.map((dye, at) => mixtureOf(dye, dyes[(at + 1) % dyes.length]))
  return { inks: [...new Set([cloth, ...dyes.map(({ hex }) => hex), ...dyes.map(tintOf), ...mixtures])], ground: 0 }
}

/** Two to four named colours; the palest is the cloth where it is nearly white. */
export function dyesAmong(hexes: readonly string[]): Colourway | undefined {
  const pale = hexes
    .filter((hex) => inkOf(hex).lightness > CLOTH_FROM)
    .toSorted((a, b) => inkOf(b).lightness - inkOf(a).lightness)
  const cloth = pale[0] ?? COTTON
  const dyes = hexes.filter((hex) => hex !== cloth)
  return dyes.length > 0 && dyes.length <= DYES_MOST ? dyeBath(dyes, cloth) : undefined
}

/** One named colour: on cotton with a deeper bath of itself; as a ground it is the cloth, and keeps the company of a mood. */
export function dyesAround(hex: string, { isGround }: LoneColour): Colourway | undefined {
  const dye = inkOf(hex)
  if (isGround || dye.lightness > CLOTH_FROM) return undefined
  const deep = inkFromOklch({ ...dye, lightness: Math.max(0.2, dye.lightness - 0.14) }).hex
  return { inks: [COTTON, hex, tintOf(dye), deep], ground: 0 }
}

/** Sets of dyes that were sold together. */
const SETS = [
  ['#e0457b', '#2aa6a4', '#f2c230'],
  ['#5b3f96', '#e8743b', '#e8b93a'],
  ['#2f6db3', '#39a07c', '#8a4f9e'],
] as const

/** A set of three dyes where neither colours nor a mood are named; the words of the prompt pick one. */
export function dyesUnasked({ styles }: KindAsked): Colourway {
  return dyeBath(SETS[Math.abs(hashText(styles.join(' '))) % SETS.length], COTTON)
}

export type Bath = {
  /** Inks of the dyes, neighbours in hue side by side. */
  readonly dyes: readonly number[]
  readonly tint: (dye: number) => number | undefined
  readonly mixture: (one: number, other: number) => number | undefined
}

/** Radians of hue and chroma in OKLCH within which an ink is a tone of a dye that comes before it in the palette. */
const [TONE_HUE, TONE_CHROMA] = [0.28, 0.03]

function isToneOf(ink: Ink, dye: Ink): boolean {
  const isPair = Math.min(ink.chroma, dye.chroma) > TONE_CHROMA || Math.max(ink.chroma, dye.chroma) < TONE_CHROMA
  return isPair && (dye.chroma < TONE_CHROMA || hueDistance(ink, dye) < TONE_HUE)
}

/**
 * Which inks of a cast are dyes and which are tints and mixtures of them. Of inks of one hue the first in the palette is the dye, the others
 * its tint and its deep bath; inks that are none of these are dyes.
 */
export function bathOf({ inks, figures }: Cast): Bath {
  const find = (hex: string): number | undefined => figures.find((ink) => inks[ink].hex === hex)
  const tints = new Map<number, number>()
  const mixtures = new Map<string, number>()
  const deeps = new Map<number, number>()
  for (const one of figures) {
    const tint = find(tintOf(inks[one]))
    if (tint !== undefined && tint !== one) tints.set(one, tint)
  }
  const derived = new Set(tints.values())
  const plain = figures.filter((ink) => !derived.has(ink))
  for (const one of plain)
    for (const other of plain) {
      const found = one === other ? undefined : find(mixtureOf(inks[one], inks[other]))
      if (found !== undefined && found !== one && found !== other) mixtures.set(`${one} ${other}`, found)
    }
  for (const found of mixtures.values()) derived.add(found)
  const baths = figures.filter((ink) => !derived.has(ink)).toSorted((one, other) => one - other)
  for (const [at, ink] of baths.entries()) {
    const dye = baths.slice(0, at).find((other) => !derived.has(other) && isToneOf(inks[ink], inks[other]))
    if (dye === undefined) continue
    derived.add(ink)
    if (inks[ink].lightness > inks[dye].lightness) tints.set(dye, tints.get(dye) ?? ink)
    else deeps.set(dye, deeps.get(dye) ?? ink)
  }
  const dyes = inOrder(figures.filter((ink) => !derived.has(ink)).map((ink) => inks[ink])).map((ink) =>
    inks.indexOf(ink),
  )
  return {
    dyes,
    tint: (dye) => tints.get(dye),
    mixture: (one, other) => mixtures.get(`${one} ${other}`) ?? mixtures.get(`${other} ${one}`) ?? deeps.get(one),
  }
}
