// Own drawings for the trace bench, made from a seed: the same seed draws the same picture for ever. Even seeds are for
// tuning, odd seeds for checking; figures that are claimed come from odd seeds.

/** A drawing at one user unit a pixel, and whether it is one tile of a repeat. */
export type BenchDrawing = {
  readonly kind: string
  readonly seed: number
  readonly svg: string
  readonly tile: boolean
}

const drawingKinds = ['icon', 'flat', 'many', 'thin', 'gradient', 'tile'] as const
export type DrawingKind = (typeof drawingKinds)[number]

const SIZE = 512
const inks = ['#b3392f', '#1f4e79', '#2e7d32', '#c98a1b', '#222222', '#6a1b9a', '#00838f', '#f0b8a8', '#8d6e63']
const grounds = ['#ffffff', '#f4ead8', '#20304a', '#e8f0f2']

/** Draws one picture of a kind. */
export function drawBenchPicture(kind: DrawingKind, seed: number): BenchDrawing {
  const random = createRandom(seed * 7919 + drawingKinds.indexOf(kind) * 104729 + 1)
  const ground = grounds[Math.floor(random() * grounds.length)]
  const body = painters[kind](random)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${ground}" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
  return { kind, seed, svg, tile: kind === 'tile' }
}

type Random = () => number

/** A small multiplicative generator; quality matters less than that it never changes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const painters: Readonly<Record<DrawingKind, (random: Random) => string>> = {
  icon: (random) => {
    const ink = inks[Math.floor(random() * 5)]
    const radius = 90 + random() * 110
    return [
      `<path fill="${ink}" fill-rule="evenodd" d="${roundedBox(256 - radius, 256 - radius, 2 * radius, 2 * radius, 20 + random() * 40)}${circle(256, 240, radius * 0.45)}"/>`,
      `<path fill="${ink}" d="${star(256, 240, radius * 0.34, 3 + Math.floor(random() * 5), 0.45 + random() * 0.3)}"/>`,
    ].join('')
  },
  flat: (random) => scatter(random, 14, 34, 90, 5),
  many: (random) => scatter(random, 120, 8, 34, inks.length),
  thin: (random) =>
    Array.from({ length: 46 }, (_, i) => {
      const [x, y, turn] = [40 + random() * 430, 40 + random() * 430, random() * 360]
      const length = 30 + random() * 70
      const width = 0.9 + random() * 1.8
      const bend = (random() - 0.5) * length
      return `<path fill="none" stroke="${inks[i % 5]}" stroke-width="${width}" stroke-linecap="${i % 2 ? 'round' : 'butt'}" transform="translate(${x} ${y}) rotate(${turn})" d="M${-length} 0Q0 ${bend} ${length} 0"/>`
    }).join(''),
  gradient: (random) =>
    Array.from({ length: 5 }, (_, i) => {
      const [x, y, r] = [80 + random() * 350, 80 + random() * 350, 50 + random() * 80]
      return `<linearGradient id="g${i}" x2="${random().toFixed(3)}" y2="1"><stop stop-color="${inks[i]}"/><stop offset="1" stop-color="${inks[(i + 3) % 9]}"/></linearGradient><path fill="url(#g${i})" d="${circle(x, y, r)}"/>`
    }).join(''),
  tile: (random) =>
    Array.from({ length: 40 }, (_, i) => {
      const [x, y, turn] = [random() * SIZE, random() * SIZE, random() * 360]
      const path = shape(random, i, 12 + random() * 30)
      const copies: string[] = []
      for (const dx of [-SIZE, 0, SIZE])
        for (const dy of [-SIZE, 0, SIZE])
          copies.push(
            `<path fill="${inks[i % 6]}" transform="translate(${x + dx} ${y + dy}) rotate(${turn})" d="${path}"/>`,
          )
      return copies.join('')
    }).join(''),
}

function scatter(random: Random, count: number, least: number, most: number, colors: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, turn] = [random() * SIZE, random() * SIZE, random() * 360]
    const path = shape(random, i, least + random() * (most - least))
    return `<path fill="${inks[i % colors]}" transform="translate(${x} ${y}) rotate(${turn})" d="${path}"/>`
  }).join('')
}

function shape(random: Random, index: number, r: number): string {
  switch (index % 5) {
    case 0:
      return circle(0, 0, r)
    case 1:
      return star(0, 0, r, 5, 0.5)
    case 2:
      return roundedBox(-r, -r * 0.6, 2 * r, 1.2 * r, r * 0.3)
    case 3:
      return `M${-r} 0C${-r} ${-r} ${r} ${-r} ${r} 0C${r * 0.4} ${r * 0.3} ${-r * 0.2} ${r} ${-r} 0Z`
    default:
      return `M${-2 * r} -1L${2 * r} -${1 + random() * 3}L${2 * r} 1L${-2 * r} 1.5Z`
  }
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
}

function star(x: number, y: number, r: number, points: number, inner: number): string {
  const at = (i: number): string => {
    const reach = i % 2 === 0 ? r : r * inner
    const angle = (Math.PI * i) / points
    return `${(x + reach * Math.sin(angle)).toFixed(3)} ${(y - reach * Math.cos(angle)).toFixed(3)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join('L')}Z`
}
