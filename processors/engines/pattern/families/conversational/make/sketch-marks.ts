// Marks of the sketches: SVG fragments in a 100 × 100 box. They are flattened like any icon, so strokes are welcome here.

export function body(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

export function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

export function dot(colour: string, x: number, y: number, radius: number): string {
  return `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`
}

export function ring(colour: string, x: number, y: number, outer: number, inner: number): string {
  const circle = (radius: number): string => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0Z`
  return `<path fill="${colour}" fill-rule="evenodd" d="${circle(outer)}${circle(inner)}"/>`
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

export function rays(
  colour: string,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = -Math.PI / 2,
): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [radius, angle] = [at % 2 ? inner : outer, turn + (at * Math.PI) / points]
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return body(colour, `M${corners.join('L')}Z`)
}

export function hexagon(colour: string, x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = Math.PI / 6 + (at * Math.PI) / 3
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return body(colour, `M${corners.join('L')}Z`)
}
