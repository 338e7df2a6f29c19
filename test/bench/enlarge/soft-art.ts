// Art that was drawn soft: glows, brushes, shadows, washes. No sharpening gives it back.
import { seededRandom } from '../../harness/seeded-random.ts'
import { render } from '../trace/picture.ts'
import { svgOf } from './fresh-art.ts'
import { type Picture, withoutAlpha } from './picture.ts'

export const softArt = ['glows', 'shadows', 'dots', 'strokes', 'bokeh', 'wash', 'bells', 'rims'] as const
export type SoftArtName = (typeof softArt)[number]

type Brush = {
  /** Side of the picture, and pixels of it that become one. */
  readonly side: number
  readonly scale: number
  readonly random: () => number
}

/** One picture, soft by up to a few pixels of what it is reduced to; the same one for the same seed. */
export function drawSoftArt(name: SoftArtName, side: number, scale: number, seed: number): Picture {
  const random = seededRandom(seed)
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const body = `<rect width="${side}" height="${side}" fill="${ground}"/>${painters[name]({ side, scale, random })}`
  return withoutAlpha(render(svgOf(body, { width: side, height: side }), side), 1)
}

const GROUNDS = ['#ffffff', '#f4ead8', '#22304a', '#777777'] as const

const painters: Readonly<Record<SoftArtName, (brush: Brush) => string>> = {
  glows: ({ side, random }) =>
    times(9, (i) => {
      const ink = inkOf(random)
      const glow = `<radialGradient id="g${i}"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`
      return `${glow}${circle(random() * side, random() * side, side * (0.05 + 0.2 * random()), `url(#g${i})`)}`
    }),
  shadows: ({ side, scale, random }) =>
    blurred(scale * (0.8 + 3 * random())) +
    times(10, () => {
      const [x, y, r] = [random() * side, random() * side, side * (0.03 + 0.1 * random())]
      return `${circle(x + r / 4, y + r / 4, r, '#00000080', BLURRED)}${circle(x, y, r, inkOf(random))}`
    }),
  dots: ({ side, scale, random }) =>
    `${blurred(scale * (0.4 + 0.4 * random()))}<g ${BLURRED}>${times(160, () =>
      circle(random() * side, random() * side, scale * (0.8 + 1.5 * random()), inkOf(random)),
    )}</g>`,
  strokes: ({ side, scale, random }) => {
    const place = (): string => `${random() * side},${random() * side}`
    return `${blurred(scale * (0.4 + 0.6 * random()))}<g ${BLURRED} fill="none" stroke-linecap="round">${times(
      24,
      () =>
        `<path d="M${place()} Q${place()} ${place()}" stroke="${inkOf(random)}" stroke-width="${scale * (0.8 + 3 * random())}"/>`,
    )}</g>`
  },
  bokeh: ({ side, scale, random }) =>
    `${blurred(scale * (0.3 + random()))}<g fill-opacity=".4">${times(30, () =>
      circle(random() * side, random() * side, side * (0.02 + 0.08 * random()), inkOf(random), BLURRED),
    )}</g>`,
  wash: ({ side, scale, random }) => {
    const noise = `<feTurbulence type="fractalNoise" baseFrequency="${0.08 / scale}" numOctaves="4" seed="${Math.floor(random() * 99)}"/>`
    const soft = random() < 0.5 ? `<feGaussianBlur stdDeviation="${scale * 0.5}"/>` : ''
    const edge = `<feDisplacementMap in="SourceGraphic" scale="${14 * scale}"/>${soft}`
    return `<filter id="b" x="-20%" y="-20%" width="140%" height="140%">${noise}${edge}</filter><g fill-opacity=".45">${times(
      12,
      () => circle(random() * side, random() * side, side * (0.06 + 0.12 * random()), inkOf(random), BLURRED),
    )}</g>`
  },
  bells: ({ side, scale, random }) => {
    const step = scale * (4 + 6 * random())
    const [inner, outer] = [inkOf(random), inkOf(random)]
    const bell = `<radialGradient id="g"><stop offset="0" stop-color="${inner}"/><stop offset=".5" stop-color="${outer}" stop-opacity=".5"/><stop offset="1" stop-color="${outer}" stop-opacity="0"/></radialGradient>`
    const count = Math.ceil(side / step) + 1
    return `${bell}${times(count ** 2, (i) => {
      const [column, row] = [i % count, Math.floor(i / count)]
      return circle((column + (row % 2) / 2) * step, row * step, step * 0.55, 'url(#g)')
    })}`
  },
  rims: ({ side, scale, random }) =>
    times(60, () => {
      const [x, y, r] = [random() * side, random() * side, scale * (3 + 4 * random())]
      return circle(x, y, r, '#c59b55') + circle(x, y, r - scale * 0.5, '#7a4a1e')
    }),
}

const BLURRED = 'filter="url(#b)"'

function blurred(deviation: number): string {
  return `<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

function circle(x: number, y: number, r: number, fill: string, rest = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`
}

function inkOf(random: () => number): string {
  return `hsl(${Math.floor(random() * 360)},${30 + Math.floor(random() * 60)}%,${20 + Math.floor(random() * 65)}%)`
}

function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}
