import { describe, expect, it } from '@jest/globals'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { findRuledLines } from '../../../../../processors/engines/enlarge/flat/find-ruled-lines.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { type Picture, psnr, reduceByArea, sourceOf } from './pictures.ts'

const SIDE = 256
const LINE = [60, 60, 70]

/** Ruled paper: lines across every 24th row, one pixel high, and down every 64th column, two pixels wide. */
function tablePicture(isRuled: boolean): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % SIDE, Math.floor(at / 3 / SIDE)]
    const isInside = isRuled || (x > 60 && x < 140 && y > 60 && y < 140)
    return isInside && (x % 64 < 2 || y % 24 === 0) ? LINE[at % 3] : 255
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

async function enlarge(picture: Picture, method: 'auto' | 'bicubic'): Promise<Picture> {
  const tile = { x: false, y: false }
  const { renderer } = await chooseMethod(sourceOf(picture), { scale: 4, tile, method, flattens: false })
  const data = new Uint8Array(renderer.width * renderer.height * 3)
  await renderer.render(0, data)
  return { data, width: renderer.width, height: renderer.height, channels: 3 }
}

function ruledOf(picture: Picture): Uint8Array {
  return findRuledLines(createSampleGrid(sourceOf(picture), { x: false, y: false }))
}

describe('lines along the whole picture inside one pixel', () => {
  it('are found across, down and where they cross', () => {
    const small = reduceByArea(tablePicture(true), 4)
    const ruled = ruledOf(small)
    expect(ruled[6 * small.width + 5]).toBe(1)
    expect(ruled[9 * small.width + 16]).toBe(1)
    expect(ruled[6 * small.width + 16]).toBe(1)
    expect(ruled[9 * small.width + 5]).toBe(0)
  })

  it('are not those that end inside it', () => {
    expect(ruledOf(reduceByArea(tablePicture(false), 4)).includes(1)).toBe(false)
  })

  it('are drawn no worse than by the cubic, wherever in the pixel they ran', async () => {
    const truth = tablePicture(true)
    const small = reduceByArea(truth, 4)
    expect(psnr(await enlarge(small, 'auto'), truth)).toBeGreaterThan(psnr(await enlarge(small, 'bicubic'), truth))
  })
})
