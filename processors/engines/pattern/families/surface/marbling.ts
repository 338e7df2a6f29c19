import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { isVeined, paintVeins, slabOf } from './stone-veins.ts'

const GRID = 260

export const marbling: Family = {
  name: 'marbling',
  summary:
    'paint floated in bands or drops and drawn by rakes and combs that close over the repeat: no straight line left',
  words: ['marbled', 'marbling', 'marbled paper', 'marble paper', 'ebru', 'marmoriert', 'endpaper'],
  kinds: {
    nonpareil: 'nonpareil|combed marbling|combed marble|combed marbled paper|feather marbling',
    bouquet: 'bouquet marbling|peacock marbling|peacock marble|bouquet marble',
    curls: 'french curl|french curl marbling|curl marbling',
    stone: 'stone marbling|stone marble|turkish marbling|turkish spot|ebru stone',
    suminagashi: 'suminagashi|墨流し|floating ink',
    flow: 'marble swirl|marble swirls|swirled marble|swirling marble|marble ink|fluid art|pour painting|acrylic pour|liquid marble|liquid|fluid|psychedelic|psychedelic swirl|psychedelic swirls|psychedelic poster|psychedelic art|groovy swirl|lava|oil slick|liquid swirl|liquid swirls|swirl abstract|abstract swirl|abstract swirls|abstract wave|abstract waves|wave abstract|liquid wave|liquid waves|fluid wave|fluid waves|fluid abstract|liquid abstract|retro swirl|70s swirl|swirling colours|swirling colors',
  },
  generalWords: ['swirl', 'swirls'],
  // Soot ink and indigo on paper (suminagashi).
  colourway: ({ styles }) =>
    styles.includes('suminagashi')
      ? { inks: ['#f4f1e8', '#23262e', '#5d6673', '#a9b2b8', '#2f4a6d'], ground: 0 }
      : undefined,
  colourwayAround: (hex, asked) => (asked.styles.includes('veined') ? slabOf(hex, asked) : undefined),
  motifs: [],
  coverage: { low: 0.5, medium: 0.72, high: 0.86 },
  inks: { least: 2, natural: 5 },
  moods: ['coastal', 'blush', 'deco', 'seventies', 'indigo', 'moody'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawMarbling,
}

const kinds = ['nonpareil', 'bouquet', 'curls', 'stone', 'suminagashi', 'flow'] as const
type Combed = Exclude<(typeof kinds)[number], 'stone'>

function drawMarbling(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  // "Marble with gold veins" is the stone, while marbled paper is this family.
  if (isVeined(plan) && !plan.styles.some((style) => style.includes('paper'))) {
    paintVeins(cloth, plan)
    return cloth
  }
  const kind = chooseKind(plan, kinds)
  if (kind === 'stone') paintStones(cloth, plan)
  else paintBands(cloth, plan, rakes[kind](plan))
  return cloth
}

/**
 * Paints stripes of paint as the rake moved them: the field gives the position of each place in the sequence of inks.
 */
function paintBands(cloth: Cloth, plan: Plan, field: TorusField): void {
  const random = plan.random.fork('order')
  const inks = random.shuffle(plan.cast.figures)
  // The ground is one more stripe that takes the rest.
  const shares = inks.map(() => random.between(0.6, 1.4))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const grid = sampleField(field, GRID)
  let from = 0
  inks.forEach((ink, at) => {
    const wide = (plan.coverage * shares[at]) / total
    const gap = (1 - plan.coverage) / inks.length
    const middle = from + wide / 2
    // Slightly wider than its share, so that neighbouring stripes overlap without a seam of ground.
    const values = grid.values.map((value) => 0.5 - Math.abs(wrap(value - middle + 0.5, 1) - 0.5))
    paintAbove(cloth, ink, { ...grid, values }, 0.5 - wide / 2 - 0.004, { leastMm2: 3 })
    from += wide + (at % 2 || inks.length < 3 ? gap * (inks.length < 3 ? 1 : 2) : 0)
  })
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Displacement by a rake tine: periodic, strongest in its own lane. */
function pull(lanes: number, sharpness: number): (at: number) => number {
  return (at) => {
    const far = Math.abs(wrap(at * lanes, 1) - 0.5) * 2
    return Math.exp(-((1 - far) * sharpness)) * 2 - 0.5
  }
}

const rakes: Readonly<Record<Combed, (plan: Plan) => TorusField>> = {
  // Nonpareil: stripes across, a wide rake back and forth, then a fine comb, which gives rows of small feathers.
  nonpareil: (plan) => {
    const random = plan.random.fork('comb')
    const teeth = Math.max(6, Math.round(random.between(13, 19) / plan.scale))
    const stripes = Math.max(2, Math.round(random.between(5, 8) / plan.scale))
    const [hand, rake] = [createNoise(seedOf(plan, 'hand'), 4), pull(teeth, 3.2)]
    const slow = createNoise(seedOf(plan, 'slow'), 5)
    return (x, y) => {
      const down = y + (0.075 / plan.scale ** 0.5) * rake(x + 0.004 * hand(x, y)) + 0.02 * hand(y, x)
      const across = x + 0.012 * Math.sin(TURN * stripes * 2 * down)
      return stripes * (down + 0.012 * Math.sin(TURN * 3 * across)) + 0.35 * slow(across, down)
    }
  },
  // Bouquet: nonpareil with a second, waved rake, which gives fans like a peacock's tail.
  bouquet: (plan) => {
    const random = plan.random.fork('bouquet')
    const fans = Math.max(2, Math.round(random.between(3, 5) / plan.scale))
    const rows = Math.max(1, Math.round((fans * 0.7 * plan.heightMm) / plan.widthMm)) * 2
    const [slow, hand] = [createNoise(seedOf(plan, 'slow'), 4), createNoise(seedOf(plan, 'hand'), fans * 3, rows * 2)]
    return (x, y) => {
      const row = Math.floor(wrap(y, 1) * rows)
      const u = wrap(x * fans + (row % 2) * 0.5, 1) - 0.5 + 0.03 * hand(x, y)
      const v = wrap(y * rows, 1)
      // Feathers spread from a point below the fan, and each bends the stripes to a tip.
      const [spread, far] = [Math.atan2(u, 1.3 - v), Math.hypot(u, (1.3 - v) * 0.8)]
      return 3.6 * far - 0.55 * Math.abs(Math.sin(spread * 7)) ** 0.8 * (0.3 + far) + 0.15 * slow(x, y)
    }
  },
  // Curls: stripes stirred with a stick in a lattice of whirls.
  curls: (plan) => {
    const random = plan.random.fork('curls')
    const across = Math.max(2, Math.round(4 / plan.scale))
    const down = Math.max(2, Math.round((across * plan.heightMm) / plan.widthMm))
    const whirls = whirlField(plan, across, down, random.between(3.2, 4.4))
    const slow = createNoise(seedOf(plan, 'slow'), 3)
    return (x, y) => {
      const [u, v] = whirls(x, y)
      return (2 * across * v + 0.6 * Math.sin(TURN * u * 2)) * 0.9 + 0.5 * slow(u, v)
    }
  },
  // Suminagashi: concentric rings distorted by air on still water.
  suminagashi: (plan) => {
    const random = plan.random.fork('rings')
    const drops = Array.from(
      { length: Math.max(2, Math.round(4 / plan.scale)) },
      () => [random.next(), random.next()] as const,
    )
    const wind = createWaves(seedOf(plan, 'wind'), { acrossX: 2, acrossY: 2, spread: 0.6 }, 16)
    const rings = Math.max(4, 9 / plan.scale)
    const far: TorusField = (x, y) => {
      let least = Infinity
      for (const [px, py] of drops) {
        const [dx, dy] = [wrap(x - px + 0.5, 1) - 0.5, wrap(y - py + 0.5, 1) - 0.5]
        least = Math.min(least, Math.hypot(dx, (dy * plan.heightMm) / plan.widthMm))
      }
      return least
    }
    const blown = bendField(far, seedOf(plan, 'breath'), 4, 0.11)
    const torn = bendField(blown, seedOf(plan, 'tear'), 9, 0.03)
    return (x, y) => rings * torn(x, y) + 0.25 * wind(x, y)
  },
  // Poured paint: low-frequency noise with three rounds of domain warping.
  flow: (plan) => {
    const cells = Math.max(2, Math.round(3 / plan.scale))
    const slow = createWaves(seedOf(plan, 'slow'), { acrossX: cells, acrossY: cells, spread: 0.5 }, 18)
    const bent = bendField(bendField(slow, seedOf(plan, 'one'), cells * 2, 0.09), seedOf(plan, 'two'), cells, 0.14)
    return (x, y) => 0.55 * bent(x, y)
  },
}

/** Rotates places about a lattice of centres with alternating direction, most at each centre. */
function whirlField(
  plan: Plan,
  across: number,
  down: number,
  twist: number,
): (x: number, y: number) => readonly [number, number] {
  const shiftOf = createNoise(seedOf(plan, 'whirl'), across, down)
  return (x, y) => {
    const [column, row] = [Math.floor(wrap(x, 1) * across), Math.floor(wrap(y, 1) * down)]
    const [u, v] = [wrap(x * across, 1) - 0.5, wrap(y * down, 1) - 0.5]
    const far = Math.hypot(u, v)
    const hand = (column + row) % 2 ? 1 : -1
    const turn = hand * twist * Math.max(0, 1 - far * 2) ** 1.5
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const bend = 0.01 * shiftOf(x, y)
    return [x + (u * cos - v * sin - u) / across + bend, y + (u * sin + v * cos - v) / down + bend]
  }
}

/** Turkish stone pattern: drops that push each other to pebbles separated by veins. */
function paintStones(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('stones')
  const unit = plan.scale
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / unit ** 2
  const full = plan.coverage / 0.72
  const most = (count: number): number => Math.min(count * 4, Math.round(count * area * full))
  const drops = packCircles(random, cloth, [
    { radiusMm: 25 * unit, most: most(12), gapMm: 1.4 * unit, spread: 0.3 },
    { radiusMm: 14 * unit, most: most(40), gapMm: 1.2 * unit, spread: 0.3 },
    { radiusMm: 7 * unit, most: most(120), gapMm: 1 * unit, spread: 0.35 },
    { radiusMm: 3 * unit, most: most(260), gapMm: 0.8 * unit, spread: 0.4 },
  ])
  const inks = plan.cast.figures
  drops.forEach(({ x, y, radius, tier }, at) => {
    const bumps = Array.from({ length: tier < 2 ? 14 : 9 }, (_, knot) => knot)
    const phase = random.between(0, TURN)
    const ring = (share: number) =>
      bumps.map((knot) => {
        const angle = (knot / bumps.length) * TURN
        const reach =
          1.08 +
          0.09 * Math.sin(angle * 2 + phase) +
          0.07 * Math.sin(angle * 3 - phase * 2) +
          random.between(-0.05, 0.05)
        return polar(x, y, radius * share * reach, angle)
      })
    const ink = inks[(at * 2 + tier) % inks.length]
    paint(cloth, ink, ring(1))
    // A drop inside another drop.
    if (tier < 2 && inks.length > 1) {
      paint(cloth, inks[(at * 2 + tier + 1) % inks.length], ring(random.between(0.45, 0.7)))
      if (tier === 0) paint(cloth, ink, ring(random.between(0.2, 0.34)))
    }
  })
}
