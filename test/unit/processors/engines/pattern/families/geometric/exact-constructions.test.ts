import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { strandsOf } from '../../../../../../../processors/engines/pattern/families/geometric/celtic/knotwork.ts'
import type { FriezeGroup } from '../../../../../../../processors/engines/pattern/families/geometric/frieze/frieze-band.ts'
import { friezeBands } from '../../../../../../../processors/engines/pattern/families/geometric/frieze/frieze-bands.ts'
import { fieldsOf } from '../../../../../../../processors/engines/pattern/families/geometric/hitomezashi.ts'
import {
  DEEP_KEY,
  pairKey,
  SIMPLE_KEY,
} from '../../../../../../../processors/engines/pattern/families/geometric/meander-cells.ts'
import { inksByTone } from '../../../../../../../processors/engines/pattern/families/geometric/quilt/fabric-inks.ts'
import { quiltBlocks } from '../../../../../../../processors/engines/pattern/families/geometric/quilt/quilt-blocks.ts'
import { runningStitch } from '../../../../../../../processors/engines/pattern/families/geometric/sashiko/stitch.ts'
import { visibleScallop } from '../../../../../../../processors/engines/pattern/families/geometric/scallops.ts'
import { visibleScale } from '../../../../../../../processors/engines/pattern/families/geometric/seigaiha.ts'
import { createCloth, paintArea } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { arcKnots } from '../../../../../../../processors/engines/pattern/kit/line/arc.ts'
import { silhouette } from '../../../../../../../processors/engines/pattern/kit/line/flatten.ts'
import type { Point, Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { polygon } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { dealApart } from '../../../../../../../processors/engines/pattern/kit/place/deal-apart.ts'
import { fitCellPair } from '../../../../../../../processors/engines/pattern/kit/place/fit-cell-pair.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'

describe('hitomezashi', () => {
  const random = createRandom('stitches')
  const bits = (count: number): number[] => {
    const drawn = Array.from({ length: count }, () => random.below(2))
    return drawn.reduce((sum, bit) => sum + bit, 0) % 2 ? [1 - drawn[0], ...drawn.slice(1)] : drawn
  }

  test('fields change colour over every stitch and over no gap, also across the edges of the repeat', () => {
    for (let round = 0; round < 20; round++) {
      const [rows, columns] = [bits(12), bits(18)]
      const fields = fieldsOf(rows, columns)
      for (let row = 0; row < 12; row++)
        for (let column = 0; column < 18; column++) {
          const above = fields[(row + 11) % 12][column]
          expect(fields[row][column] !== above).toBe(column % 2 === rows[row])
          const before = fields[row][(column + 17) % 18]
          expect(fields[row][column] !== before).toBe(row % 2 === columns[column])
        }
    }
  })
})

describe('sashiko', () => {
  test('stitches along a line are equal, whole in number, and leave a gap at both ends', () => {
    const stitches = runningStitch(
      [
        [0, 0],
        [30, 0],
      ],
      4.4,
      0.5,
    )
    expect(stitches).toHaveLength(7)
    const spans = stitches.map((ring) => ring.map(([x]) => x)).map((xs) => [Math.min(...xs), Math.max(...xs)])
    const lengths = spans.map(([from, to]) => to - from)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(1e-9)
    expect(spans[0][0]).toBeGreaterThan(0.3)
    expect(spans[6][1]).toBeLessThan(29.7)
  })
})

describe('scales that overlap all round', () => {
  test('the visible parts of seigaiha scales tile the plane: one square radius each', () => {
    expect(areaOf(visibleScale(1))).toBeCloseTo(1, 2)
  })

  test('the visible parts of scallops tile the plane: two square radii each', () => {
    expect(areaOf(visibleScallop(1))).toBeCloseTo(2, 2)
  })

  test('a scale of any reach is drawn, and one that its neighbours do not touch is whole', () => {
    for (const reach of [0.05, 0.3, 0.41, 0.42, 0.7, 0.999, 1])
      expect(visibleScallop(reach).every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(areaOf(visibleScallop(0.3))).toBeCloseTo(Math.PI * 0.09, 2)
  })

  test.each([0.81, 0.62, 0.43, 0.24])(
    'a ring of reach %d stays inside the scale and is its own mirror image',
    (reach) => {
      const ring = visibleScale(reach)
      for (const [x, y] of silhouette(ring)) {
        expect(Math.hypot(x, y)).toBeLessThan(reach * 1.01 + 0.14)
        expect(Math.hypot(Math.abs(x) - 1, y - 0.5)).toBeGreaterThan(0.985)
      }
      const xs = ring.map(([x]) => x)
      expect(Math.min(...xs)).toBeCloseTo(-Math.max(...xs), 6)
    },
  )
})

describe('knotwork', () => {
  test.each([
    [4, 4, 8],
    [4, 6, 4],
    [6, 10, 4],
  ])('a plain plait of %d by %d cells on the torus has %d strands', (columns, rows, strands) => {
    const all = (lines: number, cells: number): 'cross'[][] =>
      Array.from({ length: lines }, () => Array.from({ length: cells }, () => 'cross' as const))
    const found = strandsOf({ columns, rows, upper: all(rows, columns), left: all(rows, columns) })
    expect(new Set(found).size).toBe(strands)
  })
})

describe('quilt blocks', () => {
  test.each([
    'nine-patch',
    'ohio-star',
    'sawtooth-star',
    'friendship-star',
    'pinwheel',
    'flying-geese',
    'broken-dishes',
    'churn-dash',
    'hourglass',
    'dutchmans-puzzle',
    'jacobs-ladder',
    'rail-fence',
    'bears-paw',
  ] as const)('patches of %s cover the block once', (name) => {
    const area = quiltBlocks[name].patches().reduce((sum, { points }) => sum + Math.abs(areaOf(polygon(points))), 0)
    expect(area).toBeCloseTo(1, 9)
  })

  test('an ohio star has eight star points, a pinwheel four blades that turn into each other, a lone star 128 rhombs', () => {
    const points = quiltBlocks['ohio-star']
      .patches()
      .filter(({ fabric, points: corners }) => fabric === 'b' && corners.length === 3)
    expect(points).toHaveLength(8)
    const blades = quiltBlocks.pinwheel
      .patches()
      .filter(({ fabric }) => fabric === 'b')
      .map(({ points: corners }) => key(corners))
    const turned = quiltBlocks.pinwheel
      .patches()
      .filter(({ fabric }) => fabric === 'b')
      .map(({ points: corners }) => key(corners.map(([x, y]): Point => [1 - y, x])))
    expect(turned.sort()).toEqual(blades.sort())
    expect(quiltBlocks['lone-star'].patches()).toHaveLength(128)
  })
})

describe('quilt blocks by their names', () => {
  test.each([
    ["drunkard's path quilt in navy and cream", 'drunkards-path'],
    ['cathedral window patchwork', 'cathedral-window'],
    ['orange peel quilt', 'orange-peel'],
    ["mariner's compass quilt", 'mariners-compass'],
    ["bear's paw quilt", 'bears-paw'],
    ['maple leaf quilt', 'maple-leaf'],
    ["jacob's ladder quilt", 'jacobs-ladder'],
    ['storm at sea quilt, blues', 'storm-at-sea'],
    ['log cabin quilt, barn raising', 'barn-raising'],
  ])('%s', (prompt, block) => {
    const found = understandPrompt(prompt)
    expect({ family: found.wishes.families[0], motifs: found.wishes.motifs }).toEqual({ family: 'quilt', motifs: [] })
    expect(found.wishes.styles).toContain(block)
    expect(found.ignored).toEqual([])
  })

  test('the light halves of log cabins lie nearer to the background in tone than the dark ones', () => {
    const cast = castInks(['#f3ead9', '#2d3a52', '#d9c9a5', '#8a3b2c', '#c9a15a'].map(inkOf), 0)
    const inks = inksByTone(cast)
    const apart = (ink: number) => Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
    expect(Math.max(apart(inks.e), apart(inks.g))).toBeLessThan(Math.min(apart(inks.b), apart(inks.c)))
  })
})

describe('friezes', () => {
  const moves: Readonly<Record<FriezeGroup, readonly ((x: number, y: number) => Point)[]>> = {
    p111: [],
    p1a1: [(x, y) => [x + 0.5, 1 - y]],
    p1m1: [(x, y) => [x, 1 - y]],
    pm11: [(x, y) => [-x, y]],
    p112: [(x, y) => [-x, 1 - y]],
    pma2: [(x, y) => [x + 0.5, 1 - y], (x, y) => [-x, y]],
    pmm2: [(x, y) => [-x, y], (x, y) => [x, 1 - y]],
  }

  test.each(Object.keys(friezeBands) as (keyof typeof friezeBands)[])(
    '%s equals itself under the generators of its group',
    (name) => {
      const { group, wide, parts } = friezeBands[name]()
      const cloth = createCloth(wide, 1, 0)
      // Figures of both inks count as one: colours may change places.
      for (const { ink, rings } of parts) paintArea(cloth, ink === 'back' ? 0 : 1, rings)
      const size = 96
      const plane = fillIndexPlane(cloth, size, size)
      for (const move of moves[group]) {
        const best = Math.min(...Array.from({ length: size }, (_, shift) => countMoved(plane.data, size, move, shift)))
        expect(best / size ** 2).toBeLessThan(0.02)
      }
    },
  )
})

describe('greek keys', () => {
  test.each([
    ['simple', SIMPLE_KEY],
    ['deep', DEEP_KEY],
    ['paired', pairKey(DEEP_KEY)],
  ])(
    'the %s key is one unbroken line of even width: every cell of it has exactly two neighbours on the line',
    (_name, key) => {
      const [wide, tall] = [key[0].length, key.length]
      const isLine = (column: number, row: number): boolean =>
        row >= 0 && row < tall && key[row][(column + wide) % wide] === '#'
      for (let row = 0; row < tall; row++)
        for (let column = 0; column < wide; column++) {
          if (!isLine(column, row)) continue
          const beside = [
            [column - 1, row],
            [column + 1, row],
            [column, row - 1],
            [column, row + 1],
          ].filter(([x, y]) => isLine(x, y))
          expect([column, row, beside.length]).toEqual([column, row, 2])
        }
    },
  )
})

describe('dealing colours', () => {
  test('no cell of a brick lattice lies beside or above its own kind when there are seven kinds', () => {
    const [columns, rows] = [7, 8]
    const dealt = dealApart(createRandom('bricks'), [0, 1, 2, 3, 4, 5, 6], columns, rows)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const own = dealt[row * columns + column]
        const aside = row % 2 ? column + 1 : column - 1
        const below = ((row + 1) % rows) * columns
        expect(dealt[row * columns + ((column + 1) % columns)]).not.toBe(own)
        expect(dealt[below + column]).not.toBe(own)
        expect(dealt[below + ((aside + columns) % columns)]).not.toBe(own)
      }
  })
})

describe('fitting', () => {
  test('hexagonal cells keep their ratio within four per cent in a square repeat of 160 mm', () => {
    for (const side of [8, 10, 13, 16]) {
      const cells = fitCellPair(
        { widthMm: 160, heightMm: 160 },
        { wideMm: side * Math.sqrt(3), tallMm: side * 1.5 },
        { rows: 2 },
      )
      expect(Math.abs(cells.wideMm / cells.tallMm / (Math.sqrt(3) / 1.5) - 1)).toBeLessThan(0.04)
      expect(cells.rows % 2).toBe(0)
    }
  })

  test('arcs keep to their circle within a thousandth', () => {
    const half: Ring = arcKnots([3, 4], 5, 0.3, 0.3 + Math.PI)
    for (const [x, y] of silhouette(half).slice(1, -1))
      expect(Math.abs(Math.hypot(x - 3, y - 4) / 5 - 1)).toBeLessThan(0.001)
  })
})

function areaOf(ring: Ring): number {
  const points = silhouette(ring)
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

function key(points: readonly Point[]): string {
  return points
    .map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`)
    .sort()
    .join(' ')
}

/** Pixels that differ between a band and its image under a move, after a shift along the band. */
function countMoved(data: Uint8Array, size: number, move: (x: number, y: number) => Point, shift: number): number {
  let faults = 0
  for (let row = 0; row < size; row += 2)
    for (let column = 0; column < size; column += 2) {
      const [x, y] = move((column + 0.5) / size, (row + 0.5) / size)
      const from = (((Math.floor(x * size) + shift) % size) + size) % size
      if (data[Math.floor(y * size) * size + from] !== data[row * size + column]) faults += 4
    }
  return faults
}
