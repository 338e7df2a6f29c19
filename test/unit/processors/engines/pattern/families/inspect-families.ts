// Draws every family in several ways and prints one JSON line of findings for each. It runs as a plain process, so that two
// can share the families between them.
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { coverageOf } from '../../../../../../processors/engines/pattern/draw/measure-coverage.ts'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import type { Ring } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { writeSvg } from '../../../../../../processors/engines/pattern/render/svg.ts'
import type { PatternRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { spreadCopies } from './spread-copies.ts'

const STRICT = ['#f4efe2', '#aa3344', '#224466', '#88a070']
const SIZE = 240
const { wishes } = understandPrompt('anything')

/** Names of families to look at; all of them when none is given. */
const asked = process.argv.slice(2)

for (const { name, repeatMm } of families)
  if (asked.length === 0 || asked.includes(name))
    console.log(JSON.stringify({ family: name, ...inspect(name, repeatMm) }))

function draw(family: string, more: Partial<PatternRequest> = {}): Cloth {
  const request = checkRequest({
    prompt: 'anything',
    compositionType: 'tile',
    format: 'png',
    ...more,
    spec: { family, ...more.spec },
  })
  return drawDesign(resolveSpec(request, wishes))
}

function inspect(family: string, repeatMm: number): Record<string, unknown> {
  const cloth = draw(family, { seed: 1 })
  const plane = fillIndexPlane(cloth, SIZE, SIZE)
  const svg = svgOf(cloth)
  const strict = fillIndexPlane(draw(family, { colorPalette: STRICT }), 512, 512)
  return {
    inksUsed: [...new Set(strict.data)].sort((one, other) => one - other),
    coverages: ['low', 'medium', 'high'].map((density) => coverageOf(draw(family, { density }))),
    seamFaults: countSeamFaults(cloth, plane.data),
    repeatFaults: countRepeatFaults(cloth, plane.data),
    isSameAgain: Buffer.from(fillIndexPlane(draw(family, { seed: 1 }), SIZE, SIZE).data).equals(plane.data),
    shapes: cloth.shapes.length,
    svgFault: /NaN|Infinity|undefined|stroke|transform|style=/.exec(svg)?.[0] ?? null,
    svgBytes: svg.length,
    isWideFine: fillIndexPlane(draw(family, { aspectRatio: '21:10' }), 210, 100).data.some(
      (ink) => ink !== cloth.ground,
    ),
    // Half a repeat holds as many small motifs as are seen otherwise, twice over.
    isSmallFine: draw(family, { spec: { scale: 0.35, repeatMm: repeatMm / 2 } }).shapes.length > 0,
    isLargeFine: draw(family, { spec: { scale: 2.5 } }).shapes.length > 0,
  }
}

function svgOf(cloth: Cloth): string {
  return writeSvg(cloth, { width: 1024, height: 1024, inks: Array.from({ length: 32 }, () => '#123456') })
}

function moveRings(cloth: Cloth, dx: number, dy: number): Cloth {
  const move = (ring: Ring): Ring => ring.map(([x, y, corner]) => [x + dx, y + dy, corner] as const)
  return { ...cloth, shapes: cloth.shapes.map(({ ink, rings }) => ({ ink, rings: rings.map(move) })) }
}

/** Pixels that change when the window is moved over the edge and the picture rolled back. */
function countSeamFaults(cloth: Cloth, plain: Uint8Array): number {
  const moved = fillIndexPlane(moveRings(cloth, cloth.widthMm / 2, cloth.heightMm / 4), SIZE, SIZE)
  let faults = 0
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (moved.data[((y + SIZE / 4) % SIZE) * SIZE + ((x + SIZE / 2) % SIZE)] !== plain[y * SIZE + x]) faults++
  return faults
}

/** Pixels that differ between two periods each way, drawn as one, and the tile laid four times. */
function countRepeatFaults(cloth: Cloth, tile: Uint8Array): number {
  const { widthMm, heightMm } = cloth
  const single = { ...cloth, lattice: { order: 1, step: 0 }, shapes: spreadCopies(cloth) }
  const four = [0, 1].flatMap((column) =>
    [0, 1].map((row) => moveRings(single, column * widthMm, row * heightMm).shapes),
  )
  const shapes = single.shapes.flatMap((_, at) => four.map((copy) => copy[at]))
  const double = fillIndexPlane({ ...single, widthMm: widthMm * 2, heightMm: heightMm * 2, shapes }, SIZE * 2, SIZE * 2)
  let faults = 0
  double.data.forEach((ink, at) => {
    const [x, y] = [at % (SIZE * 2), Math.floor(at / (SIZE * 2))]
    if (ink !== tile[(y % SIZE) * SIZE + (x % SIZE)]) faults++
  })
  return faults
}
