import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import { bringPotrace, coveragePotrace, stackedPotrace } from './c-potrace.ts'
import { npmPotrace } from './npm-potrace.ts'
import { bringNpmTracers, imageTracer, neplex } from './npm-tracers.ts'
import { bringVtracer, vtracerBest, vtracerDefault } from './vtracer.ts'

/** Another tracer: a picture and the number of its inks in, an SVG out. */
export type Peer = {
  readonly name: string
  readonly trace: (image: RgbaImage, inkCount: number) => Promise<string> | string
}

/** Segments are counted in shares of this peer's. */
export const STACKED = 'potrace'

export const peerChoices = ['none', 'potrace', 'all'] as const
export type PeerChoice = (typeof peerChoices)[number]

/** The peers that can be run here; what cannot be reached is left out with a reason printed. */
export async function listPeers(choice: PeerChoice): Promise<Peer[]> {
  if (choice === 'none') return []
  const potrace = await bringPotrace()
  const peers: Peer[] = []
  if (potrace)
    peers.push(
      { name: STACKED, trace: (image, count) => stackedPotrace(potrace, image, count) },
      { name: 'coverage', trace: (image, count) => coveragePotrace(potrace, image, count) },
    )
  if (choice === 'potrace') return peers
  const vtracer = await bringVtracer()
  if (vtracer)
    peers.push(
      { name: 'vtracer', trace: (image) => vtracerDefault(vtracer, image) },
      { name: 'vtracer+', trace: (image, count) => vtracerBest(vtracer, image, count) },
    )
  const tracers = await bringNpmTracers()
  if (tracers)
    peers.push(
      { name: 'neplex', trace: (image) => neplex(tracers, image) },
      { name: 'imagetracer', trace: (image, count) => imageTracer(tracers, image, count) },
    )
  peers.push({ name: 'npm-potrace', trace: npmPotrace })
  return peers
}
