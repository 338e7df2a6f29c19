import { describe, expect, test } from '@jest/globals'
import { batik } from '../../../../../../../processors/engines/pattern/families/resist/batik.ts'
import { paintCrackle } from '../../../../../../../processors/engines/pattern/families/resist/crackle.ts'
import { bloomMedallion } from '../../../../../../../processors/engines/pattern/families/resist/ikat/bound-figures.ts'
import { ikat } from '../../../../../../../processors/engines/pattern/families/resist/ikat.ts'
import { drawParang } from '../../../../../../../processors/engines/pattern/families/resist/parang.ts'
import { shibori } from '../../../../../../../processors/engines/pattern/families/resist/shibori.ts'
import { tieDye } from '../../../../../../../processors/engines/pattern/families/resist/tie-dye.ts'
import { createCloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 120

describe('things in batik', () => {
  const planeOf = (kind: string, motifs: string[]) =>
    fillIndexPlane(batik.draw(makePlan(batik, 5, { styles: [kind], motifs })), SIZE, SIZE).data

  test.each(['floral', 'wax'])('%s: what the prompt names is seen, and the cloth round it stays', (kind) => {
    const planes = [[], ['pineapple'], ['turtle']].map((motifs) => planeOf(kind, motifs))
    for (const [one, other] of [
      [0, 1],
      [1, 2],
    ]) {
      const differing = planes[one].filter((ink, at) => ink !== planes[other][at]).length / planes[one].length
      expect(differing).toBeGreaterThan(0.01)
      if (kind === 'wax') expect(differing).toBeLessThan(0.2)
    }
  })
})

test('the flower of a floral ikat has petals and clefts', () => {
  const parts = { rim: 1, field: 2, heart: 3, spark: 1, ground: 0, wide: 0.84, tall: 1, echo: 1 }
  const rim = bloomMedallion(parts).find(({ ink, isIn }) => ink === 1 && isIn(0, 0))
  const reachAt = (turn: number): number =>
    Math.max(
      ...Array.from({ length: 90 }, (_, at) => at / 60).filter((far) =>
        rim?.isIn(far * Math.cos(turn), far * Math.sin(turn)),
      ),
    )
  // Petals lie on the axes and clefts between them.
  expect(reachAt(0)).toBeGreaterThan(1.2 * reachAt(Math.PI / 9))
})

describe('cloths of Cirebon and of the Yoruba', () => {
  test('clouds are banded from the deepest dye to the palest within a rim of wax', () => {
    const hexes = ['#8c1d2c', '#152450', '#27498c', '#5580bd', '#9bb9dc', '#f1ead9']
    const { shapes } = batik.draw(makePlan(batik, 5, { styles: ['megamendung'], hexes }))
    expect(shapes.slice(0, 6).map(({ ink }) => ink)).toEqual([5, 1, 2, 3, 4, 5])
  })

  test.each([1, 2, 3])('no square of an eleko is painted as the one beside or below it, seed %i', (seed) => {
    const plan = makePlan(batik, seed, { styles: ['eleko'] })
    const squares = batik.draw(plan).shapes.filter(({ ink, rings }) => ink === plan.cast.line && rings.length > 1)
    const side = Math.sqrt(squares.length)
    const figures = squares.map(({ rings }) => rings.map((ring) => ring.length).join())
    expect(side).toBe(6)
    figures.forEach((figure, at) => {
      expect(figure).not.toBe(figures[at - (at % side) + ((at + 1) % side)])
      expect(figure).not.toBe(figures[(at + side) % figures.length])
    })
  })
})

describe.each([shibori, tieDye, batik].map((family) => [family.name, family] as const))('%s', (_, family) => {
  const kinds = Object.keys(family.kinds ?? {}).filter((kind) => kind !== 'crackle')

  test('draws every technique that can be named, each another cloth', () => {
    const planes = kinds.map((kind) => {
      const cloth = family.draw(makePlan(family, 5, { styles: [kind] }))
      return Buffer.from(fillIndexPlane(cloth, SIZE, SIZE).data).toString('base64')
    })
    expect(new Set(planes).size).toBe(kinds.length)
  })

  test('takes the technique from the details of a spec before the words', () => {
    const [first, second] = kinds
    const byWords = family.draw(makePlan(family, 5, { styles: [first] }))
    const byDetails = family.draw(makePlan(family, 5, { styles: [second], details: { kind: first } }))
    expect(byDetails).toEqual(byWords)
  })
})

describe('itajime', () => {
  test('shows its folds: left and right of a crease are nearly the same', () => {
    const plan = makePlan(shibori, 2, { styles: ['itajime'], hexes: ['#f3ecdc', '#27395c'] })
    const { data } = fillIndexPlane(shibori.draw(plan), SIZE, SIZE)
    let same = 0
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) if (data[y * SIZE + x] === data[y * SIZE + SIZE - 1 - x]) same++
    // The bleed of the dye is never quite alike; without folds about half would agree.
    expect(same / SIZE ** 2).toBeGreaterThan(0.8)
  })
})

