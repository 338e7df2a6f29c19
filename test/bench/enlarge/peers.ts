import sharp from 'sharp'
import { projectBack } from '../../../processors/engines/enlarge/bands/back-projection.ts'
import { type BandRenderer, createCubicRenderer } from '../../../processors/engines/enlarge/bands/band-renderer.ts'
import { chooseMethod, type EnlargeMethod } from '../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../processors/engines/enlarge/picture/sample-grid.ts'
import { enlargeByLanczos } from './lanczos.ts'
import type { Peer } from './peer.ts'
import type { Picture } from './picture.ts'
import { findRegistryPeers } from './registry-peers.ts'
import { enlargeByScale2x } from './scale2x.ts'

/** Everything a user could do instead, those first that need nothing fetched. */
export async function findPeers(): Promise<readonly Peer[]> {
  const fetched = await findRegistryPeers()
  return [nearest, lanczos, sharpResize, projection, scale2x, network, ...fetched]
}

/** The reference: centred Catmull-Rom. */
export async function enlargeByCubic(small: Picture, scale: number, tile: boolean): Promise<Picture> {
  return (await enlargeByHeddle(small, scale, tile, 'bicubic')).picture
}

export async function enlargeByHeddle(small: Picture, scale: number, tile: boolean, method: EnlargeMethod) {
  const source = { ...small, format: 'png', hasAlpha: small.channels === 4, dpi: undefined, notes: [] }
  const wrap = { x: tile, y: tile }
  const choice = await chooseMethod(source, { scale, tile: wrap, method, flattens: false })
  return { picture: await renderAll(choice.renderer), method: choice.method }
}

const nearest: Peer = {
  name: 'nearest',
  enlarge: async (small, scale) => resized(small, scale, 'nearest'),
}

const sharpResize: Peer = {
  name: 'sharp',
  enlarge: async (small, scale) => resized(small, scale, 'lanczos3'),
}

const lanczos: Peer = {
  name: 'lanczos',
  enlarge: async (small, scale, tile) => enlargeByLanczos(small, scale, tile),
}

const projection: Peer = {
  name: 'projection',
  enlarge: async (small, scale, tile) => {
    const source = { ...small, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
    const grid = createSampleGrid(source, { x: tile, y: tile })
    return renderAll(createCubicRenderer(projectBack(grid, scale), scale, 'same'))
  },
}

/** Our own network by itself, to be seen beside what the choice between methods adds. */
const network: Peer = {
  name: 'network',
  enlarge: async (small, scale, tile) => (await enlargeByHeddle(small, scale, tile, 'network')).picture,
}

const scale2x: Peer = {
  name: 'scale2x',
  enlarge: async (small, scale) => {
    let picture = small
    for (let done = 1; done < scale; done *= 2) picture = enlargeByScale2x(picture)
    return picture
  },
}

async function resized(small: Picture, scale: number, kernel: 'nearest' | 'lanczos3'): Promise<Picture> {
  const { data, width, height, channels } = small
  const enlarged = sharp(data, { raw: { width, height, channels } }).resize(width * scale, height * scale, { kernel })
  return { data: await enlarged.raw().toBuffer(), width: width * scale, height: height * scale, channels }
}

async function renderAll(renderer: BandRenderer): Promise<Picture> {
  const { width, height, samples } = renderer
  const channels = samples === 4 ? 4 : 3
  const data = new Uint8Array(width * height * channels)
  await renderer.render(0, data)
  return { data, width, height, channels }
}
