// Marks of the sketches: SVG fragments in a 100 × 100 box. They are flattened like any icon, so strokes are welcome here.

/** A filled shape; `d` is SVG path data. */
export function body(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

/** A line of one width with round ends; `d` is SVG path data. */
export function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** A filled circle. */
export function dot(colour: string, x: number, y: number, radius: number): string {
  return `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`
}

/** A filled circle with a round hole. */
export function ring(colour: string, x: number, y: number, outer: number, inner: number): string {
  const circle = (radius: number): string => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0Z`
  return `<path fill="${colour}" fill-rule="evenodd" d="${circle(outer)}${circle(inner)}"/>`
}

/** A drawing with an oval hole through which the cloth shows. */
export function pierced(drawing: string, x: number, y: number, rx: number, ry: number): string {
  const hole = `M${x} ${y - ry}a${rx} ${ry} 0 1 0 .1 0Z`
  const clip = `<clipPath id="hole"><path clip-rule="evenodd" d="M-50 -50H150V150H-50Z${hole}"/></clipPath>`
  return `${clip}<g clip-path="url(#hole)">${drawing}</g>`
}

/** A leaf or petal from its foot at x, y: one side fuller than the other, as grown things are. */
export function leaf(colour: string, x: number, y: number, turn: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): string =>
    `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`
  return body(
    colour,
    `M${at(0, 0)}C${at(length * 0.2, -width)} ${at(length * 0.65, -width * 0.95)} ${at(length, 0)}C${at(length * 0.6, width * 0.75)} ${at(length * 0.2, width * 0.6)} ${at(0, 0)}Z`,
  )
}

/** A star of so many points, the first of them up. */
export function rays(colour: string, x: number, y: number, outer: number, inner: number, points: number): string {
  return turnedRays(colour, [x, y], { outer, inner, points, turn: -Math.PI / 2 })
}

type Rays = { readonly outer: number; readonly inner: number; readonly points: number; readonly turn: number }

/** A star whose first point lies at `turn` radians, clockwise from the right. */
export function turnedRays(colour: string, [x, y]: At, { outer, inner, points, turn }: Rays): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [radius, angle] = [at % 2 ? inner : outer, turn + (at * Math.PI) / points]
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return body(colour, `M${corners.join('L')}Z`)
}

/** A regular hexagon with corners at `radius`, standing on one of them. */
export function hexagon(colour: string, x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = Math.PI / 6 + (at * Math.PI) / 3
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return body(colour, `M${corners.join('L')}Z`)
}

type At = readonly [x: number, y: number]
/** Points of a rim or a line: a list, or `x y, x y, …` as text. */
export type Points = readonly At[] | string

/** A body whose rim runs smoothly through the points. */
export function blob(colour: string, points: Points): string {
  return body(colour, `${smooth(points, true)}Z`)
}

/** A line of one width through the points. */
export function curve(colour: string, width: number, points: Points): string {
  return line(colour, width, smooth(points, false))
}

/** Points given by their distance from the middle line, on its right (1) or left (-1). */
export function across(side: 1 | -1, points: string): Points {
  return listOf(points).map(([x, y]): At => [50 + side * x, y])
}

/** Points given from a middle; `up` is -1 for what hangs head down. */
export function around([x, y]: At, points: string, up: 1 | -1 = 1): Points {
  return listOf(points).map(([px, py]): At => [x + px, y + py * up])
}

/** Equal dots at points. */
export function dots(colour: string, radius: number, points: Points): string {
  return listOf(points)
    .map(([x, y]) => dot(colour, x, y, radius))
    .join('')
}

/** Several lines of one width, `|` between them. */
export function strokes(colour: string, width: number, lines: string): string {
  return lines
    .split('|')
    .map((points) => curve(colour, width, points))
    .join('')
}

/** A limb from one point to another, its width changing on the way; `bend` pushes its middle sideways. */
export function limb(colour: string, [x1, y1]: At, width1: number, [x2, y2]: At, width2: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [across, along]: [At, At] = [
    [-(y2 - y1) / length, (x2 - x1) / length],
    [(x2 - x1) / length, (y2 - y1) / length],
  ]
  const [midX, midY] = [(x1 + x2) / 2 + across[0] * bend, (y1 + y2) / 2 + across[1] * bend]
  const side = (x: number, y: number, half: number): At => [x + across[0] * half, y + across[1] * half]
  const middle = (width1 + width2) / 4.4
  return blob(colour, [
    side(x1, y1, width1 / 2),
    side(midX, midY, middle),
    side(x2, y2, width2 / 2),
    [x2 + along[0] * width2 * 0.3, y2 + along[1] * width2 * 0.3],
    side(x2, y2, -width2 / 2),
    side(midX, midY, -middle),
    side(x1, y1, -width1 / 2),
  ])
}

/** A body along a path, its width changing evenly from one end to the other: tentacles, tails, locks of hair. */
export function taper(colour: string, width1: number, width2: number, path: Points): string {
  const points = listOf(path)
  const last = points.length - 1
  const side = (sign: 1 | -1): At[] =>
    points.map(([x, y], at): At => {
      const [[x1, y1], [x2, y2]] = [points[Math.max(0, at - 1)], points[Math.min(last, at + 1)]]
      const half = (sign * (width1 + ((width2 - width1) * at) / last)) / 2 / (Math.hypot(x2 - x1, y2 - y1) || 1)
      return [x - (y2 - y1) * half, y + (x2 - x1) * half]
    })
  return blob(colour, [...side(1), ...side(-1).toReversed()])
}

/** A filled ellipse of half axes `rx` and `ry`, turned clockwise. */
export function oval(colour: string, x: number, y: number, rx: number, ry: number, turnDegrees = 0): string {
  return `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turnDegrees} ${x} ${y})"/>`
}

/** Catmull–Rom through the points, written as cubic Béziers. */
function smooth(rim: Points, isClosed: boolean): string {
  const points = listOf(rim)
  const count = points.length
  const at = (index: number): At =>
    isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]
  const say = ([x, y]: At): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  let d = `M${say(points[0])}`
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const one: At = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two: At = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${say(one)} ${say(two)} ${say(to)}`
  }
  return d
}

function listOf(points: Points): readonly At[] {
  if (typeof points !== 'string') return points
  return points.split(',').map((pair): At => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
}