describe('ikat', () => {
  test('feathers along the warp only: across it every edge lies on a thread', () => {
    const plan = makePlan(ikat, 1)
    const threadMm = plan.widthMm / (2 * 48)
    const { shapes } = ikat.draw(plan)
    expect(shapes.length).toBeGreaterThan(0)
    for (const { rings } of shapes)
      for (const ring of rings)
        for (const [x] of ring) expect(Math.abs((x / threadMm) * 2 - Math.round((x / threadMm) * 2))).toBeLessThan(1e-6)
  })

  test('leaves little open ground: an echo runs round the large figures, and those between come near it', () => {
    const shares = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { data } = fillIndexPlane(ikat.draw(makePlan(ikat, seed, { motifs: ['diamond'] })), SIZE, SIZE)
      return data.filter((ink) => ink === 0).length / SIZE ** 2
    })
    expect(Math.max(...shares)).toBeLessThan(0.56)
  })
})

describe('beasts in an ikat', () => {
  const inkShares = (motifs: readonly string[]) => {
    const { data } = fillIndexPlane(ikat.draw(makePlan(ikat, 3, { motifs })), SIZE, SIZE)
    return { data, rows: data.filter((ink) => ink !== 0).length / SIZE ** 2 }
  }

  test('are bound into the warp in place of the large figures and look at one another', () => {
    const [plain, horses] = [inkShares([]), inkShares(['horse'])]
    expect(Buffer.from(horses.data)).not.toEqual(Buffer.from(plain.data))
    expect(horses.rows).toBeGreaterThan(0.2)
    const { shapes } = ikat.draw(makePlan(ikat, 3, { motifs: ['horse'] }))
    const threadMm = ikat.repeatMm / (2 * 48)
    for (const { rings } of shapes)
      for (const ring of rings)
        for (const [x] of ring) expect(Math.abs((x / threadMm) * 2 - Math.round((x / threadMm) * 2))).toBeLessThan(1e-6)
    // The second column is the first one seen in a mirror, but for the slide of its threads.
    let same = 0
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) if (horses.data[y * SIZE + x] === horses.data[y * SIZE + SIZE - 1 - x]) same++
    expect(same / SIZE ** 2).toBeGreaterThan(0.85)
  })

  test('a diamond is the shape of the figure, no thing to be bound', () => {
    const drawn = ikat.draw(makePlan(ikat, 3, { motifs: ['diamond'] }))
    const { data } = fillIndexPlane(drawn, SIZE, SIZE)
    let same = 0
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE / 2; x++) if (data[y * SIZE + x] === data[y * SIZE + SIZE / 2 - 1 - x]) same++
    expect(same / (SIZE ** 2 / 2)).toBeGreaterThan(0.7)
  })
})

describe('crackle', () => {
  const draw = (seed: string) => {
    const cloth = createCloth(320, 320, 0)
    paintCrackle(cloth, createRandom(seed), 1, { veins: 20, halfMm: 0.5, lengthMm: 120 })
    return cloth.shapes
  }

  test('branches: there are more veins than were started', () => {
    expect(draw('a').length).toBeGreaterThan(28)
  })

  test('is the same for the same stream and another for another', () => {
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })
})

test('bands of parang run along the diagonal: a blade further the cloth is the same', () => {
  const plan = makePlan(batik, 1)
  const cloth = createCloth(320, 320, 0)
  drawParang(cloth, plan, () => ({ wax: 1, first: 2, second: 3, cloth: 0 }))
  const blades = 20
  const { data } = fillIndexPlane(cloth, blades * 8, blades * 8)
  const side = blades * 8
  const moved = data.filter((ink, at) => {
    const [x, y] = [(at + 8) % side, (Math.floor(at / side) - 8 + side) % side]
    return ink !== data[y * side + x]
  })
  expect(moved.length / data.length).toBeLessThan(0.02)
  expect(data.filter((ink) => ink !== 0).length / data.length).toBeGreaterThan(0.3)
})

test('spiders of shibori keep the white of what was bound, and the cloth between them takes the deepest dye', () => {
  const { data } = fillIndexPlane(shibori.draw(makePlan(shibori, 2, { styles: ['kumo'] })), 192, 192)
  const shareOf = (ink: number, at: readonly [number, number]) => {
    const near = Array.from({ length: 121 }, (_, step) => {
      const [x, y] = [at[0] + (step % 11) - 5, at[1] + Math.floor(step / 11) - 5]
      return data[((y + 192) % 192) * 192 + ((x + 192) % 192)]
    })
    return near.filter((one) => one === ink).length / near.length
  }
  // Three cells of 64 pixels across, a spider in the middle of each and at each corner.
  const ground = makePlan(shibori, 2).cast.ground
  expect(shareOf(ground, [32, 32])).toBeGreaterThan(0.3)
  expect(shareOf(ground, [32, 0])).toBe(0)
  expect(shareOf(ground, [0, 32])).toBe(0)
})

test.each([2, 3, 5])('no border between two knots of a tie-dye is ruled, seed %i', (seed) => {
  const { data } = fillIndexPlane(tieDye.draw(makePlan(tieDye, seed, { styles: ['spiral'] })), 240, 240)
  let longest = 0
  for (const [along, across] of [
    [1, 240],
    [240, 1],
  ])
    for (let line = 1; line < 240; line++)
      for (let at = 0, run = 0; at < 240; at++) {
        const place = at * along + line * across
        run = data[place] === data[place - across] ? 0 : run + 1
        longest = Math.max(longest, run)
      }
  // Unbroken stretches of a row or column at which the ink changes; a ruled border makes them a seventh of the period
  // and more.
  expect(longest).toBeLessThan(33)
})
