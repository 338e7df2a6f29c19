import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RgbaImage } from '../../../../processors/engines/raster/decode.ts'
import { bring } from '../bench-cache.ts'

const TRACERS = {
  name: 'npm-tracers',
  command: 'npm install --prefix . --no-audit --no-fund @neplex/vectorizer@0.1.0 imagetracerjs@1.2.6',
}

/** The parts of both packages that are used; neither states its types in a way that can be imported from a cache. */
type Vectorizer = {
  vectorizeRawSync(pixels: Buffer, size: { width: number; height: number }, preset: number): string
}
type ImageTracer = {
  imagedataToSVG(image: { data: Uint8Array; width: number; height: number }, options: Record<string, number>): string
}

export type NpmTracers = { readonly vectorizer: Vectorizer; readonly imagetracer: ImageTracer }

/** Both packages from the cache, when they can be had. */
export async function bringNpmTracers(): Promise<NpmTracers | undefined> {
  const folder = await bring(TRACERS)
  if (!folder) return undefined
  const require = createRequire(join(folder, 'node_modules', 'peers.js'))
  return { vectorizer: require('@neplex/vectorizer'), imagetracer: require('imagetracerjs') }
}

const POSTER_PRESET = 1

/** @neplex/vectorizer with its poster preset. */
export function neplex({ vectorizer }: NpmTracers, { data, width, height }: RgbaImage): string {
  return vectorizer.vectorizeRawSync(Buffer.from(data), { width, height }, POSTER_PRESET)
}

/** imagetracerjs told the number of inks, without strokes. */
export function imageTracer({ imagetracer }: NpmTracers, { data, width, height }: RgbaImage, count: number): string {
  return imagetracer.imagedataToSVG(
    { data, width, height },
    { numberofcolors: count, strokewidth: 0, roundcoords: 2, colorsampling: 2, viewbox: 1 },
  )
}
