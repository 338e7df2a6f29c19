import sharp from 'sharp'
import { projectBack } from '../../../processors/engines/enlarge/back-projection.ts'
import { type BandRenderer, createCubicRenderer } from '../../../processors/engines/enlarge/band-renderer.ts'
import { chooseMethod, type EnlargeMethod } from '../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../processors/engines/enlarge/sample-grid.ts'
import { degrade, type Picture, psnr, reduceByArea, reduceByCubic } from './picture.ts'
import { createScenes, type Scene } from './scenes.ts'

type Peer = 'nearest' | 'sharp' | 'projection' | 'heddle'
const peers: readonly Peer[] = ['nearest', 'sharp', 'projection', 'heddle']

/** Prints the mean gain of every peer over the centred cubic, in dB, family by family. */
export async function measureQuality(scale: number, size: number): Promise<void> {
  console.log(`\n×${scale} to ${size}², gain over the centred Catmull-Rom in dB (worst picture in brackets)`)
  console.log([''.padEnd(24), 'cubic dB'.padStart(9), ...peers.map((peer) => peer.padStart(16))].join(' '))
  const gains = new Map<string, { cubic: number; readonly gain: Record<Peer, number> }[]>()
  for (const scene of createScenes()) {
    const truth = await scene.draw(size)
    for (const [way, small] of await reduceEachWay(scene, truth, scale)) {
      const cubic = psnr(drawn(small, scene, scale, 'bicubic').data, truth.data)
      const gain = Object.fromEntries(
        await Promise.all(
          peers.map(async (peer) => [
            peer,
            psnr((await enlargeBy(peer, small, scene, scale)).data, truth.data) - cubic,
          ]),
        ),
      )
      const key = `${scene.family}, ${way}`
      gains.set(key, [...(gains.get(key) ?? []), { cubic, gain }])
    }
  }
  for (const [key, rows] of gains) {
    const cells = peers.map((peer) => {
      const values = rows.map(({ gain }) => gain[peer])
      return `${mean(values).toFixed(2)} (${Math.min(...values).toFixed(2)})`.padStart(16)
    })
    console.log(
      [
        key.padEnd(24),
        mean(rows.map(({ cubic }) => cubic))
          .toFixed(2)
          .padStart(9),
        ...cells,
      ].join(' '),
    )
  }
}

async function reduceEachWay({ family }: Scene, truth: Picture, scale: number): Promise<[string, Picture][]> {
  const area = reduceByArea(truth, scale)
  const ways: [string, Picture][] = [
    ['area', area],
    ['cubic', reduceByCubic(truth, scale)],
  ]
  if (family === 'flat' || family === 'icons')
    for (const kind of ['jpeg', 'blur', 'noise'] as const) ways.push([kind, await degrade(area, kind)])
  return ways
}

async function enlargeBy(peer: Peer, small: Picture, scene: Scene, scale: number): Promise<Picture> {
  if (peer === 'heddle') return drawn(small, scene, scale, 'auto')
  if (peer === 'projection') {
    const grid = createSampleGrid(sourceOf(small), { x: scene.tile, y: scene.tile })
    return renderAll(createCubicRenderer(projectBack(grid, scale), scale, 'same'))
  }
  const { data, width, height, channels } = small
  const kernel = peer === 'nearest' ? 'nearest' : 'cubic'
  const enlarged = sharp(data, { raw: { width, height, channels } }).resize(width * scale, height * scale, { kernel })
  return { data: await enlarged.raw().toBuffer(), width: width * scale, height: height * scale, channels }
}

function drawn(small: Picture, { tile }: Scene, scale: number, method: EnlargeMethod): Picture {
  const wrap = { x: tile, y: tile }
  return renderAll(chooseMethod(sourceOf(small), { scale, tile: wrap, method, flattens: false }).renderer)
}

function sourceOf(small: Picture) {
  return { ...small, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
}

function renderAll(renderer: BandRenderer): Picture {
  const { width, height } = renderer
  const data = new Uint8Array(width * height * 3)
  renderer.render(0, data)
  return { data, width, height, channels: 3 }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
