import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import type { DrawBloom } from './top-blooms.ts'

const GOLDEN_ANGLE = 2.399963229728653

/** Hydrangea, lilac: a dome of four-petalled florets, dark ones low at the rim, light ones high in the middle. */
export const drawFloretBall: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = options.isSimple === true || radiusMm < 5
  const florets = isPlain ? 7 : radiusMm > 14 ? 26 : 18
  const size = radiusMm * (isPlain ? 0.46 : florets > 20 ? 0.25 : 0.29)
  // The depth between the florets: each stands clear of its neighbours, to the rim.
  if (!isPlain && motif.pen.mode === 'gouache') addForm(motif, inks.shade, blob(random, 0, 0, radiusMm * 0.84, 9))
  for (let at = florets - 1; at >= 0; at--) {
    const far = (radiusMm - size * 0.7) * Math.sqrt((at + 0.3) / florets)
    const [x, y] = polar(0, 0, far, at * GOLDEN_ANGLE)
    const ink = at % 3 === 1 ? inks.light : isPlain && at > florets * 0.62 ? inks.shade : inks.body
    const edge = ink === inks.shade ? inks.body : inks.shade
    const floret = { ink, edge, heart: inks.heart, size: size * random.between(0.9, 1.1), isPlain }
    putMotif(motif, fourPetals(random, motif.pen, floret), { x, y })
  }
  return motif
}

type Floret = {
  readonly ink: number
  readonly edge: number
  readonly heart: number
  readonly size: number
  /** Without an edge and a heart. */
  readonly isPlain: boolean
}

function fourPetals(random: Random, pen: Pen, { ink, edge, heart, size, isPlain }: Floret): Motif {
  const floret = createMotif(pen)
  const start = random.between(0, TURN)
  const outline = (reach: number): Ring =>
    Array.from({ length: 12 }, (_, at) => polar(0, 0, reach * [0.34, 1.16, 1.16][at % 3], start + (at / 12) * TURN))
  if (pen.mode === 'gouache' && !isPlain) addDetail(floret, edge, outline(size * 1.17))
  addForm(floret, ink, outline(size))
  if (!isPlain) addDetail(floret, pen.mode === 'line' ? pen.ink : heart, blob(random, 0, 0, size * 0.17, 4))
  return floret
}

/** Forget-me-nots, geranium heads: five to nine small flowers close together with a few buds at the rim. */
export function drawPosy(bloom: DrawBloom, count: number): DrawBloom {
  return (random, inks, radiusMm, options = {}) => {
    if (options.isSimple || radiusMm < 5) return bloom(random, inks, radiusMm, { ...options, isSimple: true })
    const motif = createMotif(options.pen ?? gouache)
    const size = radiusMm * (count > 7 ? 0.36 : 0.42)
    for (let at = 0; at < 4; at++) {
      const [x, y] = polar(0, 0, radiusMm * 0.92, at * 1.7 + random.between(-0.3, 0.3))
      addForm(motif, at % 2 ? inks.shade : inks.light, blob(random, x, y, size * 0.34, 5))
    }
    for (let at = count - 1; at >= 0; at--) {
      const [x, y] = polar(0, 0, (radiusMm - size * 0.8) * Math.sqrt((at + 0.2) / count) * 1.05, at * GOLDEN_ANGLE)
      const own = at % 3 === 2 && inks.light !== inks.ground ? { ...inks, body: inks.light, light: inks.body } : inks
      putMotif(motif, bloom(random, own, size, { pen: motif.pen }), { x, y })
    }
    return motif
  }
}

