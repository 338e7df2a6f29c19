// Cuts pieces of the pattern engine's own designs into one file of raw pixels, for the network to learn from:
//   node write-designs.ts OUT.rgb [--rounds 6] [--seed 1]
// Each round draws every family the split leaves to training once more, with another seed and size.
import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawDesign } from '../../../pattern/draw/draw-design.ts'
import { families } from '../../../pattern/families/registry.ts'
import { createRandom, type Random } from '../../../pattern/kit/chance/random.ts'
import { understandPrompt } from '../../../pattern/prompt/understand-prompt.ts'
import { rgbsOf } from '../../../pattern/render/design-file.ts'
import { fillIndexPlane, type IndexPlane } from '../../../pattern/render/index-plane.ts'
import { checkRequest } from '../../../pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../pattern/spec/resolve-spec.ts'
import { checkFamilies } from './split.ts'

/** Pixels of a piece's side; `patches.py` reads the same. */
const PIECE_SIDE = 224
const PIECES_PER_DESIGN = 24
const SIDE_LEAST = 800
const SIDE_MOST = 2600
/** Samples per pixel and axis that edges are smoothed from. */
const FINENESS = 3
/** Share of the pieces that keep the engine's hard pixels. */
const HARD_SHARE = 0.25
/** Share of the pieces of one ink alone that are kept: they teach little. */
const PLAIN_SHARE = 0.1

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '6' }, seed: { type: 'string', default: '1' } },
})
await writeDesigns(positionals[0] ?? 'designs.rgb', Number(values.rounds), Number(values.seed))

async function writeDesigns(path: string, rounds: number, firstSeed: number): Promise<void> {
  const file = await open(path, 'w')
  const names = families.map(({ name }) => name).filter((name) => !checkFamilies.includes(name))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const random = createRandom(`train/${name}/${firstSeed + round}`)
      for (const piece of cutDesign(name, firstSeed + round, random)) await file.write(piece)
    }
    console.log(`round ${round + 1} of ${rounds}: ${names.length} families`)
  }
  await file.close()
}

function cutDesign(family: string, seed: number, random: Random): Uint8Array[] {
  const prompt = family.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed, spec: { family } })
  const spec = resolveSpec(request, understandPrompt(prompt).wishes)
  const cloth = drawDesign(spec)
  const side = Math.round(SIDE_LEAST + random.next() ** 1.5 * (SIDE_MOST - SIDE_LEAST))
  const [longest, shortest] = [Math.max(cloth.widthMm, cloth.heightMm), Math.min(cloth.widthMm, cloth.heightMm)]
  const narrow = Math.max(PIECE_SIDE, Math.round((side * shortest) / longest))
  const [width, height] = cloth.widthMm >= cloth.heightMm ? [side, narrow] : [narrow, side]
  const plane = fillIndexPlane(cloth, width * FINENESS, height * FINENESS)
  const inks = rgbsOf(spec).map((rgb) => rgb.map(Math.round))
  const pieces: Uint8Array[] = []
  for (let tries = 0; tries < PIECES_PER_DESIGN * 3 && pieces.length < PIECES_PER_DESIGN; tries++) {
    const left = random.below(width - PIECE_SIDE + 1)
    const top = random.below(height - PIECE_SIDE + 1)
    if (isPlain(plane, left, top) && !random.chance(PLAIN_SHARE)) continue
    pieces.push(cutPiece(plane, inks, left, top, random.chance(HARD_SHARE)))
  }
  return pieces
}

function isPlain({ data, width }: IndexPlane, left: number, top: number): boolean {
  const first = data[top * FINENESS * width + left * FINENESS]
  for (let y = 0; y < PIECE_SIDE; y += 2)
    for (let x = 0; x < PIECE_SIDE; x += 2)
      if (data[(top + y) * FINENESS * width + (left + x) * FINENESS] !== first) return false
  return true
}

/** One piece as bytes; edges are smoothed by the mean of their samples, or the middle sample is taken. */
function cutPiece(
  { data, width }: IndexPlane,
  inks: readonly (readonly number[])[],
  left: number,
  top: number,
  isHard: boolean,
): Uint8Array {
  const piece = new Uint8Array(PIECE_SIDE * PIECE_SIDE * 3)
  const middle = Math.floor(FINENESS / 2)
  for (let y = 0; y < PIECE_SIDE; y++)
    for (let x = 0; x < PIECE_SIDE; x++) {
      const start = (top + y) * FINENESS * width + (left + x) * FINENESS
      const at = (y * PIECE_SIDE + x) * 3
      if (isHard) {
        piece.set(inks[data[start + middle * width + middle]], at)
        continue
      }
      const sum = [0, 0, 0]
      for (let k = 0; k < FINENESS ** 2; k++) {
        const ink = inks[data[start + Math.floor(k / FINENESS) * width + (k % FINENESS)]]
        for (let c = 0; c < 3; c++) sum[c] += ink[c]
      }
      for (let c = 0; c < 3; c++) piece[at + c] = Math.round(sum[c] / FINENESS ** 2)
    }
  return piece
}
