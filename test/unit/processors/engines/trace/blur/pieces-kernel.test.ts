// Thin pieces of one ink that may belong to a line of another one, as the kernel finds them.
import { describe, expect, test } from '@jest/globals'
import { createBlurBoard } from '../../../../../../processors/engines/trace/blur/blur-board.ts'

const NONE = -1

type FoundPiece = { readonly pixels: readonly number[]; readonly border: number; readonly shared: readonly number[] }

/** Every piece of labels in which digits are inks; a pixel with a `+` behind it shows its ink pure. */
function pieces(rows: readonly string[], transparent = NONE): FoundPiece[] {
  const cells = rows.map((row) => row.match(/\d\+?/g) ?? [])
  const [width, height] = [cells[0].length, cells.length]
  const ink = Uint8Array.from(cells.flat(), (cell) => Number.parseInt(cell, 10))
  const taps = Float32Array.of(0.5, 0.25)
  const board = createBlurBoard({ ink, width, height, wrap: false }, taps, taps)
  board.ink.set(ink)
  board.isInside.set(cells.flat().map((cell) => (cell.endsWith('+') ? 1 : 0)))
  board.call.startPieces()
  const found: FoundPiece[] = []
  let from = 0
  for (;;) {
    const count = board.call.nextPiece(from, 3, transparent)
    if (count === 0) return found
    const pixels = [...board.patch.subarray(0, count)]
    found.push({ pixels, border: board.pieceBorder[0], shared: [...board.pieceShared.subarray(0, 3)] })
    from = pixels[0] + 1
  }
}

const ground = '0+0+0+0+0+0+0+'

describe('thin pieces', () => {
  test('are found with all their pixels and the length of their border with each ink', () => {
    const [piece, ...others] = pieces([ground, '0 0 0 0 0 0 0 ', '0 0 1 1 1 2 0 ', '0 0 0 0 0 0 0 ', ground])
    expect(others).toHaveLength(0)
    expect([...piece.pixels].sort((a, b) => a - b)).toEqual([16, 17, 18])
    // Eight sides, of which one is the other line's, and twelve corners.
    const [side, corner] = [Math.PI / 8, (Math.PI / 8) * Math.SQRT1_2]
    expect(piece.border).toBeCloseTo(8 * side + 12 * corner, 9)
    expect(piece.shared[2]).toBeCloseTo(side, 9)
    expect(piece.shared[0]).toBeCloseTo(7 * side + 12 * corner, 9)
  })

  test('are none where they show their ink pure, touch the frame, are a dot or are no ink', () => {
    const around = '0 0 0 0 0 0 0 '
    expect(pieces([ground, around, '0 0 1 1 1 1+0 ', around, ground])).toHaveLength(0)
    expect(pieces([ground, around, '0 0 0 1 1 1 1 ', around, ground])).toHaveLength(0)
    expect(pieces([ground, around, '0 0 1 1 0 0 0 ', around, ground])).toHaveLength(0)
    expect(pieces([ground, around, '0 0 1 1 1 0 0 ', around, ground], 1)).toHaveLength(0)
    expect(pieces([ground, around, '0 0 1 1 1 0 0 ', around, ground])).toHaveLength(1)
  })

  test('follow each other once, joined over corners', () => {
    const found = pieces(['0 0 0 0 0 0 0 ', '0 1 0 0 0 2 0 ', '0 0 1 0 0 2 0 ', '0 0 0 1 0 2 0 ', '0 0 0 0 0 0 0 '])
    expect(found.map(({ pixels }) => pixels)).toEqual([
      [8, 16, 24],
      [12, 19, 26],
    ])
  })
})