/** Queen Anne's lace, dill, yarrow: rays from one point, each with a tuft of dots; grows along +x. */
export const drawUmbel: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const stemInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  const rays = radiusMm < 6 ? 5 : 9
  const half = Math.max(0.16, radiusMm * 0.016)
  const heads: [number, number, number][] = []
  for (let ray = 0; ray < rays; ray++) {
    const angle = ((ray + 0.5) / rays - 0.5) * 1.9
    const tip = polar(0, 0, radiusMm * 1.15 * (1 - 0.12 * Math.abs(angle)) * random.between(0.95, 1.04), angle)
    addDetail(motif, stemInk, brushStroke([0, 0], polar(0, 0, radiusMm * 0.6, angle * 0.8), tip, half * 1.2, half))
    heads.push([tip[0], tip[1], angle])
  }
  for (const [x, y, angle] of heads) {
    const dots = radiusMm < 6 ? 3 : 7
    for (let dot = 0; dot < dots; dot++) {
      const [dx, dy] = polar(0, 0, radiusMm * 0.15 * Math.sqrt(dot / dots), dot * GOLDEN_ANGLE + angle)
      const ink = dot % 3 === 2 ? inks.light : inks.body
      addForm(motif, ink, blob(random, x + dx, y + dy, radiusMm * (dots > 3 ? 0.062 : 0.1), 5), { plain: true })
    }
  }
  return motif
}

/** Allium, dandelion clock, mimosa: a sphere of rays that end in stars or seeds. */
export const drawGlobe: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const rays = options.isSimple || radiusMm < 5 ? 9 : 30
  const half = Math.max(0.15, radiusMm * 0.01)
  const rayInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.shade
  addForm(motif, inks.ground, blob(random, 0, 0, radiusMm, 10, 0.02), { plain: true })
  for (let ray = 0; ray < rays; ray++) {
    const angle = ray * GOLDEN_ANGLE
    const far = radiusMm * [0.5, 0.92, 0.74][ray % 3]
    const tip = polar(0, 0, far, angle)
    addDetail(motif, rayInk, brushStroke([0, 0], polar(0, 0, far * 0.5, angle + 0.05), tip, half, half))
    const points = 10
    const star: Ring = Array.from({ length: points }, (_, at) =>
      polar(tip[0], tip[1], radiusMm * (at % 2 ? 0.06 : 0.17), angle + (at / points) * TURN),
    )
    addForm(motif, ray % 3 === 0 ? inks.light : inks.body, star, { plain: true })
  }
  addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : inks.heart, blob(random, 0, 0, radiusMm * 0.09, 6))
  return motif
}

/** A thistle: a scaled green ball under a brush of bristles; grows along +x. */
export const drawThistle: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const bristles = radiusMm < 6 ? 7 : 15
  for (let at = 0; at < bristles; at++) {
    const share = at / (bristles - 1) - 0.5
    const tip = polar(radiusMm * 0.5, 0, radiusMm * random.between(0.9, 1.06), share * 1.9)
    const over = polar(radiusMm * 0.5, 0, radiusMm * 0.5, share * 1.4)
    const ink = at % 3 === 0 ? inks.light : at % 3 === 1 ? inks.body : inks.shade
    addForm(
      motif,
      ink,
      brushStroke([radiusMm * 0.4, share * radiusMm * 0.4], over, tip, radiusMm * 0.06, radiusMm * 0.09),
    )
  }
  const ball = placeMotif(createScaledBall(inks, radiusMm * 0.36, motif.pen, radiusMm > 6), { x: radiusMm * 0.34 })
  putMotif(motif, ball)
  return motif
}

function createScaledBall(inks: FlowerInks, radius: number, pen: Pen, hasScales: boolean): Motif {
  const ball = createMotif(pen)
  addForm(ball, inks.leaf, [
    [-radius * 1.1, 0],
    [-radius * 0.8, radius * 1.1],
    [radius * 0.5, radius * 1.15],
    [radius * 0.95, radius * 0.7, 1],
    [radius * 0.75, 0],
    [radius * 0.95, -radius * 0.7, 1],
    [radius * 0.5, -radius * 1.15],
    [-radius * 0.8, -radius * 1.1],
  ])
  if (!hasScales) return ball
  const ink = pen.mode === 'line' ? pen.ink : inks.leafDark
  for (let row = 0; row < 3; row++)
    for (let column = -1; column <= 1; column++) {
      const [x, y] = [radius * (-0.6 + row * 0.5), radius * 0.55 * (column + (row % 2 ? 0.5 : 0)) * (row % 2 ? 0.8 : 1)]
      if (Math.abs(y) > radius * 0.75) continue
      addDetail(ball, ink, [
        [x, y - radius * 0.2, 1],
        [x + radius * 0.34, y],
        [x, y + radius * 0.2, 1],
        [x + radius * 0.16, y],
      ])
    }
  return ball
}
